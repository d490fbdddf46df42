"""What every request passes through: who may ask from where and how often, what went wrong in words, and the headers that
keep a page of ours from being used for anything else."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clowder.errors import ClowderError
from clowder.server.network.addresses import household
from clowder.server.network.api.answering import JsonAnswer, language_of
from clowder.server.network.credentials import SAFE
from clowder.server.network.limits import FLOOD_SECONDS, Budgets, Cost, Limits, Purse
from clowder.server.network.origins import Origins
from clowder.server.network.turns import Turns
from clowder.server.process.logs import log
from clowder.server.process.metrics import Metrics
from clowder.server.stores.base import StoreLost
from clowder.server.table.refusals import Refused, reason_given

HEADERS = [
    (b"content-security-policy", b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
     b"connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]  # fmt: skip

PLAYED_AGAIN = ("/replay", "/chances", "/review")
"""Addresses where a match is played again, as for a client that connects."""
LONGEST_PATH = 200
"""Characters; no address of ours is nearly as long …"""
LONGEST_QUERY = 500
"""… and nothing that may be asked of one."""


class Guard:
    """The middleware around everything."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: Origins, metrics: Metrics) -> None:
        self.app = app
        self.limits = limits
        self.origins = origins
        self.metrics = metrics
        self.budgets = Budgets(limits)
        self.turns = Turns(limits.at_once)
        self.connections: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request over HTTP."""
        request, began, status = Request(scope, receive), time.perf_counter(), 0
        purse = scope["purse"] = Purse(self.budgets, address_of(request))

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        try:
            check_length(request)
            await self.turns.wait(purse.address)
            await self.admit_in_time(request, purse)
            self.as_people_see_it(request)
            await self.app(scope, receive, sent)
        except ClientDisconnect:
            pass  # nobody is left to be answered
        except Exception as error:
            if status:
                raise
            await problem(error, request)(scope, receive, sent)
        finally:
            self.metrics.asked(scope["method"], status)
            milliseconds = round((time.perf_counter() - began) * 1000, 1)
            log.debug("request", extra={"method": scope["method"], "status": status, "milliseconds": milliseconds})

    async def admit_in_time(self, request: Request, purse: Purse) -> None:
        """Refuse those who must not ask. Who asks too often is told so after a while: to be refused costs, too."""
        try:
            self.admit(request, purse)
        except Refused as refused:
            if refused.status == 429:
                await asyncio.sleep(FLOOD_SECONDS)
            raise

    def admit(self, request: Request, purse: Purse) -> None:
        """Refuse strangers' pages and those who ask too often."""
        path = checked_path(request)
        if not path.startswith("/api/") and path != "/metrics":
            spend(purse, "pages")
            return
        spend(purse, "requests")
        self.origins.check_host(request)
        if request.method not in SAFE:
            self.origins.check_origin(request)
        if request.method == "POST" and (path == "/api/tables" or path.endswith("/rematch")):
            spend(purse, "tables")
        if path.startswith("/api/codes/"):
            spend(purse, "codes")
        if path in ("/api/chances", "/api/review"):
            spend(purse, "chances")
        if path.endswith("/replay"):
            spend(purse, "replays")
        if path.endswith("/hint"):
            spend(purse, "all_hints")
        if path.endswith(PLAYED_AGAIN):
            spend(purse, "handshakes")

    def as_people_see_it(self, request: Request) -> None:
        """Behind a proxy that speaks TLS for us, cookies are for TLS only, too."""
        request.scope["scheme"] = self.origins.seen_scheme(request) or request.scope["scheme"]

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A WebSocket, from the handshake to the end."""
        connection = HTTPConnection(scope)
        address = address_of(connection)
        purse = Purse(self.budgets, address)
        await self.turns.wait(address)
        try:
            checked_path(connection)
            self.origins.check_host(connection)
            self.origins.check_origin(connection)
            if self.connections[address] >= self.limits.connections:
                raise Refused("server-too-often", 429)
            spend(purse, "handshakes")
        except Refused as refused:
            await receive()
            if refused.status == 429:
                await asyncio.sleep(FLOOD_SECONDS)
            await deny(refused, connection, send)
            return
        answered = False

        async def sent(message: Message) -> None:
            nonlocal answered
            if message["type"] == "websocket.close" and not answered:  # nobody listens at that address
                await deny(Refused("server-no-such-address", 404), connection, send)
            else:
                await send(message)
            answered = True

        scope["purse"], scope["turns"] = purse, self.turns
        self.connections[address] += 1
        self.metrics.connected(1)
        try:
            await self.app(scope, receive, sent)
        except OSError:
            pass  # it is gone
        except Exception as error:
            log.exception("socket failed", extra={"why": type(error).__name__})
            with suppress(Exception):  # it may be gone, or closed already
                await send({"type": "websocket.close", "code": 1011})
        finally:
            self.metrics.connected(-1)
            self.connections[address] -= 1
            if not self.connections[address]:
                del self.connections[address]


def spend(purse: Purse, cost: Cost) -> None:
    """Refuse somebody whose budget for this is spent."""
    if not purse.take(cost):
        raise Refused("server-too-often", 429)


async def deny(refused: Refused, connection: HTTPConnection, send: Send) -> None:
    """Refuse a handshake, as HTTP does."""
    answer = problem(refused, connection)
    headers = [*answer.raw_headers, *HEADERS]
    await send({"type": "websocket.http.response.start", "status": answer.status_code, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": bytes(answer.body)})


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from. Behind a proxy that is trusted, uvicorn has put the real one here."""
    return household(connection.client.host if connection.client else "")


def checked_path(connection: HTTPConnection) -> str:
    """The address that is asked for, if it can be one of ours: no database has to hear of anything else."""
    path: str = connection.scope["path"]
    long = len(connection.scope["query_string"]) > LONGEST_QUERY
    if long:
        connection.scope["query_string"] = b""  # nobody looks for a language in it
    if long or len(path) > LONGEST_PATH or not (path.isascii() and path.isprintable()):
        raise Refused("server-no-such-address", 404)
    return path


def check_length(request: Request) -> None:
    """A request that says in two ways where it ends may end elsewhere for a proxy before us: what follows could be taken
    for another's request. It is refused, and the line is cut."""
    if "content-length" in request.headers and "transfer-encoding" in request.headers:
        raise Refused("server-two-lengths", 400)


def methods_at(routes: Iterable[BaseRoute], scope: Scope) -> set[str]:
    """What can be done at an address: nothing, if there is none such."""
    found: set[str] = set()
    for route in routes:
        match, below = route.matches(scope)
        if match != Match.NONE and isinstance(route, Mount):
            found |= methods_at(route.routes, {**scope, **below})
        elif match != Match.NONE and isinstance(route, Route):
            found |= route.methods or set()
    return found


def problem(error: Exception, request: HTTPConnection) -> Response:
    """What went wrong, for the one who asked."""
    if isinstance(error, StoreLost):
        error = Refused("server-store-lost", 503)
    elif not isinstance(error, ClowderError):
        log.exception("request failed", extra={"why": type(error).__name__}, exc_info=error)
        error = Refused("server-bug", 500)
    status = error.status if isinstance(error, Refused) else 422
    answer = JsonAnswer(reason_given(error, language_of(request)), status)
    if status == 429:
        answer.headers["retry-after"] = "1"
    if status == 400:
        answer.headers["connection"] = "close"
    return answer
