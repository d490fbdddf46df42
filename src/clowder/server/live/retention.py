"""How long tables are kept, and how old ones are forgotten."""

from __future__ import annotations

import msgspec

from clowder.server.process import times
from clowder.server.process.logs import log
from clowder.server.stores.base import TableStore

AT_ONCE = 50
"""Old tables that are deleted at once: whoever plays waits for that (1,000 took half a second)."""
DAY = 24 * 3600 * 1000


class Retention(msgspec.Struct, kw_only=True):
    """How long a server keeps tables."""

    keep_days: float = 30.0
    """Days that a finished table is kept."""
    keep_open_days: float = 60.0
    """Days that any other table is kept after the last thing that happened at it."""

    async def forget(self, store: TableStore) -> None:
        """Delete what is older than it is kept."""
        over, others = (times.now() - round(days * DAY) for days in (self.keep_days, self.keep_open_days))
        while (count := await store.forget(over, others, AT_ONCE)) > 0:
            log.info("tables forgotten", extra={"count": count})
