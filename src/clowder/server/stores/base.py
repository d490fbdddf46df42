"""The contract of a store. A table is a list of events, numbered from 1: what was decided about it and at it, never what it
looked like. Two who write the same number of the same table at once are told apart by the primary key: one is written, the
other learns that somebody was faster, reads what happened, and thinks again.

Stores keep bytes and know no rule. Everything they return was durable before they returned it.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Protocol

import msgspec

from clowder.errors import ClowderError

LONGEST_NAME = 200
"""Characters of a table's id or code."""


class EventRow(msgspec.Struct, frozen=True):
    """An event as it is stored."""

    number: int
    at: int
    """When it was accepted, in milliseconds since 1970, by the clock of the server that accepted it."""
    body: bytes


class TableSummary(msgspec.Struct, frozen=True):
    """What can be known of a table without reading its events; written together with the event that changes it."""

    status: str
    """"open" (before the start), "playing" or "over"."""
    public: bool
    """Whether it is listed."""
    attended: bool
    """Whether something will happen at it by itself: a bot's turn, a clock, a window that will close."""
    listing: bytes
    """What the list of public tables shows of it."""


class Append(msgspec.Struct, frozen=True):
    """An event that waits to be written."""

    table: str
    number: int
    at: int
    body: bytes
    summary: TableSummary | None


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    code: str
    changed: int
    """When its last event was accepted, as in EventRow."""
    summary: TableSummary


class BadStore(ClowderError):
    """A database that cannot be used as it is, or a backup that cannot be made: something the host has to set right."""


class CodeTaken(Exception):
    """Another table has that code, or that id: choose another."""


class StoreLost(Exception):
    """The store cannot be reached at present. Nothing is known about what was being written; read it again."""


def storable(name: str) -> bool:
    """Whether this can be the id or code of a table in every store; whoever asks for another one finds nothing."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable()


class OnNews(Protocol):
    """Called when another process wrote an event; on the loop that opened the store."""

    def __call__(self, table: str, number: int, row: EventRow | None = None) -> None:
        """The table and the number of its newest event, and that event itself where it is so short that it was told along.
        A table of "" means: news may have been missed, look at everything you care about."""
        ...


class TableStore(Protocol):
    """What tables need of a store."""

    shared: bool
    """Whether several processes may use it at once."""

    async def open(self, news: OnNews) -> None:
        """Connect, bring the schema up to date (safe with several processes starting at once), begin to listen. BadStore
        if that cannot be."""
        ...

    async def close(self) -> None:
        """Finish what was begun and let go."""
        ...

    async def ready(self) -> bool:
        """Whether it answers right now."""
        ...

    async def create(self, table: str, code: str, at: int, body: bytes, summary: TableSummary) -> None:
        """A new table with its first event; CodeTaken if the id or the code is in use."""
        ...

    async def append(self, table: str, number: int, at: int, body: bytes, summary: TableSummary | None = None) -> bool:
        """Add event `number` if it is the next one of this table; False, and nothing is written, if it is not (somebody
        was faster, or the table is gone). True means it is durable. The summary is replaced if one is given."""
        ...

    async def events(self, table: str, since: int = 0) -> list[EventRow]:
        """The events after number `since`, in order; empty if there is no such table."""
        ...

    async def find(self, code: str) -> str | None:
        """The table with that code."""
        ...

    async def public(self, limit: int) -> list[Listed]:
        """Tables that are listed and not over, the newest change first."""
        ...

    async def unattended(self, holder: str, now: int, limit: int) -> list[str]:
        """Tables that need attention and that no server but `holder` has claimed beyond `now`; those that nobody has come
        first."""
        ...

    async def claim(self, tables: Collection[str], holder: str, now: int, until: int) -> set[str]:
        """Claim tables, or prolong the claim: those that `holder` has now. Another's claim holds until it runs out."""
        ...

    async def release(self, tables: Collection[str], holder: str) -> None:
        """Give up claims, so that another server need not wait until they run out."""
        ...

    async def forget(self, over_before: int, open_before: int, limit: int) -> int:
        """Delete tables that are over and did not change since `over_before`, and any others that did not change since
        `open_before`; how many were deleted."""
        ...

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        ...


class Store(TableStore, Protocol):
    """What every store can do: outlast its server, too."""

    async def backup(self, file: Path) -> None:
        """Write everything to a file, as it is at one moment, while others go on writing. The file is a SQLite database
        that can be served as it is; an older file of that name is replaced when the new one is whole. BadStore if it
        cannot be written."""
        ...
