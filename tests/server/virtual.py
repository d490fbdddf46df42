"""Hours in a moment: an event loop whose clock jumps to the next thing that is due as soon as nothing else is left to do,
and the server's clock with it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import pytest

from clowder.server.live import creation
from clowder.server.process import times

T = TypeVar("T")

MIDNIGHT = 1_700_000_000_000
"""When every test begins, in milliseconds since 1970."""
MOST_LOOKS = 300_000
"""How often a test may look for something to do; more often, it is going round in circles."""


class JumpingLoop(asyncio.SelectorEventLoop):
    """Nobody waits on it, and nothing is done in threads."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 0.0
        self.looks = 0
        look = self._selector.select  # type: ignore[attr-defined]

        def select(timeout: float | None = None) -> Any:
            self.looks += 1
            assert self.looks < MOST_LOOKS, "this never ends"
            found = look(0)
            if not found and timeout != 0:
                assert timeout is not None, "nothing will ever happen"
                self.at += timeout
            return found

        self._selector.select = select  # type: ignore[attr-defined]

    def time(self) -> float:
        return self.at

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        """What would be worked out in a thread is known at once."""
        found: asyncio.Future[T] = self.create_future()
        try:
            found.set_result(func(*args))
        except Exception as error:
            found.set_exception(error)
        return found


def run(test: Coroutine[Any, Any, T]) -> T:
    """Run a test on a jumping clock, always with the same cards."""
    loop = JumpingLoop()
    with pytest.MonkeyPatch.context() as patch, asyncio.Runner(loop_factory=lambda: loop) as runner:
        patch.setattr(times, "now", lambda: MIDNIGHT + round(loop.at * 1000))
        secrets = map("{:032x}".format, itertools.count())
        patch.setattr(creation, "new_secret", lambda: next(secrets))
        return runner.run(test)


def elapsed() -> int:
    """Milliseconds since the test began."""
    return times.now() - MIDNIGHT
