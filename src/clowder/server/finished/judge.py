"""Works out the chances of matches that are over, one match at a time, in the threads that bots think in."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import blake2b

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from clowder.engine.match import Match
from clowder.server.finished.chances import ALL_GAMES, FEWEST, games_each, judged, positions
from clowder.server.finished.replay import compiled_for, match_of_record, to_show
from clowder.server.finished.turning import turning_points
from clowder.server.live.bot_pool import BotPool
from clowder.server.network.api import bodies
from clowder.server.network.api.answering import JsonAnswer, read, table_in, tables_of
from clowder.server.network.api.bodies import Chances
from clowder.server.network.api.openapi import operation
from clowder.server.table.refusals import Refused

KEPT = 64
"""Matches whose chances are remembered."""
SLICE = 10
"""Positions that are judged in one go: bots who think in the same threads have their turn in between."""
MOST_SENT = ALL_GAMES // FEWEST - 1
"""Steps of a record that somebody sends: so no more games are played on for it than for any match among people."""
WAITING = 4
"""Matches that may be waited for when such a record comes: whoever played here has the first turn."""


@operation(Chances)
async def show_chances(request: Request) -> Response:
    """How likely everybody was to win at every step of a match that is over, and where it turned."""
    _, match = await to_show(await table_in(request))
    judge: Judge = request.app.state.judge
    return JsonAnswer(await judge.chances(match, tables_of(request).bot_pool))


@operation(Chances, body=bodies.MatchRecord)
async def show_record_chances(request: Request) -> Response:
    """The same for a record that somebody kept, checked as `clowder verify` does."""
    record = await read(request, bodies.MatchRecord)
    await compiled_for(request, record)
    match, _ = await asyncio.to_thread(match_of_record, record, MOST_SENT, "server-chances-long")
    judge: Judge = request.app.state.judge
    judge.check_patience(match)
    return JsonAnswer(await judge.chances(match, tables_of(request).bot_pool))


class Judge:
    """Works out chances, one match at a time, and remembers the newest ones."""

    def __init__(self) -> None:
        self.known: OrderedDict[bytes, asyncio.Task[Chances]] = OrderedDict()
        self.busy = asyncio.Lock()

    async def chances(self, match: Match, bot_pool: BotPool) -> Chances:
        """The chances of a match; whoever asks meanwhile waits for the same."""
        key = key_of(match)
        if key not in self.known:
            self.known[key] = asyncio.create_task(self.work_out(match, bot_pool))
            if len(self.known) > KEPT:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        try:
            return await asyncio.shield(self.known[key])
        except Exception:
            self.known.pop(key, None)  # the next one tries again
            raise

    def check_patience(self, match: Match) -> None:
        """Refuse a match that is not known where too many are waited for already."""
        if key_of(match) not in self.known and sum(not task.done() for task in self.known.values()) >= WAITING:
            raise Refused("server-chances-busy", 503)

    async def work_out(self, match: Match, bot_pool: BotPool) -> Chances:
        """Judge every position, in the threads that bots think in."""
        in_thread = asyncio.get_running_loop().run_in_executor
        async with self.busy:
            rows, keys = await in_thread(bot_pool.pool, positions, match)
            steps: list[list[float]] = []
            for first in range(0, len(rows), SLICE):
                steps += await in_thread(bot_pool.pool, judged, match, rows, first, SLICE)
        return Chances(games_each(len(rows)), steps, turning_points(steps, keys))


def key_of(match: Match) -> bytes:
    """Two matches are the same if all of them is: somebody may send the seed of another match with other decisions."""
    return blake2b(msgspec.json.encode(match.export(), order="deterministic")).digest()
