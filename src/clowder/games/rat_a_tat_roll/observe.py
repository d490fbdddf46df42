"""What a seat knows, as numbers for learning. Seats are counted from the observer: 0 is oneself, 1 the next player …
`LAYOUT` says what each number is.

A card is three numbers: its number (0–9, -1 unknown to the observer, -2 no card); marks that everybody knows, as bits (1
has the re-roll icon, 2 has none, 4 lay in front of a player at the last shuffle); and who knows it, as bits by relative
seat, with 32 set when a bystander knows it too.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.compiling import compiled
from clowder.engine.layout import YES, Block, amount, some, starts, which
from clowder.engine.record import NOBODY
from clowder.engine.seating import relative
from clowder.games.rat_a_tat_roll.card import EVERYBODY, KNOWERS, knows, number_of
from clowder.games.rat_a_tat_roll.observed import (
    MOST,
    NO_CARD,
    NUMBER_UNKNOWN,
    seen_board,
    seen_dice,
    seen_faces,
    seen_players,
    seen_regions,
    seen_returned,
    seen_ring,
    seen_rows,
    seen_table,
    seen_under,
)
from clowder.games.rat_a_tat_roll.record import (
    ALL,
    CARDS,
    DICE,
    FACES,
    GIVEN_AWAY,
    LONGEST_ROW,
    MOST_KEPT,
    MOST_SPACES,
    NONE,
    NUMBERS,
    ON_PEEK,
    REGIONS,
    SEATS,
    START,
    SWAP_WITH,
    SWAPPING,
    RatATatRoll,
)

CARD = which(NO_CARD, NUMBERS - 1), some(3), some(SEATS + 1)
SEAT = which(NOBODY, SEATS - 1)  # relative
REGION_OR_NONE = which(NONE, REGIONS - 1)
LAYOUT = (
    Block(
        "rows",
        3 * LONGEST_ROW * SEATS,
        "the rows: five places for each player by relative seat, three numbers a card",
        seen=seen_rows,
        numbers=CARD,
    ),
    Block(
        "under",
        3 * CARDS,
        "the cards under the pile, the next to be drawn from there first: 40 places, three numbers a card",
        seen=seen_under,
        numbers=CARD,
    ),
    Block(
        "board",
        REGIONS,
        "the number around the board by region, -1 where it is taken",
        seen=seen_board,
        numbers=(which(-1, NUMBERS - 1),),
    ),
    Block(
        "unseen",
        NUMBERS,
        "how many cards of each number 0–9 the observer cannot place",
        numbers=(amount(0, CARDS),),
        by_card=True,
    ),
    Block(
        "returned",
        NUMBERS,
        "how many cards of each number the last shuffle took back",
        seen=seen_returned,
        numbers=(amount(0, CARDS),),
        by_card=True,
    ),
    Block(
        "copies",
        NUMBERS,
        "how many cards of each number there are",
        numbers=(amount(0, CARDS),),
        by_card=True,
    ),
    Block(
        "players",
        3 * SEATS,
        "for each player by relative seat: tokens, cards in the row, 1 if this player became full last",
        seen=seen_players,
        numbers=(amount(0, MOST), amount(0, LONGEST_ROW), YES),
    ),
    Block(
        "rolled",
        DICE,
        "the number dice, 0 where none is rolled",
        seen=seen_dice,
        numbers=(amount(0, MOST),),
    ),
    Block(
        "ring",
        MOST_SPACES,
        "the kind of each space: 1 wild, 2 choose, 3 re-roll, 4 peek, 0 beyond the end of the ring",
        seen=seen_ring,
        numbers=(which(0, ON_PEEK),),
    ),
    Block(
        "region",
        MOST_SPACES,
        "the region of each space; for a wild space the one it comes before",
        seen=seen_regions,
        numbers=(REGION_OR_NONE,),
    ),
    Block(
        "number_die",
        FACES,
        "the faces of a number die",
        seen=seen_faces,
        numbers=(amount(0, MOST),),
    ),
    Block(
        "wild_die",
        FACES,
        "the faces of the wild die: 1 lowest, 2 highest, 3 swap",
        numbers=(which(0, SWAPPING),),
    ),
    Block(
        "table",
        19,
        "players, who decides (relative, -1 over), phase, the pawn's space, spaces of the ring, dice rolled, the wild die "
        "(0 not rolled), tokens in the middle, loose cards in the pile, cards under it, the region with a gap (-1 none), "
        "the card a full player has taken (-1 none), the own place offered for a swap (-1 none), whose card is looked at "
        "(relative, -1 nobody's), which (5 all, -1 none), turns of the final round left, turns ended and shuffles (both at "
        "most 127), who has the first turn (relative)",
        seen=seen_table,
        numbers=(
            which(2, SEATS),
            SEAT,
            which(START, SWAP_WITH),
            which(0, MOST_SPACES - 1),
            amount(0, MOST_SPACES),
            amount(0, DICE),
            which(0, SWAPPING),
            amount(0, MOST),
            amount(0, CARDS),
            amount(0, CARDS),
            REGION_OR_NONE,
            which(-1, NUMBERS - 1),
            which(NONE, LONGEST_ROW - 1),
            SEAT,
            which(NONE, ALL),
            amount(0, SEATS),
            amount(0, MOST),
            amount(0, MOST),
            SEAT,
        ),
    ),
    Block(
        "past",
        LONGEST_ROW * SEATS,
        "the rows again, a number a card: how often (25 at most) its player knew it, could have parted with it and kept "
        "it; a swap begins it anew, with 1 if whoever took it knew it and -1 if whoever gave it did",
        numbers=(amount(GIVEN_AWAY, MOST_KEPT),),
    ),
)
ROWS, UNDER, BOARD, UNSEEN, RETURNED, COPIES, PLAYERS, ROLLED, RING, REGION, NUMBER_DIE, WILD_DIE, TABLE, PAST = starts(
    LAYOUT
)
LENGTH = sum(block.many for block in LAYOUT)

MARKS = 10  # the first of the bits of card.py that everybody knows


@compiled
def observe(s: RatATatRoll, seat: int, out: NDArray[np.int8]) -> None:
    """The vector the head of this file lays out."""
    observe_constant(s, out)
    observe_changing(s, seat, out)


@compiled
def observe_constant(s: RatATatRoll, out: NDArray[np.int8]) -> None:
    """What no move changes: what is printed on cards, board and dice, and places without a card."""
    out[:LENGTH] = 0
    for number in range(NUMBERS):
        out[COPIES + number] = s.copies[number]
    for place in range(LONGEST_ROW * SEATS):
        out[ROWS + 3 * place] = NO_CARD
    for place in range(CARDS):
        out[UNDER + 3 * place] = NO_CARD
    for space in range(MOST_SPACES):
        out[RING + space] = s.ring[space]
        out[REGION + space] = s.region[space]
    for side in range(FACES):
        out[NUMBER_DIE + side] = s.number_die[side]
        out[WILD_DIE + side] = s.wild_die[side]


@compiled
def observe_changing(s: RatATatRoll, seat: int, out: NDArray[np.int8]) -> None:
    """All else, where that stands."""
    for number in range(NUMBERS):
        out[UNSEEN + number] = s.loose[number]
        out[RETURNED + number] = s.returned[number]
    for other in range(s.seats):
        write_player(s, seat, other, out)
    for i in range(s.under_count):
        write_card(s, seat, s.under[(s.under_first + i) % CARDS], UNDER + 3 * i, out)
    for region in range(REGIONS):
        out[BOARD + region] = number_of(s.board[region])
    for die in range(DICE):
        out[ROLLED + die] = s.dice[die]
    write_table(s, seat, out)


@compiled
def write_player(s: RatATatRoll, seat: int, other: int, out: NDArray[np.int8]) -> None:
    """A row with its cards, and what else a player has."""
    after = relative(s, seat, other)
    for place in range(s.held[other]):
        write_card(s, seat, s.hand[other, place], ROWS + 3 * (LONGEST_ROW * after + place), out)
        out[PAST + LONGEST_ROW * after + place] = s.kept[other, place]
    at = PLAYERS + 3 * after
    out[at] = s.tokens[other]
    out[at + 1] = s.held[other]
    out[at + 2] = s.ender == other


@compiled
def write_card(s: RatATatRoll, seat: int, card: int, at: int, out: NDArray[np.int8]) -> None:
    """Three numbers for a card; one that the observer cannot place counts among the unseen."""
    if knows(seat, card):
        out[at] = number_of(card)
    else:
        out[at] = NUMBER_UNKNOWN
        out[UNSEEN + number_of(card)] += 1
    out[at + 1] = card >> MARKS
    knowers = (card >> KNOWERS) & ((1 << s.seats) - 1)
    out[at + 2] = ((knowers >> seat) | (knowers << (s.seats - seat))) & ((1 << s.seats) - 1)  # counted from the observer
    if card & EVERYBODY == EVERYBODY:
        out[at + 2] |= 1 << SEATS


@compiled
def write_table(s: RatATatRoll, seat: int, out: NDArray[np.int8]) -> None:
    """The middle of the table and the step."""
    out[TABLE] = s.seats
    out[TABLE + 1] = relative(s, seat, s.actor)
    out[TABLE + 2] = s.phase
    out[TABLE + 3] = s.pawn
    out[TABLE + 4] = s.spaces
    out[TABLE + 5] = s.rolled
    out[TABLE + 6] = s.wild
    out[TABLE + 7] = s.center
    out[TABLE + 8] = s.loose_count
    out[TABLE + 9] = s.under_count
    out[TABLE + 10] = s.gap
    out[TABLE + 11] = number_of(s.gained)
    out[TABLE + 12] = s.swap_from
    out[TABLE + 13] = relative(s, seat, s.look_seat)
    out[TABLE + 14] = s.look_place
    out[TABLE + 15] = s.turns_left
    out[TABLE + 16] = min(int(s.turns), MOST)
    out[TABLE + 17] = min(int(s.shuffles), MOST)
    out[TABLE + 18] = relative(s, seat, s.first)
