"""The one thread that writes to SQLite. Whatever waits is written in one transaction, so that many tables share the wait
for the disk; nobody hears of it before it is there.

A thread that calls SQLite gives up Python's lock at every statement and may wait milliseconds to get it back from a busy
event loop. So a batch is written in as few statements as can be, not in one for each event: all together first, which
nearly always succeeds, and one by one if it did not. What nearly every batch is, events of different tables that change
nobody's summary, is one statement, and so a transaction of its own.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias

import msgspec

from clowder.server.stores.base import Append, StoreLost

MOST = 1000
"""Requests in one transaction, and those of one turn of the loop."""

INSERT = """
INSERT INTO events (table_id, number, at, body)
SELECT value ->> 0, iif(value ->> 1 = 1 + (SELECT max(number) FROM events WHERE table_id = value ->> 0), value ->> 1, NULL),
    value ->> 2, substr(?2, value ->> 3, value ->> 4) FROM json_each(?1)
"""
"""?1 is [[table, number, at, where its body begins in ?2, how long it is], …], of different tables. A number may not be
NULL: unless all of them are the next ones, the statement fails and has written nothing."""

UPDATE = """
UPDATE tables SET status = new.status, public = new.public, attended = new.attended, listing = new.listing, summed = new.at
FROM (SELECT value ->> 0 AS id, value ->> 1 AS at, value ->> 2 AS status, value ->> 3 AS public, value ->> 4 AS attended,
      substr(?2, value ->> 5, value ->> 6) AS listing FROM json_each(?1)) AS new
WHERE tables.id = new.id
"""
"""?1 is [[table, at, status, public, attended, where its listing begins in ?2, how long it is], …]."""


PAD = b"-"
"""What all bodies together begin with: of nothing at all, SQLite's substr makes NULL."""


Job: TypeAlias = Callable[[sqlite3.Connection], Any]
"""Anything else that writes: called inside the transaction, undone alone if it raises."""

Waiting: TypeAlias = tuple["asyncio.Future[Any]", Append | Job]


class NotNext(Exception):
    """Some event of a batch was not the next one of its table."""


class Writer:
    """Takes requests from one event loop; answers their futures there, once for a whole batch."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database
        self.loop = asyncio.get_running_loop()
        self.waiting: list[Waiting] = []
        """What was asked for in this turn of the loop; the thread is woken up for all of it together."""
        self.queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self.closed = False
        self.thread = threading.Thread(target=self.work, name="clowder-store", daemon=True)
        self.thread.start()

    async def write(self, request: Append | Job) -> Any:
        """What became of it, when it is durable."""
        if self.closed:
            raise StoreLost("closed")
        future: asyncio.Future[Any] = self.loop.create_future()
        self.waiting.append((future, request))
        if len(self.waiting) == 1:
            self.loop.call_soon(self.hand_over)
        return await future

    def hand_over(self) -> None:
        """Let the thread have what waits."""
        if self.waiting:
            self.queue.put(self.waiting)
            self.waiting = []

    async def close(self) -> None:
        """Finish what waits, then let the database go."""
        if not self.closed:
            self.closed = True
            self.hand_over()
            self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    def work(self) -> None:
        """The thread: until it is told that nothing more will come."""
        going_on = True
        while going_on:
            batch: list[Waiting] = []
            taken = self.queue.get()
            while taken is not None:
                batch += taken
                if len(batch) >= MOST:
                    break
                try:
                    taken = self.queue.get_nowait()
                except Empty:
                    break
            going_on = taken is not None
            if batch:
                self.answer(batch, self.outcomes([request for _, request in batch]))
        self.database.close()

    def answer(self, batch: list[Waiting], outcomes: list[Any]) -> None:
        """Wake those who wait, all at once."""
        futures = [future for future, _ in batch]
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(settle, futures, outcomes)

    def outcomes(self, requests: list[Append | Job]) -> list[Any]:
        """What became of each, by then durable; exceptions stand for themselves."""
        try:
            try:
                return self.transaction(requests, together=True)
            except Exception as error:
                if lost(error):
                    raise
            return self.transaction(requests, together=False)
        except Exception as error:
            return [StoreLost(str(error)) for _ in requests]

    def transaction(self, requests: list[Append | Job], *, together: bool) -> list[Any]:
        """Write all in one transaction; if it raises, nothing was written, or nothing is known."""
        if together and (events := only_events(requests)):
            insert(self.database, events)
            return [True] * len(events)
        try:
            self.database.execute("BEGIN IMMEDIATE")
            results = written(self.database, requests, together=together)
            self.database.execute("COMMIT")
            return results
        except BaseException:
            if self.database.in_transaction:
                self.database.execute("ROLLBACK")
            raise


def settle(futures: list[asyncio.Future[Any]], outcomes: list[Any]) -> None:
    """Give each its outcome, except to those who stopped waiting."""
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.done():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def lost(error: Exception) -> bool:
    """Whether the database failed (full, locked, unreadable), and not the request."""
    return isinstance(error, sqlite3.DatabaseError) and not isinstance(
        error, sqlite3.IntegrityError | sqlite3.ProgrammingError | sqlite3.DataError | sqlite3.InterfaceError
    )


def written(database: sqlite3.Connection, requests: list[Append | Job], *, together: bool) -> list[Any]:
    """Write a batch inside a transaction: `together` raises if that cannot be done in few statements."""
    results: list[Any] = [True] * len(requests)
    appends: list[Append] = []
    for place, request in enumerate(requests):
        if isinstance(request, Append) and together:
            appends.append(request)
        else:
            results[place] = alone(database, request)
    for batch in rounds(appends):
        insert(database, batch)
    return results


def rounds(appends: list[Append]) -> list[list[Append]]:
    """The same in the same order, no table twice in one round: a statement does not see what it writes itself."""
    found: list[list[Append]] = []
    seen: dict[str, int] = {}
    for append in appends:
        turn = seen.get(append.table, 0)
        seen[append.table] = turn + 1
        if turn == len(found):
            found.append([])
        found[turn].append(append)
    return found


def only_events(requests: list[Append | Job]) -> list[Append]:
    """The same, if one statement can write all of it; nothing otherwise."""
    events = [request for request in requests if isinstance(request, Append) and request.summary is None]
    return events if len({event.table for event in events}) == len(requests) else []


def insert(database: sqlite3.Connection, appends: list[Append]) -> None:
    """Write events of different tables, and their summaries; NotNext unless all of them were the next ones."""
    events, start = [], 1 + len(PAD)
    for a in appends:
        events.append((a.table, a.number, a.at, start, len(a.body)))
        start += len(a.body)
    bodies = PAD + b"".join([a.body for a in appends])
    try:
        database.execute(INSERT, (msgspec.json.encode(events).decode(), bodies))
    except sqlite3.IntegrityError:
        raise NotNext from None
    summaries, listings, start = [], [PAD], 1 + len(PAD)
    for a in appends:
        if a.summary is not None:
            s = a.summary
            summaries.append((a.table, a.at, s.status, int(s.public), int(s.attended), start, len(s.listing)))
            listings.append(s.listing)
            start += len(s.listing)
    if summaries:
        database.execute(UPDATE, (msgspec.json.encode(summaries).decode(), b"".join(listings)))


def alone(database: sqlite3.Connection, request: Append | Job) -> Any:
    """One request that cannot harm the others: its outcome, or the exception it raised."""
    database.execute("SAVEPOINT request")
    try:
        if isinstance(request, Append):
            insert(database, [request])
            outcome: Any = True
        else:
            outcome = request(database)
    except Exception as error:
        if lost(error):
            raise
        database.execute("ROLLBACK TO request")
        outcome = False if isinstance(error, NotNext) else error
    database.execute("RELEASE request")
    return outcome
