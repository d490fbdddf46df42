"""Discat: passing, the bonus, the exchange, and free play after everybody has passed."""

from __future__ import annotations

from clowder.games.discat.record import EXCHANGE, FREE, TOP
from tests.games.discat.table import STOP, Table


def about_to_pass(**more: object) -> Table:
    """Seat 0 is to play 18 (lower than 20); seat 1 has nothing lower then, nor has seat 2."""
    return Table([[18, 41, 42, 43, 44], [31, 33, 35, 37, 39], [45, 47, 49, 51, 53]], limit=20, creator=2, **more)  # type: ignore[arg-type]


def test_d4_only_a_hand_without_a_card_that_complies_passes() -> None:
    assert about_to_pass().play(18, STOP).s.phase == EXCHANGE
    can = Table([[18, 41, 42, 43, 44], [31, 33, 35, 37, 17], [45, 47, 49, 51, 53]], limit=20, creator=2)
    assert can.play(18, STOP).s.phase == TOP


def test_d7_a_pass_happens_as_the_turn_begins_in_order() -> None:
    table = about_to_pass(tops={1: 50}).play(18, STOP)
    assert (table.s.actor, table.s.held[0], table.s.bonus_paid, table.s.turned[1]) == (1, 6, 1, 1)


def test_d7_no_top_card_nothing_to_turn() -> None:
    assert about_to_pass().play(18, STOP).s.turned[1] == 0


def test_d26_d7_creator_draws_once_per_constraint() -> None:
    table = about_to_pass().play(18, STOP, STOP)
    assert (table.s.actor, table.s.phase, table.s.held[0]) == (2, EXCHANGE, 6)


def test_d26_each_new_constraint_pays_again() -> None:
    table = about_to_pass(pile=[1, 2, 3, 4, 5, 6, 7, 8, 9]).play(18, STOP, STOP, STOP)
    assert (table.s.actor, table.s.phase, table.s.bonus_paid) == (0, FREE, 1)
    table.play(42, STOP)  # lower than 42: seat 1 can
    assert (table.s.phase, table.s.bonus_paid) == (TOP, 0)


def test_d7_bonus_owed_with_an_empty_pile_is_not_paid_and_there_is_no_exchange() -> None:
    table = about_to_pass(pile=[]).play(18, STOP)
    assert (table.s.held[0], table.s.bonus_paid, table.legal()) == (4, 0, [STOP])
    assert table.refusal(31).clause == "D7"


def test_d7_the_bonus_may_take_the_last_card_and_with_it_the_exchange() -> None:
    table = about_to_pass(pile=[1, 2]).play(18, STOP)  # one card refills, one is the bonus
    assert (table.s.held[0], table.s.loose, table.legal()) == (6, 0, [STOP])


def test_d7_exchange_puts_under_first_and_then_draws_the_top() -> None:
    table = about_to_pass(pile=[1, 2, 3]).play(18, STOP)
    assert table.s.loose == 1
    assert table.legal() == [STOP, 31, 33, 35, 37, 39]
    last = int(table.s.pile[0])
    table.play(35)
    assert table.hand(1) == sorted([31, 33, 37, 39, last])
    assert (table.s.loose, table.s.under_count, table.s.under[table.s.under_first]) == (0, 1, 35)


def test_d7_cards_under_the_pile_come_in_the_order_they_went_there() -> None:
    table = about_to_pass(pile=[1, 2], under=[7, 9], under_by=1).play(18, STOP)
    table.play(31)
    assert 7 in table.hand(1)
    table.play(53)
    assert 9 in table.hand(2)
    assert [int(table.s.under[(table.s.under_first + i) % 90]) for i in range(2)] == [31, 53]


def test_d27_d8_back_at_the_creator_everything_is_free() -> None:
    table = about_to_pass().play(18, STOP, STOP, STOP)
    assert (table.s.actor, table.s.phase, table.s.turned[0]) == (0, FREE, 1)
    assert table.legal() == table.hand(0)
    table.play(41)
    assert table.legal() == [STOP, *(c for c in table.hand(0) if c // 10 == 4 or c % 10 == 1)]


def test_d8_the_new_top_card_lies_face_up_again() -> None:
    table = about_to_pass().play(18, STOP, STOP, STOP, 41, STOP)
    assert (table.s.turned[0], table.s.top[0], table.s.limit) == (0, 41, 41)


def test_d7_d27_a_pass_by_one_player_lets_the_next_answer_the_same_constraint() -> None:
    table = Table([[18, 41, 42, 43, 44], [31, 33, 35, 37, 39], [5, 47, 49, 51, 53]], limit=20, creator=2)
    table.play(18, STOP, STOP)
    assert (table.s.actor, table.s.phase, table.s.limit, table.legal()) == (2, TOP, 18, [5])
