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
from clowder.games.discat.record import ADD, EXCHANGE, FIRST, FULL_HAND, STOP, Discat

POINT = 100
"""The unit: a move is liked in hundredths of a point."""
FOUR = 7 * POINT  # D25, D30: three cards in the personal pile and one, which counts 4, in the bonus pile
FIVE = 100 * POINT  # D6: wins the game, which is more than any points
HARDEST = POINT
"""A top card with nothing beyond it, against one with every card beyond. Without it a player wins 0.77 of its due; half or
one and a half times as much is no different (0.99), nor is a guess from the bounds of the next player's hand (1.00)."""
KEPT = 30
"""Each card, after the first, of the largest group that stays in hand. Without it, 0.99 of its due; so much that a player
waits for groups (200) wins 0.75."""
REACH = 3
"""Each number between the lowest and the highest card that stay. Without it, 0.98 of its due (0.91 with the arrows in
halves); twice as much wins 0.96."""
LOOSE_COMPANY = 3
"""Who passes exchanges a card unless all belong to groups of this size: always exchanging wins 0.97 of its due, never 0.68,
any card at random 0.70. Without regard to the middle, 0.94."""

SPREAD = 1.0
"""How much of a lead in points chance undoes, for one card still to come to each player; it grows with the root of their
number. Fitted to 40,000 games: 1.1 with 2 players, 0.9 with 4, 0.8 with 6; 1.5 with the arrows in halves."""
FIVE_IN_HAND = 11.0
"""A group of five waiting in the hand, in points (fitted likewise): it wins, if its turn comes before the end."""
FIVE_LAID = 1000.0
"""D6: more than any points."""
BONUS_CARD = 0.01
"""D31: bonus cards decide between equals, and less than any point."""
DECIDED = 0.0001
"""The spread when the game is over: nothing can be undone, and only equals share."""


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
        first = second = first & second
    best = like_playing(s, first)
    if second != first:
        best = max(best, like_playing(s, second))
    return best + hard_to_answer(s, card)


@compiled
def like_playing(s: Discat, group: int) -> int:
    """What a group brings, and what is left without it."""
    return points_for(size_of(group)) + worth_keeping(s, group)


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
    firsts = seconds = 0  # how many cards have each digit, four bits a digit
    lowest, highest = int(s.highest), 0
    for i in range(s.held[s.actor]):
        if not (played >> i) & 1:
            card = int(hand[i])
            firsts += 1 << 4 * (card // 10)
            seconds += 1 << 4 * (card % 10)
            lowest, highest = min(lowest, card), max(highest, card)
    largest = 1
    while firsts > 0 or seconds > 0:
        largest = max(largest, firsts & 15, seconds & 15)
        firsts >>= 4
        seconds >>= 4
    return KEPT * (largest - 1) + REACH * max(0, highest - lowest)


@compiled
def hard_to_answer(s: Discat, card: int) -> int:
    """D21: the fewer numbers there are beyond a card, the harder."""
    room = int(s.highest) - int(card) if points_up(s, card) else int(card) - 1
    return HARDEST - HARDEST * room // int(s.highest)


@compiled
def estimate(s: Discat, out: NDArray[np.float64]) -> None:
    """Each seat's chance: the points as they stand and the group in hand, weighed by how many cards are still to come."""
    best = -FIVE_LAID
    for seat in range(s.seats):
        out[seat] = standing(s, seat)
        best = max(best, out[seat])
    spread = spread_of(s)
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp((out[seat] - best) / spread)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@compiled
def spread_of(s: Discat) -> float:
    """How far points still scatter: with the root of the cards to come for each player."""
    if s.actor == NOBODY:
        return DECIDED
    cards = int(s.loose) + int(s.under_count) + int(s.grouped)
    for seat in range(s.seats):
        cards += int(s.held[seat])
    return SPREAD * float((cards / s.seats) ** 0.5)


@compiled
def standing(s: Discat, seat: int) -> float:
    """D30, D31: the points of a seat; before the end, also those of the group being played and of the largest in hand."""
    points = float(int(s.piled[seat]) + 4 * int(s.bonus[seat]) - int(s.held[seat])) + BONUS_CARD * int(s.bonus[seat])
    if s.five == seat:
        return FIVE_LAID
    if s.actor == NOBODY:
        return points
    if s.actor == seat:
        points += points_for(s.grouped) / POINT
    largest = largest_in_hand(s, seat)
    return points + (points_for(largest) / POINT if largest < FULL_HAND else FIVE_IN_HAND)


@compiled
def largest_in_hand(s: Discat, seat: int) -> int:
    """The size of the largest group a seat holds."""
    hand = s.hand[seat]
    largest = 0
    for i in range(s.held[seat]):
        first = second = 0
        for j in range(s.held[seat]):
            first += hand[j] // 10 == hand[i] // 10
            second += hand[j] % 10 == hand[i] % 10
        largest = max(largest, first, second)
    return largest
