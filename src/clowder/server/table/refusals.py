"""A request that the table does not grant, with the reason in the words of the table."""

from __future__ import annotations

from typing import Any

import msgspec

from clowder.errors import ClowderError


class Refused(ClowderError):
    """What was asked for is not possible now; `status` is how HTTP says so."""

    def __init__(self, key: str, status: int = 409, **args: Any) -> None:
        super().__init__(key, **args)
        self.status = status


class Stale(Refused):
    """A step that answers another question than the one that is asked now."""


class Ahead(Stale):
    """A step that was not reached here yet: whoever answers it was told of it by another server."""


class Problem(msgspec.Struct, frozen=True):
    """Why it was not done."""

    key: str
    text: str
    clause: str | None = None


def reason_given(error: ClowderError, language: str) -> Problem:
    """The error for a client: a key to tell it apart, the text, and the clause it rests on."""
    return Problem(error.key, error.text(language), getattr(error, "clause", "") or None)
