"""The observation, number by number."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.games.rat_a_tat_roll import observe as layout
from clowder.games.rat_a_tat_roll import rules
from clowder.games.rat_a_tat_roll.card import ICON, SETTLED
from clowder.games.rat_a_tat_roll.record import RatATatRoll

from .table import GAME, arrange, card


def observed(s: RatATatRoll, seat: int) -> NDArray[np.int8]:
    out = np.full(GAME.observation, 99, np.int8)
    rules.observe(s, seat, out)
    return out


def test_every_number_is_written() -> None:
    assert 99 not in observed(arrange([[card(1)], [card(2)]]), 0)


def test_rows_are_seen_from_the_observer() -> None:
    s = arrange([[card(1, 0)], [card(2, 1), card(9, 0, marks=ICON | SETTLED)], [card(3)]])
    rows = observed(s, 1)[layout.ROWS : layout.UNDER].reshape(5, 5, 3).tolist()
    assert rows[0][:3] == [[2, 0, 0b001], [-1, 0b101, 0b100], [-2, 0, 0]]
    assert rows[1][0] == [-1, 0, 0]
    assert rows[2][0] == [-1, 0, 0b100]
    assert rows[3] == rows[4] == [[-2, 0, 0]] * 5
    assert observed(s, 0)[layout.ROWS : layout.UNDER].reshape(5, 5, 3).tolist()[1][1] == [9, 0b101, 0b001]


def test_cards_seen_by_all_are_marked() -> None:
    s = arrange([[card(1, everybody=True)], [card(2)]])
    assert observed(s, 1)[:3].tolist() == [-1, 0, 0]
    assert observed(s, 1)[15:18].tolist() == [1, 0, 0b100011]


def test_cards_under_the_pile_come_in_order() -> None:
    s = arrange([[card(1)], [card(2)]], top=[card(8, 1), card(9, 0)])
    under = observed(s, 0)[layout.UNDER : layout.BOARD].reshape(40, 3).tolist()
    assert under[:2] == [[-1, 0, 0b10], [9, 0, 0b01]]
    assert under[int(s.under_count)] == [-2, 0, 0]


def test_the_unseen_are_counted() -> None:
    s = arrange([[card(1, 0)], [card(2, 0), card(3)]], (2, 2, 2, 5, 6))
    unseen = observed(s, 0)[layout.UNSEEN : layout.RETURNED].tolist()
    assert unseen == [4, 3, 0, 4, 4, 3, 3, 4, 4, 4]


def test_table_and_players() -> None:
    s = arrange([[card(1)], [card(2)], [card(3)]], (2, 3, 4, 5, 6), tokens=[1, 2, 3], actor=2)
    s.pawn = 7
    out = observed(s, 1)
    assert out[layout.BOARD : layout.UNSEEN].tolist() == [2, 3, 4, 5, 6]
    assert out[layout.PLAYERS : layout.ROLLED].reshape(5, 3)[:, 0].tolist() == [2, 3, 1, 0, 0]
    assert out[layout.TABLE : layout.TABLE + 5].tolist() == [3, 1, 1, 7, 20]
