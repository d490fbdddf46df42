"""How a turn begins and ends, and with the last one the game."""

from __future__ import annotations

from clowder.engine.compiling import compiled
from clowder.engine.record import NOBODY
from clowder.games.rat_a_tat_roll.card import EVERYBODY
from clowder.games.rat_a_tat_roll.pile import refill, take_top_of_pile
from clowder.games.rat_a_tat_roll.record import DICE, FULL, NONE, ROLL, RatATatRoll


@compiled
def is_full(s: RatATatRoll, seat: int) -> bool:
    """R38: whether a player has all the cards."""
    return s.held[seat] == s.full_row


@compiled
def everybody_is_full(s: RatATatRoll) -> bool:
    """R40: whether the last player has become full."""
    for seat in range(s.seats):
        if not is_full(s, seat):
            return False
    return True


@compiled
def begin_turn(s: RatATatRoll, seat: int) -> None:
    """R24: roll number dice; R38: a full player skips or rolls the wild die."""
    s.actor = seat
    s.phase = FULL if is_full(s, seat) else ROLL


@compiled
def end_turn(s: RatATatRoll) -> None:
    """R34: refill the region; R12, R16: does the game end? Then the next player's turn begins."""
    if s.gap != NONE:
        refill(s)
    clear_table(s)
    s.turns += 1
    if s.ender != NOBODY:
        s.turns_left -= 1
        if s.turns_left == 0:
            end_game(s)
            return
    elif everybody_is_full(s):
        s.ender = s.actor
        s.turns_left = s.seats
    elif s.turns >= int(s.last_round) * int(s.seats):
        fill_rows(s)
        end_game(s)
        return
    begin_turn(s, (s.actor + 1) % s.seats)


@compiled
def clear_table(s: RatATatRoll) -> None:
    """The dice are put aside; nobody looks at a card or offers one."""
    for die in range(DICE):
        s.dice[die] = 0
    s.rolled = s.wild = 0
    s.swap_from = s.look_place = NONE
    s.look_seat = NOBODY


@compiled
def fill_rows(s: RatATatRoll) -> None:
    """R16: who is not full after the last round gets the missing cards from the pile."""
    for seat in range(s.seats):
        while not is_full(s, seat):
            s.hand[seat, s.held[seat]] = take_top_of_pile(s)
            s.held[seat] += 1


@compiled
def end_game(s: RatATatRoll) -> None:
    """R41: everybody reveals the cards."""
    for seat in range(s.seats):
        for place in range(s.held[seat]):
            s.hand[seat, place] = s.hand[seat, place] | EVERYBODY
    s.actor = NOBODY
