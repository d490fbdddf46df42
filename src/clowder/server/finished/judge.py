"""Works out the chances of matches that are over, position by position, in the threads that bots think in: they, and what
others want to know, have their turns in between."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Generator
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
from clowder.server.network.api.answering import JsonAnswer, aside, purse_of, read, table_in, tables_of, while_there
from clowder.server.network.api.bodies import Chances
from clowder.server.network.api.openapi import operation
from clowder.server.table.refusals import Refused

KEPT = 64
"""Matches whose chances are remembered."""
MOST_SENT = ALL_GAMES // FEWEST - 1
"""Steps of a record that somebody sends: so no more games are played on for it than for any match among people."""
WAITING = 4
"""Matches that may be waited for when such a record comes: whoever played here has the first turn."""


@operation(Chances)
async def show_chances(request: Request) -> Response:
    """How likely everybody was to win at every step of a match that is over, and where it turned."""
    _, match = await to_show(await table_in(request))
    judge: Judge = request.app.state.judge
    if not judge.knows(match) and not purse_of(request).take("chances"):
        raise Refused("server-too-often", 429)
    return await judged_for(request, match)


@operation(Chances, body=bodies.MatchRecord)
async def show_record_chances(request: Request) -> Response:
    """The same for a record that somebody kept, checked as `clowder verify` does."""
    record = await read(request, bodies.MatchRecord)
    await compiled_for(request, record)
    match, _ = await aside(request, match_of_record(record, MOST_SENT, "server-chances-long"))
    judge: Judge = request.app.state.judge
    judge.check_patience(match)
    return await judged_for(request, match)


async def judged_for(request: Request, match: Match) -> Response:
    """The chances of a match, if whoever asks waits for them."""
    judge: Judge = request.app.state.judge
    work = judge.chances(match, tables_of(request).bot_pool, purse_of(request).address)
    return JsonAnswer(await while_there(request, work))


class Judge:
    """Works out chances, and remembers the newest ones."""

    def __init__(self) -> None:
        self.known: OrderedDict[bytes, asyncio.Task[Chances]] = OrderedDict()
        self.waiting: Counter[bytes] = Counter()
        """How many wait for each."""

    async def chances(self, match: Match, bot_pool: BotPool, who: str = "") -> Chances:
        """The chances of a match; whoever asks meanwhile waits for the same. When nobody does any more, it is given up."""
        key = key_of(match)
        if key not in self.known:
            self.known[key] = asyncio.create_task(bot_pool.turns.do(who, worked_out(match)))
            if len(self.known) > KEPT:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        work = self.known[key]
        self.waiting[key] += 1
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            if self.waiting[key] == 1 and not work.done():
                work.cancel()
                self.known.pop(key, None)
            raise
        except Exception:
            self.known.pop(key, None)  # the next one tries again
            raise
        finally:
            self.waiting[key] -= 1
            if not self.waiting[key]:
                del self.waiting[key]

    def knows(self, match: Match) -> bool:
        """Whether they are worked out, or about to be."""
        return key_of(match) in self.known

    def check_patience(self, match: Match) -> None:
        """Refuse a match that is not known where too many are waited for already."""
        if not self.knows(match) and sum(not task.done() for task in self.known.values()) >= WAITING:
            raise Refused("server-chances-busy", 503)


def worked_out(match: Match) -> Generator[None, None, Chances]:
    """Judge every position."""
    rows, keys = yield from positions(match)
    steps = yield from judged(match, rows)
    return Chances(games_each(len(rows)), steps, turning_points(steps, keys))


def key_of(match: Match) -> bytes:
    """Two matches are the same if all of them is: somebody may send the seed of another match with other decisions."""
    return blake2b(msgspec.json.encode(match.export(), order="deterministic")).digest()
