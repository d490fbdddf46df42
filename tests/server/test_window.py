"""Windows for reactions (Gattara): everybody is asked at once, they last the same time whoever holds what, and what was
answered is played in the rules' order."""

from __future__ import annotations

import asyncio
import random

import pytest

from clowder.games.gattara.record import PASS
from clowder.server import messages, requests
from clowder.server.events import Answer, Steps
from clowder.server.showing import turn
from clowder.server.table import Table
from tests.server.people import Client, Party, QuickMinds, party, serving
from tests.server.virtual import elapsed, run


def bastet_window(table: Table) -> bool:
    """Whether everybody is asked for a Bastet."""
    return len(table.asked) > 1  # a Meow is answered by one player


def bastets(at: Party, seat: int) -> list[int]:
    """The Bastets that somebody could answer with."""
    assert at.table.match is not None
    return [choice["id"] for choice in at.table.match.answers(seat) if choice["id"] != PASS]


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


@pytest.mark.parametrize("people", [3, 1])
def test_a_window_lasts_the_same_time_whoever_holds_and_answers_what(people: int) -> None:
    async def test() -> None:
        minds = QuickMinds()
        async with serving(minds=minds) as tables:
            lasted = set()
            for holders in (0, 1):
                for answering in (0, 1, 2):
                    at = await party_in_window(tables, holders, people, 3 - people, reaction=5)
                    minds.seconds = answering / 2
                    began, step = elapsed(), at.step
                    for seat in at.table.deciders()[:answering]:
                        if at.table.seats[seat].plays:
                            await at.move(seat, "", bastets(at, seat)[0] if bastets(at, seat) else PASS)
                    while at.step == step:
                        await asyncio.sleep(0.01)
                    lasted.add(elapsed() - began)
                    await at.ask(requests.close, at.host)
            assert max(lasted) - min(lasted) <= 10 + 50  # the steps of the clock in this test
            assert 4900 <= min(lasted) <= 5100

    run(test())


def test_a_bot_that_thinks_too_long_does_not_make_a_window_longer() -> None:
    async def test() -> None:
        minds = QuickMinds()
        async with serving(minds=minds) as tables:
            at = await party_in_window(tables, people=2, bots=1, reaction=2)
            minds.seconds = 60
            began, step = at.table.since, at.step
            while at.step == step:
                await asyncio.sleep(0.01)
            assert at.table.since - began <= 2010

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
            assert (await client.tell(messages.Move(at.step, [999], "x")))["error"]["key"] == "table-bad-answer"
            assert (await client.tell(messages.Move(at.step, [PASS, PASS], "x")))["error"]["key"] == "table-bad-answer"
            assert (await client.tell(messages.Move(at.step, [PASS], "x")))["type"] == "done"
            assert (await client.tell(messages.Move(at.step, [PASS], "x")))["type"] == "done"
            assert (await client.tell(messages.Move(at.step, [PASS], "y")))["error"]["key"] == "table-answered"
            assert (await at.clients[laid_by].tell(messages.Move(at.step, [PASS])))["error"]["key"] == "table-not-asked"
            assert sum(isinstance(event, Answer) and event.id == "x" for event in await at.events()) == 1

    run(test())


def test_bots_answer_within_the_window() -> None:
    async def test() -> None:
        minds = QuickMinds()
        async with serving(minds=minds) as tables:
            at = await party_in_window(tables, people=1, bots=2)
            bots = [seat for seat in at.table.asked if at.table.seats[seat].kind == "bot"]
            await asyncio.sleep(0.1)
            assert set(bots) <= set(at.table.answers)
            assert at.step in {step for step, _ in minds.chosen}

    run(test())


def test_who_takes_the_seat_of_somebody_away_answers_too() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party_in_window(tables)
            seat = at.table.asked[0]
            await at.clients[seat].tell(messages.Leave())
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
