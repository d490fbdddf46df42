"""Gattara: collect cats behind your screen, make others lose theirs, and answer a Meow with a Meow.

The rulebook is the one of "Gattara – The Cat Magnet"; RULES.md tells it clause by clause, and the numbers in the comments
here are its numbers. Where the rulebook is silent we decided (G1–G17): every played card lies on a stack until everybody
has been asked for a Bastet (G3), a chain of Meows lets only the last one count (G2), the turn passes on from whoever played
last, Bastets aside (G5), and a game in which nobody gains ends at the sixth reshuffle (G17).

Option: `starter`. A turn is the card, its target if it has a choice, then the windows of the others (reactions.py), the
effect (effects.py), and the next player's draw (turns.py).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import Moves
from clowder.engine.record import NOBODY
from clowder.games.gattara.faces import effect_of, is_meow
from clowder.games.gattara.greedy import estimate, prefer
from clowder.games.gattara.observe import observe, observe_changing, observe_constant
from clowder.games.gattara.past import remember_unanswered
from clowder.games.gattara.reactions import aim_at, lay_card, let_be, resolve, total
from clowder.games.gattara.record import (
    AIM,
    BASTET,
    BASTET_WINDOW,
    CARDS,
    CHOOSE_CARD,
    CHOOSE_TARGET,
    FULL_HAND,
    LAST_RESHUFFLE,
    LOOK,
    LOSE,
    MEOW_WINDOW,
    MIRROR,
    PASS,
    STRAY,
    Gattara,
)
from clowder.games.gattara.redeal import redeal
from clowder.games.gattara.targets import chosen_seat
from clowder.games.gattara.turns import begin_turn, can_mirror, draw_card, skip_turn

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


@compiled
def deal(s: Gattara) -> None:
    """G20–G22: two strays and three cards each, somebody starts, the game goes clockwise."""
    for seat in range(s.seats):
        s.tokens[seat, STRAY] = 2
        s.supply[STRAY] -= 2
    for _ in range(FULL_HAND):
        for seat in range(s.seats):
            draw_card(s, seat)
    s.winner = s.done_by = s.done_at = NOBODY
    s.done_times = 1
    s.direction = 1
    s.turn = s.starter if s.starter != NOBODY else draw(s, s.seats)
    begin_turn(s)


@compiled
def legal(s: Gattara, moves: Moves) -> int:
    """The cards the actor may lay, the players to aim at, or passing."""
    count = 0
    if s.actor == NOBODY:
        return count
    if s.phase == CHOOSE_TARGET:  # G3: any player but oneself
        for steps in range(1, s.seats):
            moves[count] = AIM + steps
            count += 1
        return count
    face = next_face(s, -1)
    while face < CARDS:
        moves[count] = face
        count += 1
        face = next_face(s, face)
    if s.phase != CHOOSE_CARD or count == 0:  # G24: a turn is skipped only when nothing can be played
        moves[count] = PASS
        count += 1
    return count


@compiled
def next_face(s: Gattara, after: int) -> int:
    """The lowest face above another that is in the actor's hand and may be laid now; CARDS if there is none."""
    lowest = CARDS
    for i in range(s.held[s.actor]):
        face = int(s.hand[s.actor, i])
        if after < face < lowest and may_lay(s, face):
            lowest = face
    return lowest


@compiled
def may_lay(s: Gattara, face: int) -> bool:
    """Whether a card fits what is being decided."""
    effect = effect_of(s, face)
    if s.phase == BASTET_WINDOW:
        return effect == BASTET
    if s.phase == CHOOSE_CARD:
        return can_be_turn_card(s, effect)
    return s.phase == MEOW_WINDOW and is_meow(s, face)  # G4: any Meow card answers


@compiled
def can_be_turn_card(s: Gattara, effect: int) -> bool:
    """G6: not Bastet; G8: a Mirror if there is something to copy; G10: after a Zen cat only yellow."""
    if effect == BASTET or (effect == MIRROR and not can_mirror(s)):
        return False
    return effect > LOSE or not s.zen


@compiled
def play(s: Gattara, move: int) -> None:
    """One step of a turn."""
    if s.phase == CHOOSE_TARGET:
        aim_at(s, chosen_seat(int(s.actor), int(move), int(s.seats)))
    elif move != PASS:
        if s.phase == CHOOSE_CARD:
            s.zen = 0  # G10: it bound this card
        lay_card(s, move)
    elif s.phase == BASTET_WINDOW:
        let_be(s)
    elif s.phase == CHOOSE_CARD:
        skip_turn(s)
    elif s.phase == LOOK:
        begin_turn(s)
    else:
        remember_unanswered(s)
        resolve(s)


@compiled
def score(s: Gattara, seat: int) -> int:
    """G27: the worth of the cats behind the screen."""
    return total(s, seat)


@compiled
def bounded(s: Gattara) -> int:
    """G17, G19: the game ran out; nobody has called Gattara."""
    if s.actor != NOBODY or s.winner != NOBODY:
        return 0
    return 17 if s.reshuffles == LAST_RESHUFFLE else 19


@compiled
def result(s: Gattara, out: NDArray[np.float64]) -> None:
    """G26: who declared Gattara; G17: if the game ran out, the highest total, shared by those who have it."""
    for seat in range(s.seats):
        out[seat] = 0.0
    if s.actor != NOBODY:
        return
    if s.winner != NOBODY:
        out[s.winner] = 1.0
        return
    best = 0
    winners = 0
    for seat in range(s.seats):
        if total(s, seat) > best:
            best, winners = total(s, seat), 0
        if total(s, seat) == best:
            winners += 1
    for seat in range(s.seats):
        if total(s, seat) == best:
            out[seat] = 1.0 / winners
