"""The ways through the client, each from its first click to where it leads."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

import clowder
from clowder.engine.text import say
from tests.web.anybody import play_to_the_end
from tests.web.browser import PHONE
from tests.web.conftest import Welcome
from tests.web.people import Person, asked, table_for
from tests.web.tour import PLAYERS, Tour

LINGER = 1_500
"""Milliseconds that are enough for whatever the client shows for a moment."""


def at_discat(welcome: Welcome, server: str, **more: Any) -> tuple[Person, dict[str, Any]]:
    """Ann, who opens a game against a kitten."""
    table = table_for(server, "discat", ["Ann"], ["kitten"], options={"starter": 0}, **more)
    ann = welcome()
    ann.open(f"/table/{table['table']}#{table['tokens'][0]}")
    ann.page.wait_for_selector(".table.my-turn")
    return ann, table


def view_of(server: str, table: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    """What a seat sees, by the server."""
    view: dict[str, Any] = asked(server, f"tables/{table['table']}", token=table["tokens"][seat])["view"]
    return view


def go_on(person: Person, chance: random.Random) -> bool:
    """Do something that is offered, and see what comes of it; whether anything was."""
    offered = person.at_hand()
    if not offered["ids"]:
        return False
    person.act(offered, chance)
    person.page.wait_for_function(CHANGED, arg=offered["shown"])
    return True


CHANGED = "shown => document.querySelector('.table')?.dataset.shown !== shown"


def play_until(person: Person, ready: Callable[[], bool]) -> None:
    """Play whatever is offered until it is so."""
    chance = random.Random(2)
    while not ready():
        assert not person.at_hand()["over"]
        if not go_on(person, chance):
            person.page.wait_for_selector(".table.my-turn, .table.over")


def composing(person: Person) -> bool:
    """Whether a group is asked for, and none is begun."""
    return bool(person.page.evaluate(COMPOSING))


COMPOSING = """() => {
    const table = document.querySelector(".table.my-turn");
    const has = what => table.querySelector(what) !== null;
    return table !== null && table.dataset.step > 0 && has(".dc-hand .card.playable") && !has(".buttons");
}"""


def card_label(card: dict[str, Any], language: str = "en") -> str:
    """A card of Discat as its picture is called."""
    return say("web-card", card, game="discat", language=language)


def say_card(card: dict[str, Any]) -> str:
    """The same in a sentence."""
    return say("card", card, game="discat")


def test_one_click_leads_from_the_lobby_to_a_table_where_something_can_be_played(welcome: Welcome) -> None:
    ann = welcome()
    ann.open("/")
    ann.page.locator("[data-game=discat] [data-key=play-now]").click()
    ann.page.wait_for_selector(".table.my-turn")
    assert go_on(ann, random.Random(1))


def test_a_friend_comes_by_the_link_and_both_sit_at_one_table(welcome: Welcome) -> None:
    ann, bob = welcome(), welcome(size=PHONE, touch=True)
    ann.open("/")
    ann.page.locator("[data-key=name]").fill("Ann")
    ann.page.locator("[data-game=discat] [data-key=with-friends]").click()
    link = urlsplit(ann.page.locator("[data-key=link]").input_value())
    expect(ann.page.locator(".code-line .code")).to_have_text(link.path.rpartition("/")[2])
    assert ann.page.locator("img.qr").evaluate("async square => (await square.decode(), square.naturalWidth)") > 0
    bob.open(link.path)
    expect(bob.page.locator(".there")).to_contain_text("Ann")
    bob.page.locator("[data-key=name]").fill("Bob")
    bob.page.locator("[data-key=sit-down]").tap()
    expect(bob.page.locator(".patience")).to_contain_text(say("web-host-starts"))
    expect(ann.page.locator(".chair.person .name")).to_have_text(["Ann", "Bob"])
    ann.page.locator("[data-key=start]").click()
    for person, me in ((ann, "Ann"), (bob, "Bob")):
        person.page.wait_for_selector(".table")
        expect(person.page.locator(".seat.me .name")).to_have_text(me)
        names = person.page.locator(".seat .name").all_text_contents()
        assert {"Ann", "Bob"} < set(names)
        assert len(names) == 4
    assert ann.page.url == bob.page.url


def test_a_public_table_is_found_in_the_lobby_and_one_of_mine_is_gone_on_with(welcome: Welcome, server: str) -> None:
    made = asked(server, "tables", {"game": "discat", "players": 2, "name": "Zoe", "manners": {"public": True, "pace": 0}})
    ann = welcome()
    ann.open("/")
    ann.page.locator(".open-tables li", has_text="Zoe").get_by_role("link").click()
    ann.page.locator("[data-key=name]").fill("Ann")
    ann.page.locator("[data-key=sit-down]").click()
    expect(ann.page.locator(".chair.person .name")).to_have_text(["Zoe", "Ann"])
    asked(server, f"tables/{made['table']}/start", {}, token=made["token"])
    ann.page.wait_for_selector(".table")
    ann.open("/")
    expect(ann.page.locator(".open-tables li", has_text="Zoe")).to_have_count(0)
    ann.page.locator(f".my-tables a[href='/table/{made['table']}']").click()
    expect(ann.page.locator(".seat.me .name")).to_have_text("Ann")


def test_two_people_share_a_device_and_a_curtain_keeps_their_cards_apart(welcome: Welcome, server: str) -> None:
    both = welcome()
    page = both.page
    page.clock.install()
    both.open("/")
    page.locator("[data-key=share-device]").click()
    page.locator("dialog [data-key=game]").select_option("discat")
    for seat, name in enumerate(("Ann", "Bob")):
        page.locator(f"dialog [data-key=name-{seat}]").fill(name)
    page.locator("dialog [data-key=make]").click()
    chance, held = random.Random(5), list[int]()
    while len(held) < 4:
        page.wait_for_selector("[data-curtain]")
        assert page.locator(".card, .hand, .row, [data-choice], [data-flip], .log").count() == 0
        kept = json.loads(page.evaluate("localStorage.getItem('clowder.tables')"))[0]
        table = {"table": kept["table"], "tokens": [kept["tokens"]["0"], kept["tokens"]["1"]]}
        hands = [view_of(server, table, seat)["seats"][seat]["places"]["hand"]["cards"] for seat in range(2)]
        html = page.content()
        assert not [card for hand in hands for card in hand if card_label(card) in html or say_card(card) in html]
        held.append(int(page.locator("[data-curtain]").get_attribute("data-seat") or -1))
        expect(page.locator("[data-curtain] h1")).to_have_text(say("web-hotseat-pass", {"name": ("Ann", "Bob")[held[-1]]}))
        page.clock.fast_forward(LINGER)
        page.locator("[data-key=lift]").click()
        page.wait_for_selector(f".table .seat.me[data-seat='{held[-1]}']")
        assert cards_in(page, ".dc-hand") == [card["card"] for card in hands[held[-1]]]
        assert not {card["card"] for card in hands[1 - held[-1]]} & set(cards_in(page, ".table"))
        while not page.locator("[data-curtain]").count():
            if not go_on(both, chance):
                page.clock.fast_forward(LINGER)
    assert held == [held[0], 1 - held[0]] * 2


def cards_in(page: Page, where: str) -> list[int]:
    """The cards of Discat that are on a page."""
    names: list[str] = page.locator(f"{where} [data-flip^=card-]").evaluate_all("all => all.map(each => each.dataset.flip)")
    return [int(name.removeprefix("card-")) for name in names]


def test_hints_are_for_practice_only(welcome: Welcome, server: str) -> None:
    ann, table = at_discat(welcome, server, manners={"practice": True})
    ann.page.locator("[data-key=hint]").click()
    shares = ann.page.locator(".hint-moves li .hint-share strong")
    expect(shares.first).to_have_text(re.compile(r"^\d+ %$"))
    choices = ann.page.locator(".hint-moves .hint-choice").all_text_contents()
    offered = [say(f"choice-{each['kind']}", each, game="discat") for each in view_of(server, table)["choices"]]
    assert choices
    assert set(choices) <= set(offered)
    bob, _ = at_discat(welcome, server)
    expect(bob.page.locator("[data-key=hint]")).to_have_count(0)


def test_a_card_that_cannot_be_played_says_why_and_leads_to_the_clause(welcome: Welcome, server: str) -> None:
    ann, _ = at_discat(welcome, server)
    dim, top = ann.page.locator(".dc-hand .card.dim"), ""

    def refused() -> bool:
        """Whether a group is begun that some card of the hand does not join."""
        nonlocal top
        if not composing(ann):
            return False
        top = ann.page.locator(".dc-hand .card.playable").first.get_attribute("data-choice") or ""
        ann.page.locator(".dc-hand .card.playable").first.click()
        ann.page.locator("[data-key=undo]").wait_for()
        return dim.count() > 0

    play_until(ann, refused)
    card = int((dim.first.get_attribute("data-flip") or "").removeprefix("card-"))
    dim.first.click()
    alert = ann.page.locator(".why-place[role=alert] .why")
    expect(alert).to_contain_text(say("refuse-not-a-group", {"card": card, "top": int(top)}, game="discat"))
    expect(alert.locator("a.clause")).to_have_text(say("web-rule", {"clause": "D24"}))
    with ann.context.expect_page() as opened:
        alert.locator("a.clause").click()
    expect(opened.value.locator(".clause.here")).to_have_attribute("id", "D24")
    expect(opened.value.locator("#D24")).to_be_in_viewport()


def test_a_move_is_composed_taken_back_composed_again_and_sent(welcome: Welcome, server: str) -> None:
    ann, table = at_discat(welcome, server)
    sent: list[str] = []
    ann.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame)["type"])))
    ann.page.reload()
    ann.page.wait_for_selector(".table.my-turn")
    play_until(ann, lambda: composing(ann))
    before, moves = view_of(server, table)["step"], sent.count("move")
    card = ann.page.locator(".dc-hand .card.playable").first
    chosen = card.get_attribute("data-flip") or ""
    card.click()
    expect(ann.page.locator(f".dc-group [data-flip={chosen}]")).to_be_visible()
    ann.page.locator("[data-key=undo]").click()
    expect(ann.page.locator(f".dc-hand [data-flip={chosen}]")).to_be_visible()
    expect(ann.page.locator("[data-key=undo]")).to_have_count(0)
    assert view_of(server, table)["step"] == before
    assert sent.count("move") == moves
    assert "try" in sent
    ann.page.locator(f".dc-hand [data-flip={chosen}]").click()
    ann.page.locator(".buttons [data-choice]").click()
    expect(ann.page.locator(".log-lines")).to_contain_text(re.compile(rf"You play {int(chosen.removeprefix('card-')):02}"))
    assert view_of(server, table)["step"] >= before + 2
    assert sent.count("move") == moves + 1


def test_a_card_dragged_to_the_board_is_played(welcome: Welcome, server: str) -> None:
    ann, _ = at_discat(welcome, server)
    card = ann.page.locator(".dc-hand .card.playable").first
    played = int(card.get_attribute("data-choice") or -1)
    card.drag_to(ann.page.locator(".board"))
    expect(ann.page.locator(".log-lines")).to_contain_text(re.compile(rf"You play {played:02}"))


def test_a_card_let_go_elsewhere_stays_in_the_hand(welcome: Welcome, server: str) -> None:
    ann, table = at_discat(welcome, server)
    card = ann.page.locator(".dc-hand .card.playable").first
    card.drag_to(ann.page.locator(".bar .home"))
    expect(ann.page.locator(".dc-hand .card.lifted")).to_have_count(0)
    expect(ann.page.locator(".dc-hand .card.playable")).to_have_count(5)
    assert view_of(server, table)["step"] == 0


def test_after_the_end_everything_can_be_checked_kept_seen_again_and_played_again(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann", "Bob"], manners={"stand_in": "kitten"})
    people = ann, bob = welcome(), welcome(size=PHONE)
    for person, token in zip(people, table["tokens"], strict=True):
        person.open(f"/table/{table['table']}#{token}")
        person.page.wait_for_selector(".table")
    for person in people:
        person.page.locator("[data-key=menu]").click()
        person.page.locator("[data-key=menu-leave]").click()
    for person in people:
        person.page.wait_for_selector(".table.over .result")

    ann.page.locator("[data-key=fairness] summary").click()
    expect(ann.page.locator("[data-check]")).to_have_count(4)
    expect(ann.page.locator("[data-check][data-held=true] .mark")).to_have_text(["✓"] * 4)
    expect(ann.page.locator("[data-key=fairness]")).to_contain_text(say("web-check-good"))

    with ann.page.expect_download() as download:
        ann.page.locator("a[download]").click()
    assert download.value.suggested_filename == f"clowder-discat-{table['code']}.json"
    kept = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert kept == asked(server, f"tables/{table['table']}/record")

    ann.page.locator("[data-key=rematch]").click()
    expect(bob.page.locator("[data-key=rematch]")).to_have_text(say("web-come-along"))
    bob.page.locator("[data-key=rematch]").click()
    for person in people:
        expect(person.page.locator(".chair.person")).to_have_count(2)
        assert table["table"] not in person.page.url
    assert ann.page.url == bob.page.url
    see_again(ann, server, table["table"])


def see_again(person: Person, server: str, table: str) -> None:
    """The replay: at a step, at another, with all cards open; the address names the moment."""
    shown = asked(server, f"tables/{table}/replay?eyes=open")
    hidden = shown["first"]["seats"][1]["places"]["hand"]["cards"]
    person.open(f"/replay/{table}?step=0&eyes=0")
    page, others = person.page, person.page.locator(".others")
    page.wait_for_selector('.table[data-step="0"]')
    assert not [card for card in hidden if card_label(card) in page.content()]
    page.locator("[data-key=eyes]").select_option("open")
    for card in hidden:
        expect(others.get_by_label(card_label(card), exact=True)).to_be_visible()
    page.locator("[data-key=step]").fill("7")
    page.wait_for_selector('.table[data-step="7"]')
    page.wait_for_url("**/replay/*?step=7&eyes=open")
    log = page.locator(".log-lines").inner_text()
    page.reload()
    page.wait_for_selector('.table[data-step="7"]')
    expect(page.locator("[data-key=step]")).to_have_value("7")
    expect(page.locator("[data-key=eyes]")).to_have_value("open")
    assert page.locator(".log-lines").inner_text() == log
    turned = asked(server, f"tables/{table}/chances")["turning"][0]["step"]
    page.locator("[data-key=turning-1]").click()
    page.wait_for_selector(f'.table[data-step="{turned}"]')


def test_a_record_that_was_kept_is_opened_and_has_its_chart_of_chances(
    welcome: Welcome, server: str, tmp_path: Path
) -> None:
    tour, ann = Tour(server), welcome()
    tour.over(ann)
    kept, other = tmp_path / "kept.json", tmp_path / "other.json"
    kept.write_text(json.dumps(asked(server, f"tables/{tour.made['over']['table']}/record")), "utf-8")
    other.write_text("a letter", "utf-8")
    ann.open("/replay")
    ann.page.locator("input[type=file]").set_input_files(other)
    expect(ann.page.locator(".problem-line")).to_have_text(say("web-replay-no-record", {"file": "other.json"}))
    ann.page.locator("input[type=file]").set_input_files(kept)
    expect(ann.page.locator(".chances:not(.coming)")).to_be_visible()
    expect(ann.page.locator("[data-key=turning-1]")).to_be_visible()


@pytest.mark.parametrize("game", PLAYERS)
def test_a_lesson_can_be_done_to_its_end(welcome: Welcome, server: str, game: str) -> None:
    lesson = asked(server, f"games/{game}/lesson")
    pupil = welcome()
    page = pupil.page
    page.clock.install()
    pupil.open(f"/learn/{game}")
    moments = lesson["moments"]
    for number, moment in enumerate(moments, 1):
        progress = say("web-lesson-progress", {"at": number, "of": len(moments)})
        page.locator(f'.dots[aria-label="{progress}"]').wait_for()
        views = [moment["view"], *moment["between"]]
        for wanted, view in zip(moment["expect"] or [], views, strict=False):
            choice = next(each for each in view["choices"] if each["id"] == wanted)
            for die in range(3):  # those that are rolled again are picked first
                if choice["kind"] == "reroll" and choice["mask"] >> die & 1:
                    page.locator(".tray .pick").nth(die).click()
            page.locator(f'.table [data-choice="{wanted}"]:not(.dim)').first.click()
        if not moment["expect"] and number < len(moments):
            page.locator("[data-key=lesson-next]").focus()
            page.keyboard.press("Enter")
            for _ in range(len(moment["between"]) + 1):
                page.clock.run_for(1_000)
    expect(page.locator("[data-key=lesson-play]")).to_be_enabled()


def test_another_language_at_the_table_changes_the_words_and_nothing_else(welcome: Welcome, server: str) -> None:
    ann, _ = at_discat(welcome, server)
    play_until(ann, lambda: composing(ann))
    ann.page.locator(".dc-hand .card.playable").first.click()
    ann.page.locator("[data-key=undo]").wait_for()
    before = ann.at_hand()
    for language in ("fr", "es"):
        ann.page.locator(".bar .button.round").last.click()
        ann.page.locator(f"[data-key=language] .segment:has([value={language}])").click()
        expect(ann.page.locator("dialog h2")).to_have_text(say("web-settings", language=language))
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog")).to_have_count(0)
        expect(ann.page.locator("[data-key=undo]")).to_contain_text(say("web-undo", language=language))
        expect(ann.page.locator(".bar-rules")).to_have_text(say("web-rules", language=language))
        opening = say("story-dealt", {"highest": 0, "hand": 5}, game="discat", language=language).split("0")[-1]
        expect(ann.page.locator(".log-lines")).to_contain_text(opening)
        assert ann.page.evaluate("document.documentElement.lang") == language
        assert ann.at_hand() == before


def test_a_game_without_a_table_of_its_own_is_played_at_the_generic_one(welcome: Welcome, server: str) -> None:
    """The list of the games' own tables is made from their folders when the client is built: here one is struck out."""
    ann, game, struck = welcome(), "discat", list[str]()
    own = f"games/{game}/web/index.tsx"

    def strike(route: Route) -> None:
        answer = route.fetch()
        script = answer.text()
        struck.extend(re.findall(re.escape(own), script))
        route.fulfill(response=answer, body=script.replace(own, "games/nobody/web/index.tsx"))

    ann.page.route("**/assets/*.js", strike)
    table = table_for(server, game, ["Ann"], ["kitten"], manners={"reaction": 0.2})
    ann.open(f"/table/{table['table']}#{table['tokens'][0]}")
    ann.page.wait_for_selector(".table .board .generic")
    assert struck == [own]
    assert ann.page.locator(".mine .place .card").count() > 0
    play_to_the_end([ann], random.Random(6))
    expect(ann.page.locator(".table.over .result h2")).to_be_visible()


MOVING = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { window.moved.push(this.className); return animate.apply(this, how); };
}"""


@pytest.mark.parametrize("calm", [False, True])
def test_a_card_is_seen_to_move_to_where_it_is_played_unless_less_motion_is_wanted(
    welcome: Welcome, server: str, calm: bool
) -> None:
    table = table_for(server, "discat", ["Ann"], ["kitten"], options={"starter": 0}, manners={"pace": 10})
    ann = welcome(calm=calm)
    ann.open(f"/table/{table['table']}#{table['tokens'][0]}")
    ann.page.wait_for_selector(".table.my-turn")
    ann.page.evaluate(MOVING)
    ann.page.locator(".table .card.playable").first.click()
    ann.page.wait_for_selector('.table:not([data-step="0"])')
    assert any("card" in name for name in ann.page.evaluate("window.moved")) is not calm


def test_a_bot_is_seen_to_think_and_nobody_is_kept_from_anything_meanwhile(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann"], ["kitten"], options={"starter": 1}, manners={"pace": 10})
    ann = welcome()
    ann.open(f"/table/{table['table']}#{table['tokens'][0]}")
    expect(ann.page.locator(".seat[data-seat='1'] .thinking")).to_be_visible()
    ann.page.locator("[data-key=menu]").click()
    expect(ann.page.locator("[data-key=menu-leave]")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".seat[data-seat='1'] .thinking")).to_be_visible()
    expect(ann.page.locator(".seat[data-seat='0'] .thinking")).to_have_count(0)


def test_sounds_and_vibration_are_off_at_first_and_what_is_set_is_kept(welcome: Welcome) -> None:
    ann = welcome()
    for set_before in (False, True):
        ann.open("/")
        ann.page.locator(".bar .button.round").last.click()
        for name in ("sound", "haptics"):
            switch = ann.page.locator(f"dialog[open] [data-key={name}]")
            expect(switch).to_be_checked(checked=set_before)
            switch.check(force=True)


def test_people_talk_and_whoever_is_muted_is_heard_no_more_even_after_a_reload(welcome: Welcome, server: str) -> None:
    table = table_for(server, "discat", ["Ann", "Bob"])
    ann, bob = welcome(), welcome()
    for person, token in zip((ann, bob), table["tokens"], strict=True):
        person.open(f"/table/{table['table']}#{token}")

    def says(person: Person, text: str) -> None:
        person.page.locator(".talk input").fill(text)
        person.page.locator(".talk input").press("Enter")

    says(bob, "first")
    expect(ann.page.locator(".chat li")).to_have_text(["Bob first"])
    ann.page.locator("[data-key=menu]").click()
    ann.page.locator("[data-key=menu-people]").click()
    ann.page.locator("[data-key=mute-1]").click()
    ann.page.keyboard.press("Escape")
    ann.page.reload()
    ann.page.wait_for_selector(".talk")
    says(bob, "second")
    says(ann, "third")
    expect(bob.page.locator(".chat li")).to_have_text(["Bob first", "Bob second", "Ann third"])
    expect(ann.page.locator(".chat li")).to_have_text(["Ann third"])


def test_the_big_screen_shows_nobodys_hand_and_follows_the_game(welcome: Welcome, server: str) -> None:
    ann, table = at_discat(welcome, server)
    tv = ann.context.new_page()  # of the same browser, which holds Ann's seat
    tv.goto(f"{server}/tv/{table['table']}")
    tv.wait_for_selector(".table.tv")
    hand = view_of(server, table)["seats"][0]["places"]["hand"]["cards"]
    assert tv.locator(".hand, [data-choice], .seat.me").count() == 0
    assert not [card for card in hand if card_label(card) in tv.content()]
    card = ann.page.locator(".dc-hand .card.playable").first
    played = next(each for each in hand if each["card"] == int(card.get_attribute("data-choice") or -1))
    card.click()
    told = say("story-played", {"who": {"seat": 0}, **played}, game="discat", names=["Ann", "Bot"])
    expect(tv.locator(".log-lines")).to_contain_text(told)
    tv.wait_for_selector('.table.tv:not([data-step="0"])')
    left = view_of(server, table)["seats"][0]["places"]["hand"]["cards"]
    assert left
    assert not [each for each in left if card_label(each) in tv.content()]


def test_the_board_shows_the_chances_of_the_dice_at_this_table(welcome: Welcome, server: str) -> None:
    """Dice of one's own, with 1 on four sides and 9 on two; of how many somebody thinks, the mouse says."""
    deck = {**clowder.new("rat_a_tat_roll", 2).deck, "number_die": {"faces": [1, 1, 1, 1, 9, 9]}}
    options = {"starter": 0, "first_space": 0}
    table = table_for(server, "rat_a_tat_roll", ["Ann"], ["kitten"], options=options, deck=deck)
    ann = welcome()
    ann.open(f"/table/{table['table']}#{table['tokens'][0]}")
    ann.page.locator("[data-key=looked]").click()  # at the starting card
    ann.page.locator("[data-choice='2']").first.hover()
    shown = ann.page.locator(".space:not(.out-of-reach)")
    expect(shown.locator(".chance")).to_have_text(["44%", "44%", "11%"])  # 2, 10 and 18 on: 16, 16 and 4 of 36
    expect(ann.page.locator(".region .sign")).to_have_text(["A44%", "B", "C44%", "D", "E11%"])
    ann.page.locator("[data-choice='1']").first.hover()
    expect(shown.locator(".chance")).to_have_text(["67%", "33%"])
    expect(ann.page.locator(".region .sign")).to_have_text(["A67%", "B", "C33%", "D", "E"])
