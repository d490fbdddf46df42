"""What a seat knows, as numbers for learning. Seats are counted from the observer: 0 is oneself, 1 the next player …"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.compiling import compiled
from clowder.engine.layout import Block, starts, which
from clowder.engine.seating import relative, relative_seat

from .record import CATS, ROUNDS, SEATS, Sunbeam
from .view_types import SunbeamView


def seen_cats(view: SunbeamView, me: int) -> list[int | None]:
    """A view shows one's own cats, and those that were sent out."""
    found: list[int | None] = [0] * CATS
    for seat, area in enumerate(view.seats):
        for cat in area.places.hand.cards or []:
            found[cat.number - 1] = 1
        for cat in area.places.out.cards:
            found[cat.number - 1] = 2 + relative_seat(seat, me, view.players)
    return found


LAYOUT = (
    Block(
        "cats",
        CATS,
        "each cat: 0 unknown, 1 in my hand, 2–5 sent out (2 + relative seat)",
        seen=seen_cats,
        numbers=(which(0, 5),),
        by_card=True,
    ),
    Block("warm", SEATS, "rounds won, by relative seat"),
    Block("table", 3, "players, who decides (relative, -1 over), rounds that are over"),
)
CATS_AT, WARM_AT, TABLE_AT = starts(LAYOUT)
LENGTH = sum(block.many for block in LAYOUT)


@compiled
def observe(s: Sunbeam, seat: int, out: NDArray[np.int8]) -> None:
    """The numbers that LAYOUT tells of."""
    out[:LENGTH] = 0
    for i in range(s.held[seat]):
        out[CATS_AT + s.hand[seat, i] - 1] = 1
    for other in range(s.seats):
        out[WARM_AT + relative(s, seat, other)] = s.warm[other]
        for i in range(ROUNDS):
            if s.out[other, i]:
                out[CATS_AT + s.out[other, i] - 1] = 2 + relative(s, seat, other)
    out[TABLE_AT] = s.seats
    out[TABLE_AT + 1] = relative(s, seat, s.actor)
    out[TABLE_AT + 2] = s.rounds
