"""The stack of Gattara: a played card waits while others react, then what still stands is carried out (G2–G5). claims.py
says what does."""

from __future__ import annotations

from clowder.engine.compiling import compiled
from clowder.engine.record import NOBODY
from clowder.games.gattara.claims import claim_below, claim_that_stands, is_off, times_of
from clowder.games.gattara.effects import carry_out, drop_from_hand, neighbour
from clowder.games.gattara.faces import aim_of, effect_of, is_meow, worked_face
from clowder.games.gattara.knowledge import learn_laid
from clowder.games.gattara.past import remember_let_be
from clowder.games.gattara.points import count_points, goal
from clowder.games.gattara.record import (
    ANY,
    BASTET,
    BASTET_WINDOW,
    CHOOSE_TARGET,
    DIRECTION,
    DRAW,
    LOOK,
    MEOW_WINDOW,
    MIRROR,
    PEDIGREE,
    SHOW,
    SKIP,
    STRAY,
    SWAP,
    Gattara,
)
from clowder.games.gattara.targets import fixed_seat
from clowder.games.gattara.turns import begin_turn


@compiled
def lay_card(s: Gattara, face: int) -> None:
    """G3: the actor's card goes on the stack; if it is aimed at "any", the target comes next, else the Bastet window."""
    seat = int(s.actor)
    at = 0
    while s.hand[seat, at] != face:
        at += 1
    drop_from_hand(s, seat, at)
    learn_laid(s, seat, face)
    aim = aim_of(s, worked_face(s, face))
    top = int(s.stacked)
    s.stack_card[top] = face
    s.stack_by[top] = seat
    s.stack_at[top] = fixed_target(s, aim, seat)
    s.stacked += 1
    s.idle = 0
    if aim == ANY:
        s.phase = CHOOSE_TARGET
    else:
        open_bastet_window(s)


@compiled
def fixed_target(s: Gattara, aim: int, seat: int) -> int:
    """G28: the single player a card aims at by itself; NOBODY if there is none or it has to be chosen."""
    return fixed_seat(aim, seat, int(s.direction), int(s.seats))


@compiled
def aim_at(s: Gattara, seat: int) -> None:
    """G3: the card on top gets its target."""
    s.stack_at[s.stacked - 1] = seat
    open_bastet_window(s)


@compiled
def open_bastet_window(s: Gattara) -> None:
    """G3: every other player is asked, in turn order from the one who laid the card."""
    s.phase = BASTET_WINDOW
    s.actor = neighbour(s, s.stack_by[s.stacked - 1], 1)


@compiled
def let_be(s: Gattara) -> None:
    """The actor plays no Bastet: the next one is asked. After the last, a claim that stands may be answered."""
    remember_let_be(s)
    asked = neighbour(s, s.actor, 1)
    if asked != s.stack_by[s.stacked - 1]:
        s.actor = asked
        return
    claim = last_claim(s, s.stacked)
    if not is_cancelled(s, claim) and opens_meow_window(s, claim):
        s.phase = MEOW_WINDOW
        s.actor = s.stack_at[claim]
    else:
        resolve(s)


@compiled
def bastets(s: Gattara) -> int:
    """Which cards of the stack are Bastets, as bits from the bottom up."""
    bits = 0
    for place in range(s.stacked):
        if effect_of(s, s.stack_card[place]) == BASTET:
            bits |= 1 << place
    return bits


@compiled
def last_claim(s: Gattara, below: int) -> int:
    """The highest turn card or Meow answer below a place of the stack; -1 if there is none."""
    return claim_below(bastets(s), int(below))


@compiled
def is_cancelled(s: Gattara, claim: int) -> bool:
    """G2: whether a claim is cancelled as the stack lies now."""
    return is_off(bastets(s), int(s.stacked), claim)


@compiled
def standing_claim(s: Gattara) -> int:
    """G2: the claim that will be carried out as the stack lies now; -1 if all is cancelled."""
    return claim_that_stands(bastets(s), int(s.stacked))


@compiled
def opens_meow_window(s: Gattara, claim: int) -> bool:
    """G3, G4: a Meow card aimed at one other player; not a Mirror, whatever it copies."""
    at = s.stack_at[claim]
    return is_meow(s, s.stack_card[claim]) and at != NOBODY and at != s.stack_by[claim]


@compiled
def resolve(s: Gattara) -> None:
    """All reactions are in: carry out what stands, clear the stack, see whether somebody has won, and pass the turn."""
    claim = standing_claim(s)
    for seat in range(s.seats):
        s.moved[seat] = 0
    steps = 1
    effect = -1
    if claim < 0:
        s.done_face, s.done_by, s.done_at, s.done_times = 0, NOBODY, NOBODY, 1
    else:
        face, by, at = worked_face(s, s.stack_card[claim]), int(s.stack_by[claim]), int(s.stack_at[claim])
        times = times_of(claim)
        effect = effect_of(s, face)
        s.done_face, s.done_by, s.done_at, s.done_times = face, by, at, times
        carry_out(s, face, by, at, times)
        declare_gattara(s)
        if effect == SKIP or (effect == DIRECTION and s.seats == 2):  # G9
            steps = 2
    s.turn = neighbour(s, s.stack_by[last_claim(s, s.stacked)], steps)  # G5
    discard_stack(s)
    if s.winner != NOBODY:
        s.actor = NOBODY
    elif effect in (DRAW, SWAP):  # G18
        s.phase = LOOK
        s.actor = s.done_by
    else:
        begin_turn(s)


@compiled
def declare_gattara(s: Gattara) -> None:
    """G13: who is at the target wins: first the player whose card it was, then in turn order."""
    for i in range(s.seats):
        seat = neighbour(s, s.done_by, i)
        if total(s, seat) >= goal(s.seats):
            s.winner = seat
            return


@compiled
def total(s: Gattara, seat: int) -> int:
    """G27: what the cats behind a screen count together."""
    return count_points(int(s.tokens[seat, STRAY]), int(s.tokens[seat, PEDIGREE]), int(s.tokens[seat, SHOW]))


@compiled
def discard_stack(s: Gattara) -> None:
    """G8: the cards go on the discard pile in the order they were played; a Mirror on top counts as what it copied."""
    top = int(s.stack_card[s.stacked - 1])
    for i in range(s.stacked):
        s.discard[s.discarded] = s.stack_card[i]
        s.discarded += 1
        s.stack_card[i] = s.stack_by[i] = s.stack_at[i] = 0
    s.stacked = 0
    if effect_of(s, top) != MIRROR:
        s.shown = top
