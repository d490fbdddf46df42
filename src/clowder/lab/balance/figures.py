"""What a report knows, as data: `clowder report --json` prints it, the page draws it, `clowder.lab.report` returns it."""

from __future__ import annotations

from typing import Any

import msgspec

from clowder.lab.balance.tables import Variant


class Measured(msgspec.Struct, frozen=True):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


class LevelSeats(msgspec.Struct, frozen=True):
    """Who won, by seats, among equal players of one level."""

    bot: str
    games: int
    places: list[Measured]
    """Share of the wins: of the seat that decides first, of the next one, and so on."""
    shown: bool
    """Whether some place wins more or less than its due, by more than luck: corrected for how many places there are."""
    needed: int
    """Games it would take to see an advantage of one percent point, four times out of five."""


class Spread(msgspec.Struct, frozen=True):
    """How a quantity is spread over games."""

    mean: Measured
    median: float
    early: float
    """One game in twenty has less …"""
    late: float
    """… and one in twenty more."""
    least: float
    most: float
    counts: list[int]
    """Games in each bin of `width`, from nought on, as far as there are any."""
    width: float


class Ending(msgspec.Struct, frozen=True):
    """A way in which games ended."""

    reason: str
    """The game's own word; or the clause of a bound of ours."""
    share: Measured


class Duration(msgspec.Struct, frozen=True):
    """How long games are."""

    steps: Spread
    turns: Spread
    minutes: Spread
    """At a table of people, estimated: docs/lab.md says how."""
    choices: float
    """Decisions a turn with more than one legal move."""
    endings: list[Ending]
    bounds: list[Ending]
    """Clauses of ours that had to end something; empty if none ever had to."""
    shared: Measured
    """Games that more than one player won."""


class LevelDuel(msgspec.Struct, frozen=True):
    """Two levels, each on half of the seats, in every seating of the same deals."""

    first: str
    second: str
    deals: int
    share: Measured
    """Of the wins, that fell to the first."""
    luck: float
    """Share of what differs between the results of players that who they are does not explain."""
    enough: int | None
    """Games after which the better one is ahead 19 times out of 20; None if nobody is known to be better."""


class Step(msgspec.Struct, frozen=True):
    """A level's place on the ladder."""

    bot: str
    elo: Measured


class Decisions(msgspec.Struct, frozen=True):
    """What decisions are about: one of each of so many games was tried, move by move."""

    tried: int
    real: Measured
    """Share in which the best and the worst choice differ by more than noise: no less than this."""
    real_a_turn: float
    obvious: Measured
    """Share in which nothing is clearly better than what looks best at a glance."""
    gap: Measured
    """Chance to win that lies between the best and the worst choice, on average."""
    missed: Measured
    """Chance to win that a glance gives away, on average."""


class Skill(msgspec.Struct, frozen=True):
    """Whether it pays to be good."""

    ladder: list[Step]
    duels: list[LevelDuel]
    decisions: Decisions


class Drama(msgspec.Struct, frozen=True):
    """Chances in the course of games."""

    games: int
    course: list[float]
    """The chance that the later winner has at each twentieth of the game, on average …"""
    lower: list[float]
    """… below which it is in one game of four …"""
    upper: list[float]
    """… and above which in another one."""
    changes: Measured
    """How often the lead changes."""
    decided: list[float]
    """Share of the games that are as good as decided by each twentieth: the later winner has 80 % and keeps them."""
    half: float
    """When half of the games are decided, as a part of the game."""
    comebacks: Measured
    """Games whose winner had less than half of a fair chance at some time."""
    runaways: Measured
    """Games in which somebody has 80 % at half-time."""
    runaways_won: Measured | None
    """How many of those the leader wins."""


class KindFigures(msgspec.Struct, frozen=True):
    """A kind of choice, wherever it can be chosen beside another kind."""

    kind: str
    name: str
    there: float
    """How often a game."""
    taken: dict[str, Measured]
    """How often it is chosen then, by level."""
    worth: Measured | None
    """Chance to win that the best looking choice of this kind has more than the best looking other one."""
    better: float
    """Share of decisions in which it is clearly better …"""
    worse: float
    """… and clearly worse."""
    never: Measured | None
    """What a player wins of a due who never chooses it, when there is another kind: 1 is the due."""
    always: Measured | None
    """The same of one who always does."""


class ItemFigures(msgspec.Struct, frozen=True):
    """A card, or whatever else can be chosen that is the same each time."""

    kind: str
    text: str
    there: float
    """How often a game."""
    taken: Measured
    """How often it is chosen when it can be."""
    played: Measured
    """What its players win, as a part of their due: those who chose it …"""
    held: Measured
    """… and those who could have, and never did."""
    worth: Measured | None
    """Chance to win that it has more than the other choices, on average."""
    always: Measured | None
    """What a player wins of a due who always chooses it when that is possible; None where there are many such choices."""
    verdict: str
    """"dead", "dominant", "dominated" or nothing."""


class TableFigures(msgspec.Struct, frozen=True):
    """All about one table."""

    players: int
    variant: Variant
    options: dict[str, Any]
    seats: list[LevelSeats]
    """The level that was looked at most closely first."""
    duration: Duration
    skill: Skill
    drama: Drama
    kinds: list[KindFigures]
    items: list[ItemFigures]


class Contrast(msgspec.Struct, frozen=True):
    """A figure at the table that was asked for and at a variant of it."""

    players: int
    variant: Variant
    figure: str
    """Which."""
    word: str
    """Of which ending, where it is the share of one."""
    usual: Measured
    other: Measured
    chance: float
    """How often luck alone makes such a difference somewhere, with all the figures that were compared (Holm)."""
    real: bool


class WatchedGame(msgspec.Struct, frozen=True):
    """A game worth watching, as a record, and the step to watch."""

    why: str
    players: int
    variant: Variant
    step: int
    detail: float
    record: dict[str, Any]


class Finding(msgspec.Struct, frozen=True):
    """Something to know: a sentence, and what stands in it."""

    key: str
    args: dict[str, Any]
    section: str
    """Where the evidence is."""


class BalanceReport(msgspec.Struct, frozen=True):
    """All that was found out about a game."""

    game: str
    rules: int
    games: int
    """At each table, among the level that was looked at most closely."""
    seed: int
    bots: list[str]
    main: str
    """That level."""
    players: list[int]
    variants: list[Variant]
    repeats: bool
    """Whether the same again gives the very same figures."""
    tables: list[TableFigures]
    contrasts: list[Contrast]
    findings: list[Finding]
    watched: list[WatchedGame]
