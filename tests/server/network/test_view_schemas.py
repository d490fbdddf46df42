"""What the OpenAPI document says of views, messages and choices is what a game really shows and tells."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest

from clowder.engine import catalogue
from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.server.network.api.openapi import document
from clowder.server.network.app import ROUTES

GAMES = pytest.mark.parametrize("game", catalogue.games(), ids=catalogue.names())


def validator(name: str) -> Any:
    """What holds plain data to a component of the document."""
    parts = {"components": document(ROUTES)["components"]}
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/components/schemas/{name}", **parts})


def matches(game: Game) -> Iterator[Match]:
    """Random matches at the smallest and the largest table, as they stand every few steps and at the end."""
    for players in game.players:
        match, chooser = Match(game, players, "schemas"), random.Random(players)
        while not match.over:
            if match.step % 7 == 0:
                yield match
            match.play(chooser.choice(match.legal))
        yield match


def renamed(plain: Any, path: tuple[str | int, ...]) -> Any:
    """The same data with the field at the end of a path under another name."""
    first, *rest = path
    if rest:
        deeper = renamed(plain[first], tuple(rest))
        return {**plain, first: deeper} if isinstance(plain, dict) else [deeper, *plain[1:]]
    return {**{name: value for name, value in plain.items() if name != first}, f"{first}_": plain[first]}


@GAMES
def test_what_is_shown_and_told_is_what_the_document_declares(game: Game) -> None:
    view, message = validator("View"), validator("Message")
    for match in matches(game):
        for seat in (*range(match.players), None):
            view.validate(match.view(seat))
            for told in match.story(seat) if match.over else ():
                message.validate(told)


@GAMES
def test_a_view_with_a_field_renamed_is_refused(game: Game) -> None:
    view = validator("View")
    plain = Match(game, game.players[0], "schemas").view(None)
    assert view.is_valid(plain)
    facts, places = plain["table"]["facts"], plain["table"]["places"]
    for path in [
        ("phase",),
        ("insight",),
        *(("table", "facts", name) for name in facts),
        *(("table", "places", name) for name in places),
        *(("seats", 0, "places", name) for name in plain["seats"][0]["places"]),
        *(("insight", name) for name in plain["insight"]),
    ]:
        assert not view.is_valid(renamed(plain, path)), path
