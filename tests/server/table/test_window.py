"""Windows for reactions (Gattara, G16): every person is asked at once and alike, they close with the last one's answer or
after their time whoever holds what, and what was answered is played in the rules' order."""

from __future__ import annotations

import asyncio
import random

import pytest

from clowder.games.gattara.record import PASS
from clowder.server.network.wire import from_client
from clowder.server.network.wire.showing import turn
from clowder.server.process import times
from clowder.server.table import allowed
from clowder.server.table.events import Answered, ReactionSet, Steps
from clowder.server.table.pacing import rest_of_window
from clowder.server.table.table import Table
from tests.server.people import Client, Party, QuickBotPool, party, refused, serving
from tests.server.virtual import run


def bastet_window(table: Table) -> bool:
    """Whether everybody is asked for a Bastet."""
    return len(table.asked) > 1  # a Meow is answered by one player


def bastets(at: Party, seat: int) -> list[int]:
    """The Bastets that somebody could answer with."""
    assert at.table.match is not None
    return [choice.id for choice in at.table.match.answers(seat) if choice.id != PASS]


async def window(at: Party, holders: int = 0, chance: random.Random | None = None) -> bool:
    """Play until everybody is asked for a Bastet and so many hold one; whether that came about."""

    def found(table: Table) -> bool:
        return table.over or (bastet_window(table) and sum(bool(bastets(at, seat)) for seat in table.asked) >= holders)

    await at.until(found, chance)
    return not at.table.over


async def party_in_window(tables: object, holders: int = 0, people: int = 3, bots: int = 0, **manners: object) -> Party:
    """A table at which everybody is asked for a Bastet, and so many hold one."""
    for number in range(60):
        at = await party(tables, "gattara", people, bots, **manners)  # type: ignore[arg-type]
        if await window(at, holders, random.Random(number)):
            return at
    raise AssertionError("nobody ever holds a Bastet")


def test_everybody_is_asked_at_once_and_told_nothing_of_the_others() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party_in_window(tables)
            asked, watcher = list(at.table.asked), await Client(None).join(at.live)
            assert len(asked) == 2
            for seat in asked:
                assert at.clients[seat].newest("turn")["seats"] == asked
                assert PASS in [choice["id"] for choice in at.clients[seat].newest("view")["choices"]]
            others = [client for seat, client in enumerate(at.clients) if seat != asked[1]] + [watcher]
            heard, number, shown = [len(client.got) for client in others], at.table.number, turn(at.table)
            assert (await at.move(asked[1], "b", PASS))["type"] == "done"
            assert [len(client.got) for client in others] == heard
            assert at.clients[asked[1]].newest("view")["choices"] == []
            assert turn(at.table) == shown
            assert at.table.number == number  # nor can it be counted: a line of chat has the next number
            at.live.show_everything(watcher)
            assert watcher.newest("number") == number

    run(test())


ANSWERING = [(0.5, 1.5), (1.5, 0.02), (0.02, 0.02), (2.0, 9.0), (9.0, 9.0)]
"""Seconds after which those who are asked answer; at the table of the test windows take five."""


@pytest.mark.parametrize(("people", "pace"), [(3, "normal"), (2, "normal"), (2, "quick"), (2, 1)])
def test_given_the_same_answering_times_windows_last_alike_whoever_holds_and_answers_what(
    people: int, pace: object
) -> None:
    """Those who hold a Bastet play it, and bots with something to think about take their time. How long a window rests for
    the bots' sake follows from what everybody knows (test_secrecy.py)."""

    async def length(at: Party, seconds: tuple[float, ...]) -> int:
        began, step = at.table.since, at.step

        async def answer(seat: int, after: float) -> None:
            await asyncio.sleep(began / 1000 + after - times.now() / 1000)
            if at.step == step:
                await at.move(seat, "", bastets(at, seat)[0] if bastets(at, seat) else PASS)

        async def watch() -> int:
            while at.step == step:
                await asyncio.sleep(0.001)
            return at.table.since - began

        persons = [seat for seat in at.table.asked if at.table.seats[seat].plays]
        watching = asyncio.create_task(watch())
        await asyncio.gather(*map(answer, persons, seconds))
        return await watching

    async def test() -> None:
        bot_pool, held = QuickBotPool(), set[int]()
        async with serving(bot_pool=bot_pool) as tables:
            for holders, thinking in ((0, 0.0), (0, 0.05), (1, 0.0), (1, 0.05)):
                for seconds in ANSWERING:
                    at = await party_in_window(tables, holders, people, 3 - people, reaction=5, pace=pace)
                    persons = sum(at.table.seats[seat].plays for seat in at.table.asked)
                    held.add(sum(bool(bastets(at, seat)) for seat in at.table.asked))
                    rests = rest_of_window(at.table)
                    bot_pool.seconds = thinking
                    lasted = await length(at, seconds)
                    bot_pool.seconds = 0.0
                    assert abs(lasted - min(5000, max(rests, 1000 * max(seconds[:persons])))) <= 60
                    await at.ask(allowed.close, at.host)
        assert len(held) > 1

    run(test())


def test_a_bot_that_thinks_too_long_does_not_make_a_window_longer() -> None:
    async def test() -> None:
        bot_pool = QuickBotPool()
        async with serving(bot_pool=bot_pool) as tables:
            at = await party_in_window(tables, people=2, bots=1, reaction=3)
            bot_pool.seconds = 60
            began, step = at.table.since, at.step
            while at.step == step:
                await asyncio.sleep(0.01)
            assert at.table.since - began <= 3010

    run(test())


def test_a_window_without_a_limit_waits_for_all_of_them() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party_in_window(tables, reaction=None)
            first, second = at.table.asked
            step = at.step
            assert at.clients[first].newest("turn")["until"] is None
            await at.move(first, "", PASS)
            await asyncio.sleep(3600)
            assert at.step == step
            await at.move(second, "", PASS)
            await asyncio.sleep(0.01)
            assert at.step > step

    run(test())


@pytest.mark.parametrize("hot_seat", [False, True])
def test_the_only_person_at_a_table_is_not_asked_where_nothing_can_be_answered(hot_seat: bool) -> None:
    async def test() -> None:
        seen = set[bool]()
        async with serving() as tables:
            for number in range(40):
                at = await party(tables, "gattara", 1, 2, pace="normal", hot_seat=hot_seat)
                await at.until(lambda table: table.over or 0 in table.asked, random.Random(number))
                if at.table.over:
                    continue
                can, step, shown = bool(bastets(at, 0)), at.step, turn(at.table)
                seen.add(can)
                assert shown is not None
                assert (0 in shown.seats) == can
                assert bool(at.clients[0].newest("view")["choices"]) == can
                if not can:
                    assert (await at.move(0, "", PASS))["error"]["key"] == "table-not-asked"
                    assert shown.until is not None
                    assert shown.until - shown.since < 1000
                await asyncio.sleep(2)
                assert (at.step == step) == can
                if can:
                    await at.move(0, "", PASS)
                    await asyncio.sleep(0.01)
                    assert at.step > step
                await at.ask(allowed.close, at.host)
        assert seen == {False, True}

    run(test())


def test_of_two_people_both_are_asked_also_while_a_bot_plays_for_one() -> None:
    """Who left may come back, and would know."""

    async def test() -> None:
        async with serving() as tables:
            at = await party_in_window(tables, people=2, bots=1)
            while not (len(people := [seat for seat in at.table.asked if seat < 2]) == 1 and not bastets(at, people[0])):
                at = await party_in_window(tables, people=2, bots=1)
            await at.clients[1 - people[0]].tell(from_client.Leave())
            assert at.clients[people[0]].newest("turn")["seats"] == at.table.asked
            assert at.clients[people[0]].newest("view")["choices"]

    run(test())


def test_silence_lets_it_be() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party_in_window(tables)
            step, asked = at.step, len(at.table.asked)
            while at.step == step:
                await asyncio.sleep(0.1)
            assert at.table.match is not None
            assert list(at.table.match.decisions[step:]) == [PASS] * asked
            assert Steps([PASS] * asked) in await at.events()

    run(test())


def test_a_bastet_opens_another_window_and_what_others_answered_is_not_told() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party_in_window(tables, holders=1)
            step, asked = at.step, list(at.table.asked)
            holder = next(seat for seat in asked if bastets(at, seat))
            card = bastets(at, holder)[0]
            for seat in reversed(asked):  # whoever is first in time is not first by the rules
                await at.move(seat, "", card if seat == holder else PASS)
            while at.step == step:
                await asyncio.sleep(0.1)
            assert at.table.match is not None
            before = asked.index(holder)
            assert list(at.table.match.decisions[step:]) == [PASS] * before + [card]
            assert at.table.match.game.name == "gattara"
            assert at.table.asked
            assert holder not in at.table.asked
            assert at.table.answers == {}

    run(test())


def test_one_answer_each_of_what_one_can_answer() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party_in_window(tables)
            seat, laid_by = at.table.asked[0], next(seat for seat in range(3) if seat not in at.table.asked)
            client = at.clients[seat]
            assert (await client.tell(from_client.Move(at.step, [999], "x")))["error"]["key"] == "table-bad-answer"
            assert (await client.tell(from_client.Move(at.step, [PASS, PASS], "x")))["error"]["key"] == "table-bad-answer"
            assert (await client.tell(from_client.Move(at.step, [PASS], "x")))["type"] == "done"
            assert (await client.tell(from_client.Move(at.step, [PASS], "x")))["type"] == "done"
            assert (await client.tell(from_client.Move(at.step, [PASS], "y")))["error"]["key"] == "table-answered"
            assert (await at.clients[laid_by].tell(from_client.Move(at.step, [PASS])))["error"]["key"] == "table-not-asked"
            assert sum(isinstance(event, Answered) and event.id == "x" for event in await at.events()) == 1

    run(test())


def test_bots_answer_within_the_window() -> None:
    async def test() -> None:
        bot_pool = QuickBotPool()
        async with serving(bot_pool=bot_pool) as tables:
            at = await party_in_window(tables, people=2, bots=2)
            bots = [seat for seat in at.table.asked if at.table.seats[seat].kind == "bot"]
            await asyncio.sleep(0.1)
            assert set(bots) <= set(at.table.answers)
            assert at.step in {step for step, _ in bot_pool.chosen}

    run(test())


def test_who_takes_the_seat_of_somebody_away_answers_too() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party_in_window(tables)
            seat = at.table.asked[0]
            await at.clients[seat].tell(from_client.Leave())
            assert (await at.move(seat, "", PASS))["error"]["key"] == "table-bot-plays"
            await asyncio.sleep(0.1)
            assert seat in at.table.answers

    run(test())


def test_a_window_stands_still_while_nobody_is_here() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party_in_window(tables, reaction=4)
            step = at.step
            await asyncio.sleep(1)
            for client in at.clients:
                await at.live.part(client)
            await asyncio.sleep(3600)
            assert at.step == step
            assert not tables.live  # it was put away
            at.live = await tables.find(at.table.table)
            back = await Client(at.tokens[0]).join(at.live)
            assert 2900 <= back.newest("turn")["until"] - back.newest("now") <= 3100
            await asyncio.sleep(2.8)
            assert at.step == step
            await asyncio.sleep(0.5)
            assert at.step > step

    run(test())


@pytest.mark.parametrize("then", [3, 20, None])
def test_the_host_gives_windows_another_time_and_the_one_that_is_open_keeps_its_own(then: float | None) -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party_in_window(tables, reaction=6)
            began, step, shown = at.table.since, at.step, turn(at.table)
            await at.move(at.table.asked[0], "", PASS)
            assert (await at.clients[0].tell(from_client.SetReaction(then)))["type"] == "done"
            assert turn(at.table) == shown
            assert at.clients[1].newest("table")["manners"]["reaction"] == then
            assert turn(await at.folded()) == shown
            while at.step == step:
                await asyncio.sleep(0.01)
            assert abs(at.table.since - began - 6000) <= 60
            if await window(at):
                until = at.clients[at.table.asked[0]].newest("turn")["until"]
                assert until == (None if then is None else at.table.since + 1000 * then)

    run(test())


def test_who_may_set_the_time_of_windows_does_not_depend_on_what_anybody_holds_or_answered() -> None:
    """The host, or whoever is alone with bots; and what is refused is refused alike in a window and outside."""

    async def test() -> None:
        async with serving() as tables:
            at = await party_in_window(tables, holders=1)
            for answered in (False, True):
                if answered:
                    await at.move(at.table.asked[0], "", PASS)
                for client in at.clients[1:]:
                    assert (await client.tell(from_client.SetReaction(10)))["error"]["key"] == "table-host-only"
                for seconds in (2.9, 20.1, -1, 1e300):
                    assert (await at.clients[0].tell(from_client.SetReaction(seconds)))["error"]["key"] == "table-manners"
            await at.ask(allowed.set_reaction, 10, at.host)
            await at.ask(allowed.set_reaction, 10, at.host)
            assert [event for event in await at.events() if isinstance(event, ReactionSet)] == [ReactionSet(10)]
            await at.ask(allowed.close, at.host)
            await refused("table-is-over", at.ask(allowed.set_reaction, 6, at.host))
            other = await party(tables, "discat", 2)
            await refused("table-no-windows", other.ask(allowed.set_reaction, 6, other.host))
            alone = await party(tables, "gattara", 2, 1, start=False)
            await alone.ask(allowed.vacate, 0, alone.host)
            await alone.ask(allowed.seat_bot, 0, "kitten", alone.host)
            await alone.start()
            assert (await alone.clients[1].tell(from_client.SetReaction(None)))["type"] == "done"

    run(test())
