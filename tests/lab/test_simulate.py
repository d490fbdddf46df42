"""Simulations: the same numbers however the work is shared out, and figures that add up."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import clowder
from clowder.engine import catalogue
from clowder.lab import simulate as module
from clowder.lab.simulate import Tally, simulate, wilson


@pytest.mark.parametrize("name", catalogue.names())
def test_same_seed_same_numbers_whatever_the_number_of_jobs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    once = simulate(name, 3, 250, seed=4, jobs=1)
    monkeypatch.setattr(module, "CHUNK", 17)
    assert simulate(name, 3, 250, seed=4, jobs=3) == once
    assert simulate(name, 3, 250, seed=5, jobs=2) != once


def test_figures_add_up() -> None:
    summary = simulate("discat", 4, 3000, seed=1)
    assert sum(seat.win_share for seat in summary.seats) == pytest.approx(1)
    for seat in summary.seats:
        assert seat.low < seat.win_share < seat.high
        assert seat.score_low <= seat.score_mean <= seat.score_high
    assert summary.decisions.shortest <= summary.decisions.median <= summary.decisions.longest
    assert summary.choices < summary.decisions.mean


def test_options_count() -> None:
    first = simulate("discat", 2, 200, seed=1, options={"starter": 0})
    assert first.options["starter"] == 0
    assert first != simulate("discat", 2, 200, seed=1, options={"starter": 1})


def test_progress_goes_up_to_the_end() -> None:
    heard: list[tuple[int, int]] = []
    simulate("discat", 2, 5000, jobs=2, on_progress=lambda done, total: heard.append((done, total)))
    assert heard[-1] == (5000, 5000)
    assert heard == sorted(heard)


@pytest.mark.parametrize(
    "bad", [{"games": 0}, {"games": 1.5}, {"games": True}, {"seed": -1}, {"jobs": 0}, {"players": 9}, {"game": "go"}]
)
def test_bad_input_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(clowder.ClowderError):
        simulate(**{"game": "discat", "players": 2, "games": 10, **bad})


def test_wilson_intervals_against_known_values() -> None:
    """Newcombe (1998), table I: 81 of 263, and none of 20."""
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0 / 20, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)


def test_the_tally_agrees_with_numpy() -> None:
    chooser = np.random.default_rng(1)
    lengths = chooser.integers(5, 40, (101, 2)).astype(np.int32)
    scores = chooser.integers(-9, 9, (101, 2)).astype(np.int32)
    shares = np.eye(2)[chooser.integers(0, 2, 101)]
    tally = Tally(2, 50)
    for part in (slice(0, 30), slice(30, 101)):
        tally.add(shares[part], scores[part], lengths[part])
    found = tally.decisions()
    assert (found.mean, found.median) == pytest.approx((lengths[:, 0].mean(), np.median(lengths[:, 0])))
    assert tally.seat(1).score_mean == pytest.approx(scores[:, 1].mean())
    assert tally.seat(0).win_share == pytest.approx(shares[:, 0].mean())
