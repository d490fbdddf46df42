"""One client on the line. What it is sent goes out at once where it can, with no task to be woken up for it; else it waits
in a queue of its own: a phone that sleeps holds up nobody but itself."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

from starlette.websockets import WebSocketDisconnect

from clowder.engine.view_types import AnyView
from clowder.server.network.wire.from_server import Ending, Goodbye, encode

MOST_WAITING = 256
"""Messages that may wait for a client; one that is further behind should connect again."""
SEND_SECONDS = 10.0
"""How long a client may take for what waits."""
LINE = "clowder.line"
"""The extension of a WebSocket's scope in which there is a DirectLine."""


class Wire(Protocol):
    """What can send text, and hang up."""

    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class DirectLine(Protocol):
    """What takes text without anybody waiting for it, as long as it is ready."""

    @property
    def ready(self) -> bool: ...

    def write_text(self, message: bytes) -> None: ...


class Connection:
    """A client that watches a table, or plays at it."""

    def __init__(
        self,
        wire: Wire,
        token: str | None,
        language: str = "en",
        *,
        patches: bool = False,
        address: str = "",
        line: DirectLine | None = None,
    ) -> None:
        self.wire = wire
        self.line = line
        """The same, where the server that runs us has such a thing."""
        self.token = token
        """The hash of the token it came with."""
        self.seat: int | None = None
        self.language = language
        self.patches = patches
        self.address = address
        """Whose it is, as far as fairness is concerned (live/fair_pool.py)."""
        self.view: AnyView | None = None
        """What it was shown last, to which patches refer."""
        self.muted: set[int] = set()
        self.waiting: deque[bytes] = deque()
        self.ended = False
        self.delivering = False
        """Whether something from the queue is on its way, which must not be overtaken."""
        self._bell = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Send a message, or put it into the queue."""
        if self.ended:
            return
        if self.line is not None and not self.waiting and not self.delivering and self.line.ready:
            self.line.write_text(message)
            return
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            self.end("slow")
            return
        self.waiting.append(message)
        self._bell.set()

    def end(self, why: Ending) -> None:
        """Say goodbye, after what is still waiting."""
        if not self.ended:
            self.waiting.append(encode(Goodbye(why)))
            self.ended = True
            self._bell.set()

    async def deliver(self) -> None:
        """Send what waits, until the end, or until the client does not take it."""
        try:
            while True:
                while self.waiting:
                    self.delivering = True
                    async with asyncio.timeout(SEND_SECONDS):
                        for _ in range(len(self.waiting)):
                            if self.waiting:  # not all of it was thrown away meanwhile
                                await self.wire.send_text(self.waiting.popleft().decode())
                self.delivering = False
                if self.ended:
                    break
                self._bell.clear()
                await self._bell.wait()
            await asyncio.wait_for(self.wire.close(1000), SEND_SECONDS)
        except (TimeoutError, OSError, RuntimeError, WebSocketDisconnect):
            self.ended = True
            self.waiting.clear()
