"""What a hand of three cards is worth (S2), in sixths of a point."""

from __future__ import annotations

from clowder.engine.compiling import compiled
from clowder.games.devils_scat.record import (
    DEVILS_SCAT,
    HAND,
    RANKS,
    RUN,
    SCAT,
    SIXTHS,
    THREE_OF_A_KIND,
    DevilsScat,
)

DEVILS_NUMBER = 6


@compiled
def suit_of(card: int) -> int:
    """S1: the suit of a card."""
    return card // RANKS


@compiled
def rank_of(card: int) -> int:
    """S1: the rank of a card, by its position in the deck sheet."""
    return card % RANKS


@compiled
def worth_of(s: DevilsScat, a: int, b: int, c: int) -> int:
    """S2: the highest that applies."""
    if rank_of(a) == rank_of(b) == rank_of(c):  # always more than one card alone
        return DEVILS_SCAT if s.number[rank_of(a)] == DEVILS_NUMBER else THREE_OF_A_KIND
    total = SIXTHS * best_suit_total(s, a, b, c)
    return max(total, RUN) if is_run(s, a, b, c) else total


@compiled
def best_suit_total(s: DevilsScat, a: int, b: int, c: int) -> int:
    """S26: the most that cards of a single suit add up to."""
    x, y, z = int(s.rank_points[rank_of(a)]), int(s.rank_points[rank_of(b)]), int(s.rank_points[rank_of(c)])
    with_a = x + (y if suit_of(b) == suit_of(a) else 0) + (z if suit_of(c) == suit_of(a) else 0)
    with_b = y + (z if suit_of(c) == suit_of(b) else 0)  # without a: with it, the line above has the total
    return max(with_a, with_b, z)


@compiled
def is_run(s: DevilsScat, a: int, b: int, c: int) -> bool:
    """S27: three numbers in a row, of one suit; no two cards of a suit are alike, so the span is enough."""
    if suit_of(a) != suit_of(b) or suit_of(a) != suit_of(c):
        return False
    x, y, z = s.number[rank_of(a)], s.number[rank_of(b)], s.number[rank_of(c)]
    return min(x, y, z) > 0 and max(x, y, z) - min(x, y, z) == 2


@compiled
def weigh(s: DevilsScat, seat: int) -> None:
    """Note what the three cards of a seat are worth."""
    s.worth[seat] = worth_of(s, s.hand[seat, 0], s.hand[seat, 1], s.hand[seat, 2])


@compiled
def ends_the_round(worth: int) -> bool:
    """S35: a Scat, or the Devil's Scat, which is worth less but more than any other hand."""
    return worth in (SCAT, DEVILS_SCAT)


@compiled
def has_suit(s: DevilsScat, seat: int, suit: int) -> bool:
    """Whether a hand has a card of the suit."""
    for i in range(HAND):
        if suit_of(s.hand[seat, i]) == suit:
            return True
    return False
