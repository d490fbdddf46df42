"""What is SQLite's own: what the file may be, and what happens when the disk does not want any more."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from clowder.engine.text import LANGUAGES
from clowder.errors import ClowderError
from clowder.server.stores import schema, store_for
from clowder.server.stores.base import BadStore, StoreLost
from clowder.server.stores.snapshot import backup_file
from clowder.server.stores.sqlite import SqliteStore

from .use import OPEN, PLAYING, bodies, fill, opened, run


async def open_and_close(store: SqliteStore) -> None:
    async with opened(store):
        pass


def refusal(file: Path) -> str:
    """Why it cannot be served."""
    with pytest.raises(BadStore) as caught:
        run(open_and_close(SqliteStore(str(file))))
    for language in LANGUAGES:
        assert file.name in caught.value.text(language)
    return caught.value.key


@pytest.mark.parametrize("url", ["mysql://me:secret@host/db", "http://somewhere", "sqlite:", ""])
def test_urls_that_name_no_database(url: str) -> None:
    with pytest.raises(ClowderError) as caught:
        store_for(url)
    assert caught.value.key == "error-database-url"
    assert "secret" not in caught.value.text()


def test_a_file_can_be_named_in_three_ways(tmp_path: Path) -> None:
    file = tmp_path / "clowder.db"
    for url in (str(file), f"sqlite:{file}", f"sqlite://{file}"):
        store = store_for(url)
        assert isinstance(store, SqliteStore)
        assert store.file == file


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "nowhere" / "clowder.db") == "error-database-file"
    (tmp_path / "folder").mkdir()
    assert refusal(tmp_path / "folder") == "error-database-file"


def test_what_is_not_ours_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("Dear diary, " * 1000)
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as database:
        database.execute("CREATE TABLE cats (name TEXT)")
    database.close()
    for file in (notes, foreign):
        before = file.read_bytes()
        assert refusal(file) == "error-database-foreign"
        assert file.read_bytes() == before


def test_a_newer_schema_is_refused_and_the_file_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "clowder.db"
    with monkeypatch.context() as newer:
        newer.setattr(schema, "SQLITE", [*schema.SQLITE, ("CREATE TABLE later (x TEXT)",)])
        run(open_and_close(SqliteStore(str(file))))
    assert refusal(file) == "error-database-newer"
    with pytest.raises(BadStore):
        backup_file(file, tmp_path / "copy.db")
    monkeypatch.setattr(schema, "SQLITE", [*schema.SQLITE, ("CREATE TABLE later (x TEXT)",)])
    run(open_and_close(SqliteStore(str(file))))


def test_an_older_schema_is_brought_up_to_date_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "clowder.db"

    async def old() -> None:
        async with opened(str(file)) as store:
            await fill(store, "t", 3)

    async def new() -> list[bytes]:
        async with opened(str(file)) as store:
            return await bodies(store, "t")

    run(old())
    released = list(schema.SQLITE)
    step = ("CREATE TABLE later (x TEXT)", "INSERT INTO later SELECT id FROM tables")
    monkeypatch.setattr(schema, "SQLITE", [*released, step, ("CREATE TABLE wrong",)])
    assert refusal(file) == "error-database-file"
    monkeypatch.setattr(schema, "SQLITE", [*released, step])
    assert run(new()) == [b"1", b"2", b"3"]
    with sqlite3.connect(file) as database:
        assert database.execute("SELECT x FROM later").fetchall() == [("t",)]
        assert database.execute("PRAGMA user_version").fetchone() == (2,)
    database.close()


def test_two_stores_in_one_process_do_not_share_a_file(tmp_path: Path) -> None:
    async def test() -> None:
        file = tmp_path / "clowder.db"
        async with opened(str(file)) as store:
            for _ in range(2):
                with pytest.raises(BadStore, match="another process"):
                    await SqliteStore(str(file)).open(lambda *_: None)
            await fill(store, "t", 2)
        await open_and_close(SqliteStore(str(file)))

    run(test())


def test_only_the_owner_may_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "clowder.db"
    run(open_and_close(SqliteStore(str(file))))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_locked_or_full_disk_acknowledges_nothing_and_recovers(tmp_path: Path) -> None:
    async def test() -> None:
        file = tmp_path / "clowder.db"
        store = SqliteStore(str(file))
        async with opened(store):
            await fill(store, "t", 2)
            await fill(store, "u", 2)
            assert store.writer is not None
            database = store.writer.database
            (pages,) = database.execute("PRAGMA page_count").fetchone()
            database.execute(f"PRAGMA max_page_count = {pages}")  # what a full disk is to SQLite
            results = await asyncio.gather(
                store.append("t", 3, 3, b"x" * 100_000),
                store.append("u", 3, 3, b"small"),
                store.create("v", "v", 1, b"", OPEN),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [StoreLost] * 3
            assert [await bodies(store, table) for table in "tuv"] == [[b"1", b"2"], [b"1", b"2"], []]
            database.execute("PRAGMA max_page_count = 1000000")
            database.execute("PRAGMA busy_timeout = 1")
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreLost, match="locked"):
                await store.append("t", 3, 3, b"3")
            assert await store.ready()
            other.execute("ROLLBACK")
            other.close()
            assert await store.append("t", 3, 3, b"3", PLAYING)
            assert await bodies(store, "t") == [b"1", b"2", b"3"]

    run(test())


def test_a_full_disk_in_the_middle_of_a_single_write_is_lost_too(tmp_path: Path) -> None:
    """The careful way, one by one, ends like the quick one."""

    async def test() -> None:
        store = SqliteStore(str(tmp_path / "clowder.db"))
        async with opened(store):
            await fill(store, "t", 2)
            assert store.writer is not None
            (pages,) = store.writer.database.execute("PRAGMA page_count").fetchone()
            store.writer.database.execute(f"PRAGMA max_page_count = {pages}")
            results = await asyncio.gather(
                store.append("gone", 3, 3, b""), store.append("t", 3, 3, b"x" * 100_000), return_exceptions=True
            )
            assert isinstance(results[1], StoreLost)
            assert await bodies(store, "t") == [b"1", b"2"]

    run(test())


def test_events_are_durable_by_the_time_they_are_acknowledged(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(str(tmp_path / "clowder.db"))
        async with opened(store):
            assert store.writer is not None
            assert store.writer.database.execute("PRAGMA synchronous").fetchone() == (2,)
            assert store.writer.database.execute("PRAGMA journal_mode").fetchone() == ("wal",)

    run(test())
