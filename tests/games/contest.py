"""A greedy player among random ones, in a compiled loop: each game's test says how much it has to win."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.bots.greedy import likeliest
from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import deal, legal, play, result


@compiled
def wins(rows: NDArray[np.void], games: int, moves: NDArray[np.int16], out: NDArray[np.float64]) -> float:
    """What one greedy player, sitting everywhere in turn, wins of so many games against random ones."""
    share = 0.0
    for game in range(games):
        rows[0] = rows[1]
        s = rows[0]
        deal(s, 1000 + game)
        greedy = game % s.seats
        count = legal(s, moves)
        while count > 0:
            play(s, likeliest(s, moves, count) if s.actor == greedy else moves[draw(s, count)])
            count = legal(s, moves)
        result(s, out)
        share += out[greedy]
    return share / games
