"""The wild die: the lowest card, the highest card, or a swap; and what a full player does with a new card."""

from __future__ import annotations

from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.games.rat_a_tat_roll.card import number_of
from clowder.games.rat_a_tat_roll.gain import lay_in_row, take_face_up
from clowder.games.rat_a_tat_roll.past import forget_card, remember_kept, remember_swap
from clowder.games.rat_a_tat_roll.pile import put_under_pile
from clowder.games.rat_a_tat_roll.record import (
    FACES,
    LOWEST,
    NUMBERS,
    REPLACE,
    SWAP,
    SWAP_WITH,
    SWAPPING,
    TAKE,
    WILD,
    RatATatRoll,
)
from clowder.games.rat_a_tat_roll.turn import end_turn, is_full


@compiled
def roll_wild_die(s: RatATatRoll) -> None:
    """R30: the wild die decides; R5: it can be re-rolled before anything comes of it."""
    s.wild = s.wild_die[draw(s, FACES)]
    s.phase = WILD


@compiled
def accept_wild_die(s: RatATatRoll) -> None:
    """R31, R32: take a card; R33: swap."""
    s.phase = SWAP if s.wild == SWAPPING else TAKE


@compiled
def wanted_number(s: RatATatRoll) -> int:
    """R31, R32: the lowest or the highest number around the board, as the wild die says."""
    lowest, highest = NUMBERS, -1
    for region in range(s.regions):
        number = number_of(s.board[region])
        lowest, highest = min(lowest, number), max(highest, number)
    return lowest if s.wild == LOWEST else highest


@compiled
def take_by_wild_die(s: RatATatRoll, region: int) -> None:
    """R9: of several lowest or highest cards the chosen one; R11: a full player must then make room for it."""
    card = take_face_up(s, region)
    if is_full(s, s.actor):
        s.gained = card
        s.phase = REPLACE
    else:
        lay_in_row(s, card)
        end_turn(s)


@compiled
def replace(s: RatATatRoll, place: int) -> None:
    """R11, R39: an older card goes under the pile, unseen, and the new card takes its place."""
    remember_kept(s, place)
    forget_card(s, s.actor, place)
    put_under_pile(s, s.hand[s.actor, place])
    s.hand[s.actor, place] = s.gained
    s.gained = 0
    s.changed[s.actor] = place + 1
    end_turn(s)


@compiled
def offer(s: RatATatRoll, place: int) -> None:
    """R8: first one's own card."""
    s.swap_from = place
    s.phase = SWAP_WITH


@compiled
def swap(s: RatATatRoll, other: int, place: int) -> None:
    """R8, R33: two cards change places unseen, and what was known of them goes with them."""
    remember_kept(s, s.swap_from)
    remember_swap(s, other, place)
    mine, own_place = s.hand[s.actor, s.swap_from], s.swap_from
    s.hand[s.actor, own_place] = s.hand[other, place]
    s.hand[other, place] = mine
    s.changed[s.actor] = own_place + 1
    s.changed[other] = place + 1
    end_turn(s)
