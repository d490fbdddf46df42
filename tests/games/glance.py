"""What a move looks like at a glance follows from what its player knows: tried on whole games, compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.engine.blank import blank
from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import deal, legal, play, prefer, redeal
from clowder.engine.game import Game


def looks_changed(game: Game, players: int, options: dict[str, Any], seed: int, most: int, *, jit: bool = True) -> int:
    """How often in a random game a move looked different after a redeal of what the actor cannot know."""
    count = count_changes if jit else getattr(count_changes, "py_func", count_changes)
    return int(count(blank(game, players, options, count=2), np.zeros(game.actions, np.int16), seed, most))


@compiled
def count_changes(rows: NDArray[np.void], moves: NDArray[np.int16], seed: int, most: int) -> int:
    """The same, in two records."""
    s, other = rows[0], rows[1]
    deal(s, seed)
    changes = 0
    count = legal(s, moves)
    step = 0
    while count > 0 and step < most:
        rows[1] = rows[0]
        redeal(other, s.actor, seed + step)
        for i in range(count):
            changes += prefer(s, moves[i]) != prefer(other, moves[i])
        play(s, moves[draw(s, count)])
        count = legal(s, moves)
        step += 1
    return changes
