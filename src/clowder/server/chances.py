"""How likely everybody was to win, step by step, and where a match turned: for replays of what is over.

From each position, with all cards where they really were, the match is played on many times by greedy players with other
luck; the share of these games that a seat wins is its chance. The luck follows from the match's seed, so that the same
match is always judged alike.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import numpy as np
from numpy.typing import NDArray
from starlette.requests import Request
from starlette.responses import Response

from clowder.bots.greedy import likeliest
from clowder.bots.position import seed_of
from clowder.engine.chance import reseed
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import estimate, legal, play, result
from clowder.engine.match import Match
from clowder.server.api import Answer, table_in, tables_of
from clowder.server.bodies import Chances, TurningPoint
from clowder.server.live import told
from clowder.server.minds import Minds
from clowder.server.openapi import operation
from clowder.server.replay import dealt_again, steps_again, to_show

GAMES = 400
"""Played on from each position: a chance is right to 0.025 or so."""
ALL_GAMES = 60_000
"""Played on from all positions together, at 10 to 40 µs each: a long match gets fewer for each position …"""
FEWEST = 20
"""… but not fewer than this."""
LONGEST = 3_000
"""Steps after which a game that was played on is judged as it stands."""
SLICE = 10
"""Positions that are judged in one go: bots who think in the same threads have their turn in between."""
TURNING_POINTS = 5
LEAST_CHANGE = 0.1
"""Of a chance, to be called a turning point: four times what sampling alone brings about."""
KEPT = 64
"""Matches whose chances are remembered."""


@operation(Chances)
async def show_chances(request: Request) -> Response:
    """How likely everybody was to win at every step of a match that is over, and where it turned."""
    _, match = await to_show(await table_in(request))
    judge: Judge = request.app.state.judge
    return Answer(await judge.chances(match, tables_of(request).minds))


class Judge:
    """Works out chances, one match at a time, and remembers the newest ones."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[str, int], asyncio.Task[Chances]] = OrderedDict()
        self.busy = asyncio.Lock()

    async def chances(self, match: Match, minds: Minds) -> Chances:
        """The chances of a match; whoever asks meanwhile waits for the same."""
        key = match.commitment, match.step
        if key not in self.known:
            self.known[key] = asyncio.create_task(self.work_out(match, minds))
            if len(self.known) > KEPT:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        try:
            return await asyncio.shield(self.known[key])
        except Exception:
            self.known.pop(key, None)  # the next one tries again
            raise

    async def work_out(self, match: Match, minds: Minds) -> Chances:
        """Judge every position, in the threads that bots think in."""
        in_thread = asyncio.get_running_loop().run_in_executor
        async with self.busy:
            rows, keys = await in_thread(minds.pool, positions, match)
            steps: list[list[float]] = []
            for first in range(0, len(rows), SLICE):
                steps += await in_thread(minds.pool, judged, match, rows, first)
        return Chances(games_each(len(rows)), steps, turning_points(steps, keys))


def positions(match: Match) -> tuple[Any, list[str | None]]:
    """The records from the deal to the end, and for each step after it the key of what was told of it."""
    again = dealt_again(match)
    rows = match.game.record.rows(match.step + 1)
    rows[0] = again.record
    keys: list[str | None] = []
    for step in steps_again(again, match.decisions):
        rows[again.step] = again.record
        keys.append(next((message["key"] for message in told(again, [step], None)), None))
    return rows, keys


def games_each(positions: int) -> int:
    """How many games are played on from each position."""
    return max(FEWEST, min(GAMES, ALL_GAMES // positions))


def judged(match: Match, rows: Any, first: int) -> list[list[float]]:
    """The chances in some positions, from the first on."""
    count = games_each(len(rows))
    seed = seed_of(match.seed, "chances")
    moves, room = np.zeros(match.game.actions, np.int16), match.game.record.rows(1)
    found = []
    for number in range(first, min(first + SLICE, len(rows))):
        won = np.zeros(match.players)
        play_on(rows[number : number + 1], room, seed + number * GAMES, count, moves, won)
        found.append([round(float(share) / count, 3) for share in won])
    return found


@compiled
def play_on(start: Any, room: Any, seed: int, count: int, moves: NDArray[np.int16], won: NDArray[np.float64]) -> None:
    """Play so many games from a position to the end, and add up what everybody won."""
    shares = np.zeros(len(won))
    for game in range(count):
        room[0] = start[0]
        s = room[0]
        reseed(s, seed + game)
        steps = 0
        choices = legal(s, moves)
        while choices > 0 and steps < LONGEST:
            play(s, likeliest(s, moves, choices) if choices > 1 else moves[0])
            choices = legal(s, moves)
            steps += 1
        if s.actor < 0:
            result(s, shares)
        else:
            estimate(s, shares)
        for seat in range(len(won)):
            won[seat] += shares[seat]


def turning_points(steps: list[list[float]], keys: list[str | None]) -> list[TurningPoint]:
    """The steps that changed somebody's chance most, in the order in which they were played."""
    found = []
    for number, key in enumerate(keys, 1):
        changes = [round(after - before, 3) for before, after in zip(steps[number - 1], steps[number], strict=True)]
        seat = max(range(len(changes)), key=lambda each: (abs(changes[each]), changes[each]))
        if abs(changes[seat]) >= LEAST_CHANGE:
            found.append(TurningPoint(number, seat, changes[seat], key))
    found.sort(key=lambda point: (-abs(point.change), point.step))
    return sorted(found[:TURNING_POINTS], key=lambda point: point.step)
