"""The state of a game is one record: fixed size, no pointers, copied like memory.

A game declares its record as a class, one field a line, with a line of documentation under each::

    class Discat(Record, game="discat"):
        hand: Grid = grid("i1", SEATS, 6)
        \"\"\"The cards each seat holds, in the order drawn; the first `held[seat]` count.\"\"\"

The class is only the declaration. What the rules get is a row of a numpy record array of `Discat.dtype`, on which
`s.hand[seat, i]` reads and writes alike in compiled code and in plain Python. Views and stories, which are plain Python
and want to be fast, get `plain(record)`: the same names, with ints and lists behind them (`s.hand[seat][i]`).

Every record begins with the same four fields, written here once: the rules version (named after the game, so that no two
games share a dtype and with it compiled code), `seats`, `actor` and `chance`.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, Self, TypeVar, cast, overload

import numpy as np

R = TypeVar("R")

NOBODY = -1
"""Where a field names a seat: no seat."""

LARGEST = 1024
"""Bytes a record may take: it is copied at every step of a search."""


class Row(Protocol):
    """A field with one index."""

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Row: ...
    def __setitem__(self, index: int, value: int) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Grid(Protocol):
    """A field with two indices: `grid[a, b]` in the rules, `grid[a][b]` in views as well."""

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: tuple[int, int]) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int) -> None: ...
    def __len__(self) -> int: ...


@dataclass(frozen=True)
class Field:
    """What a class attribute of a record declares: an integer type of numpy, and a shape."""

    kind: str
    shape: tuple[int, ...]


def cell(kind: str) -> int:
    """Declare one number: `actor: int = cell("i1")`."""
    return cast(int, Field(kind, ()))


def row(kind: str, length: int) -> Row:
    """Declare a row of numbers: `held: Row = row("i1", SEATS)`."""
    return cast(Row, Field(kind, (length,)))


def grid(kind: str, rows: int, columns: int) -> Grid:
    """Declare rows of numbers: `hand: Grid = grid("i1", SEATS, 6)`."""
    return cast(Grid, Field(kind, (rows, columns)))


class Record:
    """Base of every game's record; see the head of this file."""

    dtype: ClassVar[np.dtype[np.void]]
    plain_type: ClassVar[Callable[..., Any]]

    seats: int = cell("i1")
    """How many play."""
    actor: int = cell("i1")
    """The seat that decides now; NOBODY when the game is over."""
    chance: Row = row("u4", 4)
    """The generator's four words (chance.py)."""

    def __init_subclass__(cls, game: str) -> None:
        fields: dict[str, Field] = {game: Field("u1", ())}
        for source in reversed(cls.__mro__):
            fields |= {name: value for name, value in vars(source).items() if isinstance(value, Field)}
        for name in fields:
            if hasattr(np.recarray, name) or hasattr(np.record, name):
                raise TypeError(f"{cls.__name__}.{name}: numpy has an attribute of that name, which would hide the field")
        cls.dtype = np.dtype([(name, f.kind, f.shape) for name, f in fields.items()], align=True)
        if cls.dtype.itemsize > LARGEST:
            raise TypeError(f"{cls.__name__} takes {cls.dtype.itemsize} bytes; a record has at most {LARGEST}")
        cls.plain_type = namedtuple(f"Plain{cls.__name__}", list(fields))  # type: ignore[misc]

    @classmethod
    def rows(cls, count: int) -> np.recarray[Any, Any]:
        """An array of `count` empty records; `rows(1)[0]` is one record, a view into its array."""
        return np.zeros(count, cls.dtype).view(np.recarray)

    @classmethod
    def empty(cls) -> Self:
        """One empty record."""
        return cast(Self, cls.rows(1)[0])

    @classmethod
    def plain(cls, record: Self) -> Self:
        """The same values as ints and nested lists, read-only and quick to read from plain Python."""
        values = cast(Any, record).tolist()
        return cast(Self, cls.plain_type(*[v if isinstance(v, int) else v.tolist() for v in values]))


def copy(record: R) -> R:
    """An independent copy of one record."""
    original = cast(Any, record)
    rows = np.zeros(1, original.dtype).view(np.recarray)  # zeros: numpy copies fields, not the room between them
    rows[0] = original
    return cast(R, rows[0])


def content(record: object) -> bytes:
    """The record's bytes: two states are the same state when these are equal. What is in the room between fields is no part
    of the state, and in an array that numpy copied it is whatever was there before."""
    return bytes(cast(Any, copy(record)).tobytes())
