"""What an adapter stands on is not part of Clowder; who has not installed it is told how to."""

from __future__ import annotations

from importlib import import_module

from clowder.errors import ClowderError


def require(package: str, extra: str) -> None:
    """ImportError, with the extra that installs it, where a package is missing."""
    try:
        import_module(package)
    except ImportError as error:
        raise ImportError(ClowderError("error-extra-missing", package=package, extra=extra).text()) from error
