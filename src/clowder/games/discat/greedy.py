"""How Discat looks at a glance: `prefer`, by which the greedy player chooses, and `estimate`, where a search stops looking.

The advice of a good player: lay as many cards at once as you can. Put on top the card that leaves the others the least
room beyond it. Keep what belongs together, and the highest and the lowest card, for one of them answers nearly anything.
Who passes exchanges the loosest card, the more in the middle the better.

Each constant was measured: one player with it changed against greedy players without, 60,000 games with 2, 4 and 6
players. "Wins 0.75 of its due" is 0.75 of what it would win among equals.
"""

from __future__ import annotations

from math import exp

import numpy as np
from numpy.typing import NDArray

from clowder.engine.compiling import compiled
from clowder.engine.record import NOBODY
from clowder.games.discat.knowledge import points_up
from clowder.games.discat.record import ADD, EXCHANGE, FIRST, FULL_HAND, SEATS, STOP, Discat

POINT = 100
"""The unit: a move is liked in hundredths of a point."""
FOUR = 7 * POINT  # D25, D30: three cards in the personal pile and one, which counts 4, in the bonus pile
FIVE = 100 * POINT  # D6: wins the game, which is more than any points
HARDEST = POINT
"""A top card with nothing beyond it, against one with every card beyond. Without it a player wins 0.74 of its due; half or
one and a half times as much is no different, nor is a guess at the very cards of the next player from their bounds."""
KEPT = 30
"""Each card, after the first, of the largest group that stays in hand: worth 1.01 of its due. Ten times as much makes a
player wait for groups that do not come (0.94)."""
REACH = 3
"""Each number between the lowest and the highest card that stay. Without it 0.98 of its due (0.90 with the arrows in
halves); twice as much is worse as well (0.98)."""
LOOSE_COMPANY = 3
"""Who passes exchanges a card unless all belong to groups of this size (1.04 of its due, against always exchanging; who
never exchanges wins 0.67)."""

Hand = NDArray[np.int8]


@compiled
def prefer(s: Discat, move: int) -> int:
    """How good a move looks to the actor, in hundredths of a point."""
    if s.phase == EXCHANGE:
        return like_exchange(s, move)
    if s.phase == ADD:
        return like_adding(s, move)
    return like_on_top(s, move)


@compiled
def like_exchange(s: Discat, card: int) -> int:
    """The card with the least company goes, of those the one nearest the middle; if none is loose, none goes."""
    if card == STOP:
        return -POINT * LOOSE_COMPANY
    first, second = sharing(s, int(card) // 10, int(card) % 10)
    company = max(size_of(first), size_of(second))
    from_the_middle = abs(2 * int(card) - int(s.highest) - 1)  # less than POINT, so company comes first
    return -POINT * company - from_the_middle


@compiled
def like_adding(s: Discat, card: int) -> int:
    """What the group will be worth if it goes on in the way this card does."""
    if card == STOP:
        return points_for(s.grouped)
    first, second = sharing(s, int(s.shared_first), int(s.shared_second))
    return points_for(s.grouped + size_of(first if int(card) // 10 == s.shared_first else second))


@compiled
def like_on_top(s: Discat, card: int) -> int:
    """The better of the two groups below this card, with what it leaves in hand; and how hard the card is to answer."""
    first, second = sharing(s, int(card) // 10, int(card) % 10)
    if s.phase == FIRST:  # D3: alone
        return worth_keeping(s, first & second) + hard_to_answer(s, card)
    by_first = points_for(size_of(first)) + worth_keeping(s, first)
    by_second = points_for(size_of(second)) + worth_keeping(s, second)
    return max(by_first, by_second) + hard_to_answer(s, card)


@compiled
def sharing(s: Discat, first_digit: int, second_digit: int) -> tuple[int, int]:
    """The places of the actor's hand whose cards have this first digit, and this second digit, as bits."""
    hand = s.hand[s.actor]
    first = second = 0
    for i in range(s.held[s.actor]):
        if hand[i] // 10 == first_digit:
            first |= 1 << i
        if hand[i] % 10 == second_digit:
            second |= 1 << i
    return first, second


@compiled
def size_of(places: int) -> int:
    """How many places."""
    count = 0
    while places > 0:
        places &= places - 1
        count += 1
    return count


@compiled
def points_for(size: int) -> int:
    """D30: what a group of this size counts, five and more as five (D6)."""
    if size < 4:
        return POINT * int(size)
    return FOUR if size == 4 else FIVE


@compiled
def worth_keeping(s: Discat, played: int) -> int:
    """What the hand is good for when the cards in these places are gone: its largest group, and how far it reaches."""
    hand = s.hand[s.actor]
    held = int(s.held[s.actor])
    largest, lowest, highest = 0, 0, 0
    for i in range(held):
        if not (played >> i) & 1:
            card = int(hand[i])
            first, second = sharing(s, card // 10, card % 10)
            largest = max(largest, size_of(first & ~played), size_of(second & ~played))
            lowest = card if lowest == 0 else min(lowest, card)
            highest = max(highest, card)
    return KEPT * max(0, largest - 1) + REACH * (highest - lowest)


@compiled
def hard_to_answer(s: Discat, card: int) -> int:
    """D21: the fewer numbers there are beyond a card, the harder."""
    room = int(s.highest) - int(card) if points_up(s, card) else int(card) - 1
    return HARDEST - HARDEST * room // int(s.highest)
