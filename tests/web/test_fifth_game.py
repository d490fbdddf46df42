"""A fifth game without a table of its own: found in the lobby, and played to its end at the table that any game has."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.fifth.tree import Tree
from tests.server.serving import serving
from tests.web.anybody import play_to_the_end
from tests.web.people import Person


def hand_is_in_sight(person: Person, size: tuple[int, int]) -> None:
    """All of one's cards, without scrolling, on a screen of that size."""
    person.resize(size)
    hand = person.page.locator(".mine .place .card").all()
    assert hand
    for card in hand:
        expect(card).to_be_in_viewport(ratio=1)


def test_a_whole_game_at_the_table_for_any_game(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory, tmp_path: Path
) -> None:
    tree = Tree(tmp_path_factory.mktemp("fifth"))
    tree.build_client()
    with (
        serving("--database", "a.db", folder=tmp_path, **tree.env) as server,
        Person.at(browser, server.url) as ann,
    ):
        ann.open("/")
        ann.page.locator("[data-key=name]").fill("Ann")
        cover = ann.page.locator("article[data-game=sunbeam]")
        expect(cover).to_contain_text("One warm spot")
        cover.locator("[data-key=play-now]").click()
        ann.page.wait_for_selector('.table[data-game="sunbeam"] .generic')
        expect(ann.page.locator(".table")).to_contain_text("Round 1 of 4")
        hand_is_in_sight(ann, (1280, 800))
        assert play_to_the_end([ann], random.Random(5)) >= 3  # the last cat goes by itself, unless a hand is quicker
        expect(ann.page.locator(".table")).to_contain_text("cat ")
        assert ann.complaints == []
