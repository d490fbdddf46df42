"""What became of cards that somebody knew: a card that was kept when it could have been given away is likely to be low, one
that was given away is likely to be high."""

from __future__ import annotations

from clowder.engine.compiling import compiled
from clowder.games.rat_a_tat_roll.card import knows
from clowder.games.rat_a_tat_roll.record import GIVEN_AWAY, MOST_KEPT, WISHED_FOR, RatATatRoll


@compiled
def remember_kept(s: RatATatRoll, but: int) -> None:
    """The actor could have parted with any card of the row, and did so with the one in the place `but` alone (or NONE)."""
    for place in range(s.held[s.actor]):
        if place != but and knows(s.actor, s.hand[s.actor, place]):
            s.kept[s.actor, place] = min(MOST_KEPT, s.kept[s.actor, place] + 1)


@compiled
def forget_card(s: RatATatRoll, seat: int, place: int) -> None:
    """Another card lies there now, face up so far."""
    s.kept[seat, place] = 0


@compiled
def remember_swap(s: RatATatRoll, other: int, place: int) -> None:
    """The actor gives the card that is offered for that of another player: both were chosen, if they were known."""
    mine, theirs = s.kept[s.actor, s.swap_from], s.kept[other, place]
    s.kept[other, place] = GIVEN_AWAY if knows(s.actor, s.hand[s.actor, s.swap_from]) else mine
    s.kept[s.actor, s.swap_from] = WISHED_FOR if knows(s.actor, s.hand[other, place]) else theirs
