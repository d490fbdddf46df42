"""How long a bot takes tells nobody what it holds, also where bots queue up: whether there was a choice cannot be seen from
the time. On virtual time, with real positions and the pool's real queue: what is compared are ranks."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from clowder.bots import asking, search
from clowder.bots.position import Position
from clowder.bots.roster import levels, understood
from clowder.bots.search import Tree
from clowder.engine import catalogue
from clowder.server.live import bot_pool
from clowder.server.live.bot_pool import BotPool
from clowder.server.live.fair_pool import FairPool
from clowder.server.table import events as happened
from clowder.server.table.settings import TableSettings
from clowder.server.table.table import Table
from tests.server.virtual import run

TABLES = 12
"""Bots of so many tables queue up for two threads, and one for those who are quick."""
DECISIONS = 500
TELLING = 0.06
"""Two standard errors of the advantage among so many decisions, a third of them without a choice. While nobody was asked
who had none, it was 0.16 to 0.30."""
GAME = "discat"
A_SIMULATION, A_GLANCE = 30e-6, 1e-4
"""Seconds."""


class VirtualThreads(Executor):
    """Threads on the loop's own clock: each does one thing at a time, and takes as long as it says it has thought."""

    def __init__(self, threads: int) -> None:
        self.free = threads
        self.waiting: deque[tuple[Future[Any], Callable[[], Any]]] = deque()
        self.spent = 0.0
        """What whoever thinks now has taken so far."""

    def now(self) -> float:
        return asyncio.get_running_loop().time() + self.spent

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        promised: Future[Any] = Future()
        self.waiting.append((promised, lambda: work(*args, **named)))
        self.begin()
        return promised

    def begin(self) -> None:
        while self.free and self.waiting:
            self.free -= 1
            promised, work = self.waiting.popleft()
            self.spent = 0.0
            done, took = work(), self.spent
            self.spent = 0.0
            asyncio.get_running_loop().call_later(took, self.end, promised, done)

    def end(self, promised: Future[Any], done: Any) -> None:
        self.free += 1
        promised.set_result(done)
        self.begin()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """There is nothing to let go."""


class Office:
    """The pool with virtual threads, in which thinking takes time. Without a choice it is a little cheaper."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.pool = BotPool(1)
        self.pool.close()
        self.pool.pool, self.pool.quick = VirtualThreads(2), VirtualThreads(1)  # type: ignore[assignment]
        self.pool.turns = FairPool(self.pool.pool, 2, 1000, 1000)
        self.pool.quick_turns = FairPool(self.pool.quick, 1, 1000, 1000)
        self.thinking: VirtualThreads = self.pool.pool  # type: ignore[assignment]
        self.waiting, self.most = 0, 0
        """Bots that are waited for, now and at most."""
        self.asked = 0
        """How often a bot was really asked."""
        grow, glance = Tree.think, asking.legal_choice
        clock = SimpleNamespace(perf_counter=lambda: self.thinking.now())
        patch.setattr(search, "time", clock)
        patch.setattr(bot_pool, "time", clock)

        def think(tree: Tree, position: Position, tuning: Any, until: Any, simulations: Any, stop: Any, **how: Any) -> None:
            """A few simulations are done, all of them are paid for."""
            grow(tree, position, tuning, None, 8, stop, **how)
            choice = 1 + 0.02 * len(position.moves)
            self.thinking.spent += until - self.thinking.now() if until is not None else simulations * A_SIMULATION * choice
            self.thinking.spent += 1e-4 * len(position.moves)  # to sum up

        def choose(name: str, bot: Any, position: Position) -> int:
            self.asked += 1
            self.thinking.spent += A_GLANCE * (1 + 0.1 * len(position.moves))
            return glance(name, bot, position)

        patch.setattr(Tree, "think", think)
        patch.setattr(asking, "legal_choice", choose)


def begun(level: str, number: int) -> Table:
    """A table of three bots."""
    table, game = Table(f"table {number}"), catalogue.game(GAME)
    kind = TableSettings(pace="slow")
    made = happened.Created("BCDFG", GAME, game.version, 3, {}, None, kind, "host", f"{number:032x}")
    for event in (made, *(happened.Seated(seat, level) for seat in range(3)), happened.Started()):
        table.apply(event, 1)
    return table


def advantage(less: list[float], more: list[float]) -> float:
    """How often one of the first took less time than one of the others: 0.5 if nothing can be told from it (AUC)."""
    wins = sum((a < b) + 0.5 * (a == b) for a in less for b in more)
    return wins / (len(less) * len(more))


def usual_seconds(level: str) -> float:
    """How long a bot of that level thinks."""
    budget = understood(level).budget
    if budget is None:
        return A_GLANCE
    return budget.milliseconds / 1000 if budget.milliseconds else (budget.simulations or 0) * A_SIMULATION


@pytest.fixture
def office() -> Iterator[Office]:
    with pytest.MonkeyPatch.context() as patch:
        yield Office(patch)


@pytest.mark.parametrize("level", list(levels()))
def test_whether_a_bot_had_a_choice_cannot_be_told_from_its_time(level: str, office: Office) -> None:
    taken: dict[bool, list[float]] = {True: [], False: []}

    async def play(number: int) -> None:
        chance, games = random.Random(number), 0
        table = begun(level, number)
        while sum(map(len, taken.values())) < DECISIONS or min(map(len, taken.values())) < DECISIONS // 10:
            match = table.match
            assert match is not None
            if match.over:
                games += 1
                table = begun(level, number + TABLES * games)
                continue
            assert match.actor is not None
            if table.plays_itself:  # everybody sees that there is no choice
                table.apply(happened.Steps([match.legal[0]]), 1)
                continue
            await asyncio.sleep(chance.expovariate(1 / (2 * usual_seconds(level))))
            asked_at = asyncio.get_running_loop().time()
            office.waiting += 1
            office.most = max(office.most, office.waiting)
            move = await office.pool.choice(table, match.actor)
            office.waiting -= 1
            taken[len(match.legal) == 1].append(asyncio.get_running_loop().time() - asked_at)
            table.apply(happened.Steps([move]), 1)

    async def test() -> None:
        loop: Any = asyncio.get_running_loop()  # the jumping one would do it all at once
        loop.run_in_executor = partial(asyncio.BaseEventLoop.run_in_executor, loop)
        office.thinking = office.pool.pool if level == "tiger" else office.pool.quick  # type: ignore[assignment]
        await asyncio.gather(*map(play, range(TABLES)))

    run(test())
    forced, free = taken[True], taken[False]
    assert office.asked == len(forced) + len(free)  # everybody went the same way
    assert office.most > TABLES // 2  # … and had to wait
    assert abs(advantage(forced, free) - 0.5) < TELLING
