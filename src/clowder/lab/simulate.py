"""Many random games, and what comes of them: who wins from which seat, how long it takes, how the scores fall.

Game n of a seed is always the same game, and the figures are added up in order, so the numbers do not depend on how the
work is shared out. Nothing is kept of a game but its figures, so a billion games take no more memory than a thousand.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from clowder.engine import catalogue, option
from clowder.engine.blank import blank_rows, checked_players, deck_sheet
from clowder.errors import BadOption, repr_of
from clowder.lab.playout import play_games

CHUNK = 2000
"""Games played between two reports of progress."""

PARTS = 60
"""A win shared by up to six splits into whole parts of this size."""

Z95 = 1.959964
"""Standard errors on each side of a 95 % interval."""


class SeatSummary(msgspec.Struct, frozen=True):
    """How one seat did."""

    seat: int
    win_share: float
    """Of all wins; a win shared by k counts 1/k."""
    low: float
    """Lower end of its 95 % interval (Wilson)."""
    high: float
    """Upper end."""
    score_mean: float
    score_low: int
    score_high: int


class Lengths(msgspec.Struct, frozen=True):
    """How many decisions a game took."""

    mean: float
    median: float
    shortest: int
    longest: int


class Summary(msgspec.Struct, frozen=True):
    """What came of a simulation."""

    game: str
    rules: int
    players: int
    games: int
    seed: int
    options: dict[str, Any]
    seats: list[SeatSummary]
    decisions: Lengths
    choices: float
    """Decisions a game with more than one legal move, on average."""
    shared_wins: float
    """Share of the games that more than one player won."""


class Tally:
    """The figures of the games played so far."""

    def __init__(self, seats: int, longest: int) -> None:
        self.games = 0
        self.shared = 0
        self.choices = 0
        self.wins = np.zeros(seats, np.int64)
        """In parts of a win, so that adding them up is exact in any order."""
        self.scores = np.zeros(seats, np.int64)
        self.least = np.full(seats, np.iinfo(np.int32).max)
        self.most = np.full(seats, np.iinfo(np.int32).min)
        self.lengths = np.zeros(longest + 1, np.int64)
        """How many games took so many decisions."""

    def add(self, shares: NDArray[np.float64], scores: NDArray[np.int32], lengths: NDArray[np.int32]) -> None:
        """One row a game."""
        self.games += len(shares)
        self.shared += int((shares.max(axis=1) < 1).sum())
        self.choices += int(lengths[:, 1].sum())
        self.wins += np.rint(shares * PARTS).astype(np.int64).sum(axis=0)
        self.scores += scores.sum(axis=0)
        self.least = np.minimum(self.least, scores.min(axis=0))
        self.most = np.maximum(self.most, scores.max(axis=0))
        self.lengths += np.bincount(lengths[:, 0], minlength=len(self.lengths))

    def seat(self, seat: int) -> SeatSummary:
        """How one seat did."""
        share = int(self.wins[seat]) / (PARTS * self.games)
        mean, least, most = float(self.scores[seat]) / self.games, int(self.least[seat]), int(self.most[seat])
        return SeatSummary(seat, share, *wilson(share, self.games), mean, least, most)

    def decisions(self) -> Lengths:
        """How long the games were."""
        seen = np.flatnonzero(self.lengths)
        mean = float(self.lengths @ np.arange(len(self.lengths))) / self.games
        reached = self.lengths.cumsum()
        middle = [int(np.searchsorted(reached, at, side="right")) for at in ((self.games - 1) // 2, self.games // 2)]
        return Lengths(mean, sum(middle) / 2, int(seen[0]), int(seen[-1]))


def simulate(
    game: str,
    players: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    deck: str | Path | Mapping[str, Any] | None = None,
    jobs: int | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> Summary:
    """Play so many random games. `jobs` threads work on them (by default one a core); the rules run without the GIL."""
    found = catalogue.game(game)
    checked_players(found, players)
    workers = (os.cpu_count() or 1) if jobs is None else jobs
    for name, value, low, high in (("games", games, 1, 10**12), ("seed", seed, 0, 2**31 - 1), ("jobs", workers, 1, 1024)):
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise BadOption("error-number", name=name, value=repr_of(value), low=low, high=high)
    settled = option.settle(found.options, options or {}, players)
    blank = blank_rows(found, players, settled, found.check_deck(deck_sheet(found, deck)), 1)
    seats = found.players[1]

    def play_chunk(first: int) -> tuple[Any, Any, Any]:
        count = min(CHUNK, games - first)
        rows = np.zeros((count, seats)), np.zeros((count, seats), np.int32), np.zeros((count, 2), np.int32)
        play_games(blank.copy(), blank, seed, first, count, found.longest, np.zeros(found.actions, np.int16), *rows)
        return rows

    tally = Tally(players, found.longest)
    with ThreadPoolExecutor(workers) as pool:
        for shares, scores, lengths in in_order(pool, play_chunk, range(0, games, CHUNK), 2 * workers):
            tally.add(shares[:, :players], scores[:, :players], lengths)
            if on_progress:
                on_progress(tally.games, games)
    rows = [tally.seat(seat) for seat in range(players)]
    choices, shared = tally.choices / games, tally.shared / games
    return Summary(game, found.version, players, games, seed, settled, rows, tally.decisions(), choices, shared)


def in_order(pool: ThreadPoolExecutor, work: Callable[[int], Any], items: range, ahead: int) -> Iterator[Any]:
    """The results in order, with only so many pieces of work begun ahead of the one that is waited for."""
    begun: list[Future[Any]] = []
    for item in items:
        begun.append(pool.submit(work, item))
        if len(begun) > ahead:
            yield begun.pop(0).result()
    for future in begun:
        yield future.result()


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share seen in so many games (Wilson's, which is good near 0 and 1 as well)."""
    square = Z95 * Z95 / count
    centre = (share + square / 2) / (1 + square)
    half = Z95 * math.sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return max(0.0, centre - half), min(1.0, centre + half)
