"""What somebody else's program raised or answered, in one line that can be written down anywhere."""

from __future__ import annotations

from clowder.errors import repr_of, shortened


def in_one_line(error: BaseException) -> str:
    """What was raised: its kind, and what it says."""
    try:
        told = str(error)
    except Exception:  # somebody's own exception may not even be able to tell itself
        told = ""
    return legible(f"{type(error).__name__}: {told}" if told else type(error).__name__)


def written(value: object) -> str:
    """A value as Python writes it, in one line."""
    try:
        return legible(repr_of(value))
    except Exception:
        return f"<{type(value).__name__}>"


def legible(text: str) -> str:
    """One line that can be written down anywhere, not too long."""
    return shortened(" ".join(text.encode("utf-8", "backslashreplace").decode().split()))
