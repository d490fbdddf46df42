"""What an arena found out, as data: `clowder arena --json` prints it, the report draws it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec


class Duel(msgspec.Struct, frozen=True):
    """Two bots, each on half of the seats, in every seating of the same deals."""

    players: int
    first: str
    second: str
    deals: int
    games: int
    share: float
    """Of the wins that fell to seats of the first; equal bots have 0.5. A win shared by k counts 1/k for each."""
    low: float
    """Lower end of its 95 % interval (Wilson, for duplicate deals)."""
    high: float
    """Upper end."""
    score: float | None
    """Points a seat of the first had more than one of the second, on average, in the game's own counting."""
    score_low: float | None
    score_high: float | None
    evidence: float
    """Against the two being equal: 20 and more settles it (evidence.py: Wager)."""
    settled: bool
    forfeits: list[int]
    """Games that the first and the second forfeited."""


class Rung(msgspec.Struct, frozen=True):
    """A bot's place on a ladder."""

    bot: str
    elo: float
    """Above the first bot that was named; 400 points are odds of 10 to 1."""
    low: float
    high: float


class Ladder(msgspec.Struct, frozen=True):
    """The bots at one number of players, the strongest first."""

    players: int
    rungs: list[Rung]


class Ceiling(msgspec.Struct, frozen=True):
    """How much of what could be won by seeing all cards a fair search wins without."""

    players: int
    search: str
    clairvoyant: str
    fair: float
    """The search's share of the wins against greedy players."""
    seeing: float
    """The clairvoyant's."""
    covered: float
    """(fair - 1/2) / (seeing - 1/2)."""
    low: float
    high: float


class Forfeit(msgspec.Struct, frozen=True):
    """Why a bot forfeited games: how often, and the first reason."""

    bot: str
    games: int
    reason: str


def forfeits_of(failures: Iterable[tuple[str, str]]) -> list[Forfeit]:
    """From who failed and why, in order: which bots did, how often, and how they did it first."""
    reasons: dict[str, list[str]] = {}
    for bot, reason in failures:
        reasons.setdefault(bot, []).append(reason)
    return [Forfeit(bot, len(told), told[0]) for bot, told in reasons.items()]


class Verdict(msgspec.Struct, frozen=True):
    """What an arena found out."""

    game: str
    rules: int
    options: dict[str, Any]
    bots: list[str]
    players: list[int]
    deals: int
    """The most that were to be played in each duel."""
    all_deals: bool
    """Whether they were played also where the question was settled before."""
    seed: int
    repeats: bool
    """Whether the same seed gives the very same figures; not so with a budget of time or a bot of somebody's own."""
    duels: list[Duel]
    ladders: list[Ladder]
    ceilings: list[Ceiling]
    forfeits: list[Forfeit]
