"""All tables that this server has in hand, and which of them it keeps.

With a store of its own a server keeps every table. Where several share one, each table that is being played is claimed by
one of them for a few seconds at a time; when a claim runs out because its server died, another one takes the table over,
calls the roll, and goes on with the bots' turns.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

from clowder.engine import catalogue
from clowder.server.live.bot_pool import BotPool
from clowder.server.live.chores import Chores
from clowder.server.live.keeper import Keeper
from clowder.server.live.live_table import LiveTable, folded, new_side_work, others_first
from clowder.server.live.retention import Retention
from clowder.server.live.rounds import Rounds
from clowder.server.network.turns import Turns
from clowder.server.process import times
from clowder.server.process.logs import log
from clowder.server.stores.base import EventRow, StoreLost, TableStore
from clowder.server.table import events as happened
from clowder.server.table.events import unpacked
from clowder.server.table.refusals import Refused
from clowder.server.table.table import Table

CLAIM = 6_000
"""Milliseconds that a claim lasts; it is renewed in every round (rounds.py)."""
LOOKED_AT_ONCE = 500
"""Events; some milliseconds."""


class Tables:
    """The tables of this server."""

    def __init__(self, store: TableStore, bot_pool: BotPool, retention: Retention | None = None) -> None:
        self.store = store
        self.bot_pool = bot_pool
        bot_pool.household = self.household
        self.name = secrets.token_hex(8)
        """Under which this server claims tables."""
        self.live: dict[str, LiveTable] = {}
        self.keepers: dict[str, Keeper] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.tried: set[str] = set()
        """Tables that somebody else may keep, as we found out since the last round."""
        self.side_work = new_side_work()
        """What people want worked out, in turn (fair_pool.py)."""
        self.reading = Turns(1)
        """Between tables that are read: of however many, one goes on at a time."""
        self.chores = Chores()
        self.rounds = Rounds(self, retention or Retention())
        self.closing = False

    # Opening and closing --------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect to the store and begin."""
        await self.store.open(self.heard)
        self.chores.start(self.rounds.go())

    async def close(self) -> None:
        """Finish what is being written, tell the clients to connect again, give up the claims."""
        self.closing = True
        working = [
            *self.chores.tasks,
            *self.loading.values(),
            *(keeper.task for keeper in self.keepers.values() if keeper.task),
        ]
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        for live in list(self.live.values()):
            async with live.lock:
                for connection in live.connections:
                    connection.end("restart")
        with suppress(StoreLost):
            if self.store.shared:
                await self.store.release(list(self.keepers), self.name)
        await self.store.close()
        self.bot_pool.close()
        self.side_work.executor.shutdown(wait=False, cancel_futures=True)

    # Tables ---------------------------------------------------------------------------------------------------------

    async def find(self, table: str) -> LiveTable:
        """The table of that id, in hand, as it is in the store."""
        live = self.live.get(table)
        if live is None or table in self.loading:  # if it cannot be kept after all, nobody should sit at it
            if table not in self.loading:
                self.loading[table] = asyncio.create_task(self.load(table))
            live = await asyncio.shield(self.loading[table])
        if live is None:
            raise Refused("table-gone", 404)
        live.used = times.now()
        await live.settle()
        return live

    async def load(self, table: str) -> LiveTable | None:
        """Take a table in hand."""
        try:
            rows = await self.store.events(table)
            if not rows:
                return None
            await self.make_ready(rows)
            made = await folded(table, rows, self.reading)
            live = self.live[table] = LiveTable(made, self.store, self.look_after, self.side_work, self.reading)
            try:
                if not self.store.shared:
                    await self.keep(live)
                else:
                    await live.catch_up()  # news of a table that was not in hand went unheard
                    if live.table.status == "playing":
                        await self.claim([table])
            except BaseException:
                self.live.pop(table, None)
                raise
            return live
        finally:
            self.loading.pop(table, None)

    async def make_ready(self, rows: list[EventRow]) -> None:
        """What it takes to look at a table: its rules, compiled; under others its decisions would mean something else."""
        created = unpacked(rows[0].body)
        assert isinstance(created, happened.Created)
        started = await begun(rows, self.reading)
        if started is None:
            return
        if (started.rules or created.rules) != catalogue.game(created.game).version:
            log.warning("table of other rules", extra={"game": created.game})
            raise Refused("table-other-rules", 503)
        await self.bot_pool.ready(created.game)

    async def keep(self, live: LiveTable) -> None:
        """This server looks after the table from now on, and does not know who is here, unless nobody can have kept the
        table before."""
        first = self.store.shared and has_just_begun(live.table)
        if not first:
            await live.act(lambda table: happened.RollCall() if any(seat.here for seat in table.seats) else None)
        if live.table.table not in self.keepers:  # two of our claims may have been granted at once
            self.keepers[live.table.table] = Keeper(live, self.bot_pool)
        self.look_after(live)

    def look_after(self, live: LiveTable) -> None:
        """Something happened at a table."""
        if self.closing:
            return
        table = live.table
        if live.wronged() or live.watched_after_all:
            self.chores.start(live.mend())
        if (keeper := self.keepers.get(table.table)) is not None:
            keeper.look()
        elif table.status == "playing" and self.store.shared and table.table not in {*self.loading, *self.tried}:
            self.tried.add(table.table)
            self.chores.start(self.claim([table.table]))

    def household(self, table: str) -> str:
        """Whose bots think at a table: those of the one address that all its people come from, or the table's own. So who
        has many tables does not slow down others' by that."""
        live = self.live.get(table)
        addresses = {connection.address for connection in live.connections} if live is not None else set()
        return addresses.pop() or table if len(addresses) == 1 else table

    # Several servers ------------------------------------------------------------------------------------------------

    def heard(self, table: str, number: int, row: EventRow | None = None) -> None:
        """Another server wrote something; this, if it was told along."""
        for live in list(self.live.values()) if not table else filter(None, [self.live.get(table)]):
            if not table or live.told < number:
                self.chores.start(self.catch_up(live, number, row))

    async def catch_up(self, live: LiveTable, number: int, row: EventRow | None = None) -> None:
        """Take it in. If the game began there, its rules have to be compiled here."""
        if live.table.status == "open":
            await self.bot_pool.ready(live.table.game)
        try:
            await live.catch_up(number, row)
        except StoreLost:
            live.doubtful = True  # nobody says it twice: it is read in the next round
            raise

    async def claim(self, tables: list[str]) -> None:
        """Claim tables, and look after those that became ours."""
        with suppress(StoreLost):
            at = times.now()
            ours = await self.store.claim(tables, self.name, at, at + CLAIM)
            for table in tables:
                live = self.live.get(table)
                if table in ours and live is not None and table not in self.keepers:
                    log.info("table taken over", extra={"table": table, "holder": self.name})
                    with suppress(Refused):
                        await self.keep(live)
                elif table not in ours and (keeper := self.keepers.pop(table, None)) is not None:
                    keeper.stop()


async def begun(rows: list[EventRow], reading: Turns | None = None) -> happened.Started | None:
    """The start of a table, if it has started; looked for piece by piece, as a table is folded."""
    for number, row in enumerate(rows):
        if number % LOOKED_AT_ONCE == LOOKED_AT_ONCE - 1:
            await others_first(reading)
        if isinstance(event := unpacked(row.body), happened.Started):
            return event
    return None


def has_just_begun(table: Table) -> bool:
    """Whether the cards were dealt so recently that no claim can have run out since."""
    return table.match is not None and table.match.step == 0 and times.now() - table.since < CLAIM
