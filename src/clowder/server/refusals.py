"""A request that the table does not grant, with the reason in the words of the table."""

from __future__ import annotations

from typing import Any

from clowder.errors import ClowderError


class Refused(ClowderError):
    """What was asked for is not possible now; `status` is how HTTP says so."""

    def __init__(self, key: str, status: int = 409, **args: Any) -> None:
        super().__init__(key, **args)
        self.status = status


class Stale(Refused):
    """A step that answers another question than the one that is asked now."""


def told(error: ClowderError, language: str) -> dict[str, Any]:
    """The error for a client: a key to tell it apart, the text, and the clause it rests on."""
    return {"key": error.key, "text": error.text(language), "clause": getattr(error, "clause", "") or None}
