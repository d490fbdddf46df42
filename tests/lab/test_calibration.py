"""Chances against what came of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from clowder.lab.calibration import BINS, calibration, difference


def foretold(games: int, *, bold: float = 1.0) -> tuple[Any, Any]:
    """Chances of two seats, and winners drawn by them; told as if they were `bold` times as far from even."""
    chance = np.random.default_rng(3)
    first = chance.uniform(size=games)
    won = (chance.uniform(size=games) < first).astype(float)
    told = np.clip(0.5 + bold * (first - 0.5), 0, 1)
    return np.stack([told, 1 - told], 1), np.stack([won, 1 - won], 1)


def test_what_is_drawn_by_the_chances_is_calibrated() -> None:
    found = calibration(*foretold(20_000))
    assert found.games == 20_000
    assert found.low < 1 / 6 < found.high, "the mean of p(1 - p)"
    assert found.gap < 0.01
    for number, each in enumerate(found.curve):
        assert each
        assert number / BINS <= each.told <= (number + 1) / BINS
        assert each.low < each.came < each.high


def test_who_is_too_bold_is_found_out() -> None:
    told, came = foretold(5_000)
    bold, _ = foretold(5_000, bold=1.8)
    assert calibration(bold, came).gap > 0.05 > calibration(told, came).gap
    mean, low, high = difference(told, bold, came)
    assert 0 < low < mean < high
    assert difference(told, told, came) == (0, 0, 0)


def test_certainty_and_nothing_told() -> None:
    came = np.array([[1.0, 0.0], [0.0, 1.0]])
    found = calibration(came, came)
    assert (found.brier, found.gap) == (0, 0)
    assert [each.count if each else 0 for each in found.curve] == [2, *[0] * 8, 2]
    assert calibration(1 - came, came).brier == pytest.approx(1)
