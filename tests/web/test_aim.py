"""The aim in one line, for whoever plays a game for the first time; and the question who begins."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from clowder.engine.text import say
from tests.web.browser import DESKTOP, PHONE
from tests.web.conftest import Welcome
from tests.web.people import Person, asked, table_for

SMALL_PHONE = (320, 640)
SEEN = """what => {
    const line = document.querySelector(what), {left, top, width, height} = line.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && line.contains(at);
}"""
"""Whether something is on the screen at first, and nothing lies over it."""
NO_STORAGE = """Object.defineProperty(window, "localStorage", {get() { throw new DOMException("refused"); }})"""


def newcomer(welcome: Welcome, server: str, size: tuple[int, int], *, storage: bool = True) -> Person:
    """Ann, who sees Discat for the first time."""
    table = table_for(server, "discat", ["Ann"], ["kitten"], options={"starter": 0})
    ann = welcome(newcomer=True, size=size)
    if not storage:
        ann.context.add_init_script(NO_STORAGE)
    ann.open(f"/table/{table['table']}#{table['tokens'][0]}")
    ann.page.wait_for_selector(".table.my-turn")
    return ann


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, DESKTOP], ids=["phone", "small phone", "desktop"])
def test_a_tap_takes_the_aim_away_for_good(welcome: Welcome, server: str, size: tuple[int, int]) -> None:
    ann = newcomer(welcome, server, size)
    aim = ann.page.locator(".aim")
    expect(aim).to_contain_text(say("aim", game="discat"))
    assert ann.page.evaluate(SEEN, ".aim-line")
    expect(aim.locator("a")).to_have_attribute("href", "/learn/discat")
    ann.page.locator("[data-key=aim-read]").click()
    expect(aim).to_have_count(0)
    ann.page.reload()
    ann.page.wait_for_selector(".table.my-turn")
    expect(aim).to_have_count(0)


def test_it_is_gone_where_nothing_can_be_kept_too(welcome: Welcome, server: str) -> None:
    ann = newcomer(welcome, server, PHONE, storage=False)
    ann.page.locator("[data-key=aim-read]").click()
    expect(ann.page.locator(".aim")).to_have_count(0)
    expect(ann.page.locator(".table.my-turn")).to_be_visible()


def test_who_petted_a_cat_last_begins(welcome: Welcome, server: str) -> None:
    made = asked(server, "tables", {"game": "discat", "players": 2, "name": "Ann"})
    ann, bob = welcome(), welcome()
    ann.open(f"/table/{made['table']}#{made['token']}")
    bob.open(f"/table/{made['table']}")
    bob.page.locator("[data-key=sit-1]").click()
    bob.page.locator("[data-key=begin]").click()
    expect(bob.page.locator(".beginner")).to_contain_text(say("web-begins-you"))
    expect(ann.page.locator("[data-key=beginner]")).to_have_value("1")
    ann.page.locator("[data-key=start]").click()
    bob.page.wait_for_selector(".table.my-turn")
