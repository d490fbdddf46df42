"""Random legal play in a compiled loop: the simplest kernel over any game, for simulations, benches and tests."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import deal, legal, play, result, score
from clowder.engine.record import Record

MIX = 0x5851F42D
"""Spreads the seeds of one run so that neighbouring runs do not share games."""


@compiled
def play_out(s: Record, moves: NDArray[np.int16], most: int) -> tuple[int, int]:
    """Play at random to the end, or for at most so many steps: (steps, steps that were a choice)."""
    steps = choices = 0
    count = legal(s, moves)
    while count > 0 and steps < most:
        if count > 1:
            choices += 1
            play(s, moves[draw(s, count)])
        else:
            play(s, moves[0])
        steps += 1
        count = legal(s, moves)
    return steps, choices


@compiled
def play_games(
    s: Any,
    blank: Any,
    seed: int,
    first: int,
    count: int,
    most: int,
    moves: NDArray[np.int16],
    shares: NDArray[np.float64],
    scores: NDArray[np.int32],
    lengths: NDArray[np.int32],
) -> int:
    """Play `count` games, numbered from `first`, with the options in `blank[0]`; game n of a seed is always the same.

    Fills one row a game: each seat's share of the win, its score, and the steps with and without those of one answer.
    Returns how many of the steps were a choice.
    """
    total = 0
    for i in range(count):
        s[0] = blank[0]
        state = s[0]
        deal(state, seed * MIX + (first + i))
        lengths[i, 0], lengths[i, 1] = play_out(state, moves, most)
        result(state, shares[i])
        for seat in range(state.seats):
            scores[i, seat] = score(state, seat)
        total += lengths[i, 1]
    return total
