"""What a seat knows, as numbers for learning. Seats are counted from the observer: 0 is oneself, 1 the next player …

A card is three numbers: its number (0–9, -1 unknown to the observer, -2 no card); marks that everybody knows, as bits (1 has
the re-roll icon, 2 has none, 4 lay in front of a player at the last shuffle); and who knows it, as bits by relative seat,
with 32 set when a bystander knows it too.

| from | many | what |
|---|---|---|
| 0 | 75 | the rows: five places for each player by relative seat, three numbers a card |
| 75 | 120 | the cards under the pile, the next to be drawn from there first: 40 places, three numbers a card |
| 195 | 5 | the number around the board by region, -1 where it is taken |
| 200 | 10 | how many cards of each number 0–9 the observer cannot place |
| 210 | 10 | how many cards of each number the last shuffle took back |
| 220 | 10 | how many cards of each number there are |
| 230 | 15 | for each player by relative seat: tokens, cards in the row, 1 if this player became full last |
| 245 | 3 | the number dice, 0 where none is rolled |
| 248 | 40 | the kind of each space: 1 wild, 2 choose, 3 re-roll, 4 peek, 0 beyond the end of the ring |
| 288 | 40 | the region of each space; for a wild space the one it comes before |
| 328 | 6 | the faces of a number die |
| 334 | 6 | the faces of the wild die: 1 lowest, 2 highest, 3 swap |
| 340 | 19 | players, who decides (relative, -1 over), phase, the pawn's space, spaces of the ring, dice rolled, the wild die (0 not rolled), tokens in the middle, loose cards in the pile, cards under it, the region with a gap (-1 none), the card a full player has taken (-1 none), the own place offered for a swap (-1 none), whose card is looked at (relative, -1 nobody's), which (5 all, -1 none), turns of the final round left, turns ended and shuffles (both at most 127), who has the first turn (relative) |
"""  # noqa: E501

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.compiling import compiled
from clowder.engine.seating import relative
from clowder.games.rat_a_tat_roll.card import EVERYBODY, knows, number_of
from clowder.games.rat_a_tat_roll.record import (
    CARDS,
    DICE,
    FACES,
    LONGEST_ROW,
    MOST_SPACES,
    NUMBERS,
    REGIONS,
    SEATS,
    RatATatRoll,
)

LENGTH = 359
ROWS, UNDER, BOARD, UNSEEN, RETURNED, COPIES, PLAYERS = 0, 75, 195, 200, 210, 220, 230
ROLLED, RING, REGION, NUMBER_DIE, WILD_DIE, TABLE = 245, 248, 288, 328, 334, 340

NUMBER_UNKNOWN, NO_CARD = -1, -2
MARKS = 10  # the first of the bits of card.py that everybody knows
MOST = 127


@compiled
def observe(s: RatATatRoll, seat: int, out: NDArray[np.int8]) -> None:
    """The vector the head of this file lays out."""
    out[:LENGTH] = 0
    for number in range(NUMBERS):
        out[UNSEEN + number] = s.loose[number]
        out[RETURNED + number] = s.returned[number]
        out[COPIES + number] = s.copies[number]
    for other in range(SEATS):
        write_player(s, seat, other, out)
    for i in range(CARDS):
        card = s.under[(s.under_first + i) % CARDS] if i < s.under_count else 0
        write_card(s, seat, card, UNDER + 3 * i, out)
    for region in range(REGIONS):
        out[BOARD + region] = number_of(s.board[region])
    for die in range(DICE):
        out[ROLLED + die] = s.dice[die]
    for space in range(MOST_SPACES):
        out[RING + space] = s.ring[space]
        out[REGION + space] = s.region[space]
    for side in range(FACES):
        out[NUMBER_DIE + side] = s.number_die[side]
        out[WILD_DIE + side] = s.wild_die[side]
    write_table(s, seat, out)


@compiled
def write_player(s: RatATatRoll, seat: int, other: int, out: NDArray[np.int8]) -> None:
    """A row with its cards, and what else a player has; seats nobody sits on come last and have none."""
    after = relative(s, seat, other) if other < s.seats else other
    for place in range(LONGEST_ROW):
        write_card(s, seat, s.hand[other, place], ROWS + 3 * (LONGEST_ROW * after + place), out)
    at = PLAYERS + 3 * after
    out[at] = s.tokens[other]
    out[at + 1] = s.held[other]
    out[at + 2] = s.ender == other


@compiled
def write_card(s: RatATatRoll, seat: int, card: int, at: int, out: NDArray[np.int8]) -> None:
    """Three numbers for a card; one that the observer cannot place counts among the unseen."""
    if card == 0:
        out[at] = NO_CARD
        return
    if knows(seat, card):
        out[at] = number_of(card)
    else:
        out[at] = NUMBER_UNKNOWN
        out[UNSEEN + number_of(card)] += 1
    out[at + 1] = card >> MARKS
    for other in range(s.seats):
        out[at + 2] |= knows(other, card) << relative(s, seat, other)
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
