"""The table of a game that has none of its own. Here Discat is one: what the server says of it reaches the page under
another name, so that the page knows nothing of it but its view."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import WebSocketRoute

from tests.web.browser import PHONE
from tests.web.conftest import Welcome
from tests.web.people import Person, table_for

LAPTOP = (1280, 800)
TURNS = 6

OUT_OF_SIGHT = """() => [...document.querySelectorAll(".mine .card, .mine .heap, .mine .button")].filter((each) => {
  const { top, bottom } = each.getBoundingClientRect();
  return top < 0 || bottom > innerHeight;
}).length"""
OTHERS_PLAY = (
    '[".others button.card", ".others [data-choice]"].flatMap((each) => [...document.querySelectorAll(each)]).length'
)


def as_unknown_game(socket: WebSocketRoute) -> None:
    """Everything is let through, but for the game's name."""
    server = socket.connect_to_server()
    server.on_message(lambda text: socket.send(str(text).replace('"game":"discat"', '"game":"unheard_of"')))


def guest(welcome: Welcome, url: str, size: tuple[int, int]) -> Person:
    """Somebody at a table of four, who sees it as any game's."""
    table = table_for(url, "discat", ["Ann"], ["kitten"] * 3, manners={"pace": 0})
    ann = welcome(size=size)
    ann.excused = ("there is no text",)
    ann.page.route_web_socket(re.compile(r"/live\b"), as_unknown_game)
    ann.open(f"/table/{table['table']}#{table['tokens'][0]}")
    ann.page.wait_for_selector('.table[data-game="unheard_of"] .generic')
    return ann


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_ones_own_cards_are_in_sight_and_nobody_elses_plays_anything(
    welcome: Welcome, server: str, size: tuple[int, int]
) -> None:
    ann, chance, turns = guest(welcome, server, size), random.Random(11), 0
    while turns < TURNS:
        offered = ann.at_hand()
        if not offered["ids"]:
            ann.page.wait_for_timeout(50)
            continue
        assert ann.page.evaluate("scrollY") == 0
        assert ann.page.evaluate(OUT_OF_SIGHT) == 0
        assert ann.page.evaluate(OTHERS_PLAY) == 0
        ann.act(offered, chance)
        turns += 1
