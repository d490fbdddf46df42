"""The pace of a table: how long what happens rests before the next thing happens by itself, and who may change that."""

from __future__ import annotations

import asyncio
import random
from typing import get_args

import pytest

from clowder.engine import catalogue
from clowder.server.network.wire import from_client
from clowder.server.process import times
from clowder.server.table import allowed
from clowder.server.table.events import Hurried, Paced
from clowder.server.table.pacing import HEADROOM, LEAST_THOUGHT, PACES, entry_at, rest, rest_of_bot
from clowder.server.table.settings import Pace
from clowder.server.table.table import Table
from tests.server.people import Party, QuickBotPool, party, refused, serving
from tests.server.virtual import run

GAMES = catalogue.names()


def asks_me(table: Table) -> bool:
    return table.over or (0 in table.deciders() and not table.plays_itself)


async def waits(at: Party, number: int, questions: int = 12) -> list[int]:
    """Milliseconds from each of my decisions to the next question."""
    chance, waited = random.Random(number), list[int]()
    await at.until(asks_me, chance)
    for _ in range(questions):
        if at.table.over:
            break
        await at.decide(0, chance)
        began = times.now()
        while not asks_me(at.table):
            await asyncio.sleep(0.005)
        waited.append(times.now() - began)
    return waited


def test_every_pace_has_its_rests() -> None:
    assert set(PACES) == set(get_args(Pace))
    firsts = [rests.first for rests in PACES.values()]
    assert firsts == sorted(firsts, reverse=True)


@pytest.mark.parametrize("level", ["kitten", "tiger"])
@pytest.mark.parametrize("game", GAMES)
def test_quickly_it_is_my_turn_again_in_two_seconds_of_three_and_in_four_of_six(game: str, level: str) -> None:
    """Whatever bots play and however many steps it takes them. The tiger thinks by the clock, within its rests."""

    async def test() -> None:
        bot_pool = QuickBotPool()
        async with serving(bot_pool=bot_pool) as tables:
            for players, most in ((3, 2000), (catalogue.game(game).players[1], 4000)):
                for number in range(3):
                    at = await party(tables, game, 1, players - 1, pace="quick", start=False)
                    for seat in range(1, players):
                        await at.ask(allowed.seat_bot, seat, level, at.host)
                    await at.start()
                    assert max(await waits(at, number)) <= most

    run(test())


def test_the_steps_of_a_turn_rest_shorter_and_shorter_and_the_next_turn_begins_anew() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "rat_a_tat_roll", 1, 2, pace="normal")
            await at.until(asks_me)
            rested: dict[tuple[int, int], int] = {}
            for _ in range(40):
                await at.until(asks_me)
                if at.table.over:
                    break
                await at.decide(0, random.Random(1))
                while not asks_me(at.table):
                    rested[at.table.moving_since, at.table.since] = rest(at.table)
                    await asyncio.sleep(0.005)
            turns: dict[int, list[int]] = {}
            for (began, _), rests in sorted(rested.items()):
                turns.setdefault(began, []).append(rests)
            assert max(map(len, turns.values())) > 2
            assert sum(each[0] == PACES["normal"].first for each in turns.values()) > len(turns) / 2
            for each in turns.values():
                assert each == sorted(each, reverse=True)
                assert sum(each) <= 2 * PACES["normal"].first + len(each) * (PACES["normal"].shortest or 0)

    run(test())


def test_who_has_waited_for_a_turn_of_every_bot_waits_no_longer_than_it_takes() -> None:
    """Play may turn around, and skip somebody, again and again."""

    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "gattara", 1, 5, pace="normal")
            assert rest(at.table) == PACES["normal"].first
            at.table.people_since -= 2 * 5 * PACES["normal"].first
            assert rest(at.table) == PACES["normal"].shortest
            await at.clients[0].tell(from_client.Leave())  # nobody waits: they are watched
            assert rest(at.table) == PACES["normal"].first

    run(test())


def test_a_search_thinks_within_its_rest_and_rests_as_long_where_it_has_no_choice() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "devils_scat", 1, 2, pace="normal", stand_in="tiger")
            await at.until(asks_me)
            await at.clients[0].tell(from_client.Leave())
            budget = entry_at(at.table, 0).milliseconds
            assert budget == max(LEAST_THOUGHT, rest(at.table) - HEADROOM)
            assert rest_of_bot(at.table, 0) == max(rest(at.table), LEAST_THOUGHT + HEADROOM)
            for pace, milliseconds in (("slow", 1000), ("at-once", LEAST_THOUGHT)):
                await at.ask(allowed.set_pace, pace, at.host)
                assert entry_at(at.table, 0).milliseconds == milliseconds

    run(test())


def test_the_host_changes_the_pace_during_a_game_and_everybody_sees_it() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "discat", 2, 1, pace="slow")
            assert (await at.clients[1].tell(from_client.SetPace("quick")))["error"]["key"] == "table-host-only"
            assert (await at.clients[0].tell(from_client.SetPace("quick")))["type"] == "done"
            assert at.clients[1].newest("table")["manners"]["pace"] == "quick"
            await at.clients[0].tell(from_client.SetPace("quick"))
            assert [event for event in await at.events() if isinstance(event, Paced)] == [Paced("quick")]
            assert (await at.folded()).settings.pace == "quick"
            await at.ask(allowed.close, at.host)
            assert (await at.clients[0].tell(from_client.SetPace("slow")))["error"]["key"] == "table-is-over"

    run(test())


def test_whoever_is_alone_with_bots_changes_it_whoever_is_the_host() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "discat", 2, 1, start=False)
            await at.ask(allowed.vacate, 0, at.host)
            await at.ask(allowed.seat_bot, 0, "kitten", at.host)
            await at.start()
            assert (await at.clients[1].tell(from_client.SetPace("at-once")))["type"] == "done"

    run(test())


def test_a_pace_takes_effect_at_once_also_while_a_bot_rests() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "discat", 1, 2, pace="slow", options={"starter": 1})
            await asyncio.sleep(0.2)
            assert at.step == 0
            await at.clients[0].tell(from_client.SetPace("at-once"))
            await asyncio.sleep(0.05)
            assert at.step > 0

    run(test())


@pytest.mark.parametrize("pace", ["slow", 3])
def test_who_is_alone_with_bots_hurries_them_until_asked_again(pace: object) -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "discat", 1, 5, pace=pace, options={"starter": 1})
            await asyncio.sleep(0.2)
            assert at.step == 0
            began = times.now()
            assert (await at.clients[0].tell(from_client.Hurry()))["type"] == "done"
            await at.clients[0].tell(from_client.Hurry())
            await at.until(asks_me)
            assert times.now() - began < 1000
            assert [event for event in await at.events() if isinstance(event, Hurried)] == [Hurried()]
            await at.decide(0, random.Random(1))
            assert not at.table.hurried
            assert rest(at.table) >= PACES["slow"].first

    run(test())


def test_among_people_nobody_hurries_the_others() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "discat", 2, 1)
            await refused("table-not-alone", at.ask(allowed.hurry, at.host))
            await refused("table-no-seat", at.ask(allowed.hurry, None))

    run(test())


def test_a_rematch_of_an_old_table_keeps_what_it_was_played_with() -> None:
    """Though nobody could ask for it today."""

    async def test() -> None:
        from clowder.server.live.rematch import rematch

        async with serving() as tables:
            at = await party(tables, "discat", 2, reaction=3)
            at.table.settings = at.table.settings.__class__(reaction=30.0, pace=10.0)
            await at.ask(allowed.close, at.host)
            new = await rematch(tables, at.live, at.host)
            assert (new.table.settings.reaction, new.table.settings.pace) == (30.0, 10.0)

    run(test())
