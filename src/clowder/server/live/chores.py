"""What a server does on the side, while people play."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from clowder.server.process.logs import log
from clowder.server.stores.base import StoreLost
from clowder.server.table.refusals import Refused


class Chores:
    """Tasks that nobody waits for."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something to do on the side."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[Any]) -> None:
        """What the store did not take, somebody will come round to again."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StoreLost | Refused):
            log.error("chore failed", extra={"why": type(error).__name__}, exc_info=error)
