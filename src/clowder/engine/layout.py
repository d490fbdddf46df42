"""What the numbers of an observation mean: a game declares it block by block, and from that come the length, the starts of
the blocks, the table in docs/games, the encodings for learners, the bounds of their spaces, and a check that observation
and view tell the same."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

Seen = Callable[[Any, int], list[int | None]]
"""(the seat's view, the seat) -> the numbers of a block as far as the view shows them; None where it does not."""


# What a number is: how much of something, which one of several, or some of several (as bits).
AMOUNT, WHICH, SOME = range(3)


@dataclass(frozen=True)
class Number:
    """What one number of an observation can be."""

    kind: int
    """AMOUNT, WHICH or SOME."""
    low: int
    high: int

    @property
    def size(self) -> int:
        """How many columns it takes where each possibility, or each bit, has one of its own."""
        return {AMOUNT: 1, WHICH: self.high - self.low + 1, SOME: self.high.bit_length()}[self.kind]


def amount(low: int, high: int) -> Number:
    """So much of something: neighbouring numbers mean nearly the same."""
    return Number(AMOUNT, low, high)


def which(low: int, high: int) -> Number:
    """One of several: neighbouring numbers have nothing to do with each other."""
    return Number(WHICH, low, high)


def some(bits: int) -> Number:
    """Any of so many, each a bit."""
    return Number(SOME, 0, (1 << bits) - 1)


YES = which(0, 1)
"""1 where something is so."""
ANYTHING = amount(-128, 127)


@dataclass(frozen=True)
class Block:
    """Some numbers of an observation, one behind the other."""

    name: str
    many: int
    about: str
    """What they are, in the words of the documentation."""
    seen: Seen | None = None
    """What the view says of them; None for what no view shows."""
    numbers: tuple[Number, ...] = (ANYTHING,)
    """What they can be, one after the other, again and again to the end of the block."""
    by_card: bool = False
    """Whether it says these numbers of each card (or face, or value), as all such blocks of the game do in the same
    order."""

    @property
    def times(self) -> int:
        """How often it says these numbers."""
        return self.many // len(self.numbers)

    def number(self, place: int) -> Number:
        """What the number in this place of the block can be."""
        return self.numbers[place % len(self.numbers)]


def starts(layout: tuple[Block, ...]) -> tuple[int, ...]:
    """Where each block begins."""
    return tuple(accumulate((block.many for block in layout[:-1]), initial=0))


def bounds(layout: tuple[Block, ...]) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
    """The lowest and the highest that each number of an observation can be."""
    numbers = [block.number(place) for block in layout for place in range(block.many)]
    return np.array([each.low for each in numbers], np.int8), np.array([each.high for each in numbers], np.int8)


def located(layout: tuple[Block, ...], at: int) -> tuple[Block, int]:
    """The block that a number of an observation is in, and its place there."""
    start, number = max((start, number) for number, start in enumerate(starts(layout)) if start <= at)
    return layout[number], at - start


def fingerprint(layout: tuple[Block, ...]) -> str:
    """One name for what the numbers are: whatever was learned of them is worth nothing with a layout of another name. The
    words about them do not count."""
    numbers = [
        (block.name, block.many, block.by_card, [(n.kind, n.low, n.high) for n in block.numbers]) for block in layout
    ]
    return hashlib.blake2b(repr(numbers).encode(), digest_size=16).hexdigest()
