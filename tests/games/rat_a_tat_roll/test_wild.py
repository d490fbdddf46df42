"""R8, R9, R30–R33: the wild die."""

from __future__ import annotations

from typing import Any

from clowder.games.rat_a_tat_roll.record import (
    ACCEPT,
    HIGHEST,
    LOWEST,
    MOVE,
    NO_SWAP,
    OWN,
    ROLL,
    SWAP,
    SWAP_WITH,
    SWAPPING,
    TAKE,
    TAKE_FROM,
    THEIRS,
    WILD,
    RatATatRoll,
)

from .table import WILD_C, arrange, at_dice, at_wild_die, board, card, moves, play, row, values

ROWS = [[card(1), card(9)], [card(2), card(0)], [card(3)]]


def with_die(face: int, faces: tuple[int, ...] = (2, 3, 4, 5, 6), **options: Any) -> RatATatRoll:
    """Seat 0 has rolled the wild die."""
    s = arrange(options.pop("rows", ROWS), faces, **options)
    at_wild_die(s, face)
    return s


def test_r30_on_a_wild_space_the_wild_die_is_rolled_at_once() -> None:
    seen = set()
    for seed in range(40):
        s = arrange(ROWS, seed=seed)
        s.pawn = WILD_C - 4
        at_dice(s, 4)
        play(s, MOVE)
        assert (s.phase, s.actor) == (WILD, 0)
        seen.add(int(s.wild))
    assert seen == {LOWEST, HIGHEST, SWAPPING}


def test_r31_lowest_must_be_taken() -> None:
    s = with_die(LOWEST, (5, 3, 4, 1, 6))
    play(s, ACCEPT)
    assert (s.phase, moves(s)) == (TAKE, [TAKE_FROM + 3])
    play(s, TAKE_FROM + 3)
    assert (row(s, 0), s.actor) == ([1, 9, 1], 1)


def test_r32_highest_must_be_taken_and_a_nine_earns_a_token() -> None:
    s = with_die(HIGHEST, (5, 3, 9, 1, 6))
    play(s, ACCEPT)
    assert moves(s) == [TAKE_FROM + 2]
    play(s, TAKE_FROM + 2)
    assert (row(s, 0), s.tokens[0]) == ([1, 9, 9], 3)


def test_r9_among_lowest_cards_the_region_is_chosen() -> None:
    s = with_die(LOWEST, (5, 0, 4, 0, 0), rows=[[card(1)], [card(2)], [card(3)]], top=[card(6)])
    play(s, ACCEPT)
    assert moves(s) == [TAKE_FROM + 1, TAKE_FROM + 3, TAKE_FROM + 4]
    play(s, TAKE_FROM + 3)
    assert board(s) == [5, 0, 4, 6, 0]


def test_r9_among_highest_cards_the_region_is_chosen() -> None:
    s = with_die(HIGHEST, (8, 0, 8, 1, 2))
    assert moves(play(s, ACCEPT)) == [TAKE_FROM, TAKE_FROM + 2]


def test_r33_a_swap_is_offered_by_place() -> None:
    s = play(with_die(SWAPPING), ACCEPT)
    assert (s.phase, moves(s)) == (SWAP, [NO_SWAP, OWN, OWN + 1])
    play(s, OWN + 1)
    assert (s.phase, s.swap_from) == (SWAP_WITH, 1)
    assert moves(s) == [THEIRS, THEIRS + 1, THEIRS + 5]


def test_r33_the_two_cards_change_places() -> None:
    s = play(with_die(SWAPPING), ACCEPT, OWN + 1, THEIRS + 1)
    assert (row(s, 0), row(s, 1), row(s, 2)) == ([1, 0], [2, 9], [3])
    assert (s.actor, s.phase, s.swap_from) == (1, ROLL, -1)


def test_r33_no_swap() -> None:
    s = play(with_die(SWAPPING), ACCEPT, NO_SWAP)
    assert (row(s, 0), row(s, 1), s.actor) == ([1, 9], [2, 0], 1)


def test_r33_nobody_looks_at_swapped_cards() -> None:
    s = play(with_die(SWAPPING), ACCEPT, OWN, THEIRS)
    assert all(not (int(c) >> 4) & 63 for seat in range(2) for c in cards(s, seat))


def test_r8_a_swap_moves_what_is_known() -> None:
    rows = [[card(1, 0, 2)], [card(2, 1)], [card(3)]]
    s = play(with_die(SWAPPING, rows=rows), ACCEPT, OWN, THEIRS)
    assert cards(s, 0) == [card(2, 1)]
    assert cards(s, 1) == [card(1, 0, 2)]


def test_r4_a_swapped_nine_earns_no_token() -> None:
    s = play(with_die(SWAPPING, rows=[[card(1)], [card(9)]]), ACCEPT, OWN, THEIRS)
    assert (row(s, 0), values(s.tokens, 2)) == ([9], [2, 2])


def cards(s: RatATatRoll, seat: int) -> list[int]:
    return [int(s.hand[seat, place]) for place in range(s.held[seat])]
