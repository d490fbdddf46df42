"""A table that a server has in hand: it takes requests one after the other, writes what they come to, and only when that is
durable tells everybody at the table.

Another server may write to the same table at any time. Then our number is taken: we read what happened, look at the
request again, and either it still makes sense or it is refused.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from clowder.engine.match import Match
from clowder.engine.view import story_of
from clowder.engine.view_types import AnyView, Message
from clowder.server.live.fair_pool import FairPool, at_once
from clowder.server.live.story_again import StoryAgain
from clowder.server.network.limits import Bucket
from clowder.server.network.turns import Turns
from clowder.server.network.wire import showing
from clowder.server.network.wire.connection import Connection
from clowder.server.network.wire.from_server import Everything, Turn, Update, You, encode
from clowder.server.network.wire.patch import difference
from clowder.server.process import times
from clowder.server.stores.base import EventRow, StoreLost, TableStore
from clowder.server.table import events as happened
from clowder.server.table.events import Event, packed, unpacked
from clowder.server.table.refusals import Ahead, Refused
from clowder.server.table.table import Table

Decide = Callable[[Table], Event | None]
"""Looks at the table and says what should happen, nothing (None), or raises Refused."""
Step = tuple[Any, int, Any]

STILL_COMING = 2_000
"""Milliseconds that a write may take which nobody waits for any more."""

MOST_EVENTS = 20_000
"""After so many events only the game itself goes on: a table is read whole, and somebody may talk for ever."""
GOINGS, GOINGS_BURST = 1 / 60, 20
"""Times that a seat may leave, a second and at once. Whoever comes and goes more often is taken for here meanwhile: each
time is stored, and for ever …"""
LATE_GOINGS = 1 / 3600
"""… and times after `MOST_EVENTS`."""
UNWATCHED = 10 * 60 * 1000
"""Milliseconds that bots go on among themselves though nobody looks on: most games are over by then, and worth keeping."""
SLICE_SECONDS = 0.002
"""For a piece of a long table that is read; between two of them it is everybody else's turn."""


class LiveTable:
    """A table, its clients, and the store it is written to."""

    def __init__(
        self,
        table: Table,
        store: TableStore,
        changed: Callable[[LiveTable], None],
        side_work: FairPool | None = None,
        reading: Turns | None = None,
    ) -> None:
        self.table = table
        self.side_work = side_work or new_side_work()
        """Where that is worked out which would hold up others here."""
        self.reading = reading or Turns(1)
        """Between tables that are read."""
        self.store = store
        self.changed = changed
        """Called after everything that happened, so that somebody looks after what comes next."""
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.doubtful = False
        """Whether what was written last may or may not be in the store."""
        self.cut_short = 0
        """When somebody stopped waiting for something that was being written; it may be written yet, and then has to be
        told."""
        self._turn: tuple[Table, int, Turn | None] = table, -1, None
        """What the table waited for after so many events, when somebody last wanted to know."""
        self.told = table.written
        """The number of the newest event in the store that the clients were told of."""
        self.owed: set[str] = set()
        """Hashes of the tokens of those who are gone, until that is written."""
        self.talk: dict[tuple[int, str], Bucket] = {}
        """How much each seat may still say, how often change places with a bot and ask for a hint, from however many
        connections."""
        self.hinting: set[int] = set()
        """Seats for which a hint is being thought out."""
        self.goings: dict[int, Bucket] = {}
        self.late_goings: dict[int, Bucket] = {}
        """How often each seat may still leave."""
        self.suspected: dict[int, int] = {}
        """Seats that were asked whether anybody is still there, and when (suspects)."""
        self.used = times.now()
        """When somebody last had something to do with it."""
        self.watched_at = times.now()
        """When somebody last looked on, as far as is known here."""

    # Requests -------------------------------------------------------------------------------------------------------

    async def act(self, decide: Decide) -> int:
        """Let something happen; the number of the newest event, once it is durable."""
        async with self.lock:
            self.used = times.now()
            await self.settle_doubt()
            while (event := await self.decided(decide)) is not None:
                if self.table.written >= MOST_EVENTS and can_wait(event):
                    raise Refused("server-too-often", 429)
                if await self.write(event):
                    break
            return self.table.number

    async def decided(self, decide: Decide) -> Event | None:
        """What should happen. If whoever asks knows of more than was heard here, that is read first: what another server
        wrote may be this very request, and must not be refused then."""
        try:
            return decide(self.table)
        except Ahead:
            if not self.store.shared:
                raise
            await self.read_on()
            return decide(self.table)

    async def write(self, event: Event) -> bool:
        """Make an event durable, and tell it; False if another server wrote something first, which is known then."""
        table, at, steps = self.table, max(times.now(), self.table.at), list[Step]()
        before = self.news_of(event)
        table.apply(event, at, lambda *step: steps.append(step))
        self.doubtful = True
        same = event.quiet or (event.within_the_game and table.status == before.status)
        summary = None if same else table.summary()
        try:
            written = await self.store.append(table.table, table.written, at, packed(event), summary)
        except (asyncio.CancelledError, StoreLost):
            self.cut_short = times.now()
            raise
        if written:
            self.doubtful = False
            self.publish(event, steps, before)
        else:
            await self.settle_doubt()
        return written

    async def settle(self) -> None:
        """Wait until it is sure what was written: before that nobody may be answered by what only stands here."""
        if self.doubtful:
            async with self.lock:
                await self.settle_doubt()

    async def settle_doubt(self) -> None:
        """If it is not sure what was written, read everything again, and tell what nobody was told yet."""
        if not self.doubtful:
            return
        rows = await self.store.events(self.table.table)
        if not rows:
            self.vanish()
            raise Refused("table-gone", 404)
        self.table = await folded(self.table.table, rows[: self.told], self.reading)
        for row in rows[self.told :]:
            self.hear(row)
        self.doubtful = times.now() - self.cut_short < STILL_COMING
        self.changed(self)

    async def catch_up(self, number: int = 0, row: EventRow | None = None) -> None:
        """Read what other servers wrote, if it is not known already that they wrote event `number`. If that is told along,
        and the next one, there is nothing to read."""
        async with self.lock:
            await self.settle_doubt()
            if number and number <= self.told:
                return
            if row is not None and row.number == self.told + 1:
                self.hear(row)
            else:
                await self.read_on()

    async def read_on(self) -> None:
        """Read what was written since, and tell it."""
        for row in await self.store.events(self.table.table, self.told):
            self.hear(row)

    def hear(self, row: EventRow) -> None:
        """Something happened that was not known here."""
        event, steps = unpacked(row.body), list[Step]()
        before = self.news_of(event)
        self.table.apply(event, row.at, lambda *step: steps.append(step))
        self.publish(event, steps, before)

    # Who is here ----------------------------------------------------------------------------------------------------

    @property
    def untrue(self) -> bool:
        """Whether something about this table has to be put right: what was written, or who is here."""
        return self.doubtful or bool(self.owed) or bool(self.wronged()) or self.watched_after_all

    async def mend(self) -> None:
        """Put right what could not be written when it happened, or what another server has wrong."""
        await self.settle()
        for token in list(self.owed):
            await self.depart(token)
        for seat in self.wronged():
            await self.act(partial(still_here, seat=seat))
        if self.watched_after_all:
            await self.act(lambda table: happened.Watched() if table.unwatched else None)

    @property
    def watched_after_all(self) -> bool:
        """Whether the table stands still for want of anybody who looks on, though somebody does."""
        return self.table.unwatched and not self.table.over and bool(self.connections)

    async def end_unwatched(self) -> bool:
        """Let bots who play among themselves stand still if nobody has looked on for long; whether they do. Somebody may at
        another server, which then says so."""
        if self.connections:
            self.watched_at = times.now()
        if self.table.persons or times.now() - self.watched_at < UNWATCHED:
            return False
        await self.act(lambda table: None if table.unwatched or table.over else happened.Unwatched())
        return True

    def connected(self) -> set[int]:
        """The seats with a client at this server."""
        return {connection.seat for connection in self.connections if connection.seat is not None}

    def wronged(self) -> list[int]:
        """Those who are here though the table, by word of another server, takes them for gone."""
        return [seat for seat in self.connected() if not self.table.seats[seat].here]

    def suspects(self) -> list[int]:
        """Those whom the table has been waiting for so long that somebody should ask whether they are still here: the
        server they are connected to may have died. If it has not, it says so."""
        table, at = self.table, times.now()
        patience = table.settings.grace * 1000
        found = [
            seat
            for seat in table.deciders()
            if table.seats[seat].plays
            and table.seats[seat].here
            and seat not in self.connected()
            and at - max(table.since, self.suspected.get(seat, 0)) > patience
        ]
        self.suspected.update(dict.fromkeys(found, at))
        return found

    async def ask_whether_here(self, seat: int) -> None:
        """Take somebody for gone, until another server knows better."""
        await self.act(lambda table: happened.Away(seat) if table.seats[seat].here else None)

    # Clients --------------------------------------------------------------------------------------------------------

    async def join(self, connection: Connection, since: int = 0) -> None:
        """A client begins to watch; if it holds a seat, its player is here."""
        story = await self.retold(connection, since)
        try:
            await self.arrive(connection.token)
            async with self.lock:
                await self.settle_doubt()
                self.used = times.now()
                connection.seat = self.table.holder(connection.token)
                self.connections.add(connection)
                self.show_everything(connection, since, story)
            await self.arrive(connection.token)  # another tab of the same player may have left just now
            self.watched_at = times.now()
            if self.watched_after_all:
                await self.mend()
        except BaseException:
            self.connections.discard(connection)
            if connection.token is not None:
                self.owed.add(connection.token)
            raise

    async def arrive(self, token: str | None) -> None:
        """Write that somebody is here, if that is not known."""
        if arrival(self.table, token) is not None:
            await self.act(lambda table: arrival(table, token))

    async def part(self, connection: Connection) -> None:
        """A client is gone; if it was the last one on its seat, so is the player."""
        self.connections.discard(connection)
        self.used = self.watched_at = times.now()
        if connection.seat is not None and connection.token is not None:
            await self.depart(connection.token)

    async def depart(self, token: str) -> None:
        """Write that nobody is here any more with that token; if it cannot be written now, or should not so soon, that is
        not forgotten."""
        self.owed.add(token)
        if not self.has(token) and not self.may_go(self.table.holder(token)):
            return
        with suppress(Refused):
            await self.act(lambda table: None if self.has(token) else departure(table, token))
        self.owed.discard(token)

    def may_go(self, seat: int | None) -> bool:
        """Whether it may be written already that somebody left who comes and goes."""
        if seat is None or not self.table.seats[seat].here:
            return True  # there is nothing to write
        if self.table.written >= MOST_EVENTS and not self.late_goings.setdefault(seat, Bucket(LATE_GOINGS, 1)).take():
            return False
        return self.goings.setdefault(seat, Bucket(GOINGS, GOINGS_BURST)).take()

    def has(self, token: str) -> bool:
        """Whether somebody with that token is connected."""
        return any(connection.token == token for connection in self.connections)

    async def retold(self, connection: Connection, since: int) -> StoryAgain | None:
        """The story so far, for the seat of this client; None if there is none to be told. The table goes on meanwhile."""
        async with self.lock:  # what is not durable is not told
            await self.settle_doubt()
            self.used = times.now()
            match, seat = self.table.match, self.table.holder(connection.token)
            if match is None or 0 < match.step <= since:
                return None
            decisions = match.decisions
        story = StoryAgain(match, seat, min(since, match.step))
        await self.side_work.do(connection.address, story.tell(decisions))
        return story

    def show_everything(self, connection: Connection, since: int = 0, story: StoryAgain | None = None) -> None:
        """All there is for this client; of its story, some may have been told already."""
        table, seat = self.table, connection.seat
        shown = showing.view(table, seat)
        connection.view = shown if connection.patches else None
        match, told = table.match, list[Message]()
        if match is not None and not 0 < match.step <= since:
            if story is None or story.seat != seat:
                story = StoryAgain(match, seat, min(since, match.step))
            at_once(story.tell(match.decisions))
            told = story.told
        chat = [line for line in table.chat if line.seat not in connection.muted]
        everything = Everything(
            table.number, times.now(), self.you(connection), showing.table_shown(table), showing.turn(table),
            shown, told, chat,
        )  # fmt: skip
        connection.send(encode(everything))

    def you(self, connection: Connection) -> You:
        """Who a client is."""
        return showing.you(self.table, connection.token, connection.seat)

    def vanish(self) -> None:
        """The table is no more."""
        for connection in self.connections:
            connection.end("gone")

    # News -----------------------------------------------------------------------------------------------------------

    def news_of(self, event: Event) -> TableNews:
        """What the table looked like before an event."""
        return TableNews(self.turn(), self.table.status)

    def turn(self) -> Turn | None:
        """What the table waits for: that follows from what happened, and is worked out once after each event."""
        table = self.table
        if self._turn[0] is not table or self._turn[1] != table.written:
            self._turn = table, table.written, showing.turn(table)
        return self._turn[2]

    def publish(self, event: Event, steps: list[Step], before: TableNews) -> None:
        """Tell everybody what happened."""
        self.told = self.table.written
        if isinstance(event, happened.Watched):
            self.watched_at = times.now()
        if isinstance(event, happened.Talk):
            self.publish_talk(event)
        else:
            if event.changes_hands:
                self.seat_again(event)
            self.publish_change(before, steps, event)
        self.changed(self)

    def seat_again(self, event: Event) -> None:
        """Seats changed hands: a token that holds none any more watches from now on, or, if it was replaced, ends."""
        for connection in list(self.connections):
            seat = self.table.holder(connection.token)
            replaced = isinstance(event, happened.Reissued | happened.SeatGranted) and connection.seat == event.seat
            if replaced and seat is None:
                connection.end("replaced")
                self.connections.discard(connection)
            elif connection.seat != seat:
                connection.seat, connection.view = seat, None

    def publish_talk(self, event: happened.Talk) -> None:
        """Chat and reactions, to those who did not mute them."""
        message = encode(showing.talk(self.table, event))
        for connection in self.connections:
            if event.seat not in connection.muted:
                connection.send(message)

    def publish_change(self, before: TableNews, steps: list[Step], event: Event) -> None:
        """An update for everybody who may know of it, made once for all who see the same."""
        table = self.table
        match = table.match
        plain_step = event.within_the_game and table.status == before.status and not table.clocks.run
        shown = None if plain_step or event.hidden else showing.table_shown(table)
        turn = self.turn()
        turned: Turn | msgspec.UnsetType | None = msgspec.UNSET if turn == before.turn else turn
        made: dict[int | None, tuple[AnyView | None, list[Message], bytes]] = {}
        patched: dict[tuple[int | None, int], bytes] = {}
        for connection in list(self.connections):
            seat = connection.seat
            if not event.may_know(seat):
                continue
            if seat not in made:
                view = showing.view(table, seat) if event.changes_view else None
                story = story_of_steps(match, steps, seat) if match is not None else []
                if isinstance(event, happened.Started) and match is not None:
                    story = match.messages(seat)
                full = Update(table.number, table.at, shown, turned, view, None, story)
                made[seat] = view, story, encode(full)
            view, story, message = made[seat]
            if view is not None and connection.patches and connection.view is not None:
                before_and_seat = seat, id(connection.view)  # those who look on were mostly shown one and the same view
                if before_and_seat not in patched:
                    patch = difference(connection.view, view)
                    patched[before_and_seat] = encode(Update(table.number, table.at, shown, turned, None, patch, story))
                message = patched[before_and_seat]
            if event.changes_hands:
                view_now = showing.view(table, seat) if event.changes_view else None
                message = encode(Update(table.number, table.at, shown, turned, view_now, None, story, self.you(connection)))
            if view is not None and connection.patches:
                connection.view = view
            connection.send(message)


def new_side_work() -> FairPool:
    """A thread for what takes some milliseconds. It is Python that works there: more threads would not do more."""
    return FairPool(ThreadPoolExecutor(1, thread_name_prefix="side work"), 1)


class TableNews(msgspec.Struct, frozen=True):
    """What is compared to see what an event changed."""

    turn: Turn | None
    status: str


def story_of_steps(match: Match, steps: list[Step], seat: int | None) -> list[Message]:
    """The story of some steps, as a seat saw them; the match stands after the last."""
    first = match.step - len(steps) + 1
    return [
        message
        for number, (before, move, after) in enumerate(steps, first)
        for message in story_of(match.game, number, before, move, after, seat)
    ]


async def folded(table: str, rows: list[EventRow], reading: Turns | None = None) -> Table:
    """A table from its events, read piece by piece: however long it is, and however many are read at once, nobody at
    another table waits for that."""
    made, until = Table(table), time.perf_counter() + SLICE_SECONDS
    for row in rows:
        made.apply(unpacked(row.body), row.at)
        if time.perf_counter() > until:
            await others_first(reading)
            until = time.perf_counter() + SLICE_SECONDS
    return made


async def others_first(reading: Turns | None) -> None:
    """Let everybody else go on, and of the tables that are read one after the other."""
    await asyncio.sleep(0)
    if reading is not None:
        await reading.wait("")


def can_wait(event: Event) -> bool:
    """Whether the game goes on without it: what stands beside the game, and a bot that somebody asked for."""
    return event.beside_the_game or (isinstance(event, happened.SatIn) and event.why == "asked")


def arrival(table: Table, token: str | None) -> Event | None:
    """Somebody who holds a seat is here."""
    seat = table.holder(token)
    return None if seat is None or table.seats[seat].here else happened.Here(seat)


def still_here(table: Table, seat: int) -> Event | None:
    """Somebody who was taken for gone is here."""
    return None if table.seats[seat].here else happened.Here(seat)


def departure(table: Table, token: str) -> Event | None:
    """Nobody is on the seat of that token any more, if it still holds one."""
    seat = table.holder(token)
    return happened.Away(seat) if seat is not None and table.seats[seat].here else None
