"""One step of a match in one call: a call from Python into compiled code takes longer than most rules."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.engine.chance import rekey
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import Moves, legal, observe, play
from clowder.engine.record import Record


@compiled
def take_step(s: Record, a: int, b: int, c: int, d: int, move: int, moves: Moves) -> int:
    """Key the generator, play a legal move, and list the next actor's legal moves; how many there are."""
    rekey(s, a, b, c, d)
    play(s, move)
    return legal(s, moves)


@compiled
def look(s: Record, moves: Moves, mask: NDArray[np.int8], observation: NDArray[np.int8]) -> int:
    """Mask and observation of the actor, who is returned; of a game that is over an empty mask, and no observation."""
    mask[:] = 0
    for i in range(legal(s, moves)):
        mask[moves[i]] = 1
    if s.actor >= 0:
        observe(s, s.actor, observation)
    return int(s.actor)


@compiled
def play_and_look(
    rows: Any,
    key: tuple[int, int, int, int],
    move: int,
    moves: Moves,
    mask: NDArray[np.int8],
    observation: NDArray[np.int8],
) -> int:
    """Play a legal move with the key of its step; what the next actor sees is written, and who that is returned."""
    s = rows[0]
    rekey(s, key[0], key[1], key[2], key[3])
    play(s, move)
    return look(s, moves, mask, observation)
