"""What goes wrong: servers are killed, the database is restarted, clients vanish or do not read. Each does it some times
under load, at random moments."""

from __future__ import annotations

import asyncio
import random
import signal
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from urllib.parse import urlsplit

from tests.server.client import Player
from tests.server.load import STUCK, Load
from tests.server.postgres import Postgres
from tests.server.server_process import ServerProcess

UNDER_LOAD = 1.0
"""Seconds of play after which, at the latest, the next thing goes wrong."""
MOVES = 5
"""Moves that have to be acknowledged before the next thing goes wrong."""

Report = Callable[[int], None]
"""Is told how many times it has happened."""


def silent(count: int) -> None:
    """Nobody wants to know."""


async def under_load(load: Load, chooser: random.Random) -> None:
    """Until people play again, and then until some moment."""
    load.raise_failures()
    before = load.acknowledged
    async with asyncio.timeout(STUCK):
        while load.acknowledged < before + MOVES:
            await asyncio.sleep(0.01)
            load.raise_failures()
    await asyncio.sleep(chooser.uniform(0, UNDER_LOAD))


async def kill_servers(
    load: Load, servers: Sequence[ServerProcess], times: int, chooser: random.Random, report: Report = silent
) -> None:
    """Kill one of the servers and start it again. Every fifth time it is killed once more while it starts."""
    for count in range(times):
        await under_load(load, chooser)
        server = chooser.choice(servers)
        await asyncio.to_thread(server.kill)
        server.start()
        if count % 5 == 4:
            await asyncio.sleep(chooser.uniform(0, 3))
            await asyncio.to_thread(server.kill)
            server.start()
        if len(servers) > 1:  # the others go on meanwhile; this one should be there before another one is killed
            await asyncio.to_thread(server.wait)
        report(count + 1)


async def restart_database(
    load: Load, postgres: Postgres, times: int, chooser: random.Random, report: Report = silent
) -> None:
    """Stop PostgreSQL at once, or kill it, and start it again after a moment."""
    for count in range(times):
        await under_load(load, chooser)
        await asyncio.to_thread(postgres.stop, chooser.choice([signal.SIGQUIT, signal.SIGINT, signal.SIGKILL]))
        await asyncio.sleep(chooser.uniform(0, 2))
        await asyncio.to_thread(postgres.start)
        report(count + 1)


async def cut_off(load: Load, times: int, chooser: random.Random, report: Report = silent) -> None:
    """Cut off some players in the middle of whatever they do; they come back."""
    for count in range(times):
        await under_load(load, chooser)
        there = [player for players in load.playing.values() for player in players]
        for player in chooser.sample(there, len(there) // 2):
            player.vanish()
        report(count + 1)


class Stalled:
    """A client that says who it is and never reads."""

    def __init__(self, url: str, player: Player, *, seated: bool) -> None:
        self.url = urlsplit(url)
        self.player = player
        self.seated = seated
        """Whether it holds the player's token, as a second window of theirs, or only watches."""
        self.line = socket.socket()

    def begin(self) -> None:
        """Shake hands; from then on, silence."""
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.line.connect((self.url.hostname, self.url.port))
        token = f", clowder.token.{self.player.token}" if self.seated else ""
        self.line.sendall(
            f"GET /api/tables/{self.player.table}/live HTTP/1.1\r\nHost: {self.url.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Protocol: clowder.1{token}\r\n\r\n".encode()
        )

    def end(self) -> None:
        """Hang up."""
        with suppress(OSError):
            self.line.close()
