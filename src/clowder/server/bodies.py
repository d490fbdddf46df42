"""What travels over HTTP: the bodies of requests and answers. openapi.py makes the OpenAPI document from these types."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from clowder.server.events import Manners

Name = Annotated[str, Meta(min_length=1, max_length=24, description="How a player is called at the table")]
Level = Annotated[str, Meta(description="kitten, house-cat, alley-cat or tiger")]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=12)]
    options: dict[str, Any] = {}
    deck: dict[str, Any] | None = None
    manners: Manners = Manners()
    name: Name | None = None
    """Under which the host takes the first seat; without one the host only watches."""
    bots: Annotated[list[Level], Meta(max_length=12)] = []
    """Levels of bots for the last seats."""
    start: bool = False
    """Begin at once, if no seat is free."""


class MadeTable(msgspec.Struct):
    """The table, and the token by which its host is known."""

    table: str
    code: str
    token: str
    seat: int | None


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    """Who wants to sit down."""

    name: Name


class TakenSeat(msgspec.Struct):
    """The seat, and the token that holds it."""

    seat: int
    token: str


class BotWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Which bot."""

    level: Level


class WordGiven(msgspec.Struct, forbid_unknown_fields=True):
    """Something to add to the seed."""

    word: Annotated[str, Meta(min_length=1, max_length=100)]


class PublicTable(msgspec.Struct):
    """A table in the list."""

    table: str
    code: str
    game: str
    players: int
    free: int
    names: list[str]
    host: str
    status: str


class TableFound(msgspec.Struct):
    """Where a code leads."""

    table: str


class NextTable(msgspec.Struct):
    """The table of the rematch; the asker's token holds the same person's seat there."""

    table: str
    code: str


class Fine(msgspec.Struct):
    """It was done; the number of the newest event at the table."""

    number: int


class Problem(msgspec.Struct):
    """Why it was not done."""

    key: str
    text: str
    clause: str | None = None
