"""A fair sample of what a seat cannot know (D13): hidden cards are dealt anew to the places that may hold them.

A place is a card's worth of room in a hand or under the pile, with the bounds that passes have shown; the rest of the
pile takes what is left. Every way to fill the places that agrees with what the seat knows should be equally likely. The
places are filled one after another, the narrowest first, each with a fair choice among the cards that fit. As long as
all bounds are lower ones, or all upper ones, that is it: each place leaves the next the same number of cards whatever it
took. Where both kinds meet it would favour some ways over others, so then pairs of cards change places at random,
wherever both fit, until no trace of the first filling is left (a Markov chain whose only resting point is fairness).

The hidden cards are taken in ascending order and the places in an order the seat knows, so the sample depends on nothing
else.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.record import NOBODY
from clowder.games.discat.knowledge import forget_what_others_know, is_hidden
from clowder.games.discat.record import CARDS, HELD, LOOSE, TOP, UNDER, Discat

# The columns of a place: bounds, the seat that holds it or put it under the pile, and its number there (-1 in a hand).
LOW, HIGH, HOLDER, SERIAL = range(4)

SWAPS = 12
"""Changes of place tried for each place with bounds: enough for the chi-square tests of crossing bounds (test_d13.py)."""

Places = NDArray[np.int16]
Dealt = NDArray[np.int16]


@compiled
def redeal(s: Discat, seat: int) -> None:
    """Replace what this seat cannot know; after the end all hands lie open."""
    if s.actor == NOBODY:
        return
    places = np.zeros((CARDS, 4), np.int16)
    count = hidden_places(s, seat, places)
    order = narrowest_first(places, count)
    dealt = np.zeros(CARDS, np.int16)
    while True:
        hidden = fill(s, seat, places, order, count, dealt)
        if hidden > 0 and filling_is_unfair(s, seat, places, count):
            swap_around(s, seat, places, order, count, hidden, dealt)
        if hidden >= 0 and actor_can_comply(s, seat, places, count, dealt):
            break
    put_down(s, seat, places, count, hidden, dealt)
    forget_what_others_know(s, seat)


@compiled
def hidden_places(s: Discat, seat: int, places: Places) -> int:
    """All places with a card hidden from the seat: hand by hand, sorted by bounds, then those under the pile in order."""
    count = 0
    for holder in range(s.seats):
        first = count
        for i in range(s.held[holder]):
            card = s.hand[holder, i]
            if is_hidden(s, seat, card):
                at = count
                while at > first and (places[at - 1, LOW], places[at - 1, HIGH]) > (s.low[card], s.high[card]):
                    places[at] = places[at - 1]
                    at -= 1
                places[at, LOW], places[at, HIGH] = s.low[card], s.high[card]
                places[at, HOLDER], places[at, SERIAL] = holder, -1
                count += 1
    for i in range(s.under_count):
        card = s.under[(s.under_first + i) % CARDS]
        if is_hidden(s, seat, card):
            places[count, LOW], places[count, HIGH] = s.low[card], s.high[card]
            places[count, HOLDER], places[count, SERIAL] = s.fate[card] - UNDER, s.under_serial + i
            count += 1
    return count


@compiled
def narrowest_first(places: Places, count: int) -> NDArray[np.int16]:
    """The order to fill the places in: those with the fewest possible cards first."""
    order = np.zeros(CARDS, np.int16)
    for i in range(count):
        at = i
        while at > 0 and width(places, order[at - 1]) > width(places, i):
            order[at] = order[at - 1]
            at -= 1
        order[at] = i
    return order


@compiled
def width(places: Places, place: int) -> int:
    """How far apart the bounds of a place are."""
    return int(places[place, HIGH] - places[place, LOW])


@compiled
def fill(s: Discat, seat: int, places: Places, order: NDArray[np.int16], count: int, dealt: Dealt) -> int:
    """Deal a card to every place, the others behind them in `dealt`: how many there are in all, or -1 to try again."""
    free = np.zeros(CARDS + 1, np.bool_)
    for card in range(1, s.highest + 1):
        free[card] = is_hidden(s, seat, card)
    dealt[:] = 0
    for i in range(s.fogged[seat] if seat != NOBODY else 0):
        if not place_fogged(s, seat, i, places, count, dealt):
            return -1
        free[s.fog_card[seat, i]] = False
    for k in range(count):
        place = order[k]
        if dealt[place] == 0:
            fitting = 0
            for card in range(places[place, LOW], places[place, HIGH] + 1):
                fitting += free[card]
            if fitting == 0:
                return -1
            dealt[place] = nth_free(free, places[place, LOW], draw(s, fitting))
            free[dealt[place]] = False
    hidden = count
    for card in range(1, s.highest + 1):
        if free[card]:
            dealt[hidden] = card
            hidden += 1
    return hidden


@compiled
def place_fogged(s: Discat, seat: int, fog: int, places: Places, count: int, dealt: Dealt) -> bool:
    """Put a card with a known trail into one of the free places the trail leads to; False if there is none."""
    possible = 0
    for place in range(count):
        possible += dealt[place] == 0 and on_trail(s, seat, fog, places, place)
    if possible == 0:
        return False
    chosen = draw(s, possible)
    for place in range(count):
        if dealt[place] == 0 and on_trail(s, seat, fog, places, place):
            if chosen == 0:
                dealt[place] = s.fog_card[seat, fog]
                break
            chosen -= 1
    return True


@compiled
def on_trail(s: Discat, seat: int, fog: int, places: Places, place: int) -> bool:
    """Whether a card that the seat knows to be in one of several places can be in this one."""
    if not places[place, LOW] <= s.fog_card[seat, fog] <= places[place, HIGH]:
        return False
    if not (s.fog_trail[seat, fog] >> places[place, HOLDER]) & 1:
        return False
    serial = int(places[place, SERIAL])
    return serial == -1 or serial >= s.fog_since[seat, fog]


@compiled
def nth_free(free: NDArray[np.bool_], low: int, n: int) -> int:
    """The n-th free card from `low` up."""
    card = low
    while n > 0 or not free[card]:
        n -= free[card]
        card += 1
    return card


@compiled
def filling_is_unfair(s: Discat, seat: int, places: Places, count: int) -> bool:
    """Whether filling place after place favours some ways over others."""
    lower = upper = False
    for place in range(count):
        lower |= places[place, LOW] > 1
        upper |= places[place, HIGH] < s.highest
    return (lower and upper) or (seat != NOBODY and s.fogged[seat] > 0)


@compiled
def swap_around(
    s: Discat, seat: int, places: Places, order: NDArray[np.int16], count: int, hidden: int, dealt: Dealt
) -> None:
    """Let pairs of cards change places, wherever both fit, until the order of filling is forgotten.

    Places without bounds were filled last, each with any card that was left: there is nothing to forget, so one of the two
    is always in a place with bounds. They are the narrowest. A card with a known trail binds any place.
    """
    trails = int(s.fogged[seat]) if seat != NOBODY else 0
    widest = int(s.highest) - 1
    bound = 0
    while bound < count and (trails > 0 or width(places, order[bound]) < widest):
        bound += 1
    for _ in range(SWAPS * bound):
        a, b = int(order[draw(s, bound)]), draw(s, hidden)
        one, other = dealt[a], dealt[b]
        if not places[a, LOW] <= other <= places[a, HIGH]:
            continue
        if b < count and not places[b, LOW] <= one <= places[b, HIGH]:
            continue
        if trails == 0 or (trail_allows(s, seat, places, count, one, b) and trail_allows(s, seat, places, count, other, a)):
            dealt[a], dealt[b] = other, one


@compiled
def trail_allows(s: Discat, seat: int, places: Places, count: int, card: int, place: int) -> bool:
    """Whether what the seat knows of a card's way lets it be in a place; from `count` on the places are the loose pile."""
    for fog in range(s.fogged[seat]):
        if s.fog_card[seat, fog] == card:
            return place < count and on_trail(s, seat, fog, places, place)
    return True


@compiled
def actor_can_comply(s: Discat, seat: int, places: Places, count: int, dealt: Dealt) -> bool:
    """D7: a player who has to respect a constraint and did not pass as the turn began can do so."""
    if s.phase != TOP or s.actor == seat or s.actor == NOBODY:
        return True
    for i in range(s.held[s.actor]):
        card = s.hand[s.actor, i]
        if not is_hidden(s, seat, card) and beyond(s, card):
            return True
    for place in range(count):
        if places[place, HOLDER] == s.actor and places[place, SERIAL] == -1 and beyond(s, dealt[place]):
            return True
    return False


@compiled
def beyond(s: Discat, card: int) -> bool:
    """D21, as in the rules: on the side of the limit that its arrows point to."""
    return card > s.limit if s.rising else card < s.limit


@compiled
def put_down(s: Discat, seat: int, places: Places, count: int, hidden: int, dealt: Dealt) -> None:
    """Write the sample into the record: in other hands the known cards first, then the places in their order."""
    for holder in range(s.seats):
        if holder != seat:
            keep_known_cards(s, seat, holder)
    loose = np.sort(dealt[count:hidden])
    for i in range(len(loose)):
        s.fate[loose[i]] = LOOSE
        s.low[loose[i]], s.high[loose[i]] = 1, s.highest
        s.pile[i] = loose[i]
    for place in range(count):
        card, holder, serial = dealt[place], places[place, HOLDER], places[place, SERIAL]
        s.low[card], s.high[card] = places[place, LOW], places[place, HIGH]
        if serial == -1:
            s.fate[card] = HELD + holder
            s.hand[holder, s.held[holder]] = card
            s.held[holder] += 1
        else:
            s.fate[card] = UNDER + holder
            s.under[(s.under_first + serial - s.under_serial) % CARDS] = card


@compiled
def keep_known_cards(s: Discat, seat: int, holder: int) -> None:
    """Take the hidden cards out of a hand and sort the known ones: the order they were drawn in is hidden too."""
    kept = 0
    for i in range(s.held[holder]):
        card = s.hand[holder, i]
        s.hand[holder, i] = 0
        if not is_hidden(s, seat, card):
            at = kept
            while at > 0 and s.hand[holder, at - 1] > card:
                s.hand[holder, at] = s.hand[holder, at - 1]
                at -= 1
            s.hand[holder, at] = card
            kept += 1
    s.held[holder] = kept
