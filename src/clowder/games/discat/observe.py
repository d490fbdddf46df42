"""What a seat knows, as numbers for learning. Seats are counted from the observer: 0 is oneself, 1 the next player …
`LAYOUT` says what each number is."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.compiling import compiled
from clowder.engine.layout import YES, Block, amount, starts, which
from clowder.engine.record import NOBODY
from clowder.engine.seating import relative
from clowder.games.discat.groups import highest_card
from clowder.games.discat.knowledge import knows_place
from clowder.games.discat.observed import seen_arrows, seen_places, seen_players, seen_table
from clowder.games.discat.record import (
    BONUS,
    CARDS,
    EXCHANGE,
    EXCHANGED,
    FIRST,
    FULL_HAND,
    HELD,
    LOOSE,
    MOST_HELD,
    NAMED,
    PILED,
    SEATS,
    Discat,
)

SEAT = which(NOBODY, SEATS - 1)  # relative
LAYOUT = (
    Block(
        "places",
        CARDS,
        "each card: 0 unknown, 1 in my hand, 2–6 known in that player's hand (1 + relative seat), 7 known under the pile, "
        "8 in one of several places, 9 out of the game, 10 named this turn, 20–25 in a personal pile, 30–35 in a bonus "
        "pile (base + relative seat)",
        seen=seen_places,
        numbers=(which(0, 29 + SEATS),),
        by_card=True,
    ),
    Block(
        "details",
        CARDS,
        "for a card known under the pile: which draw from now gets it, 1 is the next; for one in several places: the "
        "players whose hand it may be in, as bits by relative seat",
        numbers=(amount(0, CARDS),),
        by_card=True,
    ),
    Block(
        "arrows",
        CARDS,
        "1 where the card's arrows point up, -1 where they point down",
        seen=seen_arrows,
        numbers=(amount(-1, 1),),
        by_card=True,
    ),
    Block(
        "bounds",
        2 * MOST_HELD * SEATS,
        "for each player by relative seat, the bounds of six hand places: low, high; sorted, 0 0 where there is no card or "
        "it is known",
        numbers=(amount(0, CARDS),),
    ),
    Block(
        "players",
        6 * SEATS,
        "for each player by relative seat: cards held, personal pile, bonus pile, its top card, 1 if that lies face down, "
        "1 if this player emptied the hand first",
        seen=seen_players,
        numbers=(amount(0, MOST_HELD), amount(0, CARDS), amount(0, CARDS), which(0, CARDS), YES, YES),
    ),
    Block(
        "table",
        10,
        "players, who decides (relative, -1 over), phase, the constraint's card, 1 up or -1 down, who created it "
        "(relative, -1 nobody), 1 if its bonus is paid, cards in the draw pile, cards named this turn, last turns left",
        seen=seen_table,
        numbers=(
            which(2, SEATS),
            SEAT,
            which(FIRST, EXCHANGE),
            amount(0, CARDS),
            amount(-1, 1),
            SEAT,
            YES,
            amount(0, CARDS),
            amount(0, FULL_HAND),
            amount(0, SEATS),
        ),
    ),
    Block(
        "past",
        SEATS,
        "how each player's last turn went, by relative seat: 1–5 cards played, 6 passed, 7 passed and exchanged a card, 0 "
        "before the first",
        numbers=(which(0, EXCHANGED),),
    ),
)
PLACES, DETAILS, ARROWS, BOUNDS, PLAYERS, TABLE, PAST = starts(LAYOUT)
LENGTH = sum(block.many for block in LAYOUT)
WORDS, BITS = 3, 32  # of `up`


@compiled
def observe(s: Discat, seat: int, out: NDArray[np.int8]) -> None:
    """The vector the head of this file lays out."""
    observe_constant(s, out)
    observe_changing(s, seat, out)


@compiled
def observe_constant(s: Discat, out: NDArray[np.int8]) -> None:
    """What no move changes: the arrows, and which cards are out of the game."""
    out[:LENGTH] = 0
    write_arrows(s, out)
    for card in range(highest_card(s.deck_size, s.seats) + 1, CARDS + 1):
        out[PLACES + card - 1] = 9


@compiled
def observe_changing(s: Discat, seat: int, out: NDArray[np.int8]) -> None:
    """All else, where that stands."""
    write_places(s, seat, out)
    for i in range(s.under_count):
        card = int(s.under[(s.under_first + i) % CARDS])
        if knows_place(s, seat, card):
            out[PLACES + card - 1] = 7
            out[DETAILS + card - 1] = s.loose + i + 1
    for i in range(s.fogged[seat]):
        card = int(s.fog_card[seat, i])
        out[PLACES + card - 1] = 8
        for other in range(s.seats):
            if (s.fog_trail[seat, i] >> other) & 1:
                out[DETAILS + card - 1] |= 1 << relative(s, seat, other)
    for other in range(s.seats):
        if other != seat:
            write_bounds(s, seat, other, out)
        at = PLAYERS + 6 * relative(s, seat, other)
        out[at] = s.held[other]
        out[at + 1] = s.piled[other]
        out[at + 2] = s.bonus[other]
        out[at + 3] = s.top[other]
        out[at + 4] = s.turned[other]
        out[at + 5] = s.ender == other
        out[PAST + relative(s, seat, other)] = s.lately[other]
    out[TABLE] = s.seats
    out[TABLE + 1] = relative(s, seat, s.actor)
    out[TABLE + 2] = s.phase
    out[TABLE + 3] = s.limit
    out[TABLE + 4] = 0 if s.limit == 0 else 1 if s.rising else -1
    out[TABLE + 5] = relative(s, seat, s.creator)
    out[TABLE + 6] = s.bonus_paid
    out[TABLE + 7] = s.loose + s.under_count
    out[TABLE + 8] = s.grouped
    out[TABLE + 9] = s.turns_left


@compiled
def write_places(s: Discat, seat: int, out: NDArray[np.int8]) -> None:
    """Where the observer knows each card to be, but for those under the pile. A card's fate is looked up rather than asked
    about: 90 cards with an unforeseeable question each took most of an observation's time."""
    codes = DETAILS  # there is room to look them up in; it is left as it was found
    out[codes + NAMED] = 10
    out[codes + HELD + seat] = 1
    for other in range(s.seats):
        after = relative(s, seat, other)
        out[codes + PILED + other] = 20 + after
        out[codes + BONUS + other] = 30 + after
    for card in range(1, s.highest + 1):
        out[PLACES + card - 1] = out[codes + int(s.fate[card])]
    for fate in range(LOOSE, NAMED + 1):
        out[codes + fate] = 0
    for other in range(s.seats):
        if other != seat:
            for i in range(s.held[other]):
                card = int(s.hand[other, i])
                if knows_place(s, seat, card):
                    out[PLACES + card - 1] = 1 + relative(s, seat, other)


@compiled
def write_arrows(s: Discat, out: NDArray[np.int8]) -> None:
    """D21: the arrows of each card."""
    for word in range(WORDS):
        bits = int(s.up[word])
        for card in range(max(1, BITS * word), min(CARDS + 1, BITS * (word + 1))):
            out[ARROWS + card - 1] = 2 * ((bits >> (card - BITS * word)) & 1) - 1


@compiled
def write_bounds(s: Discat, seat: int, other: int, out: NDArray[np.int8]) -> None:
    """What the passes of a player show about the cards in that hand that the observer does not know."""
    start = BOUNDS + 2 * MOST_HELD * relative(s, seat, other)
    count = 0
    for i in range(s.held[other]):
        card = s.hand[other, i]
        if not knows_place(s, seat, card):
            at = count
            while at > 0 and (out[start + 2 * at - 2], out[start + 2 * at - 1]) > (s.low[card], s.high[card]):
                out[start + 2 * at], out[start + 2 * at + 1] = out[start + 2 * at - 2], out[start + 2 * at - 1]
                at -= 1
            out[start + 2 * at], out[start + 2 * at + 1] = s.low[card], s.high[card]
            count += 1
