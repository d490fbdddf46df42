"""How long a bot takes at a table, so that its time tells nobody what it holds.

A search thinks for as long as its budget says, but a player with one legal move need not think at all; and whether there is
a choice can depend on cards that others must not know. So a bot with a budget of time takes that time for every step,
unless everybody can see that there is no choice.
"""

from __future__ import annotations

import numpy as np

from clowder.bots.roster import Entry
from clowder.engine.dispatch import redeal
from clowder.engine.match import Match
from clowder.engine.record import NOBODY

WORLDS = 16
"""Worlds, of those a bystander thinks possible, in which there must be no choice."""


def least_seconds(entry: Entry, match: Match) -> float:
    """How long a bot takes at least for the step it has to decide."""
    return 0.0 if entry.milliseconds is None or seems_forced(match) else entry.milliseconds / 1000


def seems_forced(match: Match) -> bool:
    """Whether anybody can see that the actor has no choice. It depends on what a bystander knows, and on nothing else."""
    moves = np.zeros(match.game.actions, np.int16)
    for world in range(WORLDS):
        s = match.record
        redeal(s, NOBODY, world)
        if match.game.rules.legal(s, moves) != 1:
            return False
    return True
