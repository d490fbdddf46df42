"""What a vector environment is made of, as compiled code gets it: the caller's buffers, what is kept of each row, the
settings, and room to work in. An array that a flag did not ask for has no rows, columns or layers; the kernels look at
that."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from clowder.bots.network.running import Thoughts
from clowder.engine.encoding import Bytes

SELF_PLAY = -1
"""In place of the caller's seat: every seat is."""

# How far a row has come. In a step it stops between DECIDED and the next DECIDED only where its log is full.
NEW, OPENING, DECIDED, ANSWERED = range(4)

ROW = np.dtype(
    [
        ("written", "i8"),  # choices ever written into its log
        ("final_written", "i8"),  # the same when the game that ended last had ended
        ("key", "u4", 3),  # of its game (engine/chance.py: learners_key)
        ("game", "i4"),  # the number of its game in this row; -1 before the first
        ("steps", "i4"),  # decisions made in its game
        ("choices", "i4"),  # those of them that had more than one legal answer: the others are not written down
        ("at", "i4"),  # where in the log the next one goes
        ("final_game", "i4"),  # the number of the game that ended last; -1 if none did
        ("final_steps", "i4"),  # decisions made in that game
        ("final_choices", "i4"),  # those that were written down
        ("illegal", "i4"),  # actions that were not legal and were replaced, ever
        ("faults", "i4"),  # moves of somebody's own policy that were not legal and were replaced, ever
        ("skipped", "i4"),  # games, ever, that were over before the caller's seat had anything to decide
        ("legal", "i2"),  # how many actions the caller can choose from
        ("mine", "i1"),  # the caller's seat in this game, or SELF_PLAY
        ("stage", "i1"),  # NEW, OPENING, DECIDED or ANSWERED
    ],
    align=True,
)
"""What is kept of each row."""


class Buffers(NamedTuple):
    """What the caller reads, written in place; environment.py says what each is."""

    observation: Bytes
    mask: NDArray[np.bool_]
    actor: Bytes
    reward: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    final_observation: Bytes
    final_result: NDArray[np.float32]
    final_actor: Bytes
    training_only_all_seats: Bytes


class Kept(NamedTuple):
    """What the environment keeps for itself."""

    records: Any
    """The games: one record each."""
    blank: Any
    """One record before the deal."""
    constant: Bytes
    """What is the same in every observation, and nought everywhere else."""
    rows: Any
    """An array of ROW."""
    allowed: NDArray[np.uint32]
    """The legal actions as bits: the mask is the caller's and may have been written to."""
    log: NDArray[Any]
    """The choices made, around a ring for each row (log.py); no columns where records are not kept."""
    history: Bytes
    """The last public actions of each row, the newest first: who, and what; as many columns as were asked for."""
    potential: NDArray[np.float32]
    """What `estimate` said of each seat when the caller last decided; no rows without shaping."""


class Settings(NamedTuple):
    """What was asked for."""

    seed: int
    limit: int
    """Decisions after which a game is cut off; 0 for never."""
    copies: int
    """So many rows in a row get the same cards."""
    rotates: int
    """1 where the caller's seat changes from game to game and from copy to copy."""
    seat: int
    """The caller's seat, or the first of them where it changes; SELF_PLAY where all are."""
    goes_on: int
    """1 where a game that is over is followed by the next in the same step."""
    replaces: int
    """1 where an illegal action is replaced by the lowest legal one, and counted."""
    discount: float
    """Of the shaping."""


class Room(NamedTuple):
    """Room to work in, for one thread."""

    moves: NDArray[np.int16]
    seen: Bytes
    """An observation before it is encoded."""
    shares: NDArray[np.float64]
    world: Any
    """One record."""
    thoughts: Thoughts
    """Of a network that answers."""
