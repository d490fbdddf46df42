"""News between processes: one connection that only listens, and is made again whenever it is lost."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import asyncpg

from clowder.server.stores.base import EventRow, OnNews

CHANNEL = "clowder"

BEAT = 5.0
"""Seconds between two questions whether the connection is still there."""

SOONEST, LATEST = 0.05, 5.0
"""Seconds before the first and the later attempts to connect again."""


class Listening:
    """Hears what other processes wrote. Their notifications are the name of the process, then a line for each table with
    the number of its newest event; before it, if that is short, one that goes on with when it was accepted and with the
    event itself, after tabs."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], origin: str, news: OnNews, patience: float) -> None:
        self.connect = connect
        self.origin = origin
        self.news = news
        self.patience = patience
        self.connection: Any = None
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen from now on; raises if that cannot be."""
        self.connection = await self.attach()
        self.task = asyncio.get_running_loop().create_task(self.keep())

    async def stop(self) -> None:
        """Listen no more."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
            self.connection.terminate()

    async def attach(self) -> Any:
        """A connection that listens."""
        connection = await self.connect()
        try:
            async with asyncio.timeout(self.patience):
                await connection.add_listener(CHANNEL, self.hear)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def keep(self) -> None:
        """Stay with a connection until it is lost, then find another, for ever."""
        while True:
            await self.stay(self.connection)
            self.connection.terminate()
            self.connection = await self.again()
            self.news("", 0)  # nobody repeats what was said meanwhile

    async def stay(self, connection: Any) -> None:
        """Return when the connection is lost."""
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        while not (gone.is_set() or connection.is_closed()):
            try:
                async with asyncio.timeout(BEAT):
                    await gone.wait()
            except TimeoutError:
                try:
                    await connection.fetchval("SELECT 1", timeout=self.patience)
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    return

    async def again(self) -> Any:
        """A new connection, however long it takes."""
        pause = SOONEST
        while True:
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(2 * pause, LATEST)
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                return await self.attach()

    def hear(self, _connection: Any, _process: int, _channel: str, payload: str) -> None:
        """Pass on what others said."""
        origin, *lines = payload.split("\n")
        if origin == self.origin:
            return
        whole = {name: told for name, *told in (line.split("\t") for line in lines) if told}
        for line in lines:
            if "\t" not in line:
                number, _, table = line.partition(" ")
                told = whole.get(line)
                row = EventRow(int(number), int(told[0]), told[1].encode()) if told is not None else None
                self.news(table, int(number), row)
