"""Two servers on a real PostgreSQL: what one writes the other tells, of two who race one wins, and when one dies the
other goes on with its bots."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from clowder.server.live import rounds, tables
from clowder.server.live.tables import Tables
from clowder.server.network.wire import from_client
from clowder.server.stores import store_for
from clowder.server.table.events import Steps
from tests.server.people import Client, Party, as_seen, party, serving
from tests.server.postgres import Postgres
from tests.server.postgres import postgres as postgres  # the fixture


@asynccontextmanager
async def two_servers(postgres: Postgres) -> AsyncIterator[tuple[Tables, Tables]]:
    url = await postgres.new_database()
    async with asyncio.timeout(60), serving(store_for(url)) as here, serving(store_for(url)) as there:
        yield here, there


async def until(true: Callable[[], bool]) -> None:
    """Wait for something; the time-out is the test's."""
    while not true():
        await asyncio.sleep(0.01)


async def split(here: Tables, there: Tables, **asked: object) -> tuple[Party, Client]:
    """A table whose second player is connected to the other server."""
    at = await party(here, **asked)  # type: ignore[arg-type]
    await at.live.part(at.clients[1])
    at.clients[1] = await Client(at.tokens[1]).join(await there.find(at.table.table))
    await until(lambda: at.table.seats[1].here)
    return at, at.clients[1]


def test_a_move_at_one_server_is_seen_at_the_other(postgres: Postgres) -> None:
    async def test() -> None:
        async with two_servers(postgres) as (here, there):
            at, far = await split(here, there)
            other = there.live[at.table.table]
            for _ in range(6):
                assert (await at.move())["type"] == "done"
                await until(lambda: other.told == at.live.told and at.live.told == at.table.written)
            async with at.live.lock, other.lock:
                assert other.table.match == at.table.match
                assert far.newest("view") == as_seen(other.table, 1)

    asyncio.run(test())


def test_of_two_who_race_for_a_step_one_wins_and_the_other_is_told_with_the_view(postgres: Postgres) -> None:
    async def test() -> None:
        async with two_servers(postgres) as (here, there):
            at, _ = await split(here, there, pace=10)
            other = there.live[at.table.table]
            for number in range(8):
                match = at.table.match
                assert match is not None
                if match.over:
                    break
                seat, step = match.actor or 0, match.step
                await until(lambda: other.told == at.live.told)
                tabs = [await Client(at.tokens[seat]).join(live) for live in (at.live, other)]
                moves = [from_client.Move(step, [match.legal[-which]], f"{number} {which}") for which in (0, 1)]
                answers = await asyncio.gather(*(tab.tell(move) for tab, move in zip(tabs, moves, strict=True)))
                assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
                lost = next(answer for answer in answers if answer["type"] == "refused")
                assert lost["error"]["key"] == "table-stale"
                assert lost["view"]["step"] == step + 1
                for tab in tabs:
                    await tab.conversation.live.part(tab)  # type: ignore[union-attr]
            steps = [event for event in await at.events() if isinstance(event, Steps)]
            assert len(steps) == at.step

    asyncio.run(test())


def test_when_a_keeper_dies_another_takes_over_its_bots(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "CLAIM", 1000)
    monkeypatch.setattr(rounds, "RENEW", 0.1)

    async def test() -> None:
        async with two_servers(postgres) as (here, there):
            at, far = await split(here, there, people=2, bots=2, pace=0.02)
            assert at.table.table in here.keepers
            for task in [*here.chores.tasks, *(keeper.task for keeper in here.keepers.values() if keeper.task)]:
                task.cancel()  # it does nothing any more, and does not say so
            here.closing = True
            at.live = there.live[at.table.table]
            await until(lambda: at.table.table in there.keepers)
            await far.tell(from_client.Leave())
            async with asyncio.timeout(40):
                await at.until(lambda table: not table.seats[0].here and table.seats[1].here)
                at.clients[0] = await Client(at.tokens[0]).join(at.live)
                await at.until(lambda table: table.over)
            assert (await at.folded()).match == at.table.match

    asyncio.run(test())
