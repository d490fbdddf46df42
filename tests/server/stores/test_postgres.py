"""What is PostgreSQL's own: several processes, a server that goes away, and one that holds still."""

from __future__ import annotations

import asyncio
import builtins
import random
import signal
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from clowder.engine.text import LANGUAGES
from clowder.server.stores import schema, store_for
from clowder.server.stores.base import BadStore, EventRow, Store, StoreLost
from clowder.server.stores.postgres import PostgresStore
from tests.server.postgres import Postgres, free_port, started

from .use import OPEN, PLAYING, Heard, bodies, fill, opened, run


async def until_ready(store: Store) -> None:
    while not await store.ready():
        await asyncio.sleep(0.02)


def test_two_processes_hear_each_other_and_not_themselves(postgres: Postgres) -> None:
    async def test() -> None:
        url = await postgres.new_database()
        here, there = Heard(), Heard()
        async with opened(url, here) as one, opened(url, there) as two:
            await one.create("t", "t", 1, b"1", OPEN)
            await there.until(("t", 1))
            assert await two.append("t", 2, 2, b"2", PLAYING)
            await here.until(("t", 2))
            assert await one.append("t", 2, 2, b"late") is False
            tables = [f"table with a rather long name, number {place}" for place in range(300)]
            await asyncio.gather(*(one.create(table, table, 1, b"", OPEN) for table in tables))
            assert all(await asyncio.gather(*(one.append(table, 2, 2, b"") for table in tables)))
            for table in tables:
                await there.until((table, 2))
            assert here == [("t", 2)]
            assert len(there) == 1 + 2 * len(tables)

    run(test())


def test_of_two_processes_that_race_in_batches_one_wins_each(postgres: Postgres) -> None:
    async def test() -> None:
        url = await postgres.new_database()
        async with opened(url) as one, opened(url) as two:
            tables = [f"t{place}" for place in range(60)]
            for table in tables:
                await fill(one, table, 1)
            for number in range(2, 8):
                orders = [random.Random(number * i).sample(tables, len(tables)) for i in (1, 2)]
                results = await asyncio.gather(
                    *(
                        store.append(table, number, 1, name, PLAYING)
                        for store, name, order in ((one, b"one", orders[0]), (two, b"two", orders[1]))
                        for table in order
                    )
                )
                first = dict(zip(orders[0], results[:60], strict=True))
                second = dict(zip(orders[1], results[60:], strict=True))
                for table in tables:
                    assert first[table] != second[table]
                    assert (await one.events(table, number - 1))[0].body == (b"one" if first[table] else b"two")

    run(test())


@pytest.fixture
def server() -> Iterator[Postgres]:
    """A PostgreSQL of one's own, to do anything to."""
    with started() as own:
        yield own


@pytest.mark.parametrize("how", [signal.SIGQUIT, signal.SIGKILL])
def test_postgres_restarted_under_writes_loses_nothing_that_was_acknowledged(server: Postgres, how: signal.Signals) -> None:
    async def test() -> None:
        heard = Heard()
        async with opened(PostgresStore(server.url("postgres"), patience=5), heard) as store:
            tables = [f"t{place}" for place in range(20)]
            acknowledged = dict.fromkeys(tables, 1)
            lost = 0
            stop = asyncio.Event()

            async def write(table: str) -> None:
                nonlocal lost
                await store.create(table, table, 1, b"1", OPEN)
                while not stop.is_set():
                    number = acknowledged[table] + 1
                    try:
                        if await store.append(table, number, 1, b"%d" % number):
                            acknowledged[table] = number
                        else:  # it was written after all, before the connection broke
                            assert (await store.events(table))[-1].number == number
                            acknowledged[table] = number
                    except StoreLost:
                        lost += 1
                        await asyncio.sleep(0.02)

            writing = [asyncio.create_task(write(table)) for table in tables]
            for turn in range(2):
                while min(acknowledged.values()) < 10 * (turn + 1):
                    await asyncio.sleep(0.01)
                heard.clear()
                await asyncio.to_thread(server.stop, how)
                assert await store.ready() is False
                with pytest.raises(StoreLost):
                    await store.events("t0")
                await asyncio.to_thread(server.start)
                await until_ready(store)
                await heard.until(("", 0))  # it listens again, and news may have been missed
            before = dict(acknowledged)
            while any(acknowledged[table] <= before[table] for table in tables):
                await asyncio.sleep(0.01)
            stop.set()
            await asyncio.gather(*writing)
            assert lost
            for table in tables:
                assert await store.events(table) == [EventRow(i, 1, b"%d" % i) for i in range(1, acknowledged[table] + 1)]
            async with opened(server.url("postgres")) as other:
                await other.append("t0", acknowledged["t0"] + 1, 1, b"")
            await heard.until(("t0", acknowledged["t0"] + 1))

    run(test())


def test_a_postgres_that_holds_still_is_lost_in_time_and_found_again(server: Postgres) -> None:
    async def test() -> None:
        store = PostgresStore(server.url("postgres"), patience=0.5)
        async with opened(store):
            await fill(store, "t", 2)
            await fill(store, "u", 2)
            server.shake(signal.SIGSTOP)
            try:
                results = await asyncio.gather(
                    store.append("t", 3, 3, b"3"),
                    store.append("u", 3, 3, b"3"),
                    store.events("t"),
                    store.find("code-t"),
                    store.create("v", "v", 1, b"", OPEN),
                    store.claim(["t"], "one", 0, 1),
                    return_exceptions=True,
                )
                assert [type(result) for result in results] == [StoreLost] * 6
                assert await store.ready() is False
            finally:
                server.shake(signal.SIGCONT)
            await until_ready(store)
            for table in "tu":
                newest = (await store.events(table))[-1].number  # nothing was known: read it again
                while not await store.append(table, newest + 1, 4, b"%d" % (newest + 1)):
                    newest = (await store.events(table))[-1].number
                assert (await bodies(store, table))[:2] == [b"1", b"2"]

    run(test())


def test_closing_while_postgres_is_away_does_not_hang(server: Postgres) -> None:
    async def test() -> None:
        store = PostgresStore(server.url("postgres"), patience=0.5)
        await store.open(Heard())
        await fill(store, "t", 1)
        server.shake(signal.SIGSTOP)
        waiting = asyncio.create_task(store.append("t", 2, 2, b"2"))
        await asyncio.sleep(0)
        await store.close()
        with pytest.raises(StoreLost):
            await waiting

    try:
        run(test())
    finally:
        server.shake(signal.SIGCONT)


def test_commits_wait_for_the_disk_even_where_the_database_is_set_not_to(postgres: Postgres) -> None:
    async def test() -> None:
        url = await postgres.new_database()
        name = url.rpartition("/")[2]
        await postgres.ask(f"ALTER DATABASE {name} SET synchronous_commit = off")
        store = PostgresStore(url)
        async with opened(store):
            for _ in range(3):
                assert await store.fetch("SHOW synchronous_commit") == [("on",)]

    run(test())


def refusal(url: str) -> BadStore:
    with pytest.raises(BadStore) as caught:
        run(PostgresStore(url, patience=0.3).open(Heard()))
    for language in LANGUAGES:
        assert "secret" not in caught.value.text(language)
    return caught.value


def test_a_database_that_cannot_be_reached_is_said_without_its_password(postgres: Postgres) -> None:
    nobody = refusal(f"postgresql://me:secret@127.0.0.1:{free_port()}/clowder")
    assert nobody.key == "error-database-unreachable"
    assert "127.0.0.1" in nobody.text()
    assert "clowder" in nobody.text()
    missing = refusal(f"postgresql://postgres:secret@127.0.0.1:{postgres.port}/nowhere")
    assert "nowhere" in missing.text()
    for url in ("postgresql://me:secret@host:port/db", "postgresql://me:secret@[host/db"):
        with pytest.raises(BadStore) as caught:
            PostgresStore(url)
        assert caught.value.key == "error-database-address"


def test_a_newer_schema_is_refused(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def start(url: str) -> None:
        async with opened(url):
            pass

    url = run(postgres.new_database())
    with monkeypatch.context() as newer:
        newer.setattr(schema, "POSTGRES", [*schema.POSTGRES, ("CREATE TABLE clowder.later (x text)",)])
        run(start(url))
    assert refusal(url).key == "error-database-newer"


def test_an_older_schema_is_brought_up_to_date_all_or_nothing(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def old() -> None:
        async with opened(url) as store:
            await fill(store, "t", 3)

    async def new() -> None:
        async with opened(url) as one, opened(url):
            assert await bodies(one, "t") == [b"1", b"2", b"3"]
            assert isinstance(one, PostgresStore)
            assert await one.fetch("SELECT x FROM clowder.later") == [("t",)]

    url = run(postgres.new_database())
    run(old())
    released = list(schema.POSTGRES)
    step = ("CREATE TABLE clowder.later (x text)", "INSERT INTO clowder.later SELECT id FROM clowder.tables")
    monkeypatch.setattr(schema, "POSTGRES", [*released, step, ("CREATE TABLE wrong",)])
    assert refusal(url).key == "error-database-unreachable"
    monkeypatch.setattr(schema, "POSTGRES", [*released, step])
    run(new())


def test_without_asyncpg_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.partition(".")[0] == "asyncpg":
            raise ImportError(name)
        return real(name, *args, **kwargs)

    monkeypatch.delitem(sys.modules, "clowder.server.stores.postgres")
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(BadStore, match=r"clowder\[postgres\]"):
        store_for("postgresql://host/db")
