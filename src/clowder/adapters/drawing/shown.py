"""What is to be drawn of a table: for each part of it a title, what is said of it, and the cards that lie there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from clowder.adapters.naming import agent
from clowder.engine.game import Game
from clowder.engine.text import has, say
from clowder.engine.view import plain, view_of

FACE_DOWN = "▒▒"
"""The back of a card."""


@dataclass(frozen=True)
class Place:
    """A place on the table: what it is called, and the cards there; only how many, where they do not lie side by side."""

    title: str
    cards: list[str]
    count: int


@dataclass(frozen=True)
class Part:
    """The middle of the table, or a player's part of it."""

    title: str
    acting: bool
    facts: list[str]
    places: list[Place]


@dataclass(frozen=True)
class Picture:
    """The whole table, as one of the players sees it."""

    title: str
    parts: list[Part]
    """The middle, then each player."""
    ending: str
    """Why the game ended as it did; empty while it goes on."""


def shown(game: Game, record: Any, step: int) -> Picture:
    """The table as the one sees it who decides; after the end everybody sees the same."""
    actor, names = int(record.actor), [agent(seat) for seat in range(int(record.seats))]
    view: dict[str, Any] = plain(view_of(game, record, max(actor, 0), step, []))

    def own(key: str, args: dict[str, Any]) -> str:
        return say(key, args, game=game.name, names=names)

    def part(title: str, area: dict[str, Any], *, acting: bool) -> Part:
        facts = area["facts"]
        told = [own(f"fact-{name}", {**facts, "value": value}) for name, value in facts.items() if tells(name, value)]
        places = [
            Place(own(f"place-{name}", {}), [face(card) for card in place.get("cards", ())], place["count"])
            for name, place in area["places"].items()
        ]
        return Part(title, acting, [text for text in told if text], places)

    def tells(name: str, value: Any) -> bool:
        return value is not None and has(f"fact-{name}", game=game.name)

    def face(card: Any) -> str:
        if card is None:
            return FACE_DOWN
        return own("card", card) if isinstance(card, dict) else str(card)

    title = own("name", {})
    parts = [part("", view["table"], acting=False)]
    parts += [part(names[seat], area, acting=seat == actor) for seat, area in enumerate(view["seats"])]
    ending = own(f"reason-{view['result']['reason']}", {}) if view["over"] else ""
    return Picture(title, parts, ending)
