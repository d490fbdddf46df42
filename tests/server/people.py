"""People at a table, for tests: clients without a network, and bots that decide at once."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from clowder.bots.roster import understood
from clowder.engine.text import LANGUAGES
from clowder.server.live import creation
from clowder.server.live.bot_pool import BotPool
from clowder.server.live.live_table import LiveTable, folded
from clowder.server.live.retention import Retention
from clowder.server.live.tables import Tables
from clowder.server.network.limits import UNLIMITED, Limits
from clowder.server.network.wire import from_client, from_server, showing
from clowder.server.network.wire.connection import Connection
from clowder.server.network.wire.conversation import Conversation
from clowder.server.network.wire.from_server import encode
from clowder.server.process.metrics import Metrics
from clowder.server.table import allowed
from clowder.server.table.events import Event, unpacked
from clowder.server.table.refusals import Refused
from clowder.server.table.settings import Clock, TableSettings
from clowder.server.table.table import Table
from clowder.server.table.tokens import hash_of
from tests.server.memory import MemoryStore

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


class QuickBotPool(BotPool):
    """Bots that choose by chance, or as they are told, in so many seconds."""

    def __init__(self) -> None:
        super().__init__(1)
        self.seconds = 0.0
        self.chosen: list[tuple[int, int]] = []
        """Step and seat of every choice."""
        self.choose: Callable[[Table, int, list[int]], int] = lambda table, seat, moves: random.Random(
            f"{table.match.step if table.match else 0} {seat}"
        ).choice(moves)

    async def ready(self, game: str) -> None:
        """They know all games."""

    async def choice(self, table: Table, seat: int) -> int:
        assert table.match is not None
        understood(table.seats[seat].level or table.settings.stand_in)
        self.chosen.append((table.match.step, seat))
        moves = [each.id for each in table.match.answers(seat)] if table.asked else table.match.legal
        move = self.choose(table, seat, moves)
        await asyncio.sleep(self.seconds)
        return move


class Client(Connection):
    """Keeps what it is sent."""

    def __init__(self, token: str | None, *, patches: bool = False) -> None:
        super().__init__(None, token, patches=patches)  # type: ignore[arg-type]
        self.got: list[dict[str, Any]] = []
        self.conversation: Conversation | None = None

    def send(self, message: bytes) -> None:
        if not self.ended:
            self.got.append(json.loads(message))

    def end(self, why: Any) -> None:
        self.send(encode(from_server.Goodbye(why)))
        self.ended = True

    def of(self, kind: str) -> list[dict[str, Any]]:
        """The messages of a kind."""
        return [message for message in self.got if message["type"] == kind]

    def newest(self, field: str) -> Any:
        """What it was last told of something."""
        return next(message[field] for message in reversed(self.got) if message.get(field) is not None)

    async def join(self, live: LiveTable, since: int = 0, limits: Limits = UNLIMITED) -> Client:
        """Begin to watch."""
        await live.join(self, since)
        self.conversation = Conversation(live, self, limits, Metrics())
        return self

    async def tell(self, message: from_client.ClientMessage) -> dict[str, Any]:
        """Send something; the answer."""
        assert self.conversation is not None
        before = len(self.got)
        await self.conversation.hear(encode(message).decode())
        return next(each for each in self.got[before:] if each["type"] in ("done", "draft", "refused"))


def as_seen(table: Table, seat: int | None) -> Any:
    """The match as a seat sees it, as it is sent."""
    return json.loads(encode(showing.view(table, seat)))


class Party:
    """A table and its people, the first of whom is the host."""

    def __init__(self, tables: Tables, live: LiveTable, tokens: list[str]) -> None:
        self.tables = tables
        self.live = live
        self.tokens = tokens
        """What the store knows of the tokens of the people."""
        self.clients: list[Client] = []

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def host(self) -> str:
        return self.tokens[0]

    @property
    def step(self) -> int:
        assert self.table.match is not None
        return self.table.match.step

    async def ask(self, request: Callable[..., Event | None], *args: Any, **named: Any) -> int:
        """Ask something of the table."""
        return await self.live.act(lambda table: request(table, *args, **named))

    async def start(self) -> None:
        await self.ask(allowed.start, self.host)

    async def move(self, seat: int | None = None, name: str = "", move: int | None = None) -> dict[str, Any]:
        """Somebody plays something that is legal, over the line."""
        match = self.table.match
        assert match is not None
        seat = match.actor if seat is None else seat
        assert seat is not None
        moves = [each.id for each in match.answers(seat)] if self.table.asked else match.legal
        return await self.clients[seat].tell(from_client.Move(match.step, [moves[0] if move is None else move], name))

    async def until(self, true: Callable[[Table], bool], chance: random.Random | None = None) -> None:
        """Let the people who are here play by chance until something is true."""
        chance = chance or random.Random(1)
        for _ in range(20_000):
            async with self.live.lock:  # what is not durable yet is not true yet
                table = self.table
            if true(table):
                return
            for seat in table.deciders():
                there = table.seats[seat]
                if there.plays and there.here and not table.plays_itself and table is self.table:
                    await self.decide(seat, chance)
                    break
            else:
                await asyncio.sleep(0.05)
        raise AssertionError("that never happens")

    async def decide(self, seat: int, chance: random.Random) -> None:
        """Somebody decides what they are asked."""
        match = self.table.match
        assert match is not None
        if match.looking:
            await self.ask(allowed.look, match.step, self.tokens[seat])
            return
        moves = [each.id for each in match.answers(seat)] if self.table.asked else match.legal
        await self.ask(allowed.move, match.step, [chance.choice(moves)], "", self.tokens[seat])

    async def events(self) -> list[Event]:
        """All that happened."""
        return [unpacked(row.body) for row in await self.live.store.events(self.table.table)]

    async def folded(self) -> Table:
        """The table anew, from the store."""
        return await folded(self.table.table, await self.live.store.events(self.table.table))


@asynccontextmanager
async def serving(
    store: Any = None, bot_pool: BotPool | None = None, house: Retention | None = None
) -> AsyncIterator[Tables]:
    """A server without a network."""
    tables = Tables(MemoryStore() if store is None else store, bot_pool or QuickBotPool(), house)
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()


async def party(
    tables: Tables,
    game: str = "discat",
    people: int = 2,
    bots: int = 0,
    *,
    start: bool = True,
    come: bool = True,
    options: dict[str, Any] | None = None,
    clock: Clock | None = None,
    **manners: Any,
) -> Party:
    """People and bots at a new table, all here."""
    kind = msgspec.structs.replace(TableSettings(pace=0, clock=clock or Clock()), **manners)
    table, token = await creation.create(tables.store, game, people + bots, options or {}, None, kind)
    live = await tables.find(table)
    made = Party(
        tables, live, [hash_of(token), *(hash_of(f"{table} {name}") for name in NAMES[1:people])][: max(1, people)]
    )
    for seat in range(people):
        await made.ask(allowed.sit, seat, NAMES[seat], made.tokens[seat])
    for seat in range(people, people + bots):
        await made.ask(allowed.seat_bot, seat, "kitten", made.host)
    if come:
        made.clients = [await Client(token).join(live) for token in made.tokens[:people]]
    if start:
        await made.start()
    return made


async def refused(key: str, work: Coroutine[Any, Any, Any]) -> None:
    """That must not be."""
    with pytest.raises(Refused) as why:
        await work
    assert why.value.key == key
    for language in LANGUAGES:
        assert why.value.text(language)
