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
Three = tuple[int, int, int]


@compiled
def suit_of(card: int) -> int:
    """S1: the suit of a card."""
    return card // RANKS


@compiled
def rank_of(card: int) -> int:
    """S1: the rank of a card, by its position in the deck sheet."""
    return card % RANKS


@compiled
def suit_is_in_game(suit: int, booted: int, suits_out: int) -> bool:
    """S45: whether a suit is not booted; a small deck may have left it out."""
    return suit != booted and ((suits_out >> suit) & 1) == 0


@compiled
def is_in_game(card: int, ranks: int, booted: int, suits_out: int) -> bool:
    """Whether a card is not in the box: S45, or because the deck is small."""
    return rank_of(card) < ranks and suit_is_in_game(suit_of(card), booted, suits_out)


@compiled
def worth_of(s: DevilsScat, a: int, b: int, c: int) -> int:
    """S2: what three cards are worth, by what this deck has printed on them."""
    x, y, z = rank_of(a), rank_of(b), rank_of(c)
    points = int(s.rank_points[x]), int(s.rank_points[y]), int(s.rank_points[z])
    numbers = int(s.number[x]), int(s.number[y]), int(s.number[z])
    return worth_of_cards((int(a), int(b), int(c)), points, numbers)


@compiled
def worth_of_cards(cards: Three, points: Three, numbers: Three) -> int:
    """S2: the highest that applies to three cards with these points and numbers."""
    a, b, c = cards
    if rank_of(a) == rank_of(b) == rank_of(c):  # always more than one card alone
        return DEVILS_SCAT if numbers[0] == DEVILS_NUMBER else THREE_OF_A_KIND
    total = SIXTHS * max(
        suit_total(suit_of(a), cards, points),
        suit_total(suit_of(b), cards, points),
        suit_total(suit_of(c), cards, points),
    )
    return max(total, RUN) if is_run(cards, numbers) else total


@compiled
def suit_total(suit: int, cards: Three, points: Three) -> int:
    """S26: what the cards of a single suit add up to."""
    a, b, c = cards
    x, y, z = points
    return (x if suit_of(a) == suit else 0) + (y if suit_of(b) == suit else 0) + (z if suit_of(c) == suit else 0)


@compiled
def is_run(cards: Three, numbers: Three) -> bool:
    """S27: three numbers in a row, of one suit; no two cards of a suit are alike, so the span is enough."""
    a, b, c = cards
    x, y, z = numbers
    if suit_of(a) != suit_of(b) or suit_of(a) != suit_of(c):
        return False
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
