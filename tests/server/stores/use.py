"""What the tests of the stores have in common."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeVar

from clowder.server.stores import store_for
from clowder.server.stores.base import EventRow, Store, TableSummary

T = TypeVar("T")

PATIENCE = 120.0
"""Seconds after which something that should happen is taken for stuck, on a busy machine, too."""

OPEN = TableSummary("open", public=True, attended=False, listing=b"a table")
PLAYING = TableSummary("playing", public=True, attended=True, listing=b"a game")
OVER = TableSummary("over", public=True, attended=False, listing=b"it was fun")


class Place(NamedTuple):
    """A database to test on."""

    kind: str
    url: str


class Heard(list[tuple[str, int]]):
    """News, to be waited for."""

    def __init__(self) -> None:
        self.more = asyncio.Event()
        self.told: dict[tuple[str, int], EventRow] = {}
        """Events that were told along."""

    def __call__(self, table: str, number: int, row: EventRow | None = None) -> None:
        self.append((table, number))
        if row is not None:
            self.told[table, number] = row
        self.more.set()

    async def until(self, news: tuple[str, int]) -> None:
        """Wait for one."""
        async with asyncio.timeout(PATIENCE):
            while news not in self:
                self.more.clear()
                await self.more.wait()


def run(test: Coroutine[Any, Any, T]) -> T:
    """Run it; nothing here takes so long."""

    async def limited() -> T:
        async with asyncio.timeout(PATIENCE):
            return await test

    return asyncio.run(limited())


@asynccontextmanager
async def opened(store: Store | str, heard: Heard | None = None) -> AsyncIterator[Store]:
    """A store that is open inside the block."""
    if isinstance(store, str):
        store = store_for(store)
    await store.open(Heard() if heard is None else heard)
    try:
        yield store
    finally:
        await store.close()


async def fill(store: Store, table: str, last: int) -> None:
    """A table with events 1 to `last`, accepted at those times."""
    await store.create(table, f"code-{table}", 1, b"1", OPEN)
    for number in range(2, last + 1):
        assert await store.append(table, number, number, b"%d" % number)


async def bodies(store: Store, table: str) -> list[bytes]:
    """A table's events, having looked that their numbers are right."""
    rows = await store.events(table)
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    return [row.body for row in rows]
