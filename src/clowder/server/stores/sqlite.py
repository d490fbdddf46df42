"""Tables in one SQLite file: the default, with nothing to set up. One process serves it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from clowder.server.stores.base import (
    Append,
    BadStore,
    CodeTaken,
    EventRow,
    Listed,
    OnNews,
    StoreLost,
    TableSummary,
    storable,
)
from clowder.server.stores.holding import Hold
from clowder.server.stores.schema import check_sqlite, migrate_sqlite
from clowder.server.stores.snapshot import backup_file
from clowder.server.stores.writer import Writer

T = TypeVar("T")

CHECKPOINT = 4000
"""Pages in the log before they are copied to the database: 16 MB."""

LOCKED = 2.0
"""Seconds to wait for somebody who locks the file, before what was to be written is given up."""

CHANGED = "(SELECT at FROM events WHERE table_id = id ORDER BY number DESC LIMIT 1)"

UNCHANGED = f"""
SELECT id FROM tables WHERE summed < max(:over, :open)
AND {CHANGED} < CASE status WHEN 'over' THEN :over ELSE :open END ORDER BY summed LIMIT :limit
"""


class SqliteStore:
    """A store in one file. Nothing is known to other processes, so `news` is never called."""

    shared = False

    def __init__(self, file: str) -> None:
        if not file:
            raise BadStore("error-database-url", value="none")
        self.file = Path(file)
        self.hold: Hold | None = None
        self.writer: Writer | None = None
        self.reader: sqlite3.Connection | None = None
        self.reading = ThreadPoolExecutor(1, "clowder-store-reader")

    async def open(self, news: OnNews) -> None:
        """Make the file if there is none; BadStore if another server has it, or if it cannot be used."""
        database, self.reader = await asyncio.to_thread(self.connections)
        self.writer = Writer(database)

    def connections(self) -> tuple[sqlite3.Connection, sqlite3.Connection]:
        """The one that will write, to a database that is up to date, and the one that will read."""
        self.take()
        opened: list[sqlite3.Connection] = []
        try:
            opened.append(self.connect())
            migrate_sqlite(opened[0], str(self.file))
            opened.append(self.connect())
            opened[1].execute("PRAGMA query_only = ON")
            return opened[0], opened[1]
        except BaseException as error:
            for database in opened:
                database.close()
            self.let_go()
            if isinstance(error, sqlite3.Error):
                raise self.unusable(error) from None
            raise

    def take(self) -> None:
        """Hold the file for this process; a new one is for its owner alone, seeds are in it."""
        try:
            self.hold = Hold(self.file)
            if not self.file.exists():
                os.close(os.open(self.file, os.O_CREAT | os.O_RDWR, 0o600))
        except OSError as error:
            self.let_go()
            raise self.unusable(error) from None

    def let_go(self) -> None:
        """Let another process have the file."""
        if self.hold is not None:
            self.hold.release()
            self.hold = None

    def connect(self) -> sqlite3.Connection:
        """A connection that may be handed to another thread, without transactions of its own."""
        database = sqlite3.connect(self.file, timeout=LOCKED, isolation_level=None, check_same_thread=False)
        try:
            check_sqlite(database, str(self.file))  # before anything is changed: it may not be ours
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = FULL")
            database.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        except BaseException:
            database.close()
            raise
        return database

    def unusable(self, error: Exception) -> BadStore:
        """Why the file cannot be a database, in words."""
        if isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB:
            return BadStore("error-database-foreign", source=str(self.file))
        why = "other"
        if self.file.is_dir():
            why = "folder"
        elif not self.file.parent.is_dir():
            why = "missing"
        elif isinstance(error, PermissionError) or "readonly" in str(error):
            why = "forbidden"
        return BadStore("error-database-file", source=str(self.file), why=why, reason=str(error))

    async def close(self) -> None:
        if self.writer is not None:
            await self.writer.close()
        await asyncio.to_thread(self.reading.shutdown)
        if self.reader is not None:
            self.reader.close()
            self.reader = None
        self.let_go()

    async def read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Ask in the reading thread."""
        reader = self.reader
        if reader is None:
            raise StoreLost("closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self.reading, question, reader)
        except (sqlite3.Error, RuntimeError) as error:  # RuntimeError: the thread is gone
            raise StoreLost(str(error)) from error

    async def write(self, request: Append | Callable[[sqlite3.Connection], Any]) -> Any:
        """Hand over to the writing thread."""
        if self.writer is None:
            raise StoreLost("closed")
        return await self.writer.write(request)

    async def ready(self) -> bool:
        if self.writer is None or self.writer.closed:
            return False
        with suppress(StoreLost):
            return await self.read(lambda database: database.execute("SELECT 1").fetchone() == (1,))
        return False

    async def create(self, table: str, code: str, at: int, body: bytes, summary: TableSummary) -> None:
        if not (storable(table) and storable(code)):
            raise ValueError("a table's id and code are short printable texts")

        def make(database: sqlite3.Connection) -> None:
            try:
                database.execute(
                    "INSERT INTO tables (id, code, status, public, attended, listing, summed) VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (table, code, summary.status, summary.public, summary.attended, summary.listing, at),
                )
            except sqlite3.IntegrityError:
                raise CodeTaken from None
            database.execute("INSERT INTO events VALUES (?, 1, ?, ?)", (table, at, body))

        await self.write(make)

    async def append(self, table: str, number: int, at: int, body: bytes, summary: TableSummary | None = None) -> bool:
        return storable(table) and bool(await self.write(Append(table, number, at, body, summary)))

    async def events(self, table: str, since: int = 0) -> list[EventRow]:
        if not storable(table):
            return []
        sql = "SELECT number, at, body FROM events WHERE table_id = ? AND number > ? ORDER BY number"
        return await self.read(lambda database: [EventRow(*row) for row in database.execute(sql, (table, since))])

    async def find(self, code: str) -> str | None:
        if not storable(code):
            return None
        row = await self.read(lambda database: database.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone())
        return None if row is None else str(row[0])

    async def public(self, limit: int) -> list[Listed]:
        sql = f"""SELECT id, code, {CHANGED} AS changed, status, public, attended, listing FROM tables
            WHERE public AND status <> 'over' ORDER BY changed DESC, id LIMIT ?"""
        rows = await self.read(lambda database: database.execute(sql, (limit,)).fetchall())
        return [
            Listed(table, code, changed, TableSummary(status, bool(public), bool(attended), listing))
            for table, code, changed, status, public, attended, listing in rows
        ]

    async def unattended(self, holder: str, now: int, limit: int) -> list[str]:
        # One row for all of them: for each row the thread gives up Python's lock, and asks for it again.
        sql = """SELECT json_group_array(id) FROM (SELECT id FROM tables LEFT JOIN claims ON table_id = id AND until > ?2
            WHERE attended AND (holder IS NULL OR holder = ?1) ORDER BY holder IS NOT NULL, id LIMIT ?3)"""
        row = await self.read(lambda database: database.execute(sql, (holder, now, limit)).fetchone())
        return msgspec.json.decode(row[0], type=list[str])

    async def claim(self, tables: Collection[str], holder: str, now: int, until: int) -> set[str]:
        sql = """INSERT INTO claims SELECT id, ?2, ?4 FROM tables WHERE id IN (SELECT value FROM json_each(?1))
            ON CONFLICT (table_id) DO UPDATE SET holder = ?2, until = ?4 WHERE holder = ?2 OR until <= ?3
            RETURNING table_id"""
        names = msgspec.json.encode([table for table in tables if storable(table)]).decode()
        rows = await self.write(lambda database: database.execute(sql, (names, holder, now, until)).fetchall())
        return {table for (table,) in rows}

    async def release(self, tables: Collection[str], holder: str) -> None:
        sql = "DELETE FROM claims WHERE holder = ? AND table_id IN (SELECT value FROM json_each(?))"
        names = msgspec.json.encode([table for table in tables if storable(table)]).decode()
        await self.write(lambda database: database.execute(sql, (holder, names)).rowcount)

    async def forget(self, over_before: int, open_before: int, limit: int) -> int:
        def delete(database: sqlite3.Connection) -> int:
            old = database.execute(UNCHANGED, {"over": over_before, "open": open_before, "limit": limit}).fetchall()
            for statement in (
                "DELETE FROM claims WHERE table_id = ?",
                "DELETE FROM events WHERE table_id = ?",
                "DELETE FROM tables WHERE id = ?",
            ):
                database.executemany(statement, old)
            return len(old)

        return int(await self.write(delete))

    async def backup(self, file: Path) -> None:
        await asyncio.to_thread(backup_file, self.file, file)

    async def counts(self) -> dict[str, int]:
        sql = "SELECT status, count(*) FROM tables GROUP BY status"
        return dict(await self.read(lambda database: database.execute(sql).fetchall()))
