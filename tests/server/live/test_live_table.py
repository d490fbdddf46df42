"""A live table: what is acknowledged is durable, what is durable is told, and each is told what their seat may know."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

from clowder.engine import catalogue
from clowder.server.live import live_table
from clowder.server.live.tables import begun
from clowder.server.network import limits
from clowder.server.network.turns import Turns
from clowder.server.network.wire import from_client
from clowder.server.network.wire.connection import MOST_WAITING, Connection
from clowder.server.network.wire.patch import Patch, difference
from clowder.server.network.wire.showing import table_shown
from clowder.server.process import times
from clowder.server.stores.base import EventRow, StoreLost
from clowder.server.table import allowed
from clowder.server.table.events import Away, Here, RollCall, Steps, packed
from clowder.server.table.refusals import Refused
from clowder.server.table.tokens import hash_of, new_token
from tests.server.memory import MemoryStore
from tests.server.patches import patched
from tests.server.people import Client, as_seen, party, serving
from tests.server.virtual import run


def test_a_spectator_sees_what_a_bystander_sees() -> None:
    async def test() -> None:
        async with serving() as tables:
            for game in catalogue.games():
                at = await party(tables, game.name, people=2, bots=1)
                watcher = await Client(None).join(at.live)
                await at.until(lambda table: table.match is not None and table.match.step > 8)
                assert at.table.match is not None
                stranger = await Client("not a seat's").join(at.live)
                for client in (watcher, stranger):
                    assert client.newest("view") == json.loads(json.dumps(at.table.match.view(None)))
                assert watcher.got[0]["you"] == {"seat": None, "host": False}
                told = [line for message in watcher.got for line in message.get("story", [])]
                assert told == at.table.match.story(None)
                assert not any(message.get("view") and message["view"]["choices"] for message in watcher.got)

    run(test())


def test_everybody_gets_all_at_first_and_updates_after() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            await at.move()
            for seat, client in enumerate(at.clients):
                assert client.got[0]["type"] == "table"
                assert "table" not in [message["type"] for message in client.got[1:]]
                assert client.newest("view") == as_seen(at.table, seat)

    run(test())


def test_what_was_acknowledged_is_in_the_store() -> None:
    async def test() -> None:
        store = MemoryStore()
        store.slow = 0.5
        async with serving(store) as tables:
            at = await party(tables)
            sent = asyncio.create_task(at.move(name="m"))
            await asyncio.sleep(0.3)
            heard = len(at.clients[0].got) + len(at.clients[1].got)
            assert not any(isinstance(event, Steps) for event in await at.events())
            assert not sent.done()
            await sent
            assert any(isinstance(event, Steps) for event in await at.events())
            assert len(at.clients[0].got) + len(at.clients[1].got) > heard

    run(test())


@pytest.mark.parametrize("written", [True, False])
def test_when_the_store_is_lost_the_client_is_told_and_a_resend_is_played_once(written: bool) -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as tables:
            at = await party(tables)
            assert at.table.match is not None
            seat = at.table.match.actor or 0
            move = from_client.Move(0, [at.table.match.legal[0]], "m")
            store.silent, store.lost = int(written), not written
            heard = len(at.clients[1 - seat].got)
            assert (await at.clients[seat].tell(move))["error"]["key"] == "server-store-lost"
            assert len(at.clients[1 - seat].got) == heard
            store.lost = False
            for _ in range(2):
                assert (await at.clients[seat].tell(move))["type"] == "done"
            assert sum(isinstance(event, Steps) for event in await at.events()) == 1
            assert at.step == 1
            for number, client in enumerate(at.clients):
                assert client.newest("view") == as_seen(at.table, number)
                assert [message["view"]["step"] for message in client.of("update") if message.get("view")].count(1) == 1

    run(test())


def test_what_was_written_unknown_is_told_without_anybody_asking() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as tables:
            at = await party(tables)
            store.silent = 1
            assert (await at.move())["error"]["key"] == "server-store-lost"
            await asyncio.sleep(5)
            for seat, client in enumerate(at.clients):
                assert client.newest("view") == as_seen(at.table, seat)
                assert client.newest("view")["step"] == 1

    run(test())


def test_who_leaves_while_the_store_is_lost_is_gone_all_the_same() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as tables:
            at = await party(tables, grace=5)
            store.lost = True
            with pytest.raises(StoreLost):
                await at.live.part(at.clients[1])
            store.lost = False
            await asyncio.sleep(15)
            assert Away(1) in await at.events()
            assert at.table.seats[1].stand_in == "away"

    run(test())


def test_bots_go_on_when_the_store_is_back() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as tables:
            at = await party(tables, people=0, bots=3)
            for _ in range(5):
                await asyncio.sleep(0)
            store.lost = True
            await asyncio.sleep(30)
            store.lost, store.silent = False, 3
            await at.until(lambda table: table.over)

    run(test())


def test_a_move_is_told_though_its_sender_is_gone() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as tables:
            at = await party(tables)
            assert at.table.match is not None
            seat = at.table.match.actor or 0
            other_tab = await Client(at.tokens[seat]).join(at.live)
            store.slow = 1
            sent = asyncio.create_task(at.move())
            await asyncio.sleep(0.5)
            sent.cancel()
            await asyncio.sleep(0)
            store.slow = 0
            await at.live.part(at.clients[seat])
            assert at.step == 0  # not yet
            await asyncio.sleep(5)
            assert at.step == 1
            assert at.clients[1 - seat].newest("view")["step"] == 1
            assert other_tab.newest("view")["step"] == 1

    run(test())


def test_what_cannot_be_played_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps that were legal wherever it was tried, but not at the table."""
    monkeypatch.setattr("clowder.server.table.allowed.check_together", lambda *_: None)

    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            assert at.table.match is not None
            seat, written = at.table.match.actor or 0, at.table.written
            moves = [at.table.match.legal[0], 0, 0, 0, 0, 0, 0]
            assert (await at.clients[seat].tell(from_client.Move(0, moves, "m")))["type"] == "refused"
            assert (await at.clients[seat].tell(from_client.Move(0, moves[:1], "m")))["type"] == "done"
            assert at.table.written == written + 1 == len(await at.events())

    run(test())


def test_a_new_link_voids_the_old_token_and_ends_its_connections() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, grace=10)
            tab = await Client(at.tokens[1]).join(at.live)
            fresh = hash_of(new_token())
            await at.ask(allowed.reissue, 1, fresh, at.tokens[1])
            for client in (at.clients[1], tab):
                assert client.got[-1] == {"type": "goodbye", "why": "replaced"}
                assert client not in at.live.connections
            with pytest.raises(Refused):
                allowed.seat_of(at.table, at.tokens[1])
            again = await Client(at.tokens[1]).join(at.live)
            assert again.newest("you") == {"seat": None, "host": False}
            assert not at.table.seats[1].here
            new = await Client(fresh).join(at.live)
            assert new.newest("you")["seat"] == 1
            assert at.table.seats[1].here

    run(test())


def test_a_seat_whose_new_link_nobody_opens_is_away() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, grace=10)
            await at.ask(allowed.reissue, 1, "fresh", at.tokens[1])
            await asyncio.sleep(10.1)
            assert at.table.seats[1].stand_in == "away"

    run(test())


def test_the_host_stays_the_host_with_a_new_link() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            await at.ask(allowed.reissue, 0, "fresh", at.host)
            assert (await Client("fresh").join(at.live)).newest("you") == {"seat": 0, "host": True}
            await at.ask(allowed.close, "fresh")

    run(test())


def test_tokens_are_stored_hashed_only() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as tables:
            token = new_token()
            at = await party(tables, start=False)
            await at.ask(allowed.vacate, 1, at.host)
            await at.ask(allowed.sit, 1, "Zoe", hash_of(token))
            rows = store.shelf.rows[at.table.table]
            stored = b"".join(row.body for row in rows) + store.shelf.summaries[at.table.table].listing
            assert hash_of(token).encode() in stored
            assert token.encode() not in stored
            shown = json.dumps([client.got for client in at.clients])
            for secret in (token, hash_of(token), at.host, at.table.secret):
                assert secret not in shown

    run(test())


def test_restart_in_the_middle_of_a_game() -> None:
    async def test() -> None:
        store = MemoryStore()
        for game in catalogue.games():
            async with serving(store) as tables:
                at = await party(tables, game.name, people=2, bots=1)
                await at.until(lambda table: table.match is not None and table.match.step > 6)
                assert at.table.match is not None
            record = at.table.match.export()
            for client in at.clients:
                assert client.got[-1] == {"type": "goodbye", "why": "restart"}
            async with serving(store) as tables:
                at.live = await tables.find(at.table.table)
                assert at.table.match is not None
                assert at.table.match.export()["decisions"][: len(record["decisions"])] == record["decisions"]
                assert not any(seat.here for seat in at.table.seats)
                assert RollCall() in await at.events()
                at.clients = [await Client(token).join(at.live) for token in at.tokens]
                assert Here(0) in await at.events()
                await at.until(lambda table: table.over)

    run(test())


def test_a_client_that_does_not_read_is_let_go() -> None:
    async def test() -> None:
        connection = Connection(None, None)  # type: ignore[arg-type]
        for _ in range(MOST_WAITING):
            connection.send(b"{}")
        assert not connection.ended
        connection.send(b"{}")
        assert connection.ended
        assert [json.loads(message) for message in connection.waiting] == [{"type": "goodbye", "why": "slow"}]

    run(test())


def test_a_client_that_takes_no_message_holds_up_nobody() -> None:
    class Asleep:
        async def send_text(self, data: str) -> None:
            await asyncio.sleep(10**6)

        async def close(self, code: int = 1000, reason: str | None = None) -> None:
            await asyncio.sleep(10**6)

    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            phone = Connection(Asleep(), at.tokens[0])
            delivering = asyncio.create_task(phone.deliver())
            await at.live.join(phone)
            await at.move()
            assert at.step == 1
            await asyncio.wait_for(delivering, 11)
            assert phone.ended

    run(test())


def test_what_everybody_sees_of_a_table_tells_no_secret() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            shown = repr(table_shown(at.table))
            assert at.table.promise in shown
            for secret in (at.table.secret, *at.tokens):
                assert secret not in shown

    run(test())


# Coming and going -----------------------------------------------------------------------------------------------------


def test_who_comes_and_goes_all_the_time_is_written_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: times.now() / 1000))

    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            await at.live.part(at.clients[1])
            for _ in range(300):
                restless = await Client(at.tokens[1]).join(at.live)
                await at.live.part(restless)
            goings = [event for event in await at.events() if isinstance(event, Away)]
            assert len(goings) == live_table.GOINGS_BURST
            assert at.table.seats[1].here, "it has not been written yet that they left"
            await asyncio.sleep(2 / live_table.GOINGS)
            assert not at.table.seats[1].here
            assert len([event for event in await at.events() if isinstance(event, Away)]) == len(goings) + 1

    run(test())


def test_at_a_table_of_too_many_events_people_still_come_and_go_but_hardly_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: times.now() / 1000))

    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, start=False)
            monkeypatch.setattr(live_table, "MOST_EVENTS", at.table.written)
            await at.live.part(at.clients[1])
            assert not at.table.seats[1].here
            again = await Client(at.tokens[1]).join(at.live)
            assert at.table.seats[1].here
            await at.live.part(again)
            await asyncio.sleep(600)
            assert at.table.seats[1].here
            await asyncio.sleep(1.1 / live_table.LATE_GOINGS)
            assert not at.table.seats[1].here

    run(test())


def test_a_bot_that_is_asked_for_again_and_again_is_not_written_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            assert (await at.clients[1].tell(from_client.Leave()))["type"] == "done"
            monkeypatch.setattr(live_table, "MOST_EVENTS", at.table.written)
            assert (await at.clients[1].tell(from_client.Back()))["type"] == "done"
            assert (await at.clients[1].tell(from_client.Leave()))["error"]["key"] == "server-too-often"

    run(test())


def test_a_long_table_is_read_while_others_have_their_turns() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            rows = await at.live.store.events(at.table.table)
            toggles = [packed(Away(1)), packed(Here(1))] * 20_000
            rows += [EventRow(number, rows[-1].at, body) for number, body in enumerate(toggles, len(rows) + 1)]
            reading, turns = asyncio.create_task(live_table.folded(at.table.table, rows)), 0
            while not reading.done():
                await asyncio.sleep(0)
                turns += 1
            assert reading.result().written == len(rows)
            assert turns > 10
            looking, turns = asyncio.create_task(begun([rows[0], *rows[-40_000:]])), 0
            while not looking.done():
                await asyncio.sleep(0)
                turns += 1
            assert looking.result() is None
            assert turns > 10

    run(test())


def test_of_many_tables_that_are_read_one_goes_on_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many long tables somebody asks for at once, what others wait for is one piece of one."""
    monkeypatch.setattr(live_table, "SLICE_SECONDS", 0.0)

    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            rows = await at.live.store.events(at.table.table)
            shared, turns = Turns(1), 0
            reading = [asyncio.create_task(live_table.folded(at.table.table, rows, shared)) for _ in range(30)]
            while not all(each.done() for each in reading):
                await asyncio.sleep(0)
                turns += 1
            assert turns >= 30 * (len(rows) - 1)

    run(test())


def test_a_patch_is_made_once_for_all_who_saw_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []

    def counted(old: Any, new: Any) -> Patch:
        made.append(old)
        return difference(old, new)

    monkeypatch.setattr(live_table, "difference", counted)

    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            watching = [await Client(None, patches=True).join(at.live) for _ in range(20)]
            views = [client.newest("view") for client in watching]
            for turn in range(4):
                made.clear()
                await at.move()
                assert len(made) == 1 or not turn, "each was shown a view of its own when it came"
                for client in watching:
                    assert client.got[-1]["patch"] == watching[0].got[-1]["patch"]
                views = [patched(view, client.got[-1]["patch"]) for view, client in zip(views, watching, strict=True)]
                assert all(view == as_seen(at.table, None) for view in views)

    run(test())
