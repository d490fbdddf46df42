"""How players sit, seen from one of them."""

from __future__ import annotations

from clowder.engine.compiling import compiled
from clowder.engine.record import NOBODY, Record


@compiled
def relative(s: Record, seat: int, other: int) -> int:
    """How many seats clockwise of `seat` the other sits: 0 is oneself, 1 the next player …; -1 for nobody."""
    if other == NOBODY:
        return NOBODY
    after = int(other) - int(seat)
    return after if after >= 0 else after + int(s.seats)


def relative_seat(seat: int | None, observer: int, players: int) -> int:
    """A seat counted from the observer, as observations count; -1 for nobody."""
    return -1 if seat is None else (seat - observer) % players
