"""The renderer: it knows no game, fits 80 columns and 24 lines, and says everything without colour."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import clowder
from clowder.engine import catalogue
from clowder.engine.text import LANGUAGES
from clowder.terminal.drawing.screen import News, Screen
from clowder.terminal.drawing.wording import Wording

NAMES = ("You", "Mochi", "Biscuit", "Pepper", "Luna", "Felix")


class MadeUp(Wording):
    """The wording of a game that does not exist: what is shown comes from the view and the texts alone."""

    def has(self, key: str) -> bool:
        return key != "fact-silent"

    def own(self, key: str, args: dict[str, Any] | None = None) -> str:
        given = args or {}
        if key == "card":
            return f"{given['colour']} {given['worth']}"
        if key.startswith("choice-"):
            return f"{key} {', '.join(given)}".strip()
        return f"{key} {given['value']}" if "value" in given else {"name": "Purr"}.get(key, key)


def made_up() -> dict[str, Any]:
    """A view of a game that does not exist."""
    red, blue = {"colour": "red", "worth": 3}, {"colour": "blue", "worth": 4}

    def area(facts: dict[str, Any], places: dict[str, Any]) -> dict[str, Any]:
        return {"facts": facts, "places": places}

    def heap(count: int) -> dict[str, Any]:
        return {"count": count}

    def cards(faces: list[Any]) -> dict[str, Any]:
        return {"count": len(faces), "cards": faces}

    table = area({"round": 2, "nothing": None, "silent": 1}, {"pile": heap(20), "open": cards([7, None])})
    seats = [
        area({"mice": 1}, {"hand": cards([red, blue]), "won": cards([])}),
        area({"mice": 2}, {"hand": heap(2), "won": cards([red])}),
        area({"mice": 0}, {"hand": heap(0), "won": cards([])}),
    ]
    choices = [{"id": 4, "kind": "leap", **red}, {"id": 9, "kind": "give", "gift": blue}, {"id": 11, "kind": "nap"}]
    head = {"game": "purr", "players": 3, "seat": 0, "step": 5, "actor": 0, "phase": "pounce", "over": False}
    return {**head, "table": table, "seats": seats, "choices": choices, "result": None}


def dump(view: dict[str, Any], wording: Wording, news: News, columns: int = 80, rows: int = 24, **how: Any) -> str:
    """The screen as text."""
    console = Console(file=io.StringIO(), width=columns, height=rows, **how)
    return "\n".join(line.plain for line in Screen(console).draw(view, wording, news)) + "\n"


def test_a_game_nobody_knows_is_drawn_from_its_view_alone() -> None:
    drawn = dump(made_up(), MadeUp("purr", "en", NAMES, 0), News(["Once upon a time.", "Mochi leaps."], 1))
    assert drawn == (Path(__file__).parent / "made_up.txt").read_text("utf-8")


def test_a_low_screen_gets_chips_in_place_of_boxes() -> None:
    drawn = dump(made_up(), MadeUp("purr", "en", NAMES, 0), News(["Mochi leaps."] * 9, 9), rows=16)
    assert "╭" not in drawn
    assert "[red 3] [blue 4]" in drawn


def test_the_number_on_a_card_is_that_of_the_choice_about_it() -> None:
    drawn = dump(made_up(), MadeUp("purr", "en", NAMES, 0), News([], 0))
    assert "╰───1───╯╰───2────╯" in drawn


def test_nothing_is_said_by_colour_alone() -> None:
    """The plain text marks whose turn it is, what is new, and who won."""
    view = made_up()
    wording = MadeUp("purr", "en", NAMES, 0)
    assert "▶ your turn" in dump(view, wording, News([], 0))
    assert "▶ Mochi" in dump({**view, "actor": 1, "choices": []}, wording, News([], 0))
    assert "• new" in dump(view, wording, News(["old", "new"], 1))
    assert "  old" in dump(view, wording, News(["old", "new"], 1))
    over = {
        **view,
        "over": True,
        "actor": None,
        "choices": [],
        "result": {"winners": [1], "scores": [1, 5, 2], "reason": "mice", "ranking": [1, 2, 0]},
    }
    ending = dump(over, wording, News([], 0))
    assert "★ Mochi wins: reason-mice." in ending
    assert [line.split()[:2] for line in ending.splitlines()[-3:]] == [["★", "Mochi"], ["Biscuit", "2"], ["You", "1"]]


def test_shared_wins_name_all_winners() -> None:
    over = {
        **made_up(),
        "over": True,
        "actor": None,
        "choices": [],
        "result": {"winners": [0, 2], "scores": [5, 1, 5], "reason": "tie", "ranking": [0, 2, 1]},
    }
    assert "★ you, Biscuit win together: reason-tie." in dump(over, MadeUp("purr", "en", NAMES, 0), News([], 0))


@pytest.mark.parametrize("columns", [40, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_stays_within_the_width_from_the_deal_to_the_end(name: str, language: str, columns: int) -> None:
    game = catalogue.game(name)
    players = game.players[1]
    match, chance = clowder.new(name, players, seed=columns), random.Random(columns)
    wording = Wording(name, language, NAMES)
    for step in range(150):
        if step % 5 == 0 or match.over:
            viewer = match.actor if step % 10 else None
            told = [wording.to(viewer).story(message) for message in match.story(viewer, since=match.step - 8)]
            drawn = dump(match.view(viewer), wording.to(viewer), News(told, 3), columns)
            assert max(map(cell_len, drawn.splitlines())) <= columns
        if match.over:
            break
        match.play(chance.choice(match.choices())["id"])


def test_discat_fits_80_by_24_with_six_players() -> None:
    match, chance = clowder.new("discat", 6, seed=3), random.Random(3)
    while not match.over:
        wording = Wording("discat", "en", NAMES, match.actor)
        told = [wording.story(message) for message in match.story(match.actor, since=match.step - 8)]
        drawn = dump(match.view(match.actor), wording, News(told, 8))
        assert len(drawn.splitlines()) <= 23, drawn
        match.play(chance.choice(match.choices())["id"])


@pytest.mark.parametrize(
    ("language", "mine"), [("en", "You are choosing…"), ("fr", "À toi de réfléchir…"), ("es", "Te toca pensar…")]
)
def test_who_is_waited_for_is_told_in_the_right_form(language: str, mine: str) -> None:
    wording = Wording("discat", language, NAMES, 0)
    assert wording.terminal("waiting", who={"seat": 0}) == mine
    assert wording.terminal("waiting", who={"seat": 1}).startswith("Mochi ")
