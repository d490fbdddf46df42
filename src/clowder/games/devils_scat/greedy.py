"""How Devil's Scat looks at a glance: `prefer`, by which the greedy player chooses, and `estimate`, where a search stops.

The advice of a good player: a hand is worth what it counts, and more with two of a rank, which are one card short of
30½. Take the top discard if it improves the hand by more than the deck is likely to; throw away what the hand misses
least. Knock at 29, which few hands beat and which brings a point of its own; with lives to lose, at 23, which is seldom
the lowest. Nothing is better than a Scat.

Each constant was measured: one player with it changed against greedy players without, 24,000 games with 2, 4 and 6
players. "Wins 0.84 of its due" is 0.84 of what it would win among equals. What made no difference, or
harm, is left out: the favoured suit, two cards of a run, a suit the next player seems to collect, having no points to lose.
"""

from __future__ import annotations

from math import exp

import numpy as np
from numpy.typing import NDArray

from clowder.engine.compiling import compiled
from clowder.engine.record import NOBODY
from clowder.games.devils_scat.hands import DEVILS_NUMBER, ends_the_round, rank_of, worth_of
from clowder.games.devils_scat.record import (
    DEAL,
    DECK,
    DISCARD,
    FOURTH,
    GOOD,
    KNOCK,
    SHOWING,
    SIXTHS,
    TAKE,
    TARGETS,
    DevilsScat,
)
from clowder.games.devils_scat.scoring import is_alive, is_dealt_in, result

# All in sixths of a point, as a hand's worth is.
PAIR = 39
"""Two cards of a rank. Without it a player wins 0.70 of its due, and with 60, when a pair is kept against all reason, 0.74;
45 is as good (1.02). With classic scoring a little less would be better (33: 1.04, none: 1.03)."""
PAIR_OF_SIXES = 18
"""… whose third would be the Devil's Scat. Without it, 0.96 of its due; twice as much is no different."""
LOOSE_POINT = 1
"""Each point of the cards, whether it counts now or may with the next card. Without it, 0.96 of its due."""
DECK_GAIN = 12
"""What a card from the deck is likely to bring: the top discard has to bring more. Who takes every card that brings
anything wins 0.82 of its due; 6 and 18 are a little worse (0.97), 24 wins 0.92."""
KNOCK_POINTS = GOOD
"""With points, 29. From 2 to 6 players, 28 wins 1.02, 0.97, 0.96, 0.96, 0.95 of its due and 29½ 0.90, 0.98, 1.01, 1.01,
1.03. How long the round has lasted adds nothing to that."""
KNOCK_CLASSIC = 23 * SIXTHS
"""With classic scoring only the lowest hand loses: 21 wins 0.93 of its due, 18 only 0.57, 26 0.97."""
KNOCK_NOW = 1000
"""A hand good enough to knock with: more than a card can bring, unless it ends the round."""
ENDS_THE_ROUND = 2 * KNOCK_NOW
"""S35: a hand that ends the round, before all else. Counted like any other, it wins 0.50 of its due (0.75 in classic)."""

A_POINT = 0.8
"""How much a point of lead speaks for a seat, fitted to 20,000 games with each of 2, 3, 4 and 6 players …"""
FAR_OFF = 2.0
"""… divided by the root of what the leader still lacks and this much (fitted likewise): it decides more towards the end."""
HAND_IN_POINTS = 0.08
"""What each point that the hand counts is worth in points of the game (likewise: 0.09 with 2 players, 0.07 with 6)."""
A_LIFE = 0.8
"""How much a life speaks for a seat, classic (likewise: 0.7 with 2, 1.0 with 6; hardly sharper with the last life)."""
HAND_IN_LIVES = 0.04
"""What each point that the hand counts is worth in lives (likewise: 0.06 with 2, 0.03 with 6)."""


@compiled
def prefer(s: DevilsScat, move: int) -> int:
    """How good a move looks to the actor, in sixths of a point; a card from the deck is the measure of all, at 0."""
    if move in (DECK, DEAL):
        return 0
    if move == KNOCK:
        return KNOCK_NOW if s.worth[s.actor] >= knocking_worth(s) else -KNOCK_NOW
    if move == TAKE:
        return like_taking(s)
    return like_discarding(s, move - DISCARD)


@compiled
def knocking_worth(s: DevilsScat) -> int:
    """The worth from which a hand is likely to beat the others or, in classic, not to be the lowest."""
    return KNOCK_CLASSIC if s.classic else KNOCK_POINTS


@compiled
def like_taking(s: DevilsScat) -> int:
    """What the top discard brings at its best place in the hand, beyond what the deck would."""
    hand, top = s.hand[s.actor], s.pile[s.pile_count - 1]
    a, b, c = hand[0], hand[1], hand[2]
    best = max(promise(s, top, b, c), promise(s, a, top, c), promise(s, a, b, top))
    return best - promise(s, a, b, c) - DECK_GAIN


@compiled
def like_discarding(s: DevilsScat, card: int) -> int:
    """What the other three promise: the card drawn comes in for the one thrown away."""
    hand = s.hand[s.actor]
    drawn = hand[FOURTH]
    a = drawn if hand[0] == card else hand[0]
    b = drawn if hand[1] == card else hand[1]
    c = drawn if hand[2] == card else hand[2]
    return promise(s, a, b, c)


@compiled
def promise(s: DevilsScat, a: int, b: int, c: int) -> int:
    """What three cards count, and what may become of them."""
    worth = int(worth_of(s, a, b, c))
    if ends_the_round(worth):
        worth += ENDS_THE_ROUND
    return worth + hope_of_a_kind(s, a, b, c) + LOOSE_POINT * all_points(s, a, b, c)


@compiled
def hope_of_a_kind(s: DevilsScat, a: int, b: int, c: int) -> int:
    """Two of a rank wait for the third; three have found it."""
    x, y, z = rank_of(a), rank_of(b), rank_of(c)
    if x == y == z or (x != y and x != z and y != z):
        return 0
    twice = y if y == z else x
    return PAIR + (PAIR_OF_SIXES if s.number[twice] == DEVILS_NUMBER else 0)


@compiled
def all_points(s: DevilsScat, a: int, b: int, c: int) -> int:
    """The points of the cards, whatever their suit."""
    return int(s.rank_points[rank_of(a)]) + int(s.rank_points[rank_of(b)]) + int(s.rank_points[rank_of(c)])


@compiled
def estimate(s: DevilsScat, out: NDArray[np.float64]) -> None:
    """Each seat's chance: the points or lives as they stand and the hand, the sharper the nearer somebody is to the end."""
    if s.actor == NOBODY:
        result(s, out)
        return
    sharpness = A_LIFE if s.classic else A_POINT / (FAR_OFF + points_to_go(s)) ** 0.5
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp(sharpness * standing(s, seat)) if is_alive(s, seat) else 0.0
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@compiled
def points_to_go(s: DevilsScat) -> int:
    """S43: what the leader lacks; nothing when it is only a round that has to be won (S9)."""
    most = 0
    for seat in range(s.seats):
        most = max(most, int(s.points[seat]))
    return max(0, TARGETS[s.seats - 2] - most)


@compiled
def standing(s: DevilsScat, seat: int) -> float:
    """The lives or points of a seat, and what the hand adds to them as long as the round lasts."""
    hand = float(int(s.worth[seat]) / SIXTHS) if is_dealt_in(s, seat) and s.phase != SHOWING else 0.0
    if s.classic:
        return int(s.lives[seat]) + HAND_IN_LIVES * hand
    return int(s.points[seat]) + HAND_IN_POINTS * hand
