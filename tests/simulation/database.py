"""The database that the simulated servers share, and each server's way to it, on which everything takes time and some of it
is lost. It keeps the contract of stores/base.py; batches are the real ones."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Collection
from typing import Any, TypeVar

from clowder.server.stores.base import CodeTaken, EventRow, Listed, OnNews, StoreLost, TableSummary
from clowder.server.stores.batches import Batches, Waiting
from tests.simulation.loop import OUTSIDE, Machine, SimulatedLoop, settle

T = TypeVar("T")

PATIENCE = 1.5
"""Seconds after which a server takes an answer that did not come for lost; what was asked for is done by then, or never."""

SHORT = 0.5
"""The share of events that are short enough to be told along. Of others a server hears only that they were written: here
reading them has to be as frequent as in the longest games, or nothing would be known of how it fails."""


class Database:
    """What is stored, and what is told of it."""

    def __init__(self, loop: SimulatedLoop, written: Callable[[str, EventRow, str], None]) -> None:
        self.loop = loop
        self.written = written
        """Called with a table, an event of it that is durable now, and the machine that wrote it."""
        self.rows: dict[str, list[EventRow]] = {}
        self.codes: dict[str, str] = {}
        self.summaries: dict[str, TableSummary] = {}
        self.claims: dict[str, tuple[str, int]] = {}
        self.listening: list[Access] = []

    def create(self, by: Access, table: str, code: str, at: int, body: bytes, summary: TableSummary) -> bool:
        if table in self.rows or code in self.codes:
            return False
        self.codes[code] = table
        self.rows[table] = []
        self.add(by, table, EventRow(1, at, body), summary)
        return True

    def append(self, by: Access, batch: list[Waiting]) -> set[str]:
        written = set()
        for each in batch:
            if each.table in self.rows and self.is_next(each):
                self.add(by, each.table, EventRow(each.number, each.at, each.body), each.summary)
                written.add(each.table)
        return written

    def is_next(self, append: Waiting) -> bool:
        """The primary key: of several who write one number, one does."""
        return append.number == len(self.rows[append.table]) + 1

    def add(self, by: Access, table: str, row: EventRow, summary: TableSummary | None) -> None:
        self.rows[table].append(row)
        if summary is not None:
            self.summaries[table] = summary
        self.written(table, row, by.machine.name)
        for other in self.listening:
            if other is not by:
                other.notify(table, row)

    def claim(self, tables: list[str], holder: str, now: int, until: int) -> set[str]:
        for table in tables:
            if self.is_free(table, holder, now):
                self.claims[table] = holder, until
        return {table for table in tables if self.claims[table][0] == holder}

    def is_free(self, table: str, holder: str, now: int) -> bool:
        """Whether a table is this holder's to claim: another's claim holds until it runs out."""
        name, ends = self.claims.get(table, (holder, 0))
        return name == holder or ends <= now

    def release(self, tables: list[str], holder: str) -> None:
        for table in tables:
            if self.claims.get(table, ("", 0))[0] == holder:
                del self.claims[table]

    def unattended(self, holder: str, now: int, limit: int) -> list[str]:
        wanted = [table for table, summary in self.summaries.items() if summary.attended]
        return [table for table in wanted if self.is_free(table, holder, now)][:limit]


class Access:
    """A server's way to the database: a store, as stores/base.py describes it."""

    def __init__(self, database: Database, machine: Machine, *, shared: bool = True) -> None:
        self.database = database
        self.machine = machine
        self.chance = machine.chance
        self.shared = shared
        self.news: OnNews | None = None
        self.lost_until = 0.0
        """Until then nothing gets through."""
        self.deaf_until = 0.0
        """Until then nothing is heard of what others write."""
        self.losing = 0.0
        """How likely it is that an answer never comes."""
        self.batches: Batches | None = None

    async def open(self, news: OnNews) -> None:
        self.news = news
        self.batches = Batches(self.send)
        self.database.listening.append(self)

    async def close(self) -> None:
        if self in self.database.listening:
            self.database.listening.remove(self)
        if self.batches is not None:
            await self.batches.close()

    # How things get lost --------------------------------------------------------------------------------------------

    async def on(self, work: Callable[[], T]) -> T:
        """Let the database do something; StoreLost if no answer comes. It may have been done all the same, or not."""
        loop, chance = self.database.loop, self.chance
        answer: asyncio.Future[T] = loop.create_future()
        there, back = chance.random() ** 3 * 0.2, chance.random() ** 3 * 0.2
        lost = loop.at < self.lost_until or chance.random() < self.losing
        if lost:
            fate = chance.choice(("never", "done", "late"))
            loop.call_later(PATIENCE, settle, answer, None, StoreLost("no answer"), context=OUTSIDE)
            if fate == "never" or loop.at < self.lost_until:
                return await answer
            there = 2 * PATIENCE * chance.random() if fate == "late" else there

        def arrive() -> None:
            found, error = None, None
            try:
                found = work()
            except CodeTaken as taken:
                error = taken
            if not lost:
                loop.call_later(back, settle, answer, found, error, context=OUTSIDE)

        loop.call_later(there, arrive, context=OUTSIDE)
        return await answer

    def lose(self, seconds: float) -> None:
        """Nothing gets through for a while."""
        self.lost_until = self.database.loop.at + seconds
        self.deafen(seconds + 0.5 * self.chance.random())

    def deafen(self, seconds: float) -> None:
        """The connection that listens is lost; when there is another, what was missed is not told again."""
        loop = self.database.loop
        self.deaf_until = loop.at + seconds
        loop.call_later(seconds, self.hear, "", 0, context=self.machine.context.copy())

    def notify(self, table: str, row: EventRow) -> None:
        """Another server wrote something; if it is short, that is told along."""
        loop = self.database.loop
        if loop.at >= self.deaf_until:
            chance = random.Random(f"{self.machine.name} {table} {row.number}")
            late = chance.random() ** 4 * 1.5
            told = row if chance.random() < SHORT else None
            loop.call_later(late, self.hear, table, row.number, told, context=self.machine.context.copy())

    def hear(self, table: str, number: int, row: EventRow | None = None) -> None:
        if self.news is not None and self in self.database.listening and self.database.loop.at >= self.deaf_until:
            self.news(table, number, row)

    # What a store can do --------------------------------------------------------------------------------------------

    async def ready(self) -> bool:
        return True

    async def create(self, table: str, code: str, at: int, body: bytes, summary: TableSummary) -> None:
        if not await self.on(lambda: self.database.create(self, table, code, at, body, summary)):
            raise CodeTaken

    async def append(self, table: str, number: int, at: int, body: bytes, summary: TableSummary | None = None) -> bool:
        assert self.batches is not None
        return await self.batches.write(table, number, at, body, summary)

    async def send(self, batch: list[Waiting]) -> set[str]:
        return await self.on(lambda: self.database.append(self, batch))

    async def events(self, table: str, since: int = 0) -> list[EventRow]:
        return await self.on(lambda: self.database.rows.get(table, [])[since:])

    async def find(self, code: str) -> str | None:
        return await self.on(lambda: self.database.codes.get(code))

    async def public(self, limit: int) -> list[Listed]:
        return []

    async def unattended(self, holder: str, now: int, limit: int) -> list[str]:
        return await self.on(lambda: self.database.unattended(holder, now, limit))

    async def claim(self, tables: Collection[str], holder: str, now: int, until: int) -> set[str]:
        return await self.on(lambda: self.database.claim(list(tables), holder, now, until))

    async def release(self, tables: Collection[str], holder: str) -> None:
        await self.on(lambda: self.database.release(list(tables), holder))

    async def forget(self, over_before: int, open_before: int, limit: int) -> int:
        return 0

    async def counts(self) -> dict[str, Any]:
        return {}
