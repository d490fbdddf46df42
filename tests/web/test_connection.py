"""Reload, no network for a while, a server that is killed and comes back: nothing is lost, and the page says so."""

from __future__ import annotations

import random
import signal
from pathlib import Path

from playwright.sync_api import expect

from tests.server.server_process import ServerProcess
from tests.web.anybody import play_to_the_end
from tests.web.conftest import Welcome, at_table
from tests.web.people import asked, table_for

LOST = ("WebSocket connection", "ERR_", "Failed to load resource")
"""What a browser reports by itself when a connection is lost."""


def test_a_game_survives_reloads_and_a_network_that_comes_and_goes(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann", "Bob"])
    people = [welcome(), welcome()]
    for person, token in zip(people, table["tokens"], strict=True):
        person.excused = LOST
        person.open(f"/table/{table['table']}#{token}")

    def trouble(turn: int) -> None:
        ann = people[0]
        if turn in (3, 11):
            ann.page.reload()
            ann.page.wait_for_selector(".table")
        if turn in (6, 14):
            ann.context.set_offline(True)
            expect(ann.page.locator(".connection")).to_be_visible()
            ann.context.set_offline(False)
            expect(ann.page.locator(".connection")).to_have_count(0)

    assert play_to_the_end(people, random.Random(3), trouble, enough=20) >= 20
    assert asked(server, f"tables/{table['table']}")["view"]["step"] >= 5


def test_a_move_made_while_the_server_is_dead_is_played_when_it_is_back(welcome: Welcome, tmp_path: Path) -> None:
    process = ServerProcess(str(tmp_path / "tables.db"), tmp_path / "log")
    process.start()
    try:
        process.wait()
        table = table_for(process.url, "discat", ["Ann"], ["kitten"], options={"starter": 0}, manners={"reaction": 3})
        ann = welcome(process.url)
        ann.excused = LOST
        ann.open(f"/table/{table['table']}#{table['tokens'][0]}")
        card = ann.page.locator(".table .card.playable").first
        expect(card).to_be_visible()
        process.end(signal.SIGKILL)
        expect(ann.page.locator(".connection")).to_be_visible()
        played = int(card.get_attribute("data-choice") or -1)
        ann.page.evaluate("document.querySelector('.table .card.playable').click()")
        process.start()
        process.wait()
        expect(ann.page.locator(".connection")).to_have_count(0)
        ann.page.wait_for_selector('.table:not([data-step="0"])')
        story = [line for heard in ann.heard for line in heard.get("story", []) if line["key"] == "played"]
        assert (story[0]["args"]["who"]["seat"], story[0]["args"]["card"]) == (0, played)
    finally:
        process.end()


def test_two_tabs_on_one_seat_show_the_same(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann"], ["kitten"], options={"starter": 0})
    ann = at_table(welcome, table)  # there, so that the browser knows the seat before it opens another tab
    other = ann.context.new_page()
    other.goto(f"{server}/table/{table['table']}")
    other.wait_for_selector(".table.my-turn")
    ann.act(ann.at_hand(), random.Random(1))
    for page in (ann.page, other):
        page.wait_for_selector('.table:not([data-step="0"])')


def test_a_link_to_a_seat_works_in_a_tab_that_only_watched(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann"], ["kitten"], options={"starter": 0})
    ann = welcome()
    ann.open(f"/table/{table['table']}")
    ann.page.wait_for_selector(".table:not(.my-turn)")
    ann.page.evaluate("token => location.hash = token", table["tokens"][0])
    ann.page.wait_for_selector(".table.my-turn")
    assert table["tokens"][0] not in ann.page.url


def test_a_link_to_a_seat_is_not_lost_while_the_server_cannot_be_reached(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann"], ["kitten"], options={"starter": 0})
    ann = welcome()
    ann.excused = LOST
    ann.page.route("**/cookie?*", lambda route: route.abort(), times=1)
    ann.open(f"/table/{table['table']}#{table['tokens'][0]}")
    ann.page.wait_for_selector(".table.my-turn")


def test_a_page_whose_parts_are_gone_after_an_upgrade_is_loaded_anew(welcome: Welcome) -> None:
    ann = welcome()
    ann.excused = LOST
    ann.open("/")
    ann.page.route("**/assets/rules-*.js", lambda route: route.fulfill(status=404), times=1)
    ann.page.locator(".footer a[href='/rules']").click()
    expect(ann.page.locator(".rules-list")).to_be_visible()
