"""Threads that are shared fairly: between households, between the jobs of one, and not with those who are gone."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from clowder.server.live import fair_pool
from clowder.server.live.fair_pool import FairPool, Work
from clowder.server.table.refusals import Refused
from tests.server.people import refused


@pytest.fixture(autouse=True)
def _small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """From stop to stop."""
    monkeypatch.setattr(fair_pool, "PIECE_SECONDS", 0.0)


@pytest.fixture
def thread() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as found:
        yield found


def noted(log: list[str], name: str, pieces: int) -> Work[str]:
    """Work that says which of its pieces is done."""
    for _ in range(pieces):
        log.append(name)
        yield
    return name


async def held(pool: FairPool) -> tuple[asyncio.Task[object], threading.Event]:
    """Let the only thread wait, so that everything else is asked for before anything is done."""
    begun, enough = threading.Event(), threading.Event()

    def wait() -> None:
        begun.set()
        enough.wait(60)

    task = asyncio.ensure_future(pool.call("holder", wait))
    await asyncio.to_thread(begun.wait, 60)
    return task, enough


def test_whoever_wants_much_waits_for_themselves(thread: ThreadPoolExecutor) -> None:
    async def test() -> None:
        pool, log = FairPool(thread, 1), list[str]()
        holding, enough = await held(pool)
        greedy = [asyncio.ensure_future(pool.do("greedy", noted(log, f"greedy {number}", 20))) for number in range(10)]
        await asyncio.sleep(0)
        modest = asyncio.ensure_future(pool.do("modest", noted(log, "modest", 3)))
        await asyncio.sleep(0)
        enough.set()
        assert await asyncio.gather(modest, *greedy) == ["modest", *(f"greedy {number}" for number in range(10))]
        await holding
        assert len(log) == 203
        assert log[:8].count("modest") == 3, "a turn for everybody, and not first come, first served"
        assert log[8:16] == [f"greedy {number % 10}" for number in range(5, 13)], "its own jobs take turns, too"

    asyncio.run(test())


def test_what_nobody_waits_for_is_not_gone_on_with(thread: ThreadPoolExecutor) -> None:
    async def test() -> None:
        pool, log = FairPool(thread, 1), list[str]()
        holding, enough = await held(pool)
        gone = asyncio.ensure_future(pool.do("one", noted(log, "gone", 1000)))
        there = asyncio.ensure_future(pool.do("one", noted(log, "there", 2)))
        await asyncio.sleep(0)
        gone.cancel()
        enough.set()
        assert await there == "there"
        assert log == ["there", "there"]
        late = asyncio.ensure_future(pool.do("one", noted(log, "late", 1_000_000)))
        while "late" not in log:
            await asyncio.sleep(0)
        late.cancel()
        await asyncio.gather(late, holding, return_exceptions=True)
        assert await pool.call("other", lambda: "free") == "free"
        assert log.count("late") < 1_000_000
        assert not pool.waiting
        assert not pool.count

    asyncio.run(test())


def test_only_so_much_of_one_household_is_waited_for(thread: ThreadPoolExecutor) -> None:
    async def test() -> None:
        pool = FairPool(thread, 1, most_each=3, most=5)
        holding, enough = await held(pool)
        asked = [asyncio.ensure_future(pool.call("one", int)) for _ in range(3)]
        await asyncio.sleep(0)
        await refused("server-too-often", pool.call("one", int))
        asked.append(asyncio.ensure_future(pool.call("two", int)))
        await asyncio.sleep(0)
        await refused("server-too-often", pool.call("three", int))
        enough.set()
        assert await asyncio.gather(*asked) == [0] * 4
        await holding
        assert await pool.call("one", int) == 0

    asyncio.run(test())


def test_what_goes_wrong_is_told_to_whoever_asked(thread: ThreadPoolExecutor) -> None:
    async def test() -> None:
        pool = FairPool(thread, 1)

        def fails() -> None:
            raise Refused("table-gone", 404)

        await refused("table-gone", pool.call("one", fails))
        assert await pool.call("one", str, 3) == "3"

    asyncio.run(test())


def test_all_threads_are_used() -> None:
    async def test() -> None:
        with ThreadPoolExecutor(2) as threads:
            pool, both = FairPool(threads, 2), threading.Barrier(2)
            assert sorted(await asyncio.gather(*(pool.call("one", both.wait, 60) for _ in range(2)))) == [0, 1]

    asyncio.run(test())
