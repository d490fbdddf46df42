"""One server for one SQLite file: a lock beside it that goes with the process, however that ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from clowder.server.stores.base import BadStore

held: set[Path] = set()
"""What this very process holds: the system's locks tell only processes apart."""


class Hold:
    """The right to serve a file. Copying it for a backup needs none."""

    def __init__(self, database: Path) -> None:
        self.file = database.with_name(f"{database.name}.lock").resolve()
        if self.file in held:
            raise BadStore("error-database-in-use", source=str(database))
        self.handle = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            lock(self.handle)
        except OSError:
            os.close(self.handle)
            raise BadStore("error-database-in-use", source=str(database)) from None
        held.add(self.file)

    def release(self) -> None:
        """Let others serve it. The lock file stays: who removes it may remove somebody else's."""
        held.discard(self.file)
        os.close(self.handle)


if sys.platform == "win32":
    import msvcrt

    def lock(handle: int) -> None:
        """Lock an open file, or raise OSError at once."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(handle: int) -> None:
        """Lock an open file, or raise OSError at once. Not flock: a forked child would keep that one."""
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
