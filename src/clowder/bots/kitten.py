"""The kitten: it has seen how the greedy player plays, but is easily distracted."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.bots.greedy import likeliest
from clowder.bots.known import KnownBot, MenuLevel
from clowder.bots.position import Position
from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import legal
from clowder.engine.record import Record, copy

DISTRACTED = 3
"""Every so many decisions, on average, it takes anything."""


@compiled
def kitten_move(s: Record, moves: NDArray[np.int16]) -> int:
    """The kitten's move in a record."""
    count = legal(s, moves)
    if draw(s, DISTRACTED) == 0:
        return int(moves[draw(s, count)])
    return likeliest(s, moves, count)


class Kitten(KnownBot):
    """Takes what looks best at a glance, unless something else catches its eye."""

    name = "kitten"
    levels = (MenuLevel("kitten", 10),)

    def choose(self, position: Position) -> int:
        """The move to play."""
        return kitten_move(copy(position.record), np.zeros(position.game.actions, np.int16))
