"""Discat: play cards higher or lower than the last one, in groups if you can, and get rid of as many as possible.

The rulebook is Red Cat Games' (English and French); RULES.md tells it clause by clause, and the numbers in the comments
here are its numbers. Where the rulebook is silent we decided (D1–D13): who cannot comply must pass and nobody else may
(D4), the group is named from the top down (D5), everything about a pass happens as the turn begins (D7).

Options: `arrows` (D1) and `starter` (D12). A turn is played card by card: the top card, then one more or stop.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import Moves
from clowder.engine.record import NOBODY
from clowder.games.discat.greedy import estimate, prefer
from clowder.games.discat.groups import (
    MOST,
    answers,
    count_points,
    first_digit,
    goes_to_bonus,
    highest_card,
    second_digit,
)
from clowder.games.discat.knowledge import learn_draw_from_under, learn_exchange, learn_pass, learn_play, points_up
from clowder.games.discat.observe import observe, observe_changing, observe_constant
from clowder.games.discat.record import (
    ADD,
    BONUS,
    BOXED,
    CARDS,
    EXCHANGE,
    EXCHANGED,
    FIRST,
    FREE,
    HELD,
    LOOSE,
    NAMED,
    PASSED,
    PILED,
    STOP,
    TOP,
    UNDER,
    Discat,
)
from clowder.games.discat.redeal import redeal

__all__ = [
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


@compiled
def deal(s: Discat) -> None:
    """D20, D22: the cards for this number of players, five to each; D12: somebody starts."""
    s.highest = highest_card(s.deck_size, s.seats)
    for card in range(1, CARDS + 1):
        s.fate[card] = LOOSE if card <= s.highest else BOXED
        s.low[card], s.high[card] = 1, s.highest
    for card in range(1, s.highest + 1):
        s.pile[card - 1] = card
    s.loose = s.highest
    s.creator = s.ender = s.five = NOBODY
    for _ in range(s.full_hand):
        for seat in range(s.seats):
            take_top_of_pile(s, seat)
    s.actor = s.starter if s.starter != NOBODY else draw(s, s.seats)
    s.phase = FIRST


@compiled
def legal(s: Discat, moves: Moves) -> int:
    """The cards the actor may name now, and whether stopping is allowed."""
    if s.actor == NOBODY:
        return 0
    count = 0
    if s.phase == ADD or s.phase == EXCHANGE:
        moves[0] = STOP
        count = 1
    if s.phase == EXCHANGE and pile_is_empty(s):  # D7: with an empty pile there is no exchange
        return count
    hand = s.hand[s.actor]
    for i in range(s.held[s.actor]):
        moves[count] = hand[i]  # written whether it counts or not: quicker than a branch nobody can predict
        count += may_name(s, hand[i])
    return count


@compiled
def may_name(s: Discat, card: int) -> bool:
    """Whether a card of the actor's hand fits what is being decided."""
    if s.phase == TOP:
        return complies(s, card)  # D23: only the top card must comply
    if s.phase == ADD:
        return joins_group(s, card)
    return True  # D3, D8: any card; D7: any card may be exchanged


@compiled
def complies(s: Discat, card: int) -> bool:
    """D21: whether a card respects the constraint."""
    return answers(card, s.limit, s.rising)


@compiled
def joins_group(s: Discat, card: int) -> bool:
    """D24, D2: all cards of a group share the first digit, or all share the second."""
    return first_digit(card) == s.shared_first or second_digit(card) == s.shared_second


@compiled
def play(s: Discat, move: int) -> None:
    """One step of a turn."""
    if s.phase == EXCHANGE:
        s.lately[s.actor] = PASSED if move == STOP else EXCHANGED
        if move != STOP:
            exchange(s, move)
        end_turn(s)
    elif move == STOP:
        lay_group(s)
        end_turn(s)
    else:
        name_card(s, move)


@compiled
def public_move(s: Discat, move: int) -> int:
    """D7: which card is exchanged, nobody sees; that one is, everybody does."""
    return -1 if s.phase == EXCHANGE and move != STOP else move


@compiled
def name_card(s: Discat, card: int) -> None:
    """Add a card to the group of this turn: the first one named is its top (D5)."""
    take_from_hand(s, card)
    learn_play(s, s.actor, card)
    s.fate[card] = NAMED
    if s.grouped == 0:
        s.shared_first, s.shared_second = first_digit(card), second_digit(card)
    elif first_digit(card) == s.shared_first:
        s.shared_second = -1
    else:
        s.shared_first = -1
    s.group[s.grouped] = card
    s.grouped += 1
    if s.grouped == MOST:  # D6: the fifth card wins at once
        s.five = s.actor
        lay_group(s)
        s.actor = NOBODY
    elif s.phase == FIRST:  # D3: exactly one card
        lay_group(s)
        end_turn(s)
    else:
        s.phase = ADD


@compiled
def lay_group(s: Discat) -> None:
    """D23, D25: the group goes on the personal pile, and of four cards the bottom one on the bonus pile."""
    for i in range(s.grouped):
        if goes_to_bonus(i, s.grouped):
            s.fate[s.group[i]] = BONUS + s.actor
            s.bonus[s.actor] += 1
        else:
            s.fate[s.group[i]] = PILED + s.actor
            s.piled[s.actor] += 1
    s.lately[s.actor] = s.grouped
    s.limit = s.top[s.actor] = s.group[0]
    s.rising = points_up(s, s.limit)
    s.turned[s.actor] = 0
    s.creator = s.actor
    s.bonus_paid = 0
    for i in range(5):
        s.group[i] = 0
    s.grouped = 0


@compiled
def exchange(s: Discat, card: int) -> None:
    """D7 (c): a card from the hand goes under the pile, then the top one comes into the hand."""
    learn_exchange(s, s.actor, card)
    take_from_hand(s, card)
    s.fate[card] = UNDER + s.actor
    s.under[(s.under_first + s.under_count) % CARDS] = card
    s.under_count += 1
    take_top_of_pile(s, s.actor)


@compiled
def end_turn(s: Discat) -> None:
    """D28: refill; D10: does the game end? Then the next player's turn begins."""
    while s.held[s.actor] < s.full_hand and not pile_is_empty(s):
        take_top_of_pile(s, s.actor)
    if s.ender != NOBODY:
        s.turns_left -= 1
        if s.turns_left == 0:
            s.actor = NOBODY
            return
    elif pile_is_empty(s):
        for i in range(s.seats):
            seat = (s.actor + i) % s.seats
            if s.held[seat] == 0 and s.ender == NOBODY:
                s.ender = seat
                s.turns_left = s.seats - 1
    s.actor = next_seat(s, s.actor)
    if s.actor == s.ender:
        s.actor = next_seat(s, s.actor)
    begin_turn(s)


@compiled
def begin_turn(s: Discat) -> None:
    """What is decided this turn; a pass is known as the turn begins (D7)."""
    if s.creator == s.actor:  # D27, D8: everybody else has passed
        turn_top_card_down(s, s.actor)
        s.phase = FREE
    elif must_pass(s):
        if not s.bonus_paid and not pile_is_empty(s):  # D7 (a), D26
            take_top_of_pile(s, s.creator)
            s.bonus_paid = 1
        turn_top_card_down(s, s.actor)  # D7 (b)
        learn_pass(s, s.actor)
        s.phase = EXCHANGE
    else:
        s.phase = TOP


@compiled
def must_pass(s: Discat) -> bool:
    """D4: only a hand without any card that complies passes, and then it must."""
    can_comply = False
    for i in range(s.held[s.actor]):
        can_comply |= complies(s, s.hand[s.actor, i])
    return not can_comply


@compiled
def next_seat(s: Discat, seat: int) -> int:
    """D22: clockwise."""
    return (seat + 1) % s.seats


@compiled
def turn_top_card_down(s: Discat, seat: int) -> None:
    """The top card of a personal pile goes face down, if there is one."""
    if s.piled[seat] > 0:
        s.turned[seat] = 1


@compiled
def pile_is_empty(s: Discat) -> bool:
    """Whether the draw pile has run out."""
    return s.loose + s.under_count == 0


@compiled
def take_top_of_pile(s: Discat, seat: int) -> None:
    """A player draws the top card: one of the loose ones, and when they are gone, the one longest under the pile."""
    if s.loose > 0:
        s.loose -= 1
        drawn = draw(s, s.loose + 1)
        card = s.pile[drawn]
        s.pile[drawn] = s.pile[s.loose]
        s.pile[s.loose] = 0
    else:
        card = s.under[s.under_first]
        s.under[s.under_first] = 0
        learn_draw_from_under(s, seat, s.fate[card] - UNDER, s.under_serial, card)
        s.under_first = (s.under_first + 1) % CARDS
        s.under_count -= 1
        s.under_serial += 1
        s.bounded[seat] = 1
    s.fate[card] = HELD + seat
    s.hand[seat, s.held[seat]] = card
    s.held[seat] += 1


@compiled
def take_from_hand(s: Discat, card: int) -> None:
    """Out of the actor's hand; the last card takes its place."""
    seat = s.actor
    found = 0
    for i in range(s.held[seat]):
        found = i if s.hand[seat, i] == card else found
    s.held[seat] -= 1
    s.hand[seat, found] = s.hand[seat, s.held[seat]]
    s.hand[seat, s.held[seat]] = 0


@compiled
def score(s: Discat, seat: int) -> int:
    """D30: what the cards of a seat count as they lie now."""
    return count_points(int(s.piled[seat]), int(s.bonus[seat]), int(s.held[seat]))


@compiled
def result(s: Discat, out: NDArray[np.float64]) -> None:
    """D29, D6: five cards win; D31, D11: else the most points, of those the most bonus cards, of those all."""
    for seat in range(s.seats):
        out[seat] = 0.0
    if s.actor != NOBODY:
        return
    if s.five != NOBODY:
        out[s.five] = 1.0
        return
    best = -1000
    winners = 0
    for seat in range(s.seats):
        worth = score(s, seat) * 100 + int(s.bonus[seat])
        if worth > best:
            best, winners = worth, 0
        if worth == best:
            winners += 1
    for seat in range(s.seats):
        if score(s, seat) * 100 + int(s.bonus[seat]) == best:
            out[seat] = 1.0 / winners
