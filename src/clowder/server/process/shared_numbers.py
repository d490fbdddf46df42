"""Numbers that several processes write down side by side, each in a row of its own, and that any of them can add up.

Nobody waits for anybody: a row is written by one process alone, and a number of eight bytes is there whole or not."""

from __future__ import annotations

import mmap
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from numpy.typing import NDArray

NUMBER = 8
"""Bytes of each."""


class SharedNumbers:
    """Rows of numbers: in this process alone, or in an open file that others have mapped, too."""

    def __init__(self, width: int, rows: int = 1, file: int | None = None) -> None:
        size = NUMBER * width * rows
        self.memory = bytearray(size) if file is None else mmap.mmap(file, size)
        self.shape = (rows, width)

    def row(self, number: int) -> memoryview[float]:
        """One process' own numbers, to be read and written."""
        size = NUMBER * self.shape[1]
        return memoryview(self.memory)[number * size : (number + 1) * size].cast("d")

    def sums(self) -> NDArray[np.float64]:
        """What all rows come to."""
        added: NDArray[np.float64] = np.frombuffer(self.memory, np.float64).reshape(self.shape).sum(axis=0)
        return added


@contextmanager
def shared_file(width: int, rows: int) -> Iterator[int]:
    """A file without a name for as many rows, all zero, by its descriptor; it is gone with the last process that has it."""
    with tempfile.TemporaryFile() as file:
        file.truncate(NUMBER * width * rows)
        yield file.fileno()
