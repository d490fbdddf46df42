"""R4, R7, R26–R29, R35: what the spaces do."""

from __future__ import annotations

from typing import Any

import pytest

from clowder.games.rat_a_tat_roll.record import (
    ALL,
    CHOOSE,
    DONE,
    DRAWN,
    FROM_PILE,
    MOVE,
    PEEK,
    PEEK_NOTHING,
    PEEK_OWN,
    PEEKED,
    ROLL,
    TAKE_FROM,
    THEIRS,
    RatATatRoll,
)

from .table import (
    REGION_B_CHOOSE,
    REGION_B_PEEK,
    REGION_B_REROLL,
    B,
    arrange,
    at_dice,
    board,
    card,
    dealt,
    knowers,
    load_dice,
    moves,
    number,
    play,
    row,
    values,
)

ROWS = [[card(1, 0)], [card(2, 1), card(0, 1)], [card(3, 2)]]


def on(space: int, *, faces: tuple[int, ...] = (2, 3, 4, 5, 6), **options: Any) -> RatATatRoll:
    """Seat 0 arrives at a space of region B."""
    s = arrange(options.pop("rows", ROWS), faces, **options)
    s.pawn = space - 1
    at_dice(s, 1)
    return play(s, MOVE)


def test_r26_choose_between_the_region_and_the_pile() -> None:
    s = on(REGION_B_CHOOSE)
    assert (s.phase, moves(s)) == (CHOOSE, [TAKE_FROM + B, FROM_PILE])


def test_r26_take_the_card_of_the_region() -> None:
    s = play(on(REGION_B_CHOOSE), TAKE_FROM + B)
    assert row(s, 0) == [1, 3]
    assert (s.actor, s.phase) == (1, ROLL)


def test_r26_draw_and_look_before_the_turn_ends() -> None:
    s = play(on(REGION_B_CHOOSE, top=[card(0)]), FROM_PILE)
    assert row(s, 0) == [1, 0]
    assert (s.actor, s.phase, s.look_seat, s.look_place) == (0, DRAWN, 0, 1)
    assert knowers(s.hand[0, 1]) == [0]
    assert board(s) == [2, 3, 4, 5, 6]
    play(s, DONE)
    assert (s.actor, s.look_seat) == (1, -1)


def test_r27_a_re_roll_space_gives_its_card_and_a_token() -> None:
    s = on(REGION_B_REROLL)
    assert row(s, 0) == [1, 3]
    assert (s.tokens[0], s.center, s.actor) == (3, 8, 1)


@pytest.mark.parametrize("number", [7, 8, 9])
def test_r28_a_seven_eight_or_nine_on_a_re_roll_space_earns_two_tokens(number: int) -> None:
    s = on(REGION_B_REROLL, faces=(2, number, 4, 5, 6))
    assert (s.tokens[0], s.center) == (4, 7)


@pytest.mark.parametrize(("number", "tokens"), [(0, 2), (6, 2), (7, 3), (8, 3), (9, 3)])
def test_r28_taken_from_the_board_it_earns_one(number: int, tokens: int) -> None:
    assert play(on(REGION_B_CHOOSE, faces=(2, number, 4, 5, 6)), TAKE_FROM + B).tokens[0] == tokens
    assert on(REGION_B_PEEK, faces=(2, number, 4, 5, 6)).tokens[0] == tokens


@pytest.mark.parametrize(("number", "tokens"), [(0, 2), (6, 2), (7, 3), (8, 3), (9, 3)])
def test_r28_drawn_from_the_pile_it_earns_one(number: int, tokens: int) -> None:
    assert play(on(REGION_B_CHOOSE, top=[card(number)]), FROM_PILE).tokens[0] == tokens


def test_r4_with_an_empty_middle_nothing_is_earned() -> None:
    s = on(REGION_B_REROLL, faces=(2, 9, 4, 5, 6), tokens=[5, 5, 5])
    assert (values(s.tokens, 3), s.center) == ([5, 5, 5], 0)
    s = play(on(REGION_B_CHOOSE, tokens=[5, 5, 5], top=[card(9)]), FROM_PILE)
    assert (s.tokens[0], s.center) == (5, 0)


def test_r4_the_last_token_is_the_only_one_earned() -> None:
    s = on(REGION_B_REROLL, faces=(2, 9, 4, 5, 6), tokens=[5, 5, 4])
    assert (s.tokens[0], s.center) == (6, 0)


def test_r4_a_token_spent_this_turn_can_be_earned_again() -> None:
    s = arrange(ROWS, tokens=[5, 5, 5])
    s.pawn = REGION_B_REROLL - 1
    load_dice(s, 1)
    at_dice(s, 4)
    play(s, MOVE + 1)
    assert (s.tokens[0], s.center) == (4, 1)
    play(s, MOVE)
    assert (s.tokens[0], s.center) == (5, 0)


def test_r4_the_starting_card_earns_none() -> None:
    tables = [dealt(5, seed) for seed in range(20)]
    assert any(number(s.hand[seat, 0]) >= 7 for s in tables for seat in range(5))
    assert all(s.tokens[seat] == 2 for s in tables for seat in range(5))


def test_r29_a_peek_space_gives_its_card_and_then_the_peek() -> None:
    s = on(REGION_B_PEEK)
    assert (s.phase, s.actor, row(s, 0)) == (PEEK, 0, [1, 3])
    assert moves(s) == [PEEK_NOTHING, PEEK_OWN, THEIRS, THEIRS + 1, THEIRS + 5]


def test_r29_all_of_the_own_cards() -> None:
    s = play(on(REGION_B_PEEK, rows=[[card(1), card(5)], [card(2)], [card(3)]]), PEEK_OWN)
    assert (s.phase, s.look_seat, s.look_place) == (PEEKED, 0, ALL)
    assert [0 in knowers(s.hand[0, place]) for place in range(3)] == [True, True, True]
    assert 0 not in knowers(s.hand[1, 0])


def test_r29_one_card_of_one_other_player() -> None:
    s = play(on(REGION_B_PEEK), THEIRS + 1)
    assert (s.phase, s.look_seat, s.look_place) == (PEEKED, 1, 1)
    assert knowers(s.hand[1, 1]) == [0, 1]
    assert knowers(s.hand[1, 0]) == [1]


def test_r29_seats_are_counted_from_the_one_who_peeks() -> None:
    s = arrange(ROWS, actor=2)
    s.pawn = REGION_B_PEEK - 1
    at_dice(s, 1)
    play(s, MOVE, THEIRS + 5 + 1)
    assert (s.look_seat, s.look_place, knowers(s.hand[1, 1])) == (1, 1, [1, 2])


def test_r7_a_peek_may_be_left_out() -> None:
    s = play(on(REGION_B_PEEK), PEEK_NOTHING)
    assert (s.actor, s.phase, s.look_seat) == (1, ROLL, -1)
    assert knowers(s.hand[1, 0]) == [1]


def test_r7_the_look_lasts_until_the_player_is_done() -> None:
    s = play(on(REGION_B_PEEK), THEIRS)
    assert moves(s) == [DONE]
    assert s.board[B] == 0  # R10: the region is refilled only then
    play(s, DONE)
    assert (s.actor, s.look_seat, s.look_place) == (1, -1, -1)
    assert s.board[B] != 0


def test_r35_new_cards_lie_after_the_older_ones() -> None:
    s = on(REGION_B_REROLL, rows=[[card(9), card(0), card(8)], [card(2)], [card(3)]])
    assert row(s, 0) == [9, 0, 8, 3]
