"""A store in memory, to test tables without a disk: it can fail on demand, and several servers can share it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection

from clowder.server.stores.base import CodeTaken, EventRow, Listed, OnNews, StoreLost, TableSummary


class Shelf:
    """What is stored, and who wants to know of it."""

    def __init__(self) -> None:
        self.rows: dict[str, list[EventRow]] = {}
        self.codes: dict[str, str] = {}
        self.summaries: dict[str, TableSummary] = {}
        self.claims: dict[str, tuple[str, int]] = {}
        self.stores: list[MemoryStore] = []


class MemoryStore:
    """What tables need of a store, as stores/base.py describes it."""

    def __init__(self, shelf: Shelf | None = None, *, shared: bool = False) -> None:
        self.shelf = shelf or Shelf()
        self.shared = shared
        self.news: OnNews | None = None
        self.lost = False
        """Whether it cannot be reached."""
        self.silent = 0
        """So many of the next writes are done, but nobody learns of it."""
        self.deaf = False
        """Whether it hears nothing of others."""
        self.slow = 0.0
        """Seconds that a write takes."""
        self.appended = 0
        self.asked: Counter[str] = Counter()

    async def open(self, news: OnNews) -> None:
        self.news = news
        self.shelf.stores.append(self)

    async def close(self) -> None:
        self.shelf.stores.remove(self)

    async def reach(self, what: str) -> None:
        self.asked[what] += 1
        await asyncio.sleep(0)
        if self.lost:
            raise StoreLost

    async def ready(self) -> bool:
        return not self.lost

    async def create(self, table: str, code: str, at: int, body: bytes, summary: TableSummary) -> None:
        await self.reach("create")
        if table in self.shelf.rows or code in self.shelf.codes:
            raise CodeTaken
        self.shelf.rows[table] = [EventRow(1, at, body)]
        self.shelf.codes[code] = table
        self.shelf.summaries[table] = summary

    async def append(self, table: str, number: int, at: int, body: bytes, summary: TableSummary | None = None) -> bool:
        await self.reach("append")
        return await asyncio.shield(asyncio.ensure_future(self.put(table, number, at, body, summary)))

    async def put(self, table: str, number: int, at: int, body: bytes, summary: TableSummary | None) -> bool:
        """What was begun is done, even if whoever asked for it does not wait."""
        await asyncio.sleep(self.slow)
        rows = self.shelf.rows.get(table, [])
        if not rows or number != len(rows) + 1:
            return False
        rows.append(EventRow(number, at, body))
        self.appended += 1
        if summary is not None:
            self.shelf.summaries[table] = summary
        for other in self.shelf.stores:
            if other is not self and other.news is not None and not other.deaf:
                asyncio.get_running_loop().call_soon(other.news, table, number)
        if self.silent:
            self.silent -= 1
            raise StoreLost
        return True

    async def events(self, table: str, since: int = 0) -> list[EventRow]:
        await self.reach("events")
        return self.shelf.rows.get(table, [])[since:]

    async def find(self, code: str) -> str | None:
        await self.reach("find")
        return self.shelf.codes.get(code)

    async def public(self, limit: int) -> list[Listed]:
        await self.reach("public")
        codes = {table: code for code, table in self.shelf.codes.items()}
        listed = [(table, summary) for table, summary in self.shelf.summaries.items() if summary.public]
        return [Listed(table, codes[table], 0, summary) for table, summary in listed if summary.status != "over"][:limit]

    async def unattended(self, holder: str, now: int, limit: int) -> list[str]:
        await self.reach("unattended")
        held = {table: name for table, (name, until) in self.shelf.claims.items() if until > now}
        found = [t for t, summary in self.shelf.summaries.items() if summary.attended and held.get(t, holder) == holder]
        return sorted(found, key=lambda table: (table in held, table))[:limit]

    async def claim(self, tables: Collection[str], holder: str, now: int, until: int) -> set[str]:
        await self.reach("claim")
        for table in tables:
            name, others_until = self.shelf.claims.get(table, (holder, 0))
            if name == holder or others_until <= now:
                self.shelf.claims[table] = holder, until
        return {table for table in tables if self.shelf.claims[table][0] == holder}

    async def release(self, tables: Collection[str], holder: str) -> None:
        await self.reach("release")
        for table in tables:
            if self.shelf.claims.get(table, ("", 0))[0] == holder:
                del self.shelf.claims[table]

    async def forget(self, over_before: int, open_before: int, limit: int) -> int:
        await self.reach("forget")
        return 0

    async def counts(self) -> dict[str, int]:
        return dict(Counter(summary.status for summary in self.shelf.summaries.values()))
