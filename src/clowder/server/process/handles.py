"""File handles: every connection takes one. The system gives more than it gives at first to whoever asks."""

from __future__ import annotations

import sys

from clowder.server.process.logs import log

WANTED = 65_536
RESERVED = 128
"""For what is no connection: the store, the files of the client, what is compiled."""
FEW = 4_096
"""Below this a server should be told more (docs/hosting.md)."""
UNKNOWN = 8_192
"""Where the system does not say."""


def ask_for_handles() -> int:
    """Ask for as many as we want; how many there are."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    wanted = WANTED if most == unlimited else min(WANTED, most)
    if given != unlimited and given < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        given = wanted
    return WANTED if given == unlimited else given


def room_for_lines() -> int:
    """How many connections there can be at once."""
    handles = ask_for_handles()
    if handles < FEW:
        log.warning("few file handles", extra={"count": handles})
    return max(1, handles - RESERVED)
