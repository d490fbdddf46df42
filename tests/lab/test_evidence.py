"""Intervals that hold what they promise, and a test that may be looked at after every deal."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from clowder.lab.evidence import CONVINCING, PARITY, STAKES, Wager, mean_of_deals, share_of_deals

SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What a bot can win of a deal."""


@pytest.mark.parametrize(
    "chances", [(0.5, 0, 0, 0, 0.5), (0.1, 0.2, 0.4, 0.2, 0.1), (0, 0.5, 0, 0.5, 0), (0.25, 0, 0.25, 0.5, 0)]
)
def test_nobody_can_expect_to_win_from_equal_bots(chances: tuple[float, ...]) -> None:
    assert sum(chance * share for chance, share in zip(chances, SHARES, strict=True)) == pytest.approx(PARITY)
    expected = sum(chance * math.exp(log_evidence(share)) for chance, share in zip(chances, SHARES, strict=True))
    assert expected == pytest.approx(1)


def log_evidence(share: float) -> float:
    wager = Wager()
    wager.bet(share)
    return math.log(wager.evidence)


def test_no_stake_can_lose_everything_or_more() -> None:
    assert (np.abs(STAKES) * PARITY < 1).all()
    assert sorted(STAKES) == sorted(-STAKES)


def settled_after(shares: Any) -> int | None:
    """The deal after which it is settled, looked at after each one."""
    wager = Wager()
    for number, share in enumerate(shares, 1):
        wager.bet(share)
        if wager.settled:
            return number
    return None


def test_equal_bots_are_told_apart_in_less_than_5_percent_of_runs_however_often_one_looks() -> None:
    chance = np.random.default_rng(1)
    alarms = sum(settled_after(chance.choice(SHARES, 200)) is not None for _ in range(500))
    assert 0 < alarms < 0.05 * 500


def test_unequal_bots_are_told_apart_soon() -> None:
    chance = np.random.default_rng(1)
    found = [settled_after(chance.choice((0.0, 0.5, 1.0), 200, p=(0.1, 0.4, 0.5))) for _ in range(50)]
    assert all(found)
    assert np.median([number for number in found if number]) < 60
    better = Wager()
    for _ in range(30):
        better.bet(1.0)
    assert better.settled
    assert CONVINCING < better.evidence < math.inf


def test_evidence_stays_a_number_when_there_is_no_doubt_left() -> None:
    wager = Wager()
    for _ in range(100_000):
        wager.bet(0.0)
    assert math.isfinite(wager.evidence)


GAMES = ((1.0, 1.0), (1.0, 0.0), (0.0, 1.0), (0.0, 0.0))
"""The two games of a deal."""


@pytest.mark.parametrize(
    "chances",
    [
        pytest.param((0.25, 0.25, 0.25, 0.25), id="games are independent"),
        pytest.param((0.49, 0.21, 0.21, 0.09), id="independent, and one bot is better"),
        pytest.param((0.47, 0.03, 0.03, 0.47), id="the deal decides"),
        pytest.param((0.15, 0.4, 0.4, 0.05), id="the seat decides"),
    ],
)
def test_intervals_of_duplicate_deals_hold_the_true_share_as_often_as_they_say(chances: tuple[float, ...]) -> None:
    chance = np.random.default_rng(7)
    truth = chances[0] + chances[1]
    held = 0
    for _ in range(600):
        share, low, high = share_of_deals([GAMES[which] for which in chance.choice(4, 40, p=chances)])
        assert 0 <= low <= share <= high <= 1
        held += low <= truth <= high
    assert 0.925 <= held / 600 <= 0.99  # with few deals, rather a little too cautious


def test_duplicate_deals_that_cancel_luck_are_worth_more_games() -> None:
    def width(deals: list[tuple[float, float]]) -> float:
        _, low, high = share_of_deals(deals)
        return high - low

    cancelled, doubled = [GAMES[1], GAMES[2]] * 20, [GAMES[0], GAMES[3]] * 20
    assert width(cancelled) < 0.6 * width(doubled)


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_a_bot_that_won_everything_or_nothing_has_an_interval_too(won: float) -> None:
    share, low, high = share_of_deals([[won, won]] * 10)
    assert share == won
    assert 0.1 < high - low < 0.3


def test_the_mean_of_deals_agrees_with_scipy() -> None:
    from scipy import stats

    for count in (*range(2, 12), 50):
        values = np.random.default_rng(1).normal(3, 2, count)
        mean, low, high = mean_of_deals(list(values))
        half = stats.t.ppf(0.975, count - 1) * stats.sem(values)
        assert (mean, high - mean, mean - low) == pytest.approx((values.mean(), half, half), rel=5e-3)
    assert mean_of_deals([2.0]) == (2.0, -math.inf, math.inf)
