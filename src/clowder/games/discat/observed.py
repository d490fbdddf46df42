"""What a view of Discat shows of the numbers of an observation; the kit compares the two at every step."""

from __future__ import annotations

from clowder.engine.seating import relative_seat
from clowder.games.discat.record import CARDS, SEATS
from clowder.games.discat.view import PHASES
from clowder.games.discat.view_types import DiscatView, Face


def seen_places(view: DiscatView, me: int) -> list[int | None]:
    """Cards that lie open, and one's own."""
    found: list[int | None] = [None] * CARDS
    for card in range(view.table.facts.highest, CARDS):
        found[card] = 9
    for face in view.table.places.group.cards:
        found[face.card - 1] = 10
    for seat, area in enumerate(view.seats):
        places, at = area.places, relative_seat(seat, me, view.players)
        for face in places.hand.cards or []:
            found[face.card - 1] = 1 + at
        for face in filter(None, places.top.cards):
            found[face.card - 1] = 20 + at
        for face in places.bonus.cards:
            found[face.card - 1] = 30 + at
    return found


def seen_arrows(view: DiscatView, me: int) -> list[int | None]:
    """The arrows of the cards that lie open, and of one's own."""
    faces: list[Face] = list(view.table.places.group.cards)
    for area in view.seats:
        places = area.places
        faces += [*(places.hand.cards or []), *filter(None, places.top.cards), *places.bonus.cards]
    found: list[int | None] = [None] * CARDS
    for face in faces:
        found[face.card - 1] = 1 if face.arrow == "up" else -1
    return found


def seen_players(view: DiscatView, me: int) -> list[int | None]:
    """The piles; which card lies face down on top, and who ran out first, a view does not show."""
    found: list[int | None] = [0] * (6 * SEATS)
    for seat, area in enumerate(view.seats):
        places, at = area.places, 6 * relative_seat(seat, me, view.players)
        top = places.top.cards[0] if places.top.cards else None
        found[at : at + 3] = [places.hand.count, places.personal.count, places.bonus.count]
        found[at + 3] = top.card if top else None
        found[at + 4] = int(bool(places.top.cards) and top is None)
        found[at + 5] = None
    return found


def seen_table(view: DiscatView, me: int) -> list[int | None]:
    """The constraint and what is decided."""
    facts, places = view.table.facts, view.table.places
    phases = {name: number for number, name in PHASES.items()}
    return [
        view.players,
        relative_seat(view.actor, me, view.players),
        None if view.over else phases[view.phase],
        facts.limit or 0,
        {"up": 1, "down": -1, None: 0}[facts.arrow],
        relative_seat(facts.creator.seat if facts.creator else None, me, view.players),
        int(facts.bonus_paid or False),
        places.pile.count,
        places.group.count,
        None if facts.last_turns is None else facts.last_turns,
    ]
