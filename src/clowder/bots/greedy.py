"""The greedy player: takes the move that looks best at a glance. What looks good is the game's to say: `prefer` in its
folder; among moves that look alike, chance decides."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.bots.known import KnownBot, MenuLevel
from clowder.bots.position import Position
from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import legal, prefer
from clowder.engine.record import Record, copy


@compiled
def likeliest(s: Record, moves: NDArray[np.int16], count: int) -> int:
    """The best looking of these legal moves; among equals a random one."""
    best = moves[0]
    highest = prefer(s, moves[0])
    equals = 1
    for i in range(1, count):
        liked = prefer(s, moves[i])
        if liked > highest:
            best, highest, equals = moves[i], liked, 1
        elif liked == highest:
            equals += 1
            if draw(s, equals) == 0:
                best = moves[i]
    return int(best)


@compiled
def greedy_move(s: Record, moves: NDArray[np.int16]) -> int:
    """The greedy player's move in a record."""
    return likeliest(s, moves, legal(s, moves))


class Greedy(KnownBot):
    """Takes what looks best at a glance."""

    name = "greedy"
    levels = (MenuLevel("house-cat", 20),)

    def choose(self, position: Position) -> int:
        """The move to play; among moves that look alike it depends on the position's seed."""
        return greedy_move(copy(position.record), np.zeros(position.game.actions, np.int16))
