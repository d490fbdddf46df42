"""What a server looks after again and again: claims are renewed, forgotten tables found, and what nobody needs put away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from clowder.server.live.retention import Retention
from clowder.server.process import times
from clowder.server.process.garbage import Sweeping
from clowder.server.process.logs import log
from clowder.server.stores.base import StoreLost

if TYPE_CHECKING:
    from clowder.server.live.live_table import LiveTable
    from clowder.server.live.tables import Tables

RENEW = 2.0
"""Seconds between two rounds: a claim lasts for three of them."""
AT_ONCE = 100
"""Forgotten tables that are taken up in one round."""
IDLE = 60_000
"""Milliseconds after which a table that nobody needs is put away."""
A_FEW = 50
"""Tables that are looked after in one go: a millisecond or less."""
FORGET = 3600 * 1000
"""Milliseconds between two looks for what is too old."""


class Rounds:
    """Goes from table to table."""

    def __init__(self, tables: Tables, retention: Retention) -> None:
        self.tables = tables
        self.retention = retention
        self.spoilt: set[str] = set()
        """Tables that could not be read."""
        self.sweeping = Sweeping()

    async def go(self) -> None:
        """Again and again: renew claims, find tables without a keeper, put away what nobody needs, forget what is old."""
        last_forgotten = 0
        while True:
            try:
                await self.find_forgotten()
                await self.at_each(self.set_right)
                await self.at_each(self.put_away)
                self.sweeping.sweep(quiet=not any(live.connections for live in self.tables.live.values()))
                if times.now() - last_forgotten > FORGET:
                    last_forgotten = times.now()
                    self.tables.chores.start(self.retention.forget(self.tables.store))
            except StoreLost:
                log.warning("store lost")
            except Exception:
                log.exception("rounds failed")
            await asyncio.sleep(RENEW)

    async def find_forgotten(self) -> None:
        """Prolong our claims, and take up tables that something is due at and nobody keeps."""
        self.tables.tried.clear()
        if self.tables.store.shared and self.tables.live:
            playing = [table for table, live in self.tables.live.items() if live.table.status == "playing"]
            playing = [table for table in playing if table not in self.tables.loading]  # it may have to be let go again
            if playing:
                await self.tables.claim(playing)
        known = 0 if self.tables.store.shared else len(self.tables.live)
        found = await self.tables.store.unattended(self.tables.name, times.now(), AT_ONCE + known + len(self.spoilt))
        with suppress(TimeoutError):  # what takes longer goes on by itself: our claims must not run out meanwhile
            async with asyncio.timeout(RENEW):
                for table in found:
                    if table not in self.tables.live and table not in self.spoilt:
                        await self.take_up(table)

    async def take_up(self, table: str) -> None:
        """Take a forgotten table in hand. One that cannot be read must not keep us from the others."""
        try:
            await self.tables.find(table)
        except StoreLost:
            raise
        except Exception as error:
            self.spoilt.add(table)
            log.error("table cannot be read", extra={"table": table, "why": type(error).__name__})

    async def at_each(self, look: Callable[[str, LiveTable], None]) -> None:
        """Look after each table, some at a time: however many there are, nobody waits until all were looked after."""
        for number, (table, live) in enumerate(list(self.tables.live.items())):
            if number % A_FEW == A_FEW - 1:
                await asyncio.sleep(0)
            if self.tables.live.get(table) is live:
                look(table, live)

    def set_right(self, table: str, live: LiveTable) -> None:
        """Write what could not be written, and ask after those whom their table waits for."""
        if live.untrue and not live.lock.locked():
            self.tables.chores.start(live.mend())
        if self.tables.store.shared and table in self.tables.keepers:
            for seat in live.suspects():
                self.tables.chores.start(live.ask_whether_here(seat))

    def put_away(self, table: str, live: LiveTable) -> None:
        """A table that nobody watches and nothing happens at."""
        if live.connections or live.owed or live.lock.locked() or times.now() - live.used < IDLE:
            return
        keeper = self.tables.keepers.get(table)
        if keeper is not None and keeper.task is not None:
            return
        self.tables.keepers.pop(table, None)
        del self.tables.live[table]
        if self.tables.store.shared:
            self.tables.chores.start(self.tables.store.release([table], self.tables.name))
