"""What a seat knows, as numbers for learning. Seats are counted from the observer: 0 is oneself, 1 the next player …
`LAYOUT` says what each number is."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.compiling import compiled
from clowder.engine.layout import YES, Block, amount, some, starts, which
from clowder.engine.record import NOBODY
from clowder.engine.seating import relative
from clowder.games.devils_scat.hands import is_in_game
from clowder.games.devils_scat.observed import seen_places, seen_players, seen_points, seen_table
from clowder.games.devils_scat.record import (
    CARDS,
    DISCARDING,
    DRAWING,
    FOURTH,
    HAND,
    LIVES,
    MOST_RESHUFFLES,
    MOST_TURNS,
    NO_SUIT,
    RANKS,
    SCAT,
    SEATS,
    SHOWING,
    SIXTHS,
    SUITS,
    TARGETS,
    DevilsScat,
)

COLUMNS = 7
MOST = 127
SEAT = which(NOBODY, SEATS - 1)  # relative
SUIT = which(NO_SUIT, SUITS - 1)
LAYOUT = (
    Block(
        "places",
        CARDS,
        "each card (9 × suit + rank): 0 unknown, 1 in my hand, 2–6 known in that player's hand (1 + relative seat), 7 in "
        "the discard pile, 8 on top of it, 9 out of the game",
        seen=seen_places,
        numbers=(which(0, 9),),
        by_card=True,
    ),
    Block(
        "players",
        COLUMNS * SEATS,
        "for each player by relative seat: cards held, points (127 at most), lives, the hand's worth if the observer knows "
        "it (whole points, then sixths; 0 0 if not), the reasons of the round just ended (bits: 1 won, 2 worth 29, 4 full "
        "31, 8 favoured suit, 16 knocked and beaten, 32 lowest, 64 somebody else's Scat), their sum",
        seen=seen_players,
        numbers=(
            amount(0, FOURTH + 1),
            amount(-MOST - 1, MOST),
            amount(0, LIVES),
            amount(0, SCAT // SIXTHS),
            amount(0, SIXTHS - 1),
            some(7),
            amount(-3, 4),
        ),
    ),
    Block(
        "table",
        16,
        "players, who decides (relative, -1 over), phase (0 drawing, 1 discarding, 2 hands shown), dealer (relative), who "
        "knocked (relative, -1 nobody), favoured suit (-1 none), booted suit (-1 none), 1 with classic scoring, reshuffles "
        "this round, cards in the deck, cards in the discard pile, the card just drawn if the observer knows it (else -1), "
        "1 if it was taken from the discard pile, points that win the game (0 in classic), who won the round (relative, -1 "
        "nobody), who ended it with a Scat (relative, -1 nobody)",
        seen=seen_table,
        numbers=(
            which(2, SEATS),
            SEAT,
            which(DRAWING, SHOWING),
            SEAT,
            SEAT,
            SUIT,
            SUIT,
            YES,
            amount(0, MOST_RESHUFFLES),
            amount(0, CARDS),
            amount(0, CARDS),
            which(-1, CARDS - 1),
            YES,
            amount(0, TARGETS[0]),
            SEAT,
            SEAT,
        ),
    ),
    Block(
        "points",
        RANKS,
        "what a card of each rank is worth",
        seen=seen_points,
        numbers=(amount(0, MOST),),
    ),
    Block(
        "numbers",
        RANKS,
        "the number printed on each rank, 0 for aces and face cards",
        numbers=(amount(0, MOST),),
    ),
    Block(
        "turns",
        1,
        "turns this round has had",
        numbers=(amount(0, MOST),),
    ),
    Block(
        "past",
        2 * SUITS * SEATS,
        "for each player by relative seat and each suit, this round: how many cards were thrown away, and what the best "
        "top discard was worth that was let lie",
        numbers=(amount(0, MOST_TURNS), amount(0, MOST)),
    ),
)
PLACES, PLAYERS, TABLE, POINTS, NUMBERS, TURNS, PAST = starts(LAYOUT)
LENGTH = sum(block.many for block in LAYOUT)


@compiled
def observe(s: DevilsScat, seat: int, out: NDArray[np.int8]) -> None:
    """The vector the head of this file lays out."""
    observe_constant(s, out)
    observe_changing(s, seat, out)


@compiled
def observe_constant(s: DevilsScat, out: NDArray[np.int8]) -> None:
    """What no move changes: what is printed on the cards."""
    out[:LENGTH] = 0
    for rank in range(RANKS):
        out[POINTS + rank] = s.rank_points[rank]
        out[NUMBERS + rank] = s.number[rank]


@compiled
def observe_changing(s: DevilsScat, seat: int, out: NDArray[np.int8]) -> None:
    """All else, where that stands."""
    write_places(s, seat, out)
    for other in range(s.seats):
        write_player(s, seat, other, out)
        write_past(s, other, PAST + 2 * SUITS * relative(s, seat, other), out)
    write_table(s, seat, out)
    out[TURNS] = min(int(s.turns), MOST)


@compiled
def write_places(s: DevilsScat, seat: int, out: NDArray[np.int8]) -> None:
    """Where the observer knows each card to be."""
    for card in range(CARDS):
        if not is_in_game(card, s.ranks, s.booted, s.suits_out):
            out[PLACES + card] = 9
    for i in range(s.pile_count):
        out[PLACES + s.pile[i]] = 8 if i == s.pile_count - 1 else 7
    for holder in range(s.seats):
        for i in range(s.held[holder]):
            if holder == seat or s.shown[holder, i] == 1 or s.phase == SHOWING:
                out[PLACES + s.hand[holder, i]] = 1 + relative(s, seat, holder)


@compiled
def write_player(s: DevilsScat, seat: int, other: int, out: NDArray[np.int8]) -> None:
    """What the observer knows about a player."""
    at = PLAYERS + COLUMNS * relative(s, seat, other)
    out[at] = s.held[other]
    out[at + 1] = min(MOST, s.points[other])
    out[at + 2] = s.lives[other]
    if s.held[other] == HAND and (other == seat or s.phase == SHOWING):
        out[at + 3] = s.worth[other] // SIXTHS
        out[at + 4] = s.worth[other] % SIXTHS
    out[at + 5] = s.earned[other]
    out[at + 6] = s.change[other]


@compiled
def write_past(s: DevilsScat, other: int, at: int, out: NDArray[np.int8]) -> None:
    """What a player did with each suit this round."""
    for suit in range(SUITS):
        out[at + 2 * suit] = s.thrown[other, suit]
        out[at + 2 * suit + 1] = s.let_lie[other, suit]


@compiled
def write_table(s: DevilsScat, seat: int, out: NDArray[np.int8]) -> None:
    """What everybody sees."""
    out[TABLE] = s.seats
    out[TABLE + 1] = relative(s, seat, s.actor)
    out[TABLE + 2] = s.phase
    out[TABLE + 3] = relative(s, seat, s.dealer)
    out[TABLE + 4] = relative(s, seat, s.knocker)
    out[TABLE + 5] = s.favoured
    out[TABLE + 6] = s.booted
    out[TABLE + 7] = s.classic
    out[TABLE + 8] = s.reshuffles
    out[TABLE + 9] = s.deck_count
    out[TABLE + 10] = s.pile_count
    out[TABLE + 11] = NOBODY
    if s.phase == DISCARDING:
        taken = s.shown[s.actor, FOURTH]
        if taken == 1 or s.actor == seat:
            out[TABLE + 11] = s.hand[s.actor, FOURTH]
        out[TABLE + 12] = taken
    out[TABLE + 13] = 0 if s.classic else TARGETS[s.seats - 2]
    out[TABLE + 14] = relative(s, seat, s.winner)
    out[TABLE + 15] = relative(s, seat, s.scat)
