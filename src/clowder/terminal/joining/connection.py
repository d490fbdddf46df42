"""The line to a live table: a WebSocket that is opened again whenever it breaks off, in a thread of its own."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from threading import Event, Thread
from typing import Any
from urllib.parse import quote

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

PING_SECONDS = 2.5
DEAD_SECONDS = 9.0
"""A line on which nothing at all came for so long is dead."""
FIRST_WAIT, LONGEST_WAIT = 0.5, 10.0
"""Seconds before the line is opened again: at first, and after many tries."""
OPEN_SECONDS = 10.0
LARGEST = 4 * 1024 * 1024
"""Bytes of a message: the whole story of a long game comes in one."""


@dataclass(frozen=True)
class Heard:
    """A message of the server's."""

    connection: TableConnection
    message: dict[str, Any]


@dataclass(frozen=True)
class ConnectionBroken:
    """The line is down; it is opened again by itself."""

    connection: TableConnection


class TableConnection:
    """A connection to one table, with one token; `tell` is called, from another thread, with what comes."""

    def __init__(
        self, live: str, table: str, token: str, language: str, tell: Callable[[Heard | ConnectionBroken], None]
    ) -> None:
        self.address = f"{live}/api/tables/{quote(table, safe='')}/live?lang={language}"
        self.protocols = ["clowder.1", *([f"clowder.token.{token}"] if token else [])]
        self.tell = tell
        self.since: int | None = None
        """The step that is known: after a break the story is told from there on."""
        self.socket: ClientConnection | None = None
        self.closing = Event()
        self.thread = Thread(target=self.run, name="line", daemon=True)

    def open(self) -> None:
        """Begin."""
        self.thread.start()

    def close(self) -> None:
        """Hang up, so that the others see at once that one is gone."""
        self.closing.set()
        if (socket := self.socket) is not None:
            with suppress(OSError, WebSocketException):
                socket.close()

    def send(self, message: dict[str, Any]) -> bool:
        """Send something; False if the line is down."""
        if (socket := self.socket) is None:
            return False
        try:
            socket.send(json.dumps(message))
        except (OSError, WebSocketException):
            return False
        return True

    def run(self) -> None:
        """Listen, and open the line again whenever it breaks off."""
        wait = FIRST_WAIT
        while not self.closing.is_set():
            with suppress(OSError, EOFError, WebSocketException, ValueError):
                known = "" if self.since is None else f"&since={self.since}"
                with connect(
                    self.address + known, subprotocols=self.protocols, compression=None, open_timeout=OPEN_SECONDS,  # type: ignore[arg-type]
                    ping_interval=None, close_timeout=1, max_size=LARGEST,
                ) as socket:  # fmt: skip
                    self.socket = socket
                    if self.listen(socket):
                        wait = FIRST_WAIT
            self.socket = None
            self.tell(ConnectionBroken(self))
            self.closing.wait(wait + random.random() * wait / 4)  # not all players of a table in the same instant
            wait = min(wait * 2, LONGEST_WAIT)

    def listen(self, socket: ClientConnection) -> bool:
        """Pass on what comes, until the line breaks off; whether anything came."""
        heard, came = time.monotonic(), False
        with suppress(OSError, EOFError, WebSocketException):
            while not self.closing.is_set():
                try:
                    message = json.loads(socket.recv(timeout=PING_SECONDS))
                except TimeoutError:
                    if time.monotonic() - heard > DEAD_SECONDS:
                        break
                    socket.send('{"type": "ping"}')
                    continue
                heard, came = time.monotonic(), True
                if isinstance(message, dict):
                    self.tell(Heard(self, message))
        return came
