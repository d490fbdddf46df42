"""Bad input and bad luck: each is told in words, and there is something to do next."""

from __future__ import annotations

import random
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from clowder.engine.text import say
from clowder.server.table import asking
from tests.server.running import running
from tests.web.browser import PHONE
from tests.web.conftest import Welcome
from tests.web.glasses import unreadable, violations
from tests.web.people import Person, asked, table_for
from tests.web.test_connection import LOST
from tests.web.tour import Tour

NOT_FOUND = ("404 (Not Found)",)
REFUSED = ("409 (Conflict)", "422 (Unprocessable")
"""What a browser reports by itself when the server refuses something."""
HOSTILE = "<img src=x onerror=a()>"
RIGHT_TO_LEFT = "\u202e"


def open_table(server: str, people: list[str], players: int = 2, **more: Any) -> dict[str, Any]:
    """A table that has not begun: its id, code, and the tokens of its people by seat."""
    made: dict[str, Any] = asked(server, "tables", {"game": "discat", "players": players, "name": people[0]} | more)
    seats = enumerate(people[1:], 1)
    taken = [asked(server, f"tables/{made['table']}/seats/{seat}", {"name": name})["token"] for seat, name in seats]
    return made | {"tokens": [made["token"], *taken]}


def seated(welcome: Welcome, table: dict[str, Any], seat: int) -> Person:
    """Somebody who sits at a table."""
    person = welcome()
    person.open(f"/table/{table['table']}#{table['tokens'][seat]}")
    return person


def invited(welcome: Welcome, table: dict[str, Any], excused: tuple[str, ...] = ()) -> Person:
    """Somebody who opens the link to a table, on a phone."""
    person = welcome(size=PHONE)
    person.excused = excused
    person.open(f"/join/{table['code']}")
    return person


def sit_down(person: Person, name: str) -> None:
    """Give this name, and sit down under it."""
    person.page.locator("[data-key=name]").fill(name)
    person.page.locator("[data-key=sit-down]").click()


def sits_as(person: Person) -> Locator:
    """The name somebody sits at a table under that has not begun."""
    return person.page.locator(".chair.me .name")


def expect_trouble(page: Page, title: str, more: str) -> None:
    """A screen that says what happened, why, and leads to the lobby."""
    expect(page.locator(".trouble h1")).to_have_text(title)
    expect(page.locator(".trouble")).to_contain_text(more)
    page.locator(".trouble .actions a[href='/']").click()
    expect(page.locator("[data-key=play-now]").first).to_be_enabled()


# Links that lead nowhere ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "title", "more"),
    [
        ("/table/AAAAAAAAAAAAAAAA", say("web-no-table"), say("web-no-table-more")),
        ("/table/AAAAAAAAAAAAAAAA#stale", say("web-no-table"), say("web-no-table-more")),
        ("/tv/AAAAAAAAAAAAAAAA", say("web-no-table"), say("table-gone")),
        ("/join/AEIOU", say("web-dead-code", {"code": "AEIOU"}), say("web-dead-code-more")),
        ("/replay/AAAAAAAAAAAAAAAA", say("web-replay-none"), say("table-gone")),
        ("/learn/chess", say("web-lesson-none"), ""),
        ("/rules/chess", say("web-rules-none"), say("web-no-page-more")),
        ("/no/such/page", say("web-no-page"), say("web-no-page-more")),
    ],
)
def test_a_dead_link_says_so_and_leads_to_the_lobby(welcome: Welcome, path: str, title: str, more: str) -> None:
    lost = welcome()
    lost.excused = NOT_FOUND
    lost.open(path)
    expect_trouble(lost.page, title, more)


def test_a_replay_of_a_game_that_goes_on_leads_to_its_table(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann"], ["kitten"], options={"starter": 0})
    eager = welcome()
    eager.excused = REFUSED
    eager.open(f"/replay/{table['table']}")
    expect(eager.page.locator(".trouble")).to_contain_text(say("table-not-over"))
    eager.page.locator(f".actions a[href='/table/{table['table']}']").click()
    eager.page.wait_for_selector(".table")


# Too late ------------------------------------------------------------------------------------------------------------


def expect_no_seat(person: Person, why: str, then: str) -> None:
    """There is no seat, the page says why, and offers to watch."""
    expect(person.page.locator(".why-not")).to_have_text(say(why))
    expect(person.page.locator("[data-key=sit-down]")).to_have_count(0)
    expect(person.page.locator(".ways a[href='/']")).to_be_visible()
    person.page.locator("[data-key=watch]").click()
    person.page.wait_for_selector(then)


def test_a_full_table_can_be_watched(welcome: Welcome, server: str) -> None:
    late = invited(welcome, open_table(server, ["Ann", "Bob"]))
    expect_no_seat(late, "web-table-full", ".chairs")
    expect(late.page.locator(".patience")).to_contain_text(say("web-watching-host-starts"))


def test_a_game_that_has_begun_can_be_watched(welcome: Welcome, server: str) -> None:
    late = invited(welcome, table_for(server, "discat", ["Ann", "Bob"]))
    expect_no_seat(late, "web-table-begun", ".table")
    assert late.page.locator(".hand, [data-choice]").count() == 0


def test_the_link_of_a_finished_game_leads_to_its_result(welcome: Welcome, server: str) -> None:
    table = Tour(server).over_table()
    ann = seated(welcome, table, 0)
    ann.page.wait_for_selector(".table.over .result")
    expect_no_seat(invited(welcome, table), "web-table-over", ".table.over .result")


def test_somebody_else_takes_the_last_seat_meanwhile(welcome: Welcome, server: str) -> None:
    table = open_table(server, ["Ann"])
    slow = welcome(size=PHONE)
    slow.page.clock.install()
    slow.open(f"/join/{table['code']}")
    slow.page.locator("[data-key=sit-down]").wait_for()
    slow.page.clock.pause_at(datetime.now() + timedelta(hours=1))  # it does not look again by itself
    quick = invited(welcome, table)
    sit_down(quick, "Bob")
    expect(sits_as(quick)).to_have_text("Bob")
    sit_down(slow, "Cleo")
    expect(slow.page.locator(".sit-down [role=alert]")).to_have_text(say("web-table-full"))
    expect(slow.page.locator("[data-key=watch]")).to_be_visible()


def test_whoever_was_slower_gets_the_next_seat(welcome: Welcome, server: str) -> None:
    table = open_table(server, ["Ann"], players=3)
    slow = invited(welcome, table, excused=REFUSED)

    def overtaken(route: Route) -> None:
        asked(server, f"tables/{table['table']}/seats/1", {"name": "Bob"})
        route.continue_()

    slow.page.route("**/seats/1?*", overtaken)
    sit_down(slow, "Cleo")
    expect(sits_as(slow)).to_have_text("Cleo")
    expect(slow.page.locator(".chair .name")).to_have_text(["Ann", "Bob", "Cleo"])


# Names ---------------------------------------------------------------------------------------------------------------


def test_no_more_letters_can_be_typed_than_a_name_may_have(welcome: Welcome, server: str) -> None:
    guest = invited(welcome, open_table(server, ["Ann"]))
    guest.page.locator("[data-key=name]").press_sequentially("Bartholomew the Magnificent")
    guest.page.locator("[data-key=sit-down]").click()
    expect(sits_as(guest)).to_have_text("Bartholomew the Magnific")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        pytest.param("B" * 25, say("web-bad-name"), id="too long"),
        pytest.param(RIGHT_TO_LEFT * 3, say("table-bad-text", {"what": "name", "longest": 24}), id="nothing to be seen"),
    ],
)
def test_a_name_that_will_not_do_says_so_and_another_one_does(welcome: Welcome, server: str, name: str, why: str) -> None:
    """The field takes no such name; a browser that kept one from elsewhere has it all the same."""
    guest = welcome()
    guest.excused = REFUSED
    guest.open("/rules")
    guest.page.evaluate("name => localStorage.setItem('clowder.name', JSON.stringify(name))", name)
    guest.open(f"/join/{open_table(server, ['Ann'])['code']}")
    guest.page.locator("[data-key=sit-down]").click()
    expect(guest.page.locator(".field [role=alert]")).to_have_text(why)
    expect(guest.page.locator("[data-key=name]")).to_be_focused()
    sit_down(guest, "Bob")
    expect(sits_as(guest)).to_have_text("Bob")


def test_a_name_that_somebody_has_says_so(welcome: Welcome, server: str) -> None:
    guest = invited(welcome, open_table(server, ["Ann"]), excused=REFUSED)
    sit_down(guest, "ann")
    expect(guest.page.locator(".field [role=alert]")).to_have_text(say("table-name-taken", {"name": "ann"}))


def test_whoever_gives_only_spaces_is_named_like_a_cat(welcome: Welcome, server: str) -> None:
    guest = invited(welcome, open_table(server, ["Ann"]))
    sit_down(guest, "   ")
    sits_as(guest).wait_for()
    assert sits_as(guest).inner_text() in say("web-cat-names").split(", ")


def test_a_hostile_name_is_only_a_name(welcome: Welcome, server: str) -> None:
    """Nothing that it says is done, at any place where names are shown."""
    table = open_table(server, ["Ann"], manners={"pace": 0})
    guest = invited(welcome, table)
    sit_down(guest, HOSTILE)
    expect(sits_as(guest)).to_have_text(HOSTILE)
    late = invited(welcome, table)
    expect(late.page.locator(".there")).to_contain_text(HOSTILE)
    ann = seated(welcome, table, 0)
    ann.page.locator("[data-key=start]").click()
    expect(ann.page.locator(".others .name")).to_have_text(HOSTILE)
    for person in (guest, late, ann):
        assert person.page.locator("img[src=x]").count() == 0


def test_marks_that_turn_text_round_are_taken_out_of_names(welcome: Welcome, server: str) -> None:
    guest = invited(welcome, open_table(server, ["Ann"]))
    sit_down(guest, f"Bob{RIGHT_TO_LEFT}nnA")
    expect(sits_as(guest)).to_have_text("Bob nnA")


# Clocks and stand-ins ------------------------------------------------------------------------------------------------


def test_when_the_time_for_the_game_is_up_a_bot_plays_on_and_the_seat_says_so(welcome: Welcome, server: str) -> None:
    clock = {"kind": "game", "seconds": 1, "increment": 0}
    slowly = {"clock": clock, "pace": 60}  # the bot takes its time: the game does not go on meanwhile
    table = table_for(server, "discat", ["Ann", "Bob"], options={"starter": 0}, manners=slowly)
    ann, bob = seated(welcome, table, 0), seated(welcome, table, 1)
    expect(ann.page.locator(".notice.for-me")).to_contain_text(say("web-bot-for-me", {"why": "time"}))
    expect(bob.page.locator(".seat[data-seat='0']")).to_contain_text(say("web-stand-in", {"why": "time"}))
    expect(ann.page.locator("[data-key=take-back]")).to_have_count(0)  # the rules of this table do not allow it
    ann.page.locator("[data-key=menu]").click()
    expect(ann.page.locator("[data-key=menu-terms]")).to_be_visible()
    expect(ann.page.locator("[data-key=menu-back]")).to_have_count(0)


def test_when_the_time_for_a_move_is_up_a_bot_plays_it_and_only_it(welcome: Welcome, server: str) -> None:
    clock = {"kind": "move", "seconds": 1, "increment": 0}
    table = table_for(server, "discat", ["Ann", "Bob"], options={"starter": 0}, manners={"clock": clock})
    ann = seated(welcome, table, 0)
    ann.page.wait_for_selector('.table:not([data-step="0"])')
    expect(ann.page.locator(".log-lines")).to_contain_text("You play")
    expect(ann.page.get_by_role("alert")).to_contain_text(say("web-time-up"))
    expect(ann.page.locator(".notice.for-me")).to_have_count(0)


def test_a_seat_given_to_a_bot_can_be_taken_back(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann", "Bob"], options={"starter": 1})
    ann, bob = seated(welcome, table, 0), seated(welcome, table, 1)
    ann.page.locator("[data-key=menu]").click()
    ann.page.locator("[data-key=menu-leave]").click()
    expect(ann.page.locator(".notice.for-me")).to_contain_text(say("web-bot-for-me", {"why": "asked"}))
    expect(bob.page.locator(".seat[data-seat='0']")).to_contain_text(say("web-stand-in", {"why": "asked"}))
    ann.page.locator("[data-key=take-back]").click()
    expect(ann.page.locator(".notice.for-me")).to_have_count(0)
    bob.act(bob.at_hand(), random.Random(1))
    ann.page.wait_for_selector(".table.my-turn")


# The host, and the server --------------------------------------------------------------------------------------------


def test_a_new_link_ends_the_old_tab_and_holds_the_seat(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann", "Bob"])
    ann, old = seated(welcome, table, 0), seated(welcome, table, 1)
    old.page.wait_for_selector(".table .hand")
    fresh = asked(server, f"tables/{table['table']}/seats/1/link", method="POST", token=table["tokens"][1])["token"]
    expect_trouble(old.page, say("web-replaced"), say("web-replaced-more"))
    new = welcome()
    new.open(f"/table/{table['table']}#{fresh}")
    expect(new.page.locator(".table .seat.me .name")).to_have_text("Bob")
    ann.page.locator("[data-key=menu]").click()
    ann.page.locator("[data-key=menu-people]").click()
    expect(ann.page.locator("[data-key=mute-1]")).to_be_visible()
    expect(ann.page.locator("[data-key=link-1]")).to_have_count(0)  # the host cannot look into anybody's hand


def test_whoever_lost_their_seat_asks_for_it_and_those_at_the_table_decide(
    welcome: Welcome, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "LONG_AWAY", 0)
    monkeypatch.setattr(asking, "NOT_AGAIN", 0)
    table = table_for(server, "discat", ["Ann", "Bob", "Cid"])
    ann, cid = seated(welcome, table, 0), seated(welcome, table, 2)
    cid.page.wait_for_selector(".table .hand")
    guest = invited(welcome, table)
    guest.page.locator("[data-key=name]").fill("Bobby")
    assert not [*violations(guest), *unreadable(guest)]
    guest.page.locator("[data-key=ask-1]").press("Enter")
    names = {"name": "Bobby", "seat": "Bob"}
    for person in (ann, cid):
        expect(person.page.locator(".notice.asks")).to_contain_text(say("web-asks", names))
    expect(guest.page.locator(".notice.asks")).to_contain_text(say("web-i-ask", names))
    expect(guest.page.locator(".table .seat.me")).to_have_count(0)
    for person in (ann, guest):
        assert not [*violations(person), *unreadable(person)]
    ann.page.locator("[data-key=agree-1]").press("Enter")
    expect(ann.page.locator(".notice.asks")).to_contain_text(say("web-asks-agreed", names))
    cid.page.locator("[data-key=refuse-1]").press("Enter")
    expect(ann.page.locator(".notice.asks")).to_have_count(0)
    expect(guest.page.get_by_role("alert")).to_contain_text(say("web-seat-not-given"))
    guest.page.locator("[data-key=menu]").click()
    guest.page.locator("[data-key=menu-ask]").click()
    guest.page.locator("[data-key=ask-1]").click()
    ann.page.locator("[data-key=agree-1]").click()
    cid.page.locator("[data-key=agree-1]").click()
    expect(guest.page.locator(".table .seat.me .name")).to_have_text("Bob")
    expect(guest.page.locator(".table .hand")).to_be_visible()
    for person in (ann, cid, guest):
        expect(person.page.locator(".notice.asks")).to_have_count(0)


def test_a_game_given_up_by_the_host_says_so_to_everybody(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann", "Bob"])
    ann, bob = seated(welcome, table, 0), seated(welcome, table, 1)
    bob.page.wait_for_selector(".table .hand")
    give_up(ann)
    for person in (ann, bob):
        expect(person.page.locator(".result h2")).to_have_text(say("web-given-up"))
        expect(person.page.locator(".ways [data-key=rematch]")).to_be_enabled()
        expect(person.page.locator(".ways a[href='/']")).to_be_visible()


def test_a_table_given_up_before_the_start_says_so_to_everybody(welcome: Welcome, server: str) -> None:
    table = open_table(server, ["Ann", "Bob"])
    ann, bob = seated(welcome, table, 0), seated(welcome, table, 1)
    bob.page.wait_for_selector(".chairs")
    give_up(ann)
    expect_trouble(bob.page, say("web-never-begun"), say("web-never-begun-more"))


def give_up(host: Person) -> None:
    """End the game for everybody."""
    host.page.locator("[data-key=menu]").click()
    host.page.locator("[data-key=menu-give-up]").click()
    expect(host.page.locator("dialog")).to_contain_text(say("web-give-up-sure"))
    host.page.locator("[data-key=give-up]").click()


def test_a_server_that_is_gone_is_told_calmly_wherever_one_is(welcome: Welcome) -> None:
    with running() as url:
        table = table_for(url, "discat", ["Ann"], ["kitten"], options={"starter": 0})
        ann, reader = welcome(url), welcome(url)
        for person in (ann, reader):
            person.excused = LOST
        ann.open(f"/table/{table['table']}#{table['tokens'][0]}")
        ann.page.wait_for_selector(".table.my-turn")
        reader.open("/rules")
        reader.page.wait_for_selector(".rules-list")
    line = ann.page.locator(".connection")
    expect(line).to_contain_text(say("web-line-lost"))
    line.get_by_role("button", name=say("web-try-now")).click()
    expect(line).to_contain_text(say("web-line-lost"))
    expect(ann.page.locator(".table .hand .card")).to_have_count(5)  # nothing is lost from sight
    ann.page.locator(".bar .home").click()
    ann.page.locator("[data-key=play-now]").first.click()
    expect(ann.page.locator(".toast.problem")).to_contain_text(say("web-no-server"))
    reader.page.locator(".bar .home").click()
    expect(reader.page.locator(".lobby [role=status]").first).to_have_text(say("web-no-server-more"))


# A browser that has bad luck ------------------------------------------------------------------------------------------

NOTHING_KEPT = """() => {
    Object.defineProperty(navigator, "cookieEnabled", {get: () => false});
    for (const refused of ["getItem", "setItem"])
        Storage.prototype[refused] = () => { throw new DOMException("refused", "QuotaExceededError"); };
}"""


def test_where_nothing_can_be_kept_that_is_said_and_one_plays_all_the_same(welcome: Welcome) -> None:
    ann = welcome()
    ann.page.add_init_script(f"({NOTHING_KEPT})()")

    def without_cookie(route: Route) -> None:
        answer = route.fetch()
        ann.context.clear_cookies()
        route.fulfill(response=answer, headers={k: v for k, v in answer.headers.items() if k != "set-cookie"})

    ann.page.route("**/api/**", without_cookie)
    ann.open("/")
    expect(ann.page.locator("[data-note=web-note-storage]")).to_contain_text(say("web-note-storage"))
    ann.page.locator("[data-game=discat] [data-key=play-now]").click()
    ann.page.wait_for_selector(".table .seat.me")
    assert ann.context.cookies() == []
    ann.page.wait_for_selector(".table.my-turn")
    offered = ann.at_hand()
    ann.act(offered, random.Random(1))
    ann.page.wait_for_function("shown => document.querySelector('.table').dataset.shown !== shown", arg=offered["shown"])
    ann.page.locator(".note-line .button").click()
    expect(ann.page.locator(".note-line")).to_have_count(0)


def test_a_clock_that_is_wrong_by_an_hour_is_told_and_no_countdown_is_wrong(welcome: Welcome, server: str) -> None:
    clock = {"kind": "move", "seconds": 600, "increment": 0}
    table = table_for(server, "discat", ["Ann", "Bob"], options={"starter": 0}, manners={"clock": clock})
    ann = welcome()
    ann.page.clock.set_system_time(datetime.now() + timedelta(hours=1))
    ann.open(f"/table/{table['table']}#{table['tokens'][0]}")
    expect(ann.page.locator("[data-note=web-note-clock]")).to_contain_text(say("web-note-clock", {"minutes": 60}))
    left = ann.page.locator(".seat.me .countdown").get_attribute("aria-label") or ""
    assert 60 < int("".join(filter(str.isdigit, left))) <= 600


def test_without_notifications_the_settings_say_so_and_the_tab_tells(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann", "Bob"], options={"starter": 0})
    ann = welcome()
    ann.page.add_init_script("delete window.Notification")
    ann.open(f"/table/{table['table']}#{table['tokens'][0]}")
    ann.page.wait_for_selector(".table.my-turn")
    assert ann.page.title().startswith("● ")
    ann.page.locator(".bar .button.round").last.click()
    expect(ann.page.locator("dialog[open]")).to_contain_text(say("web-calls-none"))


def test_an_old_worker_that_is_replaced_is_told_and_the_page_goes_on(browser: Browser, server: str) -> None:
    context = browser.new_context()
    try:
        page = context.new_page()
        old = (
            "self.addEventListener('install', () => self.skipWaiting());"
            "self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));"
        )
        context.route("**/sw.js", lambda route: route.fulfill(body=old, content_type="text/javascript"))
        page.goto(server)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        context.unroute("**/sw.js")
        page.goto(f"{server}/rules")
        page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        expect(page.locator("[data-note=web-note-upgraded]")).to_contain_text(say("web-note-upgraded"))
        expect(page.locator(".rules-list")).to_be_visible()
    finally:
        context.close()
