"""What everybody saw the players do last. A game says what of a move is public (dispatch.py: public_move)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.compiling import compiled
from clowder.engine.dispatch import public_move
from clowder.engine.layout import Block, which
from clowder.engine.record import NOBODY, Record
from clowder.engine.seating import relative

NUMBERS = 2
"""Of each action: who, and what."""


def history_block(actions: int, seats: int, length: int) -> Block:
    """What the numbers of a history are."""
    return Block(
        "history",
        NUMBERS * length,
        "the last public actions, the newest first: who (relative, -1 none), and the action (-1 where what was chosen is "
        "hidden)",
        numbers=(which(-1, seats - 1), which(-1, actions - 1)),
    )


@compiled
def forget(history: NDArray[np.int8], i: int) -> None:
    """A new game begins."""
    history[i, :] = NOBODY


@compiled
def remember(history: NDArray[np.int8], i: int, s: Record, move: int) -> None:
    """The actor is about to make a move."""
    columns = history.shape[1]
    if columns > 0:
        for k in range(columns - 1, NUMBERS - 1, -1):
            history[i, k] = history[i, k - NUMBERS]
        history[i, 0] = s.actor
        history[i, 1] = public_move(s, move)


@compiled
def write_history(history: NDArray[np.int8], i: int, s: Record, seat: int, out: NDArray[np.int8], start: int) -> None:
    """The history of a row, with players counted from the seat."""
    for k in range(0, history.shape[1], NUMBERS):
        out[start + k] = relative(s, seat, history[i, k])
        out[start + k + 1] = history[i, k + 1]
