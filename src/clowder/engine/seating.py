"""How players sit, seen from one of them."""

from __future__ import annotations

from clowder.engine.compiling import compiled
from clowder.engine.record import NOBODY, Record


@compiled
def relative(s: Record, seat: int, other: int) -> int:
    """How many seats clockwise of `seat` the other sits: 0 is oneself, 1 the next player …; -1 for nobody."""
    return NOBODY if other == NOBODY else (int(other) - int(seat) + int(s.seats)) % int(s.seats)
