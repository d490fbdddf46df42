"""Firefox and WebKit: a whole game of each, by two people, one at a phone and one at a desk, and every screen in both sizes
and in every language. Nothing is cut off, nothing is wider than the screen, and nothing goes wrong that the page did not
expect."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from clowder.engine import catalogue
from clowder.engine.text import LANGUAGES
from tests.web.anybody import play_to_the_end
from tests.web.browser import DESKTOP, PHONE
from tests.web.elsewhere import Elsewhere
from tests.web.firefox import Firefox
from tests.web.glasses import unreadable
from tests.web.people import SHORT, asked, table_for, the_same_deal
from tests.web.tour import STOPS, Tour
from tests.web.webkit import WebKit

SIZES = {"phone": PHONE, "desk": DESKTOP}

Two = dict[str, Elsewhere]
"""Somebody at a phone and somebody at a desk."""


@pytest.fixture(
    scope="module",
    params=[  # one process of several starts a browser, and has it for all its tests
        pytest.param(Firefox, id="firefox", marks=[pytest.mark.firefox, pytest.mark.xdist_group("firefox")]),
        pytest.param(WebKit, id="webkit", marks=[pytest.mark.webkit, pytest.mark.xdist_group("webkit")]),
    ],
)
def two(request: pytest.FixtureRequest, server: str) -> Iterator[Two]:
    kind: type[Firefox | WebKit] = request.param
    with kind.running() as browser, browser.visitor(server) as phone, browser.visitor(server) as desk:
        people: Two = {"phone": phone, "desk": desk}
        for name, person in people.items():
            person.open("/")
            person.resize(SIZES[name])
        yield people


@pytest.mark.parametrize("game", catalogue.names())
def test_two_people_play_a_whole_game(two: Two, server: str, game: str) -> None:
    with the_same_deal():
        table = table_for(server, game, ["Ann", "Bob"], options=SHORT.get(game, {}))
    for person, token, language in zip(two.values(), table["tokens"], ("fr", "es"), strict=True):
        person.open(f"/table/{table['table']}#{token}")
        person.set_language(language)
    wrong: list[str] = []
    play_to_the_end(list(two.values()), random.Random(1), lambda turn: wrong.extend(looked_at(two, f"turn {turn}")))
    assert wrong + looked_at(two, "the end") == []
    winners = asked(server, f"tables/{table['table']}/record")["result"]["winners"]
    for person in two.values():
        won = person.evaluate("() => [...document.querySelectorAll('.seat.won')].map(seat => Number(seat.dataset.seat))")
        assert sorted(won) == sorted(winners)
        assert person.complaints() == []


@pytest.fixture(scope="module")
def tour(two: Two, server: str) -> Tour:
    return Tour(server)


@pytest.mark.parametrize("stop", STOPS)
def test_every_screen_can_be_read(two: Two, tour: Tour, stop: str) -> None:
    wrong: list[str] = []
    for person in two.values():
        tour.stops()[stop](person)
    for language in LANGUAGES:
        for person in two.values():
            person.set_language(language)
        wrong += looked_at(two, language)
    assert wrong == []
    for person in two.values():
        assert person.complaints() == []


def looked_at(two: Two, when: str) -> list[str]:
    """What cannot be read in somebody's window."""
    return [f"{name}, {when}: {each}" for name, person in two.items() for each in unreadable(person)]
