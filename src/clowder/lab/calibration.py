"""How good chances are that somebody was given: what was foretold against what came of it, one position of each game."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clowder.lab.evidence import mean_of_deals, wilson

BINS = 10
"""Of the reliability curve: chances up to a tenth, up to two tenths, and so on."""


@dataclass(frozen=True)
class ReliabilityBin:
    """The chances that lie between two tenths."""

    count: int
    told: float
    """Their mean …"""
    came: float
    """… and the share of the win that came of them, …"""
    low: float
    high: float
    """… with its 95 % interval, as if all were of games of their own."""


@dataclass(frozen=True)
class Calibration:
    """What somebody foretold."""

    games: int
    brier: float
    """The mean square of the difference between chance and share of the win, over seats and games: 0 is clairvoyant."""
    low: float
    high: float
    """Its 95 % interval."""
    gap: float
    """The mean distance between chance and what came of it, over the curve: 0 is calibrated."""
    curve: list[ReliabilityBin | None]
    """By tenths of a chance; None where nothing was foretold."""


def calibration(told: NDArray[np.float64], came: NDArray[np.float64]) -> Calibration:
    """What was told, and the shares of the win that came of it: (games, seats)."""
    brier, low, high = mean_of_deals(brier_scores(told, came))
    curve = [reliability(told, came, number) for number in range(BINS)]
    gap = math.fsum(each.count * abs(each.told - each.came) for each in curve if each) / max(1, told.size)
    return Calibration(len(told), brier, low, high, gap, curve)


def brier_scores(told: NDArray[np.float64], came: NDArray[np.float64]) -> list[float]:
    """The score of each game."""
    return [float(score) for score in ((told - came) ** 2).mean(1)]


def reliability(told: NDArray[np.float64], came: NDArray[np.float64], number: int) -> ReliabilityBin | None:
    """One point of the curve."""
    inside = np.minimum((told * BINS).astype(np.int64), BINS - 1) == number
    count = int(inside.sum())
    if not count:
        return None
    share = float(came[inside].mean())
    return ReliabilityBin(count, float(told[inside].mean()), share, *wilson(share, count))


def difference(
    told: NDArray[np.float64], other: NDArray[np.float64], came: NDArray[np.float64]
) -> tuple[float, float, float]:
    """How much lower the Brier score of the first is than that of the other, in the same games, with the 95 % interval."""
    pairs = zip(brier_scores(told, came), brier_scores(other, came), strict=True)
    return mean_of_deals([second - first for first, second in pairs])
