"""Bots think here, in threads of their own, so that the server keeps answering. They are handed what their seat knows."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from clowder.bots.asking import legal_choice
from clowder.bots.pace import least_seconds
from clowder.bots.position import Position, seed_of
from clowder.bots.roster import LEVELS, seated, understood
from clowder.bots.search import Analysis, Search
from clowder.bots.warming import warm_bots
from clowder.engine import catalogue
from clowder.errors import BotFailed
from clowder.server.logs import log
from clowder.server.table import Table

HEADROOM = 100
"""Milliseconds that a search is given beyond its budget, which it never meets exactly: whoever has no choice, and so needs
not search, must not be known by being a few milliseconds faster."""

HINT: dict[str, Any] = {"milliseconds": 600}
"""How long somebody who asked for a hint waits for it."""


class Minds:
    """The threads that bots think in, and the games they are ready for."""

    def __init__(self, threads: int | None = None) -> None:
        self.pool = ThreadPoolExecutor(threads or os.cpu_count() or 1, thread_name_prefix="bot")
        self.quick = ThreadPoolExecutor(1, thread_name_prefix="quick bot")
        """For those who need milliseconds: they do not queue up behind those who take a second each."""
        self.preparing: dict[str, asyncio.Future[None]] = {}

    async def ready(self, game: str) -> None:
        """Wait until a game's rules, and what its bots need, are compiled."""
        if game not in self.preparing:
            loop = asyncio.get_running_loop()
            kinds = sorted({understood(level).kind for level in LEVELS})
            self.preparing[game] = loop.run_in_executor(None, warm_bots, catalogue.game(game), kinds)
        try:
            await asyncio.shield(self.preparing[game])
        except Exception:
            self.preparing.pop(game, None)  # the next one tries again
            raise

    def is_ready(self, game: str) -> bool:
        """Whether nobody would have to wait for a game."""
        return game in self.preparing and self.preparing[game].done()

    async def choice(self, table: Table, seat: int) -> int:
        """What a bot plays on that seat now, or answers in the window that is open."""
        match = table.match
        assert match is not None
        there = table.seats[seat]
        entry = understood(there.level or table.manners.stand_in)
        position = position_of(table, seat, seed_of(match.seed, match.step, seat))
        bot = seated(entry, seed_of(match.seed, seat))
        try:
            pool = self.quick if entry.milliseconds is None else self.pool
            return await asyncio.get_running_loop().run_in_executor(pool, legal_choice, entry.name, bot, position)
        except BotFailed:
            log.exception("bot failed", extra={"table": table.table, "seat": seat})
            return position.chance.choice(position.moves)  # the others should not have to wait for ever

    async def analysis(self, position: Position) -> Analysis:
        """What a good player thinks of a position."""
        search = Search(**HINT, seed=position.seed)
        return await asyncio.get_running_loop().run_in_executor(self.pool, search.analyse, position)

    def least_milliseconds(self, table: Table, seat: int) -> int:
        """How long the bot on that seat takes at least, so that its time tells nobody what it holds."""
        assert table.match is not None
        entry = understood(table.seats[seat].level or table.manners.stand_in)
        pace = round(table.manners.pace * 1000)
        if entry.milliseconds is None and entry.simulations is None:
            return pace
        if table.asked:  # of a window everybody knows who is asked, and nobody what they could answer
            return max(pace, round(entry.milliseconds or 0) + HEADROOM)
        return max(pace, round(1000 * least_seconds(entry, table.match)) + HEADROOM)

    def close(self) -> None:
        """Let the threads go."""
        for pool in (self.pool, self.quick):
            pool.shutdown(wait=False, cancel_futures=True)


def position_of(table: Table, seat: int, seed: int) -> Position:
    """What a seat knows that has to decide now, or to answer in the window that is open."""
    match = table.match
    assert match is not None
    record = match.asked_too(seat) if table.asked else match.record
    return Position(match.game, record, seat, match.step, seed)
