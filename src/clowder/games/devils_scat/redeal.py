"""A fair sample of what a seat cannot know: the cards of the deck and of the other hands are dealt anew.

Known are the own hand, the discard pile, every card taken from it that is still in a hand, and between rounds all hands.
A hand of three that were a Scat or Devil's Scat would have been revealed (S3), so no hidden one is; the fourth card of a
player who is about to discard may be anything. Every deal that agrees with this is equally likely: hands are filled with
a fair choice from the hidden cards, and all over again if one of them is a Scat. What a hand was earlier in the round
(before the last discard it was no Scat either) is not kept: it makes some deals a little less likely, hardly any
impossible.

The hidden cards are taken in ascending order and the known ones of a hand come first, so the sample depends on nothing
that the seat cannot know.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.games.devils_scat.hands import ends_the_round, weigh
from clowder.games.devils_scat.record import CARDS, HAND, SHOWING, DevilsScat

Cards = NDArray[np.int8]


@compiled
def redeal(s: DevilsScat, seat: int) -> None:
    """Replace what this seat cannot know."""
    hidden = hidden_cards(s, seat)
    for holder in range(s.seats):
        if holder != seat:
            sort_hand(s, holder)
    loose = hidden.copy()
    count = fill_hands(s, seat, loose)
    while s.phase != SHOWING and holds_scat(s):
        loose[:] = hidden
        count = fill_hands(s, seat, loose)
    deck = loose[:count]
    deck.sort()
    for i in range(count):
        s.deck[i] = deck[i]


@compiled
def is_hidden(s: DevilsScat, seat: int, holder: int, place: int) -> bool:
    """Whether a seat does not know that card of a hand; a bystander (NOBODY) has no hand."""
    return holder != seat and s.phase != SHOWING and s.shown[holder, place] == 0


@compiled
def hidden_cards(s: DevilsScat, seat: int) -> Cards:
    """The cards of the deck and those hidden in hands, ascending."""
    cards = np.zeros(CARDS, np.int8)
    count = 0
    for i in range(s.deck_count):
        cards[count] = s.deck[i]
        count += 1
    for holder in range(s.seats):
        for i in range(s.held[holder]):
            if is_hidden(s, seat, holder, i):
                cards[count] = s.hand[holder, i]
                count += 1
    found = cards[:count]
    found.sort()
    return found


@compiled
def sort_hand(s: DevilsScat, holder: int) -> None:
    """The order of a hand is its owner's: known cards first, each part ascending; the fourth card stays the fourth."""
    for i in range(1, min(HAND, s.held[holder])):
        card, shown = s.hand[holder, i], s.shown[holder, i]
        at = i
        while at > 0 and (1 - s.shown[holder, at - 1], s.hand[holder, at - 1]) > (1 - shown, card):
            s.hand[holder, at], s.shown[holder, at] = s.hand[holder, at - 1], s.shown[holder, at - 1]
            at -= 1
        s.hand[holder, at], s.shown[holder, at] = card, shown


@compiled
def fill_hands(s: DevilsScat, seat: int, loose: Cards) -> int:
    """Deal a card to every hidden place; what is left comes first in `loose`, and its count is returned."""
    count = len(loose)
    for holder in range(s.seats):
        for i in range(s.held[holder]):
            if is_hidden(s, seat, holder, i):
                pick = draw(s, count)
                count -= 1
                s.hand[holder, i] = loose[pick]
                loose[pick] = loose[count]
        if s.held[holder] > 0:
            weigh(s, holder)
    return count


@compiled
def holds_scat(s: DevilsScat) -> bool:
    """S3: whether some hand of three would have been revealed."""
    for holder in range(s.seats):
        if s.held[holder] > 0 and ends_the_round(s.worth[holder]):
            return True
    return False
