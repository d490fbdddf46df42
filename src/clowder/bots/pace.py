"""How long a bot takes at a table, so that its time tells nobody what it holds.

A search thinks for as long as its budget says, but a player with one legal move need not think at all; and whether there is
a choice can depend on cards that others must not know. So a bot with a budget of time takes that time for every step,
unless everybody can see that there is no choice; and where bots queue up for their turn to think, each takes its turn
(server/live/bot_pool.py).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.bots.known import Entry
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import legal, redeal
from clowder.engine.match import Match
from clowder.engine.record import NOBODY

WORLDS = 300
"""Worlds, of those a bystander thinks possible, in which there must be no choice. Few would not do: where a choice is rare
but there, and none of the few has it, that the step is not played at once tells everybody that its player has one."""


def least_seconds(entry: Entry, match: Match) -> float:
    """How long a bot takes at least for the step it has to decide."""
    return 0.0 if entry.milliseconds is None or seems_forced(match) else entry.milliseconds / 1000


def seems_forced(match: Match) -> bool:
    """Whether anybody can see that the actor has no choice. It depends on what a bystander knows, and on nothing else."""
    rows = match.game.record.rows(2)
    rows[0] = match.record
    return bool(forced_everywhere(rows, WORLDS, np.zeros(match.game.actions, np.int16)))


@compiled
def forced_everywhere(rows: Any, worlds: int, moves: NDArray[np.int16]) -> bool:
    """Whether there is one legal move in each of these worlds that a bystander cannot tell from row 0."""
    for world in range(worlds):
        rows[1] = rows[0]
        redeal(rows[1], NOBODY, world)
        if legal(rows[1], moves) != 1:
            return False
    return True
