"""Who sits next, and whom a card is for: over plain numbers, for the rules and for what a view tells."""

from __future__ import annotations

from clowder.engine.compiling import compiled
from clowder.engine.record import NOBODY
from clowder.games.gattara.record import AIM, ALL, NEXT, PREVIOUS, REBEL, SELF, SKIP, TAKE, ZEN


@compiled
def seat_after(seat: int, steps: int, direction: int, seats: int) -> int:
    """The seat so many places further in the direction of play, at most once around the table."""
    place = seat + direction * steps
    return place - seats if place >= seats else place + seats if place < 0 else place


@compiled
def chosen_seat(seat: int, move: int, seats: int) -> int:
    """The player whom a seat aims at with a move."""
    return (seat + move - AIM) % seats


@compiled
def fixed_seat(aim: int, seat: int, direction: int, seats: int) -> int:
    """G28: the single player a seat's card aims at by itself; NOBODY if there is none or it has to be chosen."""
    if aim == SELF:
        return seat
    if aim == NEXT:
        return seat_after(seat, 1, direction, seats)
    return seat_after(seat, -1, direction, seats) if aim == PREVIOUS else NOBODY


@compiled
def is_aimed_at(effect: int, aim: int, by: int, at: int, seat: int) -> bool:
    """G28: whether a card that somebody laid is for this player: its one target or, of a card for all, everybody; only who
    takes, takes from the others."""
    if aim != ALL:
        return seat == at
    return effect != TAKE or seat != by


@compiled
def is_hit(effect: int, aim: int, by: int, at: int, following: int, seat: int) -> bool:
    """Whether a card does something to this player. G34, G38: a skip or a Zen cat to the one following its player; G36:
    Rebel cats to everybody; all others to whom they are aimed at."""
    if effect in (SKIP, ZEN):
        return seat == following
    return effect == REBEL or is_aimed_at(effect, aim, by, at, seat)
