"""Sunbeam: everybody sends out a cat, and the sleepiest one gets the spot in the sun. RULES.md has the clauses."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import Moves
from clowder.engine.record import NOBODY

from .observe import observe
from .record import CATS, ROUNDS, Sunbeam

__all__ = ["deal", "legal", "observe", "play", "redeal", "result", "score"]


@compiled
def deal(s: Sunbeam) -> None:
    """B1, B2: four cats for everybody, and chance says who begins."""
    for i in range(CATS):
        s.asleep[i] = i + 1
    s.sleepers = CATS
    for seat in range(s.seats):
        s.held[seat] = ROUNDS
        wake(s, seat)
    s.actor = draw(s, s.seats)


@compiled
def wake(s: Sunbeam, seat: int) -> None:
    """Fill a hand from the basket, whose other cats keep their order."""
    for i in range(s.held[seat]):
        taken = draw(s, s.sleepers)
        s.hand[seat, i] = s.asleep[taken]
        s.sleepers -= 1
        for k in range(taken, s.sleepers):
            s.asleep[k] = s.asleep[k + 1]
        s.asleep[s.sleepers] = 0


@compiled
def legal(s: Sunbeam, moves: Moves) -> int:
    """B3: any cat that one holds."""
    if s.actor == NOBODY:
        return 0
    for i in range(s.held[s.actor]):
        moves[i] = s.hand[s.actor, i] - 1
    return int(s.held[s.actor])


@compiled
def play(s: Sunbeam, move: int) -> None:
    """B3: send out a cat; after the last one of a round, B4, the spot is taken."""
    seat = s.actor
    s.held[seat] -= 1
    last = s.hand[seat, s.held[seat]]
    for i in range(s.held[seat]):
        if s.hand[seat, i] == move + 1:
            s.hand[seat, i] = last
    s.hand[seat, s.held[seat]] = 0
    s.out[seat, s.rounds] = move + 1
    s.sent += 1
    s.actor = (seat + 1) % s.seats
    if s.sent == s.seats:
        end_round(s)


@compiled
def end_round(s: Sunbeam) -> None:
    """B4: the highest number gets the spot and begins the next round; B5: there are four."""
    best = 0
    for seat in range(s.seats):
        best = seat if s.out[seat, s.rounds] > s.out[best, s.rounds] else best
    s.warm[best] += 1
    s.sent = 0
    s.rounds += 1
    s.actor = best if s.rounds < ROUNDS else NOBODY


@compiled
def redeal(s: Sunbeam, seat: int) -> None:
    """All that a seat has not seen, in sorted order, goes back into the basket, and the other hands are dealt anew."""
    if s.actor == NOBODY:
        return
    unseen = np.ones(CATS + 1, np.int8)
    for other in range(s.seats):
        for i in range(s.rounds + 1):
            unseen[s.out[other, i]] = 0  # of those who have sent none yet it is 0, which is no cat
    if seat >= 0:
        for i in range(s.held[seat]):
            unseen[s.hand[seat, i]] = 0
    s.sleepers = 0
    for cat in range(1, CATS + 1):
        if unseen[cat]:
            s.asleep[s.sleepers] = cat
            s.sleepers += 1
    for i in range(s.sleepers, CATS):
        s.asleep[i] = 0
    for other in range(s.seats):
        if other != seat:
            wake(s, other)


@compiled
def score(s: Sunbeam, seat: int) -> int:
    """B6: a point for each round."""
    return int(s.warm[seat])


@compiled
def result(s: Sunbeam, out: NDArray[np.float64]) -> None:
    """B6: most points win; equals share."""
    best, winners = 0, 0
    for seat in range(s.seats):
        best = max(best, score(s, seat))
    for seat in range(s.seats):
        winners += score(s, seat) == best
    for seat in range(s.seats):
        out[seat] = 1.0 / winners if s.actor == NOBODY and score(s, seat) == best else 0.0
