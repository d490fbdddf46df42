"""The end of a round: who won it, what everybody scores for which reason, and whether that ends the game."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.compiling import compiled
from clowder.engine.record import NOBODY
from clowder.games.devils_scat.hands import has_suit
from clowder.games.devils_scat.record import (
    AT_29,
    BEATEN,
    FAVOURED,
    FULL_31,
    GOOD,
    LOWEST,
    OUTSCATTED,
    SCAT,
    SHOWING,
    TARGETS,
    WON,
    DevilsScat,
)


@compiled
def end_round(s: DevilsScat) -> None:
    """All hands are shown and scored; then the next dealer deals (S12, S44), unless that was the end."""
    s.phase = SHOWING
    s.winner = s.scat if s.scat != NOBODY or s.classic else best_hand(s)
    for seat in range(s.seats):
        if is_dealt_in(s, seat):
            s.earned[seat] = lives_lost(s, seat) if s.classic else points_earned(s, seat)
            s.change[seat] = sum_of(s.earned[seat])
            if s.classic:
                s.lives[seat] = max(0, s.lives[seat] + s.change[seat])
            else:
                s.points[seat] = max(0, s.points[seat] + s.change[seat])  # S42, S8
    s.actor = NOBODY if game_is_over(s) else next_living(s, s.dealer)


@compiled
def best_hand(s: DevilsScat) -> int:
    """S36: the seat whose hand beats all others; NOBODY when the best is tied (S7)."""
    best = 0
    for seat in range(1, s.seats):
        if s.worth[seat] > s.worth[best]:
            best = seat
    for seat in range(s.seats):
        if seat != best and s.worth[seat] == s.worth[best]:
            return NOBODY
    return best


@compiled
def points_earned(s: DevilsScat, seat: int) -> int:
    """S37–S41: the reasons for which a hand scores."""
    reasons = 0
    if s.winner == seat:
        reasons |= WON
    if s.worth[seat] >= GOOD:
        reasons |= AT_29
    if s.worth[seat] == SCAT:  # S3: the Devil's Scat is no full 31
        reasons |= FULL_31
    if reasons != 0 and has_suit(s, seat, s.favoured):  # S8: only on top of another point
        reasons |= FAVOURED
    if s.knocker == seat and s.winner != NOBODY and s.winner != seat:  # S7: nothing is lost when nobody won
        reasons |= BEATEN
    return reasons


@compiled
def lives_lost(s: DevilsScat, seat: int) -> int:
    """S47, S48, S11: the reasons for which a hand costs lives."""
    if s.scat != NOBODY:
        return 0 if s.scat == seat else OUTSCATTED
    for other in range(s.seats):
        if is_dealt_in(s, other) and s.worth[other] < s.worth[seat]:
            return 0
    return LOWEST | BEATEN if s.knocker == seat else LOWEST


@compiled
def sum_of(reasons: int) -> int:
    """What the reasons add up to."""
    total = 0
    for gain in (WON, AT_29, FULL_31, FAVOURED):
        if reasons & gain:
            total += 1
    for loss in (BEATEN, LOWEST, OUTSCATTED):
        if reasons & loss:
            total -= 1
    return total


@compiled
def game_is_over(s: DevilsScat) -> bool:
    """S9, S43: the winner of the round has points enough; in classic, S49: at most one is alive."""
    if s.classic:
        return count_living(s) <= 1
    return s.winner != NOBODY and s.points[s.winner] >= TARGETS[s.seats - 2]


@compiled
def is_dealt_in(s: DevilsScat, seat: int) -> bool:
    """Whether a seat has part in this round."""
    return s.held[seat] > 0


@compiled
def is_alive(s: DevilsScat, seat: int) -> bool:
    """S11: only classic scoring puts players out of the game."""
    return s.classic == 0 or s.lives[seat] > 0


@compiled
def count_living(s: DevilsScat) -> int:
    """How many are still in the game."""
    count = 0
    for seat in range(s.seats):
        if is_alive(s, seat):
            count += 1
    return count


@compiled
def next_living(s: DevilsScat, seat: int) -> int:
    """S24, S11: the next player to the left who is not out."""
    seat = (seat + 1) % s.seats
    while not is_alive(s, seat):
        seat = (seat + 1) % s.seats
    return seat


@compiled
def score(s: DevilsScat, seat: int) -> int:
    """The points of a seat or, in classic, its lives."""
    return int(s.lives[seat]) if s.classic else int(s.points[seat])


@compiled
def result(s: DevilsScat, out: NDArray[np.float64]) -> None:
    """S43: the winner of the last round wins; in classic, S49: the last one alive or, S11, all who died together."""
    for seat in range(s.seats):
        out[seat] = 0.0
    if s.actor != NOBODY:
        return
    winners = 0
    for seat in range(s.seats):
        winners += 1 if wins_the_game(s, seat) else 0
    for seat in range(s.seats):
        if wins_the_game(s, seat):
            out[seat] = 1.0 / winners


@compiled
def wins_the_game(s: DevilsScat, seat: int) -> bool:
    """Whether a seat is among the winners of a game that is over."""
    if s.classic == 0:
        return s.winner == seat
    return is_alive(s, seat) if count_living(s) > 0 else is_dealt_in(s, seat)
