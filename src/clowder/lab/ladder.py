"""A ladder of bots: one number each, from who beats whom how often (Bradley and Terry 1952, in Elo's units).

400 points of difference are odds of 10 to 1. The ladder is fitted to all duels at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

ELO = 400 / np.log(10)
"""Elo points for a factor e in the odds."""
SAMPLES = 400
"""Ladders fitted to resampled deals, for the intervals."""
PRIOR = 1.0
"""Drawn games added to every duel, so that a bot that never lost has a place on the ladder as well. In the resampled duels
what is added is chance, with this mean: resampling alone would take it for certain that such a bot never loses."""

Duels = Mapping[tuple[int, int], Sequence[Sequence[float]]]
"""For bots i < j: the deals, each the list of shares that i won in its games."""


def ladder(bots: int, duels: Duels, seed: int = 0) -> list[tuple[float, float, float]]:
    """For each bot its place above the first one with the 95 % interval, from resampling the deals."""
    chance = np.random.default_rng(seed)
    totals = {
        pair: np.array([(sum(games), len(games)) for games in deals], float) for pair, deals in duels.items() if deals
    }
    best = fitted(bots, {pair: np.add(rows.sum(axis=0), (PRIOR / 2, PRIOR)) for pair, rows in totals.items()})
    resampled = np.array(
        [fitted(bots, {pair: again(rows, chance) for pair, rows in totals.items()}) for _ in range(SAMPLES)]
    )
    low, high = np.percentile(resampled, [2.5, 97.5], axis=0)
    return [(float(best[bot]), float(min(low[bot], best[bot])), float(max(high[bot], best[bot]))) for bot in range(bots)]


def again(rows: NDArray[np.float64], chance: np.random.Generator) -> NDArray[np.float64]:
    """(Games won, played) in as many deals, drawn with replacement."""
    won, lost = chance.gamma(PRIOR / 2, size=2)
    return np.asarray(np.add(rows[chance.integers(0, len(rows), len(rows))].sum(axis=0), (won, won + lost)))


def fitted(bots: int, totals: Mapping[tuple[int, int], NDArray[np.float64]]) -> NDArray[np.float64]:
    """The likeliest places, in Elo points above the first bot, for (games won, played) of each pair: Newton's method."""
    places = np.zeros(bots)
    for _ in range(50):
        slope, bend = np.zeros(bots), np.zeros((bots, bots))
        for (i, j), (won, played) in totals.items():
            expected = 1 / (1 + np.exp(places[j] - places[i]))
            slope[i] += won - played * expected
            slope[j] -= won - played * expected
            weight = played * expected * (1 - expected)
            bend[np.ix_((i, j), (i, j))] += weight * np.array([[1, -1], [-1, 1]])
        step = np.linalg.lstsq(bend[1:, 1:], slope[1:], rcond=None)[0]  # the first stays where it is
        step = np.clip(step, -2, 2)
        places[1:] += step
        if np.abs(step).max(initial=0) < 1e-9:
            break
    return np.asarray(places * ELO)
