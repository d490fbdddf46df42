"""A server in the simulation: the real tables, handlers and sockets, on a machine that can be halted and killed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.websockets import WebSocket

from clowder.errors import ClowderError
from clowder.server.live.bot_pool import BotPool
from clowder.server.live.live_table import LiveTable
from clowder.server.live.tables import Tables
from clowder.server.network.limits import UNLIMITED, unlimited_purse
from clowder.server.network.turns import Turns
from clowder.server.network.wire.sockets import live_table
from clowder.server.process.metrics import Metrics
from clowder.server.stores.base import StoreLost
from tests.simulation.database import Access
from tests.simulation.loop import OUTSIDE, Machine, settle
from tests.simulation.network import Line

if TYPE_CHECKING:
    from tests.simulation.world import World

LONGEST_REQUEST = 10.0
"""Seconds that anybody waits for an answer over HTTP."""


class WatchedTables(Tables):
    """The real ones; somebody looks on."""

    watch: Callable[[LiveTable], None]

    def look_after(self, live: LiveTable) -> None:
        self.watch(live)
        super().look_after(live)


class Server:
    """One of the servers, through all its lives."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.lives = 0
        self.up = False
        """Whether it answers: not while it is halted or dead."""
        self.dead = True
        self.lines: list[Line] = []
        self.machine: Machine
        self.tables: WatchedTables
        self.access: Access
        self.app: Any

    def start(self) -> None:
        world = self.world
        self.lives += 1
        name = f"{self.name}{self.lives}"
        chance = random.Random(f"{world.seed} {name}")
        self.machine = Machine(name, chance, chance.choice(world.clocks))
        self.access = Access(world.database, self.machine, shared=world.shared)
        self.access.losing = world.losing
        self.tables = WatchedTables(self.access, BotPool(1))
        self.tables.watch = self.watch
        self.app = SimpleNamespace(
            state=SimpleNamespace(tables=self.tables, limits=UNLIMITED, metrics=Metrics()),
        )
        self.lines = []
        self.machine.start(world.loop, self.tables.open())
        self.up, self.dead = True, False
        world.tell("{} starts, its clock {} ms ahead", name, self.machine.ahead)

    def watch(self, live: LiveTable) -> None:
        self.world.folds(self.machine.name, live)

    # What happens to it ---------------------------------------------------------------------------------------------

    def kill(self) -> None:
        """Nothing runs on it any more."""
        self.world.tell("{} is killed", self.machine.name)
        self.up, self.dead = False, True
        self.bury(self.machine, self.lines)

    def bury(self, machine: Machine, lines: list[Line]) -> None:
        """The process is gone; whoever is connected notices that after a while."""
        machine.halted = True
        self.world.buried.append(machine)
        database = self.world.database
        database.listening = [access for access in database.listening if access.machine is not machine]
        for line in lines:
            self.world.loop.call_later(line.chance.choice((0.01, 0.3, 12.0)), line.break_off)

    def halt(self, seconds: float) -> None:
        """Everything on it stops for a while, and then goes on as if nothing had been."""
        self.world.tell("{} is halted for {:.1f} s", self.machine.name, seconds)
        self.up = False
        self.machine.halted = True
        self.world.loop.call_later(seconds, self.go_on, self.machine)

    def go_on(self, machine: Machine) -> None:
        if machine is self.machine and not self.dead:
            self.world.tell("{} goes on", machine.name)
            self.up = True
            self.world.loop.resume(machine)

    def stop(self) -> None:
        """It is asked to stop, does so as it should, and is gone."""
        self.world.tell("{} is asked to stop", self.machine.name)
        self.up, self.dead = False, True
        machine, lines = self.machine, self.lines
        closing = machine.start(self.world.loop, self.tables.close())
        closing.add_done_callback(lambda _: self.bury(machine, lines), context=OUTSIDE)

    def start_again(self) -> None:
        """If it is still down."""
        if self.dead and not self.world.ended:
            self.start()

    # What is asked of it --------------------------------------------------------------------------------------------

    def connect(self, line: Line) -> None:
        """A WebSocket that just arrived."""
        if not self.up:
            line.break_off()
            return
        scope = self.scope("websocket", line.headers, {"table": line.table}) | {
            "query_string": line.asked.encode(), "purse": unlimited_purse(), "turns": Turns(UNLIMITED.at_once),
            "subprotocols": [],
        }  # fmt: skip
        self.lines.append(line)
        self.machine.start(self.world.loop, stay(WebSocket(scope, line.receive, line.send)))

    def scope(self, kind: str, headers: list[tuple[bytes, bytes]], path: dict[str, Any]) -> dict[str, Any]:
        return {
            "type": kind, "method": "POST", "path": "/", "query_string": b"", "headers": headers, "path_params": path,
            "app": self.app, "scheme": "ws" if kind == "websocket" else "http", "server": ("cats", 80),
        }  # fmt: skip

    def ask(self, handler: Any, token: str, body: bytes, path: dict[str, Any]) -> asyncio.Future[tuple[int, bytes] | None]:
        """A request that just arrived; None if there is no answer."""
        loop = self.world.loop
        answer: asyncio.Future[tuple[int, bytes] | None] = loop.create_future()
        headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
        if not self.up:
            answer.set_result(None)
        else:
            request = Request(self.scope("http", headers, path), whole(body))
            self.machine.start(loop, self.handle(handler, request, answer))
            loop.call_later(LONGEST_REQUEST, settle, answer, None, None, context=OUTSIDE)
        return answer

    async def handle(self, handler: Any, request: Request, answer: asyncio.Future[Any]) -> None:
        """What the guard does with a handler (network/guard.py)."""
        try:
            response = await handler(request)
            found = response.status_code, response.body
        except ClowderError as error:
            found = getattr(error, "status", 400), b""
        except StoreLost:
            found = 503, b""
        if not answer.done():
            answer.set_result(found)


async def stay(socket: WebSocket) -> None:
    """A client's stay at a table, as the framework runs it."""
    await live_table(socket)


def whole(body: bytes) -> Callable[[], Any]:
    """A body that arrived at once."""

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
