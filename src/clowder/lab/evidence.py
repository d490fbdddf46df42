"""How sure a measurement is: intervals for shares and means, and a test that may be looked at after every deal."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

Z95 = 1.959964
"""Standard errors on each side of a 95 % interval."""
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447)
"""The same where the spread was itself measured on two deals, on three, and so on (Student's t)."""
PARITY = 0.5
CONVINCING = 20.0
"""Evidence that counts as settled: somebody who had to bet on parity would have been ruined 20 to 1, which luck alone does
in less than 5 % of all runs, however often and whenever it is looked at."""
STAKES = np.array([side * stake for stake in (0.125, 0.25, 0.5, 1.0, 1.5, 1.9) for side in (1, -1)])
"""Twelve ways to bet against parity, for either side, from cautious to bold (2 could lose everything at once)."""
AS_IF_INDEPENDENT = 10
"""Deals' worth of belief that games of one deal are independent, until the deals themselves say how much they vary."""


def wilson(share: float, count: float) -> tuple[float, float]:
    """The 95 % interval of a share seen in so many games (Wilson's, which is good near 0 and 1 as well)."""
    square = Z95 * Z95 / count
    centre = (share + square / 2) / (1 + square)
    half = Z95 * math.sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return max(0.0, centre - half), min(1.0, centre + half)


def share_of_deals(deals: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """A share measured on duplicate deals, each a list of its games, with the 95 % interval.

    The games of one deal are no independent trials: luck cancels between them, or adds up. So Wilson's interval is taken
    for the number of independent games that would vary as much as these deals do.
    """
    means = np.array([sum(games) / len(games) for games in deals])
    games = sum(map(len, deals))
    share = float(means.mean())
    spread = share * (1 - share)
    if spread <= 0:
        return share, *wilson(share, games)
    expected = AS_IF_INDEPENDENT * spread * len(deals) / games
    variance = (expected + float(((means - share) ** 2).sum())) / (AS_IF_INDEPENDENT + len(deals) - 1)
    return share, *wilson(share, spread * len(deals) / variance)


def mean_of_deals(values: Sequence[float]) -> tuple[float, float, float]:
    """A mean over deals with its 95 % interval; with a single deal the interval is unknown and given as endless."""
    count = len(values)
    mean = math.fsum(values) / count
    if count < 2:
        return mean, -math.inf, math.inf
    error = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (count - 1) / count)
    wide = student(count - 1) * error
    return mean, mean - wide, mean + wide


def student(freedom: int) -> float:
    """Standard errors on each side of a 95 % interval whose width was itself measured, on `freedom` + 1 deals."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    square = Z95 * Z95  # Cornish and Fisher's expansion, right to half a percent from here on
    return Z95 * (1 + (square + 1) / (4 * freedom) + (5 * square * square + 16 * square + 3) / (96 * freedom * freedom))


class Wager:
    """Evidence against parity that may be looked at any time (Waudby-Smith and Ramdas 2024, with a mixture of bets).

    Twelve gamblers start with 1 each and bet on every deal at odds that would be fair if the bots were equal. As long as
    they are equal no gambler can expect to win, so what they own on average seldom grows twentyfold: that is the test.
    """

    def __init__(self) -> None:
        self.fortunes = np.zeros(len(STAKES))
        """The logarithm of what each owns."""

    def bet(self, share: float) -> None:
        """One deal more, of which the first bot won this share."""
        self.fortunes += np.log1p(STAKES * (share - PARITY))

    @property
    def evidence(self) -> float:
        """What they own on average."""
        return float(np.exp(np.minimum(self.fortunes, 300)).mean())  # 300: more than any doubt, and still a number

    @property
    def settled(self) -> bool:
        """Whether one of the bots is the better one."""
        return self.evidence >= CONVINCING
