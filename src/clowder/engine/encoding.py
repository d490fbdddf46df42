"""An observation as columns of noughts and ones, as networks like them. Which columns there are follows from what the game
declares of its numbers (engine/layout.py); nobody lists them by hand.

- `one_hot`: one of several becomes a column for each possibility, some of several a column for each, an amount stays a
  number.
- `planes`: the same columns in another order. What is said of each card comes first, as planes with a place for each
  card; the rest follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from clowder.engine.compiling import compiled
from clowder.engine.layout import AMOUNT, SOME, WHICH, Block
from clowder.errors import BadOption, repr_of

Bytes = NDArray[np.int8]

PLAIN, ONE_HOT, PLANES = ENCODINGS = ("numbers", "one_hot", "planes")


@dataclass(frozen=True)
class Column:
    """What a column of an observation says."""

    block: str
    """The block of the game's layout."""
    place: int
    """The place in that block."""
    low: int
    high: int
    value: int | None = None
    """It is 1 where that number has this value; None for the number itself, or one bit of it."""
    bit: int | None = None
    """It is this bit of that number."""


class EncodingTable(NamedTuple):
    """How each number becomes columns."""

    kind: NDArray[np.int8]
    low: NDArray[np.int16]
    start: NDArray[np.int32]
    stride: NDArray[np.int32]
    size: NDArray[np.int16]


class Encoding:
    """How the numbers of a layout become columns."""

    def __init__(self, layout: tuple[Block, ...], name: str = PLAIN) -> None:
        if name not in ENCODINGS:
            raise BadOption("error-option-choice", option="encoding", value=repr_of(name), choices=list(ENCODINGS))
        self.name = name
        """`numbers`, `one_hot` or `planes`."""
        self.layout = layout
        by_card = [block for block in layout if block.by_card] if name == PLANES else []
        self.cards = by_card[0].times if by_card else 0
        """Places of a plane; 0 where there are none."""
        self.planes = sum(number.size for block in by_card for number in block.numbers)
        """How many planes there are: the first `planes * cards` columns."""
        self.columns: tuple[Column, ...]
        """What each column says, from the first to the last."""
        self.places, self.columns = self._laid_out()
        """In `places`: which column, or columns, each number of an observation has."""
        self.table = Encoding(()).places if name == PLAIN and layout else self.places
        """The same for `encode`; empty where an observation is left as it is."""
        self.scale: NDArray[np.float32] = np.array(
            [1 / max(abs(column.low), abs(column.high), 1) for column in self.columns], np.float32
        )
        """What to multiply each column with to have it between -1 and 1."""

    def _laid_out(self) -> tuple[EncodingTable, tuple[Column, ...]]:
        """Where each number goes, and what is in each column."""
        columns: dict[int, Column] = {}
        rows: list[tuple[int, int, int, int, int]] = []
        next_plane, next_column = 0, self.planes * self.cards
        for block in self.layout:
            in_planes = block.by_card and self.cards > 0
            for place in range(block.many):
                number = block.number(place)
                kind = AMOUNT if self.name == PLAIN else number.kind
                size = 1 if self.name == PLAIN else number.size
                if in_planes:
                    card, at = divmod(place, len(block.numbers))
                    before = sum(each.size for each in block.numbers[:at])
                    start, stride = (next_plane + before) * self.cards + card, self.cards
                else:
                    start, stride = next_column, 1
                    next_column += size
                rows.append((kind, number.low, start, stride, size))
                for k in range(size):
                    columns[start + k * stride] = column_of(block.name, place, kind, number.low, number.high, k)
            if in_planes:
                next_plane += sum(number.size for number in block.numbers)
        kinds = (np.int8, np.int16, np.int32, np.int32, np.int16)
        parts = zip(*rows, strict=True) if rows else ((),) * len(kinds)
        table = EncodingTable(*(np.array(part, kind) for part, kind in zip(parts, kinds, strict=True)))
        return table, tuple(columns[at] for at in range(len(columns)))

    def __len__(self) -> int:
        return len(self.columns)


def column_of(block: str, place: int, kind: int, low: int, high: int, k: int) -> Column:
    """The k-th column of a number."""
    if kind == WHICH:
        return Column(block, place, 0, 1, value=low + k)
    return Column(block, place, 0, 1, bit=k) if kind == SOME else Column(block, place, low, high)


@compiled
def encode(table: EncodingTable, seen: Bytes, out: Bytes) -> None:
    """Write the columns of an observation. A number beyond what its game declares (the kit looks for those) has no
    column."""
    out[:] = 0
    for j in range(len(table.kind)):
        number, start = int(seen[j]), table.start[j]
        if table.kind[j] == AMOUNT:
            out[start] = number
        elif table.kind[j] == WHICH:
            if 0 <= number - table.low[j] < table.size[j]:
                out[start + (number - table.low[j]) * table.stride[j]] = 1
        else:
            for k in range(table.size[j]):
                out[start + k * table.stride[j]] = (number >> k) & 1
