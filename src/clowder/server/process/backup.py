"""`clowder backup` and `clowder restore`: everything in one file, and back."""

from __future__ import annotations

import asyncio
from pathlib import Path

from clowder.server.stores import store_for
from clowder.server.stores.base import BadStore, StoreLost


def back_up(database: str, file: Path, *, force: bool = False) -> None:
    """Copy everything, as it is at one moment, while servers go on; BadStore if that cannot be."""
    if file.exists() and not force:
        raise BadStore("backup-there", file=str(file))
    store = store_for(database)
    try:
        asyncio.run(store.backup(file))
    except StoreLost:
        raise BadStore("serve-database-lost") from None


def restore(file: Path, database: str) -> None:
    """Fill an empty PostgreSQL database from a backup, or from a database file; BadStore if that cannot be. A SQLite backup
    needs no restoring: it can be served as it is."""
    if not store_for(database).shared:
        raise BadStore("restore-only-postgres")
    try:
        asyncio.run(refill(file, database))
    except StoreLost:
        raise BadStore("serve-database-lost") from None


async def refill(file: Path, database: str) -> None:
    """Bring the schema up to date, then take everything over."""
    from clowder.server.stores.postgres import PostgresStore

    store = PostgresStore(database)
    await store.open(lambda table, number, row=None: None)
    try:
        await store.restore(file)
    finally:
        await store.close()
