"""What every request passes through: who may ask from where and how often, what went wrong in words, and the headers that
keep a page of ours from being used for anything else."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clowder.errors import ClowderError
from clowder.server.api import Answer, language_of
from clowder.server.bodies import Problem
from clowder.server.credentials import SAFE, check_origin
from clowder.server.limits import Buckets, Limits
from clowder.server.logs import log
from clowder.server.metrics import Metrics
from clowder.server.refusals import Refused, told
from clowder.server.stores.base import StoreLost

HEADERS = [
    (b"content-security-policy", b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
     b"connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]  # fmt: skip

PLAYED_AGAIN = ("/replay", "/chances")
"""Addresses where a match is played again, as for a client that connects."""
LONGEST_PATH = 200
"""Characters; no address of ours is nearly as long."""
IPV6_NETWORK = 64
"""Bits that one household shares: with IPv6 everybody has more addresses than anybody can count."""


class Guard:
    """The middleware around everything."""

    def __init__(self, app: ASGIApp, limits: Limits, public_url: str | None, metrics: Metrics) -> None:
        self.app = app
        self.limits = limits
        self.public_url = public_url
        self.metrics = metrics
        self.requests = Buckets(limits.requests, limits.requests_burst)
        self.tables = Buckets(limits.tables, limits.tables_burst)
        self.codes = Buckets(limits.codes, limits.codes_burst)
        self.handshakes = Buckets(limits.handshakes, limits.handshakes_burst)
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

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        try:
            self.admit(request)
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

    def admit(self, request: Request) -> None:
        """Refuse strangers' pages and those who ask too often."""
        address, path = address_of(request), checked_path(request)
        if not path.startswith("/api/") and path != "/metrics":
            return
        if not self.requests.take(address):
            raise Refused("server-too-often", 429)
        if request.method not in SAFE:
            check_origin(request, self.public_url)
        makes_table = request.method == "POST" and (path == "/api/tables" or path.endswith("/rematch"))
        if makes_table and not self.tables.take(address):
            raise Refused("server-too-often", 429)
        if path.startswith("/api/codes/") and not self.codes.take(address):
            raise Refused("server-too-often", 429)
        if path.endswith(PLAYED_AGAIN) and not self.handshakes.take(address):
            raise Refused("server-too-often", 429)

    def as_people_see_it(self, request: Request) -> None:
        """Behind a proxy that speaks TLS for us, cookies are for TLS only, too."""
        if self.public_url is None:
            return
        public = urlsplit(self.public_url.lower())
        if public.netloc == request.headers.get("host", "").lower():
            request.scope["scheme"] = public.scheme

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A WebSocket, from the handshake to the end."""
        connection = HTTPConnection(scope)
        address = address_of(connection)
        try:
            checked_path(connection)
            check_origin(connection, self.public_url)
            if self.connections[address] >= self.limits.connections or not self.handshakes.take(address):
                raise Refused("server-too-often", 429)
        except Refused as refused:
            await receive()
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

        scope["again"] = partial(self.handshakes.take, address)
        self.connections[address] += 1
        self.metrics.connections += 1
        try:
            await self.app(scope, receive, sent)
        except Exception as error:
            log.exception("socket failed", extra={"why": type(error).__name__})
            with suppress(Exception):  # it may be gone, or closed already
                await send({"type": "websocket.close", "code": 1011})
        finally:
            self.metrics.connections -= 1
            self.connections[address] -= 1
            if not self.connections[address]:
                del self.connections[address]


async def deny(refused: Refused, connection: HTTPConnection, send: Send) -> None:
    """Refuse a handshake, as HTTP does."""
    answer = problem(refused, connection)
    headers = [*answer.raw_headers, *HEADERS]
    await send({"type": "websocket.http.response.start", "status": answer.status_code, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": bytes(answer.body)})


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from. Behind a proxy that is trusted, uvicorn has put the real one here."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> (128 - IPV6_NETWORK) << (128 - IPV6_NETWORK)))


def checked_path(connection: HTTPConnection) -> str:
    """The address that is asked for, if it can be one of ours: no database has to hear of anything else."""
    path: str = connection.scope["path"]
    if len(path) > LONGEST_PATH or not (path.isascii() and path.isprintable()):
        raise Refused("server-no-such-address", 404)
    return path


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
    answer = Answer(Problem(**told(error, language_of(request))), status)
    if status == 429:
        answer.headers["retry-after"] = "1"
    return answer
