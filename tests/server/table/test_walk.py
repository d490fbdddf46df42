"""Anything in any order: nothing but a refusal is ever raised, the store has every number once, and whoever reads it again
has the same table."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from clowder.errors import ClowderError
from clowder.server.live.live_table import folded
from clowder.server.live.rematch import rematch
from clowder.server.network.wire.showing import table_shown, turn, view
from clowder.server.process import times
from clowder.server.stores.base import StoreLost
from clowder.server.table import allowed, asking
from clowder.server.table.settings import Clock
from clowder.server.table.table import Table
from clowder.server.table.tokens import hash_of
from tests.server.memory import MemoryStore, Shelf
from tests.server.people import Client, as_seen, party, serving
from tests.server.virtual import run

CLOCKS = (Clock(), Clock("move", 5), Clock("game", 30, 2))


def portrait(table: Table) -> Any:
    """All there is to a table."""
    return json.loads(
        msgspec.json.encode(
            {
                "shown": table_shown(table),
                "turn": turn(table),
                "views": [view(table, seat) for seat in (None, *range(len(table.seats)))],
                "match": table.match and table.match.export(),
                "clocks": table.clocks.left,
                "seats": table.seats,
                "answers": {str(seat): move for seat, move in table.answers.items()},
                "looked": sorted(table.looked),
                "ids": [[*who, step] for who, step in table.ids.items()],
                "numbers": [
                    table.number,
                    table.written,
                    table.at,
                    table.since,
                    table.still_since,
                    table.missed,
                    table.thought,
                ],
                "chat": table.chat,
                "who": [table.host, table.status, table.next],
            }
        )
    )


class Walk:
    """A table where anything may be asked by anybody at any time."""

    def __init__(self, chance: random.Random, at: Any, servers: list[Any]) -> None:
        self.chance = chance
        self.at = at
        self.servers = servers
        self.tokens = [*at.tokens, "stranger", None]
        self.clients: list[tuple[Any, Client]] = []

    def deeds(self) -> list[Callable[[], Any]]:
        c, at = self.chance, self.at
        match = at.table.match
        seats = len(at.table.seats)
        seat, token = c.randrange(-1, seats + 1), c.choice(self.tokens)
        owner = c.choice([seat.token for seat in at.table.seats if seat.token] or [""])
        fresh = hash_of(str(c.random()))
        self.tokens = [*self.tokens[: len(at.tokens) + 2], fresh]
        legal = [0] if match is None or match.over else match.legal
        step = 0 if match is None else match.step - (c.random() < 0.1)

        def act(request: Callable[..., Any], *args: Any) -> Callable[[], Any]:
            return lambda: at.live.act(lambda table: request(table, *args))

        often: list[Callable[[], Any]] = [
            act(allowed.move, step, [c.choice(legal)], c.choice(["", "a", "b", f"{c.random()}"]), owner),
            act(allowed.move, step, [c.choice(legal), c.randrange(40)], "", owner),
            act(allowed.look, step, owner),
            lambda: asyncio.sleep(c.choice([0, 0.1, 1, 8])),
        ]
        return often * 6 + [
            act(allowed.sit, seat, c.choice(["Ann", "Zoe", "Yan", "\n"]), hash_of(str(c.random()))),
            act(allowed.seat_bot, seat, c.choice(["kitten", "lion"]), token),
            act(allowed.vacate, seat, token) if c.random() < 0.1 else act(allowed.say, "hm", owner),
            act(allowed.add_word, "fish", token),
            act(allowed.reissue, seat, hash_of(str(c.random())), token)
            if c.random() < 0.1
            else act(allowed.say, "a", owner),
            act(asking.ask, seat, c.choice(["Ann", "Zoe", "\n"]), fresh, c.choice([None, token]), times.now()),
            act(asking.agree, seat, token),
            act(asking.agree, seat, token),
            act(asking.refuse, seat, c.choice([token, "stranger"])) if c.random() < 0.3 else act(allowed.say, "c", owner),
            act(allowed.start, at.table.host),
            act(allowed.emote, c.choice(["meow", "bark"]), owner),
            act(allowed.hand_over, owner),
            act(allowed.take_back, owner),
            act(allowed.take_back, owner),
            act(allowed.send_in_bot, seat, at.table.host),
            act(allowed.close, token) if c.random() < 0.02 else act(allowed.say, "b", owner),
            lambda: rematch(at.tables, at.live, token),
            self.come,
            self.come,
            self.go,
        ]

    async def come(self) -> None:
        live = await self.chance.choice(self.servers).find(self.at.table.table)
        token = self.chance.choice([seat.token for seat in self.at.table.seats])
        self.clients.append((live, await Client(token or None, patches=self.chance.random() < 0.5).join(live)))

    async def go(self) -> None:
        if self.clients:
            live, client = self.clients.pop(self.chance.randrange(len(self.clients)))
            await live.part(client)

    async def one(self, store: MemoryStore) -> None:
        """Something happens, perhaps several things at once, perhaps while the store is lost."""
        store.silent = int(self.chance.random() < 0.02)
        store.lost = self.chance.random() < 0.02
        deeds = self.chance.choices(self.deeds(), k=self.chance.choice([1, 1, 1, 3]))
        results = await asyncio.gather(*(deed() for deed in deeds), return_exceptions=True)
        store.lost, store.silent = False, 0
        for result in results:
            if isinstance(result, BaseException) and not isinstance(result, ClowderError | StoreLost):
                raise result


@pytest.mark.parametrize("shared", [False, True])
@pytest.mark.parametrize("game", ["discat", "devils_scat", "gattara", "rat_a_tat_roll"])
def test_anything_in_any_order(game: str, shared: bool, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        for number in range(3):
            chance = random.Random(f"{game} {shared} {number}")
            shelf = Shelf()
            store = MemoryStore(shelf, shared=shared)
            async with serving(store) as tables, serving(MemoryStore(shelf if shared else None, shared=shared)) as other:
                kind = {
                    "absence": chance.choice(["bot", "pause"]),
                    "grace": 5,
                    "reaction": 3,
                    "pace": chance.choice([0, 1]),
                }
                at = await party(tables, game, 2, 1, start=False, clock=CLOCKS[number], **kind)  # type: ignore[arg-type]
                walk = Walk(chance, at, [tables, other] if shared else [tables])
                for _ in range(150):
                    at.live = await tables.find(at.table.table)
                    await walk.one(store)
                await asyncio.sleep(10)
                for server in walk.servers:
                    live = await server.find(at.table.table)
                    async with live.lock:
                        await live.settle_doubt()
                        rows = await store.events(at.table.table)
                        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
                        assert [row.at for row in rows] == sorted(row.at for row in rows)
                        assert live.table.written == len(rows)
                        assert portrait(live.table) == portrait(await folded(at.table.table, rows))
                        for where, client in walk.clients:
                            if where is live and live.table.match and not client.ended and not client.patches:
                                assert client.newest("view") == as_seen(live.table, client.seat)
                assert at.table.number > 20

    run(test())
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
