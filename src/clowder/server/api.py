"""The HTTP part of the protocol: making tables, finding them, sitting down at them. What happens at a table while it is
played goes over its WebSocket (sockets.py)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from clowder.engine.text import LANGUAGES
from clowder.server import bodies, requests, showing
from clowder.server.bodies import Fine, GameListed, MadeTable, NextTable, PublicTable, TableFound, TakenSeat
from clowder.server.covers import covers
from clowder.server.credentials import given_token, remember, token_in
from clowder.server.house import Tables
from clowder.server.live import LiveTable
from clowder.server.messages import Snapshot, You
from clowder.server.openapi import operation
from clowder.server.refusals import Refused
from clowder.server.rematch import rematch
from clowder.server.table import Table
from clowder.server.times import now
from clowder.server.tokens import hash_of, new_token

T = TypeVar("T")

LARGEST_BODY = 64 * 1024
"""Bytes; a deck of one's own is the largest thing anybody sends."""
LISTED = 50
"""Public tables that are listed."""

Handler = Callable[[Request], Awaitable[Response]]


class Answer(Response):
    """JSON, which nobody keeps: it is for one seat, at one moment."""

    media_type = "application/json"

    def __init__(self, content: Any, status_code: int = 200) -> None:
        super().__init__(msgspec.json.encode(content), status_code, {"cache-control": "no-store"})


async def read(request: Request, kind: type[T]) -> T:
    """The body of a request, checked."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise Refused("server-too-large", 413, most=LARGEST_BODY)
    if not body and kind is not bodies.NewTable:
        body = b"{}"
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as why:
        raise Refused("server-body", 422, reason=str(why)[:200]) from None


def language_of(request: HTTPConnection) -> str:
    """The language of the answer: what `lang` asks for, or the browser."""
    for wanted in (request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")):
        if wanted.strip()[:2].lower() in LANGUAGES:
            return wanted.strip()[:2].lower()
    return "en"


async def table_in(request: Request) -> LiveTable:
    """The table that the address names. Ask when the body is read: while somebody is still sending one, however slowly, the
    table may be put away."""
    return await tables_of(request).find(request.path_params["table"])


def tables_of(request: Request) -> Tables:
    """The tables of this server."""
    found: Tables = request.app.state.tables
    return found


@operation(list[GameListed])
async def list_games(request: Request) -> Response:
    """The games, their options and what those mean."""
    return Answer(covers(language_of(request), tables_of(request).minds.is_ready))


@operation(list[PublicTable])
async def list_tables(request: Request) -> Response:
    """Public tables that are not over."""
    found = await tables_of(request).store.public(LISTED)
    listed = []
    for each in found:
        listing = msgspec.json.decode(each.summary.listing)
        listed.append(PublicTable(each.table, each.code, status=each.summary.status, **listing))
    return Answer(listed)


@operation(MadeTable, 201, body=bodies.NewTable)
async def create_table(request: Request) -> Response:
    """A new table. Whoever makes it is its host."""
    asked, tables = await read(request, bodies.NewTable), tables_of(request)
    names = asked.names if asked.name is None else [asked.name, *asked.names]
    free = asked.players - len(asked.bots) - len(names)
    if free < 0:
        raise Refused("table-too-many", 422, players=asked.players)
    for level in asked.bots:
        requests.checked_level(level)
    requests.check_names(names)
    if asked.start and free:
        raise Refused("table-not-full", free=free)
    table, token = await tables.create(asked.game, asked.players, asked.options, asked.deck, asked.manners)
    live, host = await tables.find(table), hash_of(token)
    tokens = [token if seat == 0 and asked.name is not None else new_token() for seat in range(len(names))]
    for seat, name in enumerate(names):
        await live.act(partial(requests.sit, seat=seat, name=name, token=hash_of(tokens[seat])))
    for number, level in enumerate(asked.bots):
        seat = asked.players - len(asked.bots) + number
        await live.act(partial(requests.seat_bot, seat=seat, level=level, token=host))
    if asked.start:
        await start_match(tables, live, host)
    answer = Answer(MadeTable(table, live.table.code, token, None if asked.name is None else 0, tokens), 201)
    remember(answer, request, table, token)
    return answer


@operation(TableFound)
async def find_code(request: Request) -> Response:
    """The table with a code."""
    table = await tables_of(request).store.find(request.path_params["code"].upper())
    if table is None:
        raise Refused("table-no-such-code", 404)
    return Answer(TableFound(table))


@operation(Snapshot)
async def show_table(request: Request) -> Response:
    """A table as the asker may see it."""
    live = await table_in(request)
    async with live.lock:
        await live.settle_doubt()
        table, token = live.table, token_in(request)
        seat = table.holder(token)
        you = You(seat, token is not None and token == table.host)
        return Answer(
            Snapshot(table.number, now(), you, showing.table_shown(table), showing.turn(table), showing.view(table, seat))
        )


@operation(TakenSeat, 201, body=bodies.Sitting)
async def sit_down(request: Request) -> Response:
    """Take a free seat."""
    asked, live = await read(request, bodies.Sitting), await table_in(request)
    given, seat, who = given_token(request), int(request.path_params["seat"]), token_in(request)
    watching_host = who == live.table.host and live.table.holder(who) is None  # who stays the host on a seat
    token = given if given is not None and watching_host else new_token()
    await live.act(partial(requests.sit, seat=seat, name=asked.name, token=hash_of(token)))
    answer = Answer(TakenSeat(seat, token), 201)
    remember(answer, request, live.table.table, token)
    return answer


@operation(Fine, who="player")
async def free_seat(request: Request) -> Response:
    """Leave before the start or, as the host, free any seat."""
    live = await table_in(request)
    act = partial(requests.vacate, seat=int(request.path_params["seat"]), token=token_in(request))
    return Answer(Fine(await live.act(act)))


@operation(Fine, body=bodies.BotWanted, who="player")
async def seat_bot(request: Request) -> Response:
    """The host puts a bot on a seat that is free, or changes its level."""
    asked, live = await read(request, bodies.BotWanted), await table_in(request)
    seat = int(request.path_params["seat"])
    return Answer(Fine(await live.act(partial(requests.seat_bot, seat=seat, level=asked.level, token=token_in(request)))))


@operation(TakenSeat, 201, who="player")
async def new_link(request: Request) -> Response:
    """A new token for a person's seat; the old one is void from now on."""
    live, token, seat = await table_in(request), new_token(), int(request.path_params["seat"])
    await live.act(partial(requests.reissue, seat=seat, fresh=hash_of(token), token=token_in(request)))
    return Answer(TakenSeat(seat, token), 201)


@operation(Fine, who="bearer")
async def keep_token(request: Request) -> Response:
    """Put the token of the Authorization header into a cookie, for a browser that got it from a link."""
    live, token = await table_in(request), token_in(request)
    requests.seat_of(live.table, token)
    answer = Answer(Fine(live.table.number))
    if (given := given_token(request)) is not None:
        remember(answer, request, live.table.table, given)
    return answer


@operation(Fine, who="player")
async def sit_in(request: Request) -> Response:
    """The host lets a bot play for somebody who is away."""
    live, seat = await table_in(request), int(request.path_params["seat"])
    return Answer(Fine(await live.act(partial(requests.send_in_bot, seat=seat, token=token_in(request)))))


@operation(Fine, body=bodies.WordGiven, who="player")
async def add_word(request: Request) -> Response:
    """A player adds something to the seed."""
    asked, live = await read(request, bodies.WordGiven), await table_in(request)
    return Answer(Fine(await live.act(partial(requests.add_word, word=asked.word, token=token_in(request)))))


@operation(Fine, body=bodies.BotWanted, who="player")
async def fill_up(request: Request) -> Response:
    """The host fills every free seat with a bot."""
    asked, live, token = await read(request, bodies.BotWanted), await table_in(request), token_in(request)
    requests.by_the_host(live.table, token)
    for bot in requests.fill(live.table, asked.level, token):
        await live.act(partial(requests.seat_bot, seat=bot.seat, level=bot.level, token=token))
    return Answer(Fine(live.table.number))


@operation(Fine, who="player")
async def start(request: Request) -> Response:
    """The host deals."""
    live = await table_in(request)
    return Answer(Fine(await start_match(tables_of(request), live, token_in(request))))


async def start_match(tables: Tables, live: LiveTable, token: str | None) -> int:
    """Deal, once the rules are compiled."""
    requests.start(live.table, token)
    await tables.minds.ready(live.table.game)
    live = await tables.find(live.table.table)  # it may have been put away meanwhile
    return await live.act(partial(requests.start, token=token))


@operation(Fine, who="player")
async def close_table(request: Request) -> Response:
    """The host gives the table up."""
    live = await table_in(request)
    return Answer(Fine(await live.act(partial(requests.close, token=token_in(request)))))


@operation(NextTable, 201, who="player")
async def play_again(request: Request) -> Response:
    """The table of the rematch."""
    live = await table_in(request)
    new = await rematch(tables_of(request), live, token_in(request))
    answer = Answer(NextTable(new.table.table, new.table.code), 201)
    if (given := given_token(request)) is not None:
        remember(answer, request, new.table.table, given)
    return answer


async def over(live: LiveTable) -> Table:
    """The table, if what was played at it is no secret any more."""
    async with live.lock:
        await live.settle_doubt()
        if live.table.match is None or not live.table.over:
            raise Refused("table-not-over")
        return live.table


@operation(dict[str, Any])
async def download(request: Request) -> Response:
    """The record of a match that was finished, or given up."""
    table = await over(await table_in(request))
    answer = Answer(table.record())
    answer.headers["content-disposition"] = f'attachment; filename="clowder-{table.game}-{table.code}.json"'
    return answer
