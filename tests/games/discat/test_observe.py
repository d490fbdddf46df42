"""Discat: the observation is laid out as documented, and says what the seat knows."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from clowder.games.discat import GAME
from clowder.games.discat.observe import ARROWS, BOUNDS, DETAILS, LENGTH, PLACES, PLAYERS, TABLE
from tests.games.discat.table import STOP, Table

DOCS = Path(__file__).parents[3] / "docs" / "games" / "discat.md"


def seen(table: Table, seat: int) -> list[int]:
    out = np.full(LENGTH, 99, np.int8)
    GAME.rules.observe(table.s, seat, out)
    return [int(x) for x in out]


def test_cards_table_and_bounds_as_the_seat_knows_them() -> None:
    table = Table([[18, 41, 42, 43, 44], [31, 33, 35, 37, 39]], limit=20, creator=1, pile=[1, 2, 3])
    table.play(18, STOP, 35)  # seat 1 cannot go lower than 18, and puts 35 under the pile
    mine, theirs = seen(table, 1), seen(table, 0)
    assert (mine[PLACES + 30], mine[PLACES + 34], mine[PLACES + 17]) == (1, 7, 21)
    assert mine[DETAILS + 34] == 1  # the next draw gets it
    assert (theirs[PLACES + 30], theirs[PLACES + 34], theirs[PLACES + 50]) == (0, 0, 9)
    assert theirs[BOUNDS + 12 : BOUNDS + 22] == [1, 50, *([19, 50] * 4)]
    assert (theirs[ARROWS + 17], theirs[ARROWS + 18]) == (-1, 1)
    assert theirs[PLAYERS : PLAYERS + 5] == [6, 1, 0, 18, 1]
    assert theirs[TABLE : TABLE + 8] == [2, 0, 2, 18, -1, 0, 1, 1]
