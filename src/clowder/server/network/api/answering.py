"""What every handler needs: to read what it was asked, find the table that it is about, and answer in JSON."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from clowder.engine.text import LANGUAGES
from clowder.server.live.fair_pool import Work
from clowder.server.live.live_table import LiveTable
from clowder.server.live.tables import Tables
from clowder.server.network.api import bodies
from clowder.server.network.limits import Purse
from clowder.server.table.refusals import Refused
from clowder.server.table.table import Table

T = TypeVar("T")

LARGEST_BODY = 64 * 1024
"""Bytes; a deck of one's own is the largest thing anybody sends."""
LONGEST_LANGUAGES = 200
"""Characters of what a browser says it reads."""


class JsonAnswer(Response):
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
    accepted = request.headers.get("accept-language", "")[:LONGEST_LANGUAGES]
    for wanted in (request.query_params.get("lang", ""), *accepted.split(",")):
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


def purse_of(request: Request) -> Purse:
    """What whoever asks may still ask for."""
    found: Purse = request.scope["purse"]
    return found


async def aside(request: Request, work: Work[T]) -> T:
    """Have something worked out off the event loop, in turn with what others want, for as long as whoever asked for it is
    there."""
    return await while_there(request, tables_of(request).side_work.do(purse_of(request).address, work))


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Wait for something that is given up when whoever asked for it is gone."""
    doing, leaving = asyncio.ensure_future(work), asyncio.ensure_future(gone(request))
    try:
        await asyncio.wait({doing, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise ClientDisconnect
        return doing.result()
    finally:
        doing.cancel()
        leaving.cancel()


async def gone(request: Request) -> None:
    """Until whoever asked has hung up. Everything they sent was read before."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def over(live: LiveTable) -> Table:
    """The table, if what was played at it is no secret any more."""
    async with live.lock:
        await live.settle_doubt()
        if live.table.match is None or not live.table.over:
            raise Refused("table-not-over")
        return live.table
