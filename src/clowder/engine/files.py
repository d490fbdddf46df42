"""Writing a file: the whole of it or nothing; and why a file cannot be had, in words that can be told in any language."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from clowder.errors import ClowderError


class BadFile(ClowderError):
    """A file that cannot be written."""


def write_whole(path: Path, content: bytes) -> None:
    """Write a file: the whole of it, or nothing at all if that fails. A link stays a link."""
    temporary = None
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            raise BadFile("cli-save-no-file", target=str(path))
        handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:100]}-", suffix=".part")
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, 0o666 & ~current_umask())
        os.replace(temporary, target)
        temporary = None
    except (OSError, ValueError, RuntimeError) as error:  # a circle of links is a RuntimeError in some versions of Python
        raise BadFile(
            "error-file-unwritable", target=str(path), why=why_failed(error), reason=system_reason(error)
        ) from None
    finally:
        if temporary:
            with suppress(OSError):
                os.unlink(temporary)


def why_failed(error: Exception) -> str:
    """The commonest reasons by name, so that they can be told in any language."""
    kinds = {FileNotFoundError: "missing", PermissionError: "forbidden", IsADirectoryError: "folder"}
    return next((word for kind, word in kinds.items() if isinstance(error, kind)), "other")


def system_reason(error: Exception) -> str:
    """What the system says."""
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


def current_umask() -> int:
    """The permissions this process withholds from new files."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
