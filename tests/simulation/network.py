"""What lies between people and servers: a line for each WebSocket, on which messages keep their order and take their time,
until it breaks; and requests, whose answers may be lost."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import MutableMapping
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from tests.simulation.loop import OUTSIDE, SimulatedLoop

if TYPE_CHECKING:
    from tests.simulation.server import Server

decode = msgspec.json.Decoder().decode

NEXT = 1e-6
"""Seconds between two messages at least: timers of the same moment have no order."""
SUBPROTOCOLS = "clowder.1, clowder.token."


class Client(Protocol):
    """Whoever is at the other end of a line."""

    def told_now(self, line: Line, message: dict[str, Any], text: str) -> None: ...

    def heard(self, line: Line, message: dict[str, Any]) -> None: ...

    def broken(self, line: Line) -> None: ...


class Line:
    """One WebSocket: for the server what an ASGI server hands it."""

    def __init__(
        self, loop: SimulatedLoop, client: Client, table: str, token: str, chance: random.Random, asked: str
    ) -> None:
        self.loop = loop
        self.client = client
        self.table = table
        self.chance = chance
        self.headers = [(b"sec-websocket-protocol", (SUBPROTOCOLS + token).encode())] if token else []
        self.asked = asked
        """The query of the address."""
        self.to_server = self.to_client = 0.0
        """When the newest message of each direction arrives."""
        self.arrived: deque[dict[str, Any]] = deque([{"type": "websocket.connect"}])
        """What the server did not take yet."""
        self.reader: asyncio.Future[None] | None = None
        self.server_knows = False
        """Whether the server has noticed that the line is broken."""
        self.client_gone = False
        """Whether nothing more reaches the client."""
        self.asleep_until = 0.0
        """Until then the client takes nothing."""

    def later(self) -> float:
        """When something arrives that is sent now."""
        return self.loop.at + 0.002 + self.chance.random() ** 4 * 0.6

    # The client's end -----------------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        self.to_server = max(self.to_server + NEXT, self.later())
        self.loop.call_at(self.to_server, self.put, {"type": "websocket.receive", "text": text})

    def hang_up(self, notice: float = 0.05) -> None:
        """The client is gone; the server notices after so many seconds."""
        self.client_gone = True
        self.to_server = max(self.to_server + NEXT, self.loop.at + notice)
        self.loop.call_at(self.to_server, self.put, {"type": "websocket.disconnect", "code": 1006})

    def tell(self, message: dict[str, Any]) -> None:
        if not self.client_gone:
            self.client.heard(self, message)

    def break_off(self) -> None:
        """The client notices that nobody is there any more."""
        if not self.client_gone:
            self.client_gone = True
            self.client.broken(self)

    # The server's end -----------------------------------------------------------------------------------------------

    def put(self, message: dict[str, Any]) -> None:
        self.arrived.append(message)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def receive(self) -> dict[str, Any]:
        while not self.arrived:
            self.reader = self.loop.create_future()
            await self.reader
        message = self.arrived.popleft()
        self.server_knows = self.server_knows or message["type"] == "websocket.disconnect"
        return message

    async def send(self, message: MutableMapping[str, Any]) -> None:
        if self.server_knows:
            raise OSError("gone")
        while self.loop.at < self.asleep_until:
            await asyncio.sleep(self.asleep_until - self.loop.at)
        if message["type"] == "websocket.send":
            text = message["text"]
            said = decode(text)
            self.client.told_now(self, said, text)
            self.to_client = max(self.to_client + NEXT, self.later())
            self.loop.call_at(self.to_client, self.tell, said, context=OUTSIDE)
        elif message["type"] == "websocket.close":
            self.to_client = max(self.to_client + NEXT, self.later())
            self.loop.call_at(self.to_client, self.break_off, context=OUTSIDE)


class NoAnswer(Exception):
    """A request got none: nobody there, or it was lost on one of its ways."""


async def request(
    server: Server, handler: Any, chance: random.Random, token: str = "", body: bytes = b"", **path: Any
) -> tuple[int, bytes]:
    """Ask a server over HTTP: the status and the body of its answer."""
    await asyncio.sleep(0.002 + chance.random() ** 4 * 0.6)
    lost, answer = chance.random() < server.world.lossy, server.ask(handler, token, body, path)
    found = await answer
    await asyncio.sleep(0.002 + chance.random() ** 4 * 0.6)
    if lost or found is None:
        raise NoAnswer
    return found
