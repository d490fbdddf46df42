"""R11–R13, R16, R38–R41: full rows and the end."""

from __future__ import annotations

import numpy as np
import pytest

from clowder.engine.view import result_of
from clowder.engine.view_types import Result
from clowder.games.rat_a_tat_roll import rules, view
from clowder.games.rat_a_tat_roll.record import (
    ACCEPT,
    FULL,
    HIGHEST,
    LAST_ROUND,
    LOWEST,
    MOVE,
    NO_SWAP,
    OWN,
    REPLACE,
    ROLL,
    SKIP,
    SWAPPING,
    TAKE_FROM,
    THEIRS,
    WILD,
    WILD_ONLY,
    RatATatRoll,
)

from .table import GAME, REGION_B_REROLL, arrange, at_dice, at_wild_die, board, card, knowers, moves, plain, play, row

FOUR = [card(1), card(2), card(3), card(4)]


def test_r38_five_cards_are_full_with_two_players() -> None:
    assert arrange([[*FOUR], [card(0)]]).phase == ROLL
    assert arrange([[*FOUR, card(5)], [card(0)]]).phase == FULL


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r38_four_cards_are_full_with_more(players: int) -> None:
    assert arrange([FOUR[:3]] + [[card(0)]] * (players - 1), board=(9, 9, 6, 5, 6)).phase == ROLL
    assert arrange([FOUR] + [[card(0)]] * (players - 1), board=(9, 9, 6, 5, 6)).phase == FULL


def test_r38_skip_or_roll_the_wild_die_only() -> None:
    s = arrange([FOUR, [card(0)], [card(5)]])
    s.pawn = 9
    assert moves(s) == [SKIP, WILD_ONLY]
    play(s, WILD_ONLY)
    assert (s.phase, s.pawn, s.actor) == (WILD, 9, 0)


def test_r38_a_skipped_turn_changes_nothing_but_the_turn() -> None:
    s = play(arrange([FOUR, [card(0)], [card(5)]]), SKIP)
    assert (s.actor, s.phase, row(s, 0), board(s)) == (1, ROLL, [1, 2, 3, 4], [2, 3, 4, 5, 6])


def test_r39_a_new_card_sends_an_older_one_under_the_pile() -> None:
    s = arrange([[card(1), card(9, 1), card(3), card(4)], [card(0)], [card(5)]])
    at_wild_die(s, LOWEST)
    play(s, ACCEPT, TAKE_FROM)
    assert (s.phase, moves(s)) == (REPLACE, [OWN, OWN + 1, OWN + 2, OWN + 3])
    play(s, OWN + 1)
    assert row(s, 0) == [1, 2, 3, 4]
    assert s.under[s.under_first + s.under_count - 1] == card(9, 1)


def test_r11_the_new_card_takes_the_place_of_the_older_one() -> None:
    s = arrange([FOUR, [card(0)], [card(5)]], (2, 3, 4, 5, 9))
    at_wild_die(s, HIGHEST)
    play(s, ACCEPT, TAKE_FROM + 4, OWN + 2)
    assert row(s, 0) == [1, 2, 9, 4]
    assert knowers(s.hand[0, 2]) == [0, 1, 2, 3, 4, 5]
    assert s.changed[0] == 3


def test_r11_only_an_older_card_goes_never_the_new_one() -> None:
    s = arrange([FOUR, [card(0)], [card(5)]], (2, 3, 4, 5, 9))
    at_wild_die(s, HIGHEST)
    play(s, ACCEPT, TAKE_FROM + 4)
    assert moves(s) == [OWN, OWN + 1, OWN + 2, OWN + 3]
    assert (s.gained & 15) - 1 == 9
    assert row(s, 0) == [1, 2, 3, 4]
    play(s, OWN)
    assert 9 in row(s, 0)


def test_r11_unseen_by_all_who_did_not_know_it() -> None:
    s = arrange([FOUR, [card(0)], [card(5)]])
    at_wild_die(s, LOWEST)
    play(s, ACCEPT, TAKE_FROM, OWN + 3)
    assert knowers(s.under[s.under_first + s.under_count - 1]) == []


def test_r4_a_full_player_earns_tokens_too() -> None:
    s = arrange([FOUR, [card(0)], [card(5)]], (2, 3, 4, 5, 9))
    at_wild_die(s, HIGHEST)
    play(s, ACCEPT, TAKE_FROM + 4)
    assert s.tokens[0] == 3


def test_r38_a_full_player_may_swap() -> None:
    s = arrange([FOUR, [card(0)], [card(5)]])
    at_wild_die(s, SWAPPING)
    play(s, ACCEPT, OWN + 3, THEIRS + 5)
    assert (row(s, 0), row(s, 2)) == ([1, 2, 3, 5], [4])


def last_to_fill(players: int) -> RatATatRoll:
    """Seat 1 is about to take its last card; all the others are full."""
    whole = 5 if players == 2 else 4
    rows = [[card((seat * whole + i) % 7) for i in range(whole)] for seat in range(players)]
    rows[1] = rows[1][:-1]
    s = arrange(rows, (7, 8, 0, 1, 9), actor=1)
    s.pawn = REGION_B_REROLL - 1
    at_dice(s, 1)
    assert s.ender == -1
    return play(s, MOVE)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r40_the_last_full_row_starts_the_final_round(players: int) -> None:
    s = last_to_fill(players)
    assert (s.ender, s.turns_left, s.phase) == (1, players, FULL)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r12_the_next_player_begins_and_the_one_who_triggered_it_is_last(players: int) -> None:
    s = last_to_fill(players)
    order = []
    while s.actor >= 0:
        order.append(int(s.actor))
        play(s, SKIP)
    assert order == [(2 + i) % players for i in range(players)]
    assert order[-1] == 1


def test_r12_a_final_turn_can_be_a_wild_turn() -> None:
    s = last_to_fill(2)
    at_wild_die(s, SWAPPING)
    play(s, ACCEPT, NO_SWAP)
    assert (s.actor, s.turns_left) == (1, 1)
    at_wild_die(s, LOWEST)
    play(s, ACCEPT, lowest_region(s), OWN)
    assert s.actor == -1


def lowest_region(s: RatATatRoll) -> int:
    """The move that takes the first of the lowest cards."""
    return TAKE_FROM + board(s).index(min(board(s)))


def test_r40_no_final_round_while_a_row_is_not_full() -> None:
    s = play(arrange([FOUR, FOUR[:3], [card(5)]], board=(9, 9, 6, 5, 6)), SKIP)
    assert s.ender == -1


def ended(*rows: list[int]) -> RatATatRoll:
    """The last skip of a game with these rows."""
    s = arrange([[card(n) for n in numbers] for numbers in rows], (9, 9, 6, 5, 6))
    s.ender, s.turns_left = 0, 1
    return play(s, SKIP)


def test_r41_the_lowest_total_wins() -> None:
    s = ended([1, 2, 3, 4], [0, 0, 1, 2], [5, 5, 5, 4])
    assert (s.actor, moves(s)) == (-1, [])
    assert [rules.score(s, seat) for seat in range(3)] == [10, 3, 19]
    assert shares(s) == [0, 1, 0]
    assert result_of(GAME, s, plain(s)) == Result([1], [10, 3, 19], "lowest", counted=True, ranking=[1, 0, 2])


def test_r41_everybody_reveals() -> None:
    s = ended([1, 2, 3, 4], [0, 0, 1, 2], [5, 5, 5, 4])
    assert all(knowers(s.hand[seat, i]) == [0, 1, 2, 3, 4, 5] for seat in range(3) for i in range(4))
    seen = view.player(plain(s), 1, None)
    assert [card.number if card else None for card in seen.places.row.cards] == [0, 0, 1, 2]
    assert seen.facts.total == 3


def test_r41_before_the_end_nobody_has_won() -> None:
    assert shares(arrange([[card(0)], [card(9)]])) == [0, 0]


def test_r13_equal_totals_share_the_win() -> None:
    s = ended([1, 2, 3, 4], [0, 2, 4, 4], [5, 5, 5, 4])
    assert shares(s) == [0.5, 0.5, 0]
    assert view.reason(plain(s)) == "shared"


def shares(s: RatATatRoll) -> list[float]:
    """Each seat's share of the win."""
    out = np.ones(GAME.players[1])
    rules.result(s, out)
    return [float(out[seat]) for seat in range(s.seats)]


def test_r16_after_25_rounds_rows_are_filled_and_the_game_ends() -> None:
    s = arrange([FOUR, [card(0), card(5)], [card(5)]], actor=2)
    s.turns = LAST_ROUND * 3 - 1
    at_wild_die(s, SWAPPING)
    play(s, ACCEPT, NO_SWAP)
    assert s.actor == -1
    assert [int(h) for h in s.held] == [4, 4, 4, 0, 0]
    assert (row(s, 1)[:2], row(s, 2)[:1]) == ([0, 5], [5])
    assert view.reason(plain(s)) == "stopped"
    assert sum(shares(s)) == 1


def test_r16_a_final_round_under_way_is_played_to_its_end() -> None:
    s = arrange([FOUR, FOUR, [*FOUR[:3], card(0)]], (9, 9, 6, 5, 6))
    s.turns, s.ender, s.turns_left = LAST_ROUND * 3 - 1, 2, 3
    play(s, SKIP, SKIP)
    assert (s.actor, s.turns_left) == (2, 1)


def test_r16_one_turn_earlier_the_game_goes_on() -> None:
    s = arrange([FOUR, [card(0), card(5)], [card(5)]], actor=2)
    s.turns = LAST_ROUND * 3 - 2
    at_wild_die(s, SWAPPING)
    play(s, ACCEPT, NO_SWAP)
    assert s.actor == 0
