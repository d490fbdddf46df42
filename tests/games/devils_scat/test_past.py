"""What everybody did with each suit this round is part of what a seat knows."""

from __future__ import annotations

import numpy as np

from clowder.games.devils_scat.observe import LENGTH, PAST
from clowder.games.devils_scat.record import DEAL, DECK, KNOCK, SHOWING, SUITS, TAKE, DevilsScat

from .table import RULES, arranged, discard, do, draw_and_discard

HEARTS, STARS, SKULLS = 0, 1, 4
THROWN, LET_LIE = 0, 1


def seen(s: DevilsScat, observer: int, seat_after: int, suit: int) -> list[int]:
    """Thrown away, and best let lie, of a suit by the player so many seats after the observer."""
    out = np.zeros(LENGTH, np.int8)
    RULES.observe(s, observer, out)
    at = PAST + 2 * (SUITS * seat_after + suit)
    return [int(number) for number in out[at : at + 2]]


def test_who_draws_from_the_deck_let_the_top_discard_lie() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w", top="Kk")
    do(s, DECK)
    for observer, after in ((0, 0), (1, 1)):
        assert seen(s, observer, after, SKULLS) == [0, 10]
        assert seen(s, observer, after, HEARTS) == [0, 0]


def test_the_best_that_was_let_lie_counts() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w", top="Kk")
    draw_and_discard(s, "8h")
    assert seen(s, 0, 0, SKULLS)[LET_LIE] == 10
    draw_and_discard(s, "7k")
    do(s, DECK)
    assert seen(s, 0, 0, SKULLS)[LET_LIE] == 10
    assert seen(s, 1, 0, HEARTS)[LET_LIE] == 8


def test_who_takes_the_top_discard_let_nothing_lie_and_what_is_thrown_away_is_counted() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w", top="Kk")
    do(s, TAKE, discard("7s"))
    assert seen(s, 1, 1, SKULLS) == [0, 0]
    assert seen(s, 1, 1, STARS) == [1, 0]


def test_a_new_round_tells_nothing_yet() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w", top="Kk")
    draw_and_discard(s, "8h")
    do(s, KNOCK, DECK)
    do(s, discard("7s") if s.shown[0, 3] else discard("6h"))
    assert s.phase == SHOWING
    do(s, DEAL)
    if s.phase != SHOWING:  # no Scat at the deal
        assert not np.asarray(s.thrown).any()
        assert not np.asarray(s.let_lie).any()
