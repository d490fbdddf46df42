"""Many random games, and what comes of them: who wins from which seat, how long it takes, how the scores fall.

Game n of a seed is always the same game, so the numbers do not depend on how the work is shared out.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from clowder.engine import catalogue, option
from clowder.engine.blank import blank_rows, checked_players, deck_sheet
from clowder.engine.game import Game
from clowder.errors import BadOption
from clowder.lab.playout import play_games

CHUNK = 2000
"""Games played between two reports of progress."""

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
    for name, value, low in (("games", games, 1), ("seed", seed, 0), ("jobs", 1 if jobs is None else jobs, 1)):
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value < 2**31:
            raise BadOption("error-number", name=name, value=repr(value), low=low, high=2**31 - 1)
    settled = option.settle(found.options, options or {}, players)
    facts = found.check_deck(deck_sheet(found, deck))
    shares = np.zeros((games, found.players[1]))
    scores = np.zeros((games, found.players[1]), np.int32)
    lengths = np.zeros((games, 2), np.int32)
    blank = blank_rows(found, players, settled, facts, 1)

    def play_chunk(first: int) -> int:
        part = slice(first, min(first + CHUNK, games))
        count = part.stop - part.start
        moves = np.zeros(found.actions, np.int16)
        rows = (shares[part], scores[part], lengths[part])
        play_games(blank.copy(), blank, seed, first, count, found.longest, moves, *rows)
        return count

    done = 0
    with ThreadPoolExecutor(jobs or os.cpu_count() or 1) as pool:
        for count in pool.map(play_chunk, range(0, games, CHUNK)):
            done += count
            if on_progress:
                on_progress(done, games)
    return summary(found, players, seed, settled, shares[:, :players], scores[:, :players], lengths)


def summary(game: Game, players: int, seed: int, options: dict[str, Any], shares: Any, scores: Any, lengths: Any) -> Summary:
    """The figures of games that were played."""
    games = len(shares)
    seats = []
    for seat in range(players):
        share = float(shares[:, seat].mean())
        low, high = wilson(share, games)
        mean, least, most = float(scores[:, seat].mean()), int(scores[:, seat].min()), int(scores[:, seat].max())
        seats.append(SeatSummary(seat, share, low, high, mean, least, most))
    steps = lengths[:, 0]
    decisions = Lengths(float(steps.mean()), float(np.median(steps)), int(steps.min()), int(steps.max()))
    shared = float((shares.max(axis=1) < 1).mean())
    choices = float(lengths[:, 1].mean())
    return Summary(game.name, game.version, players, games, seed, options, seats, decisions, choices, shared)


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share seen in so many games (Wilson's, which is good near 0 and 1 as well)."""
    square = Z95 * Z95 / count
    centre = (share + square / 2) / (1 + square)
    half = Z95 * math.sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return max(0.0, centre - half), min(1.0, centre + half)
