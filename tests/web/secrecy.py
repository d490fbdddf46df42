"""What a seat's browser holds: the messages it got, the page, what it stores. None may tell what the seat may not know."""

from __future__ import annotations

import json
from typing import Any

from clowder.engine.match import Match, replay
from clowder.engine.text import say
from tests.server.patches import patched
from tests.web.people import Person

EVERYTHING = """() => [Number(document.querySelector(".table")?.dataset.step ?? -1), JSON.stringify({
    page: document.documentElement.outerHTML,
    kept: {...localStorage}, session: {...sessionStorage}, cookies: document.cookie,
})]"""
ONE_OF_A_KIND = ("discat", "devils_scat")
"""Games in which a card's name tells it from all others."""


class Searched:
    """A browser that is searched throughout a game."""

    def __init__(self, person: Person, seat: int, token: str) -> None:
        self.person = person
        self.seat = seat
        self.token = token
        self.held: dict[int, str] = {}
        """The page and the storage, by step."""

    def look(self) -> None:
        """Note what is there now."""
        step, page = self.person.page.evaluate(EVERYTHING)
        assert self.token not in page
        self.held[step] = page

    def check(self, record: dict[str, Any], language: str) -> None:
        """Every view that reached the browser is the one its seat has by the rules. Where cards are one of a kind, those
        that the seat has never seen are named nowhere in its page or its storage."""
        views = {view["step"]: view for view in seen(self.person)}
        assert len(views) > 10
        match, known = replay(record, 0), ""
        for decision in [None, *record["decisions"]]:
            if decision is not None:
                match.play(decision)
            by_rule = json.loads(json.dumps(match.view(self.seat)))
            known += json.dumps(by_rule)
            if match.step in views:
                assert without_choices(views[match.step]) == without_choices(by_rule)
            if match.step in self.held and not match.over:
                for name in self.unknown_cards(match, known, language):
                    assert name not in self.held[match.step], (match.step, name)

    def unknown_cards(self, match: Match, known: str, language: str) -> list[str]:
        """The names of the cards in the others' hands that the seat has never seen."""
        if match.game.name not in ONE_OF_A_KIND:
            return []
        others = (seat for seat in range(match.players) if seat != self.seat)
        hands = [match.view(seat)["seats"][seat]["places"]["hand"]["cards"] for seat in others]
        hidden = [card for hand in hands for card in hand if json.dumps(card) not in known]
        return [say("card", card, game=match.game.name, language=language) for card in hidden]


def without_choices(view: dict[str, Any]) -> dict[str, Any]:
    """What a live table shows of choices is its own affair: who is asked when, and whether a bot sits in."""
    return {name: value for name, value in view.items() if name != "choices"}


def seen(person: Person) -> list[dict[str, Any]]:
    """Every view of the match that the browser got, patches applied."""
    views: list[dict[str, Any]] = []
    for message in person.heard:
        if message["type"] not in ("table", "update"):
            continue
        if message.get("view"):
            views.append(message["view"])
        elif message.get("patch"):
            views.append(patched(views[-1], message["patch"]))
    return views
