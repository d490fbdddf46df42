"""Which columns of an observation are worth reading: those that vary in play. The others would only make the file large."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clowder.engine.encoding import ONE_HOT, Encoding
from clowder.engine.layout import Block
from clowder.lab.learning.kernels import count_inputs

RARE = 2e-4
"""A column of noughts and ones that differs from its usual value less often than this is left out."""
STILL = 1e-4
"""So is an amount, scaled to lie between -1 and 1, that varies by less."""
LEAST = 0.01
"""Amounts that vary by less are made greater no further than if they varied by this."""


@dataclass(frozen=True)
class Reading:
    """What is read of an observation."""

    encoding: Encoding
    columns: NDArray[np.int64]
    """Those that are read, ascending."""
    scale: NDArray[np.float32]
    """Of every column, so that amounts vary by about one."""

    @property
    def rows(self) -> NDArray[np.int32]:
        """For every column its row in the first layer; -1 where it is not read."""
        rows = np.full(len(self.encoding), -1, np.int32)
        rows[self.columns] = np.arange(len(self.columns))
        return rows


class Survey:
    """Columns being counted."""

    def __init__(self, layout: tuple[Block, ...]) -> None:
        self.encoding = Encoding(layout, ONE_HOT)
        self.sums, self.squares = np.zeros(len(self.encoding)), np.zeros(len(self.encoding))
        self.count = 0
        self.every = np.arange(len(self.encoding), dtype=np.int32)

    def add(self, seen: NDArray[np.int8]) -> None:
        """Look at some observations."""
        count_inputs(self.encoding.places, seen, self.every, self.encoding.scale, self.sums, self.squares)
        self.count += len(seen)

    def reading(self) -> Reading:
        """What is worth reading."""
        mean = self.sums / self.count
        spread = np.sqrt(np.maximum(self.squares / self.count - mean**2, 0))
        single = np.array([column.value is not None or column.bit is not None for column in self.encoding.columns])
        varies = np.where(single, np.minimum(mean, 1 - mean) >= RARE, spread > STILL)
        scale = np.where(single, self.encoding.scale, self.encoding.scale / np.maximum(spread, LEAST)).astype(np.float32)
        return Reading(self.encoding, np.flatnonzero(varies), scale)
