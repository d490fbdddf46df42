"""Works out the chances of matches that are over, position by position, in the threads that bots think in: they, and what
others want to know, have their turns in between."""

from __future__ import annotations

from collections.abc import Generator

from starlette.requests import Request
from starlette.responses import Response

from clowder.engine.match import Match
from clowder.server.finished.chances import ALL_GAMES, FEWEST, games_for, judged, positions
from clowder.server.finished.kept_work import KeptWork, key_of
from clowder.server.finished.replay import compiled_for, match_of_record, to_show
from clowder.server.finished.turning import turning_points
from clowder.server.live.bot_pool import BotPool
from clowder.server.network.api import bodies
from clowder.server.network.api.answering import JsonAnswer, aside, purse_of, read, table_in, tables_of, while_there
from clowder.server.network.api.bodies import Chances
from clowder.server.network.api.openapi import operation
from clowder.server.table.refusals import Refused

MOST_SENT = ALL_GAMES // FEWEST - 1
"""Steps of a record that somebody sends: so no more games are played on for it than for any match among people."""


@operation(Chances)
async def show_chances(request: Request) -> Response:
    """How likely everybody was to win at every step of a match that is over, and where it turned."""
    _, match = await to_show(await table_in(request))
    judge: Judge = request.app.state.judge
    if not judge.knows(key_of(match)) and not purse_of(request).take("chances"):
        raise Refused("server-too-often", 429)
    return await judged_for(request, match)


@operation(Chances, body=bodies.MatchRecord)
async def show_record_chances(request: Request) -> Response:
    """The same for a record that somebody kept, checked as `clowder verify` does."""
    record = await read(request, bodies.MatchRecord)
    await compiled_for(request, record)
    match, _ = await aside(request, match_of_record(record, MOST_SENT, "server-chances-long"))
    judge: Judge = request.app.state.judge
    judge.check_patience(key_of(match))
    return await judged_for(request, match)


async def judged_for(request: Request, match: Match) -> Response:
    """The chances of a match, if whoever asks waits for them."""
    judge: Judge = request.app.state.judge
    work = judge.chances(match, tables_of(request).bot_pool, purse_of(request).address)
    return JsonAnswer(await while_there(request, work))


class Judge(KeptWork[Chances]):
    """Works out chances."""

    busy = "server-chances-busy"

    async def chances(self, match: Match, bot_pool: BotPool, who: str = "") -> Chances:
        """The chances of a match."""
        return await self.done(key_of(match), lambda: worked_out(match), bot_pool.turns, who)


def worked_out(match: Match) -> Generator[None, None, Chances]:
    """Judge every position."""
    rows, keys = yield from positions(match)
    steps = yield from judged(match, rows)
    return Chances(games_for(match), steps, turning_points(steps, keys))
