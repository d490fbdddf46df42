"""Matches in files. What is saved is the exported match, and under "terminal" who sat where."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from clowder.engine.files import BadFile, system_reason, why_failed, write_whole
from clowder.errors import BadRecord

LARGEST = 10_000_000
"""Bytes in a saved match; the longest there are have a hundredth of it."""


def read_record(path: Path) -> Any:
    """The data of a saved match, not yet checked by the engine; raises BadRecord."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise BadRecord(
            "error-record-unreadable", source=str(path), why=why_failed(error), reason=system_reason(error)
        ) from None
    try:
        if len(content) > LARGEST:
            raise ValueError
        return msgspec.json.decode(content)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise BadRecord("error-record-json", source=str(path)) from None


def write_record(path: Path, data: Mapping[str, Any]) -> None:
    """Write a match: the whole of it, or nothing at all if that fails."""
    write_whole(path, msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n")


def check_writable(path: Path, ours: Callable[[Path], bool] | None = None, foreign: str = "cli-save-foreign") -> None:
    """Refuse, before anything is played, a place where nothing could be saved, or where something else is kept.

    `ours` tells from a file whether it may be replaced, by default a saved match; `foreign` says that it may not.
    """
    try:
        target = path.resolve()
        there = None
        with suppress(FileNotFoundError):
            there = os.stat(target).st_mode
        if stat.S_ISDIR(there or 0):
            raise IsADirectoryError
        if there is None and not target.parent.is_dir():
            raise FileNotFoundError
        if not os.access(target.parent, os.W_OK):
            raise PermissionError
    except (OSError, ValueError, RuntimeError) as error:
        raise BadFile(
            "error-file-unwritable", target=str(path), why=why_failed(error), reason=system_reason(error)
        ) from None
    if there is not None and not stat.S_ISREG(there):
        raise BadFile("cli-save-no-file", target=str(path))
    if there is not None and os.path.getsize(target) and not (ours or is_match)(target):
        raise BadFile(foreign, target=str(path))


def is_match(path: Path) -> bool:
    """Whether a file was saved by Clowder."""
    try:
        record = read_record(path)
    except BadRecord:
        return False
    return isinstance(record, dict) and {"clowder", "game", "decisions"} <= record.keys()


def free_name(folder: Path, game: str, now: datetime) -> Path:
    """`clowder-GAME-DATE.json`, or with a number behind it where that one is there already."""
    stem = f"clowder-{game}-{now:%Y-%m-%d}"
    path, number = folder / f"{stem}.json", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}.json", number + 1
    return path
