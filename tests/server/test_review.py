"""What a review found, and what must not come back."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import httpx
import pytest

from clowder.engine.match import Match, replay
from clowder.server.live.bot_pool import BotPool
from clowder.server.live.keeper import Keeper
from clowder.server.live.live_table import LiveTable
from clowder.server.live.rematch import rematch
from clowder.server.live.rounds import IDLE
from clowder.server.live.tables import CLAIM
from clowder.server.network.api import handlers
from clowder.server.network.limits import Budgets, Limits, Purse
from clowder.server.network.wire import from_client
from clowder.server.network.wire.connection import MOST_WAITING, Connection
from clowder.server.process import times
from clowder.server.stores.base import StoreLost
from clowder.server.stores.listening import Listening
from clowder.server.table import allowed
from clowder.server.table.fair import promise
from clowder.server.table.pacing import rest_of_bot
from clowder.server.table.settings import Clock
from clowder.server.table.table import Table
from tests.server.live.test_tables import split, two_servers
from tests.server.memory import MemoryStore, Shelf
from tests.server.people import Client, QuickBotPool, as_seen, party, serving
from tests.server.running import running
from tests.server.virtual import run


class StuckWire:
    """A phone that takes nothing until it wakes up."""

    def __init__(self) -> None:
        self.awake = asyncio.Event()
        self.got: list[str] = []

    async def send_text(self, data: str) -> None:
        await self.awake.wait()
        self.got.append(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.got.append(f"closed {code}")


def test_who_fell_behind_while_several_messages_were_sent_hears_goodbye() -> None:
    async def test() -> None:
        wire = StuckWire()
        connection = Connection(wire, None)
        for _ in range(10):
            connection.send(b"first")
        sending = asyncio.create_task(connection.deliver())
        await asyncio.sleep(0)
        for _ in range(MOST_WAITING + 1):
            connection.send(b"more")
        wire.awake.set()
        await sending
        assert wire.got == ["first", '{"type":"goodbye","why":"slow"}', "closed 1000"]

    run(test())


@pytest.mark.parametrize(("level", "budget"), [("tiger", 1000), ("alley-cat", 0)])
def test_a_search_that_needs_none_takes_longer_than_one_that_uses_its_budget(level: str, budget: int) -> None:
    """A budget is always overrun by some milliseconds, and everybody is told when a step was played, to the millisecond."""

    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=1, bots=1)
            at.table.seats[1].level = level
            assert rest_of_bot(at.table, 1) >= budget + 50

    run(test())


def test_a_quick_bot_does_not_wait_for_those_who_take_their_time() -> None:
    async def dealt() -> Table:
        async with serving() as tables:
            at = await party(tables, people=1, bots=1)
            return at.table

    async def test(table: Table) -> None:
        bot_pool, enough = BotPool(1), threading.Event()
        bot_pool.pool.submit(enough.wait)
        try:
            assert table.match is not None
            assert await asyncio.wait_for(bot_pool.choice(table, table.match.actor or 0), 20) in table.match.legal
        finally:
            enough.set()
            bot_pool.close()

    asyncio.run(test(run(dealt())))


def test_after_a_bot_played_for_somebody_the_clock_for_each_move_starts_afresh() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, clock=Clock("move", 60))
            assert at.table.match is not None
            seat = at.table.match.actor or 0
            await asyncio.sleep(50)
            await at.clients[seat].tell(from_client.Leave())
            await at.until(lambda table: table.match is not None and table.match.actor == 1 - seat)
            await at.clients[seat].tell(from_client.Back())
            assert at.table.clocks.left[seat] == 60_000

    run(test())


def test_a_name_that_another_step_had_is_no_resend() -> None:
    """A phone and a laptop on one seat may both call their first move "1"."""

    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            assert at.table.match is not None
            seat = at.table.match.actor or 0
            first = from_client.Move(0, at.table.match.legal[:1], "1")
            assert (await at.clients[seat].tell(first))["type"] == "done"
            await at.until(lambda table: table.match is not None and table.match.actor == seat and table.match.step > 1)
            step = at.step
            assert (await at.move(seat, "1"))["type"] == "done"
            assert at.step == step + 1
            stale = await at.clients[seat].tell(first)
            assert (stale["type"], stale["error"]["key"]) == ("refused", "table-stale")
            assert stale["view"] == as_seen(at.table, seat)

    run(test())


def test_who_missed_nothing_costs_no_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    replays: list[int] = []
    messages = Match.messages

    def counted(self: Match, seat: int | None, since: int = 0) -> Any:
        replays.append(since)
        return messages(self, seat, since)

    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            await at.until(lambda table: table.match is not None and table.match.step > 3)
            monkeypatch.setattr(Match, "messages", counted)
            told = [(await Client(at.host).join(at.live, since)).got[0]["story"] for since in (at.step, at.step + 9)]
            assert (told, replays) == ([[], []], [])
            assert (await Client(at.host).join(at.live, at.step - 1)).got[0]["story"]

    run(test())


@pytest.mark.parametrize("kind", ["talk", "places"])
def test_more_connections_do_not_let_a_seat_say_more(kind: str) -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            limits = Limits(chat=0.001, chat_burst=4)
            tabs = [await Client(at.host).join(at.live, limits=limits) for _ in range(5)]
            sent: list[from_client.ClientMessage] = (
                [from_client.Say("meow"), from_client.Emote("meow")]
                if kind == "talk"
                else [from_client.Leave(), from_client.Back()]
            )
            answers = [(await tab.tell(message))["type"] for tab in tabs for message in sent]
            assert answers == ["done"] * 4 + ["refused"] * 6
            assert (await (await Client(at.tokens[1]).join(at.live, limits=limits)).tell(sent[0]))["type"] == "done"

    run(test())


def test_a_refresh_counts_as_a_handshake_of_its_address() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            client = at.clients[0]
            assert client.conversation is not None
            client.conversation.purse = Purse(Budgets(Limits(handshakes_burst=0)), "10.0.0.1")
            assert (await client.tell(from_client.Refresh()))["error"]["key"] == "server-too-often"

    run(test())


def test_news_that_could_not_be_read_is_read_later() -> None:
    async def test() -> None:
        async with two_servers() as (here, there, _, other):
            at, far = await split(here, there)
            other.lost = True
            await at.clients[0].tell(from_client.Say("hello"))
            await asyncio.sleep(0.1)
            other.lost = False
            assert not far.of("chat")
            await asyncio.sleep(3)
            assert [line["text"] for line in far.of("chat")] == ["hello"]

    run(test())


def test_what_was_written_long_after_its_sender_went_away_is_told() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as tables:
            at = await party(tables)
            store.slow = 5.0
            saying = asyncio.create_task(at.ask(allowed.say, "late", at.host))
            await asyncio.sleep(3.5)
            saying.cancel()
            await asyncio.sleep(6)
            assert [line["text"] for line in at.clients[1].of("chat")] == ["late"]

    run(test())


def test_two_claims_at_once_make_one_keeper(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Keeper] = []

    class Counted(Keeper):
        def __init__(self, live: LiveTable, bot_pool: BotPool) -> None:
            super().__init__(live, bot_pool)
            made.append(self)

    async def test() -> None:
        shelf = Shelf()
        async with serving(MemoryStore(shelf, shared=True)) as gone:
            at = await party(gone, people=1, bots=1, pace=1)
            shelf.claims[at.table.table] = "somebody who died", 10**15
        store = MemoryStore(shelf, shared=True)
        async with serving(store) as tables:
            live = await tables.find(at.table.table)
            await Client(at.host).join(live)
            assert at.table.table not in tables.keepers
            monkeypatch.setattr("clowder.server.live.tables.Keeper", Counted)
            await asyncio.sleep(CLAIM / 1000 + 1)  # somebody may have kept it, so the roll is called
            shelf.claims.clear()
            await asyncio.gather(*(tables.claim([at.table.table]) for _ in range(2)))
            assert made == [tables.keepers[at.table.table]]

    run(test())


def test_nobody_sits_at_a_table_that_could_not_be_taken_up() -> None:
    async def test() -> None:
        shelf = Shelf()
        async with serving(MemoryStore(shelf, shared=True)) as before:
            at = await party(before)
        store = MemoryStore(shelf, shared=True)
        async with serving(store) as tables:
            loading = asyncio.create_task(tables.find(at.table.table))
            while at.table.table not in tables.live:
                await asyncio.sleep(0)
            store.lost = True
            for coming in (tables.find(at.table.table), loading):
                with pytest.raises(StoreLost):
                    await coming
            assert at.table.table not in tables.live

    run(test())


class SlowBotPool(QuickBotPool):
    """Have to learn every game first."""

    async def ready(self, game: str) -> None:
        await asyncio.sleep(2 * IDLE / 1000)


def test_a_start_that_waits_for_the_compiler_is_seen_by_those_who_came_meanwhile() -> None:
    async def test() -> None:
        async with serving(bot_pool=SlowBotPool()) as tables:
            at = await party(tables, people=1, bots=1, start=False, come=False)
            starting = asyncio.create_task(handlers.start_match(tables, at.live, at.host))
            await asyncio.sleep(1.5 * IDLE / 1000)
            assert at.table.table not in tables.live  # put away, because nobody was there
            watching = await Client(None).join(await tables.find(at.table.table))
            await starting
            await asyncio.sleep(1)
            assert watching.newest("table")["status"] == "playing"

    run(test())


def test_claims_are_renewed_while_a_forgotten_table_takes_long_to_read() -> None:
    async def test() -> None:
        shelf = Shelf()
        async with serving(MemoryStore(shelf, shared=True)) as before:
            forgotten = await party(before, people=0, bots=2, pace=10)
        async with serving(MemoryStore(shelf, shared=True)) as tables:
            at = await party(tables, people=1, bots=1, pace=10)
            await asyncio.sleep(1)
            assert {at.table.table, forgotten.table.table} <= set(tables.keepers)
            tables.bot_pool = SlowBotPool()
            del tables.live[forgotten.table.table], tables.keepers[forgotten.table.table]
            await asyncio.sleep(3 * CLAIM / 1000)
            holder, until = shelf.claims[at.table.table]
            assert (holder, until > times.now()) == (tables.name, True)

    run(test())


def test_a_game_that_could_not_be_compiled_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[str] = []

    def warm(game: Any, kinds: list[str]) -> None:
        tries.append(game.name)
        if len(tries) == 1:
            raise OSError("no space left on device")

    async def test() -> None:
        bot_pool = BotPool(1)
        with pytest.raises(OSError, match="no space"):
            await bot_pool.ready("discat")
        assert not bot_pool.preparing
        await bot_pool.ready("discat")
        assert tries == ["discat"] * 2
        bot_pool.close()

    monkeypatch.setattr("clowder.server.live.bot_pool.warm_bots_apart", warm)
    asyncio.run(test())


def test_a_database_that_accepts_and_then_says_nothing_is_not_listened_to_for_ever() -> None:
    class Mute:
        terminated = False

        async def add_listener(self, *_: Any) -> None:
            await asyncio.sleep(10_000)

        def terminate(self) -> None:
            self.terminated = True

    async def test() -> None:
        mute = Mute()

        async def connect() -> Mute:
            return mute

        with pytest.raises(TimeoutError):
            await asyncio.wait_for(Listening(connect, "us", lambda *_: None, 10.0).attach(), 60)
        assert mute.terminated
        assert asyncio.get_running_loop().time() < 20

    run(test())


def test_a_table_of_endless_talk_is_played_on_but_not_talked_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            monkeypatch.setattr("clowder.server.live.live_table.MOST_EVENTS", at.table.written)
            told = await at.clients[0].tell(from_client.Say("one more word"))
            assert told["error"]["key"] == "server-too-often"
            assert (await at.move())["type"] == "done"

    run(test())


def test_the_rematch_of_a_public_table_is_not_for_strangers() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, public=True)
            await at.ask(allowed.close, at.host)
            new = await rematch(tables, at.live, at.host)
            assert new.table.table not in [listed.table for listed in await tables.store.public(10)]

    run(test())


def test_only_the_host_fills_up_even_if_no_seat_is_free_and_a_game_given_up_shows_its_secret() -> None:
    with running() as url, httpx.Client(base_url=url, timeout=60) as people:
        asked = {"game": "discat", "players": 2, "name": "Ann", "bots": ["kitten"], "start": True}
        made = people.post("/api/tables", json=asked).json()
        host, table = {"authorization": f"Bearer {made['token']}"}, f"/api/tables/{made['table']}"
        people.cookies.clear()
        assert people.post(f"{table}/bots", json={"level": "kitten"}).json()["key"] == "table-host-only"
        assert people.get(f"{table}/record").json()["key"] == "table-not-over"
        assert people.delete(table, headers=host).status_code == 200
        record = people.get(f"{table}/record").json()
        assert promise(record["fair"]["secret"]) == record["fair"]["promise"]
        assert replay(record).export()["seed"] == record["seed"]
