"""The lines people come in on: uvicorn's, but that nobody holds one for ever, and nobody too many.

A line is a connection before it is anything else: there is no request yet for the guard (network/guard.py) to look at.
Whoever says nothing, or half of a request, or does not take the answer, is hung up on; of one address only so many are let
in.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from ipaddress import ip_address, ip_network
from struct import pack
from typing import Any, Literal, Protocol

import h11
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from clowder.server.network.addresses import household
from clowder.server.network.limits import UNLIMITED, Buckets, Limits
from clowder.server.network.wire.connection import LINE
from clowder.server.process.logs import log

HEAD_SECONDS = 10.0
"""For the first byte of a request, then for its headers …"""
BODY_SECONDS = 30.0
"""… and for its body: no body that we take is long."""
TAKEN_SECONDS = 30.0
"""For a client to take a piece of an answer (at most 64 KiB wait for it)."""
CLOSING_SECONDS = 10.0
"""For what is still to be sent when a line is closed."""
READING, READING_BURST = 0.2, 0.1
"""Seconds of work that reading what somebody sends may take, a second and at once, from one address: the requests and
messages that are allowed take a tenth of that …"""
READING_AT_MOST = 0.02
"""… and what is counted of a slice, which may have been read while the machine was busy."""
SLICE = 4 * 1024
"""Bytes that are read at a time: frames of no bytes are 700 in a slice, and then it is looked at how long that took."""
LARGEST_HEAD, MOST_HEADERS = 16 * 1024, 100
"""Bytes of a request's first line and headers, and how many headers there may be."""
MOST_PIECES = 256
"""That a request's body may come in."""
TOLD_SECONDS = 60.0
"""Between two lines in the log about one thing and one address: whoever would fill our disk does not get to."""


ENOUGH = 1.0
"""Seconds by which nobody minds being asked too early whether they are there."""
WHOLE_TEXT = 0x81
"""The first byte of a frame with all of a text message (RFC 6455, 5.2) …"""
SHORT, MIDDLING = 126, 1 << 16
"""… and the sizes from which on its length takes two bytes more, and eight."""

Part = Literal["request", "head", "body"]
"""Of a request: its first byte, the rest of its headers, its body."""


class Line(Protocol):
    """What we have to know of a connection."""

    @property
    def client(self) -> tuple[str, int] | None: ...


class OpenLines:
    """Who is on the line."""

    def __init__(
        self, most: int, each: int, trusted: Sequence[str] = (), new: Buckets | None = None, *, limited: bool = True
    ) -> None:
        self.most = most
        """All together: each takes a file handle, of which the store needs some, too."""
        self.each = each
        """From one address."""
        self.trusted = [ip_network(proxy, strict=False) for proxy in trusted]
        """Proxies, behind which everybody may be: they see to their lines themselves."""
        self.open: Counter[str] = Counter()
        """By address …"""
        self.all = 0
        """… and together."""
        self.told = Buckets(1 / TOLD_SECONDS, 1)
        self.new = new
        """How often an address may call; None: as often as it likes."""
        self.limited = limited
        """Whether anybody is hung up on who sends more than can be read."""
        self.reading = Buckets(READING, READING_BURST)

    def enter(self, line: Line) -> bool:
        """Somebody calls; whether they may."""
        address = address_of(line)
        self.open[address] += 1
        self.all += 1
        if self.all > self.most:
            self.tell("too many connections", line)
            return False
        if self.open[address] > self.each and not self.is_trusted(address):
            self.tell("too many connections from one address", line)
            return False
        return True

    def may_call(self, line: Line) -> bool:
        """Whether this address may call once more."""
        address = address_of(line)
        if self.new is None or self.new.take(address) or self.is_trusted(address):
            return True
        self.tell("too many new connections from one address", line)
        return False

    def may_send(self, line: Line, seconds: float) -> bool:
        """Whether it did not take too long to read what came from this address; bytes that are no request and no message
        are counted nowhere else."""
        address = address_of(line)
        if not self.limited or self.is_trusted(address) or self.reading.spend(address, min(seconds, READING_AT_MOST)):
            return True
        self.tell("a flood", line)
        return False

    def leave(self, line: Line) -> None:
        """Somebody has hung up, or was hung up on."""
        address = address_of(line)
        self.open[address] -= 1
        self.all -= 1
        if not self.open[address]:
            del self.open[address]

    def is_trusted(self, address: str) -> bool:
        """Whether it is a proxy's."""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.trusted)

    def tell(self, what: str, line: Line) -> None:
        """Put a line into the log."""
        address = address_of(line)
        if self.told.take(f"{what} {address}"):
            log.warning(what, extra={"address": address, "count": self.open[address]})

    def http(self, **given: Any) -> HttpLine:
        """A new line, as uvicorn asks for it."""
        return HttpLine(self, **given)

    def socket(self, **given: Any) -> SocketLine:
        """A line that becomes a WebSocket's."""
        return SocketLine(self, **given)


class Patience:
    """How long we wait for something on a line; then it is cut."""

    def __init__(self, lines: OpenLines, line: HttpLine | SocketLine) -> None:
        self.lines = lines
        self.line = line
        self.timer: asyncio.TimerHandle | None = None

    def begin(self, seconds: float, what: str | None) -> None:
        """Wait from now on; `what` is put into the log if it was in vain."""
        self.end()
        self.timer = self.line.loop.call_later(seconds, self.lose, what)

    def end(self) -> None:
        """It has come."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def lose(self, what: str | None) -> None:
        """Cut the line: closing it would wait for a client that does not take what was sent."""
        self.timer = None
        if what is not None:
            self.lines.tell(what, self.line)
        self.line.transport.abort()


def slices(data: bytes) -> Iterator[bytes]:
    """What came, in parts that are soon read."""
    for start in range(0, len(data), SLICE):
        yield data[start : start + SLICE]


class Reader(h11.Connection):
    """Reads requests, but none with more parts than anybody has a use for: each costs the same, however small it is."""

    pieces = 0
    """Of the body that is being read."""

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.pieces = 0
            if len(event.headers) > MOST_HEADERS:
                raise h11.RemoteProtocolError("too many headers")
        elif isinstance(event, h11.Data):
            self.pieces += 1
            if self.pieces > MOST_PIECES:
                raise h11.RemoteProtocolError("too many pieces")
        return event


class HttpLine(H11Protocol):
    """A connection that speaks HTTP, one request after the other."""

    def __init__(self, lines: OpenLines, **given: Any) -> None:
        super().__init__(**given)
        self.lines = lines
        self.awaited: Part | None = None
        """What is waited for of a request."""
        self.request = Patience(lines, self)
        self.taking = Patience(lines, self)
        """Of an answer by the client."""
        self.conn = Reader(h11.SERVER, LARGEST_HEAD)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        entered = self.lines.enter(self)
        if entered and self.lines.may_call(self):
            self.wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.let_go()
        super().connection_lost(exc)

    def let_go(self) -> None:
        """It is no line of ours any more."""
        self.lines.leave(self)
        self.request.end()
        self.taking.end()

    def data_received(self, data: bytes) -> None:
        for part in slices(data):
            super().data_received(part)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
        self.wait()

    def handle_events(self) -> None:
        """Read what has come; also the next request, when one is answered."""
        began = time.thread_time()
        super().handle_events()
        if not self.lines.may_send(self, time.thread_time() - began):
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        self.lines.tell("no request", self)
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:  # it was answered before it was over
            self.transport.abort()

    def wait(self) -> None:
        """Wait for what the client has to send next, from when it was first waited for."""
        if self.transport.get_protocol() is not self:  # it has become a WebSocket
            return
        awaited = self.due()
        if awaited == self.awaited:
            return
        self.awaited = awaited
        if awaited is None:
            self.request.end()
        else:
            self.request.begin(
                BODY_SECONDS if awaited == "body" else HEAD_SECONDS, None if awaited == "request" else "half a request"
            )

    def due(self) -> Part | None:
        """What the client has to send next; None while it is our turn."""
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        if self.conn.their_state is h11.IDLE:
            return "head" if self.conn.trailing_data[0] else "request"
        return None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.wait()
        self.close_in_time()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.close_in_time()

    def close_in_time(self) -> None:
        """What is being closed will be."""
        if self.transport.is_closing():
            self.taking.begin(CLOSING_SECONDS, None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.let_go()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.taking.begin(TAKEN_SECONDS, "an answer that is not taken")

    def resume_writing(self) -> None:
        super().resume_writing()
        self.taking.end()
        self.close_in_time()


class SocketLine(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket, from the handshake on. Pings tell when nobody is there any more."""

    def __init__(self, lines: OpenLines, **given: Any) -> None:
        super().__init__(**given)
        self.lines = lines
        self.taking = Patience(lines, self)
        self.heard_at = 0.0
        """When something came last, by the clock of the loop."""

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        for part in slices(data):
            began = time.thread_time()
            super().data_received(part)
            if not self.lines.may_send(self, time.thread_time() - began):
                self.transport.abort()
            if self.transport.is_closing():
                return

    def send_keepalive_ping(self) -> None:
        """Ask whether anybody is there, unless they have just said something."""
        assert self.ping_interval is not None
        wait = self.heard_at + self.ping_interval - self.loop.time()
        if wait > ENOUGH:
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.lines.enter(self)  # it was let in when it called

    def connection_lost(self, exc: Exception | None) -> None:
        self.lines.leave(self)
        super().connection_lost(exc)
        self.taking.end()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = self

    @property
    def ready(self) -> bool:
        """Whether text can be written now: the handshake is over, nobody said goodbye, and the client takes what it is
        sent."""
        return (
            self.handshake_complete and not self.close_sent and self.writable.is_set() and not self.transport.is_closing()
        )

    def write_text(self, message: bytes) -> None:
        """Write a whole text message, past uvicorn and what it keeps of the protocol's state, which a whole message does
        not change. All that is written in one turn of the loop leaves together."""
        size = len(message)
        if size < SHORT:
            head = bytes((WHOLE_TEXT, size))
        elif size < MIDDLING:
            head = pack("!BBH", WHOLE_TEXT, SHORT, size)
        else:
            head = pack("!BBQ", WHOLE_TEXT, SHORT + 1, size)
        self.transport.write(head + message)

    async def run_asgi(self) -> None:
        """See the conversation to its end. A handshake that was refused is complete, too: uvicorn would take it for a
        mistake of ours, and log an error."""
        app = self.app

        async def answered(scope: Scope, receive: Receive, send: Send) -> None:
            await app(scope, receive, send)
            self.handshake_complete |= self.close_sent

        self.app = answered
        await super().run_asgi()
        self.taking.begin(CLOSING_SECONDS, None)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.taking.begin(CLOSING_SECONDS, None)


def lines_for(limits: Limits, most: int, trusted: Sequence[str] = ()) -> OpenLines:
    """The lines of a server with these limits."""
    new = Buckets(limits.new_lines, limits.new_lines_burst)
    return OpenLines(most, limits.lines, trusted, new, limited=limits != UNLIMITED)


def address_of(line: Line) -> str:
    """Whose line it is."""
    return household(line.client[0]) if line.client else ""
