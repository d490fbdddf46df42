"""How much PostgreSQL bears, and what of it gives way first: commits, notifications, or connections.

What the servers send (stores/postgres.py) is sent by `pgbench`, which needs little of the processor itself: every client
owns so many tables, and writes an event to each of them in one statement, as a server's batch does. docs/hosting.md goes on
from here, to a hundred thousand tables.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import time
from pathlib import Path
from typing import Literal

import asyncpg
import msgspec
from tests.server.postgres import Postgres

from clowder.server.stores.base import TableSummary
from clowder.server.stores.postgres import APPEND, PostgresStore

CLIENTS = 16
"""Batches on their way at once: two for each process."""
BATCHES = (1, 8, 64)
"""Events in one."""
Telling = Literal["with NOTIFY", "without NOTIFY", "NOTIFY afterwards"]
"""As the store does it; not at all; or in a transaction of its own."""
LISTENERS = (20, 80)
"""Processes that are told."""
SETTLING = 1.0
"""Seconds that are not counted."""
BODY = 40
"""Bytes of an event, as most are."""
IDLE = 40
"""Connections whose memory is measured."""


class Figures(msgspec.Struct):
    """What came of it."""

    what: str
    commits: float
    """A second."""
    events: float
    milliseconds: float
    """For a commit, on average."""
    busy: float
    """Microseconds of processor time that PostgreSQL needed for a commit."""

    def __str__(self) -> str:
        return (
            f"{self.what:<58}{self.commits:8,.0f} commits/s   {self.events:8,.0f} events/s   "
            f"{self.milliseconds:6.2f} ms each   {self.busy:6.0f} µs of PostgreSQL"
        )


TOLD_AFTERWARDS = """SELECT set_config('synchronous_commit', 'off', true), pg_notify('clowder',
'pgbench' || (SELECT string_agg(E'\\n' || :number || ' t' || :client_id::text || '-' || place, '') {places}));"""
"""What is told in a transaction of its own, which need not wait for the disk."""


def script(events: int, telling: Telling) -> str:
    """A batch, for pgbench: the store's own statement, its parameters made where they are read."""
    places = f"FROM generate_series(1, {events}) AS place"
    arrays = {
        "$1::text[]": f"(SELECT array_agg('t' || :client_id::text || '-' || place) {places})::text[]",
        "$2::bigint[]": f"(SELECT array_agg(:number::bigint) {places})::bigint[]",
        "$3::bigint[]": f"(SELECT array_agg(:number::bigint) {places})::bigint[]",
        "$4::bytea[]": f"(SELECT array_agg(decode(repeat('ab', {BODY}), 'hex')) {places})::bytea[]",
        "$5::text[]": "ARRAY[]::text[]",
        "$6::text[]": "ARRAY[]::text[]",
        "$7::boolean[]": "ARRAY[]::boolean[]",
        "$8::boolean[]": "ARRAY[]::boolean[]",
        "$9::bytea[]": "ARRAY[]::bytea[]",
        "$10": "'pgbench'",
    }
    sql = APPEND
    for parameter, value in arrays.items():
        assert parameter in sql
        sql = sql.replace(parameter, value)
    sql = re.sub(r"--.*", "", sql)
    if telling != "with NOTIFY":
        sql = sql.replace("pg_notify(", "concat(")
    after = TOLD_AFTERWARDS.format(places=places) if telling == "NOTIFY afterwards" else ""
    return "\\set number :number + 1\n" + " ".join(sql.split()) + ";\n" + " ".join(after.split()) + "\n"


async def prepared(postgres: Postgres, clients: int, events: int) -> str:
    """A database with a table for every event of every client's batch."""
    url = await postgres.new_database()
    store = PostgresStore(url)
    await store.open(lambda *_: None)
    try:
        names = [f"t{client}-{place}" for client in range(clients) for place in range(1, events + 1)]
        listing = TableSummary("playing", public=False, attended=True, listing=b"{}")
        gate = asyncio.Semaphore(32)

        async def make(name: str) -> None:
            async with gate:
                await store.create(name, name, 1, b"{}", listing)

        await asyncio.gather(*map(make, names))
    finally:
        await store.close()
    return url


async def measured(
    postgres: Postgres,
    folder: Path,
    seconds: float,
    what: str,
    *,
    clients: int,
    events: int,
    telling: Telling,
    listeners: int = 0,
) -> Figures:
    """Let pgbench write for so long, and count."""
    url = await prepared(postgres, clients, events)
    path = folder / f"{url.rpartition('/')[2]}.sql"
    path.write_text(script(events, telling))
    path.chmod(0o644)
    ears = [await asyncpg.connect(url) for _ in range(listeners)]
    heard = [0]

    def hear(*_: object) -> None:
        heard[0] += 1

    for ear in ears:
        await ear.add_listener("clowder", hear)
    program = [
        str(postgres.programs / "pgbench"), url, "--no-vacuum", "--protocol=prepared", f"--client={clients}",
        "--jobs=1", f"--time={round(seconds)}", "--define=number=1", f"--file={path}",
    ]  # fmt: skip
    bench = await asyncio.create_subprocess_exec(
        *program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={"PATH": os.defpath, "LC_ALL": "C"}
    )
    await asyncio.sleep(SETTLING)
    before, began = cpu_seconds(postgres), time.perf_counter()
    await asyncio.sleep(seconds - 2 * SETTLING)
    spent, took = cpu_seconds(postgres) - before, time.perf_counter() - began
    said, wrong = await bench.communicate()
    for ear in ears:
        await ear.close()
    found = re.search(rb"tps = ([\d.]+)", said)
    if bench.returncode or found is None:
        raise SystemExit(f"pgbench failed: {wrong.decode()[-300:]}")
    rate = float(found[1])
    if listeners and heard[0] < listeners:
        raise SystemExit("nobody was told")
    return Figures(what, rate, rate * events, 1000 * clients / rate, 1e6 * spent / took / rate)


def cpu_seconds(postgres: Postgres) -> float:
    """That PostgreSQL's processes have worked, all together."""
    ticks = 0
    for pid in postgres.family():
        try:
            words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        ticks += int(words[11]) + int(words[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def memory_of_connections(postgres: Postgres, folder: Path) -> float:
    """MiB that a connection takes which has worked a little; what all share is not counted."""
    url = await prepared(postgres, IDLE, 1)

    def private(pid: int) -> int:
        """KiB that nobody else has."""
        rolled = Path(f"/proc/{pid}/smaps_rollup").read_text()
        return sum(int(kib) for kib in re.findall(r"Private_\w+: +(\d+) kB", rolled))

    known = set(postgres.family())
    connections = [await asyncpg.connect(url) for _ in range(IDLE)]
    for number, connection in enumerate(connections):
        for _ in range(20):
            at = await connection.fetchval("SELECT max(number) FROM clowder.events WHERE table_id = $1", f"t{number}-1")
            await connection.fetchrow(APPEND, [f"t{number}-1"], [at + 1], [at], [b"x" * BODY], [], [], [], [], [], "bench")
    sizes = sorted(private(pid) for pid in set(postgres.family()) - known)
    for connection in connections:
        await connection.close()
    return sizes[len(sizes) // 2] / 1024


async def play(postgres: Postgres, folder: Path, seconds: float) -> None:
    """All of it, once."""

    async def one(what: str, clients: int, events: int, telling: Telling, listeners: int = 0) -> None:
        how = measured(
            postgres,
            folder,
            seconds,
            f"{what}, {telling}",
            clients=clients,
            events=events,
            telling=telling,
            listeners=listeners,
        )
        print(await how, flush=True)

    for telling in ("without NOTIFY", "with NOTIFY"):
        await one("one batch at a time, 1 event", 1, 1, telling)
        for events in BATCHES:
            await one(f"{CLIENTS} batches at once, {events} events", CLIENTS, events, telling)
    await one(f"{CLIENTS} batches at once, 8 events", CLIENTS, 8, "NOTIFY afterwards")
    for listeners in LISTENERS:
        await one(f"{CLIENTS} batches, 8 events, {listeners} listening", CLIENTS, 8, "with NOTIFY", listeners)
    halves = [
        measured(postgres, folder, seconds, "", clients=CLIENTS // 2, events=8, telling="with NOTIFY") for _ in range(2)
    ]
    both = sum(half.commits for half in await asyncio.gather(*halves))
    print(f"{'the same in two databases of one PostgreSQL':<58}{both:8,.0f} commits/s", flush=True)
    print(f"a connection that has worked: {await memory_of_connections(postgres, folder):.1f} MiB of its own", flush=True)
