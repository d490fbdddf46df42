"""No dead seconds: the pace, a tap that hurries, the mark in the log, words of what is about to happen."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.web.conftest import Welcome, at_table
from tests.web.people import Person, asked, table_for


def sent_by(person: Person) -> list[dict[str, Any]]:
    """What the page says to the server, from now on."""
    said: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: said.append(json.loads(frame)))

    person.page.on("websocket", listen)
    return said


def tap_the_table(person: Person) -> None:
    """Where nothing else is to be tapped."""
    box = person.page.locator(".board").bounding_box()
    assert box is not None
    person.page.mouse.click(box["x"] + 4, box["y"] + 4)


def test_the_host_chooses_the_pace_in_the_menu_and_nobody_else_does(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann", "Bob"], ["kitten"], manners={"pace": "normal"})
    ann, bob = at_table(welcome, table), at_table(welcome, table, 1)
    bob.page.locator("[data-key=menu]").click()
    expect(bob.page.locator("[data-key=menu-terms]")).to_be_visible()
    expect(bob.page.locator("[data-key=menu-pace]")).to_have_count(0)
    ann.page.locator("[data-key=menu]").click()
    expect(ann.page.locator("[data-key=menu-pace]")).to_contain_text("normal")
    ann.page.locator("[data-key=menu-pace]").click()
    ann.page.get_by_label("quick").check()
    bob.page.locator("[data-key=menu-terms]").click()
    expect(bob.page.locator(".terms")).to_contain_text("Pace quick")
    assert asked(server, f"tables/{table['table']}")["table"]["manners"]["pace"] == "quick"


def test_the_host_chooses_the_time_to_react_in_the_menu_where_the_game_has_windows(welcome: Welcome, server: str) -> None:
    table = table_for(server, "gattara", ["Ann", "Bob"], manners={"reaction": 6})
    ann, bob = at_table(welcome, table), at_table(welcome, table, 1)
    bob.page.locator("[data-key=menu]").click()
    expect(bob.page.locator("[data-key=menu-terms]")).to_be_visible()
    expect(bob.page.locator("[data-key=menu-reaction]")).to_have_count(0)
    ann.page.locator("[data-key=menu]").click()
    expect(ann.page.locator("[data-key=menu-reaction]")).to_contain_text("6 seconds")
    ann.page.locator("[data-key=menu-reaction]").click()
    ann.page.get_by_label("until everybody has answered").check()
    bob.page.locator("[data-key=menu-terms]").click()
    expect(bob.page.locator(".terms")).to_contain_text("until everybody has answered")
    assert asked(server, f"tables/{table['table']}")["table"]["manners"]["reaction"] is None
    zoe = at_table(welcome, table_for(server, "discat", ["Zoe"], ["kitten"]))
    zoe.page.locator("[data-key=menu]").click()
    expect(zoe.page.locator("[data-key=menu-pace]")).to_be_visible()
    expect(zoe.page.locator("[data-key=menu-reaction]")).to_have_count(0)


@pytest.mark.parametrize("by_key", [False, True])
def test_a_tap_on_the_table_hurries_bots_and_nothing_else_does(welcome: Welcome, server: str, by_key: bool) -> None:
    table = table_for(server, "discat", ["Ann"], ["kitten"] * 3, options={"starter": 1}, manners={"pace": 60})
    ann = welcome()
    said = sent_by(ann)
    ann.open(f"/table/{table['table']}#{table['tokens'][0]}")
    expect(ann.page.locator(".seat[data-seat='1'] .thinking")).to_be_visible()
    ann.page.locator("[data-key=menu]").click()
    ann.page.keyboard.press("Escape")
    assert {"type": "hurry"} not in said
    if by_key:
        ann.page.locator(".question").focus()
        ann.page.keyboard.press("Space")
    else:
        tap_the_table(ann)
    ann.page.wait_for_selector(".table.my-turn")
    assert said.count({"type": "hurry"}) == 1
    tap_the_table(ann)  # it is my turn: there is nothing to hurry
    ann.page.locator("[data-key=menu]").click()
    expect(ann.page.locator("[data-key=menu-pace]")).to_be_visible()
    assert said.count({"type": "hurry"}) == 1


def test_among_people_a_tap_ends_only_what_moves_on_ones_own_screen(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann", "Bob"], ["kitten"], options={"starter": 2}, manners={"pace": 60})
    ann = welcome(calm=False)
    said = sent_by(ann)
    ann.open(f"/table/{table['table']}#{table['tokens'][0]}")
    ann.page.wait_for_selector(".table")
    ann.page.evaluate(
        """() => document.querySelector(".table .others").animate([{opacity: 0}, {opacity: 1}], {duration: 600000})"""
    )
    moving = "() => document.querySelector('.table .others').getAnimations().length"
    assert ann.page.evaluate(moving) == 1
    tap_the_table(ann)
    assert ann.page.evaluate(moving) == 0
    assert {"type": "hurry"} not in said


def test_the_log_has_a_mark_where_i_decided_last_also_after_a_reload(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann"], ["kitten"] * 2, options={"starter": 0})
    ann = at_table(welcome, table)
    ann.page.wait_for_selector(".table.my-turn")
    expect(ann.page.locator(".log-mark")).to_have_count(0)
    ann.page.locator(".table .card.playable").first.click()
    after = ann.page.locator(".log-mark + li")
    expect(after).to_contain_text("You")
    first = after.inner_text()
    ann.page.wait_for_selector(".table.my-turn")
    ann.page.reload()
    expect(after).to_have_text(first)


def test_in_a_window_the_words_say_what_is_about_to_happen(welcome: Welcome, server: str) -> None:
    """To those who are asked and to those who watch; what has happened is told afterwards."""
    table = table_for(server, "gattara", ["Ann", "Bob"], manners={"reaction": None})
    ann, bob = at_table(welcome, table), at_table(welcome, table, 1)

    def asked_now() -> Person | None:
        """Whoever has something to play; what is only to be looked at is."""
        for person in (ann, bob):
            offered = person.at_hand()
            if offered["looks"]:
                person.act(offered, random.Random(1))
            elif offered["ids"]:
                return person
        return None

    for _ in range(40):
        while (mover := asked_now()) is None:
            ann.wait(20)
        other = bob if mover is ann else ann
        mover.page.locator(".table [data-choice]").first.click()
        other.page.wait_for_timeout(100)
        if other.page.locator(".gat-caption").count() and "Bastet?" in other.page.locator(".question").inner_text():
            break
    assert mover is not None
    caption = other.page.locator(".gat-caption").inner_text()
    assert any(words in caption for words in ("wants", "is about to"))
    assert other.page.locator(".question").inner_text().startswith(caption)
    assert any(words in mover.page.locator(".gat-caption").inner_text() for words in ("You want", "You are about to"))


def test_pace_and_time_to_react_are_chosen_with_a_table_and_remembered(welcome: Welcome, server: str) -> None:
    ann = welcome()
    ann.open("/")
    ann.page.locator("[data-game=gattara] [data-key=more-choices]").first.click()
    ann.page.locator("select[data-key=pace]").select_option("at-once")
    ann.page.locator("select[data-key=reaction]").select_option("null")
    ann.page.locator("[data-key=make]").click()
    ann.page.wait_for_selector(".table")
    made = ann.page.url.rpartition("/")[2]
    manners = asked(server, f"tables/{made}")["table"]["manners"]
    assert (manners["pace"], manners["reaction"]) == ("at-once", None)
    ann.open("/")
    ann.page.locator("[data-game=gattara] [data-key=more-choices]").first.click()
    expect(ann.page.locator("select[data-key=pace]")).to_have_value("at-once")
