"""Looks after one table: closes its windows, plays its bots, ends the patience with those who are away. Of all servers that
know a table, one keeps it at a time (tables.py); if two ever think they do, the store lets only one of them write."""

from __future__ import annotations

import asyncio

from clowder.server.live.bot_pool import BotPool
from clowder.server.live.live_table import LiveTable
from clowder.server.process import times
from clowder.server.process.logs import log
from clowder.server.stores.base import StoreLost
from clowder.server.table import events as happened
from clowder.server.table.allowed import is_bot
from clowder.server.table.duties import Duty, done, duties
from clowder.server.table.pacing import rest_of_bot, rest_of_window
from clowder.server.table.refusals import Refused
from clowder.server.table.table import Table

TRY_AGAIN = 1.0
"""Seconds before something is tried again that the store did not take."""
LATE = 1_000
"""Milliseconds after which a bot that should have answered in a window lets it be: the machine is busy, or the bot lost."""


class Keeper:
    """The one who does a table's duties."""

    def __init__(self, live: LiveTable, bot_pool: BotPool) -> None:
        self.live = live
        self.bot_pool = bot_pool
        self.task: asyncio.Task[None] | None = None
        self._bell: asyncio.Future[None] | None = None
        """Rung when something happens, where somebody waits for that."""

    def look(self) -> None:
        """Something happened at the table."""
        ring(self._bell)
        if self.task is None and duties(self.live.table):
            self.task = asyncio.create_task(self.keep())

    async def keep(self) -> None:
        """Do what is due, until nothing will ever be due by itself."""
        try:
            while todo := duties(self.live.table):
                try:
                    if not await self.live.end_unwatched():
                        await self.attend(todo[0])
                except StoreLost:
                    await asyncio.sleep(TRY_AGAIN)
                except Exception as error:
                    if isinstance(error, Refused) and error.key == "table-gone":
                        return
                    log.exception("keeper failed", extra={"table": self.live.table.table, "why": type(error).__name__})
                    await asyncio.sleep(TRY_AGAIN)
        finally:
            self.task = None

    async def attend(self, duty: Duty) -> None:
        """Wait until a duty is due, or something else happens; then do it."""
        number = self.live.table.written
        if duty.kind == "think" or (duty.kind == "clock" and self.live.table.clocks.clock.kind == "move"):
            if await self.still_quiet(duty.at, number):
                await self.think(duty)
            return
        if await self.still_quiet(duty.at, number):
            await self.live.act(lambda table: done(table, duty) if is_due(table, duty) else None)

    async def still_quiet(self, at: int, number: int) -> bool:
        """Wait until then; whether nothing happened meanwhile."""
        while (wait := at - times.now()) > 0:
            await self.hear(wait / 1000)
            if self.live.table.written != number:
                return False
        return self.live.table.written == number

    async def hear(self, seconds: float) -> None:
        """Wait until something happens at the table, or so long; with one timer and no task, because it is done at every
        step."""
        loop = asyncio.get_running_loop()
        self._bell = loop.create_future()
        timer = loop.call_later(seconds, ring, self._bell)
        try:
            await self._bell
        finally:
            timer.cancel()
            self._bell = None

    async def think(self, duty: Duty) -> None:
        """Let a bot play, at its pace. What happens meanwhile, a line of chat, say, does not disturb it, as long as the
        same is still asked."""
        table = self.live.table
        assert table.match is not None
        step, seat = table.match.step, duty.seat
        if table.asked:
            await self.answer(table)
            return
        move = await self.bot_pool.choice(table, seat)
        while duty.kind == "think" and await self.rests(step, seat):
            pass

        def played(now_: Table) -> happened.Event | None:
            match = now_.match
            if match is None or match.step != step or duty not in duties(now_):
                return None
            return happened.Steps([move])

        await self.live.act(played)

    async def rests(self, step: int, seat: int) -> bool:
        """Wait a while if a bot's move is not due yet; whether it was not. How long it takes may change meanwhile: somebody
        hurries, or sets another pace."""
        table = self.live.table
        if table.match is None or table.match.step != step:
            return False
        wait = table.since + rest_of_bot(table, seat) - times.now()
        if wait > 0:
            await self.hear(wait / 1000)
        return wait > 0

    async def answer(self, table: Table) -> None:
        """In a window all bots think at once, and one that is not done when it should close lets it be: nothing that
        anybody thinks about makes it longer."""
        assert table.match is not None
        late = table.since + rest_of_window(table) + LATE
        step, bots = table.match.step, [seat for seat in table.deciders() if is_bot(table, seat)]
        if not bots:
            return
        thinking = [asyncio.ensure_future(self.bot_pool.choice(table, seat)) for seat in bots]
        await asyncio.wait(thinking, timeout=max(LATE, late - times.now()) / 1000)
        moves = [thought.result() if thought.done() else table.match.game.silence for thought in thinking]
        for thought in thinking:
            thought.cancel()
        for seat, move in zip(bots, moves, strict=True):

            def answered(now_: Table, seat: int = seat, move: int = move) -> happened.Event | None:
                match = now_.match
                asked = match is not None and match.step == step and seat in now_.deciders() and is_bot(now_, seat)
                return happened.Answered(seat, move) if asked and now_.asked else None

            await self.live.act(answered)

    def stop(self) -> None:
        """Another one keeps the table now, or nobody has to."""
        if self.task is not None:
            self.task.cancel()


def ring(bell: asyncio.Future[None] | None) -> None:
    """Wake up whoever waits."""
    if bell is not None and not bell.done():
        bell.set_result(None)


def is_due(table: Table, duty: Duty) -> bool:
    """Whether a duty is still to be done."""
    return duty in duties(table) and duty.at <= times.now()
