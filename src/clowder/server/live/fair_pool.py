"""Threads that are shared fairly: whoever has much to be done waits for themselves, not others for them.

Work is done piece by piece, some milliseconds each. Between two pieces it is the next household's turn and, of a household,
the next job's; a job that nobody waits for any more is not gone on with.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Generator
from concurrent.futures import Executor
from typing import Any, Generic, TypeVar

from clowder.server.table.refusals import Refused

T = TypeVar("T")
Work = Generator[None, None, T]
"""Something to do: it stops for a moment wherever others may have their turn, and returns what it came to."""

PIECE_SECONDS = 0.004
"""For a piece of work; it is over at the next stop."""
MOST_EACH = 64
"""Jobs of one household that may be waited for …"""
MOST = 1_000
"""… and of all together."""


class Job(Generic[T]):
    """Something to do, and who waits for it."""

    def __init__(self, work: Work[T], found: asyncio.Future[T]) -> None:
        self.work = work
        self.found = found


class FairPool:
    """Takes turns between households in the threads of an executor."""

    def __init__(self, executor: Executor, threads: int, most_each: int = MOST_EACH, most: int = MOST) -> None:
        self.executor = executor
        self.free = threads
        self.most_each = most_each
        self.most = most
        self.waiting: OrderedDict[str, deque[Job[Any]]] = OrderedDict()
        """Jobs of which no piece is being done, by household; whose turn is next comes first."""
        self.count: dict[str, int] = {}
        """Jobs of a household that are waited for."""
        self.pieces: set[asyncio.Task[None]] = set()

    async def do(self, who: str, work: Work[T]) -> T:
        """Have something done, in turn with what others want."""
        count = self.count.get(who, 0)
        if count >= self.most_each or sum(self.count.values()) >= self.most:
            work.close()
            raise Refused("server-too-often", 429)
        self.count[who] = count + 1
        job: Job[T] = Job(work, asyncio.get_running_loop().create_future())
        self.put(who, job)
        try:
            return await job.found
        except asyncio.CancelledError:
            self.take_out(who, job)
            raise
        finally:
            self.count[who] -= 1
            if not self.count[who]:
                del self.count[who]

    async def call(self, who: str, function: Callable[..., T], *args: Any) -> T:
        """The same for what cannot be done in pieces."""
        return await self.do(who, in_one_piece(function, *args))

    def put(self, who: str, job: Job[Any]) -> None:
        """A piece of it is to be done; the newest comes last."""
        self.waiting.setdefault(who, deque()).append(job)
        self.go_on()

    def take_out(self, who: str, job: Job[Any]) -> None:
        """Nobody waits for it any more. If a piece of it is being done, that is the last one."""
        jobs = self.waiting.get(who, deque())
        if job in jobs:
            jobs.remove(job)
            job.work.close()
            if not jobs:
                del self.waiting[who]

    def go_on(self) -> None:
        """Give every free thread the next piece."""
        while self.free and self.waiting:
            who, jobs = self.waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self.waiting[who] = jobs  # at the end: everybody else comes first
            self.free -= 1
            piece = asyncio.create_task(self.work_on(who, job))
            self.pieces.add(piece)
            piece.add_done_callback(self.pieces.discard)

    async def work_on(self, who: str, job: Job[Any]) -> None:
        """One piece."""
        over, found, error = False, None, None
        try:
            over, found = await asyncio.get_running_loop().run_in_executor(self.executor, piece_of, job.work)
        except Exception as failed:
            over, error = True, failed
        finally:
            self.free += 1
        if job.found.done():
            job.work.close()
        elif error is not None:
            job.found.set_exception(error)
        elif over:
            job.found.set_result(found)
        else:
            self.waiting.setdefault(who, deque()).append(job)
        self.go_on()


def piece_of(work: Work[T]) -> tuple[bool, T | None]:
    """Go on with something for a while: whether it is done, and what it came to."""
    until = time.perf_counter() + PIECE_SECONDS
    try:
        while True:
            next(work)
            if time.perf_counter() > until:
                return False, None
    except StopIteration as end:
        return True, end.value


def in_one_piece(function: Callable[..., T], *args: Any) -> Work[T]:
    """Work without a stop."""
    return function(*args)
    yield  # never: this makes it a generator


def at_once(work: Work[T]) -> T:
    """All of it, here and now: for what is known to be short, and for tests."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
