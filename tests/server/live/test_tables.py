"""All tables of a server, and several servers with the same tables: races, news, taking over, putting away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from clowder.server.live.bot_pool import BotPool
from clowder.server.live.rounds import IDLE
from clowder.server.live.tables import CLAIM, Tables
from clowder.server.network.api.handlers import start_match
from clowder.server.network.wire import from_client
from clowder.server.stores.base import EventRow, StoreLost
from clowder.server.table import allowed
from clowder.server.table.events import Here, RollCall, Said, Steps, packed, unpacked
from clowder.server.table.refusals import Refused
from tests.server.memory import MemoryStore, Shelf
from tests.server.people import Client, Party, QuickBotPool, as_seen, party, refused, serving
from tests.server.virtual import run


@asynccontextmanager
async def two_servers(bot_pool: BotPool | None = None) -> AsyncIterator[tuple[Tables, Tables, MemoryStore, MemoryStore]]:
    """Two servers on one store."""
    shelf = Shelf()
    one, other = MemoryStore(shelf, shared=True), MemoryStore(shelf, shared=True)
    async with serving(one, bot_pool) as here, serving(other) as there:
        yield here, there, one, other


async def split(here: Tables, there: Tables, **asked: object) -> tuple[Party, Client]:
    """A table of two whose second player is connected to the other server."""
    at = await party(here, **asked)  # type: ignore[arg-type]
    await at.live.part(at.clients[1])
    at.clients[1] = await Client(at.tokens[1]).join(await there.find(at.table.table))
    await asyncio.sleep(0.1)
    return at, at.clients[1]


def test_a_move_at_one_server_is_seen_at_the_other() -> None:
    async def test() -> None:
        async with two_servers() as (here, there, _, _):
            at, far = await split(here, there)
            for _ in range(12):
                assert (await at.move())["type"] == "done"
                await asyncio.sleep(0.1)
                assert far.newest("view") == as_seen(at.table, 1)
                assert at.clients[0].newest("view") == as_seen(at.table, 0)
            assert [message["type"] for message in far.got].count("table") == 1

    run(test())


def test_of_two_who_race_for_a_step_one_wins_and_the_other_is_told_with_the_view() -> None:
    async def test() -> None:
        async with two_servers() as (here, there, one, other):
            at, _ = await split(here, there, people=2)
            assert at.table.match is not None
            seat = at.table.match.actor or 0
            tabs = [await Client(at.tokens[seat]).join(await tables.find(at.table.table)) for tables in (here, there)]
            await asyncio.sleep(0.1)
            one.deaf = other.deaf = True
            moves = [from_client.Move(0, [move], f"tab {move}") for move in at.table.match.legal[:2]]
            answers = await asyncio.gather(*(tab.tell(move) for tab, move in zip(tabs, moves, strict=True)))
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            lost = next(answer for answer in answers if answer["type"] == "refused")
            assert lost["error"]["key"] == "table-stale"
            assert lost["view"] == as_seen((await here.find(at.table.table)).table, seat)
            assert sum(isinstance(event, Steps) for event in await at.events()) == 1

    run(test())


def test_who_lost_a_race_is_told_what_happened_as_news() -> None:
    async def test() -> None:
        async with two_servers() as (here, there, one, _):
            at, far = await split(here, there)
            one.deaf = True
            assert (await far.tell(from_client.Say("first")))["type"] == "done"
            assert (await at.clients[0].tell(from_client.Say("second")))["type"] == "done"
            await asyncio.sleep(0.1)
            for client in (at.clients[0], far):
                assert [line["text"] for line in client.of("chat")] == ["first", "second"]
            assert [message["type"] for message in at.clients[0].got].count("table") == 1

    run(test())


def test_a_resend_to_another_server_is_played_once() -> None:
    async def test() -> None:
        async with two_servers() as (here, there, one, other):
            at, _ = await split(here, there)
            assert at.table.match is not None
            seat = at.table.match.actor or 0
            tabs = [await Client(at.tokens[seat]).join(await tables.find(at.table.table)) for tables in (here, there)]
            await asyncio.sleep(0.1)
            one.deaf = other.deaf = True
            move = from_client.Move(0, at.table.match.legal[:1], "same")
            answers = await asyncio.gather(*(tab.tell(move) for tab in tabs * 2))
            assert {answer["type"] for answer in answers} == {"done"}
            assert sum(isinstance(event, Steps) and event.seat is not None for event in await at.events()) == 1

    run(test())


def test_when_a_keeper_dies_another_takes_over_its_bots() -> None:
    async def test() -> None:
        async with two_servers() as (here, there, _, _):
            at, far = await split(here, there, people=2, bots=2, pace=1)
            assert at.table.table in here.keepers
            assert at.table.table not in there.keepers
            die(here)
            at.live = there.live[at.table.table]
            await asyncio.sleep(CLAIM / 1000 + 3)
            assert at.table.table in there.keepers
            assert RollCall() in await at.events()
            assert at.table.seats[1].here  # who is at the other server says so
            assert not at.table.seats[0].here
            await asyncio.sleep(61)
            assert at.table.seats[0].stand_in == "away"
            await far.tell(from_client.Leave())
            await at.until(lambda table: table.over)

    run(test())


def test_the_first_who_keeps_a_table_calls_no_roll() -> None:
    async def test() -> None:
        async with two_servers() as (here, there, _, _):
            at, _ = await split(here, there)
            assert at.table.table in here.keepers
            assert RollCall() not in await at.events()

    run(test())


def die(tables: Tables) -> None:
    """As if the machine lost its power: nothing more is done, nothing is said."""
    tables.closing = True
    for task in [*tables.chores.tasks, *(keeper.task for keeper in tables.keepers.values() if keeper.task)]:
        task.cancel()
    tables.store.lost = True  # type: ignore[attr-defined]
    tables.store.deaf = True  # type: ignore[attr-defined]


def test_two_who_think_that_they_keep_a_table_play_no_step_twice() -> None:
    async def test() -> None:
        async with two_servers() as (here, there, _, _):
            at = await party(here, people=1, bots=3, pace=0.1)
            live = await there.find(at.table.table)
            await there.keep(live)
            await at.until(lambda table: table.over)
            assert at.table.match is not None
            assert at.table.match == (await at.folded()).match
            steps = [event for event in await at.events() if isinstance(event, Steps)]
            assert sum(len(event.moves) for event in steps) == at.table.match.step

    run(test())


def test_a_table_that_nobody_keeps_is_found() -> None:
    async def test() -> None:
        shelf = Shelf()
        store = MemoryStore(shelf, shared=True)
        async with serving(store) as tables:
            at = await party(tables, people=0, bots=2, pace=2)
            await asyncio.sleep(3)
        step = at.step
        async with serving(MemoryStore(shelf, shared=True)) as tables:
            await asyncio.sleep(10)
            assert at.table.table in tables.keepers
            at.live = tables.live[at.table.table]
            assert at.step > step

    run(test())


def test_a_server_alone_finds_all_its_tables_after_a_restart() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as tables:
            for _ in range(150):
                await party(tables, people=0, bots=2, pace=10)
        async with serving(store) as tables:
            await asyncio.sleep(10)
            assert len(tables.live) == 150

    run(test())


def test_one_table_that_cannot_be_read_does_not_hide_the_others() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as tables:
            parties = [await party(tables, people=0, bots=2, pace=10) for _ in range(3)]
        names = sorted(at.table.table for at in parties)
        rows = store.shelf.rows[names[0]]
        rows.append(EventRow(len(rows) + 1, 0, packed(Steps([9999]))))
        async with serving(store) as tables:
            await asyncio.sleep(5)
            assert set(names[1:]) <= set(tables.live)
            assert names[0] not in tables.live

    run(test())


def test_a_game_under_other_rules_is_not_gone_on_with() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as tables:
            at = await party(tables)
            waiting = await party(tables, start=False)
        rows = store.shelf.rows[at.table.table]
        for number, row in enumerate(rows):
            event = unpacked(row.body)
            if type(event).__name__ == "Started":
                rows[number] = EventRow(row.number, row.at, b'{"type":"started","rules":999}')
        async with serving(store) as tables:
            await refused("table-other-rules", tables.find(at.table.table))
            assert (await tables.find(waiting.table.table)).table.status == "open"

    run(test())


def test_somebody_at_a_server_that_died_is_missed_at_last() -> None:
    async def test() -> None:
        async with two_servers() as (here, there, _, _):
            at, _ = await split(here, there, grace=20)
            await at.until(lambda table: table.match is not None and table.match.actor == 1)
            die(there)
            assert at.table.seats[1].here
            await asyncio.sleep(50)
            assert at.table.seats[1].stand_in == "away"

    run(test())


def test_somebody_who_thinks_long_at_another_server_is_not_taken_for_gone() -> None:
    async def test() -> None:
        async with two_servers() as (here, there, _, _):
            at, _ = await split(here, there, grace=20)
            await at.until(lambda table: table.match is not None and table.match.actor == 1)
            await asyncio.sleep(600)
            assert at.table.seats[1].here
            assert at.table.seats[1].plays
            assert sum(event == Here(1) for event in await at.events()) < 40

    run(test())


def test_a_new_link_given_at_one_server_ends_the_connections_at_the_other() -> None:
    async def test() -> None:
        for deaf in (False, True):
            async with two_servers() as (here, there, _, other):
                at, far = await split(here, there)
                other.deaf = deaf
                await at.ask(allowed.reissue, 1, "fresh", at.tokens[1])
                await asyncio.sleep(0.1)
                if deaf and far.conversation is not None:  # news was lost: it shows as soon as something is written
                    await far.conversation.hear('{"type":"say","text":"hello"}')
                assert far.got[-1] == {"type": "goodbye", "why": "replaced"}
                assert not any(isinstance(event, Said) for event in await at.events())

    run(test())


def test_a_server_does_not_ask_for_every_move_whose_table_it_is() -> None:
    async def test() -> None:
        async with two_servers() as (here, there, one, other):
            at, _ = await split(here, there)
            before = one.asked["claim"] + other.asked["claim"]
            for _ in range(20):
                await at.move()
            assert one.asked["claim"] + other.asked["claim"] - before <= 2

    run(test())


def test_a_table_that_nobody_needs_is_put_away_and_read_again() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            await at.move()
            for client in at.clients:
                await at.live.part(client)
            await asyncio.sleep(IDLE / 1000 + 5)
            assert not tables.live
            assert not tables.keepers
            old = at.table
            at.live = await tables.find(old.table)
            assert at.table is not old
            assert at.table.match == old.match
            watched = await Client(None).join(at.live)
            await asyncio.sleep(IDLE / 1000 + 5)
            assert old.table in tables.live
            await at.live.part(watched)

    run(test())


def test_a_table_is_read_once_however_many_ask() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as tables:
            at = await party(tables)
        async with serving(store) as tables:
            before = store.asked["events"]
            found = await asyncio.gather(*(tables.find(at.table.table) for _ in range(20)))
            assert len(set(map(id, found))) == 1
            assert store.asked["events"] == before + 1
            await refused("table-gone", tables.find("nothing"))

    run(test())


def test_a_table_that_could_not_be_taken_up_is_taken_up_later() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as tables:
            at = await party(tables, people=1, bots=1)
        async with serving(store) as tables:
            store.silent = 1
            with pytest.raises(StoreLost):
                await tables.find(at.table.table)
            at.live = await tables.find(at.table.table)
            assert at.table.table in tables.keepers
            at.clients = [await Client(at.host).join(at.live)]
            await at.until(lambda table: table.over)

    run(test())


def test_a_start_that_was_not_written_is_no_start() -> None:
    """Asked again, the server does not go by what only it thinks."""

    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as tables:
            at = await party(tables, start=False)
            store.lost = True
            for _ in range(2):
                with pytest.raises(StoreLost):
                    await start_match(tables, await tables.find(at.table.table), at.host)
            store.lost = False
            live = await tables.find(at.table.table)
            before = live.table.status
            await start_match(tables, live, at.host)
            assert (before, live.table.status) == ("open", "playing")

    run(test())


def test_nothing_is_left_running() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=1, bots=2, pace=3)
            await at.until(lambda table: table.match is not None and table.match.step > 2)
        assert len(asyncio.all_tasks()) == 1

    run(test())


def test_a_table_that_is_gone_says_goodbye() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as tables:
            at = await party(tables)
            del store.shelf.rows[at.table.table]
            with pytest.raises(Refused):
                await at.ask(lambda table: Here(0))
            assert [client.got[-1] for client in at.clients] == [{"type": "goodbye", "why": "gone"}] * 2

    run(test())


def test_the_bots_are_asked_once_for_each_step() -> None:
    async def test() -> None:
        bot_pool = QuickBotPool()
        bot_pool.seconds = 0.5
        async with serving(bot_pool=bot_pool) as tables:
            at = await party(tables, people=1, bots=2)
            await at.until(lambda table: table.over or (table.match is not None and table.match.step > 20))
            for number in range(3):
                await at.clients[0].tell(from_client.Say(f"{number}"))
            assert len(bot_pool.chosen) == len(set(bot_pool.chosen))

    run(test())


def test_a_server_that_is_behind_reads_on_before_it_refuses_a_move_from_ahead() -> None:
    """The move was played at another server, which died before it could say so; it is sent again to one that heard of
    nothing (found by the simulation)."""

    async def test() -> None:
        async with two_servers() as (here, there, _, other):
            at = await party(here)
            behind = await there.find(at.table.table)
            other.deaf = True
            await at.move()
            assert at.table.match is not None
            seat, move = at.table.match.actor or 0, from_client.Move(at.step, [at.table.match.legal[0]], "once")
            assert (await at.clients[seat].tell(move))["type"] == "done"
            assert behind.table.match is not None
            assert behind.table.match.step == 0
            tab = await Client(at.tokens[seat]).join(behind)
            assert (await tab.tell(move))["type"] == "done"
            assert behind.told == at.live.told

    run(test())
