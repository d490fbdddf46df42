"""Matches in files. What is saved is the exported match, and under "terminal" who sat where."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from clowder.errors import BadRecord, ClowderError


class BadFile(ClowderError):
    """A file that cannot be written."""


def read(path: Path) -> Any:
    """The data of a saved match, not yet checked by the engine; raises BadRecord."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadRecord("error-record-unreadable", source=str(path), why=why(error), reason=reason(error)) from None
    try:
        return msgspec.json.decode(content)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise BadRecord("error-record-json", source=str(path)) from None


def write(path: Path, data: Mapping[str, Any]) -> None:
    """Write a match: the whole of it, or nothing at all if that fails."""
    temporary = None
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:100]}-", suffix=".part")
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, 0o666 & ~current_umask())
        os.replace(temporary, path)
    except (OSError, ValueError) as error:
        if temporary and os.path.exists(temporary):
            os.unlink(temporary)
        raise BadFile("error-file-unwritable", target=str(path), why=why(error), reason=reason(error)) from None


def check_writable(path: Path) -> None:
    """Refuse, before anything is played, a place where the match could not be saved."""
    error: OSError | None = None
    if path.is_dir():
        error = IsADirectoryError()
    elif not path.parent.is_dir():
        error = FileNotFoundError()
    elif not os.access(path.parent, os.W_OK):
        error = PermissionError()
    if error:
        raise BadFile("error-file-unwritable", target=str(path), why=why(error), reason=reason(error))


def free_name(folder: Path, game: str, now: datetime) -> Path:
    """`clowder-GAME-DATE.json`, or with a number behind it where that one is there already."""
    stem = f"clowder-{game}-{now:%Y-%m-%d}"
    path, number = folder / f"{stem}.json", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}.json", number + 1
    return path


def why(error: Exception) -> str:
    """The commonest reasons by name, so that they can be told in any language."""
    kinds = {FileNotFoundError: "missing", PermissionError: "forbidden", IsADirectoryError: "folder"}
    return next((word for kind, word in kinds.items() if isinstance(error, kind)), "other")


def reason(error: Exception) -> str:
    """What the system says."""
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


def current_umask() -> int:
    """The permissions this process withholds from new files."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
