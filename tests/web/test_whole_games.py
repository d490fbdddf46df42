"""Whole games through the interface, by two people at two browsers: by mouse, by finger, by keyboard; on a desk and on a phone; in
three languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.web.browser import PHONE
from tests.web.conftest import Welcome
from tests.web.people import asked, play_to_the_end, table_for

WAYS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "discat": ({"language": "fr"}, {"size": PHONE, "touch": True}),
    "devils_scat": ({"language": "es", "size": PHONE, "touch": True}, {"theme": "dark"}),
    "gattara": ({}, {"size": PHONE, "language": "fr"}),
    "rat_a_tat_roll": ({"language": "es"}, {"size": (844, 390)}),
}
KEYS_ONLY = {"discat": 0, "gattara": 1}
"""Who plays without a mouse."""
OPTIONS: dict[str, dict[str, Any]] = {"devils_scat": {}}


@pytest.mark.parametrize("game", WAYS)
def test_two_people_play_a_whole_game(welcome: Welcome, server: str, game: str) -> None:
    """To the end, and the browsers show the same result as the record."""
    table = table_for(server, game, ["Ann", "Bob"], options=OPTIONS.get(game, {}))
    people = [welcome(**way) for way in WAYS[game]]
    for number, (person, token) in enumerate(zip(people, table["tokens"], strict=True)):
        person.keys_only = KEYS_ONLY.get(game) == number  # type: ignore[attr-defined]
        person.open(f"/table/{table['table']}#{token}")
    play_to_the_end(people, random.Random(1))
    result = asked(server, f"tables/{table['table']}/record")["result"]
    for person in people:
        won = person.page.locator(".seat.won").evaluate_all("seats => seats.map(seat => Number(seat.dataset.seat))")
        assert sorted(won) == sorted(result["winners"])
