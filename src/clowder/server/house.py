"""All tables that this server has in hand, and which of them it keeps.

With a store of its own a server keeps every table. Where several share one, each table that is being played is claimed by
one of them for a few seconds at a time; when a claim runs out because its server died, another one takes the table over,
calls the roll, and goes on with the bots' turns.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from clowder.engine import catalogue
from clowder.engine.blank import blank_rows, checked_players, deck_sheet
from clowder.engine.option import settle
from clowder.server import events as happened
from clowder.server import requests, times
from clowder.server.events import Manners, packed, unpacked
from clowder.server.fair import new_secret
from clowder.server.keeper import Keeper
from clowder.server.live import LiveTable, folded
from clowder.server.logs import log
from clowder.server.minds import Minds
from clowder.server.refusals import Refused
from clowder.server.stores.base import CodeTaken, Row, StoreLost, TableStore
from clowder.server.table import Table
from clowder.server.tokens import hash_of, new_token

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word."""
CODE_LENGTH = 5
CLAIM = 6_000
"""Milliseconds that a claim lasts …"""
RENEW = 2.0
"""… and seconds after which it is renewed, and forgotten tables are looked for."""
AT_ONCE = 100
"""Forgotten tables that are taken up in one round."""
FORGOTTEN = 50
"""Old tables that are deleted at once: whoever plays waits for that (1,000 took half a second)."""
IDLE = 60_000
"""Milliseconds after which a table that nobody needs is put away."""
DAY = 24 * 3600 * 1000


class House(msgspec.Struct, kw_only=True):
    """How long a server keeps tables."""

    keep_days: float = 30.0
    """Days that a finished table is kept."""
    keep_open_days: float = 60.0
    """Days that any other table is kept after the last thing that happened at it."""


class Tables:
    """The tables of this server."""

    def __init__(self, store: TableStore, minds: Minds, house: House | None = None) -> None:
        self.store = store
        self.minds = minds
        self.house = house or House()
        self.name = secrets.token_hex(8)
        """Under which this server claims tables."""
        self.live: dict[str, LiveTable] = {}
        self.keepers: dict[str, Keeper] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.tried: set[str] = set()
        """Tables that somebody else may keep, as we found out since the last round."""
        self.spoilt: set[str] = set()
        """Tables that could not be read."""
        self.chores: set[asyncio.Task[Any]] = set()
        self.closing = False

    # Opening and closing --------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect to the store and begin."""
        await self.store.open(self.heard)
        self.chore(self.rounds())

    async def close(self) -> None:
        """Finish what is being written, tell the clients to connect again, give up the claims."""
        self.closing = True
        working = [*self.chores, *self.loading.values(), *(keeper.task for keeper in self.keepers.values() if keeper.task)]
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
        self.minds.close()

    def chore(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something to do on the side."""
        task = asyncio.create_task(work)
        self.chores.add(task)
        task.add_done_callback(self.over_and_done)

    def over_and_done(self, task: asyncio.Task[Any]) -> None:
        """A chore has ended. What the store did not take, somebody will come round to again."""
        self.chores.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StoreLost | Refused):
            log.error("chore failed", extra={"why": type(error).__name__}, exc_info=error)

    # Tables ---------------------------------------------------------------------------------------------------------

    async def create(
        self,
        game: str,
        players: int,
        options: dict[str, Any],
        deck: dict[str, Any] | None,
        manners: Manners,
        before: Table | None = None,
    ) -> tuple[str, str]:
        """A new table: its id and the host's token. Whatever is wrong with it is said now. A rematch has the same host as
        the table `before`, and needs no new token."""
        found = catalogue.game(game)
        players = checked_players(found, players)
        settled = settle(found.options, options, players)
        own_deck = None if deck is None else found.check_deck(deck_sheet(found, deck))
        blank_rows(found, players, settled, own_deck or found.check_deck(deck_sheet(found, None)), 1)
        requests.checked_level(manners.stand_in)
        check_manners(manners)
        token = new_token()
        host = hash_of(token) if before is None else before.host
        while True:
            table, code = secrets.token_urlsafe(12), "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            event = happened.Created(
                code=code,
                game=game,
                rules=found.version,
                players=players,
                options=settled,
                deck=own_deck,
                manners=manners,
                host=host,
                secret=new_secret(),
                before="" if before is None else before.table,
            )
            made, at = Table(table), times.now()
            made.apply(event, at)
            with suppress(CodeTaken):
                await self.store.create(table, code, at, packed(event), made.summary())
                return table, token

    async def find(self, table: str) -> LiveTable:
        """The table of that id, in hand."""
        live = self.live.get(table)
        if live is None or table in self.loading:  # if it cannot be kept after all, nobody should sit at it
            if table not in self.loading:
                self.loading[table] = asyncio.create_task(self.load(table))
            live = await asyncio.shield(self.loading[table])
        if live is None:
            raise Refused("table-gone", 404)
        live.used = times.now()
        return live

    async def load(self, table: str) -> LiveTable | None:
        """Take a table in hand."""
        try:
            rows = await self.store.events(table)
            if not rows:
                return None
            await self.make_ready(rows)
            live = self.live[table] = LiveTable(folded(table, rows), self.store, self.look_after)
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

    async def make_ready(self, rows: list[Row]) -> None:
        """What it takes to look at a table: its rules, compiled; under others its decisions would mean something else."""
        events = [unpacked(row.body) for row in rows]
        created, started = events[0], next((event for event in events if isinstance(event, happened.Started)), None)
        assert isinstance(created, happened.Created)
        if started is None:
            return
        if (started.rules or created.rules) != catalogue.game(created.game).version:
            log.warning("table of other rules", extra={"game": created.game})
            raise Refused("table-other-rules", 503)
        await self.minds.ready(created.game)

    async def keep(self, live: LiveTable) -> None:
        """This server looks after the table from now on, and does not know who is here, unless nobody can have kept the
        table before."""
        first = self.store.shared and has_just_begun(live.table)
        if not first:
            await live.act(lambda table: happened.RollCall() if any(seat.here for seat in table.seats) else None)
        if live.table.table not in self.keepers:  # two of our claims may have been granted at once
            self.keepers[live.table.table] = Keeper(live, self.minds)
        self.look_after(live)

    def look_after(self, live: LiveTable) -> None:
        """Something happened at a table."""
        if self.closing:
            return
        table = live.table
        if live.wronged():
            self.chore(live.mend())
        if (keeper := self.keepers.get(table.table)) is not None:
            keeper.look()
        elif table.status == "playing" and self.store.shared and table.table not in {*self.loading, *self.tried}:
            self.tried.add(table.table)
            self.chore(self.claim([table.table]))

    # Several servers ------------------------------------------------------------------------------------------------

    def heard(self, table: str, number: int) -> None:
        """Another server wrote something."""
        for live in list(self.live.values()) if not table else filter(None, [self.live.get(table)]):
            if not table or live.told < number:
                self.chore(self.catch_up(live, number))

    async def catch_up(self, live: LiveTable, number: int) -> None:
        """Read it. If the game began there, its rules have to be compiled here."""
        if live.table.status == "open":
            await self.minds.ready(live.table.game)
        try:
            await live.catch_up(number)
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

    async def rounds(self) -> None:
        """Again and again: renew claims, find tables without a keeper, put away what nobody needs, forget what is old."""
        last_forgotten = 0
        while True:
            try:
                await self.find_forgotten()
                self.set_right()
                self.put_away()
                if times.now() - last_forgotten > DAY / 24:
                    last_forgotten = times.now()
                    self.chore(self.forget())
            except StoreLost:
                log.warning("store lost")
            except Exception:
                log.exception("rounds failed")
            await asyncio.sleep(RENEW)

    async def find_forgotten(self) -> None:
        """Prolong our claims, and take up tables that something is due at and nobody keeps."""
        self.tried.clear()
        if self.store.shared and self.live:
            playing = [table for table, live in self.live.items() if live.table.status == "playing"]
            if playing:
                await self.claim(playing)
        known = 0 if self.store.shared else len(self.live)
        found = await self.store.unattended(self.name, times.now(), AT_ONCE + known + len(self.spoilt))
        with suppress(TimeoutError):  # what takes longer goes on by itself: our claims must not run out meanwhile
            async with asyncio.timeout(RENEW):
                for table in found:
                    if table not in self.live and table not in self.spoilt:
                        await self.take_up(table)

    async def take_up(self, table: str) -> None:
        """Take a forgotten table in hand. One that cannot be read must not keep us from the others."""
        try:
            await self.find(table)
        except StoreLost:
            raise
        except Exception as error:
            self.spoilt.add(table)
            log.error("table cannot be read", extra={"table": table, "why": type(error).__name__})

    def set_right(self) -> None:
        """Write what could not be written, and ask after those whom their tables wait for."""
        for table, live in self.live.items():
            if live.untrue and not live.lock.locked():
                self.chore(live.mend())
            if self.store.shared and table in self.keepers:
                for seat in live.suspects():
                    self.chore(live.ask_whether_here(seat))

    def put_away(self) -> None:
        """Tables that nobody watches and nothing happens at."""
        for table, live in list(self.live.items()):
            if live.connections or live.owed or live.lock.locked() or times.now() - live.used < IDLE:
                continue
            keeper = self.keepers.get(table)
            if keeper is not None and keeper.task is not None:
                continue
            self.keepers.pop(table, None)
            del self.live[table]
            if self.store.shared:
                self.chore(self.store.release([table], self.name))

    async def forget(self) -> None:
        """Delete what is older than it is kept."""
        over, others = (times.now() - round(days * DAY) for days in (self.house.keep_days, self.house.keep_open_days))
        while (count := await self.store.forget(over, others, FORGOTTEN)) > 0:
            log.info("tables forgotten", extra={"count": count})


def has_just_begun(table: Table) -> bool:
    """Whether the cards were dealt so recently that no claim can have run out since."""
    return table.match is not None and table.match.step == 0 and times.now() - table.since < CLAIM


def check_manners(manners: Manners) -> None:
    """Refuse what no table can be run with."""
    for name, value, low, high in (
        ("reaction", manners.reaction, 2, 30),
        ("pace", manners.pace, 0, 10),
        ("grace", manners.grace, 5, 3600),
        ("clock.seconds", manners.clock.seconds, 5, 24 * 3600),
        ("clock.increment", manners.clock.increment, 0, 600),
    ):
        if not low <= value <= high:
            raise Refused("table-manners", 422, name=name, low=low, high=high)
    for name, private in (("hot_seat", manners.hot_seat), ("practice", manners.practice)):
        if private and manners.public:
            raise Refused("table-not-public", 422, what=name)
    if manners.hot_seat and manners.clock.kind != "none":
        raise Refused("table-hot-seat-clock", 422)
