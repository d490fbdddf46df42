"""What the players of Discat know of cards they cannot see (D13), kept up to date as the game goes on.

Three things are tracked, each from what all the players see happen:

- `low`, `high`: a player who passes shows that no card of the hand complies. The bounds stay with the places of those
  cards until they are played; where it cannot be seen which of several cards left, they widen to cover all of them.
- `knows`: whoever puts a card under the pile knows where it is, and by counting draws who gets it.
- `fog_*`: if that player then exchanges a card unseen, it is known only to be in that hand or where the exchanged card
  went, and so on with every later exchange.
"""

from __future__ import annotations

from clowder.engine.compiling import compiled
from clowder.games.discat.record import CARDS, HELD, MOST_FOG, SEATS, UNDER, Discat


@compiled
def points_up(s: Discat, card: int) -> bool:
    """D21: whether the arrows of a card point up."""
    return ((int(s.up[card >> 5]) >> int(card & 31)) & 1) == 1


@compiled
def learn_pass(s: Discat, seat: int) -> None:
    """Everybody sees that no card in this hand complies with the constraint."""
    s.bounded[seat] = 1
    for i in range(s.held[seat]):
        card = s.hand[seat, i]
        if s.rising:
            s.high[card] = min(s.high[card], s.limit - 1)
        else:
            s.low[card] = max(s.low[card], s.limit + 1)


@compiled
def learn_play(s: Discat, seat: int, played: int) -> None:
    """A card has left the hand (it is no longer in it): which of the places that could have held it, nobody sees."""
    if s.bounded[seat]:
        widen_bounds(s, seat, played)
    s.knows[played] = 0
    if s.loose == 0:  # before that, nobody can have drawn a card from under the pile
        for knower in range(s.seats):
            clear_fog(s, knower, played)


@compiled
def widen_bounds(s: Discat, seat: int, played: int) -> None:
    """All the places that could have held the played card get the same bounds: those that cover all of theirs."""
    low, high = s.low[played], s.high[played]
    for i in range(s.held[seat]):
        card = s.hand[seat, i]
        if s.low[card] <= played <= s.high[card]:
            low, high = min(low, s.low[card]), max(high, s.high[card])
    for i in range(s.held[seat]):
        card = s.hand[seat, i]
        if s.low[card] <= played <= s.high[card]:
            s.low[card], s.high[card] = low, high


@compiled
def learn_exchange(s: Discat, seat: int, put_under: int) -> None:
    """The seat is about to put this card of its hand under the pile, unseen by the others."""
    low, high = s.low[put_under], s.high[put_under]
    for i in range(s.held[seat]):
        low, high = min(low, s.low[s.hand[seat, i]]), max(high, s.high[s.hand[seat, i]])
    serial = s.under_serial + s.under_count
    for i in range(s.held[seat]):
        card = s.hand[seat, i]
        s.low[card], s.high[card] = low, high
        for other in range(s.seats):
            if other != seat and (s.knows[card] >> other) & 1:
                enter_fog(s, other, card, seat, serial)
        s.knows[card] = 0
    s.knows[put_under] = 1 << seat
    clear_fog(s, seat, put_under)


@compiled
def learn_draw_from_under(s: Discat, seat: int, put_by: int, serial: int, card: int) -> None:
    """The seat draws the card with this serial number: whatever may have been that card may now be in this hand."""
    for other in range(s.seats):
        for i in range(s.fogged[other]):
            if (s.fog_trail[other, i] >> put_by) & 1 and serial >= s.fog_since[other, i]:
                s.fog_trail[other, i] = s.fog_trail[other, i] | (1 << seat)
    s.knows[card] = s.knows[card] & (255 ^ (1 << int(seat)))
    clear_fog(s, seat, card)


@compiled
def enter_fog(s: Discat, knower: int, card: int, holder: int, serial: int) -> None:
    """The knower loses the exact place of a card to an unseen exchange of its holder; what exceeds memory is forgotten."""
    last = s.fogged[knower]
    if last < MOST_FOG:
        s.fog_card[knower, last] = card
        s.fog_trail[knower, last] = 1 << holder
        s.fog_since[knower, last] = serial
        s.fogged[knower] += 1


@compiled
def clear_fog(s: Discat, knower: int, card: int) -> None:
    """The knower has seen the card: its entry goes, the later ones move up."""
    kept = 0
    for i in range(s.fogged[knower]):
        if s.fog_card[knower, i] != card:
            move_fog(s, knower, i, kept)
            kept += 1
    for i in range(kept, s.fogged[knower]):
        erase_fog(s, knower, i)
    s.fogged[knower] = kept


@compiled
def move_fog(s: Discat, knower: int, old: int, new: int) -> None:
    """Move an entry."""
    s.fog_card[knower, new] = s.fog_card[knower, old]
    s.fog_trail[knower, new] = s.fog_trail[knower, old]
    s.fog_since[knower, new] = s.fog_since[knower, old]


@compiled
def erase_fog(s: Discat, knower: int, entry: int) -> None:
    """Leave no trace of an entry."""
    s.fog_card[knower, entry] = 0
    s.fog_trail[knower, entry] = 0
    s.fog_since[knower, entry] = 0


@compiled
def knows_place(s: Discat, seat: int, card: int) -> bool:
    """Whether the seat knows exactly where a card in a hand or under the pile is. A bystander (NOBODY) knows of none."""
    return seat >= 0 and (s.fate[card] == HELD + seat or ((s.knows[card] >> seat) & 1) == 1)


@compiled
def is_hidden(s: Discat, seat: int, card: int) -> bool:
    """Whether the seat does not know where a card is that is still in hands or the pile."""
    return 0 <= s.fate[card] < UNDER + SEATS and not knows_place(s, seat, card)


@compiled
def forget_what_others_know(s: Discat, seat: int) -> None:
    """Keep only this seat's knowledge: what the others have tracked is theirs, and hidden from it."""
    own = 1 << seat if seat >= 0 else 0
    for card in range(1, CARDS + 1):
        s.knows[card] = s.knows[card] & own
    for other in range(SEATS):
        if other != seat:
            for i in range(s.fogged[other]):
                erase_fog(s, other, i)
            s.fogged[other] = 0
