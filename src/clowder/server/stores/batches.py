"""Group commit for PostgreSQL: what waits while a batch is on its way goes with the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from clowder.server.stores.base import Append, StoreLost, TableSummary

ABREAST = 2
"""Batches on their way at once: while one waits for the disk, the next is worked on. A third brings nothing: PostgreSQL
lets those who notify commit one after the other."""

MOST = 256
"""Events in a batch."""

MOST_NEWS = 7900
"""Bytes of what others are told of a batch: it has to fit in one notification, which holds 8000."""

LONGEST_TOLD = 200
"""Bytes of an event that is told along."""

MOST_BYTES = 4 << 20
"""Bytes of all events of a batch, unless the first alone has more."""


class Waiting(Append, frozen=True):
    """An event that waits to be written, and who waits for it."""

    news: str
    """What the others are told of it."""
    written: asyncio.Future[bool]

    def size(self) -> int:
        """Bytes that are sent."""
        return len(self.body) + (len(self.summary.listing) if self.summary else 0)


def news_of(table: str, number: int, at: int, body: bytes) -> str:
    """What others are told of an event: a line with its number and table and, before that, of what is short one with all
    of it, so that nobody has to ask. (Older servers know no such table, and go by the second line.)"""
    told = f"{number} {table}"
    if len(body) > LONGEST_TOLD or not body.isascii() or not (text := body.decode()).isprintable():
        return told
    return f"{told}\t{at}\t{text}\n{told}"


class Batches:
    """Sends events in batches. No table is in two batches on their way, or twice in one: so what comes later is compared
    with what is already durable."""

    def __init__(self, send: Callable[[list[Waiting]], Awaitable[set[str]]]) -> None:
        self.send = send
        """Writes a batch: those tables whose event was written. StoreLost if nothing is known, any other exception if
        nothing was written because of what was in it."""
        self.loop = asyncio.get_running_loop()
        self.waiting: list[Waiting] = []
        self.away: set[str] = set()
        """Tables in batches that are on their way."""
        self.flights: set[asyncio.Task[None]] = set()
        self.called = False
        self.closed = False

    async def write(self, table: str, number: int, at: int, body: bytes, summary: TableSummary | None) -> bool:
        """Whether it was written: True when it is durable."""
        if self.closed:
            raise StoreLost("closed")
        append = Waiting(table, number, at, body, summary, news_of(table, number, at, body), self.loop.create_future())
        self.waiting.append(append)
        self.call()
        return await append.written

    async def close(self) -> None:
        """Take no more; finish what waits."""
        self.closed = True
        self.depart()
        while self.flights:
            await asyncio.wait(self.flights)

    def call(self) -> None:
        """Depart at the end of this turn of the loop, with all that came in it."""
        if not self.called and len(self.flights) < ABREAST:
            self.called = True
            self.loop.call_soon(self.depart)

    def depart(self) -> None:
        """Send what may go now."""
        self.called = False
        while len(self.flights) < ABREAST and (batch := self.boarding()):
            tables = [append.table for append in batch]
            self.away.update(tables)
            task = self.loop.create_task(self.deliver(batch))
            self.flights.add(task)
            task.add_done_callback(partial(self.landed, tables))

    def landed(self, tables: list[str], task: asyncio.Task[None]) -> None:
        """A batch is through: the next may go."""
        self.flights.discard(task)
        self.away.difference_update(tables)
        self.depart()

    def boarding(self) -> list[Waiting]:
        """Take the next batch from those that wait, first come first served."""
        batch: list[Waiting] = []
        staying: list[Waiting] = []
        tables = set(self.away)
        news = size = 0
        for place, append in enumerate(self.waiting):
            if append.table in tables:
                staying.append(append)
                continue
            news += len(append.news.encode()) + 1
            size += append.size()
            if batch and (len(batch) == MOST or news > MOST_NEWS or size > MOST_BYTES):
                staying += self.waiting[place:]
                break
            tables.add(append.table)
            batch.append(append)
        self.waiting = staying
        return batch

    async def deliver(self, batch: list[Waiting]) -> None:
        """Send a batch and tell those who wait; alone, if together they could not be written."""
        try:
            written = await self.send(batch)
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, StoreLost):
                for append in batch:
                    await self.deliver([append])
                return
            abandon(batch, StoreLost(*error.args) if isinstance(error, StoreLost) else error)
            return
        except BaseException:  # a connection that was cut off may cancel whoever uses it
            abandon(batch, StoreLost("cancelled"))
            raise
        for append in batch:
            if not append.written.done():
                append.written.set_result(append.table in written)


def abandon(batch: list[Waiting], error: Exception) -> None:
    """Tell those who still wait that there is nothing to wait for: whoever waits has a table locked."""
    for append in batch:
        if not append.written.done():
            append.written.set_exception(error)
