"""Whole games through the interface, by two people at two browsers: by mouse, by finger, by keyboard; on a desk and on a
phone; in three languages. Both browsers are searched throughout for what they must not hold."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.web.anybody import play_to_the_end
from tests.web.browser import PHONE
from tests.web.conftest import Welcome
from tests.web.people import Person, asked, table_for
from tests.web.secrecy import Searched

SIGNS = r"\s?[▲▼♥★◆◎☠↻♟]"
WAYS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "discat": ({"language": "fr", "keys_only": True}, {"size": PHONE, "touch": True}),
    "devils_scat": ({"language": "es", "size": PHONE, "touch": True}, {"theme": "dark"}),
    "gattara": ({"language": "fr", "size": PHONE}, {"keys_only": True}),
    "rat_a_tat_roll": ({"language": "es"}, {"size": (844, 390), "calm": False}),
}


@pytest.mark.parametrize("game", WAYS)
def test_two_people_play_a_whole_game(welcome: Welcome, server: str, game: str) -> None:
    """To the end; both show the result of the record, and held nothing on the way that their seats may not know."""
    table = table_for(server, game, ["Ann", "Bob"])
    people = [welcome(**way) for way in WAYS[game]]
    searched = [Searched(*each) for each in zip(people, range(2), table["tokens"], strict=True)]
    for person, token in zip(people, table["tokens"], strict=True):
        person.open(f"/table/{table['table']}#{token}")

    def after_each(turn: int) -> None:
        if turn % 3 == 0:  # a page is large, and changes little from one choice to the next
            look(searched)
        heard.append(listen(people[0]))

    heard: list[bool] = []
    play_to_the_end(people, random.Random(1), after_each)
    assert any(heard)
    record = asked(server, f"tables/{table['table']}/record")
    for person, each in zip(people, searched, strict=True):
        won = person.page.locator(".seat.won").evaluate_all("seats => seats.map(seat => Number(seat.dataset.seat))")
        assert sorted(won) == sorted(record["result"]["winners"])
        each.check(record, person.language)


def listen(person: Person) -> bool:
    """What is read out to those who do not see is what the newest line of the log says; signs are words there. Two seconds
    later it is gone from the page: whether we came in time."""
    told, read = person.page.evaluate(
        "() => ['.log-lines li:last-child', '[data-live] span'].map(at => document.querySelector(at)?.textContent ?? '')"
    )
    said = all(part.strip() in read for part in re.split(SIGNS, told))
    assert said or not read.strip(), (told, read)
    return said


def look(searched: list[Searched]) -> None:
    """Search them all."""
    for each in searched:
        each.look()
