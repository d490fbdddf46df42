"""Tables in PostgreSQL: for any number of server processes on any number of machines.

Races are decided by the primary key of `events`. Every append is one statement, and so one transaction, for a whole batch
of tables: it writes the events that are the next ones, replaces their summaries and notifies the other processes.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from clowder.server.stores import schema
from clowder.server.stores.base import BadStore, CodeTaken, EventRow, Listed, OnNews, StoreLost, TableSummary, storable

try:
    import asyncpg
except ImportError:
    raise BadStore("error-database-extra", extra="clowder[postgres]") from None

from clowder.server.stores.batches import Batches, Waiting
from clowder.server.stores.listening import Listening
from clowder.server.stores.moving import load, save

T = TypeVar("T")

CONNECTIONS = 6
"""For each process: two that write, the others read. One more listens."""

MIGRATING = 0x636C6F77646572
"""The advisory lock of those who bring the schema up to date."""

PACE = 20
"""Tables that are forgotten in one transaction: whoever writes to one of them at that moment has to wait."""

APPEND = """
WITH held AS MATERIALIZED (  -- so that nobody forgets these tables meanwhile
    SELECT id FROM clowder.tables WHERE id = ANY($1::text[]) ORDER BY id FOR KEY SHARE
), written AS (
    INSERT INTO clowder.events (table_id, number, at, body)
    SELECT new.table_id, new.number, new.at, new.body
    FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[]) AS new (table_id, number, at, body)
    JOIN held ON held.id = new.table_id
    WHERE new.number = 1 + (SELECT max(old.number) FROM clowder.events AS old WHERE old.table_id = new.table_id)
    ORDER BY new.table_id  -- all in the same order: nobody waits for somebody who waits for him
    ON CONFLICT DO NOTHING
    RETURNING table_id, at
), summed AS (
    UPDATE clowder.tables AS t
    SET status = new.status, public = new.public, attended = new.attended, listing = new.listing, summed = written.at
    FROM unnest($5::text[], $6::text[], $7::boolean[], $8::boolean[], $9::bytea[])
        AS new (table_id, status, public, attended, listing)
    JOIN written USING (table_id)
    WHERE t.id = new.table_id
)
SELECT array_agg(table_id), pg_notify('clowder', $10 || string_agg(E'\\n' || news, ''))
FROM written JOIN unnest($1::text[], $11::text[]) AS told (table_id, news) USING (table_id) HAVING count(*) > 0
"""

CREATE = """
WITH made AS (
    INSERT INTO clowder.tables (id, code, status, public, attended, listing, summed)
    VALUES ($1::text, $2, $3, $4, $5, $6, $7::bigint) ON CONFLICT DO NOTHING RETURNING id
), first AS (
    INSERT INTO clowder.events (table_id, number, at, body) SELECT id, 1, $7::bigint, $8 FROM made
)
SELECT true, pg_notify('clowder', $9 || E'\\n1 ' || id) FROM made
"""

CHANGED = "(SELECT at FROM clowder.events WHERE table_id = id ORDER BY number DESC LIMIT 1)"

UNCHANGED = f"""summed < greatest($1::bigint, $2::bigint)
AND {CHANGED} < CASE status WHEN 'over' THEN $1::bigint ELSE $2::bigint END"""

FORGET = f"""
WITH gone AS (DELETE FROM clowder.tables WHERE id = ANY($3::text[]) AND {UNCHANGED} RETURNING id),
emptied AS (DELETE FROM clowder.events WHERE table_id IN (SELECT id FROM gone))
SELECT count(*) FROM gone
"""

CLAIM = """
INSERT INTO clowder.claims AS old (table_id, holder, until)
SELECT id, $2, $4 FROM clowder.tables WHERE id = ANY($1::text[]) ORDER BY id
ON CONFLICT (table_id) DO UPDATE SET holder = $2, until = $4 WHERE old.holder = $2 OR old.until <= $3
RETURNING table_id
"""


class PostgresStore:
    """A store in a PostgreSQL database, in a schema of its own called `clowder`."""

    shared = True

    def __init__(self, url: str, *, patience: float = 10.0) -> None:
        self.url = url
        self.patience = patience
        """Seconds after which somebody who waits for the database is told StoreLost."""
        try:
            address = urlsplit(url)
            port = address.port or 5432
        except ValueError:
            raise BadStore("error-database-address") from None
        self.source = f"{address.hostname or 'localhost'}:{port}{address.path}"
        """What may be said of the URL: the password may not."""
        self.origin = secrets.token_hex(8)
        self.pool: Any = None
        self.batches: Batches | None = None
        self.listening: Listening | None = None

    async def connect(self, **settings: Any) -> Any:
        """A connection of its own."""
        return await asyncpg.connect(self.url, timeout=self.patience, server_settings={"jit": "off"}, **settings)

    async def open(self, news: OnNews) -> None:
        """Connect; waits as long as for anything else if the database is just being started."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self.patience
        while True:
            try:
                await self.migrate()
                break
            except (OSError, asyncpg.CannotConnectNowError, asyncpg.PostgresConnectionError) as error:
                if loop.time() >= until:
                    raise self.unusable(error) from None
                await asyncio.sleep(0.1)
            except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                raise self.unusable(error) from None
        try:
            self.pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=self.patience,
                command_timeout=self.patience,
                server_settings={"jit": "off"},
                init=make_durable,
                reset=nothing,
            )
            self.listening = Listening(self.connect, self.origin, news, self.patience)
            await self.listening.start()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            if self.pool is not None:
                self.pool.terminate()
                self.pool = None
            raise self.unusable(error) from None
        self.batches = Batches(self.send)

    def unusable(self, error: Exception) -> BadStore:
        """Why the database cannot be used, in words."""
        if isinstance(error, ValueError):
            return BadStore("error-database-address")
        return BadStore("error-database-unreachable", source=self.source, reason=str(error) or type(error).__name__)

    async def migrate(self) -> None:
        """Bring the schema up to date, one process after the other, all or nothing."""
        connection = await self.connect(command_timeout=None)
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
                if await connection.fetchval("SELECT to_regclass('clowder.version')") is None:
                    await connection.execute("CREATE SCHEMA IF NOT EXISTS clowder")
                    await connection.execute("CREATE TABLE clowder.version (version integer NOT NULL)")
                    await connection.execute("INSERT INTO clowder.version VALUES (0)")
                version = await connection.fetchval("SELECT version FROM clowder.version")
                schema.check_version(version, len(schema.POSTGRES), self.source)
                for step in schema.POSTGRES[version:]:
                    for statement in step:
                        await connection.execute(statement)
                if version < len(schema.POSTGRES):
                    await connection.execute("UPDATE clowder.version SET version = $1", len(schema.POSTGRES))
        finally:
            with suppress(Exception):
                await connection.close(timeout=self.patience)

    async def close(self) -> None:
        if self.listening is not None:
            await self.listening.stop()
        if self.batches is not None:
            await self.batches.close()
        pool, self.pool = self.pool, None
        if pool is not None:
            try:
                async with asyncio.timeout(self.patience):
                    await pool.close()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                pool.terminate()

    async def on(self, work: Callable[[Any], Awaitable[T]], patience: float | None = None) -> T:
        """Work with a connection, within the time that anybody has patience for; StoreLost if the database fails."""
        patience = patience or self.patience
        if self.pool is None:
            raise StoreLost("closed")
        for attempt in range(3):
            try:
                async with asyncio.timeout(3 * patience):  # connecting, working, letting go; nobody may be held up for ever
                    return await self.attempt(work, patience)
            except (asyncpg.TransactionRollbackError, asyncpg.ForeignKeyViolationError) as error:
                if attempt == 2:
                    raise StoreLost(str(error)) from error
            except (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, ValueError):
                raise  # what was asked was wrong, not the database
            except TimeoutError as error:
                if self.pool is not None:
                    await self.pool.expire_connections()  # the others are probably no better
                raise StoreLost("time-out") from error
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
                raise StoreLost(str(error)) from error
        raise AssertionError

    async def attempt(self, work: Callable[[Any], Awaitable[T]], patience: float) -> T:
        """The same once, with the database's own exceptions."""
        pool = self.pool
        connection = await pool.acquire(timeout=patience)
        try:
            async with asyncio.timeout(patience):
                return await work(connection)
        except (TimeoutError, asyncio.CancelledError):
            connection.terminate()  # what it was doing may go on for ever
            raise
        finally:
            await pool.release(connection, timeout=patience)

    async def send(self, batch: list[Waiting]) -> set[str]:
        """Write a batch: those tables whose event was written."""
        summaries = [(append.table, append.summary) for append in batch if append.summary is not None]
        row = await self.on(
            lambda connection: connection.fetchrow(
                APPEND,
                [append.table for append in batch],
                [append.number for append in batch],
                [append.at for append in batch],
                [append.body for append in batch],
                [table for table, _ in summaries],
                [summary.status for _, summary in summaries],
                [summary.public for _, summary in summaries],
                [summary.attended for _, summary in summaries],
                [summary.listing for _, summary in summaries],
                self.origin,
                [append.news for append in batch],
            )
        )
        return set() if row is None else set(row[0])

    async def ready(self) -> bool:
        with suppress(StoreLost):
            return bool(await self.on(lambda connection: connection.fetchval("SELECT true"), min(2.0, self.patience)))
        return False

    async def create(self, table: str, code: str, at: int, body: bytes, summary: TableSummary) -> None:
        if not (storable(table) and storable(code)):
            raise ValueError("a table's id and code are short printable texts")
        s = summary
        made = await self.on(
            lambda connection: connection.fetchval(
                CREATE, table, code, s.status, s.public, s.attended, s.listing, at, body, self.origin
            )
        )
        if made is None:
            raise CodeTaken

    async def append(self, table: str, number: int, at: int, body: bytes, summary: TableSummary | None = None) -> bool:
        if self.batches is None:
            raise StoreLost("closed")
        return storable(table) and number < 1 << 63 and await self.batches.write(table, number, at, body, summary)

    async def fetch(self, sql: str, *args: Any) -> list[Any]:
        """The rows that answer a question."""
        return list(await self.on(lambda connection: connection.fetch(sql, *args)))

    async def events(self, table: str, since: int = 0) -> list[EventRow]:
        if not storable(table):
            return []
        sql = "SELECT number, at, body FROM clowder.events WHERE table_id = $1 AND number > $2 ORDER BY number"
        return [EventRow(*row) for row in await self.fetch(sql, table, since)]

    async def find(self, code: str) -> str | None:
        if not storable(code):
            return None
        rows = await self.fetch("SELECT id FROM clowder.tables WHERE code = $1", code)
        return str(rows[0][0]) if rows else None

    async def public(self, limit: int) -> list[Listed]:
        sql = f"""SELECT id, code, {CHANGED} AS changed, status, public, attended, listing FROM clowder.tables
            WHERE public AND status <> 'over' ORDER BY changed DESC, id LIMIT $1"""
        return [
            Listed(table, code, changed, TableSummary(*rest))
            for table, code, changed, *rest in await self.fetch(sql, limit)
        ]

    async def unattended(self, holder: str, now: int, limit: int) -> list[str]:
        sql = """SELECT id FROM clowder.tables LEFT JOIN clowder.claims ON table_id = id AND until > $2
            WHERE attended AND (holder IS NULL OR holder = $1) ORDER BY holder IS NOT NULL, id LIMIT $3"""
        return [table for (table,) in await self.fetch(sql, holder, now, limit)]

    async def claim(self, tables: Collection[str], holder: str, now: int, until: int) -> set[str]:
        rows = await self.fetch(CLAIM, [table for table in tables if storable(table)], holder, now, until)
        return {table for (table,) in rows}

    async def release(self, tables: Collection[str], holder: str) -> None:
        sql = "DELETE FROM clowder.claims WHERE holder = $1 AND table_id = ANY($2::text[])"
        await self.fetch(sql, holder, [table for table in tables if storable(table)])

    async def forget(self, over_before: int, open_before: int, limit: int) -> int:
        async def some(connection: Any, most: int) -> tuple[int, int]:
            """How many were old, and how many of those are gone."""
            async with connection.transaction():
                # First make sure that nobody is writing to them, then look once more whether they are old.
                sql = f"SELECT id FROM clowder.tables WHERE {UNCHANGED} ORDER BY summed LIMIT $3 FOR UPDATE SKIP LOCKED"
                old = [table for (table,) in await connection.fetch(sql, over_before, open_before, most)]
                return len(old), await connection.fetchval(FORGET, over_before, open_before, old) if old else 0

        forgotten = 0
        while forgotten < limit:
            most = min(PACE, limit - forgotten)
            found, gone = await self.on(lambda connection, most=most: some(connection, most))  # type: ignore[misc]
            forgotten += gone
            if found < most or not gone:
                break
        return forgotten

    async def backup(self, file: Path) -> None:
        """A SQLite file with everything in it: `clowder serve` can serve it as it is, and `restore` brings it back."""
        try:
            connection = await self.connect()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise self.unusable(error) from None
        try:
            await save(connection, file)
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise BadStore("error-backup-failed", file=str(file), reason=str(error)) from None
        finally:
            connection.terminate()

    async def restore(self, file: Path) -> None:
        """Take over everything from a backup, or from a SQLite database; BadStore unless this one is empty."""
        connection = await self.connect()
        try:
            await load(connection, file, self.source)
        finally:
            connection.terminate()

    async def counts(self) -> dict[str, int]:
        return dict(await self.fetch("SELECT status, count(*) FROM clowder.tables GROUP BY 1"))


async def make_durable(connection: Any) -> None:
    """Commits wait for the disk, also where the database is set up not to; a stricter setting stays."""
    if await connection.fetchval("SHOW synchronous_commit") == "off":
        await connection.execute("SET synchronous_commit = on")


async def nothing(_connection: Any) -> None:
    """How a connection is made ready for the next: it already is, nobody here leaves anything on it."""
