"""A real server for tests: uvicorn on a free port of the loopback, in a thread of its own, with a database of its own."""

from __future__ import annotations

import socket
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from clowder.server.network.app import ServerSettings, make_app
from clowder.server.network.limits import UNLIMITED, Limits
from clowder.server.process.lines import lines_for

LARGEST_MESSAGE = 64 * 1024
"""Bytes of a WebSocket message, as `clowder serve` sets it."""


class Announced(uvicorn.Server):
    """A server that says when it listens."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listening = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.listening.set()


@contextmanager
def serving(app: ASGIApp, limits: Limits = UNLIMITED, **settings: Any) -> Iterator[str]:
    """The address of a server of this application, with these limits for its lines; `settings` are uvicorn's."""
    lines = lines_for(limits, 10_000)
    asked: dict[str, Any] = {
        "http": lines.http, "ws": lines.socket, "ws_max_size": LARGEST_MESSAGE, "ws_per_message_deflate": False,
        "log_config": None, "access_log": False, "server_header": False, "timeout_graceful_shutdown": 10,
    }  # fmt: skip
    server = Announced(uvicorn.Config(app, **asked | settings))
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        failures: list[BaseException] = []

        def run() -> None:
            try:
                server.run([door])
            except BaseException as error:
                failures.append(error)
            finally:
                server.listening.set()

        thread = threading.Thread(target=run, name="server", daemon=True)
        thread.start()
        try:
            assert server.listening.wait(60), "the server did not start"
            assert server.started, failures or "the server did not start"
            yield f"http://127.0.0.1:{door.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(300)  # it may still be compiling a game
            assert not thread.is_alive(), "the server did not stop"
            assert not failures, failures


@contextmanager
def running(
    database: str | Path | None = None,
    limits: Limits = UNLIMITED,
    public_url: str | None = None,
    *,
    behind_proxy: bool = False,
    **settings: Any,
) -> Iterator[str]:
    """The address of our server; with SQLite in a temporary folder, unless a database is given. The games are compiled when
    they are first started."""
    with tempfile.TemporaryDirectory(prefix="clowder-server-") as folder:
        where = str(database if database is not None else Path(folder) / "tables.db")
        asked = ServerSettings(database=where, limits=limits, public_url=public_url, behind_proxy=behind_proxy)
        with serving(make_app(asked), limits, **settings) as url:
            yield url
