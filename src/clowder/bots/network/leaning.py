"""A network need not learn what can be seen at a glance: it may lean towards the moves that look best so (`prefer`, what
the greedy player goes by), as far as it has learned to, and has only to say what speaks for others."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.bots.network.running import Floats
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import prefer
from clowder.engine.record import Record


@compiled
def mark_favourites(s: Record, moves: NDArray[np.int16], count: int, marks: NDArray[np.bool_]) -> None:
    """Mark those of these legal moves that look best at a glance; all of them where they look alike."""
    marks[:] = False
    highest = prefer(s, moves[0])
    for k in range(1, count):
        highest = max(highest, prefer(s, moves[k]))
    for k in range(count):
        marks[moves[k]] = prefer(s, moves[k]) == highest


@compiled
def lean(s: Record, moves: NDArray[np.int16], count: int, leaning: float, liking: Floats) -> None:
    """Have the moves liked more that look best at a glance."""
    if leaning == 0:
        return
    highest = prefer(s, moves[0])
    for k in range(1, count):
        highest = max(highest, prefer(s, moves[k]))
    for k in range(count):
        if prefer(s, moves[k]) == highest:
            liking[moves[k]] += np.float32(leaning)
