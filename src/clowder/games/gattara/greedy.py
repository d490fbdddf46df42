"""How the greedy player sees Gattara, and how the chances stand in a game that is cut short.

The advice it follows:

1. Judge a card by what it does to everybody's points if it goes through. Points count by their square, so those of a player
   near the goal count most; yours count as much as the others' together.
2. Win if you can, and do not let anybody else win.
3. A Meow card in the hand is an answer: play it only for more than the answer is worth.
4. A lost turn is a setback, more so for a player who is ahead; with two players it is a second turn for you.
5. Answer a Meow if that looks better than to suffer it. Play Bastet only if it saves more than it is worth.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from clowder.engine.compiling import compiled
from clowder.engine.record import NOBODY
from clowder.games.gattara.claims import times_of
from clowder.games.gattara.effects import neighbour
from clowder.games.gattara.faces import aim_of, amount_of, effect_of, is_meow, token_of, worked_face
from clowder.games.gattara.points import goal, worth
from clowder.games.gattara.reactions import fixed_target, is_cancelled, last_claim, standing_claim, total
from clowder.games.gattara.record import (
    ALL,
    ANY,
    BASTET,
    BASTET_WINDOW,
    CHOOSE_CARD,
    CHOOSE_TARGET,
    DIRECTION,
    DRAW,
    GAIN,
    LOSE,
    MEOW_WINDOW,
    PASS,
    REBEL,
    SELF,
    SKIP,
    TAKE,
    ZEN,
    Gattara,
)
from clowder.games.gattara.targets import chosen_seat

WIN = 1_000_000
"""More than anything else can be worth: with six players, 5 · 7² of one's own and as much of the rivals'."""

# In hundredths of a point of the player concerned. Measured as one player with the changed figure against others with
# these, 20 000 games each for two, four and six players; what is said of a change is its share of the win against parity.

MEOW_KEPT = 80
"""A Meow card in the hand, as an answer. 0 wins 8 % less; 160 wins 2 % less with two players, 11 % with more."""
BASTET_KEPT = 150
"""A Bastet in the hand. With two players it hardly matters; with more, 30 wins 7 to 8 % less and 250 2 to 3 %."""
SKIPPED = 120
"""A turn not taken. With 50 the player wins 6 % less with two players; with more it hardly matters, nor does 200."""
ZEN_TURN = 80
"""A turn with yellow cards only, which is better than no turn. 0 wins 4 % less with two players."""
DRAWN = 20
"""A card drawn from the hand, which the next turn replaces. Just to say whose card to draw: 0 or 50 makes no difference."""


@compiled
def prefer(s: Gattara, move: int) -> int:
    """How good a move looks to the actor: the change it brings, as `swing` counts it."""
    if s.phase == CHOOSE_TARGET:
        return with_aim(s, move)
    if s.phase == CHOOSE_CARD or s.phase == MEOW_WINDOW:
        return left_standing(s, claim_now(s)) if move == PASS else with_card(s, move)
    if s.phase == BASTET_WINDOW:
        return left_standing(s, claim_now(s)) if move == PASS else with_bastet(s)
    return 0  # LOOK: there is only going on


@compiled
def claim_now(s: Gattara) -> int:
    """The claim that will be carried out if nobody does anything more; -1 for none."""
    return standing_claim(s) if s.stacked > 0 else -1


@compiled
def left_standing(s: Gattara, claim: int) -> int:
    """What it comes to if this claim is carried out; nothing if there is none."""
    if claim < 0:
        return 0
    face, by, at = worked_face(s, s.stack_card[claim]), int(s.stack_by[claim]), int(s.stack_at[claim])
    return consequence(s, face, by, at, times_of(claim))


@compiled
def with_bastet(s: Gattara) -> int:
    """A Bastet brings back what the last one cancelled, or else the claim below this one."""
    claim = last_claim(s, s.stacked)
    instead = claim if is_cancelled(s, claim) else last_claim(s, claim)
    return left_standing(s, instead) - of_mine(s, BASTET_KEPT)


@compiled
def with_card(s: Gattara, face: int) -> int:
    """A card for the turn, or an answer, aimed as well as can be."""
    worked, me = worked_face(s, face), int(s.actor)
    times = times_of(s.stacked)
    kept = of_mine(s, MEOW_KEPT) if is_meow(s, face) else 0
    if aim_of(s, worked) != ANY:
        return consequence(s, worked, me, fixed_target(s, aim_of(s, worked), me), times) - kept
    best = -WIN
    for steps in range(1, s.seats):
        best = max(best, consequence(s, worked, me, neighbour(s, me, steps), times))
    return best - kept


@compiled
def with_aim(s: Gattara, move: int) -> int:
    """The card on top, aimed at this player."""
    top = int(s.stacked) - 1
    at = chosen_seat(int(s.actor), int(move), int(s.seats))
    return consequence(s, worked_face(s, s.stack_card[top]), int(s.actor), at, times_of(top))


# What a card comes to -------------------------------------------------------------------------------------------------


@compiled
def consequence(s: Gattara, face: int, by: int, at: int, times: int) -> int:
    """What it means to the actor if this face is carried out. A change of direction or hands could go either way."""
    effect = effect_of(s, face)
    if moves_cats(s, face):
        return swing(s, face, by, at, times)
    if effect == SKIP or (effect == DIRECTION and s.seats == 2):  # G9
        return setback(s, neighbour(s, by, 1), SKIPPED)
    if effect == ZEN:
        return setback(s, neighbour(s, by, 1), ZEN_TURN)
    return setback(s, at, DRAWN) if effect == DRAW else 0


@compiled
def swing(s: Gattara, face: int, by: int, at: int, times: int) -> int:
    """The change of the actor's points, squared and once for each rival, less the change of the rivals'; or who wins."""
    value = 0
    for steps in range(s.seats):  # G13: in this order the goal is looked for
        seat = neighbour(s, by, steps)
        if concerns(s, face, seat, by, at):
            before = total(s, seat)
            after = before + change(s, face, seat, by, at, times)
            if after >= goal(s.seats):
                return WIN if seat == s.actor else -WIN
            value += share(s, seat) * (after * after - before * before)
    return value


@compiled
def setback(s: Gattara, seat: int, hundredths: int) -> int:
    """What it means to the actor if a player is thrown back by part of a point."""
    return -share(s, seat) * next_point(s, seat) * hundredths // 100


@compiled
def of_mine(s: Gattara, hundredths: int) -> int:
    """What part of a point is worth to the actor."""
    return -setback(s, int(s.actor), hundredths)


@compiled
def next_point(s: Gattara, seat: int) -> int:
    """What one point more would add to the square of a player's."""
    return 2 * total(s, seat) + 1


@compiled
def share(s: Gattara, seat: int) -> int:
    """How much a player's points count for the actor: the own ones as much as those of all rivals together."""
    return int(s.seats) - 1 if seat == s.actor else -1


@compiled
def moves_cats(s: Gattara, face: int) -> bool:
    """Whether a face is one of those by which players gain and lose cats."""
    return effect_of(s, face) <= LOSE or effect_of(s, face) == REBEL


@compiled
def concerns(s: Gattara, face: int, seat: int, by: int, at: int) -> bool:
    """Whether a face that moves cats can change what this player has."""
    if aim_of(s, face) == ALL or effect_of(s, face) == REBEL:
        return True
    return seat == at or (seat == by and effect_of(s, face) == TAKE)


@compiled
def change(s: Gattara, face: int, seat: int, by: int, at: int, times: int) -> int:
    """The points a player gains, or (below zero) loses, when a face that moves cats is carried out (G11, G12, G28)."""
    effect, token, amount = effect_of(s, face), token_of(s, face), amount_of(s, face) * times
    if effect == REBEL:
        return total(s, neighbour(s, seat, -1)) - total(s, seat)
    everybody = aim_of(s, face) == ALL
    tokens = 0
    if effect == TAKE and seat == by:
        for other in range(s.seats):
            if other != by and (everybody or other == at):
                tokens += min(amount, int(s.tokens[other, token]))
    elif everybody or seat == at:
        tokens = min(amount, int(s.supply[token])) if effect == GAIN else -min(amount, int(s.tokens[seat, token]))
    return tokens * worth(token)


# How the chances stand ------------------------------------------------------------------------------------------------


# Fitted by logistic regression to 20 000 positions, one of each of as many games of greedy players who take every fifth
# move at random, with two, three, four and six players each; the figures found there in brackets.

NEARNESS = 2.4
"""For having all the points to the goal; half of them count a quarter of it (2.0, 2.3, 2.5, 2.5)."""
ABOUT_TO_WIN = 1.0
"""For the goal being reached if nobody stops the card on the table (2.2, 1.0, 0.7, 0.5)."""
GAIN_IN_HAND = 0.15
"""For a point that a green card in the hand can bring (0.04, 0.14, 0.21, 0.23)."""
MEOW_IN_HAND = 0.1
"""For a card that can answer (0.11, 0.13, 0.11, 0.09)."""
BASTET_IN_HAND = 0.4
"""For a Bastet (0.33, 0.39, 0.47, 0.42)."""
OVER = 1000.0
"""For a point when the game is over: so much that only equals share."""


@compiled
def estimate(s: Gattara, out: NDArray[np.float64]) -> None:
    """Each seat's share of the win, in proportion to the exponential of its standing."""
    best = -OVER
    for seat in range(s.seats):
        out[seat] = final_standing(s, seat) if s.actor == NOBODY else standing(s, seat)
        best = max(best, out[seat])
    whole = 0.0
    for seat in range(s.seats):
        out[seat] = math.exp(out[seat] - best)
        whole += out[seat]
    for seat in range(s.seats):
        out[seat] /= whole


@compiled
def final_standing(s: Gattara, seat: int) -> float:
    """G26, G17: who called Gattara has won; if nobody did, the most points."""
    return OVER * ((goal(s.seats) if seat == s.winner else 0) if s.winner != NOBODY else total(s, seat))


@compiled
def standing(s: Gattara, seat: int) -> float:
    """The points as they will be when the card on the table goes through, and what the hand is good for."""
    near = points_to_come(s, seat) / goal(s.seats)
    value = NEARNESS * near * near if near < 1.0 else NEARNESS + ABOUT_TO_WIN
    for i in range(s.held[seat]):
        face = int(s.hand[seat, i])
        if effect_of(s, face) == BASTET:
            value += BASTET_IN_HAND
        if is_meow(s, face):
            value += MEOW_IN_HAND
        if is_gain(s, face):
            value += GAIN_IN_HAND * amount_of(s, face) * worth(token_of(s, face))
    return value


@compiled
def points_to_come(s: Gattara, seat: int) -> int:
    """The points of a player after what lies on the table is carried out."""
    points, claim = total(s, seat), claim_now(s)
    if claim < 0:
        return points
    face, by, at = worked_face(s, s.stack_card[claim]), int(s.stack_by[claim]), int(s.stack_at[claim])
    return points + change(s, face, seat, by, at, times_of(claim)) if moves_cats(s, face) else points


@compiled
def is_gain(s: Gattara, face: int) -> bool:
    """Whether a card brings cats to whoever plays it."""
    effect, aim = effect_of(s, face), aim_of(s, face)
    return effect == TAKE or (effect == GAIN and aim in (SELF, ALL))
