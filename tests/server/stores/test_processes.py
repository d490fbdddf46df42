"""Stores and processes: those that are killed, those that start at once, those that write to the same table."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from clowder.server.stores.base import EventRow
from clowder.server.stores.snapshot import backup_file
from tests.server.postgres import Postgres

from .use import OPEN, Place, opened, run

ROOT = Path(__file__).parents[3]


@contextmanager
def children(count: int, *arguments: str) -> Iterator[list[subprocess.Popen[str]]]:
    """Processes that do a job of child.py; killed at the end. `{}` in an argument is the number of the process."""
    started = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.server.stores.child", *(argument.format(i) for argument in arguments)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for i in range(count)
    ]
    try:
        yield started
    finally:
        for child in started:
            child.kill()
            child.communicate()


def read_lines(child: subprocess.Popen[str], count: int) -> list[str]:
    assert child.stdout is not None
    return [child.stdout.readline() for _ in range(count)]


@pytest.mark.parametrize("lines", [1, 30, 500])
def test_whatever_was_acknowledged_is_there_after_kill_9(place: Place, lines: int) -> None:
    with children(1, "write", place.url, "k") as (child,):
        said = read_lines(child, lines)
        child.kill()
        assert child.stdout is not None
        said += child.stdout.read().splitlines()

    async def check() -> None:
        async with opened(place.url) as store:
            acknowledged: dict[str, int] = {}
            for line in said:
                if len(words := line.split()) == 2:
                    acknowledged[words[0]] = int(words[1])
            assert acknowledged
            for table, number in acknowledged.items():
                rows = await store.events(table)
                assert len(rows) >= number
                assert rows == [EventRow(i, 1, b"%d" % i) for i in range(1, len(rows) + 1)]
                assert await store.append(table, len(rows) + 1, 1, b"on we go")

    run(check())


def test_of_several_that_start_at_once_with_postgres_all_do(place: Place) -> None:
    """And with SQLite exactly one: the others say why."""
    with children(5, "start", place.url) as started:
        said = [read_lines(child, 1)[0].strip() for child in started]
    if place.kind == "postgres":
        assert said == ["opened"] * 5
    else:
        assert sorted(said) == ["error-database-in-use"] * 4 + ["opened"]


def test_a_killed_server_does_not_keep_the_file(place: Place) -> None:
    with children(1, "start", place.url) as (child,):
        assert read_lines(child, 1) == ["opened\n"]
        child.kill()
        child.wait()

        async def check() -> None:
            async with opened(place.url) as store:
                assert await store.ready()

        run(check())


def test_a_backup_from_another_process_while_a_server_writes(tmp_path: Path) -> None:
    database, copy = tmp_path / "clowder.db", tmp_path / "copy.db"
    with children(1, "write", str(database), "b") as (child,):
        before = read_lines(child, 100)
        backup_file(database, copy)
        read_lines(child, 100)  # it went on
    newest: dict[str, int] = {}
    for line in before:
        table, number = line.split()
        newest[table] = int(number)

    async def check() -> None:
        async with opened(str(copy)) as store:
            for table, number in newest.items():
                rows = await store.events(table)
                assert [row.number for row in rows] == list(range(1, len(rows) + 1))
                assert len(rows) >= number

    run(check())


def test_processes_that_write_the_same_table_share_it_without_gap_or_loss(postgres: Postgres) -> None:
    url = run(postgres.new_database())

    async def begin() -> None:
        async with opened(url) as store:
            await store.create("t", "t", 1, b"", OPEN)

    async def events() -> list[EventRow]:
        async with opened(url) as store:
            return await store.events("t")

    run(begin())
    with children(3, "race", url, "{}", "150") as started:
        ours = [{int(line) for line in child.communicate(timeout=40)[0].split()} for child in started]
    rows = run(events())
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    for i, numbers in enumerate(ours):
        assert numbers == {row.number for row in rows if row.body == b"%d" % i}
    assert sum(map(len, ours)) == len(rows) - 1
