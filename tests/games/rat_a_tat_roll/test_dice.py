"""R5, R24, R25, R36, R37: rolling, re-rolling, moving."""

from __future__ import annotations

import pytest

from clowder.games.rat_a_tat_roll.record import FULL, MOVE, REROLL, ROLL, WILD

from .table import arrange, at_dice, at_wild_die, card, load_dice, load_wild_die, moves, play

TWO = [[card(1)], [card(2)]]


def test_r24_one_two_or_three_dice() -> None:
    assert moves(arrange(TWO)) == [1, 2, 3]


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_r24_as_many_dice_are_rolled(dice: int) -> None:
    s = play(arrange(TWO), dice)
    assert (s.phase, s.rolled, s.actor) == (REROLL, dice, 0)
    assert [1 <= d <= 6 for d in s.dice] == [die < dice for die in range(3)]


@pytest.mark.parametrize(("dice", "furthest"), [(1, 6), (2, 12), (3, 18)])
def test_r24_the_further_the_more_dice(dice: int, furthest: int) -> None:
    s = arrange(TWO)
    s.pawn = 0
    load_dice(s, 6)
    play(s, dice, MOVE)
    assert s.pawn == furthest


def test_r24_turns_go_clockwise() -> None:
    s = arrange([[card(1)], [card(2)], [card(3)]], actor=1)
    load_dice(s, 2)
    s.pawn = 4
    for actor in (1, 2, 0):
        assert (s.phase, s.actor) == (ROLL, actor)
        play(s, 1, MOVE)  # 4 to 6, 6 to 8 …
        s.pawn = 4
        while s.actor == actor:
            play(s, moves(s)[0])


def test_r25_the_pawn_moves_by_the_total_clockwise() -> None:
    s = arrange(TWO)
    s.pawn = 1
    at_dice(s, 6, 5, 3)
    play(s, MOVE)
    assert s.pawn == 15


def test_r25_the_ring_has_no_end() -> None:
    s = arrange(TWO)
    s.pawn = 17
    at_dice(s, 4, 2)
    play(s, MOVE)
    assert s.pawn == 3


def test_r36_chris_rolled_two_dice_and_may_re_roll_one_or_both_but_add_none() -> None:
    """The rulebook's example."""
    s = arrange(TWO)
    play(s, 2)
    assert moves(s) == [MOVE, MOVE + 0b01, MOVE + 0b10, MOVE + 0b11]
    load_dice(s, 6)
    at_dice(s, 1, 2)
    play(s, MOVE + 0b10)
    assert [int(d) for d in s.dice] == [1, 6, 0]
    assert s.tokens[0] == 1
    play(s, MOVE + 0b11)
    assert [int(d) for d in s.dice] == [6, 6, 0]
    assert (s.tokens[0], moves(s)) == (0, [MOVE])


def test_r36_with_three_dice_there_are_seven_ways_to_re_roll() -> None:
    assert moves(play(arrange(TWO), 3)) == list(range(4, 12))


def test_r36_one_die_can_only_be_re_rolled_itself() -> None:
    assert moves(play(arrange(TWO), 1)) == [4, 5]


def test_r5_without_tokens_the_dice_stand() -> None:
    assert moves(play(arrange(TWO, tokens=[0, 2]), 3)) == [MOVE]


def test_r5_as_often_as_there_are_tokens() -> None:
    s = play(arrange(TWO, tokens=[4, 0]), 2)
    for left in (3, 2, 1, 0):
        play(s, 5)
        assert s.tokens[0] == left
    assert moves(s) == [MOVE]


def test_r37_spent_tokens_return_to_the_middle() -> None:
    s = play(arrange(TWO, tokens=[3, 5]), 3)
    assert s.center == 7
    play(s, MOVE + 0b101)
    assert (s.tokens[0], s.center) == (2, 8)


def test_r37_the_wild_die_is_re_rolled_for_tokens_too() -> None:
    s = arrange(TWO, tokens=[2, 0])
    at_wild_die(s, 1)
    load_wild_die(s, 3)
    assert moves(s) == [12, 13]
    play(s, 13)
    assert (s.wild, s.phase, s.tokens[0], s.center) == (3, WILD, 1, 14)
    play(s, 13)
    assert (moves(s), s.tokens[0]) == ([12], 0)


def test_r37_a_full_player_re_rolls_the_wild_die_as_well() -> None:
    s = arrange([[card(1)] * 4 + [card(2)], [card(3)]], board=(4, 4, 5, 5, 6))
    assert s.phase == FULL
    play(s, 15)
    assert moves(s) == [12, 13]
