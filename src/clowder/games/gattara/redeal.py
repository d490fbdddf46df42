"""A fair sample of what a seat cannot know: hidden cards are dealt anew to the places that may hold them.

A place is a card's worth of room in another hand. Some are narrow: they hold a card of the sorts that player's skip has
left possible. The rest of the hidden cards is the draw pile. Cards the seat knows to be in one certain hand stay there;
those it knows to be in one of several hands (the roaming ones) are put into a fair choice of their places first, then the
narrow places are filled, then the others.

Every way to do that which agrees with what the seat knows is equally likely. Where a choice has fewer cards to pick from
than another filling would have had, the filling is kept with a probability that makes up for it; otherwise it starts again
(`keep`). The hidden cards are taken in ascending order and the hands in the order of the seats, so the sample depends on
nothing else.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.record import NOBODY
from clowder.games.gattara.faces import sort_of
from clowder.games.gattara.knowledge import forget_what_others_know
from clowder.games.gattara.record import CARDS, FULL_HAND, MOST_STACKED, SEATS, Gattara

# The columns of a place; `sorts` is 0 where it is not narrow.
HOLDER, SORTS = range(2)

Row16 = NDArray[np.int16]
Grid16 = NDArray[np.int16]
EMPTY = -1


@compiled
def redeal(s: Gattara, seat: int) -> None:
    """Replace what this seat cannot know."""
    bag = np.zeros(CARDS + 1, np.int16)  # how many cards of each face are hidden; the last entry is their sum
    collect_hidden(s, seat, bag)
    if s.actor == NOBODY:
        sort_hands(s)  # after the end all hands lie open
    else:
        places = np.zeros((MOST_STACKED, 2), np.int16)
        sure = np.zeros((SEATS, FULL_HAND + 1), np.int16)  # by hand: cards surely there, their number last
        keep_sure_cards(s, seat, bag, sure)
        count = hidden_places(s, seat, sure, places)
        dealt = np.full(MOST_STACKED, EMPTY, np.int16)
        left = bag.copy()
        while not fill(s, seat, places, count, left, dealt):
            left[:] = bag
            dealt[:] = EMPTY
        bag[:] = left
        put_down(s, seat, sure, places, count, dealt)
    rebuild_pile(s, bag)
    forget_what_others_know(s, seat)


@compiled
def collect_hidden(s: Gattara, seat: int, bag: Row16) -> None:
    """All cards of the pile and, during the game, of the other hands."""
    for i in range(s.loose):
        put_in(bag, s.pile[i])
    if s.actor == NOBODY:
        return
    for holder in range(s.seats):
        if holder != seat:
            for i in range(s.held[holder]):
                put_in(bag, s.hand[holder, i])


@compiled
def put_in(bag: Row16, face: int) -> None:
    """One more card of this face."""
    bag[face] += 1
    bag[CARDS] += 1


@compiled
def take_out(bag: Row16, face: int) -> None:
    """One card of this face less."""
    bag[face] -= 1
    bag[CARDS] -= 1


@compiled
def is_roaming(where: int) -> bool:
    """Whether a set of hands has more than one in it."""
    return (where & (where - 1)) != 0


@compiled
def keep_sure_cards(s: Gattara, seat: int, bag: Row16, sure: Grid16) -> None:
    """Take the cards the seat knows to be in one hand out of the bag, and into `sure`."""
    if seat == NOBODY:
        return
    for entry in range(s.known[seat]):
        where = int(s.known_where[seat, entry])
        if is_roaming(where):
            continue
        holder = 0
        while (where >> holder) != 1:
            holder += 1
        sure[holder, sure[holder, FULL_HAND]] = s.known_face[seat, entry]
        sure[holder, FULL_HAND] += 1
        take_out(bag, s.known_face[seat, entry])


@compiled
def hidden_places(s: Gattara, seat: int, sure: Grid16, places: Grid16) -> int:
    """The places of the hidden cards, hand by hand, the narrow ones of a hand first; returns how many."""
    count = 0
    for holder in range(s.seats):
        if holder == seat:
            continue
        narrow = int(s.barred[holder])
        for i in range(sure[holder, FULL_HAND]):
            if (int(s.allowed[holder]) & sort_of(s, sure[holder, i])) != 0:
                narrow -= 1
        for i in range(s.held[holder] - sure[holder, FULL_HAND]):
            places[count, HOLDER] = holder
            places[count, SORTS] = s.allowed[holder] if i < narrow else 0
            count += 1
    return count


@compiled
def fill(s: Gattara, seat: int, places: Grid16, count: int, bag: Row16, dealt: Row16) -> bool:
    """Deal a card to every place; False if it has to be tried again."""
    if seat != NOBODY and not fill_with_roaming(s, seat, places, count, bag, dealt):
        return False
    return fill_narrow(s, places, count, bag, dealt) and fill_rest(s, count, bag, dealt)


@compiled
def fill_with_roaming(s: Gattara, seat: int, places: Grid16, count: int, bag: Row16, dealt: Row16) -> bool:
    """Put each card known to be in one of several hands into one of their places."""
    could_be_narrow = 0
    for entry in range(s.known[seat]):
        where, face = int(s.known_where[seat, entry]), int(s.known_face[seat, entry])
        if not is_roaming(where):
            continue
        take_out(bag, face)
        place = draw_place(s, where, places, count)
        if dealt[place] != EMPTY or not fits(s, face, places[place, SORTS]):
            return False
        dealt[place] = face
        for other in range(count):
            if (where >> places[other, HOLDER]) & 1 and places[other, SORTS] != 0 and fits(s, face, places[other, SORTS]):
                could_be_narrow += 1
                break
    return could_be_narrow == 0 or keep_for_narrow(s, places, count, bag, dealt, could_be_narrow)


@compiled
def draw_place(s: Gattara, where: int, places: Grid16, count: int) -> int:
    """Any of the places in these hands."""
    among = 0
    for place in range(count):
        among += (where >> places[place, HOLDER]) & 1
    chosen = draw(s, among)
    for place in range(count):
        if (where >> places[place, HOLDER]) & 1:
            if chosen == 0:
                return place
            chosen -= 1
    return 0


@compiled
def fits(s: Gattara, face: int, sorts: int) -> bool:
    """Whether a card may be in a place."""
    return sorts == 0 or (int(sorts) & sort_of(s, face)) != 0


@compiled
def fitting(s: Gattara, bag: Row16, sorts: int) -> int:
    """How many cards of the bag may be in a narrow place."""
    among = 0
    for face in range(s.faces):
        if bag[face] > 0 and fits(s, face, sorts):
            among += bag[face]
    return among


@compiled
def keep_for_narrow(s: Gattara, places: Grid16, count: int, bag: Row16, dealt: Row16, could_be_narrow: int) -> bool:
    """Make up for roaming cards in narrow places.

    A narrow place that is filled from n fitting cards gives each filling 1/n. One that a roaming card has taken leaves a
    place more to be filled from any of the w cards then left, and gives 1/w. So a roaming card in a narrow place must
    count w/n times as much as one in a wide place.
    """
    narrow = taken = 0
    least = CARDS
    for place in range(count):
        if places[place, SORTS] != 0:
            narrow += 1
            taken += dealt[place] != EMPTY
            least = min(least, max(1, fitting(s, bag, places[place, SORTS])))
    wide = int(bag[CARDS]) - narrow
    slot = 0
    for place in range(count):
        if places[place, SORTS] != 0 and dealt[place] != EMPTY:
            slot += 1
            weight = max(1, wide + slot)
            cap = (weight + least - 1) // least
            if not keep(s, weight, cap * max(1, fitting(s, bag, places[place, SORTS]))):
                return False
    for later in range(taken + 1, min(narrow, could_be_narrow) + 1):
        if not keep(s, 1, (max(1, wide + later) + least - 1) // least):
            return False
    return True


@compiled
def keep(s: Gattara, now: int, most: int) -> bool:
    """Go on with probability now / most."""
    return now > 0 and (now >= most or draw(s, most) < now)


@compiled
def fill_narrow(s: Gattara, places: Grid16, count: int, bag: Row16, dealt: Row16) -> bool:
    """Fill the narrow places, each with a fair choice of the cards that fit and that no earlier one has taken."""
    whole = bag.copy()
    for place in range(count):
        sorts = places[place, SORTS]
        if sorts == 0 or dealt[place] != EMPTY:
            continue
        now = fitting(s, bag, sorts)
        if not keep(s, now, fitting(s, whole, sorts)):
            return False
        chosen = draw(s, now)
        face = 0
        while not fits(s, face, sorts) or chosen >= bag[face]:
            if fits(s, face, sorts):
                chosen -= bag[face]
            face += 1
        dealt[place] = face
        take_out(bag, face)
    return True


@compiled
def fill_rest(s: Gattara, count: int, bag: Row16, dealt: Row16) -> bool:
    """Fill the other places with any of the cards left."""
    for place in range(count):
        if dealt[place] == EMPTY:
            chosen = draw(s, bag[CARDS])
            face = 0
            while chosen >= bag[face]:
                chosen -= bag[face]
                face += 1
            dealt[place] = face
            take_out(bag, face)
    return True


@compiled
def put_down(s: Gattara, seat: int, sure: Grid16, places: Grid16, count: int, dealt: Row16) -> None:
    """Write the sample into the other hands, sorted: their order is hidden too."""
    for holder in range(s.seats):
        if holder != seat:
            s.held[holder] = 0
            for i in range(FULL_HAND):
                s.hand[holder, i] = 0
            for i in range(sure[holder, FULL_HAND]):
                add_sorted(s, holder, sure[holder, i])
    for place in range(count):
        add_sorted(s, places[place, HOLDER], dealt[place])


@compiled
def add_sorted(s: Gattara, holder: int, face: int) -> None:
    """One more card in a hand, in its place."""
    at = int(s.held[holder])
    while at > 0 and s.hand[holder, at - 1] > face:
        s.hand[holder, at] = s.hand[holder, at - 1]
        at -= 1
    s.hand[holder, at] = face
    s.held[holder] += 1


@compiled
def sort_hands(s: Gattara) -> None:
    """The order in which cards were drawn is nobody else's business, even when they lie open."""
    for holder in range(s.seats):
        held = int(s.held[holder])
        s.held[holder] = 0
        for i in range(held):
            add_sorted(s, holder, s.hand[holder, i])


@compiled
def rebuild_pile(s: Gattara, bag: Row16) -> None:
    """What is left in the bag is the draw pile."""
    s.loose = 0
    for face in range(CARDS):
        for _ in range(bag[face]):
            s.pile[s.loose] = face
            s.loose += 1
