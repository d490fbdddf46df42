"""What everybody did with each suit this round: it tells something of the hands."""

from __future__ import annotations

from clowder.engine.compiling import compiled
from clowder.games.devils_scat.hands import rank_of, suit_of
from clowder.games.devils_scat.record import SUITS, DevilsScat


@compiled
def forget_round(s: DevilsScat, seat: int) -> None:
    """A new round tells nothing yet."""
    for suit in range(SUITS):
        s.thrown[seat, suit] = s.let_lie[seat, suit] = 0


@compiled
def remember_let_lie(s: DevilsScat) -> None:
    """The actor draws from the deck, though the top discard was to be had."""
    top = s.pile[s.pile_count - 1]
    suit = suit_of(top)
    s.let_lie[s.actor, suit] = max(s.let_lie[s.actor, suit], s.rank_points[rank_of(top)])


@compiled
def remember_thrown(s: DevilsScat, card: int) -> None:
    """The actor throws a card away."""
    s.thrown[s.actor, suit_of(card)] += 1
