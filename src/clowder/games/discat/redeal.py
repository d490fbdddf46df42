"""A fair sample of what a seat cannot know (D13): hidden cards are dealt anew to the places that may hold them.

A place is a card's worth of room in a hand or under the pile, with the bounds that passes have shown; the rest of the
pile takes what is left. Every way to fill the places that agrees with what the seat knows is equally likely. To get there
the places are filled one after another, each with a fair choice among the cards that fit, and the filling is kept with a
probability that makes up for having had fewer or more cards to choose from on the way; otherwise it starts again.

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

# The columns of a place.
LOW, HIGH, HOLDER, SERIAL = range(4)  # serial: -1 in a hand, else the place's number under the pile

Places = NDArray[np.int16]
Dealt = NDArray[np.int16]


@compiled
def redeal(s: Discat, seat: int) -> None:
    """Replace what this seat cannot know."""
    places = np.zeros((CARDS, 4), np.int16)
    count = hidden_places(s, seat, places)
    order = tightest_first(places, count)
    hidden = np.zeros(CARDS + 1, np.bool_)
    for card in range(1, s.highest + 1):
        hidden[card] = is_hidden(s, seat, card)
    dealt = np.zeros(CARDS, np.int16)
    free = hidden.copy()
    while not (fill(s, seat, places, order, count, free, dealt) and actor_can_comply(s, seat, places, count, dealt)):
        free[:] = hidden
        dealt[:] = 0
    put_down(s, seat, places, count, free, dealt)
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
def tightest_first(places: Places, count: int) -> NDArray[np.int16]:
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
    return places[place, HIGH] - places[place, LOW]


@compiled
def fill(
    s: Discat, seat: int, places: Places, order: NDArray[np.int16], count: int, free: NDArray[np.bool_], dealt: Dealt
) -> bool:
    """Deal a card to every place; False if it has to be tried again."""
    for i in range(s.fogged[seat] if seat != NOBODY else 0):
        if not place_fogged(s, seat, i, places, count, dealt):
            return False
        free[s.fog_card[seat, i]] = False
    available = np.zeros(CARDS + 2, np.int16)  # available[c]: cards below c that are free as this begins
    for card in range(1, CARDS + 1):
        available[card + 1] = available[card] + (1 if free[card] else 0)
    fairly = np.zeros(CARDS, np.bool_)  # places filled from those cards
    for k in range(count):
        place = order[k]
        if dealt[place] != 0:
            continue
        low, high = places[place, LOW], places[place, HIGH]
        most = available[high + 1] - available[low]
        now = 0
        for card in range(low, high + 1):
            now += free[card]
        for earlier in range(k):  # a place inside these bounds took one of their cards, whatever it took
            other = order[earlier]
            most -= fairly[other] and low <= places[other, LOW] and places[other, HIGH] <= high
        if not keep(s, now, most):
            return False
        dealt[place] = nth_free(free, low, draw(s, now))
        free[dealt[place]] = False
        fairly[place] = True
    return True


@compiled
def place_fogged(s: Discat, seat: int, fog: int, places: Places, count: int, dealt: Dealt) -> bool:
    """Put a card with a known trail into one of the places the trail leads to; False if it has to be tried again."""
    card, trail, since = s.fog_card[seat, fog], s.fog_trail[seat, fog], s.fog_since[seat, fog]
    most = now = 0
    for place in range(count):
        if on_trail(places, place, card, trail, since):
            most += 1
            now += dealt[place] == 0
    if not keep(s, now, most):
        return False
    chosen = draw(s, now)
    for place in range(count):
        if on_trail(places, place, card, trail, since) and dealt[place] == 0:
            if chosen == 0:
                dealt[place] = card
                return True
            chosen -= 1
    return False


@compiled
def on_trail(places: Places, place: int, card: int, trail: int, since: int) -> bool:
    """Whether a card with that trail can be in a place."""
    if not places[place, LOW] <= card <= places[place, HIGH] or not (trail >> places[place, HOLDER]) & 1:
        return False
    return places[place, SERIAL] == -1 or places[place, SERIAL] >= since


@compiled
def keep(s: Discat, now: int, most: int) -> bool:
    """Go on with probability now / most."""
    return now > 0 and (now >= most or draw(s, most) < now)


@compiled
def nth_free(free: NDArray[np.bool_], low: int, n: int) -> int:
    """The n-th free card from `low` up."""
    card = low
    while True:
        if free[card]:
            if n == 0:
                return card
            n -= 1
        card += 1


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
def put_down(s: Discat, seat: int, places: Places, count: int, free: NDArray[np.bool_], dealt: Dealt) -> None:
    """Write the sample into the record: in other hands the known cards first, then the places in their order."""
    for holder in range(s.seats):
        if holder != seat:
            keep_known_cards(s, seat, holder)
    s.loose = 0
    for card in range(1, s.highest + 1):
        if free[card]:
            s.fate[card] = LOOSE
            s.low[card], s.high[card] = 1, s.highest
            s.pile[s.loose] = card
            s.loose += 1
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


