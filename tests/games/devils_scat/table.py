"""Positions of Devil's Scat to test with. Cards are written like "Kh": rank, then hearts, stars, gems, sWirls, sKulls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np

from clowder.engine import blank as ready
from clowder.engine.chance import reseed
from clowder.engine.record import copy
from clowder.engine.view import result_of
from clowder.games.devils_scat import GAME
from clowder.games.devils_scat.deck import PRINTED
from clowder.games.devils_scat.hands import suit_of, weigh
from clowder.games.devils_scat.record import (
    CARDS,
    DECK,
    DISCARD,
    DRAWING,
    FOURTH,
    KNOCK,
    RANKS,
    DevilsScat,
)

RULES = GAME.rules
LETTERS = "hsgwk"
ORDINARY = ("6h 7s 9g", "6s 7g 9w", "6g 7w 9k", "6w 7k 9h", "6k 7h 9s", "8h 10s Jg")
"""Hands worth nine or ten, for seats of which a test wants nothing."""


def card(text: str) -> int:
    """The number of a card in the usual deck: card("Kh")."""
    return LETTERS.index(text[-1]) * RANKS + PRINTED.index(text[:-1]) - PRINTED.index("6")


def named(number: int) -> str:
    """The reverse."""
    return PRINTED[number % RANKS + PRINTED.index("6")] + LETTERS[number // RANKS]


def many(text: str) -> list[int]:
    """Several cards: many("6h 6s 6g")."""
    return [card(word) for word in text.split()]


def discard(text: str) -> int:
    """The move that discards a card."""
    return DISCARD + card(text)


def blank(players: int, options: dict[str, Any] | None = None, deck: Any = None) -> DevilsScat:
    """A record before the deal."""
    return cast(DevilsScat, ready.blank(GAME, players, options, deck)[0])


def dealt(players: int, seed: int = 1, **options: Any) -> DevilsScat:
    """A record after the deal of a seed."""
    s = blank(players, options)
    reseed(s, seed)
    RULES.deal(s)
    return s


def dealt_so(condition: Callable[[DevilsScat], bool], players: int, start: int = 0, **options: Any) -> DevilsScat:
    """A deal that fulfils a condition, searched for from a seed on (pass one that fits, to find it at once)."""
    for seed in range(start, start + 40_000):
        s = dealt(players, seed, **options)
        if condition(s):
            return s
    raise AssertionError("no such deal")


def arranged(*hands: str, top: str = "Ak", favoured: str = "k", players: int | None = None, **options: Any) -> DevilsScat:
    """The first turn of a round dealt by the last seat, so seat 0 is to play, with these hands and this top discard."""
    players = players or max(2, len(hands))
    options = {"dealer": players - 1, **options}
    s = dealt_so(lambda s: s.phase == DRAWING, players, **options)
    lay(s, [*hands, *[h for h in ORDINARY if not clashes(h, [*hands, top])][: players - len(hands)]], top)
    if not s.classic:
        s.favoured = LETTERS.index(favoured)
    return s


def clashes(hand: str, others: list[str]) -> bool:
    """Whether a hand has a card that is in use."""
    used = {word for other in others for word in other.split()}
    return any(word in used for word in hand.split())


def lay(s: DevilsScat, hands: list[str], pile: str) -> None:
    """Give out these hands ("" for a seat that is out) and this discard pile; the rest of the cards is the deck."""
    used = many(pile)
    for seat, hand in enumerate(hands):
        cards = many(hand)
        used += cards
        s.held[seat] = len(cards)
        s.worth[seat] = 0
        for i in range(FOURTH + 1):
            s.hand[seat, i] = cards[i] if i < len(cards) else 0
            s.shown[seat, i] = 0
        if cards:
            weigh(s, seat)
    s.pile_count = len(many(pile))
    rest = [c for c in range(CARDS) if c not in used and suit_of(c) != s.booted]
    s.deck_count = len(rest)
    for i in range(CARDS):
        s.pile[i] = used[i] if i < s.pile_count else 0
        s.deck[i] = rest[i] if i < len(rest) else 0
    check_inventory(s)


def empty_deck(s: DevilsScat) -> None:
    """Move the whole deck under the top of the discard pile."""
    top = s.pile[s.pile_count - 1]
    s.pile_count -= 1
    for i in range(s.deck_count):
        s.pile[s.pile_count + i] = s.deck[i]
        s.deck[i] = 0
    s.pile_count += s.deck_count
    s.deck_count = 0
    s.pile[s.pile_count] = top
    s.pile_count += 1
    check_inventory(s)


def moves(s: DevilsScat) -> list[int]:
    """The legal moves."""
    room = np.zeros(GAME.actions, np.int16)
    return [int(m) for m in room[: RULES.legal(s, room)]]


def do(s: DevilsScat, *steps: int) -> None:
    """Play these steps, each of which must be legal."""
    for step in steps:
        assert step in moves(s), (step, moves(s))
        RULES.play(s, step)
        check_inventory(s)


def draw_and_discard(s: DevilsScat, drawn: str, discarded: str | None = None) -> None:
    """A turn in which chance gives this card from the deck; without another it goes at once."""
    for seed in range(10_000):
        reseed(s, seed)
        trial = copy(s)
        RULES.play(trial, DECK)
        if trial.hand[trial.actor, FOURTH] == card(drawn):
            do(s, DECK, discard(discarded or drawn))
            return
    raise AssertionError(f"{drawn} is not in the deck")


def knock_and_stand(s: DevilsScat) -> None:
    """The actor knocks, and everybody else draws a card and discards it at once, so that no hand changes."""
    do(s, KNOCK)
    while s.phase == DRAWING:
        do(s, DECK)
        do(s, DISCARD + int(s.hand[s.actor, FOURTH]))


def hand(s: DevilsScat, seat: int) -> set[str]:
    """The cards of a seat."""
    return {named(int(s.hand[seat, i])) for i in range(s.held[seat])}


def top(s: DevilsScat) -> str:
    """The top discard."""
    return named(int(s.pile[s.pile_count - 1]))


def results(s: DevilsScat) -> list[float]:
    """Each seat's share of the win."""
    out = np.zeros(6)
    RULES.result(s, out)
    return [float(x) for x in out[: s.seats]]


def outcome(s: DevilsScat) -> tuple[list[int], list[int], str]:
    """How the game ended: winners, scores, and why."""
    found = result_of(GAME, s, plain(s))
    assert found is not None
    return found.winners, found.scores, found.reason


def check_inventory(s: DevilsScat) -> None:
    """Every card lies in one place."""
    assert all(count == 1 for _, _, count in GAME.inventory(DevilsScat.plain(s)))


def plain(s: DevilsScat) -> DevilsScat:
    """As views see it."""
    return DevilsScat.plain(s)
