"""The HTTP part of the protocol: making tables, finding them, sitting down at them. What happens at a table while it is
played goes over its WebSocket (wire/sockets.py)."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from clowder.server.live import creation
from clowder.server.live.live_table import LiveTable
from clowder.server.live.rematch import rematch
from clowder.server.live.tables import Tables
from clowder.server.network.api import bodies
from clowder.server.network.api.answering import JsonAnswer, language_of, over, read, table_in, tables_of
from clowder.server.network.api.bodies import Fine, GameListed, MadeTable, NextTable, PublicTable, TableFound, TakenSeat
from clowder.server.network.api.covers import covers
from clowder.server.network.api.openapi import operation
from clowder.server.network.credentials import given_token, remember, token_in
from clowder.server.network.wire import showing
from clowder.server.network.wire.from_server import Snapshot
from clowder.server.process.times import now
from clowder.server.table import allowed, asking
from clowder.server.table.refusals import Refused
from clowder.server.table.tokens import hash_of, new_token

LISTED = 50
"""Public tables that are listed."""


@operation(list[GameListed])
async def list_games(request: Request) -> Response:
    """The games, their options and what those mean."""
    return JsonAnswer(covers(language_of(request), tables_of(request).bot_pool.is_ready))


@operation(list[PublicTable])
async def list_tables(request: Request) -> Response:
    """Public tables that are not over."""
    found = await tables_of(request).store.public(LISTED)
    listed = []
    for each in found:
        listing = msgspec.json.decode(each.summary.listing)
        known = {"table": each.table, "code": each.code, "status": each.summary.status}
        listed.append(msgspec.convert(known | listing, PublicTable))
    return JsonAnswer(listed)


@operation(MadeTable, 201, body=bodies.NewTable)
async def create_table(request: Request) -> Response:
    """A new table. Whoever makes it is its host."""
    asked, tables = await read(request, bodies.NewTable), tables_of(request)
    names = asked.names if asked.name is None else [asked.name, *asked.names]
    free = asked.players - len(asked.bots) - len(names)
    if free < 0:
        raise Refused("table-too-many", 422, players=asked.players)
    for level in asked.bots:
        allowed.checked_level(level)
    allowed.check_names(names)
    if asked.start and free:
        raise Refused("table-not-full", free=free)
    table, token = await creation.create(tables.store, asked.game, asked.players, asked.options, asked.deck, asked.settings)
    live, host = await tables.find(table), hash_of(token)
    tokens = [token if seat == 0 and asked.name is not None else new_token() for seat in range(len(names))]
    for seat, name in enumerate(names):
        cat = asked.cat if seat == 0 else None
        await live.act(partial(allowed.sit, seat=seat, name=name, token=hash_of(tokens[seat]), cat=cat))
    for number, level in enumerate(asked.bots):
        seat = asked.players - len(asked.bots) + number
        await live.act(partial(allowed.seat_bot, seat=seat, level=level, token=host))
    if asked.start:
        await start_match(tables, live, host)
    answer = JsonAnswer(MadeTable(table, live.table.code, token, None if asked.name is None else 0, tokens), 201)
    remember(answer, request, table, token)
    return answer


@operation(TableFound)
async def find_code(request: Request) -> Response:
    """The table with a code."""
    table = await tables_of(request).store.find(request.path_params["code"].upper())
    if table is None:
        raise Refused("table-no-such-code", 404)
    return JsonAnswer(TableFound(table))


@operation(Snapshot)
async def show_table(request: Request) -> Response:
    """A table as the asker may see it."""
    live = await table_in(request)
    async with live.lock:
        await live.settle_doubt()
        table, token = live.table, token_in(request)
        seat = table.holder(token)
        you = showing.you(table, token, seat)
        return JsonAnswer(
            Snapshot(table.number, now(), you, showing.table_shown(table), showing.turn(table), showing.view(table, seat))
        )


@operation(TakenSeat, 201, body=bodies.Sitting)
async def sit_down(request: Request) -> Response:
    """Take a free seat."""
    asked, live = await read(request, bodies.Sitting), await table_in(request)
    given, seat, who = given_token(request), int(request.path_params["seat"]), token_in(request)
    watching_host = who == live.table.host and live.table.holder(who) is None  # who stays the host on a seat
    token = given if given is not None and watching_host else new_token()
    await live.act(partial(allowed.sit, seat=seat, name=asked.name, token=hash_of(token), cat=asked.cat))
    answer = JsonAnswer(TakenSeat(seat, token), 201)
    remember(answer, request, live.table.table, token)
    return answer


@operation(Fine, who="player")
async def free_seat(request: Request) -> Response:
    """Leave before the start or, as the host, free any seat."""
    live = await table_in(request)
    act = partial(allowed.vacate, seat=int(request.path_params["seat"]), token=token_in(request))
    return JsonAnswer(Fine(await live.act(act)))


@operation(Fine, body=bodies.BotWanted, who="player")
async def seat_bot(request: Request) -> Response:
    """The host puts a bot on a seat that is free, or changes its level."""
    asked, live = await read(request, bodies.BotWanted), await table_in(request)
    seat = int(request.path_params["seat"])
    return JsonAnswer(
        Fine(await live.act(partial(allowed.seat_bot, seat=seat, level=asked.level, token=token_in(request))))
    )


@operation(bodies.AskedSeat, 201, body=bodies.SeatWanted)
async def ask_for_seat(request: Request) -> Response:
    """Ask for the seat of somebody who is away, having lost its token; everybody at the table is told."""
    asked, live = await read(request, bodies.SeatWanted), await table_in(request)
    given, seat, who = given_token(request), int(request.path_params["seat"]), token_in(request)
    watching_host = who == live.table.host and live.table.holder(who) is None  # who stays the host on a seat
    token = given if given is not None and watching_host else new_token()
    await live.act(partial(asking.ask, seat=seat, name=asked.name, fresh=hash_of(token), token=who, at=now()))
    answer = JsonAnswer(bodies.AskedSeat(seat, token), 201)
    remember(answer, request, live.table.table, token)
    return answer


@operation(Fine, who="player")
async def agree_to_seat(request: Request) -> Response:
    """Let somebody who asked for a seat have it, as far as oneself is concerned."""
    live, seat = await table_in(request), int(request.path_params["seat"])
    return JsonAnswer(Fine(await live.act(partial(asking.agree, seat=seat, token=token_in(request)))))


@operation(Fine, who="player")
async def refuse_seat(request: Request) -> Response:
    """Do not let somebody who asked for a seat have it; or, as whoever asked, do not want it any more."""
    live, seat = await table_in(request), int(request.path_params["seat"])
    return JsonAnswer(Fine(await live.act(partial(asking.refuse, seat=seat, token=token_in(request)))))


@operation(TakenSeat, 201, who="player")
async def new_link(request: Request) -> Response:
    """A new token for one's own seat; the old one is void from now on."""
    live, token, seat = await table_in(request), new_token(), int(request.path_params["seat"])
    await live.act(partial(allowed.reissue, seat=seat, fresh=hash_of(token), token=token_in(request)))
    return JsonAnswer(TakenSeat(seat, token), 201)


@operation(Fine, who="bearer")
async def keep_token(request: Request) -> Response:
    """Put the token of the Authorization header into a cookie, for a browser that got it from a link."""
    live, token = await table_in(request), token_in(request)
    allowed.seat_of(live.table, token)
    answer = JsonAnswer(Fine(live.table.number))
    if (given := given_token(request)) is not None:
        remember(answer, request, live.table.table, given)
    return answer


@operation(Fine, who="player")
async def sit_in(request: Request) -> Response:
    """The host lets a bot play for somebody who is away."""
    live, seat = await table_in(request), int(request.path_params["seat"])
    return JsonAnswer(Fine(await live.act(partial(allowed.send_in_bot, seat=seat, token=token_in(request)))))


@operation(Fine, body=bodies.WordGiven, who="player")
async def add_word(request: Request) -> Response:
    """A player adds something to the seed."""
    asked, live = await read(request, bodies.WordGiven), await table_in(request)
    return JsonAnswer(Fine(await live.act(partial(allowed.add_word, word=asked.word, token=token_in(request)))))


@operation(Fine, body=bodies.CatWanted, who="player")
async def choose_cat(request: Request) -> Response:
    """A player looks like another cat, before a game or after it."""
    asked, live = await read(request, bodies.CatWanted), await table_in(request)
    return JsonAnswer(Fine(await live.act(partial(allowed.choose_cat, cat=asked.cat, token=token_in(request)))))


@operation(Fine, body=bodies.BeginnerWanted, who="player")
async def name_beginner(request: Request) -> Response:
    """A player is to begin: oneself or, as the host says, anybody; or nobody in particular."""
    asked, live = await read(request, bodies.BeginnerWanted), await table_in(request)
    return JsonAnswer(Fine(await live.act(partial(allowed.name_beginner, seat=asked.seat, token=token_in(request)))))


@operation(Fine, body=bodies.BotWanted, who="player")
async def fill_up(request: Request) -> Response:
    """The host fills every free seat with a bot."""
    asked, live, token = await read(request, bodies.BotWanted), await table_in(request), token_in(request)
    allowed.by_the_host(live.table, token)
    for bot in allowed.fill(live.table, asked.level, token):
        await live.act(partial(allowed.seat_bot, seat=bot.seat, level=bot.level, token=token))
    return JsonAnswer(Fine(live.table.number))


@operation(Fine, who="player")
async def start(request: Request) -> Response:
    """The host deals."""
    live = await table_in(request)
    return JsonAnswer(Fine(await start_match(tables_of(request), live, token_in(request))))


async def start_match(tables: Tables, live: LiveTable, token: str | None) -> int:
    """Deal, once the rules are compiled."""
    allowed.start(live.table, token)
    await tables.bot_pool.ready(live.table.game)
    live = await tables.find(live.table.table)  # it may have been put away meanwhile
    return await live.act(partial(allowed.start, token=token))


@operation(Fine, who="player")
async def close_table(request: Request) -> Response:
    """The host gives the table up."""
    live = await table_in(request)
    return JsonAnswer(Fine(await live.act(partial(allowed.close, token=token_in(request)))))


@operation(NextTable, 201, who="player")
async def play_again(request: Request) -> Response:
    """The table of the rematch."""
    live = await table_in(request)
    new = await rematch(tables_of(request), live, token_in(request))
    answer = JsonAnswer(NextTable(new.table.table, new.table.code), 201)
    if (given := given_token(request)) is not None:
        remember(answer, request, new.table.table, given)
    return answer


@operation(dict[str, Any])
async def download(request: Request) -> Response:
    """The record of a match that was finished, or given up."""
    table = await over(await table_in(request))
    answer = JsonAnswer(table.record())
    answer.headers["content-disposition"] = f'attachment; filename="clowder-{table.game}-{table.code}.json"'
    return answer
