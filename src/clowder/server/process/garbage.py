"""When Python looks for garbage that refers to itself; all other garbage goes at once, without looking.

By default it looks through everything there is whenever a quarter has been added. With 500 tables and 2,000 sockets that
takes 100 to 300 ms, in which nobody is answered. What a move leaves behind is young, and young things are still looked
through as they come; what has lived for a while is looked through when nobody waits for anything, or when so much has been
added that it has to be.
"""

from __future__ import annotations

import gc
import time

from clowder.server.process.logs import log

YOUNG = 20_000
"""Objects that may be added before the youngest are looked through; a millisecond or so."""
YOUNGER = 20
"""Times that happens before those that outlived it are."""
NEVER = 1 << 30
"""Times *that* happens before Python looks through everything by itself."""
OFTEN, SELDOM = 600.0, 6 * 3600.0
"""Seconds between two looks through everything, at least, where nobody waits; and at most."""


def settle_down() -> None:
    """All that is here now, a compiler's worth of objects, will never be garbage: it is not to be looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, YOUNGER, NEVER)


class Sweeping:
    """Looks through everything, seldom."""

    def __init__(self) -> None:
        self.last = time.monotonic()

    def sweep(self, *, quiet: bool) -> bool:
        """Look, if it is time; whether it was. `quiet` says that nobody would have to wait."""
        since = time.monotonic() - self.last
        if since < (OFTEN if quiet else SELDOM) or gc.get_threshold()[2] != NEVER:
            return False
        began = time.monotonic()
        found = gc.collect()
        self.last = time.monotonic()
        log.info("garbage", extra={"count": found, "milliseconds": round(1000 * (self.last - began))})
        return True
