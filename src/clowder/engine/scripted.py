"""Chance told from outside: records that draw what they are told, so that somebody else can roll the dice, one by one.

For trees of games in which chance moves, too. Such a record is of its game's type but for a longer `chance` (chance.py says
what is in it), so the rules are compiled for it once more and are otherwise the same. A step is tried with the outcomes
that are known; if it wants more, it says out of how many, and is tried again with one more::

    asked = try_step(rows, tried, move, outcomes, 0)      # 6: a die is thrown
    outcomes[0] = 3
    asked = try_step(rows, tried, move, outcomes, 1)      # 0: that was all, and `tried` is the record after it

Drawing one out of one is no chance and not asked for.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.engine.chance import ASKED, OUTCOMES, TOLD, rekey
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import Moves, deal_keyed, legal, observe, play, redeal
from clowder.engine.record import Record

MOST = 96
"""Draws in one step; the longest is a deal for six."""
DEAL = -1
"""In place of a move: the deal."""

Rows = Any
"""A record array, here of one record that is told what to draw."""


@cache
def scripted_type(usual: np.dtype[np.void]) -> np.dtype[np.void]:
    """The type of a game's records that are told what to draw."""
    fields: list[Any] = []
    for name in usual.names or ():
        kind: Any = usual[name]
        fields.append((name, kind.base, (OUTCOMES + MOST,) if name == "chance" else kind.shape))
    return np.dtype(fields, align=True)


def scripted(rows: Rows) -> Rows:
    """The same records, now told what to draw; what their generators would have drawn is forgotten."""
    told = np.zeros(len(rows), scripted_type(rows.dtype))
    for name in rows.dtype.names:
        if name != "chance":
            told[name] = rows[name]
    return told


@compiled
def try_step(rows: Rows, tried: Rows, move: int, outcomes: NDArray[np.uint32], known: int) -> int:
    """Play a legal move, or DEAL, with the outcomes that are known: `tried` becomes the record after it. Out of how many
    the next outcome is drawn, if one is missing; 0 if none is."""
    tried[0] = rows[0]
    s = tried[0]
    s.chance[TOLD] = known
    for i in range(known):
        s.chance[OUTCOMES + i] = outcomes[i]
    play_or_deal(s, move)
    asked = int(s.chance[ASKED])
    forget(s)
    return asked


@compiled
def play_or_deal(s: Record, move: int) -> None:
    """A step of a game; the deal is the first."""
    if move == DEAL:
        deal_keyed(s)
    else:
        play(s, move)


@compiled
def forget(s: Record) -> None:
    """What was drawn is no part of the state."""
    for i in range(len(s.chance)):
        s.chance[i] = 0


@compiled
def outcomes_of_key(
    rows: Rows, tried: Rows, move: int, key: tuple[int, int, int, int], outcomes: NDArray[np.uint32]
) -> None:
    """What a match with this key of the step would draw in it, one by one."""
    tried[0] = rows[0]
    s = tried[0]
    rekey(s, key[0], key[1], key[2], key[3])
    play_or_deal(s, move)
    for i in range(len(outcomes)):
        outcomes[i] = s.chance[OUTCOMES + i]


@compiled
def try_and_look(
    rows: Rows, tried: Rows, move: int, outcomes: NDArray[np.uint32], known: int, moves: Moves, seen: NDArray[np.int8]
) -> int:
    """The same; if no outcome is missing, every seat's observation is written, and the next actor's legal moves in rising
    order: minus how many these are is returned."""
    asked = try_step(rows, tried, move, outcomes, known)
    if asked > 0:
        return asked
    s = tried[0]
    for seat in range(s.seats):
        observe(s, seat, seen[seat])
    count = legal(s, moves)
    moves[:count].sort()
    return -count


@compiled
def redeal_told(rows: Rows, dealt: Rows, seat: int, seed: int, seen: NDArray[np.int8]) -> None:
    """What a seat cannot know is dealt anew into `dealt`, by a number and not by what the record is told; every seat's
    observation is written."""
    dealt[0] = rows[0]
    s = dealt[0]
    redeal(s, seat, seed)
    forget(s)
    for other in range(s.seats):
        observe(s, other, seen[other])
