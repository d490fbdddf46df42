"""What a seat's browser holds: the messages it got, the page, what it stores. None of it tells what the seat may not know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from clowder.engine import catalogue
from clowder.engine.match import Match, replay
from clowder.engine.text import say
from tests.web.conftest import Welcome
from tests.web.people import Person, asked, play_to_the_end, table_for

EVERYTHING = """() => [Number(document.querySelector(".table")?.dataset.step ?? -1), JSON.stringify({
    page: document.documentElement.outerHTML,
    kept: {...localStorage}, session: {...sessionStorage}, cookies: document.cookie,
})]"""


@pytest.mark.parametrize("game", catalogue.names())
def test_a_browser_holds_nothing_its_seat_may_not_know(welcome: Welcome, server: str, game: str) -> None:
    """A whole game: every view that reached the browser is the one its seat has by the rules. Where cards are one of a kind,
    those that the seat has never seen are named nowhere in its page or its storage."""
    table = table_for(server, game, ["Ann"], ["kitten", "kitten"])
    ann = welcome()
    ann.open(f"/table/{table['table']}#{table['tokens'][0]}")
    held: dict[int, str] = {}

    def look(turn: int) -> None:
        step, page = ann.page.evaluate(EVERYTHING)
        assert table["tokens"][0] not in page
        held[step] = page

    play_to_the_end([ann], random.Random(2), look)
    record = asked(server, f"tables/{table['table']}/record")
    views = {view["step"]: view for view in seen(ann)}
    assert len(views) > 10
    match, known = replay(record, 0), ""
    for decision in [None, *record["decisions"]]:
        if decision is not None:
            match.play(decision)
        by_rule = match.view(0)
        known += json.dumps(by_rule)
        if match.step in views:
            assert without_choices(views[match.step]) == without_choices(json.loads(json.dumps(by_rule)))
        if match.step in held and not match.over:
            for name in unknown_cards(match, known):
                assert name not in held[match.step], (match.step, name)


def without_choices(view: dict[str, Any]) -> dict[str, Any]:
    """What a live table shows of choices is its own affair: who is asked when, and whether a bot sits in."""
    return {name: value for name, value in view.items() if name != "choices"}


def seen(person: Person) -> list[dict[str, Any]]:
    """Every view that the browser got, patches applied."""
    views: list[dict[str, Any]] = []
    for message in person.heard:
        if message.get("view") and message["type"] in ("table", "update"):
            views.append(message["view"])
        for path, value in message.get("patch") or []:
            views.append(patched(views[-1], path, value) if path else value)
        if message.get("patch"):
            del views[-len(message["patch"]) : -1]
    return views


def patched(place: Any, path: list[Any], value: Any) -> Any:
    """A copy with one thing set."""
    if not path:
        return value
    changed = list(place) if isinstance(place, list) else dict(place)
    changed[path[0]] = patched(place[path[0]], path[1:], value)
    return changed


def unknown_cards(match: Match, known: str) -> list[str]:
    """The names of the cards in the others' hands that seat 0 has never seen, in games whose cards are one of a kind."""
    if match.game.name not in ("discat", "devils_scat"):
        return []
    hands = [match.view(seat)["seats"][seat]["places"]["hand"]["cards"] for seat in range(1, match.players)]
    return [say("card", card, game=match.game.name) for hand in hands for card in hand if json.dumps(card) not in known]
