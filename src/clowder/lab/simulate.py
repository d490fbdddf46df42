"""Many games, and what comes of them: who wins from which seat, how long it takes, how the scores fall. Players choose at
random, in one compiled loop, unless bots are named.

Game n of a seed is always the same game, and the figures are added up in order, so the numbers do not depend on how the
work is shared out. Nothing is kept of a game but its figures, so a billion games take no more memory than a thousand.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from clowder.bots.known import Entry
from clowder.bots.position import seed_of
from clowder.engine import catalogue, option
from clowder.engine.blank import blank_rows, checked_players, deck_sheet
from clowder.engine.game import Game
from clowder.errors import BadOption, repr_of
from clowder.lab.bot_table import AT_A_GLANCE, BotTable, Outcome, check_guests, warm_table
from clowder.lab.clairvoyant import understood_in_the_lab
from clowder.lab.evidence import wilson
from clowder.lab.playout import play_games
from clowder.lab.verdict import Forfeit, forfeits_of

CHUNK = 2000
"""Games played between two reports of progress."""
CHUNK_OF_BOTS = 100
"""The same between bots who decide at a glance; where somebody thinks, each game is reported."""

PARTS = 60
"""A win shared by up to six splits into whole parts of this size."""


class SeatSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one seat did. Scores are those of the games that were finished: not a number, and 0 to 0, where none was."""

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
    bot: str | None = None
    """Who sat there, if somebody was named."""


class Lengths(msgspec.Struct, frozen=True):
    """How many decisions a game took."""

    mean: float
    median: float
    shortest: int
    longest: int


class SimulationSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a simulation. A forfeited game counts among the wins, and nowhere else."""

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
    forfeits: list[Forfeit] = []
    """The bots that failed."""


class Tally:
    """The figures of the games played so far."""

    def __init__(self, seats: int, longest: int) -> None:
        self.games = 0
        self.finished = 0
        """Those that nobody forfeited."""
        self.failures: list[tuple[int, str]] = []
        """Which seats forfeited, and why."""
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
        self.finished += len(shares)
        self.shared += int((shares.max(axis=1) < 1).sum())
        self.choices += int(lengths[:, 1].sum())
        self.wins += np.rint(shares * PARTS).astype(np.int64).sum(axis=0)
        self.scores += scores.sum(axis=0)
        self.least = np.minimum(self.least, scores.min(axis=0))
        self.most = np.maximum(self.most, scores.max(axis=0))
        self.lengths += np.bincount(lengths[:, 0], minlength=len(self.lengths))

    def add_outcome(self, outcome: Outcome) -> None:
        """A game between bots."""
        shares = np.array([outcome.shares])
        if outcome.forfeit is None:
            self.add(shares, np.array([outcome.scores], np.int32), np.array([[outcome.steps, outcome.choices]], np.int32))
        else:
            self.games += 1
            self.wins += np.rint(shares[0] * PARTS).astype(np.int64)
            self.failures.append((outcome.forfeit, outcome.reason))

    def seat(self, seat: int, bot: str | None = None) -> SeatSummary:
        """How one seat did."""
        share = int(self.wins[seat]) / (PARTS * self.games)
        least, most = (int(self.least[seat]), int(self.most[seat])) if self.finished else (0, 0)
        return SeatSummary(seat, share, *wilson(share, self.games), self.mean(self.scores[seat]), least, most, bot)

    def mean(self, total: float) -> float:
        """Over the games that were finished; not a number if there are none."""
        return float(total) / self.finished if self.finished else math.nan

    def decisions(self) -> Lengths:
        """How long the games were."""
        if not self.finished:
            return Lengths(math.nan, math.nan, 0, 0)
        seen = np.flatnonzero(self.lengths)
        mean = self.mean(float(self.lengths @ np.arange(len(self.lengths))))
        reached = self.lengths.cumsum()
        middle = [int(np.searchsorted(reached, at, side="right")) for at in ((self.finished - 1) // 2, self.finished // 2)]
        return Lengths(mean, sum(middle) / 2, int(seen[0]), int(seen[-1]))

    def forfeits(self, bots: Sequence[Entry]) -> list[Forfeit]:
        """Which bots failed, how often, and how they did it first."""
        return forfeits_of((bots[seat].name, reason) for seat, reason in self.failures)


def simulate(
    game: str,
    players: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    deck: str | Path | Mapping[str, Any] | None = None,
    jobs: int | None = None,
    on_progress: Callable[[int, int], None] | None = None,
    bots: Sequence[str] = (),
) -> SimulationSummary:
    """Play so many games: random ones, or between `bots`, one for all seats or one for each.

    `jobs` threads work on them (by default one a core); the rules run without the GIL.
    """
    found = catalogue.game(game)
    checked_players(found, players)
    workers = (os.cpu_count() or 1) if jobs is None else jobs
    for name, value, low, high in (("games", games, 1, 10**12), ("seed", seed, 0, 2**31 - 1), ("jobs", workers, 1, 1024)):
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise BadOption("error-number", name=name, value=repr_of(value), low=low, high=high)
    settled = option.settle(found.options, options or {}, players)
    blank = blank_rows(found, players, settled, found.check_deck(deck_sheet(found, deck)), 1)
    entries = seated_bots(bots, players, found)
    stop = Event()
    seats = found.players[1]

    def play_chunk(first: int) -> tuple[Any, Any, Any]:
        count = min(CHUNK, games - first)
        rows = np.zeros((count, seats)), np.zeros((count, seats), np.int32), np.zeros((count, 2), np.int32)
        play_games(blank.copy(), blank, seed, first, count, found.longest, np.zeros(found.actions, np.int16), *rows)
        return rows

    def play_bots(first: int) -> list[Outcome]:
        table, numbers = BotTable(found, blank, stop), range(first, min(first + size, games))
        return [table.play(entries, seed_of(seed, "deal", number), seed_of(seed, "bots", number)) for number in numbers]

    size = CHUNK if not entries else CHUNK_OF_BOTS if all(entry.kind in AT_A_GLANCE for entry in entries) else 1
    tally = Tally(players, found.longest)
    pool = ThreadPoolExecutor(workers)
    try:
        for part in in_order(pool, play_bots if entries else play_chunk, range(0, games, size), 2 * workers):
            if entries:
                for outcome in part:
                    tally.add_outcome(outcome)
            else:
                shares, scores, lengths = part
                tally.add(shares[:, :players], scores[:, :players], lengths)
            if on_progress:
                on_progress(tally.games, games)
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)
    rows = [tally.seat(seat, entries[seat].name if entries else None) for seat in range(players)]
    choices, shared = tally.mean(tally.choices), tally.mean(tally.shared)
    return SimulationSummary(
        game,
        found.version,
        players,
        games,
        seed,
        settled,
        rows,
        tally.decisions(),
        choices,
        shared,
        tally.forfeits(entries),
    )


def seated_bots(names: Sequence[str], players: int, game: Game) -> list[Entry]:
    """Who sits where; nobody if nobody is named. Bots that cannot be had are refused."""
    if len(names) not in (0, 1, players):
        raise BadOption("error-simulate-bots", count=len(names), players=players)
    entries = {name: understood_in_the_lab(name) for name in names}
    check_guests(entries.values())
    for entry in entries.values():
        entry.check(game)
    return [entries[name] for name in names] * (players if len(names) == 1 else 1)


def warm_simulation(game: str, bots: Sequence[str], on_step: Callable[[str, int, int], None] | None = None) -> None:
    """Compile what games between these bots need; `on_step(what, done, total)` after each part."""
    warm_table(catalogue.game(game), [understood_in_the_lab(name) for name in bots], on_step)


def in_order(pool: ThreadPoolExecutor, work: Callable[[int], Any], items: range, ahead: int) -> Iterator[Any]:
    """The results in order, with only so many pieces of work begun ahead of the one that is waited for."""
    begun: list[Future[Any]] = []
    for item in items:
        begun.append(pool.submit(work, item))
        if len(begun) > ahead:
            yield begun.pop(0).result()
    for future in begun:
        yield future.result()
