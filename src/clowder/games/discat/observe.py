"""What a seat knows, as numbers for learning. Seats are counted from the observer: 0 is oneself, 1 the next player …

| from | many | what |
|---|---|---|
| 0 | 90 | each card: 0 unknown, 1 in my hand, 2–6 known in that player's hand (1 + relative seat), 7 known under the pile, 8 in one of several places, 9 out of the game, 10 named this turn, 20–25 in a personal pile, 30–35 in a bonus pile (base + relative seat) |
| 90 | 90 | for a card known under the pile: which draw from now gets it, 1 is the next; for one in several places: the players whose hand it may be in, as bits by relative seat |
| 180 | 90 | 1 where the card's arrows point up, -1 where they point down |
| 270 | 72 | for each player by relative seat, the bounds of six hand places: low, high; sorted, 0 0 where there is no card or it is known |
| 342 | 36 | for each player by relative seat: cards held, personal pile, bonus pile, its top card, 1 if that lies face down, 1 if this player emptied the hand first |
| 378 | 10 | players, who decides (relative, -1 over), phase, the constraint's card, 1 up or -1 down, who created it (relative, -1 nobody), 1 if its bonus is paid, cards in the draw pile, cards named this turn, last turns left |
"""  # noqa: E501

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.compiling import compiled
from clowder.engine.seating import relative
from clowder.games.discat.knowledge import knows_place, points_up
from clowder.games.discat.record import BONUS, BOXED, CARDS, HELD, LOOSE, MOST_HELD, NAMED, PILED, UNDER, Discat

LENGTH = 388
PLACES, DETAILS, ARROWS, BOUNDS, PLAYERS, TABLE = 0, 90, 180, 270, 342, 378


@compiled
def observe(s: Discat, seat: int, out: NDArray[np.int8]) -> None:
    """The vector the head of this file lays out."""
    out[:LENGTH] = 0
    for card in range(1, CARDS + 1):
        out[PLACES + card - 1] = place_code(s, seat, card)
        out[ARROWS + card - 1] = 1 if points_up(s, card) else -1
    for i in range(s.under_count):
        card = int(s.under[(s.under_first + i) % CARDS])
        if knows_place(s, seat, card):
            out[DETAILS + card - 1] = s.loose + i + 1
    for i in range(s.fogged[seat]):
        card = int(s.fog_card[seat, i])
        out[PLACES + card - 1] = 8
        for other in range(s.seats):
            if (s.fog_trail[seat, i] >> other) & 1:
                out[DETAILS + card - 1] |= 1 << relative(s, seat, other)
    for other in range(s.seats):
        write_bounds(s, seat, other, out)
        at = PLAYERS + 6 * relative(s, seat, other)
        out[at] = s.held[other]
        out[at + 1] = s.piled[other]
        out[at + 2] = s.bonus[other]
        out[at + 3] = s.top[other]
        out[at + 4] = s.turned[other]
        out[at + 5] = s.ender == other
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
def place_code(s: Discat, seat: int, card: int) -> int:
    """Where the observer knows a card to be."""
    fate = s.fate[card]
    if fate == BOXED:
        return 9
    if fate == NAMED:
        return 10
    if fate >= BONUS:
        return 30 + relative(s, seat, fate - BONUS)
    if fate >= PILED:
        return 20 + relative(s, seat, fate - PILED)
    if fate == LOOSE or not knows_place(s, seat, card):
        return 0
    return 7 if fate >= UNDER else 1 + relative(s, seat, fate - HELD)


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
