"""How lucky the cards were: at every step in which chance had a say, what came of it against what was to be expected.

The value of a position is what the game itself estimates of it, all cards open, as soon as the turn has been played on
greedily. Whether that judges well does not matter here: what a step brought is compared with what the same step brings on
average, by the same measure, so that good and bad luck even out over many games whatever the measure is. (Poker players
know this as variance-reduced evaluation.)
"""

from __future__ import annotations

import math
from collections.abc import Generator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.bots.greedy import likeliest
from clowder.bots.position import seed_of
from clowder.bots.reviewing.told import Luck, LuckyStep
from clowder.engine.blank import blank_rows
from clowder.engine.chance import reseed
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import deal, estimate, legal, play, result
from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.engine.record import Record

SOON = 8
"""Decisions of a turn that are played on before it is judged, at most."""
ALL_TRIES = 150_000
"""Other outcomes that are tried, for all steps together: a long match gets fewer for each step …"""
MOST_TRIES = 1_000
"""… a short one no more than this …"""
FEWEST_TRIES = 32
"""… and none fewer than this."""
LUCKIEST = 6
"""Steps that are told of."""
LEAST = 0.02
"""Of a chance, to be told of."""


def lucky(match: Match, rows: Any, seat: int) -> Generator[None, None, Luck]:
    """The luck of a seat in a match, whose records from the deal to its end these are."""
    game = match.game
    tries = min(MOST_TRIES, max(FEWEST_TRIES, ALL_TRIES // len(rows)))
    seed = seed_of("luck", match.commitment)
    room, moves, belongs = game.record.rows(2), np.zeros(game.actions, np.int16), what_counts(game)
    found = np.zeros(4)
    blank = blank_rows(game, match.players, match.options, match.deck, 1)
    judge_deal(blank, rows[:1], seat, seed, tries, room, moves, found)
    steps, variance = [LuckyStep(0, float(found[0] - found[1]))], float(found[2])
    yield
    for number, move in enumerate(match.decisions, 1):
        before, after = rows[number - 1 : number], rows[number : number + 1]
        judge_step(
            before, move, after, seat, seed + number * MOST_TRIES, tries, room, of_bytes(room), belongs, moves, found
        )
        if found[3]:
            steps.append(LuckyStep(number, float(found[0] - found[1])))
            variance += float(found[2])
        yield
    return summed_up(match, seat, steps, variance)


def summed_up(match: Match, seat: int, steps: list[LuckyStep], variance: float) -> Luck:
    """All of it together."""
    fair, share = 1 / match.players, None
    if match.over:
        shares = np.zeros(max(match.game.players[1], 6))
        match.game.rules.result(match.record, shares)
        share = float(shares[seat])
    dealt, drawn = steps[0].change, sum(step.change for step in steps[1:])
    told = sorted(steps, key=lambda step: (-abs(step.change), step.step))[:LUCKIEST]
    told = [LuckyStep(step.step, round(step.change, 3)) for step in told if abs(step.change) >= LEAST]
    return Luck(
        round(fair, 4),
        round(dealt, 4),
        round(drawn, 4),
        None if share is None else round(share - fair - dealt - drawn, 4),
        None if share is None else round(share, 4),
        round(math.sqrt(variance), 4),
        sorted(told, key=lambda step: step.step),
    )


def what_counts(game: Game) -> NDArray[np.bool_]:
    """Which bytes of a record say how things stand: not the generator's, and not the room between fields."""
    found = np.zeros(game.record.dtype.itemsize, np.bool_)
    for name, (kind, start, *_) in (game.record.dtype.fields or {}).items():
        found[start : start + kind.itemsize] = name != "chance"
    return found


def of_bytes(rows: Any) -> NDArray[np.uint8]:
    """The bytes of some records, a row for each."""
    return np.asarray(rows).view(np.uint8).reshape(len(rows), -1)


@compiled
def judge_deal(
    blank: Any,
    dealt: Any,
    seat: int,
    seed: int,
    tries: int,
    room: Any,
    moves: NDArray[np.int16],
    found: NDArray[np.float64],
) -> None:
    """What the deal is worth to the seat, what a deal is worth on average, and the variance of the difference."""
    shares = np.zeros(6)
    noted = np.zeros((2, 2))
    s = room[0]
    for k in range(tries):
        room[0] = dealt[0]
        reseed(s, seed + k)
        note(noted, 0, soon_worth(s, seat, moves, shares))
        room[0] = blank[0]
        deal(s, seed + k)
        note(noted, 1, soon_worth(s, seat, moves, shares))
    conclude(noted, tries, found)


@compiled
def judge_step(
    before: Any,
    move: int,
    after: Any,
    seat: int,
    seed: int,
    tries: int,
    room: Any,
    inside: NDArray[np.uint8],
    belongs: NDArray[np.bool_],
    moves: NDArray[np.int16],
    found: NDArray[np.float64],
) -> None:
    """The same of a step, and whether chance had a say in it at all. `inside` are the bytes of the room."""
    found[:] = 0
    shares = np.zeros(6)
    noted = np.zeros((2, 2))
    room[1] = after[0]
    s = room[0]
    for k in range(tries):
        room[0] = before[0]
        reseed(s, seed + k)
        play(s, move)
        for at in range(len(belongs)):
            if belongs[at] and inside[0, at] != inside[1, at]:
                found[3] = 1
                break
        note(noted, 1, soon_worth(s, seat, moves, shares))
        if found[3] == 0 and k == FEWEST_TRIES - 1:
            return  # chance has no say, or hardly ever
    if found[3] == 0:
        return
    for k in range(tries):
        room[0] = after[0]
        reseed(s, seed + k)
        note(noted, 0, soon_worth(s, seat, moves, shares))
    conclude(noted, tries, found)


@compiled
def soon_worth(s: Record, seat: int, moves: NDArray[np.int16], shares: NDArray[np.float64]) -> float:
    """What a position is worth to the seat once the turn has been played on."""
    actor = s.actor
    for _ in range(SOON):
        count = legal(s, moves) if s.actor == actor else 0
        if count == 0:
            break
        play(s, moves[0] if count == 1 else likeliest(s, moves, count))
    if s.actor < 0:
        result(s, shares)
    else:
        estimate(s, shares)
    return float(shares[seat])


@compiled
def note(noted: NDArray[np.float64], which: int, worth: float) -> None:
    """Add up worths and their squares."""
    noted[which, 0] += worth
    noted[which, 1] += worth**2


@compiled
def conclude(noted: NDArray[np.float64], tries: int, found: NDArray[np.float64]) -> None:
    """The two means, and the variance of their difference."""
    found[2] = 0
    for which in range(2):
        found[which] = noted[which, 0] / tries
        found[2] += max(0.0, noted[which, 1] / tries - found[which] ** 2) / tries
