"""Backups: SQLite files that appear whole or not at all."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from clowder.server.stores.base import BadStore
from clowder.server.stores.schema import check_sqlite


@contextmanager
def replacing(file: Path) -> Iterator[Path]:
    """A new name beside a file; what was written there becomes the file at the end, on the disk by then. BadStore if the
    disk will not have it; nothing is left of it then."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
        os.close(handle)
    except OSError as error:
        raise BadStore("error-backup-failed", file=str(file), reason=error.strerror or str(error)) from None
    beside = Path(name)
    try:
        yield beside
        sync(beside)
        beside.replace(file)
        if os.name == "posix":  # so that the name is durable too
            sync(file.parent)
    except (OSError, sqlite3.Error) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadStore("error-backup-failed", file=str(file), reason=reason) from None
    finally:
        for left in (beside, *(beside.with_name(beside.name + end) for end in ("-journal", "-wal", "-shm"))):
            with suppress(OSError):
                left.unlink()


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read_only(database: Path) -> sqlite3.Connection:
    """Open one of our databases to copy it; BadStore if it is none."""
    if not database.is_file():
        raise BadStore("error-database-missing", source=str(database))
    try:
        source = sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
        try:
            version = check_sqlite(source, str(database))
        except BaseException:
            source.close()
            raise
    except sqlite3.Error:
        raise BadStore("error-database-foreign", source=str(database)) from None
    if not version:
        source.close()
        raise BadStore("error-database-foreign", source=str(database))
    return source


def backup_file(database: Path, file: Path) -> None:
    """Copy a SQLite database as it is at one moment, from any process and while a server writes to it."""
    with closing(read_only(database)) as source:
        if file.exists() and file.samefile(database):
            raise BadStore("error-backup-same", file=str(file))
        with replacing(file) as beside, closing(sqlite3.connect(beside, isolation_level=None)) as target:
            source.backup(target)  # in one step: readers do not hold up the writer
            target.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
