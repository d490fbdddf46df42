"""What the cards of Gattara do once nothing stops them any more."""

from __future__ import annotations

from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.games.gattara.faces import aim_of, amount_of, effect_of, token_of
from clowder.games.gattara.knowledge import learn_drawn, learn_swap
from clowder.games.gattara.past import swap_silence
from clowder.games.gattara.record import (
    DIRECTION,
    DRAW,
    FULL_HAND,
    GAIN,
    LOSE,
    REBEL,
    SWAP,
    TAKE,
    TOKENS,
    ZEN,
    Gattara,
)
from clowder.games.gattara.targets import is_aimed_at, seat_after


@compiled
def neighbour(s: Gattara, seat: int, steps: int) -> int:
    """The seat so many places further in the direction of play, at most once around the table."""
    return seat_after(int(seat), int(steps), int(s.direction), int(s.seats))


@compiled
def carry_out(s: Gattara, face: int, by: int, at: int, times: int) -> None:
    """Do what a face says, for the player whose card it is; skipping is done as the turn passes on."""
    effect = effect_of(s, face)
    if effect <= LOSE:
        move_cats(s, face, by, at, times)
    elif effect == DIRECTION:
        s.direction = -s.direction
    elif effect == REBEL:
        pass_all_cats_on(s)
    elif effect == ZEN:
        s.zen = 1
    elif effect == DRAW:
        draw_from_hand(s, by, at)
    elif effect == SWAP:
        swap_hands(s, by, at)


@compiled
def move_cats(s: Gattara, face: int, by: int, at: int, times: int) -> None:
    """G28, G11: of the target or, in turn order from the player of the card, of everybody; G4: twice as many if doubled."""
    effect, token, amount = effect_of(s, face), token_of(s, face), amount_of(s, face) * times
    for i in range(s.seats):
        seat = neighbour(s, by, i)
        if is_aimed_at(effect, aim_of(s, face), by, at, seat):
            move_cats_of(s, effect, token, amount, by, seat)


@compiled
def move_cats_of(s: Gattara, effect: int, token: int, amount: int, by: int, seat: int) -> None:
    """G11: as many of just this token as are there."""
    if effect == GAIN:
        count = min(amount, int(s.supply[token]))
        s.supply[token] -= count
        give(s, seat, token, count)
        return
    count = min(amount, int(s.tokens[seat, token]))
    give(s, seat, token, -count)
    if effect == TAKE:
        give(s, by, token, count)
    else:
        s.supply[token] += count


@compiled
def give(s: Gattara, seat: int, token: int, count: int) -> None:
    """Put tokens behind a screen, or take them from there."""
    s.tokens[seat, token] += count
    s.moved[seat] += count


@compiled
def pass_all_cats_on(s: Gattara) -> None:
    """G12: everybody's tokens move one seat in the direction of play, at once."""
    for token in range(TOKENS):
        seat = 0
        carried = s.tokens[0, token]
        for _ in range(s.seats):
            seat = neighbour(s, seat, 1)
            carried, s.tokens[seat, token] = s.tokens[seat, token], carried


@compiled
def draw_from_hand(s: Gattara, thief: int, victim: int) -> None:
    """A random card of the victim's hand; G14: from an empty hand, nothing."""
    if s.held[victim] == 0:
        return
    at = draw(s, s.held[victim])
    face = s.hand[victim, at]
    learn_drawn(s, thief, victim, face)
    drop_from_hand(s, victim, at)
    s.hand[thief, s.held[thief]] = face
    s.held[thief] += 1


@compiled
def drop_from_hand(s: Gattara, seat: int, at: int) -> None:
    """Take the card in this place out of a hand; the later ones move up."""
    s.held[seat] -= 1
    for i in range(at, s.held[seat]):
        s.hand[seat, i] = s.hand[seat, i + 1]
    s.hand[seat, s.held[seat]] = 0


@compiled
def swap_hands(s: Gattara, one: int, other: int) -> None:
    """All cards of one player for all of another's."""
    learn_swap(s, one, other)
    swap_silence(s, one, other)
    s.held[one], s.held[other] = s.held[other], s.held[one]
    for i in range(FULL_HAND):
        s.hand[one, i], s.hand[other, i] = s.hand[other, i], s.hand[one, i]
