"""What one sees at the table, on every size of screen: the deciding card, bubbles, the log, one's own hand, keys."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from clowder.engine import catalogue
from clowder.engine.text import say
from tests.web.anybody import play_to_the_end
from tests.web.browser import DESKTOP, PHONE
from tests.web.conftest import Welcome, at_table
from tests.web.glasses import unreadable
from tests.web.people import Person, asked, table_for

SMALL_PHONE = (320, 640)
SIDEWAYS = (844, 390)
TWICE_THE_SIZE = (720, 450)
"""A desk at a zoom of 200 %."""


def says(person: Person, text: str) -> None:
    """Somebody at a desk says something."""
    person.page.locator(".talk input").fill(text)
    person.page.locator(".talk input").press("Enter")


APART = """([one, other]) => {
    const all = what => [...document.querySelectorAll(what)].filter(each => each.checkVisibility());
    const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
    const overlaps = (a, b) => shared(a, b, "left", "right") > 1 && shared(a, b, "top", "bottom") > 1;
    return all(one).length > 0 && all(other).length > 0 && all(one).every(a => all(other).every(
        b => !overlaps(a.getBoundingClientRect(), b.getBoundingClientRect())));
}"""


def apart(person: Person, one: str, other: str) -> bool:
    """Whether both are there, and none of the one lies over any of the other."""
    return bool(person.page.evaluate(APART, [one, other]))


IN_SIGHT = """what => [...document.querySelectorAll(what)].filter(each => each.checkVisibility()).every(each => {
    const {left, top, right, bottom} = each.getBoundingClientRect();
    return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
})"""


def most_players(game: str) -> int:
    """As many as can play."""
    return max(catalogue.game(game).seats)


def full_table(server: str, game: str) -> dict[str, Any]:
    """A table with two people and as many bots as it takes; nobody has decided anything yet."""
    bots = ["kitten"] * (most_players(game) - 2)
    return table_for(server, game, ["Ann", "Bob"], bots, manners={"practice": True, "pace": 10})


WATCH_FOR_REST = """words => new MutationObserver(() => {
    const told = document.querySelector(".table:not(.over, :has(.result)) .question")?.textContent ?? "";
    if (told.startsWith(words)) window.rested = true;
}).observe(document, {subtree: true, childList: true, characterData: true})"""
"""Notes whether the board was seen as it was when the game was decided, without the result."""


def test_the_deciding_card_is_seen_before_the_result_comes(welcome: Welcome, server: str) -> None:
    ann = at_table(welcome, table_for(server, "rat_a_tat_roll", ["Ann"], ["kitten"]))
    ann.page.evaluate(WATCH_FOR_REST, say("web-decided", {"why": ""}).rstrip(" ."))
    play_to_the_end([ann], random.Random(3))
    assert ann.page.evaluate("() => window.rested")
    expect(ann.page.locator(".table.over .result h2")).to_be_visible()
    expect(ann.page.locator(".cheer")).to_be_visible()  # less motion is wanted: in words
    expect(ann.page.locator(".joy")).to_have_count(0)
    ann.page.locator("[data-key=sounds-on]").click()
    expect(ann.page.locator(".sound-offer")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator(".result h2")).to_be_visible()
    expect(ann.page.locator(".sound-offer")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, TWICE_THE_SIZE])
def test_chat_is_a_bubble_at_the_seat_and_a_mark_at_the_log(welcome: Welcome, server: str, size: tuple[int, int]) -> None:
    table = table_for(server, "discat", ["Ann", "Bob"])
    ann, bob = at_table(welcome, table, 0, size=size), at_table(welcome, table, 1)
    says(bob, "good luck")
    expect(ann.page.locator("[data-says='1']")).to_have_text("Bob: good luck")
    expect(ann.page.locator(".unread")).to_contain_text(say("web-unread", {"count": 1}))
    ann.page.locator(".log-toggle").click()
    expect(ann.page.locator(".chat li")).to_have_text(["Bob good luck"])
    expect(ann.page.locator(".unread")).to_have_count(0)
    ann.page.locator(f".emotes [aria-label='{say('web-emote-purr')}']").click()
    expect(bob.page.locator("[data-says='0'] svg.emote-picture")).to_be_visible()
    assert unreadable(ann) == []


@pytest.mark.parametrize("game", ["discat", "devils_scat", "gattara", "rat_a_tat_roll"])
def test_hand_and_question_stay_in_sight_on_a_small_phone(welcome: Welcome, server: str, game: str) -> None:
    ann = at_table(welcome, full_table(server, game), size=SMALL_PHONE)
    for wanted in (".question", ".mine > :last-child .card"):
        assert ann.page.evaluate(IN_SIGHT, wanted), wanted
    ann.page.mouse.wheel(0, 2000)
    for wanted in (".question", ".mine > :last-child .card"):
        assert ann.page.evaluate(IN_SIGHT, wanted), wanted


OUTSIDE = """() => [...document.querySelectorAll(".others .seat")].flatMap(seat => {
    const {left, right} = seat.getBoundingClientRect(), name = seat.querySelector(".name");
    const out = [...seat.querySelectorAll(".card, .slot")].map(each => each.getBoundingClientRect())
        .filter(each => each.left < left - 1 || each.right > right + 1);
    return [...out.map(() => `a card of ${name.textContent}`), ...(name.clientWidth < 20 ? [name.textContent] : [])];
})"""
"""Names that cannot be read, and cards that stand out of the seat they lie at."""


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
@pytest.mark.parametrize("game", ["discat", "devils_scat", "gattara", "rat_a_tat_roll"])
def test_whoever_looks_on_sees_whose_card_is_whose(welcome: Welcome, server: str, game: str, size: tuple[int, int]) -> None:
    watcher = welcome(size=size)
    watcher.open(f"/table/{full_table(server, game)['table']}")
    watcher.page.wait_for_selector(".table")
    expect(watcher.page.locator(".others .seat")).to_have_count(most_players(game))
    assert watcher.page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("size", [SIDEWAYS, TWICE_THE_SIZE])
def test_nothing_overlaps_sideways_or_at_twice_the_size(welcome: Welcome, server: str, size: tuple[int, int]) -> None:
    ann = at_table(welcome, full_table(server, "devils_scat"), size=size)
    ann.page.wait_for_selector(".scat-favoured")
    for one, other in ((".scat-middle figure", ".seat"), (".scat-middle figcaption", ".ask"), (".log", ".bar .button")):
        assert apart(ann, one, other), (one, other)
    gattara = at_table(welcome, full_table(server, "gattara"), size=size)
    expect(gattara.page.locator(".gat-hand .gat-words").first).to_be_visible()  # cards keep their text


def test_why_not_covers_neither_question_nor_hint_and_goes_when_something_is_played(welcome: Welcome, server: str) -> None:
    table = table_for(server, "devils_scat", ["Ann", "Bob"], manners={"practice": True})
    ann, bob = at_table(welcome, table, size=PHONE), at_table(welcome, table, 1)
    while not ann.at_hand()["ids"]:
        bob.act(bob.at_hand(), random.Random(1)) if bob.at_hand()["ids"] else bob.page.wait_for_timeout(20)
    ann.page.locator("[data-key=hint]").click()
    ann.page.wait_for_selector(".hint-panel")
    ann.page.locator(".scat-cards .card").first.click()  # before anything is drawn
    expect(ann.page.locator(".why")).to_be_visible()
    assert apart(ann, ".why", ".question")
    assert apart(ann, ".why", ".hint-panel")
    assert ann.page.evaluate(IN_SIGHT, ".why")
    ann.act(ann.at_hand(), random.Random(1))
    expect(ann.page.locator(".why")).to_have_count(0)


COVERED = """() => {
    const {left, top, width, height} = document.querySelector(".hint-panel").getBoundingClientRect(), found = new Set();
    for (let x = 0.02; x < 1; x += 0.04) for (let y = 0.02; y < 1; y += 0.04) {
        const there = document.elementFromPoint(left + x * width, top + y * height);
        if (!there?.closest(".hint-panel")) found.add(there?.outerHTML.slice(0, 80) ?? "the edge of the screen");
    }
    return [...found];
}"""
"""What lies over a hint."""
SCROLLS = """() => {
    const {scrollHeight, clientHeight} = document.querySelector(".hint-panel");
    return scrollHeight > clientHeight + 1;
}"""


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
@pytest.mark.parametrize("game", ["discat", "devils_scat", "gattara", "rat_a_tat_roll"])
def test_nothing_of_the_board_lies_over_a_hint(welcome: Welcome, server: str, game: str, size: tuple[int, int]) -> None:
    bots = ["kitten"] * (most_players(game) - 1)
    first = {"starter": 0} if game != "devils_scat" else {}
    ann = at_table(welcome, table_for(server, game, ["Ann"], bots, options=first, manners={"practice": True}), size=size)
    ann.see("[data-key=hint], [data-key=looked]")
    if ann.page.locator("[data-key=looked]").count():
        ann.page.locator("[data-key=looked]").click()
    ann.page.locator("[data-key=hint]").click()
    ann.page.wait_for_selector(".hint-panel")
    assert ann.page.evaluate(COVERED) == []
    assert size == SMALL_PHONE or not ann.page.evaluate(SCROLLS)
    assert unreadable(ann) == []


def test_one_chooses_a_cat_and_it_sits_with_one_at_every_table(welcome: Welcome, server: str) -> None:
    ann = welcome()
    for number in range(2):
        ann.open("/")
        if number == 0:
            ann.page.locator("[data-key=cat]").click()
            ann.page.locator("[data-cat=midnight]").click()
        ann.page.locator("[data-game=discat] [data-key=play-now]").click()
        ann.page.wait_for_selector(".table")
        shown = asked(server, f"tables/{ann.page.url.rpartition('/')[2]}")["table"]["seats"]
        assert shown[0]["cat"] == "midnight"
        assert len({seat["cat"] for seat in shown}) == len(shown)


def test_who_is_seated_chooses_another_cat_after_a_game_and_before_the_next(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann", "Bob"])
    asked(server, f"tables/{table['table']}", method="DELETE", token=table["tokens"][0])
    ann, bob = at_table(welcome, table), at_table(welcome, table, 1)

    def choose(cat: str) -> None:
        ann.page.locator("[data-key=my-cat]").click()
        taken = ann.page.locator("[data-cat=tuxedo]")
        expect(taken).to_be_disabled()
        expect(taken).to_contain_text("Bob")
        ann.page.locator(f"[data-cat={cat}]").click()
        expect(ann.page.locator("[data-cat]")).to_have_count(0)

    def cats(at: str) -> dict[str, str]:
        return {seat["name"]: seat["cat"] for seat in asked(server, f"tables/{at}")["table"]["seats"]}

    choose("snow")
    assert cats(table["table"]) == {"Ann": "snow", "Bob": "tuxedo"}
    ann.page.locator("[data-key=rematch]").click()
    ann.page.wait_for_selector(".chairs")
    again = ann.page.url.rpartition("/")[2]
    assert cats(again) == {"Ann": "snow", "Bob": "tuxedo"}
    choose("tabby")
    assert cats(again) == {"Ann": "tabby", "Bob": "tuxedo"}
    bob.page.locator("[data-key=rematch]").click()
    expect(bob.page.locator(".chair.me [data-key=my-cat]")).to_have_attribute(
        "title", "Your cat: Tuxedo. Choose another one"
    )
    ann.open("/")
    expect(ann.page.locator("[data-key=cat]")).to_have_attribute("title", "Your cat: Tabby. Choose another one")


def test_the_menu_leads_away_and_a_bot_goes_on(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann", "Bob"], options={"starter": 1})
    ann, bob = at_table(welcome, table), at_table(welcome, table, 1)
    ann.page.locator("[data-key=menu]").click()
    ann.page.locator("[data-key=menu-leave-table]").click()
    expect(ann.page.locator("[data-key=continue]")).to_be_visible()
    expect(bob.page.locator(".seat[data-seat='0']")).to_contain_text(say("web-stand-in", {"why": "asked"}))


def test_a_rematch_that_waits_says_for_whom(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann", "Bob"])
    asked(server, f"tables/{table['table']}", method="DELETE", token=table["tokens"][0])
    ann = at_table(welcome, table)
    ann.page.locator("[data-key=rematch]").click()
    expect(ann.page.locator(".at-table-head [role=status]")).to_have_text(say("web-waiting-for", {"names": ["Bob"]}))
    bob = at_table(welcome, table, 1)
    bob.page.locator("[data-key=rematch]").click()
    expect(ann.page.locator(".at-table-head [role=status]")).to_have_text(say("web-full"))


def test_open_tables_stand_above_the_games_on_a_phone(welcome: Welcome, server: str) -> None:
    asked(server, "tables", {"game": "discat", "players": 2, "name": "Yann", "manners": {"public": True}})
    for size, above in ((PHONE, True), (DESKTOP, False)):
        ann = welcome(size=size)
        ann.open("/")
        expect(ann.page.locator(".open-tables li").first).to_be_visible()
        tops = [ann.page.locator(each).first.bounding_box() for each in (".open-tables", ".games")]
        assert tops[0] is not None
        assert tops[1] is not None
        assert (tops[0]["y"] < tops[1]["y"]) == above


def test_one_key_plays_shows_the_log_and_the_keys(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann"], ["kitten"], options={"starter": 0}, manners={"pace": 60})
    ann = at_table(welcome, table)
    ann.page.wait_for_selector(".table.my-turn")
    ann.page.keyboard.press("?")
    expect(ann.page.locator("dialog .keys")).to_contain_text(say("web-key-hint"))
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.page.keyboard.press("l")
    expect(ann.page.locator(".log-lines")).to_be_focused()
    ann.page.keyboard.press("1")
    ann.page.wait_for_selector('.table:not([data-step="0"])')
    assert ann.page.evaluate("() => document.activeElement !== document.body")


def test_ones_own_name_is_read_to_its_end(welcome: Welcome, server: str) -> None:
    name = "Marie-Clémentine Vaugirar"[:24]
    for game in ("rat_a_tat_roll", "devils_scat"):
        bots = ["kitten"] * (most_players(game) - 1)
        ann = at_table(welcome, table_for(server, game, [name], bots), size=SMALL_PHONE, language="fr")
        mine = ann.page.locator(".seat.me .name")
        expect(mine).to_have_text(name)
        assert mine.evaluate("each => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight + 2")
