"""What is worked out of matches that are over, once, in the threads that bots think in, and remembered for whoever asks
next: they, and what others want to know, have their turns in between."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from typing import ClassVar, Generic, TypeVar

import msgspec

from clowder.engine.match import Match
from clowder.server.live.fair_pool import FairPool, Work
from clowder.server.table.refusals import Refused

T = TypeVar("T")

KEPT = 64
"""Answers that are remembered."""
WAITING = 4
"""Answers that may be waited for when somebody sends a record: whoever played here has the first turn."""


class KeptWork(Generic[T]):
    """Works out answers of one kind, and remembers the newest ones."""

    busy: ClassVar[str]
    """The text that refuses one more."""

    def __init__(self) -> None:
        self.known: OrderedDict[bytes, asyncio.Task[T]] = OrderedDict()
        self.waiting: Counter[bytes] = Counter()
        """How many wait for each."""

    async def done(self, key: bytes, work: Callable[[], Work[T]], pool: FairPool, who: str) -> T:
        """The answer of this name; whoever asks meanwhile waits for the same. When nobody does any more, it is given up."""
        if key not in self.known:
            self.known[key] = asyncio.create_task(pool.do(who, work()))
            if len(self.known) > KEPT:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        task = self.known[key]
        self.waiting[key] += 1
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if self.waiting[key] == 1 and not task.done():
                task.cancel()
                self.known.pop(key, None)
            raise
        except Exception:
            self.known.pop(key, None)  # the next one tries again
            raise
        finally:
            self.waiting[key] -= 1
            if not self.waiting[key]:
                del self.waiting[key]

    def knows(self, key: bytes) -> bool:
        """Whether it is worked out, or about to be."""
        return key in self.known

    def check_patience(self, key: bytes) -> None:
        """Refuse what is not known where too many answers are waited for already."""
        if not self.knows(key) and sum(not task.done() for task in self.known.values()) >= WAITING:
            raise Refused(self.busy, 503)


def key_of(match: Match, *more: int) -> bytes:
    """Two matches are the same if all of them is: somebody may send the seed of another match with other decisions."""
    return blake2b(msgspec.json.encode([match.export(), *more], order="deterministic")).digest()
