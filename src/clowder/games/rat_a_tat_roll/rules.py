"""Rat-a-Tat Roll: roll one, two or three dice, walk the pawn to a low card, remember what lies face down before you.

The rulebook is Gamewright's (English and Spanish in one booklet); RULES.md tells it clause by clause, and the numbers in
the comments here are its numbers. Where the rulebook is silent we decided (R1–R19): what is printed on cards, board and
dice (R1–R3, in deck.toml), which older card a full player gives up (R11), who has the last turn (R12), and that a game
ends after 25 rounds though luck may have filled no row (R16).

Options: `starter` (R19), `first_space` (R6), `memory` (R14) and `extra_tokens` (R15). A turn is played in small steps: how
many dice; move or re-roll; what the space asks; and a step for as long as somebody looks at a card. The parts of a turn
are in pile.py, gain.py, wild.py and turn.py.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import Moves
from clowder.engine.record import NOBODY
from clowder.games.rat_a_tat_roll.card import number_of, shown_to
from clowder.games.rat_a_tat_roll.dice import first_dice, is_among, landing, rerolls
from clowder.games.rat_a_tat_roll.gain import draw_from_pile, earn_tokens, lay_in_row, take_face_up
from clowder.games.rat_a_tat_roll.greedy import estimate, prefer
from clowder.games.rat_a_tat_roll.observe import observe, observe_changing, observe_constant
from clowder.games.rat_a_tat_roll.past import remember_kept
from clowder.games.rat_a_tat_roll.pile import deal_face_up, shuffle_while_too_many_icons, take_loose
from clowder.games.rat_a_tat_roll.record import (
    ACCEPT,
    AGAIN_BASE,
    ALL,
    CHOOSE,
    DICE,
    DICE_BASE,
    DONE,
    DRAWN,
    FACES,
    FROM_PILE,
    FULL,
    LONGEST_ROW,
    MOVE,
    NO_SWAP,
    NONE,
    NUMBERS,
    ON_CHOOSE,
    ON_REROLL,
    ON_WILD,
    OWN,
    PEEK,
    PEEK_NOTHING,
    PEEK_OWN,
    PEEKED,
    REPLACE,
    REROLL,
    ROLL,
    SKIP,
    START,
    SWAP,
    SWAP_WITH,
    TAKE,
    TAKE_FROM,
    THEIRS,
    WILD,
    WILD_AGAIN,
    RatATatRoll,
)
from clowder.games.rat_a_tat_roll.redeal import redeal
from clowder.games.rat_a_tat_roll.theirs import place_meant, seat_meant
from clowder.games.rat_a_tat_roll.turn import begin_turn, clear_table, end_turn
from clowder.games.rat_a_tat_roll.wild import (
    accept_wild_die,
    offer,
    replace,
    roll_wild_die,
    swap,
    take_by_wild_die,
    wanted_number,
)

__all__ = [
    "bounded",
    "deal",
    "estimate",
    "legal",
    "observe",
    "observe_changing",
    "observe_constant",
    "play",
    "prefer",
    "redeal",
    "result",
    "score",
]


# The deal -------------------------------------------------------------------------------------------------------------


@compiled
def deal(s: RatATatRoll) -> None:
    """R20–R23: pawn, cards and tokens; R19: somebody starts, but first everybody looks at the own card (R21)."""
    for number in range(NUMBERS):
        s.loose[number] = s.copies[number]
        s.loose_count += s.copies[number]
    s.center = s.all_tokens
    for seat in range(s.seats):
        s.hand[seat, 0] = shown_to(seat, take_loose(s))
        s.held[seat] = 1
        s.tokens[seat] = s.first_tokens + s.extra[seat]
        s.center -= s.tokens[seat]
    s.ender = NOBODY
    s.gap = s.filled = NONE
    clear_table(s)
    for region in range(s.regions):
        deal_face_up(s, region)
    shuffle_while_too_many_icons(s)
    s.pawn = wild_space(s, s.first_space if s.first_space != NONE else draw(s, s.regions))
    s.first = s.starter if s.starter != NOBODY else draw(s, s.seats)
    look_at_starting_card(s, 0)


@compiled
def wild_space(s: RatATatRoll, region: int) -> int:
    """R2: the wild space before a region."""
    space = 0
    while s.ring[space] != ON_WILD or s.region[space] != region:
        space += 1
    return space


@compiled
def look_at_starting_card(s: RatATatRoll, seat: int) -> None:
    """R21: once, at the start; each seat in turn gets the time for it."""
    s.actor = seat
    s.phase = START
    look(s, seat, 0)


# What may be played ---------------------------------------------------------------------------------------------------


@compiled
def legal(s: RatATatRoll, moves: Moves) -> int:
    """The moves of this step."""
    if s.actor == NOBODY:
        return 0
    if s.phase == START or s.phase == DRAWN or s.phase == PEEKED:  # R7: until the player is done
        return listed(moves, 0, DONE, 1)
    if s.phase == ROLL:
        return listed(moves, 0, DICE_BASE + 1, DICE)
    if s.phase == REROLL:  # R36, R5: any of the dice that were rolled, for a token
        return listed(moves, 0, MOVE, 1 + rerolls(s.rolled, s.tokens[s.actor]))
    if s.phase == WILD:
        return listed(moves, 0, ACCEPT, 2 if s.tokens[s.actor] > 0 else 1)
    if s.phase == FULL:
        return listed(moves, 0, SKIP, 2)
    if s.phase == CHOOSE:
        return listed(moves, listed(moves, 0, TAKE_FROM + s.region[s.pawn], 1), FROM_PILE, 1)
    if s.phase == TAKE:
        return listed_regions(s, moves)
    if s.phase == PEEK:
        return listed_other_cards(s, moves, listed(moves, 0, PEEK_NOTHING, 2))
    if s.phase == SWAP_WITH:
        return listed_other_cards(s, moves, 0)
    if s.phase == SWAP:
        return listed(moves, 0, NO_SWAP, 1 + s.held[s.actor])
    return listed(moves, 0, OWN, s.held[s.actor])  # REPLACE


@compiled
def listed(moves: Moves, count: int, first: int, many: int) -> int:
    """Add so many moves from the first on; how many there are then."""
    for i in range(many):
        moves[count + i] = first + i
    return count + many


@compiled
def listed_regions(s: RatATatRoll, moves: Moves) -> int:
    """R9: every region with a lowest or highest card."""
    wanted = wanted_number(s)
    count = 0
    for region in range(s.regions):
        if number_of(s.board[region]) == wanted:
            moves[count] = TAKE_FROM + region
            count += 1
    return count


@compiled
def listed_other_cards(s: RatATatRoll, moves: Moves, count: int) -> int:
    """Add every card of every other player, the next one's first."""
    for after in range(s.seats - 1):
        seat = (s.actor + 1 + after) % s.seats
        count = listed(moves, count, THEIRS + LONGEST_ROW * after, s.held[seat])
    return count


# What a move does -----------------------------------------------------------------------------------------------------


@compiled
def play(s: RatATatRoll, move: int) -> None:
    """One step of a turn."""
    forget_last_step(s)
    if s.phase == ROLL or s.phase == REROLL:
        play_dice(s, move)
    elif s.phase == FULL or s.phase == WILD:
        play_wild_die(s, move)
    elif s.phase == CHOOSE or s.phase == TAKE:
        play_taking(s, move)
    elif s.phase >= REPLACE:
        play_row(s, move)
    else:
        play_looking(s, move)


@compiled
def forget_last_step(s: RatATatRoll) -> None:
    """What the last step did has been seen."""
    s.thrown = 0
    s.filled = NONE
    for seat in range(s.seats):
        s.changed[seat] = 0


@compiled
def play_dice(s: RatATatRoll, move: int) -> None:
    """R24: roll; R36: re-roll; R25: move."""
    if s.phase == ROLL:
        s.rolled = move - DICE_BASE
        throw(s, first_dice(s.rolled))
        s.phase = REROLL
    elif move == MOVE:
        move_pawn(s)
    else:
        spend_token(s)
        throw(s, move - AGAIN_BASE)


@compiled
def throw(s: RatATatRoll, which: int) -> None:
    """Roll the number dice whose bits are set."""
    for die in range(DICE):
        if is_among(die, which):
            s.dice[die] = s.number_die[draw(s, FACES)]
    s.thrown = which


@compiled
def spend_token(s: RatATatRoll) -> None:
    """R37: a used token goes back to the middle."""
    s.tokens[s.actor] -= 1
    s.center += 1


@compiled
def move_pawn(s: RatATatRoll) -> None:
    """R25: as many spaces clockwise as the dice show, and then what the space says (R26, R27, R29, R30)."""
    s.pawn = landing(int(s.pawn), int(s.dice[0]) + int(s.dice[1]) + int(s.dice[2]), int(s.spaces))
    kind, region = s.ring[s.pawn], s.region[s.pawn]
    if kind == ON_WILD:
        roll_wild_die(s)
    elif kind == ON_CHOOSE:
        s.phase = CHOOSE
    else:
        lay_in_row(s, take_face_up(s, region))
        if kind == ON_REROLL:
            earn_tokens(s, 1)
            end_turn(s)
        else:
            s.phase = PEEK


@compiled
def play_wild_die(s: RatATatRoll, move: int) -> None:
    """R38: skip, or roll the wild die; R37: re-roll it for a token, or accept it."""
    if move == SKIP:
        end_turn(s)
    elif move == ACCEPT:
        accept_wild_die(s)
    else:
        if move == WILD_AGAIN:
            spend_token(s)
        roll_wild_die(s)


@compiled
def play_taking(s: RatATatRoll, move: int) -> None:
    """R26: the card of the region or the top of the pile; R31, R32: a lowest or highest card."""
    if s.phase == TAKE:
        take_by_wild_die(s, move - TAKE_FROM)
    elif move == FROM_PILE:
        draw_from_pile(s)
    else:
        lay_in_row(s, take_face_up(s, move - TAKE_FROM))
        end_turn(s)


@compiled
def play_row(s: RatATatRoll, move: int) -> None:
    """R11: replace an older card; R33: swap, or not."""
    if move == NO_SWAP:
        remember_kept(s, NONE)
        end_turn(s)
    elif s.phase == REPLACE:
        replace(s, move - OWN)
    elif s.phase == SWAP:
        offer(s, move - OWN)
    else:
        swap(s, seat_meant(s.actor, s.seats, move), place_meant(move))


@compiled
def play_looking(s: RatATatRoll, move: int) -> None:
    """R29: peek at all of one's own cards, at one of another player's, or at none; R7: until the player is done."""
    if s.phase == START:
        clear_table(s)
        if s.actor + 1 < s.seats:
            look_at_starting_card(s, s.actor + 1)
        else:
            begin_turn(s, s.first)
    elif s.phase != PEEK or move == PEEK_NOTHING:
        end_turn(s)
    else:
        if move == PEEK_OWN:
            look(s, s.actor, ALL)
        else:
            look(s, seat_meant(s.actor, s.seats, move), place_meant(move))
        s.phase = PEEKED


@compiled
def look(s: RatATatRoll, seat: int, place: int) -> None:
    """The actor looks at a card, or at all cards, of a row, and knows them from now on (R8)."""
    s.look_seat, s.look_place = seat, place
    first, last = (0, s.held[seat] - 1) if place == ALL else (place, place)
    for i in range(first, last + 1):
        s.hand[seat, i] = shown_to(s.actor, s.hand[seat, i])


# What it is worth -----------------------------------------------------------------------------------------------------


@compiled
def bounded(s: RatATatRoll) -> int:
    """R16: the last round is over, and no final round had begun."""
    return 16 if s.actor == NOBODY and s.ender == NOBODY else 0


@compiled
def score(s: RatATatRoll, seat: int) -> int:
    """R41: the sum of a row; the lowest wins."""
    total = 0
    for place in range(s.held[seat]):
        total += number_of(s.hand[seat, place])
    return total


@compiled
def result(s: RatATatRoll, out: NDArray[np.float64]) -> None:
    """R41, R13: the lowest total wins; those who are equal share."""
    for seat in range(s.seats):
        out[seat] = 0.0
    if s.actor != NOBODY:
        return
    lowest = score(s, 0)
    winners = 0
    for seat in range(s.seats):
        lowest = min(lowest, score(s, seat))
    for seat in range(s.seats):
        winners += score(s, seat) == lowest
    for seat in range(s.seats):
        if score(s, seat) == lowest:
            out[seat] = 1.0 / winners
