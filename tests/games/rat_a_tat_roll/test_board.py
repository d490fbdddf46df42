"""R10, R34 and the pile."""

from __future__ import annotations

from typing import Any

from clowder.games.rat_a_tat_roll.record import DONE, FROM_PILE, MOVE, PEEK_NOTHING, TAKE_FROM, RatATatRoll

from .table import REGION_B_CHOOSE, REGION_B_PEEK, B, arrange, at_dice, board, card, dealt, knowers, moves, play

ROWS = [[card(1)], [card(2)]]


def choosing(faces: tuple[int, ...], **options: Any) -> RatATatRoll:
    """Seat 0 is about to choose in region B."""
    s = arrange(options.pop("rows", ROWS), faces, **options)
    s.pawn = REGION_B_CHOOSE - 1
    at_dice(s, 1)
    return play(s, MOVE)


def test_r34_the_top_card_replaces_the_taken_one() -> None:
    s = play(choosing((2, 3, 4, 5, 6), top=[card(8), card(0)]), TAKE_FROM + B)
    assert board(s) == [2, 8, 4, 5, 6]
    assert knowers(s.board[B]) == [0, 1, 2, 3, 4, 5]
    assert s.filled == B


def test_r34_nothing_is_refilled_after_a_draw() -> None:
    s = play(choosing((2, 3, 4, 5, 6), top=[card(8)]), FROM_PILE, DONE)
    assert board(s) == [2, 3, 4, 5, 6]
    assert s.filled == -1


def test_r34_three_icons_stay() -> None:
    s = play(choosing((7, 3, 8, 5, 6), top=[card(9)]), TAKE_FROM + B)
    assert (board(s), s.shuffles) == ([7, 9, 8, 5, 6], 0)


def test_r34_a_fourth_icon_shuffles_the_five_back() -> None:
    s = play(choosing((7, 3, 8, 9, 6), top=[card(9)]), TAKE_FROM + B)
    assert s.shuffles >= 1
    assert sum(n >= 7 for n in board(s)) <= 3
    assert (s.under_count, s.loose_count) == (0, 40 - 5 - 3)
    if s.shuffles == 1:
        assert [int(r) for r in s.returned] == [0, 0, 0, 0, 0, 0, 1, 1, 1, 2]


def test_r10_the_region_is_empty_until_the_peek_is_over() -> None:
    s = arrange(ROWS, top=[card(0)])
    s.pawn = REGION_B_PEEK - 1
    at_dice(s, 1)
    play(s, MOVE)
    assert (board(s), s.gap) == ([2, -1, 4, 5, 6], B)
    play(s, PEEK_NOTHING)
    assert (board(s), s.gap) == ([2, 0, 4, 5, 6], -1)


def test_r10_again_if_needed() -> None:
    """Four icons twice in a row: of 300 shuffles some bring four icons again, and none of them stays."""
    most = 0
    for seed in range(300):
        s = choosing((7, 3, 8, 9, 6), top=[card(9)], seed=seed)
        play(s, TAKE_FROM + B)
        most = max(most, int(s.shuffles))
        assert sum(n >= 7 for n in board(s)) <= 3
    assert most >= 2


def test_r39_the_pile_never_runs_out() -> None:
    """The worst case: five full rows and a sixth card in hand. Of 40 cards 15 are then still in the pile."""
    s = dealt(5)
    most_out = 5 * 4 + 5 + 0  # rows, the board; a full player's new card comes from the board
    assert sum(int(c) for c in s.copies) - most_out == 15
    for seed in range(5):
        s = dealt(5, seed)
        while s.actor >= 0:
            s = play(s, moves(s)[-1])
            assert s.loose_count + s.under_count >= 15


def test_r39_when_the_loose_cards_are_gone_those_under_the_pile_come_oldest_first() -> None:
    s = choosing((2, 3, 4, 5, 6), top=[card(7, 1), card(0)])
    assert s.loose_count == 0
    play(s, FROM_PILE)
    assert knowers(s.hand[0, 1]) == [0, 1]
    play(s, DONE)
    assert s.under[s.under_first] == card(0)
