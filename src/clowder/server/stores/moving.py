"""Between PostgreSQL and a SQLite file: backups, and the way back."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from clowder.server.stores.base import BadStore
from clowder.server.stores.schema import migrate_sqlite
from clowder.server.stores.snapshot import backup_file, replacing

COLUMNS = {
    "tables": ("id", "code", "status", "public", "attended", "listing", "summed"),
    "events": ("table_id", "number", "at", "body"),
}
"""What is moved: claims are of servers that run now."""

SWITCHES = ("public", "attended")
"""Columns that are true or false: SQLite writes 1 and 0."""

ROWS = 2000
"""Rows that are moved at once."""


async def save(connection: Any, file: Path) -> None:
    """Everything in PostgreSQL, as it is at one moment, as a SQLite file."""
    with (
        replacing(file) as beside,
        closing(sqlite3.connect(beside, isolation_level=None, check_same_thread=False)) as target,
    ):
        target.execute("PRAGMA synchronous = OFF")  # it is waited for when it is whole
        migrate_sqlite(target, str(file))
        target.execute("BEGIN")
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            for table, columns in COLUMNS.items():
                names = ", ".join(columns)
                into = f"INSERT INTO {table} ({names}) VALUES ({', '.join('?' * len(columns))})"
                cursor = await connection.cursor(f"SELECT {names} FROM clowder.{table} ORDER BY 1, 2")
                while rows := await cursor.fetch(ROWS):
                    await asyncio.to_thread(target.executemany, into, [tuple(row) for row in rows])
        await asyncio.to_thread(target.execute, "COMMIT")


async def load(connection: Any, file: Path, source: str) -> None:
    """Everything in a SQLite file into an empty PostgreSQL, all or nothing; one of an older version is brought up to date
    on the way, in a copy."""
    with tempfile.TemporaryDirectory(prefix="clowder-") as folder:
        copy = Path(folder) / "copy.db"
        await asyncio.to_thread(backup_file, file, copy)
        with closing(sqlite3.connect(copy, isolation_level=None, check_same_thread=False)) as origin:
            migrate_sqlite(origin, str(file))
            async with connection.transaction():
                await connection.execute("LOCK TABLE clowder.tables IN EXCLUSIVE MODE")
                if await connection.fetchval("SELECT EXISTS (SELECT FROM clowder.tables)"):
                    raise BadStore("error-restore-full", source=source)
                for table, columns in COLUMNS.items():
                    rows = origin.execute(f"SELECT {', '.join(columns)} FROM {table}")
                    while some := await asyncio.to_thread(rows.fetchmany, ROWS):
                        await connection.copy_records_to_table(
                            table, schema_name="clowder", columns=columns, records=[converted(row, columns) for row in some]
                        )


def converted(row: tuple[Any, ...], columns: tuple[str, ...]) -> tuple[Any, ...]:
    """A row of SQLite's as PostgreSQL wants it."""
    return tuple(bool(value) if column in SWITCHES else value for value, column in zip(row, columns, strict=True))
