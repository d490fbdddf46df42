"""What happens by itself: steps without a choice, looks, people who are away, tables that stand still, bots."""

from __future__ import annotations

import asyncio
import random

import pytest

from clowder.bots.kitten import Kitten
from clowder.bots.pace import seems_forced
from clowder.bots.position import Position
from clowder.engine import catalogue
from clowder.server.live.bot_pool import BotPool
from clowder.server.network.wire import from_client
from clowder.server.network.wire.showing import turn
from clowder.server.process import times
from clowder.server.table import allowed
from clowder.server.table.duties import LONGEST_LOOK, duties
from clowder.server.table.events import Away, Missed, SatIn
from clowder.server.table.table import Table
from tests.server.people import Client, QuickBotPool, party, refused, serving
from tests.server.virtual import elapsed, run


def forced(table: Table) -> bool:
    """Whether there is one legal move, in a step that is one player's."""
    match = table.match
    assert match is not None
    return not match.over and not table.asked and not match.looking and len(match.legal) == 1


def looking(table: Table) -> bool:
    assert table.match is not None
    return bool(table.match.looking)


@pytest.mark.parametrize("game", ["discat", "gattara", "rat_a_tat_roll"])
def test_a_step_plays_itself_at_its_pace_only_if_everybody_can_see_that_there_is_no_choice(game: str) -> None:
    async def test() -> None:
        seen = set[bool]()
        async with serving() as tables:
            for number in range(8):
                at = await party(tables, game, people=2, pace=2)
                while not at.table.over and len(seen) < 2:
                    await at.until(lambda table: table.over or forced(table), random.Random(number))
                    if at.table.over:
                        break
                    assert at.table.match is not None
                    plain, step, began = seems_forced(at.table.match), at.step, at.table.since
                    seen.add(plain)
                    shown = turn(at.table)
                    assert shown is not None
                    assert shown.kind == ("auto" if plain else "move")
                    await asyncio.sleep((began + 1990 - times.now()) / 1000)
                    assert at.step == step
                    await asyncio.sleep(0.02)
                    assert (at.step > step) == plain
                    if not plain:
                        await at.move()
        assert True in seen

    run(test())


def test_between_rounds_the_table_waits_for_everybody() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "devils_scat", people=2, bots=1, pace=1)
            await at.until(looking)
            step, began = at.step, at.table.since
            assert at.table.match is not None
            assert at.clients[0].newest("turn") == {
                "kind": "look",
                "seats": [0, 1],
                "since": began,
                "until": None,
                "silence": None,
            }
            for seat in range(2):
                assert at.clients[seat].newest("view")["choices"] == []
                answer = await at.clients[seat].tell(from_client.Move(step, at.table.match.legal))
                assert answer["error"]["key"] == "table-not-asked"  # nobody ends it for the others
            assert (await at.clients[1].tell(from_client.Look(step)))["type"] == "done"
            told = at.clients[0].of("update")[-1]
            assert told.keys() == {"type", "number", "now", "turn"}, "nobody sees anything else by it"
            assert (await at.clients[1].tell(from_client.Look(step)))["type"] == "done"
            assert at.clients[0].newest("turn")["seats"] == [0]
            await asyncio.sleep(60)
            assert at.step == step
            await at.clients[0].tell(from_client.Look(step))
            await asyncio.sleep(0.01)
            assert at.step == step + 1
            assert (await at.clients[0].tell(from_client.Look(step)))["error"]["key"] == "table-nothing-to-look-at"

    run(test())


def test_nobody_looks_for_ever() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "devils_scat", people=2)
            await at.until(looking)
            step, began = at.step, at.table.since
            await asyncio.sleep((LONGEST_LOOK - 100) / 1000)
            assert at.step == step
            await asyncio.sleep(0.2)
            assert at.step > step
            assert at.table.since == began + LONGEST_LOOK

    run(test())


def test_who_looks_at_a_card_is_waited_for_and_nobody_else() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "rat_a_tat_roll", people=2, pace=1)
            assert looking(at.table)
            assert at.table.match is not None
            looker = at.table.match.looking
            assert len(looker) == 1
            other = at.clients[1 - looker[0]]
            assert (await other.tell(from_client.Look(0)))["error"]["key"] == "table-nothing-to-look-at"
            await asyncio.sleep(30)
            assert at.step == 0
            await at.clients[looker[0]].tell(from_client.Look(0))
            await asyncio.sleep(0.01)
            assert at.step == 1

    run(test())


def test_a_table_of_bots_plays_to_the_end_with_nobody_watching() -> None:
    async def test() -> None:
        async with serving() as tables:
            for game in catalogue.names():
                at = await party(tables, game, people=0, bots=3)
                await at.until(lambda table: table.over)
                assert at.table.match is not None
                assert at.table.match.result is not None

    run(test())


def test_real_bots_of_every_level_play() -> None:
    """In real time, and in threads of their own."""

    async def test() -> None:
        async with serving(bot_pool=BotPool(2)) as tables:
            at = await party(tables, "discat", people=0, bots=2, start=False)
            await at.ask(allowed.seat_bot, 0, "tiger", at.host)
            await tables.bot_pool.ready("discat")
            await at.start()
            async with asyncio.timeout(60):
                await at.until(lambda table: table.match is not None and table.match.step >= 3)

    asyncio.run(test())


def test_a_bot_that_fails_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: Kitten, position: Position) -> int:
        raise RuntimeError("a hairball")

    monkeypatch.setattr(Kitten, "choose", fails)

    async def test() -> None:
        async with serving(bot_pool=BotPool(1)) as tables:
            at = await party(tables, "discat", people=0, bots=2)
            async with asyncio.timeout(60):
                await at.until(lambda table: table.match is not None and table.match.step >= 3)

    asyncio.run(test())


def test_what_goes_wrong_once_does_not_stop_the_game() -> None:
    async def test() -> None:
        bot_pool, good = QuickBotPool(), QuickBotPool().choose

        def once(table: Table, seat: int, moves: list[int]) -> int:
            bot_pool.choose = good
            raise ZeroDivisionError

        bot_pool.choose = once
        async with serving(bot_pool=bot_pool) as tables:
            at = await party(tables, "discat", people=0, bots=2)
            await at.until(lambda table: table.over)

    run(test())


def test_a_bot_takes_its_time_from_when_it_begins_to_think() -> None:
    async def test() -> None:
        bot_pool = QuickBotPool()
        async with serving(bot_pool=bot_pool) as tables:
            at = await party(tables, "discat", people=2, pace=3)
            assert at.table.match is not None
            seat = at.table.match.actor
            await asyncio.sleep(20)
            await at.clients[seat or 0].tell(from_client.Leave())
            await asyncio.sleep(2.9)
            assert at.step == 0
            await asyncio.sleep(0.2)
            assert at.step == 1

    run(test())


# People who are away --------------------------------------------------------------------------------------------------


def test_after_a_grace_shown_to_all_a_bot_sits_in() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "discat", people=2, grace=30)
            await at.live.part(at.clients[1])
            left = at.table.at
            assert at.clients[0].newest("table")["seats"][1]["here"] is False
            assert at.clients[0].newest("table")["seats"][1]["away_until"] == left + 30_000
            await asyncio.sleep(29.9)
            assert at.table.seats[1].stand_in == ""
            await asyncio.sleep(0.2)
            assert at.clients[0].newest("table")["seats"][1]["stand_in"] == "away"
            assert at.clients[0].newest("table")["seats"][1]["away_until"] is None
            assert SatIn(1, "away") in await at.events()
            await at.until(lambda table: table.match is not None and table.match.step > 10)

    run(test())


def test_the_person_takes_back_with_one_message_and_hears_what_happened() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "discat", people=2, grace=5)
            await at.until(lambda table: table.match is not None and table.match.step >= 4)
            left = at.step
            await at.live.part(at.clients[1])
            await at.until(lambda table: table.match is not None and table.match.step >= left + 6)
            back = await Client(at.tokens[1]).join(at.live, since=left)
            assert at.table.match is not None
            assert back.got[0]["story"] == at.table.match.story(1, left)
            assert {line["step"] for line in back.got[0]["story"]} <= set(range(left + 1, at.step + 1))
            assert back.newest("view")["choices"] == []
            assert (await back.tell(from_client.Move(at.step, [0])))["error"]["key"] == "table-bot-plays"
            assert (await back.tell(from_client.Back()))["type"] == "done"
            assert (await back.tell(from_client.Back()))["type"] == "done"
            assert at.table.seats[1].plays
            await at.until(lambda table: table.match is not None and table.match.actor == 1)
            assert back.newest("view")["choices"] != []

    run(test())


def test_or_the_table_pauses_until_they_are_back() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "discat", people=3, bots=1, grace=10, absence="pause")
            await at.live.part(at.clients[1])
            await asyncio.sleep(10.1)
            assert at.clients[0].newest("table")["waits_for"] == 1
            assert at.clients[0].newest("table")["still"] is True
            step = at.step
            assert (await at.clients[0].tell(from_client.Move(step, [0])))["error"]["key"] == "table-waits"
            await asyncio.sleep(3600)
            assert at.step == step
            await Client(at.tokens[1]).join(at.live)
            assert at.clients[0].newest("table")["waits_for"] is None
            await at.until(lambda table: table.match is not None and table.match.step > step)

    run(test())


def test_a_table_that_waits_for_two_waits_for_one_after_the_other() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "discat", people=3, grace=10, absence="pause")
            await at.live.part(at.clients[1])
            await at.live.part(at.clients[2])
            await asyncio.sleep(100)
            assert [event for event in await at.events() if isinstance(event, Missed)] == [Missed(1)]
            await Client(at.tokens[1]).join(at.live)
            await asyncio.sleep(10.1)
            assert [event for event in await at.events() if isinstance(event, Missed)] == [Missed(1), Missed(2)]

    run(test())


def test_the_host_sends_in_a_bot_sooner_but_only_for_somebody_who_is_away() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "discat", people=2, absence="pause", grace=10)
            await refused("table-nobody-away", at.ask(allowed.send_in_bot, 1, at.host))
            await at.live.part(at.clients[1])
            await asyncio.sleep(11)
            assert at.table.missed == 1
            await at.ask(allowed.send_in_bot, 1, at.host)
            assert at.table.missed == -1
            await at.until(lambda table: table.match is not None and table.match.step > 5)
            await refused("table-nobody-away", at.ask(allowed.send_in_bot, 1, at.host))

    run(test())


def test_without_anybody_the_table_stands_still_and_that_time_is_nobodys() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "discat", people=2, bots=2, grace=30)
            await at.live.part(at.clients[1])
            await asyncio.sleep(10)
            await at.live.part(at.clients[0])
            step = at.step
            assert at.table.stands_still
            assert at.table.summary().attended is False
            assert duties(at.table) == []
            await asyncio.sleep(50)
            assert at.step == step
            await Client(at.tokens[0]).join(at.live)
            assert not at.table.stands_still
            await asyncio.sleep(19.8)
            assert at.table.seats[1].stand_in == ""
            await asyncio.sleep(0.3)
            assert at.table.seats[1].stand_in == "away"

    run(test())


def test_nobody_has_to_be_here_before_the_start() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "discat", people=2, start=False, come=False, grace=30)
            at.clients = [await Client(at.tokens[0]).join(at.live)]
            await asyncio.sleep(45)
            await at.start()
            await asyncio.sleep(29)
            assert [seat.stand_in for seat in at.table.seats] == ["", ""]
            await asyncio.sleep(1.1)
            assert [seat.stand_in for seat in at.table.seats] == ["", "away"]

    run(test())


def test_two_tabs_on_one_seat_are_one_person() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            tab = await Client(at.tokens[1]).join(at.live)
            await at.live.part(at.clients[1])
            assert at.table.seats[1].here
            assert tab.newest("view") == at.clients[0].conversation.live.table.match.view(1)  # type: ignore[union-attr]
            await at.live.part(tab)
            assert not at.table.seats[1].here
            assert [event for event in await at.events() if isinstance(event, Away)] == [Away(1)]

    run(test())


def test_one_tab_closes_while_another_opens() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            for delay in range(6):
                tab, old = Client(at.tokens[1]), at.clients[1]

                async def later(client: Client, turns: int = delay) -> None:
                    for _ in range(turns):
                        await asyncio.sleep(0)
                    await client.join(at.live)

                await asyncio.gather(at.live.part(old), later(tab))
                assert at.table.seats[1].here
                at.clients[1] = tab

    run(test())


def test_leaving_does_not_stop_the_clock_of_the_table() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=2)
            for client in at.clients:
                await client.tell(from_client.Leave())
            await at.until(lambda table: table.over)  # both watch their bots
            assert elapsed() < 60_000
            await refused("table-is-over", at.ask(allowed.hand_over, at.host))

    run(test())
