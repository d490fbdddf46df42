"""An event loop without a world outside: its clock jumps to what is due next, and everything on it happens on some machine,
which can be halted. (The libraries for this, simloop and its like, want a newer Python than the oldest that Clowder runs
on.)"""

from __future__ import annotations

import asyncio
import contextvars
import heapq
import itertools
import random
from collections.abc import Callable, Coroutine
from typing import Any

from clowder.bots.warming import warm_bots_apart
from clowder.server.live.fair_pool import at_once, piece_of

MOST_LOOKS = 200_000
"""How often one run may look for something to do; more often, it is going round in circles."""


class GoesRoundInCircles(Exception):
    """A run that never ends."""


class Machine:
    """Where a server runs, from one start to its end: with a clock of its own, and chance of its own, so that what happens
    on one machine does not depend on the order in which others are looked at."""

    def __init__(self, name: str, chance: random.Random, ahead: int = 0) -> None:
        self.name = name
        self.chance = chance
        self.ahead = ahead
        """Milliseconds that its clock is ahead of the true time."""
        self.halted = False
        self.waiting: list[asyncio.Handle] = []
        """What should have run on it since it was halted."""
        self.tasks: list[asyncio.Task[Any]] = []
        """What was started on it: the loop itself holds on to no task."""
        self.context = contextvars.copy_context()
        self.context.run(HERE.set, self)

    def start(self, loop: SimulatedLoop, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Let something run on this machine."""
        task = loop.create_task(work, context=self.context.copy())
        self.tasks.append(task)
        return task


HERE: contextvars.ContextVar[Machine | None] = contextvars.ContextVar("here", default=None)
"""The machine that runs now; none for the people, the network and the database. Tasks and timers inherit it."""
OUTSIDE = contextvars.Context()
"""Where no machine is: what is scheduled in it happens whatever becomes of the machine that scheduled it."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """Runs what is ready in the order in which it became so, and what is due by its clock."""

    _ready: Any

    def __init__(self) -> None:
        super().__init__()
        self.at = 0.0
        """Seconds since the beginning."""
        self.timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        """What is due when; of the same moment, what was asked for first comes first."""
        self.asked = itertools.count()
        self.looks = 0

    def time(self) -> float:
        return self.at

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., Any], *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self.timers, (when, next(self.asked), timer))
        return timer

    def _run_once(self) -> None:
        ready = self._ready
        self.looks += 1
        if self.looks > MOST_LOOKS:
            raise GoesRoundInCircles
        while not ready:
            when, _, timer = heapq.heappop(self.timers)
            if not timer.cancelled():
                self.at = max(self.at, when)
                ready.append(timer)
        for _ in range(len(ready)):
            handle = ready.popleft()
            if handle._cancelled:
                continue
            machine = handle._context.get(HERE)
            if machine is not None and machine.halted:
                machine.waiting.append(handle)
            else:
                handle._run()

    def _process_events(self, event_list: Any) -> None:
        """There are none from outside."""

    def _write_to_self(self) -> None:
        """Nobody else is there to be woken up."""

    def resume(self, machine: Machine) -> None:
        """Let a halted machine go on with what it should have done."""
        machine.halted = False
        self._ready.extend(machine.waiting)
        machine.waiting.clear()

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        """What would be thought out in a thread is thought out at once, and known after a while."""
        future = self.create_future()
        machine = HERE.get()
        assert machine is not None
        found: Any
        try:
            if func is piece_of:  # how much fits into a piece depends on the real clock
                found = True, at_once(*args)
            else:
                found = None if func is warm_bots_apart else func(*args)
        except Exception as error:
            self.call_later(0.01, settle, future, None, error)
        else:
            self.call_later(machine.chance.choice((0.001, 0.02, 0.3, 2.0)), settle, future, found, None)
        return future


def settle(future: asyncio.Future[Any], found: Any, error: Exception | None) -> None:
    """Let whoever still waits for it know."""
    if not future.done():
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(found)
