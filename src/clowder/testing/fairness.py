"""Checks of chance: a redealt world looks, in the long run, like a dealt one, and every possible world comes up fairly."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.engine import batch
from clowder.engine.dispatch import redeal
from clowder.engine.game import Game
from clowder.engine.record import content, copy
from clowder.testing.effort import Effort, Nonconforming, Trial

SIGMAS = 6.5
"""How many standard errors a frequency may be off: with the thousands compared here, fair ones are once in a million."""


def check_deal_fairness(game: Game, effort: Effort) -> None:
    """Seen from another seat, redealt worlds are like dealt ones: every entry of that seat's observation is as frequent."""
    for players in game.seats:
        table = Trial(game, players, {})
        dealt = batch.deal(game.name, players, effort.samples, effort.seed)
        again = dealt.copy()
        batch.redeal(again, 0, effort.seed + 1)
        hidden = 0
        for other in range(1, players):
            hidden += compare_frequencies(table, batch.observe(dealt, other), batch.observe(again, other))
        if hidden == 0 and game.hides_at_deal:
            raise table.fail("redealing for seat 0 after the deal changes nothing that the others know")


def compare_frequencies(table: Trial, a: NDArray[np.int8], b: NDArray[np.int8]) -> int:
    """Compare, entry by entry, how often each value comes up; returns in how many places the two differ."""
    count = len(a)
    for entry in range(a.shape[1]):
        for value in np.union1d(a[:, entry], b[:, entry]):
            p, q = np.mean(a[:, entry] == value), np.mean(b[:, entry] == value)
            pooled = (p + q) / 2
            if abs(p - q) > SIGMAS * math.sqrt(2 * pooled * (1 - pooled) / count) + 1e-12:
                raise table.fail(f"observation entry {entry} is {value} in {p:.3f} of the deals, but in {q:.3f} redealt")
    return int(np.count_nonzero(a != b))


def check_fair(
    game: Game,
    record: Any,
    seat: int,
    samples: int,
    weight: Callable[[Any], float] | None = None,
    worlds: int | None = None,
) -> int:
    """A chi-square test on a small position: redeal reaches every world, each in proportion to its weight.

    `weight` says of a plain record in how many equally likely ways it comes about (1 for all, if not given); `worlds` is
    how many there should be. Returns how many were found.
    """
    found: Counter[bytes] = Counter()
    worlds_seen: dict[bytes, Any] = {}
    for seed in range(samples):
        world = copy(record)
        redeal(world, seat, seed)
        for i in range(4):
            world.chance[i] = 0
        found[content(world)] += 1
        worlds_seen.setdefault(content(world), world)
    if worlds is not None and len(found) != worlds:
        raise Nonconforming(f"{game.name}: {len(found)} worlds were dealt, {worlds} are possible")
    weights = {key: weight(game.record.plain(worlds_seen[key])) if weight else 1.0 for key in found}
    total = sum(weights.values())
    square = sum((n - samples * weights[key] / total) ** 2 / (samples * weights[key] / total) for key, n in found.items())
    freedom = len(found) - 1
    # Wilson and Hilferty: the cube root of a chi-square over its freedom is close to normal.
    spread = 2 / (9 * freedom) if freedom else 1
    off = ((square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread) if freedom else 0
    if off > SIGMAS:
        raise Nonconforming(
            f"{game.name}: worlds do not come up in fair proportion (chi-square {square:.0f} for {freedom})"
        )
    return len(found)
