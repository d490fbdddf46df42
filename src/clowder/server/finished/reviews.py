"""Reviews of matches that are over: each decision of a seat, judged from what it knew then (bots/reviewing)."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from clowder.bots.reviewing.review import reviewing
from clowder.bots.reviewing.told import Review
from clowder.engine.match import Match
from clowder.server.finished.judge import MOST_SENT
from clowder.server.finished.kept_work import KeptWork, key_of
from clowder.server.finished.replay import compiled_for, match_of_record, to_show
from clowder.server.live.bot_pool import BotPool
from clowder.server.network.api import bodies
from clowder.server.network.api.answering import JsonAnswer, aside, purse_of, read, table_in, tables_of, while_there
from clowder.server.network.api.openapi import operation, query
from clowder.server.table.refusals import Refused

SEAT = query("seat", "Whose decisions are judged: a seat, counted from 0", {"type": "integer", "minimum": 0, "maximum": 9})


@operation(Review)
async def show_review(request: Request) -> Response:
    """How a seat played a match that is over: each of its decisions, judged from what it knew then, and its luck."""
    _, match = await to_show(await table_in(request))
    seat = seat_of(match, str(request.path_params["seat"]), 404)
    reviewer: Reviewer = request.app.state.reviewer
    if not reviewer.knows(key_of(match, seat)) and not purse_of(request).take("chances"):
        raise Refused("server-too-often", 429)
    return await reviewed_for(request, match, seat)


@operation(Review, body=bodies.MatchRecord, queries=(SEAT,))
async def show_record_review(request: Request) -> Response:
    """The same for a record that somebody kept, checked as `clowder verify` does."""
    record = await read(request, bodies.MatchRecord)
    await compiled_for(request, record)
    match, _ = await aside(request, match_of_record(record, MOST_SENT, "server-review-long"))
    seat = seat_of(match, request.query_params.get("seat", "0"), 422)
    reviewer: Reviewer = request.app.state.reviewer
    reviewer.check_patience(key_of(match, seat))
    return await reviewed_for(request, match, seat)


def seat_of(match: Match, asked: str, status: int) -> int:
    """The seat that is asked for."""
    if not asked.isascii() or not asked.isdigit() or len(asked) > 2 or int(asked) >= match.players:
        raise Refused("error-no-such-seat", status, seat=asked[:20], last=match.players - 1)
    return int(asked)


async def reviewed_for(request: Request, match: Match, seat: int) -> Response:
    """The review of a match, if whoever asks waits for it."""
    reviewer: Reviewer = request.app.state.reviewer
    work = reviewer.review(match, seat, tables_of(request).bot_pool, purse_of(request).address)
    return JsonAnswer(await while_there(request, work))


class Reviewer(KeptWork[Review]):
    """Works out reviews."""

    busy = "server-review-busy"

    async def review(self, match: Match, seat: int, bot_pool: BotPool, who: str = "") -> Review:
        """A match as this seat played it."""
        return await self.done(key_of(match, seat), lambda: reviewing(match, seat), bot_pool.turns, who)
