"""The choices made in each row, so that its game can be exported: a ring in which the game before stays until it is written
over. A decision with one legal answer is none, and is not written down."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.engine.match import Match

ROOM = 64
"""Choices each row has room for at first …"""
MORE, PART = 8, 16
"""… and how many more when a game has more: at least so many, and this part of what there is."""

Log = NDArray[Any]


def new(count: int, actions: int, room: int = ROOM) -> Log:
    """Nothing is written yet; without room, nothing will be."""
    return np.zeros((count, room), np.min_scalar_type(actions - 1))


def grown(log: Log, rows: Any) -> Log:
    """The same with more room."""
    count, columns = log.shape
    room = columns + max(MORE, columns // PART)
    longer = np.zeros((count, room), log.dtype)
    back = np.arange(columns)[None, :] + 1  # the last choice, the one before it …
    each = np.arange(count)[:, None]
    longer[each, (rows.written[:, None] - back) % room] = log[each, (rows.at[:, None] - back) % columns]
    rows.at = rows.written % room
    return longer


def replayed(match: Match, log: Log, at: int, choices: int, steps: int) -> Match:
    """The match after so many decisions; the choices among them end right before a place of one row's log."""
    left = [int(log[place % len(log)]) for place in range(at - choices, at)]
    while match.step < steps:
        match.play(match.legal[0] if len(match.legal) == 1 else left.pop(0))
    return match
