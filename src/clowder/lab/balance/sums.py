"""What is kept of the games played: sums, and a few games worth watching. Adding up is exact or done in order, so figures
do not depend on how the work was shared out; how much is kept does not grow with the number of games."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

Arrays = dict[str, NDArray[Any]]


class Highlight(msgspec.Struct, frozen=True, array_like=True):
    """A game worth watching, and when."""

    why: str
    value: float
    """How remarkable it is, among those of the same kind."""
    number: int
    step: int
    detail: float = 0.0
    """A figure to tell of it."""


class Sums(msgspec.Struct):
    """The sums of a chunk of games, or of many."""

    arrays: Arrays
    words: dict[str, int]
    """How often the game ended for each of its reasons."""
    moments: dict[str, Highlight]

    def add(self, other: Sums) -> None:
        """Those of the next chunk."""
        for name, values in other.arrays.items():
            mine = self.arrays.get(name)
            self.arrays[name] = values.copy() if mine is None else mine + values
        for word, count in other.words.items():
            self.words[word] = self.words.get(word, 0) + count
        for why, moment in other.moments.items():
            if why not in self.moments or moment.value > self.moments[why].value:
                self.moments[why] = moment

    def packed(self) -> bytes:
        """As bytes, for a journal."""
        arrays = {name: (str(values.dtype), values.shape, values.tobytes()) for name, values in self.arrays.items()}
        return zlib.compress(msgspec.msgpack.encode((arrays, self.words, self.moments)), 1)


def no_sums() -> Sums:
    """Of no games yet."""
    return Sums({}, {}, {})


Packed = tuple[dict[str, tuple[str, tuple[int, ...], bytes]], dict[str, int], dict[str, Highlight]]


def unpacked(content: bytes) -> Sums:
    """From such bytes; raises ValueError where they are none."""
    try:
        arrays, words, moments = msgspec.msgpack.decode(zlib.decompress(content), type=Packed)
        return Sums(read_arrays(arrays), words, moments)
    except (zlib.error, msgspec.MsgspecError, TypeError) as error:
        raise ValueError(str(error)) from None


def read_arrays(arrays: Mapping[str, tuple[str, tuple[int, ...], bytes]]) -> Arrays:
    """Arrays from their parts."""
    return {name: np.frombuffer(data, kind).reshape(shape) for name, (kind, shape, data) in arrays.items()}
