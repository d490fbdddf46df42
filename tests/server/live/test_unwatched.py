"""Bots who play among themselves: nobody pays for a game that nobody looks at, and nobody's bots wait for another's."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from clowder.bots.asking import SeatedBot
from clowder.server.live import live_table
from clowder.server.live.bot_pool import BotPool
from clowder.server.live.live_table import UNWATCHED
from clowder.server.table import events as happened
from clowder.server.table.table import Table
from tests.server.memory import MemoryStore, Shelf
from tests.server.people import Client, Party, QuickBotPool, party, serving
from tests.server.virtual import elapsed, run


def slow() -> QuickBotPool:
    """Bots whose game nobody would wait for."""
    found = QuickBotPool()
    found.seconds = 30.0
    return found


async def left_alone(at: Party) -> None:
    """Wait until nothing happens any more."""
    while at.table.status == "playing" and not at.table.stands_still:
        await asyncio.sleep(10)


def test_a_table_of_bots_stands_still_when_nobody_has_looked_for_long() -> None:
    async def test() -> None:
        async with serving(bot_pool=slow()) as tables:
            at = await party(tables, people=0, bots=3)
            await left_alone(at)
            assert at.table.stands_still
            assert not at.table.over
            assert UNWATCHED <= elapsed() <= UNWATCHED + 60_000
            assert at.table.match is not None
            step = at.step
            assert step > 5, "it went on for a while"
            await asyncio.sleep(3600)
            assert at.table.table not in tables.live, "it is put away"
            assert at.step == step
            live = await tables.find(at.table.table)
            assert live.table.stands_still

    run(test())


def test_it_goes_on_as_soon_as_somebody_looks() -> None:
    async def test() -> None:
        async with serving(bot_pool=slow()) as tables:
            at = await party(tables, people=0, bots=3)
            await left_alone(at)
            step = at.step
            await asyncio.sleep(3600)
            live = await tables.find(at.table.table)
            watcher = await Client(None).join(live)
            assert not live.table.stands_still
            assert watcher.newest("table")["still"] is False
            await asyncio.sleep(600)
            assert live.table.match is not None
            assert live.table.match.step > step + 5
            await asyncio.sleep(2 * UNWATCHED / 1000)
            assert not live.table.stands_still, "it is being watched"
            await live.part(watcher)
            last = Party(tables, live, [])
            await left_alone(last)
            assert live.table.stands_still or live.table.over

    run(test())


def test_a_game_that_ends_in_time_is_kept() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=0, bots=3)
            await left_alone(at)
            assert at.table.over
            assert at.table.record()["result"]
            assert not any(isinstance(event, happened.Unwatched) for event in await at.events())

    run(test())


def test_somebody_may_look_on_at_another_server() -> None:
    async def test() -> None:
        shelf = Shelf()
        one, other = MemoryStore(shelf, shared=True), MemoryStore(shelf, shared=True)
        async with serving(one, slow()) as here, serving(other, slow()) as there:
            at = await party(here, people=0, bots=3)
            await Client(None).join(await there.find(at.table.table))
            step = 0
            for _ in range(3):
                await asyncio.sleep(UNWATCHED / 1000)
                found = await there.find(at.table.table)
                assert found.table.over or not found.table.stands_still
                assert found.table.match is not None
                assert found.table.over or found.table.match.step > step
                step = found.table.match.step

    run(test())


def test_time_is_stopped_while_it_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "UNWATCHED", 60_000)

    async def test() -> None:
        async with serving(bot_pool=slow()) as tables:
            at = await party(tables, people=0, bots=2)
            await left_alone(at)
            since = at.table.since
            await asyncio.sleep(1000)
            await Client(None).join(await tables.find(at.table.table))
            found = await tables.find(at.table.table)
            assert found.table.since >= since + 900_000

    run(test())


# Bots' time -------------------------------------------------------------------------------------------------------------


async def dealt(count: int) -> list[Table]:
    """Tables where it is a bot's turn."""
    async with serving() as tables:
        found = []
        for _ in range(count):
            at = await party(tables, people=1, bots=1, come=False)
            found.append(at.table)
        return found


def thought_in_turn(monkeypatch: pytest.MonkeyPatch, household: Any, tables: list[Table], asked: list[int]) -> list[str]:
    """The tables whose bots thought, in that order, where these were asked for while the only thread was busy."""
    enough, order = threading.Event(), list[int]()

    async def test() -> None:
        pool, loop = BotPool(1), asyncio.get_running_loop()
        pool.household = household
        blocking = [loop.run_in_executor(each, enough.wait) for each in (pool.pool, pool.quick)]

        async def think(number: int) -> None:
            table = tables[number]
            assert table.match is not None
            await pool.choice(table, table.match.actor or 0)
            order.append(number)

        thinking = [asyncio.ensure_future(think(number)) for number in asked]
        await asyncio.sleep(0)
        enough.set()
        await asyncio.gather(*thinking, *blocking)
        pool.close()

    monkeypatch.setattr(SeatedBot, "choose", lambda self, position, on_failure: 0)
    asyncio.run(test())
    return [str(number) for number in order]


def test_bots_time_is_shared_between_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = run(dealt(2))
    order = thought_in_turn(monkeypatch, str, tables, [0, 0, 0, 0, 0, 1, 1])
    assert order.index("1") <= 2, "not first come, first served"
    assert order.count("0") == 5


def test_who_has_many_tables_has_one_turn_among_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = run(dealt(7))
    mine = tables[6].table
    order = thought_in_turn(monkeypatch, lambda table: "me" if table == mine else "them", tables, [0, 1, 2, 3, 4, 5, 6])
    assert order.index("6") <= 2


def test_a_table_belongs_to_the_only_address_at_it() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=2)
            table = at.table.table
            assert tables.household(table) == table, "nobody came over the network"
            for client in at.clients:
                client.address = "10.0.0.1"
            assert tables.household(table) == "10.0.0.1"
            at.clients[0].address = "10.0.0.2"
            assert tables.household(table) == table
            assert tables.household("none") == "none"

    run(test())
