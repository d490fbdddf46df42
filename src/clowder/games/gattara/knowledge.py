"""What the players of Gattara know of cards they cannot see, kept up to date as the game goes on.

- `barred`, `allowed`: who skips shows that the whole hand is unplayable. Everybody keeps that in mind: at least so many
  cards of that hand are of those sorts. New cards may be anything; a card of those sorts that leaves takes one off.
- `known_*`: each of two players who swap hands knows the other's new hand, and a victim knows what the thief drew. When a
  third player then draws from that hand unseen, the card is in one hand or the other, and so on: each known card has the
  set of hands it may be in. Cards that look alike cannot be told apart: when one of several leaves a hand, what is known
  is that one less is in those hands together.
"""

from __future__ import annotations

from clowder.engine.compiling import compiled
from clowder.games.gattara.faces import sort_of
from clowder.games.gattara.record import SEATS, Gattara


@compiled
def learn_skip(s: Gattara, seat: int, sorts: int) -> None:
    """G6, G10: everybody sees that nothing in this hand could be played, so all of it is of these sorts."""
    if s.allowed[seat] != 0 and s.barred[seat] == s.held[seat]:
        sorts &= int(s.allowed[seat])
    s.barred[seat] = s.held[seat]
    s.allowed[seat] = sorts


@compiled
def learn_laid(s: Gattara, seat: int, face: int) -> None:
    """A card has left a hand for everybody to see."""
    if (int(s.allowed[seat]) & sort_of(s, face)) != 0:
        bar_one_less(s, seat)
    for knower in range(s.seats):
        if s.known[knower] > 0:
            forget_one(s, knower, face, seat)


@compiled
def learn_drawn(s: Gattara, thief: int, victim: int, face: int) -> None:
    """The thief is about to draw this card from the victim's hand: those two see it, the others see that one moves."""
    if s.barred[victim] == s.held[victim] and s.allowed[victim] != 0 and s.barred[thief] == 0:
        s.barred[thief], s.allowed[thief] = 1, s.allowed[victim]
    if s.barred[victim] > 0:
        bar_one_less(s, victim)
    for knower in range(s.seats):
        if knower == thief:
            forget_one(s, thief, face, victim)
        elif knower != victim:
            blur(s, knower, victim, thief)
    remember(s, victim, face, thief)


@compiled
def learn_swap(s: Gattara, one: int, other: int) -> None:
    """These two are about to swap hands: each knows what the other gets, the others only that the hands moved."""
    s.barred[one], s.barred[other] = s.barred[other], s.barred[one]
    s.allowed[one], s.allowed[other] = s.allowed[other], s.allowed[one]
    for knower in range(s.seats):
        if knower not in (one, other):
            swap_places(s, knower, one, other)
    see_hand(s, one, other)
    see_hand(s, other, one)
    for i in range(s.held[one]):
        remember(s, one, s.hand[one, i], other)
    for i in range(s.held[other]):
        remember(s, other, s.hand[other, i], one)


@compiled
def bar_one_less(s: Gattara, seat: int) -> None:
    """A card of the sorts this hand showed, or perhaps of them, has left it."""
    s.barred[seat] -= 1
    if s.barred[seat] == 0:
        s.allowed[seat] = 0


@compiled
def remember(s: Gattara, knower: int, face: int, holder: int) -> None:
    """The knower has seen where this card went."""
    s.known_face[knower, s.known[knower]] = face
    s.known_where[knower, s.known[knower]] = 1 << holder
    s.known[knower] += 1


@compiled
def forget_one(s: Gattara, knower: int, face: int, holder: int) -> None:
    """The knower sees a card of this face leave a hand: of those it may have been, one less is left in all their hands."""
    where = 0
    found = -1
    for i in range(s.known[knower]):
        if s.known_face[knower, i] == face and (int(s.known_where[knower, i]) >> holder) & 1:
            where |= int(s.known_where[knower, i])
            found = i
    if found < 0:
        return
    for i in range(s.known[knower]):
        if s.known_face[knower, i] == face and (int(s.known_where[knower, i]) >> holder) & 1:
            s.known_where[knower, i] = where
    forget_entry(s, knower, found)


@compiled
def forget_entry(s: Gattara, knower: int, entry: int) -> None:
    """Strike an entry; the later ones move up."""
    s.known[knower] -= 1
    last = int(s.known[knower])
    for i in range(entry, last):
        s.known_face[knower, i] = s.known_face[knower, i + 1]
        s.known_where[knower, i] = s.known_where[knower, i + 1]
    s.known_face[knower, last] = 0
    s.known_where[knower, last] = 0


@compiled
def blur(s: Gattara, knower: int, victim: int, thief: int) -> None:
    """One card of the victim's, the knower cannot see which, goes to the thief."""
    stays = 0 if s.held[victim] == 1 else 1 << victim
    for i in range(s.known[knower]):
        where = int(s.known_where[knower, i])
        if (where >> victim) & 1:
            s.known_where[knower, i] = (where & (255 ^ (1 << victim))) | stays | (1 << thief)


@compiled
def swap_places(s: Gattara, knower: int, one: int, other: int) -> None:
    """The knower sees two hands change places."""
    for i in range(s.known[knower]):
        where = int(s.known_where[knower, i])
        if ((where >> one) & 1) != ((where >> other) & 1):
            s.known_where[knower, i] = where ^ ((1 << one) | (1 << other))


@compiled
def see_hand(s: Gattara, knower: int, holder: int) -> None:
    """The knower sees the whole hand of another, and so also what is not in it."""
    for i in range(s.held[holder]):
        forget_one(s, knower, s.hand[holder, i], holder)
    entry = 0
    while entry < s.known[knower]:
        s.known_where[knower, entry] = int(s.known_where[knower, entry]) & (255 ^ (1 << holder))
        if s.known_where[knower, entry] == 0:
            forget_entry(s, knower, entry)
        else:
            entry += 1


@compiled
def forget_what_others_know(s: Gattara, seat: int) -> None:
    """Keep only this seat's knowledge: what the others have seen is theirs, and hidden from it."""
    for other in range(SEATS):
        if other != seat:
            while s.known[other] > 0:
                forget_entry(s, other, s.known[other] - 1)
