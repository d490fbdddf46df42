from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from clowder.lab.ladder import ELO, ladder

PLACES = (0.0, 120.0, -80.0, 300.0)


def expected(above: float) -> float:
    """What a bot wins from one that it is so many points above."""
    return float(1 / (1 + np.exp(-above / ELO)))


def test_400_points_are_odds_of_10_to_1() -> None:
    assert expected(400) == pytest.approx(10 / 11)


def test_places_are_recovered_from_the_shares_they_make() -> None:
    duels = {
        (i, j): [[expected(PLACES[i] - PLACES[j])] * 2] * 500 for i, j in combinations(range(len(PLACES)), 2)
    }  # fmt: skip
    for (place, low, high), true in zip(ladder(len(PLACES), duels), PLACES, strict=True):
        assert place == pytest.approx(true, abs=2)
        assert low <= place <= high


def test_intervals_hold_the_true_places_as_often_as_they_say() -> None:
    chance = np.random.default_rng(3)
    held = []
    for run in range(25):
        duels = {
            (i, j): [[float(won)] for won in chance.random(60) < expected(PLACES[i] - PLACES[j])]
            for i, j in combinations(range(3), 2)
        }
        found = ladder(3, duels, seed=run)
        assert found[0] == (0.0, 0.0, 0.0)
        held += [low <= true <= high for (_, low, high), true in zip(found[1:], PLACES[1:3], strict=True)]
    assert 0.88 <= np.mean(held) <= 1


def test_bots_that_never_met_are_compared_through_others() -> None:
    found = ladder(3, {(0, 1): [[0.25]] * 1000, (1, 2): [[0.25]] * 1000})
    assert found[2][0] == pytest.approx(2 * found[1][0], rel=0.01)


def test_a_bot_that_never_lost_has_a_place_and_nobody_is_sure_which() -> None:
    place, low, high = ladder(2, {(0, 1): [[0.0, 0.0]] * 8})[1]
    assert 100 < low < place - 50
    assert place + 50 < high < 5000


def test_the_same_seed_gives_the_same_ladder_and_nobody_met_gives_a_flat_one() -> None:
    duels = {(0, 1): [[1.0, 0.0], [0.5, 1.0], [1.0, 1.0]]}
    assert ladder(2, duels, seed=5) == ladder(2, duels, seed=5)
    assert ladder(2, {(0, 1): []}) == [(0.0, 0.0, 0.0)] * 2
