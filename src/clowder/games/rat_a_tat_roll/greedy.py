"""How the greedy player sees Rat-a-Tat Roll, and how the chances stand in a game that is cut short.

The advice it follows:

1. A card costs what it carries, less the par of three points for a place that has to be filled anyhow. One you do not know
   costs the average: eight with the re-roll icon, three without, else four and a half.
2. Roll the dice that lead to the cheaper spaces on average: one die to the next six, three to anywhere.
3. A token saves somewhat more than a point: spend it where the re-roll is cheaper by more than that, and in the final round
   gladly. A token in hand also means that no space ahead is worse than a re-roll.
4. Once full, roll the wild die only if on average that makes the row cheaper; put away or offer the dearest card.
5. Peek at your own cards if you do not know them, else at somebody else's: a low one is worth a swap.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from clowder.engine.compiling import compiled
from clowder.engine.record import NOBODY
from clowder.engine.seating import relative
from clowder.games.rat_a_tat_roll.card import ICON, PLAIN, has_icon, knows, number_of
from clowder.games.rat_a_tat_roll.dice import is_among, landing
from clowder.games.rat_a_tat_roll.record import (
    ACCEPT,
    AGAIN_BASE,
    CHOOSE,
    DICE,
    DICE_BASE,
    FACES,
    FROM_PILE,
    FULL,
    LOWEST,
    MOVE,
    NO_SWAP,
    ON_CHOOSE,
    ON_REROLL,
    ON_WILD,
    OWN,
    PEEK,
    PEEK_NOTHING,
    PEEK_OWN,
    REPLACE,
    REROLL,
    ROLL,
    SKIP,
    SWAP,
    SWAP_WITH,
    SWAPPING,
    TAKE_FROM,
    WILD,
    WILD_ONLY,
    RatATatRoll,
)
from clowder.games.rat_a_tat_roll.theirs import place_meant, seat_meant
from clowder.games.rat_a_tat_roll.turn import is_full

# In hundredths of a point. Measured as one player with the changed figure against others with these, 20 000 games each for
# two, four and five players; what is said of a change is its share of the win against parity.

PAR = 300
"""What a place in the row costs anyhow. With 200 the player wins 2 to 6 % less; with 350 or 400 perhaps 1 to 3 % more."""
UNSEEN = 450
"""R1: what a card carries on average …"""
WITH_ICON = 800
"""… if it is known to be one of 7, 8 and 9 (R17) …"""
WITHOUT_ICON = 300
"""… or one of 0 to 6."""
TOKEN = 120
"""A re-roll token. With 50 the player wins 7 to 12 % less, with 250 3 to 4 % less; with 160 perhaps 2 to 4 % more."""
A_LOOK = 20
"""A peek. Small, for it only makes later swaps better: 0 or 50 makes no difference that shows."""
DEAREST = 10_000
"""More than anything costs."""


@compiled
def prefer(s: RatATatRoll, move: int) -> int:
    """How good a move looks to the actor: what it saves."""
    if s.phase == ROLL or s.phase == REROLL:
        return -cost_of_dice(s, move)
    if s.phase == FULL or s.phase == WILD:
        return -cost_of_wild_move(s, move)
    if s.phase == CHOOSE:
        return -cost_of_pile() if move == FROM_PILE else -cost_of_card(s, s.board[move - TAKE_FROM])
    if s.phase == PEEK:
        return news_of_look(s, move)
    if s.phase == REPLACE:
        return counted(s, s.hand[s.actor, move - OWN])
    if s.phase == SWAP:
        return 0 if move == NO_SWAP else counted(s, s.hand[s.actor, move - OWN]) - cheapest_of_others(s)
    if s.phase == SWAP_WITH:
        return -counted(s, their_card(s, move))
    return 0  # TAKE: they carry the same; all else: there is no choice


@compiled
def counted(s: RatATatRoll, card: int) -> int:
    """What a card carries, for all the actor knows."""
    if seen(s, card):
        return 100 * number_of(int(card))
    if (card & ICON) != 0:
        return WITH_ICON
    return WITHOUT_ICON if (card & PLAIN) != 0 else UNSEEN


@compiled
def seen(s: RatATatRoll, card: int) -> bool:
    """R8: whether the actor knows what a card carries."""
    return knows(int(s.actor), int(card))


@compiled
def their_card(s: RatATatRoll, move: int) -> int:
    """The card of another player that a move means."""
    return int(s.hand[seat_meant(s.actor, s.seats, move), place_meant(move)])


# The dice -------------------------------------------------------------------------------------------------------------


@compiled
def cost_of_dice(s: RatATatRoll, move: int) -> int:
    """R24: to roll so many dice; R36: to move, or to re-roll some for a token."""
    tokens = int(s.tokens[s.actor])
    if s.phase == ROLL:
        return cost_of_roll(s, int(s.pawn), move - DICE_BASE, tokens)
    rolled = int(s.dice[0]) + int(s.dice[1]) + int(s.dice[2])
    if move == MOVE:
        return cost_of_space(s, landing(int(s.pawn), rolled, int(s.spaces)), cost_of_wild_roll(s, tokens))
    again = move - AGAIN_BASE
    dice = 0
    for die in range(DICE):
        if is_among(die, again):
            dice += 1
            rolled -= int(s.dice[die])
    return TOKEN + cost_of_roll(s, int(s.pawn) + rolled, dice, tokens - 1)


@compiled
def cost_of_roll(s: RatATatRoll, start: int, dice: int, tokens: int) -> int:
    """What it costs on average to roll one, two or three dice from a space: with three, the pawn may come anywhere."""
    wild = cost_of_wild_roll(s, tokens)
    cost = 0
    if dice == DICE:
        for space in range(s.spaces):
            cost += no_worse_than_again(cost_of_space(s, space, wild), tokens)
        return cost // int(s.spaces)
    others = FACES if dice == 2 else 1
    for i in range(FACES):
        for j in range(others):
            steps = int(s.number_die[i]) + (int(s.number_die[j]) if dice == 2 else 0)
            cost += no_worse_than_again(cost_of_space(s, landing(start, steps, int(s.spaces)), wild), tokens)
    return cost // (FACES * others)


@compiled
def no_worse_than_again(cost: int, tokens: int) -> int:
    """With a token left, nothing costs more than the token: a re-roll brings a card at par."""
    return min(cost, TOKEN) if tokens > 0 else cost


@compiled
def cost_of_space(s: RatATatRoll, space: int, wild: int) -> int:
    """R26, R27, R29: the card, and what comes with it; R30: `wild`, which is the same for every wild space."""
    if s.ring[space] == ON_WILD:
        return wild
    cost = cost_of_card(s, s.board[s.region[space]])
    if s.ring[space] == ON_CHOOSE:
        return min(cost, cost_of_pile())
    return cost - (TOKEN if s.ring[space] == ON_REROLL else A_LOOK)


@compiled
def cost_of_card(s: RatATatRoll, card: int) -> int:
    """R28: a face-up card, less the token that comes with a 7, 8 or 9."""
    return 100 * number_of(card) - PAR - (TOKEN if has_icon(card) else 0)


@compiled
def cost_of_pile() -> int:
    """Any card; the token that may come with it is not worth counting."""
    return UNSEEN - PAR


# The wild die ---------------------------------------------------------------------------------------------------------


@compiled
def cost_of_wild_move(s: RatATatRoll, move: int) -> int:
    """R38: to skip costs nothing; R37: in the final round nothing else needs a token, so a re-roll is free."""
    tokens = int(s.tokens[s.actor])
    if move == SKIP:
        return 0
    if move == ACCEPT:
        return cost_of_wild_face(s, s.wild)
    if move == WILD_ONLY:
        return cost_of_wild_roll(s, tokens)
    return (TOKEN if s.ender == NOBODY else 0) + cost_of_wild_roll(s, tokens - 1)


@compiled
def cost_of_wild_roll(s: RatATatRoll, tokens: int) -> int:
    """What the wild die costs on average."""
    cost = 0
    for face in range(FACES):
        cost += no_worse_than_again(cost_of_wild_face(s, s.wild_die[face]), tokens)
    return cost // FACES


@compiled
def cost_of_wild_face(s: RatATatRoll, face: int) -> int:
    """R31, R32: the lowest or highest card, in a full row for the dearest; R33: a swap, if there is a good one."""
    if face == SWAPPING:
        return min(0, cheapest_of_others(s) - dearest_of_mine(s))
    number = number_of(s.board[0])
    for region in range(1, s.regions):
        other = number_of(s.board[region])
        number = min(number, other) if face == LOWEST else max(number, other)
    return 100 * number - (dearest_of_mine(s) if is_full(s, s.actor) else PAR)


@compiled
def dearest_of_mine(s: RatATatRoll) -> int:
    """The highest card of the actor's row, as far as known."""
    dearest = 0
    for place in range(s.held[s.actor]):
        dearest = max(dearest, counted(s, s.hand[s.actor, place]))
    return dearest


@compiled
def cheapest_of_others(s: RatATatRoll) -> int:
    """The lowest card of the other rows, as far as known."""
    cheapest = DEAREST
    for seat in range(s.seats):
        if seat != s.actor:
            for place in range(s.held[seat]):
                cheapest = min(cheapest, counted(s, s.hand[seat, place]))
    return cheapest


@compiled
def news_of_look(s: RatATatRoll, move: int) -> int:
    """R29: how much there is to learn: own cards count double."""
    if move == PEEK_NOTHING:
        return 0
    if move != PEEK_OWN:
        return 0 if seen(s, their_card(s, move)) else 1
    news = 0
    for place in range(s.held[s.actor]):
        news += 0 if seen(s, s.hand[s.actor, place]) else 2
    return news


# How the chances stand ------------------------------------------------------------------------------------------------


# In points. Fitted by logistic regression to 20 000 positions, one of each of as many games of greedy players who take
# every fifth move at random, with two to five players each; what was found for different counts and stages in brackets.

MISSING = 4.6
"""What a card that is still to come adds to the total of a row (3.8 to 5.7)."""
SAVED_BY_TOKEN = 1.2
"""What a token saves, as long as there is a turn to use it in (1.0 to 2.1)."""
EXCHANGED = 0.5
"""The part of the dearest card that an exchange or a swap will save, as long as there is a turn for it (0.4 to 0.9)."""
BEFORE_FINAL = 0.12
"""How much a point counts before the final round (0.08 at the start of a game of two to 0.16 at the end of one of five)."""
IN_FINAL, LAST_TURNS = 0.15, 0.2
"""How much in it: so much, and a part that grows with each turn (0.15 to 0.22 at first, 0.26 to 0.53 at last)."""
OVER = 1000.0
"""How much when all is over: so much that only equals share."""


@compiled
def estimate(s: RatATatRoll, out: NDArray[np.float64]) -> None:
    """Each seat's share of the win, the smaller the more points its row is likely to have more than the lowest."""
    lowest = float(DEAREST)
    for seat in range(s.seats):
        out[seat] = likely_total(s, seat)
        lowest = min(lowest, out[seat])
    whole = 0.0
    for seat in range(s.seats):
        out[seat] = math.exp(sharpness(s) * (lowest - out[seat]))
        whole += out[seat]
    for seat in range(s.seats):
        out[seat] /= whole


@compiled
def sharpness(s: RatATatRoll) -> float:
    """How much a point counts: the less is to come, the more."""
    if s.actor == NOBODY:
        return OVER
    return BEFORE_FINAL if s.ender == NOBODY else IN_FINAL + LAST_TURNS / s.turns_left


@compiled
def likely_total(s: RatATatRoll, seat: int) -> float:
    """What a row will come to: its cards and those it misses, less what its turns will save."""
    points = dearest = 0
    for place in range(s.held[seat]):
        number = number_of(s.hand[seat, place])
        points += number
        dearest = max(dearest, number)
    likely = points + MISSING * (int(s.full_row) - int(s.held[seat]))
    if not has_a_turn(s, seat):
        return likely
    return likely - EXCHANGED * dearest - SAVED_BY_TOKEN * int(s.tokens[seat])


@compiled
def has_a_turn(s: RatATatRoll, seat: int) -> bool:
    """R12: whether a turn of this player is still to come, or not yet over."""
    if s.actor == NOBODY:
        return False
    return s.ender == NOBODY or relative(s, s.actor, seat) < s.turns_left
