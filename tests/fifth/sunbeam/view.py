"""What a seat at a table of Sunbeam may see: a record, as view_types.py declares it."""

from __future__ import annotations

from clowder.engine.view_types import Area, cards, cards_or_heap, heap

from .record import ROUNDS, Sunbeam
from .view_types import (
    Cat,
    Phase,
    PlayerFacts,
    PlayerPlaces,
    Reason,
    Send,
    TableFacts,
    TablePlaces,
)


def phase(s: Sunbeam) -> Phase:
    """There is one thing to decide."""
    return "send"


def table(s: Sunbeam, viewer: int | None) -> Area[TableFacts, TablePlaces]:
    """The round, and the basket."""
    return Area(TableFacts(min(s.rounds + 1, ROUNDS)), TablePlaces(heap(s.sleepers)))


def player(s: Sunbeam, seat: int, viewer: int | None) -> Area[PlayerFacts, PlayerPlaces]:
    """A hand (one's own open, after the game all of them), and the cats that were sent out."""
    hand = [Cat(cat) for cat in sorted(s.hand[seat][: s.held[seat]])]
    places = PlayerPlaces(
        hand=cards_or_heap(hand, is_open=seat == viewer or s.actor < 0),
        out=cards([Cat(cat) for cat in s.out[seat] if cat]),
    )
    return Area(PlayerFacts(s.warm[seat]), places)


def choice(s: Sunbeam, move: int) -> Send:
    """What a move means."""
    return Send(id=move, cat=Cat(move + 1))


def reason(s: Sunbeam) -> Reason:
    """B6: one has the most points, or several have."""
    points = s.warm[: s.seats]
    return "shared" if list(points).count(max(points)) > 1 else "warmest"
