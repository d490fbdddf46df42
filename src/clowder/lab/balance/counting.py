"""Games between players who decide at a glance, counted in one compiled loop.

Every game has a learners' seed (engine/chance.py), so that any of them can be had again as a match and watched. Nothing is
kept of a game but a line of figures; of the choices, how often each was there and was taken, and how those fared.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.bots.greedy import likeliest
from clowder.bots.kitten import DISTRACTED
from clowder.engine.chance import draw, learners_key, rekey
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import bounded, deal_keyed, legal, play, result, score
from clowder.engine.record import Record
from clowder.lab.balance.meanings import UNKNOWN, situation
from clowder.lab.bot_table import KITTEN, UNIFORM

PARTS = 60
"""A win shared by up to six splits into whole parts of this size."""
STEPS, CHOICES, TURNS, HALVES, OPENER, BOUND, HELD_BACK = range(7)
"""The figures of a game: decisions; those with more than one legal move; turns; half seconds at a table; who decided first;
the clause of ours that had to end something; decisions in which a restriction left less to choose from."""
FIGURES = 7
THERE, TAKEN, GAMES_TAKEN, WON_TAKEN, GAMES_LEFT, WON_LEFT = range(6)
"""What is counted of a pair: how often it was there beside others, how often it was taken; by seats and games: in how many
it was taken, what those won (in parts of a win), in how many it was there and never taken, and what those won."""
COLUMNS = 6

FIRST_STEP, NEXT_STEP, BY_ITSELF, ANSWERS, LOOK = 16, 6, 1, 6, 8
"""What a step takes at a table, in half seconds: the model of lab/minutes.py."""


@compiled
def chosen(s: Record, moves: NDArray[np.int16], count: int, level: int) -> int:
    """What a player of this level takes of these moves; what is left to chance is drawn from the record's generator."""
    if level == UNIFORM or (level == KITTEN and draw(s, DISTRACTED) == 0):
        return int(moves[draw(s, count)])
    return likeliest(s, moves, count)


@compiled
def narrowed(moves: NDArray[np.int16], count: int, here: int, allowed: NDArray[np.bool_]) -> int:
    """Leave only the allowed ones of the moves, if any is; how many there are then."""
    kept = 0
    for k in range(count):
        kept += allowed[here + moves[k]]
    if kept == 0:
        return count
    kept = 0
    for k in range(count):
        if allowed[here + moves[k]]:
            moves[kept] = moves[k]
            kept += 1
    return kept


@compiled
def count_games(
    rows: Any,
    blank: Any,
    seed: int,
    row: int,
    first: int,
    copies: int,
    levels: NDArray[np.int8],
    marked: NDArray[np.bool_],
    allowed: NDArray[np.bool_],
    kinds: NDArray[np.int16],
    window: NDArray[np.bool_],
    looking: NDArray[np.bool_],
    most: int,
    moves: NDArray[np.int16],
    shares: NDArray[np.float64],
    scores: NDArray[np.int32],
    figures: NDArray[np.int32],
    pairs: NDArray[np.int64],
    sorts: NDArray[np.int64],
    unknown: NDArray[np.int64],
) -> int:
    """Play a game for each row of `figures`, numbered from `first`; how many were played. It is less where a pair came up
    that was not looked up: `unknown` has the number of the game and the step.

    Game n is deal n // copies in seating n % len(levels): `levels` says who sits where, `marked` which seats may choose
    only what is `allowed`, where they can. `sorts` counts, of each kind, the decisions in which it was there beside another
    kind, and those in which it was taken then.
    """
    actions = len(moves)
    there = np.zeros((shares.shape[1], len(kinds)), np.int32)
    taken = np.zeros((shares.shape[1], len(kinds)), np.int32)
    for i in range(len(figures)):
        number = first + i
        seating = number % len(levels)
        rows[0] = blank[0]
        s = rows[0]
        a, b, c = learners_key(seed, row, number // copies)
        rekey(s, a, b, c, 0)
        deal_keyed(s)
        steps = choices = turns = halves = bound = held_back = 0
        opener, turn_of, before = -1, -1, -1
        count = legal(s, moves)
        while count > 0 and steps < most:
            where = situation(s)
            here = where * actions
            seat = int(s.actor)
            for k in range(count):
                if kinds[here + moves[k]] == UNKNOWN:
                    unknown[0], unknown[1] = number, steps
                    return i
            if looking[where]:
                halves += LOOK
            elif window[where]:
                halves += ANSWERS if where != before else 0
            else:
                halves += BY_ITSELF if count == 1 else NEXT_STEP if seat == turn_of else FIRST_STEP
                turns += seat != turn_of
                turn_of = seat
                opener = seat if opener < 0 else opener
            before = where
            move = int(moves[0])
            if count > 1:
                choices += 1
                present = 0
                for k in range(count):
                    there[seat, here + moves[k]] += 1
                    present |= 1 << int(kinds[here + moves[k]])
                if marked[seating, seat]:
                    left = narrowed(moves, count, here, allowed)
                    held_back += left < count
                    count = left
                move = chosen(s, moves, count, levels[seating, seat])
                taken[seat, here + move] += 1
                if present & (present - 1):
                    for kind in range(sorts.shape[1]):
                        sorts[0, kind] += (present >> kind) & 1
                    sorts[1, kinds[here + move]] += 1
            steps += 1
            rekey(s, a, b, c, steps)
            play(s, move)
            ours = bounded(s)
            bound = ours if ours > 0 else bound
            count = legal(s, moves)
        result(s, shares[i])
        for seat in range(s.seats):
            scores[i, seat] = score(s, seat)
        line = figures[i]
        line[STEPS], line[CHOICES], line[TURNS], line[HALVES] = steps, choices, turns, halves
        line[OPENER], line[BOUND], line[HELD_BACK] = max(opener, 0), bound, held_back
        for seat in range(s.seats):
            add_up(there[seat], taken[seat], int(np.rint(shares[i, seat] * PARTS)), pairs)
    return len(figures)


@compiled
def add_up(there: NDArray[np.int32], taken: NDArray[np.int32], won: int, pairs: NDArray[np.int64]) -> None:
    """Add what one seat had and took in a game, and clear it for the next."""
    for pair in range(len(there)):
        if there[pair] > 0:
            pairs[THERE, pair] += there[pair]
            pairs[TAKEN, pair] += taken[pair]
            if taken[pair] > 0:
                pairs[GAMES_TAKEN, pair] += 1
                pairs[WON_TAKEN, pair] += won
            else:
                pairs[GAMES_LEFT, pair] += 1
                pairs[WON_LEFT, pair] += won
            there[pair] = taken[pair] = 0


@compiled
def play_logged(
    rows: Any,
    blank: Any,
    seed: int,
    row: int,
    number: int,
    level: int,
    most: int,
    moves: NDArray[np.int16],
    log: NDArray[np.int16],
) -> tuple[int, int]:
    """A game among players of a level, its decisions in `log`: how many, and how many of them were a choice."""
    rows[0] = blank[0]
    s = rows[0]
    a, b, c = learners_key(seed, row, number)
    rekey(s, a, b, c, 0)
    deal_keyed(s)
    steps = choices = 0
    count = legal(s, moves)
    while count > 0 and steps < most:
        move = int(moves[0])
        if count > 1:
            choices += 1
            move = chosen(s, moves, count, level)
        log[steps] = move
        steps += 1
        rekey(s, a, b, c, steps)
        play(s, move)
        count = legal(s, moves)
    return steps, choices
