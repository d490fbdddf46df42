"""What became of cards that somebody knew is part of what a seat knows."""

from __future__ import annotations

import numpy as np

from clowder.games.rat_a_tat_roll.observe import LENGTH, PAST
from clowder.games.rat_a_tat_roll.record import (
    ACCEPT,
    GIVEN_AWAY,
    LONGEST_ROW,
    LOWEST,
    NO_SWAP,
    OWN,
    SWAPPING,
    TAKE_FROM,
    THEIRS,
    WISHED_FOR,
    RatATatRoll,
)

from .table import GAME, arrange, at_wild_die, card, play


def kept(s: RatATatRoll, observer: int, seat: int, count: int) -> list[int]:
    """What an observer remembers of the first cards in front of a seat."""
    out = np.zeros(LENGTH, np.int8)
    GAME.rules.observe(s, observer, out)
    at = PAST + LONGEST_ROW * ((seat - observer) % int(s.seats))
    return [int(number) for number in out[at : at + count]]


def swapping(*rows: list[int]) -> RatATatRoll:
    """Seat 0 may swap."""
    s = arrange(list(rows))
    at_wild_die(s, SWAPPING)
    return play(s, ACCEPT)


def test_a_known_card_that_is_not_swapped_was_kept() -> None:
    s = play(swapping([card(1, 0), card(9)], [card(2), card(0)]), NO_SWAP)
    assert kept(s, 0, 0, 2) == kept(s, 1, 0, 2) == [1, 0]


def test_a_swap_begins_what_is_remembered_anew() -> None:
    s = swapping([card(1, 0), card(9, 0)], [card(2), card(0, 0)])
    play(s, OWN + 1, THEIRS + 1)
    assert kept(s, 1, 0, 2) == [1, WISHED_FOR]
    assert kept(s, 0, 1, 2) == [0, GIVEN_AWAY]


def test_what_nobody_knew_tells_nothing_and_moves_along() -> None:
    s = swapping([card(1), card(9)], [card(2), card(0)])
    s.kept[1, 0] = 3
    play(s, OWN, THEIRS)
    assert (kept(s, 0, 0, 2), kept(s, 0, 1, 2)) == ([3, 0], [0, 0])


def test_a_full_player_keeps_all_known_cards_but_the_one_that_is_replaced() -> None:
    s = arrange([[card(1, 0), card(9, 0), card(5), card(4, 0), card(3, 0)], [card(2)]], (0, 3, 4, 5, 6))
    s.kept[0, 1] = 2
    at_wild_die(s, LOWEST)
    play(s, ACCEPT, TAKE_FROM, OWN + 1)
    assert kept(s, 1, 0, 5) == [1, 0, 0, 1, 1]
