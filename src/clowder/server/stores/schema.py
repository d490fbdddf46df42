"""What the databases look like, and how older ones are brought up to date: steps forward, never changed once released.

    tables   one row a table: its code and its summary
    events   one row an event; the primary key decides races
    claims   which server looks after a table, and until when

`summed` is when the summary was last written. A table that did not change since then is found by it without a look at
all events; whether it really did not is asked of the newest event. (A server whose clock is behind makes that later, never
too early.)
"""

from __future__ import annotations

import sqlite3

from clowder.server.stores.base import BadStore

APPLICATION = 0x436C6F77
"""SQLite's application_id of our files: "Clow"."""

SQLITE: list[tuple[str, ...]] = [
    (
        """CREATE TABLE tables (
            id TEXT NOT NULL PRIMARY KEY,
            code TEXT NOT NULL UNIQUE,
            status TEXT NOT NULL,
            public INTEGER NOT NULL,
            attended INTEGER NOT NULL,
            listing BLOB NOT NULL,
            summed INTEGER NOT NULL
        )""",
        # With rowids: clustered by table, each event of a batch would rewrite a page of its own (measured: 2/3 the speed).
        """CREATE TABLE events (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            at INTEGER NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        """CREATE TABLE claims (
            table_id TEXT NOT NULL PRIMARY KEY,
            holder TEXT NOT NULL,
            until INTEGER NOT NULL
        )""",
        "CREATE INDEX tables_listed ON tables (id) WHERE public AND status <> 'over'",
        "CREATE INDEX tables_attended ON tables (id) WHERE attended",
        "CREATE INDEX tables_summed ON tables (summed)",
    ),
]

POSTGRES: list[tuple[str, ...]] = [
    (
        """CREATE TABLE clowder.tables (
            id text COLLATE "C" NOT NULL PRIMARY KEY,
            code text COLLATE "C" NOT NULL UNIQUE,
            status text NOT NULL,
            public boolean NOT NULL,
            attended boolean NOT NULL,
            listing bytea NOT NULL,
            summed bigint NOT NULL
        )""",
        """CREATE TABLE clowder.events (
            table_id text COLLATE "C" NOT NULL,
            number bigint NOT NULL,
            at bigint NOT NULL,
            body bytea NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        """CREATE TABLE clowder.claims (
            table_id text COLLATE "C" NOT NULL PRIMARY KEY REFERENCES clowder.tables ON DELETE CASCADE,
            holder text NOT NULL,
            until bigint NOT NULL
        )""",
        "CREATE INDEX tables_listed ON clowder.tables (id) WHERE public AND status <> 'over'",
        "CREATE INDEX tables_attended ON clowder.tables (id) WHERE attended",
        "CREATE INDEX tables_summed ON clowder.tables (summed)",
    ),
]


def check_version(found: int, known: int, source: str) -> None:
    """Refuse a database that a newer Clowder wrote."""
    if found > known:
        raise BadStore("error-database-newer", source=source, found=found, known=known)


def check_sqlite(database: sqlite3.Connection, source: str) -> int:
    """The schema version of a SQLite database, 0 if it is empty; refuses those that are not ours, or are newer."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    (application,) = database.execute("PRAGMA application_id").fetchone()
    (objects,) = database.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application != APPLICATION and (application or version or objects):
        raise BadStore("error-database-foreign", source=source)
    check_version(version, len(SQLITE), source)
    return int(version)


def migrate_sqlite(database: sqlite3.Connection, source: str) -> None:
    """Bring a SQLite database up to date, all or nothing; the connection is in autocommit mode."""
    database.execute("BEGIN IMMEDIATE")
    try:
        version = check_sqlite(database, source)
        for step in SQLITE[version:]:
            for statement in step:
                database.execute(statement)
        if version < len(SQLITE):
            database.execute(f"PRAGMA application_id = {APPLICATION}")
            database.execute(f"PRAGMA user_version = {len(SQLITE)}")
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise
