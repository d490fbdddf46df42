"""Clocks: none, for each move, or for the game with an increment; the server's time counts."""

from __future__ import annotations

import asyncio

from clowder.server.network.wire import from_client
from clowder.server.table.clocks import Clocks
from clowder.server.table.events import SatIn, Steps
from clowder.server.table.settings import Clock
from tests.server.people import Client, party, serving
from tests.server.virtual import run

MOVE, GAME = Clock("move", 20), Clock("game", 60, 5)


def test_without_a_clock_there_is_all_the_time_in_the_world() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            await asyncio.sleep(24 * 3600)
            assert at.step == 0
            assert at.clients[0].newest("turn")["until"] is None
            assert at.clients[0].newest("table")["seats"][0]["time"] is None

    run(test())


def test_a_clock_for_each_move_lets_a_bot_make_that_move_and_no_more() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, clock=MOVE)
            assert at.table.match is not None
            seat, began = at.table.match.actor, at.table.since
            assert at.clients[0].newest("turn")["until"] == began + 20_000
            await asyncio.sleep(19.9)
            assert at.step == 0
            await asyncio.sleep(0.2)
            assert at.step == 1
            assert at.table.seats[seat or 0].plays
            assert at.table.clocks.left == [20_000, 20_000]

    run(test())


def test_a_clock_for_each_move_is_not_wound_up_by_leaving() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, clock=MOVE, pace=10)
            assert at.table.match is not None
            seat = at.table.match.actor or 0
            for _ in range(2):
                await asyncio.sleep(9)
                await at.clients[seat].tell(from_client.Leave())
                await at.clients[seat].tell(from_client.Back())
            await asyncio.sleep(2.2)
            assert at.step == 1

    run(test())


def test_a_clock_for_the_game_counts_what_was_thought_and_adds_the_increment_after_the_turn() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, clock=GAME)
            assert at.table.match is not None
            seat = at.table.match.actor or 0
            await asyncio.sleep(7)
            while at.table.match.actor == seat:
                await at.move()
            assert at.table.clocks.left[seat] == 60_000 - 7_000 + 5_000
            assert at.table.clocks.left[1 - seat] == 60_000
            assert at.clients[0].newest("table")["seats"][seat]["time"] == 58_000

    run(test())


def test_when_the_time_for_the_game_is_up_a_bot_plays_to_the_end() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, clock=GAME)
            assert at.table.match is not None
            seat = at.table.match.actor or 0
            await asyncio.sleep(60.1)
            assert SatIn(seat, "time") in await at.events()
            assert at.table.clocks.left[seat] == 0
            assert (await at.clients[seat].tell(from_client.Back()))["error"]["key"] == "table-time-is-up"
            await at.until(lambda table: table.over)

    run(test())


def test_leaving_saves_no_time() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, clock=GAME, pace=10)
            assert at.table.match is not None
            seat = at.table.match.actor or 0
            await asyncio.sleep(40)
            await at.clients[seat].tell(from_client.Leave())
            assert at.table.clocks.left[seat] == 20_000
            await asyncio.sleep(3)
            await at.clients[seat].tell(from_client.Back())
            assert at.clients[seat].newest("turn")["until"] - at.table.at == 20_000
            await asyncio.sleep(20.1)
            assert at.table.seats[seat].stand_in == "time"

    run(test())


def test_time_while_the_table_stands_still_does_not_count() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, clock=GAME)
            assert at.table.match is not None
            seat = at.table.match.actor or 0
            await asyncio.sleep(10)
            for client in at.clients:
                await at.live.part(client)
            await asyncio.sleep(55)
            at.clients = [await Client(token).join(at.live) for token in at.tokens]
            await asyncio.sleep(5)
            await at.move()
            assert at.table.clocks.left[seat] in (45_000, 50_000)  # with the increment, if that was all of the turn

    run(test())


def test_steps_that_play_themselves_cost_nothing() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "rat_a_tat_roll", clock=Clock("game", 600), pace=10)
            await at.until(lambda table: table.over)
            assert sum(isinstance(event, Steps) and event.seat is None for event in await at.events()) > 3
            assert min(at.table.clocks.left) > 595_000  # the people in this test decide almost at once

    run(test())


def test_a_restart_costs_nobody_any_time() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, clock=GAME)
            store, left = tables.store, list(at.table.clocks.left)
        await asyncio.sleep(500)
        async with serving(store) as tables:
            live = await tables.find(at.table.table)
            clients = [await Client(token).join(live) for token in at.tokens]
            assert live.table.clocks.left == left
            until, now = clients[0].newest("turn")["until"], clients[0].newest("now")
            assert until == now + 60_000
            await asyncio.sleep(59)
            assert all(seat.plays for seat in live.table.seats)

    run(test())


def test_no_clock_runs_below_nothing() -> None:
    clocks = Clocks(GAME, 2)
    clocks.spend(0, 10**9)
    assert clocks.left == [0, 60_000]
    assert clocks.deadline(0, 5) == 5
    clocks.add(0)
    assert clocks.left == [5_000, 60_000]
