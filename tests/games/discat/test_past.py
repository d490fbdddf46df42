"""How everybody's last turn went is part of what a seat knows."""

from __future__ import annotations

import numpy as np

from clowder.games.discat import GAME
from clowder.games.discat.observe import LENGTH, PAST
from clowder.games.discat.record import EXCHANGED, PASSED

from .table import STOP, Table


def last_turns(table: Table, observer: int) -> list[int]:
    """How the last turns went, the observer's first."""
    out = np.zeros(LENGTH, np.int8)
    GAME.rules.observe(table.s, observer, out)
    return [int(number) for number in out[PAST : PAST + int(table.s.seats)]]


def passing() -> Table:
    """Seat 0 may play 18 or the group 41, 42; the others cannot answer 18."""
    hands = [[18, 41, 42, 43, 44], [31, 33, 35, 37, 39], [45, 47, 49, 51, 53]]
    return Table(hands, limit=20, creator=2, pile=[1, 2, 3, 4, 5, 6, 7, 8, 9])


def test_a_turn_is_remembered_as_the_cards_played() -> None:
    table = passing().play(18, STOP)
    assert (last_turns(table, 0), last_turns(table, 1)) == ([1, 0, 0], [0, 0, 1])


def test_a_pass_with_and_without_an_exchange_is_told_apart() -> None:
    table = passing().play(18, STOP, 35, STOP)
    assert last_turns(table, 0) == [1, EXCHANGED, PASSED]
    table.play(42, 41, STOP)
    assert last_turns(table, 2) == [PASSED, 2, EXCHANGED]
