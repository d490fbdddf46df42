"""How a turn of Gattara begins, how it is skipped, and how the game can run out."""

from __future__ import annotations

from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.record import NOBODY
from clowder.games.gattara.effects import neighbour
from clowder.games.gattara.faces import effect_of
from clowder.games.gattara.knowledge import learn_skip
from clowder.games.gattara.past import forget_silence
from clowder.games.gattara.record import (
    BASTET,
    CHOOSE_CARD,
    FULL_HAND,
    LAST_RESHUFFLE,
    SORT_BASTET,
    SORT_CATS,
    SORT_MIRROR,
    Gattara,
)


@compiled
def begin_turn(s: Gattara) -> None:
    """G23, G7: the player whose turn it is draws up to three, then chooses a card."""
    s.actor = s.turn
    s.phase = CHOOSE_CARD
    while s.held[s.turn] < FULL_HAND:
        if s.loose == 0:
            s.reshuffles += 1
            if s.reshuffles == LAST_RESHUFFLE:  # G17
                s.actor = NOBODY
                return
            reshuffle(s)
        draw_card(s, s.turn)


@compiled
def draw_card(s: Gattara, seat: int) -> None:
    """A card from the draw pile: any of those in it, as likely as the others."""
    at = draw(s, s.loose)
    s.hand[seat, s.held[seat]] = s.pile[at]
    s.held[seat] += 1
    forget_silence(s, seat)
    s.loose -= 1
    s.pile[at] = s.pile[s.loose]
    s.pile[s.loose] = 0


@compiled
def reshuffle(s: Gattara) -> None:
    """G14: all discards but the last become the draw pile."""
    last = int(s.discarded) - 1
    for i in range(last):
        s.pile[i] = s.discard[i]
        s.discard[i] = 0
    s.loose = last
    s.discard[0], s.discard[last] = s.discard[last], 0
    s.discarded = 1


@compiled
def skip_turn(s: Gattara) -> None:
    """G6, G24: nothing can be played; the next player's turn. G19: when that goes for everybody, the game is over."""
    learn_skip(s, s.actor, unplayable_sorts(s))
    if not s.zen:
        s.idle += 1
    s.zen = 0
    if s.idle == s.seats:
        s.actor = NOBODY
        return
    s.turn = neighbour(s, s.turn, 1)
    begin_turn(s)


@compiled
def unplayable_sorts(s: Gattara) -> int:
    """The sorts of cards that cannot be played this turn, as bits; G10: under a Zen cat, red and green ones as well."""
    sorts = SORT_BASTET
    if not can_mirror(s):
        sorts |= SORT_MIRROR
    return sorts | SORT_CATS if s.zen else sorts


@compiled
def can_mirror(s: Gattara) -> bool:
    """G8: there is a card on the discard pile, and it does not show Bastet."""
    return s.discarded > 0 and effect_of(s, s.shown) != BASTET
