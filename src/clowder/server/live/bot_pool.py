"""Bots think here, in threads of their own, so that the server keeps answering. They are handed what their seat knows."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from clowder.bots.asking import SeatedBot
from clowder.bots.known import Entry, KnownBot
from clowder.bots.learned_search import LearnedSearch, looking_ahead
from clowder.bots.network.shipped import shipped
from clowder.bots.position import Position, seed_of
from clowder.bots.roster import levels, understood
from clowder.bots.search import Analysis
from clowder.bots.warming import warm_bots_apart
from clowder.engine import catalogue
from clowder.errors import BotFailed
from clowder.server.live.fair_pool import FairPool
from clowder.server.process.logs import log
from clowder.server.table.pacing import entry_at
from clowder.server.table.table import Table

LAST_RESORT = "uniform"
"""Who decides where a bot has failed: the others should not have to wait for ever."""

MARGIN, MARGIN_AT_A_GLANCE = 0.030, 0.005
"""Seconds beyond its budget of time after which the answer of a bot is let out that searches, or decides at a glance. How
long a search takes that is not bound by the clock, and what comes after one that is, depends on the cards a little."""
MOST_WAITING = 10_000
"""Decisions that may be waited for: a table that is refused one would try again and again."""

HINT: dict[str, Any] = {"milliseconds": 600}
"""How long somebody who asked for a hint waits for it, …"""
LEARNED_HINT: dict[str, Any] = {"milliseconds": 75}
"""… and how long in a game that comes with a network: nobody waits for a tenth of a second."""


class BotPool:
    """The threads that bots think in, and the games they are ready for."""

    def __init__(self, threads: int | None = None) -> None:
        self.pool = ThreadPoolExecutor(threads or os.cpu_count() or 1, thread_name_prefix="bot")
        self.quick = ThreadPoolExecutor(1, thread_name_prefix="quick bot")
        """For those who need milliseconds: they do not queue up behind those who take a second each."""
        self.turns = FairPool(self.pool, threads or os.cpu_count() or 1, MOST_WAITING, MOST_WAITING)
        self.quick_turns = FairPool(self.quick, 1, MOST_WAITING, MOST_WAITING)
        """Between tables, and those of one household together (fair_pool.py)."""
        self.household: Callable[[str], str] = str
        """Whose turn it is when a table's bots think: by the table's id, unless somebody knows who has several tables."""
        self.preparing: dict[str, asyncio.Future[None]] = {}

    async def ready(self, game: str) -> None:
        """Wait until a game's rules, and what its bots need, are compiled."""
        if game not in self.preparing:
            loop = asyncio.get_running_loop()
            found = catalogue.game(game)
            judge: list[type[KnownBot]] = [LearnedSearch] if shipped(found) else []
            kinds = dict.fromkeys([*(understood(level).kind for level in levels()), *judge])
            self.preparing[game] = loop.run_in_executor(None, warm_bots_apart, found, kinds)
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
        entry = entry_at(table, seat)
        position = position_of(table, seat, seed_of(match.seed, match.step, seat))

        def on_failure(failure: BotFailed) -> None:
            log.error("bot failed", exc_info=failure, extra={"table": table.table, "seat": seat})

        bot = SeatedBot(entry, seed_of(match.seed, seat), stand_in=understood(LAST_RESORT), always=True)

        def thought() -> tuple[int, float]:
            began = time.perf_counter()
            return bot.choose(position, on_failure), began

        turns = self.quick_turns if entry.milliseconds is None else self.turns
        move, began = await turns.call(self.household(table.table), thought)
        await asyncio.sleep(began + allotted(entry) - time.perf_counter())
        return move

    async def analysis(self, position: Position, who: str = "") -> Analysis:
        """What a good player thinks of a position, for somebody whose turn it is among the tables; one with a network,
        where the game comes with one."""
        search = looking_ahead(position.game, LEARNED_HINT, HINT, position.seed)
        return await self.turns.call(who, search.analyse, position)

    def close(self) -> None:
        """Let the threads go."""
        for pool in (self.pool, self.quick):
            pool.shutdown(wait=False, cancel_futures=True)


def allotted(entry: Entry) -> float:
    """Seconds from when a bot's turn to think comes until its answer is let out, whatever it had to choose from: its time
    depends on how many wait before it, on its budget, and on nothing else (bots/pace.py says why)."""
    if entry.budget is None:
        return MARGIN_AT_A_GLANCE
    return (entry.milliseconds or 0) / 1000 + MARGIN


def position_of(table: Table, seat: int, seed: int) -> Position:
    """What a seat knows that has to decide now, or to answer in the window that is open."""
    match = table.match
    assert match is not None
    record = match.asked_too(seat) if table.asked else match.record
    return Position(match.game, record, seat, match.step, seed)
