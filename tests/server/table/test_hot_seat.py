"""People who share a device: a window for reactions waits for each of them, and tells as little as any other."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from clowder.engine.text import LANGUAGES
from clowder.games.gattara.record import PASS
from clowder.server.live import creation
from clowder.server.network.wire import from_server
from clowder.server.network.wire.showing import table_shown, turn
from clowder.server.table import allowed, duties
from clowder.server.table.pacing import HEADROOM, rest_of_bot
from clowder.server.table.refusals import Refused
from clowder.server.table.settings import Clock, TableSettings
from tests.server.people import Client, QuickBotPool, party, serving
from tests.server.serving import PATIENCE
from tests.server.table.test_window import bastets, party_in_window
from tests.server.virtual import elapsed, run

HOUR = 3600


def test_a_window_waits_for_everybody_and_closes_with_the_last_answer() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party_in_window(tables, hot_seat=True)
            step, asked = at.step, list(at.table.asked)
            assert turn(at.table) == from_server.Turn("window", asked, at.table.since, None, PASS)
            assert at.clients[asked[0]].newest("turn")["until"] is None
            await asyncio.sleep(HOUR)
            assert (await at.move(asked[1], "", PASS))["type"] == "done"
            await asyncio.sleep(HOUR)
            assert at.step == step
            answered = elapsed()
            assert (await at.move(asked[0], "", PASS))["type"] == "done"
            while at.step == step:
                await asyncio.sleep(0.01)
            assert elapsed() - answered <= 20
            assert (await at.folded()).match == at.table.match

    run(test())


def test_everybody_is_asked_whatever_they_hold_and_nobody_is_told_who_answered() -> None:
    async def test() -> None:
        async with serving() as tables:
            for holders in (0, 1):
                at = await party_in_window(tables, holders, hot_seat=True)
                asked, watcher = list(at.table.asked), await Client(None).join(at.live)
                assert len(asked) == 2  # all but the one who laid the card
                heard = len(watcher.got)
                await at.move(asked[-1], "", PASS)
                assert len(watcher.got) == heard
                assert turn(at.table) == from_server.Turn("window", asked, at.table.since, None, PASS)

    run(test())


def test_bots_answer_and_the_window_waits_for_the_people() -> None:
    async def test() -> None:
        bot_pool = QuickBotPool()
        async with serving(bot_pool=bot_pool) as tables:
            at = await party_in_window(tables, people=2, bots=1, hot_seat=True)
            while not any(at.table.seats[seat].kind == "bot" for seat in at.table.asked):
                at = await party_in_window(tables, people=2, bots=1, hot_seat=True)
            bot_pool.seconds, step = 40.0, at.step  # longer than any window that closes by itself
            people = [seat for seat in at.table.asked if at.table.seats[seat].kind == "person"]
            await asyncio.sleep(HOUR)
            assert at.step == step
            assert set(at.table.deciders()) == set(people)
            for seat in people:
                await at.move(seat, "", PASS)
            while at.step == step:
                await asyncio.sleep(0.01)

    run(test())


def test_how_soon_a_bot_answers_does_not_tell_whether_it_had_a_choice() -> None:
    """The window closes with its answer if the people were faster; it takes its time also with one legal answer."""

    async def test() -> None:
        bot_pool, lasted = QuickBotPool(), set()
        async with serving(bot_pool=bot_pool) as tables:
            for seconds in (0.0, 0.3):  # without and with something to think about
                for number in range(60):
                    at = await party(tables, "gattara", 2, 1, hot_seat=True, pace=0.5)
                    await at.until(lambda table: table.over or 2 in table.asked[:-1], random.Random(number))
                    if not at.table.over:
                        break
                bot_pool.seconds, step, began = seconds, at.step, at.table.since
                for seat in at.table.deciders():
                    if at.table.seats[seat].plays:
                        await at.move(seat, "", PASS)
                while at.step == step:
                    await asyncio.sleep(0.001)
                lasted.add(at.table.since - began)
                bot_pool.seconds = 0.0
                await at.ask(allowed.close, at.host)
        assert lasted == {500}

    run(test())


def test_a_search_takes_its_whole_time_in_a_window_whatever_it_could_answer() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party_in_window(tables, people=3, hot_seat=True, stand_in="tiger")
            for seat in at.table.asked:
                assert rest_of_bot(at.table, seat) == 1000 + HEADROOM

    run(test())


def test_who_stays_away_is_stood_in_for_and_the_window_goes_on() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party_in_window(tables, hot_seat=True, grace=10)
            step, asked = at.step, list(at.table.asked)
            await at.live.part(at.clients[asked[0]])
            await at.move(asked[1], "", PASS)
            await asyncio.sleep(9)
            assert at.step == step
            await asyncio.sleep(5)
            assert at.step > step

    run(test())


def test_whole_games_are_played_on_one_device() -> None:
    async def test() -> None:
        async with serving() as tables:
            for people, bots in ((3, 0), (2, 2)):
                at = await party(tables, "gattara", people, bots, hot_seat=True)
                await at.until(lambda table: table.over, random.Random(7))
                assert at.table.match is not None
                assert at.table.match.over
                assert not duties.duties(at.table)

    run(test())


def test_a_bastet_is_played_from_a_hot_seat() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party_in_window(tables, holders=1, hot_seat=True)
            step, holder = at.step, next(seat for seat in at.table.asked if bastets(at, seat))
            card = bastets(at, holder)[0]
            for seat in list(at.table.asked):
                await at.move(seat, "", card if seat == holder else PASS)
            while at.step == step:
                await asyncio.sleep(0.01)
            assert at.table.match is not None
            assert card in at.table.match.decisions[step:]

    run(test())


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        (TableSettings(hot_seat=True, public=True), "table-not-public"),
        (TableSettings(practice=True, public=True), "table-not-public"),
        (TableSettings(hot_seat=True, clock=Clock("move")), "table-hot-seat-clock"),
        (TableSettings(hot_seat=True, clock=Clock("game")), "table-hot-seat-clock"),
    ],
)
def test_such_a_table_is_not_public_and_has_no_clock(settings: TableSettings, key: str) -> None:
    async def test() -> None:
        async with serving() as tables:
            with pytest.raises(Refused) as why:
                await creation.create(tables.store, "discat", 2, {}, None, settings)
            assert why.value.key == key
            assert len({why.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)

    run(test())


def test_everybody_sees_how_the_table_is_run() -> None:
    async def test() -> None:
        async with serving() as tables:
            usual = table_shown((await party(tables)).table).settings
            assert table_shown((await party(tables, hot_seat=True)).table).settings == replace(usual, hot_seat=True)
            assert table_shown((await party(tables, practice=True)).table).settings == replace(usual, practice=True)

    run(test())


# Over HTTP ----------------------------------------------------------------------------------------------------------


def test_people_on_one_device_get_a_token_each(url: str) -> None:
    asked = {"game": "discat", "players": 4, "name": "Ada", "names": ["Ben", "Cyd"], "bots": ["kitten"], "start": True}
    made = httpx.post(f"{url}/api/tables", json={**asked, "manners": {"hot_seat": True}}, timeout=PATIENCE).json()
    assert made["seat"] == 0
    assert made["tokens"][0] == made["token"]
    assert len(set(made["tokens"])) == 3
    for seat, token in enumerate(made["tokens"]):
        found = httpx.get(f"{url}/api/tables/{made['table']}", headers={"Authorization": f"Bearer {token}"}).json()
        assert found["you"] == {"seat": seat, "host": seat == 0}
        assert [each["name"] for each in found["table"]["seats"]][:3] == ["Ada", "Ben", "Cyd"]
        assert found["table"]["status"] == "playing"


def test_a_host_who_only_watches_holds_none_of_their_seats(url: str) -> None:
    made = httpx.post(f"{url}/api/tables", json={"game": "discat", "players": 3, "names": ["Ben", "Cyd"]}).json()
    assert (made["seat"], len(made["tokens"])) == (None, 2)
    assert made["token"] not in made["tokens"]
    assert httpx.post(f"{url}/api/tables", json={"game": "discat", "players": 2, "name": "Ada"}).json()["tokens"]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"names": ["Ben", "ada"]}, "table-name-taken"),
        ({"names": ["Ben", " "]}, "table-bad-text"),
        ({"names": ["Ben", "Cyd", "Dot"]}, "table-too-many"),
        ({"names": ["Ben"], "bots": ["kitten", "kitten"]}, "table-too-many"),
        ({"names": ["Ben"], "start": True}, "table-not-full"),
        ({"names": ["x" * 25]}, "server-body"),
    ],
)
def test_who_cannot_all_sit_down_gets_no_table(url: str, change: dict[str, Any], key: str) -> None:
    answer = httpx.post(f"{url}/api/tables", json={"game": "discat", "players": 3, "name": "Ada", **change})
    assert answer.status_code >= 400
    assert answer.json()["key"] == key
