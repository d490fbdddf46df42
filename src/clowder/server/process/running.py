"""One server process: uvicorn as we want it, and how it stops. Nobody loses anything by that: what is being written is
finished, the clients are told to connect again, and only then the lines are cut."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType

import uvicorn
from starlette.applications import Starlette
from starlette.types import Message, Receive, Scope, Send

from clowder.errors import ClowderError
from clowder.server.live.tables import Tables
from clowder.server.network.app import ServerSettings, make_app
from clowder.server.process.handles import room_for_lines
from clowder.server.process.lines import lines_for
from clowder.server.process.logs import log, write_logs
from clowder.server.process.metrics import Metrics

LARGEST_MESSAGE = 64 * 1024
"""Bytes of a WebSocket message."""
PING_SECONDS = 10.0
"""Between two pings of the protocol's own …"""
PONG_SECONDS = 20.0
"""… and how long the answer may take: a line that is dead is dropped within half a minute."""
FAREWELL_SECONDS = 3.0
"""For the moves in flight and the goodbyes."""
CUT_SECONDS = 2
"""For requests that are still being answered after that."""
CLOSE_SECONDS = 6.0
"""For all the rest, the store too."""
STOPPING = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]

Started = Callable[[Tables], None]
"""Called when people can connect."""


class Process(uvicorn.Server):
    """A server that says goodbye."""

    def __init__(self, config: uvicorn.Config, app: Starlette, started: Started | None = None) -> None:
        super().__init__(config)
        self.app = app
        self.on_start = started

    @property
    def tables(self) -> Tables:
        """The tables of this process, once it has started."""
        found: Tables = self.app.state.tables
        return found

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the store, then the doors. A start that fails is told by whoever asked for it, in one line."""
        talk = logging.getLogger("uvicorn.error")
        talk.setLevel(logging.CRITICAL)
        try:
            await super().startup(sockets)
        except SystemExit:
            self.should_exit = True
        finally:
            talk.setLevel(logging.WARNING)
        if self.started and self.on_start is not None:
            self.on_start(self.tables)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop without losing anything, and in any case stop."""
        for server in self.servers:
            server.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(farewell(self.tables), FAREWELL_SECONDS)
        try:
            await asyncio.wait_for(super().shutdown(sockets), CUT_SECONDS + CLOSE_SECONDS)
        except TimeoutError:
            log.warning("stopped before the store was closed")

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-c and a request to stop are the usual way to end a server, not a failure."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {kind: signal.signal(kind, self.handle_exit) for kind in STOPPING}
        try:
            yield
        finally:
            for kind, handler in before.items():
                signal.signal(kind, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; asked twice by ctrl-c, at once."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


async def farewell(tables: Tables) -> None:
    """Let what is being written be written, tell every client to connect again, and wait until they have heard it."""
    tables.closing = True
    for keeper in tables.keepers.values():
        keeper.stop()
    for live in list(tables.live.values()):
        async with live.lock:
            for connection in live.connections:
                connection.end("restart")
    while any(live.connections for live in tables.live.values()):
        await asyncio.sleep(0.02)


class Noting:
    """Around the application: keeps the reason if it cannot start."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.failed: BaseException | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            await send({key: value for key, value in message.items() if key != "message"})  # a traceback

        try:
            await self.app(scope, receive, sent)
        except BaseException as error:
            self.failed = error
            raise


def run(
    settings: ServerSettings,
    doors: Sequence[socket.socket],
    trusted: Sequence[str] = (),
    level: int = logging.INFO,
    started: Started | None = None,
    watched: Callable[[uvicorn.Server], None] | None = None,
    metrics: Metrics | None = None,
) -> None:
    """Serve until somebody asks to stop; raises what kept it from starting. `trusted` are proxies whose word is taken for
    where a request comes from; `watched` is handed the server before it starts; `metrics` are where it counts."""
    write_logs(level)
    app = make_app(settings, metrics)
    noting = Noting(app)
    lines = lines_for(settings.limits, room_for_lines(), trusted)
    config = uvicorn.Config(
        noting,
        http=lines.http,  # type: ignore[arg-type]  # called as a class would be
        ws=lines.socket,  # type: ignore[arg-type]
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=list(trusted),
        timeout_graceful_shutdown=CUT_SECONDS,
    )
    server = Process(config, app, started)
    if watched is not None:
        watched(server)
    loop = config.get_loop_factory()() if config.get_loop_factory() else asyncio.new_event_loop()  # type: ignore[misc]
    asyncio.set_event_loop(loop)
    try:
        loop.run_until_complete(server.serve(list(doors)))
        loop.run_until_complete(ended(loop))
    finally:
        asyncio.set_event_loop(None)
        loop.close()
    if not server.started and noting.failed is not None:
        raise noting.failed


async def ended(loop: asyncio.AbstractEventLoop) -> None:
    """Let go of what is still waiting for something."""
    tasks = [task for task in asyncio.all_tasks(loop) if task is not asyncio.current_task()]
    for task in tasks:
        task.cancel()
    if tasks:
        await asyncio.wait(tasks, timeout=1)


def leave(status: int) -> int:
    """The exit status, once nothing holds the process back. A compiler at work cannot be interrupted, but there is no need
    to wait for it either: all that matters is on the disk."""
    others = [thread for thread in threading.enumerate() if thread is not threading.main_thread() and not thread.daemon]
    if others:
        for stream in (sys.stdout, sys.stderr):
            with suppress(OSError, ValueError):
                stream.flush()
        os._exit(status)
    return status


def why(error: BaseException, language: str) -> str:
    """A failure to start, in one line."""
    return error.text(language) if isinstance(error, ClowderError) else type(error).__name__
