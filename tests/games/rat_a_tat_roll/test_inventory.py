"""The inventory notices what is lost or doubled."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from clowder.games.rat_a_tat_roll.record import RatATatRoll

from .table import GAME, arrange, card, plain


def lose_card(s: RatATatRoll) -> None:
    s.loose[3] -= 1
    s.loose_count -= 1


def double_card(s: RatATatRoll) -> None:
    s.hand[0, 1] = s.hand[0, 0]
    s.held[0] += 1


def stray_card(s: RatATatRoll) -> None:
    s.hand[0, 3] = card(3)


def turn_card_into_another(s: RatATatRoll) -> None:
    s.board[0] = card(9, everybody=True)


def lose_token(s: RatATatRoll) -> None:
    s.center -= 1


def miscount(s: RatATatRoll) -> None:
    s.loose_count += 1


def gap_nobody_left(s: RatATatRoll) -> None:
    s.loose[2] += 1
    s.loose_count += 1
    s.board[0] = 0


@pytest.mark.parametrize(
    "damage", [lose_card, double_card, stray_card, turn_card_into_another, lose_token, miscount, gap_nobody_left]
)
def test_a_damaged_box_is_noticed(damage: Callable[[RatATatRoll], None]) -> None:
    s = arrange([[card(1)], [card(2)]])
    whole = GAME.inventory(plain(s))
    damage(s)
    assert GAME.inventory(plain(s)) != whole


def test_everything_in_the_box() -> None:
    kinds = [kind for kind, _ in GAME.inventory(plain(arrange([[card(1)], [card(2)]])))]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {"card": 40, "token": 15, "die": 1, "wild die": 1, "pawn": 1}
