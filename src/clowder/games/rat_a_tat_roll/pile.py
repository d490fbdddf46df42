"""The draw pile, what is put under it, and the five face-up cards that are dealt from it."""

from __future__ import annotations

from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.games.rat_a_tat_roll.card import EVERYBODY, SETTLED, carrying, has_icon, number_of
from clowder.games.rat_a_tat_roll.record import CARDS, MOST_ICONS, NONE, NUMBERS, RatATatRoll


@compiled
def take_loose(s: RatATatRoll) -> int:
    """One of the cards of which nobody knows where in the pile they are."""
    nth = draw(s, s.loose_count)
    number = 0
    while nth >= s.loose[number]:
        nth -= s.loose[number]
        number += 1
    s.loose[number] -= 1
    s.loose_count -= 1
    return carrying(number)


@compiled
def take_top_of_pile(s: RatATatRoll) -> int:
    """The top card: a loose one and, when they are gone, the one longest under the pile, with all that is known of it.

    The pile never runs out: of 40 cards 20 at most lie in full rows and 5 around the board.
    """
    if s.loose_count > 0:
        return take_loose(s)
    card = s.under[s.under_first]
    s.under[s.under_first] = 0
    s.under_first = (s.under_first + 1) % CARDS
    s.under_count -= 1
    return card


@compiled
def put_under_pile(s: RatATatRoll, card: int) -> None:
    """R39: face down, below all the others."""
    s.under[(s.under_first + s.under_count) % CARDS] = card
    s.under_count += 1


@compiled
def deal_face_up(s: RatATatRoll, region: int) -> None:
    """Everybody sees the card that a region gets."""
    s.board[region] = take_top_of_pile(s) | EVERYBODY


@compiled
def refill(s: RatATatRoll) -> None:
    """R34: the region whose card was taken gets the top card of the pile."""
    deal_face_up(s, s.gap)
    s.filled = s.gap
    s.gap = NONE
    shuffle_while_too_many_icons(s)


@compiled
def shuffle_while_too_many_icons(s: RatATatRoll) -> None:
    """R34, R10: with more than three icons face up the five go back and five new ones come, again if needed."""
    while too_many_icons(s):
        shuffle_back(s)
        for region in range(s.regions):
            deal_face_up(s, region)


@compiled
def too_many_icons(s: RatATatRoll) -> bool:
    """R34: whether more than three face-up cards have the re-roll icon."""
    icons = 0
    for region in range(s.regions):
        icons += has_icon(s.board[region])
    return icons > MOST_ICONS


@compiled
def shuffle_back(s: RatATatRoll) -> None:
    """The face-up cards and the whole pile become one, and what was known of cards in it is lost (R8).

    What everybody saw going back was not in front of anybody: that is remembered until the next time (R18).
    """
    s.shuffles += 1
    for number in range(NUMBERS):
        s.returned[number] = 0
    for region in range(s.regions):
        number = number_of(s.board[region])
        s.returned[number] += 1
        loosen(s, number)
    for i in range(s.under_count):
        place = (s.under_first + i) % CARDS
        loosen(s, number_of(s.under[place]))
        s.under[place] = 0
    s.under_first = s.under_count = 0
    for seat in range(s.seats):
        for place in range(s.held[seat]):
            s.hand[seat, place] = s.hand[seat, place] | SETTLED


@compiled
def loosen(s: RatATatRoll, number: int) -> None:
    """A card goes into the pile, nobody knows where."""
    s.loose[number] += 1
    s.loose_count += 1
