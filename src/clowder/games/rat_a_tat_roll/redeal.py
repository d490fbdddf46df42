"""A fair sample of what a seat cannot know: the cards it has not seen are dealt anew to the places hidden from it.

Every way to deal them that agrees with what the seat knows is equally likely, cards of equal numbers being different
cards. Two things are known of hidden cards. A card that was seen to earn a token has the icon, and one that was seen to
earn none has not (R17): such places are filled first, from the cards that can be there. And the cards that the last
shuffle took back were not in front of anybody then (R18): a deal is kept with a probability in proportion to the number of
ways in which those five can have been among the cards that were not in front of players; otherwise it starts again.

Who knows which card is seen by all and stays; only numbers change. The unseen cards are counted by number and the places
taken in the order in which everybody sees them, so the sample depends on nothing hidden.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.games.rat_a_tat_roll.card import ICON, NUMBER, PLAIN, SETTLED, carrying, knows, number_of
from clowder.games.rat_a_tat_roll.record import (
    CARDS,
    ICON_FROM,
    LONGEST_ROW,
    NUMBERS,
    REGIONS,
    SEATS,
    RatATatRoll,
)

PLACES = SEATS * LONGEST_ROW + CARDS + REGIONS + 1

Cards = NDArray[np.int16]
Counts = NDArray[np.int16]


@compiled
def redeal(s: RatATatRoll, seat: int) -> None:
    """Replace what this seat cannot know."""
    cards = np.zeros(PLACES, np.int16)
    count = gather(s, cards)
    unseen = unseen_numbers(s, seat, cards, count)
    left = unseen.copy()
    fill(s, seat, cards, count, left)
    while not keep(s, seat, cards, count):
        left[:] = unseen
        fill(s, seat, cards, count, left)
    put_down(s, cards, left)


@compiled
def gather(s: RatATatRoll, cards: Cards) -> int:
    """All cards out of the loose pile, in an order everybody sees: row by row, under the pile, around the board."""
    count = 0
    for seat in range(s.seats):
        for place in range(s.held[seat]):
            cards[count] = s.hand[seat, place]
            count += 1
    for i in range(s.under_count):
        cards[count] = s.under[(s.under_first + i) % CARDS]
        count += 1
    for region in range(REGIONS):
        cards[count] = s.board[region]
        count += 1
    cards[count] = s.gained
    return count + 1


@compiled
def unseen_numbers(s: RatATatRoll, seat: int, cards: Cards, count: int) -> Counts:
    """How many cards of each number the seat has not seen, or lost sight of."""
    unseen = np.zeros(NUMBERS, np.int16)
    for number in range(NUMBERS):
        unseen[number] = s.loose[number]
    for i in range(count):
        if is_hidden(seat, cards[i]):
            unseen[number_of(cards[i])] += 1
    return unseen


@compiled
def is_hidden(seat: int, card: int) -> bool:
    """Whether there is a card that the seat does not know."""
    return card != 0 and not knows(seat, card)


@compiled
def fill(s: RatATatRoll, seat: int, cards: Cards, count: int, left: Counts) -> None:
    """Deal a card to every hidden place: first where it is known whether it has the icon, then everywhere else."""
    for i in range(count):
        if is_hidden(seat, cards[i]) and cards[i] & ICON:
            give(s, cards, i, left, ICON_FROM, NUMBERS)
        elif is_hidden(seat, cards[i]) and cards[i] & PLAIN:
            give(s, cards, i, left, 0, ICON_FROM)
    for i in range(count):
        if is_hidden(seat, cards[i]) and not cards[i] & (ICON | PLAIN):
            give(s, cards, i, left, 0, NUMBERS)


@compiled
def give(s: RatATatRoll, cards: Cards, i: int, left: Counts, low: int, high: int) -> None:
    """A fair choice of the cards left with numbers from `low` to below `high`; what is known of the place stays."""
    many = 0
    for number in range(low, high):
        many += left[number]
    nth = draw(s, many)
    number = low
    while nth >= left[number]:
        nth -= left[number]
        number += 1
    left[number] -= 1
    cards[i] = (cards[i] ^ (cards[i] & NUMBER)) | carrying(number)


@compiled
def keep(s: RatATatRoll, seat: int, cards: Cards, count: int) -> bool:
    """R18: keep the deal as often as the five of the last shuffle can have been elsewhere than in front of players."""
    for number in range(NUMBERS):
        if s.returned[number] > 0:
            most = now = int(s.copies[number])  # cards of this number that were in the pile at that shuffle
            for i in range(count):
                if cards[i] & SETTLED and number_of(cards[i]) == number:
                    now -= 1
                    most -= knows(seat, cards[i])
            for i in range(s.returned[number]):
                if draw(s, most - i) >= now - i:
                    return False
    return True


@compiled
def put_down(s: RatATatRoll, cards: Cards, left: Counts) -> None:
    """Write the sample into the record; the board is open and stays."""
    count = 0
    for seat in range(s.seats):
        for place in range(s.held[seat]):
            s.hand[seat, place] = cards[count]
            count += 1
    for i in range(s.under_count):
        s.under[(s.under_first + i) % CARDS] = cards[count]
        count += 1
    for number in range(NUMBERS):
        s.loose[number] = left[number]
