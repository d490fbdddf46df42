"""Backups: whole or not at all, served as they are, and brought back."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

import pytest

from clowder.server.stores.base import BadStore
from clowder.server.stores.postgres import PostgresStore
from clowder.server.stores.snapshot import backup_file
from tests.server.postgres import Postgres

from .use import OPEN, OVER, PLAYING, Place, bodies, fill, opened, run


def test_a_backup_while_others_write_is_of_one_moment_and_can_be_served(place: Place, tmp_path: Path) -> None:
    async def test() -> None:
        copy = tmp_path / "copy.db"
        copy.write_text("an older file of that name")
        async with opened(place.url) as store:
            await fill(store, "first", 3)
            await store.append("first", 4, 4, b"4", PLAYING)
            pairs = [(f"a{i}", f"b{i}") for i in range(5)]
            for pair in pairs:
                for table in pair:
                    await store.create(table, table, 1, b"1", OPEN)
            stop = asyncio.Event()

            async def write(one: str, other: str) -> None:
                for number in count(2):  # the one is never behind the other
                    await store.append(one, number, number, b"%d" % number)
                    await store.append(other, number, number, b"%d" % number)
                    if stop.is_set():
                        return

            writing = [asyncio.create_task(write(*pair)) for pair in pairs]
            while not await store.events("b4", 20):
                await asyncio.sleep(0)
            await store.backup(copy)
            stop.set()
            await asyncio.gather(*writing)
        async with opened(str(copy)) as served:
            assert await bodies(served, "first") == [b"1", b"2", b"3", b"4"]
            assert await served.find("code-first") == "first"
            assert "first" in [entry.table for entry in await served.public(100) if entry.summary == PLAYING]
            for one, other in pairs:
                ahead, behind = len(await bodies(served, one)), len(await bodies(served, other))
                assert behind <= ahead <= behind + 1
                assert ahead >= 20
                assert await served.append(one, ahead + 1, 1, b"on we go")
        assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith((".", "copy"))) == [
            "copy.db", "copy.db.lock",
        ]  # fmt: skip

    run(test())


def test_a_backup_that_cannot_be_written_says_so_and_leaves_nothing(place: Place, tmp_path: Path) -> None:
    async def test() -> None:
        folder = tmp_path / "folder"
        folder.mkdir()
        async with opened(place.url) as store:
            for file in (tmp_path / "nowhere" / "copy.db", folder):
                with pytest.raises(BadStore) as caught:
                    await store.backup(file)
                assert caught.value.key == "error-backup-failed"
        assert [path.name for path in tmp_path.iterdir() if "clowder.db" not in path.name] == ["folder"]

    run(test())


def test_the_database_is_not_its_own_backup(tmp_path: Path) -> None:
    async def test() -> None:
        file = tmp_path / "clowder.db"
        async with opened(str(file)) as store:
            await fill(store, "t", 2)
            with pytest.raises(BadStore) as caught:
                await store.backup(file)
            assert caught.value.key == "error-backup-same"
            assert await bodies(store, "t") == [b"1", b"2"]

    run(test())


def test_only_our_databases_are_copied(tmp_path: Path) -> None:
    with pytest.raises(BadStore) as caught:
        backup_file(tmp_path / "missing.db", tmp_path / "copy.db")
    assert caught.value.key == "error-database-missing"
    (tmp_path / "notes.txt").write_text("Dear diary, " * 1000)
    (tmp_path / "empty.db").touch()
    for name in ("notes.txt", "empty.db"):
        with pytest.raises(BadStore) as caught:
            backup_file(tmp_path / name, tmp_path / "copy.db")
        assert caught.value.key == "error-database-foreign"
    assert not (tmp_path / "copy.db").exists()


def test_a_backup_is_restored_into_an_empty_postgres_only(postgres: Postgres, tmp_path: Path) -> None:
    async def test() -> None:
        file = tmp_path / "clowder.db"
        async with opened(str(file)) as store:
            await fill(store, "t", 3)
            await store.create("u", "MIAU", 8, b"\x00\xff", OVER)
            await store.create("v", "v", 9, b"", PLAYING)
            wanted = [await store.events(table) for table in "tuv"]
            listed, counts = await store.public(10), await store.counts()
            url = await postgres.new_database()
            async with opened(url) as restored:
                assert isinstance(restored, PostgresStore)
                await restored.restore(file)  # served at that very moment
                assert [await restored.events(table) for table in "tuv"] == wanted
                assert await restored.public(10) == listed
                assert await restored.counts() == counts
                assert await restored.find("MIAU") == "u"
                assert await restored.append("t", 4, 4, b"4")
                with pytest.raises(BadStore) as caught:
                    await restored.restore(file)
                assert caught.value.key == "error-restore-full"
                assert await bodies(restored, "t") == [b"1", b"2", b"3", b"4"]

    run(test())
