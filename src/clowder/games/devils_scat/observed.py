"""What a view of Devil's Scat shows of the numbers of an observation; the kit compares the two at every step."""

from __future__ import annotations

from clowder.engine.seating import relative_seat
from clowder.games.devils_scat.record import CARDS, RANKS, SEATS, SUIT_NAMES, TARGETS
from clowder.games.devils_scat.view import LOST_LIVES, POINTS
from clowder.games.devils_scat.view_types import DevilsScatView, Face

COLUMNS = 7
PHASES = {"draw": 0, "last": 0, "must_knock": 0, "discard": 1, "deal": 2, "over": 2}


def seen_places(view: DevilsScatView, me: int) -> list[int | None]:
    """The discard pile, every card that lies open in a hand, and the suit that is not in the game."""
    found = [0] * CARDS
    if view.table.facts.booted is not None:
        first = RANKS * SUIT_NAMES.index(view.table.facts.booted)
        found[first : first + RANKS] = [9] * RANKS
    pile = view.table.places.discards.cards
    for face in pile:
        found[face.card] = 8 if face is pile[-1] else 7
    for seat in range(view.players):
        for face in open_cards(view, seat):
            found[face.card] = 1 + relative_seat(seat, me, view.players)
    return list(found)


def open_cards(view: DevilsScatView, seat: int) -> list[Face]:
    """The cards of a hand that the viewer sees."""
    places = view.seats[seat].places
    return [face for face in (*places.hand.cards, *places.drawn.cards) if face is not None]


def seen_players(view: DevilsScatView, me: int) -> list[int | None]:
    """How everybody stands, and what the last round brought."""
    found = [0] * (COLUMNS * SEATS)
    for seat, area in enumerate(view.seats):
        facts, at = area.facts, COLUMNS * relative_seat(seat, me, view.players)
        held = area.places.hand.count + area.places.drawn.count
        earned = sum(bit for name, bit in (POINTS | LOST_LIVES).items() if getattr(facts, name))
        found[at : at + COLUMNS] = [
            held, min(127, facts.points or 0), facts.lives or 0, facts.worth or 0, facts.sixths or 0, earned,
            facts.change or 0,
        ]  # fmt: skip
    return list(found)


def seen_table(view: DevilsScatView, me: int) -> list[int | None]:
    """The round, the suits, the piles, the card just drawn."""
    facts, places = view.table.facts, view.table.places

    def seat_of(who: object) -> int:
        return relative_seat(getattr(who, "seat", None), me, view.players)

    def suit_of(name: str | None) -> int:
        return -1 if name is None else SUIT_NAMES.index(name)

    drawing = view.actor is not None and view.phase == "discard"
    drawn = view.seats[view.actor].places.drawn.cards[0] if drawing and view.actor is not None else None
    taken = drawn is not None if view.actor != me else None
    return [
        view.players,
        seat_of(None) if view.actor is None else relative_seat(view.actor, me, view.players),
        PHASES[view.phase],
        seat_of(facts.dealer),
        seat_of(facts.knocker),
        suit_of(facts.favoured),
        suit_of(facts.booted),
        int(facts.scoring == "classic"),
        facts.reshuffles or 0,
        places.deck.count,
        places.discards.count,
        -1 if drawn is None else drawn.card,
        int(taken) if drawing and taken is not None else (None if drawing else 0),
        0 if facts.target is None else TARGETS[view.players - 2],
        seat_of(facts.winner) if facts.winner is not None else None,
        seat_of(facts.scat or facts.devils_scat),
    ]


def seen_points(view: DevilsScatView, me: int) -> list[int | None]:
    """What the cards that lie open are worth."""
    found: list[int | None] = [None] * RANKS
    faces = [*view.table.places.discards.cards, *(face for seat in range(view.players) for face in open_cards(view, seat))]
    for face in faces:
        found[face.card % RANKS] = face.points
    return found
