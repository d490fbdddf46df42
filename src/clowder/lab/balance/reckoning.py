"""From sums to figures."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.lab.balance import playing
from clowder.lab.balance.chances import MARKS
from clowder.lab.balance.counting import GAMES_LEFT, GAMES_TAKEN, PARTS, TAKEN, THERE, WON_LEFT, WON_TAKEN
from clowder.lab.balance.figures import (
    Decisions,
    Drama,
    Duration,
    Ending,
    ItemFigures,
    KindFigures,
    LevelDuel,
    LevelSeats,
    Measured,
    Skill,
    Spread,
    Step,
    TableFigures,
)
from clowder.lab.balance.meanings import Meanings
from clowder.lab.balance.playing import BINS
from clowder.lab.balance.sums import Sums
from clowder.lab.balance.tables import GameTable
from clowder.lab.balance.workload import COUNT, DUEL, FOLLOW, PROBE, Piece
from clowder.lab.evidence import Z95, share_of_deals, wilson
from clowder.lab.ladder import ladder

POWER = Z95 + 0.8416
"""Standard errors that a difference has to have to be seen four times out of five."""
POINT = 0.01
"""An advantage worth knowing: one percent point."""
AHEAD = 1.645
"""Standard errors by which one is ahead 19 times out of 20."""
RARE = 0.01
OFTEN = 0.9
"""How often something is chosen, or more, that is hardly a choice."""
SEEN = 200
"""Occasions that something needs to have had before a word is said about it."""
FEWEST_TRIED = 30
"""Tries that a mean needs to have an interval."""
ENOUGH_TRIED = 100
"""Tries before it is said in words that something is worth more or less than what is beside it."""


def share(count: float, of: float) -> Measured:
    """How many of so many."""
    if not of:
        return Measured(math.nan, 0.0, 1.0)
    value = count / of
    return Measured(value, *wilson(min(max(value, 0.0), 1.0), of))


def mean(total: float, squares: float, count: float, z: float = Z95) -> Measured:
    """A mean, from the sums of values and of their squares."""
    if count < 2:
        return Measured(total / count if count else math.nan, -math.inf, math.inf)
    value = total / count
    half = z * math.sqrt(max(0.0, squares / count - value * value) / (count - 1))
    return Measured(value, value - half, value + half)


def of_due(won: float, games: float, players: int) -> Measured:
    """What is won in so many games, in parts of a win, as a part of the due among so many players."""
    found = share(won / PARTS, games)
    return Measured(found.value * players, found.low * players, found.high * players)


def normal_beyond(z: float) -> float:
    """How often luck makes a difference of so many standard errors or more, either way."""
    return math.erfc(abs(z) / math.sqrt(2))


def critical(tests: int) -> float:
    """Standard errors that one of so many figures has to have to be surprising (Bonferroni)."""
    low, high = 1.0, 10.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if normal_beyond(middle) * tests > 0.05 else (low, middle)
    return high


def spread_of(counts: NDArray[np.int64], width: float = 1.0) -> Spread:
    """From how many games had each amount; with a width, the amounts are bins and games are in the middle of theirs."""
    at = np.arange(len(counts)) * width + (width / 2 if width != 1.0 else 0.0)
    games = int(counts.sum())
    seen = np.flatnonzero(counts)
    reached = counts.cumsum()

    def place(part: float) -> float:
        return float(at[int(np.searchsorted(reached, part * games, side="left"))])

    total, squares = float(counts @ at), float(counts @ (at * at))
    return Spread(
        mean(total, squares, games), place(0.5), place(0.05), place(0.95), float(at[seen[0]]), float(at[seen[-1]]),
        counts[: seen[-1] + 1].tolist(), width,
    )  # fmt: skip


class Reckoning:
    """The figures of a run's tables."""

    def __init__(self, pieces: Sequence[Piece], sums: Mapping[str, Sums], meanings: Meanings, bots: Sequence[str]) -> None:
        self.pieces, self.sums, self.meanings, self.bots = pieces, sums, meanings, bots

    def of(self, table: GameTable, kind: str) -> list[tuple[Piece, Sums]]:
        """The pieces of a kind at a table, with their sums."""
        return [(piece, self.sums[piece.name]) for piece in self.pieces if piece.table is table and piece.kind == kind]

    def table(self, table: GameTable, language: str) -> TableFigures:
        """All about one table."""
        counted = [(piece, sums) for piece, sums in self.of(table, COUNT) if not piece.restricted[0]]
        restricted = {piece.restricted: sums for piece, sums in self.of(table, COUNT) if piece.restricted[0]}
        (_, main), (_, followed), (_, probed) = counted[0], self.of(table, FOLLOW)[0], self.of(table, PROBE)[0]
        return TableFigures(
            table.players,
            table.variant,
            table.options,
            [self.seats(piece.bots[0].name, sums, table.players) for piece, sums in counted],
            duration(main),
            self.skill(table, main, probed),
            drama(followed),
            self.kinds(table, counted, restricted, probed, language),
            self.items(table, main, restricted, probed, language),
        )

    def seats(self, bot: str, sums: Sums, players: int) -> LevelSeats:
        """Who won, by seats."""
        games = int(sums.arrays["games"][0])
        won = sums.arrays["places"] / PARTS
        due = 1 / players
        error = math.sqrt(due * (1 - due) / games)
        shown = bool((abs(won / games - due) > critical(players) * error).any())
        needed = math.ceil(POWER**2 * due * (1 - due) / POINT**2)
        return LevelSeats(bot, games, [share(float(each), games) for each in won.tolist()], shown, needed)

    def skill(self, table: GameTable, main: Sums, probed: Sums) -> Skill:
        """The ladder, the duels, the decisions."""
        duels, deals = [], {}
        for piece, sums in self.of(table, DUEL):
            found = deals_of(sums, piece.weight)
            one, other = (bot.name for bot in piece.bots)
            deals[self.bots.index(one), self.bots.index(other)] = found
            duels.append(level_duel(one, other, sums, found, table.players))
        named = sorted({bot for pair in deals for bot in pair})
        met = {(named.index(i), named.index(j)): each for (i, j), each in deals.items()}
        places = ladder(len(named), met) if met else []
        steps = [Step(self.bots[bot], Measured(*place)) for bot, place in zip(named, places, strict=True)]
        turns = float(main.arrays["turns"] @ np.arange(len(main.arrays["turns"])))
        choices = float(main.arrays["choices"] @ np.arange(len(main.arrays["choices"])))
        return Skill(steps, duels, decisions(probed.arrays["whole"], choices / max(turns, 1)))

    def kinds(
        self, table: GameTable, counted: Sequence[tuple[Piece, Sums]], restricted: Mapping[Any, Sums], probed: Sums,
        language: str,
    ) -> list[KindFigures]:  # fmt: skip
        """Each kind of choice that was there beside another."""
        main, found = counted[0][1].arrays, []
        there = main["sorts"][0]
        for kind, name in enumerate(self.meanings.names):
            if not there[kind]:
                continue
            n, total, squares, better, worse, _ = map(float, probed.arrays["kinds"][:, kind])
            never, always = (won_of(restricted.get((way, kind, "")), table.players) for way in ("never", "always"))
            found.append(
                KindFigures(
                    name,
                    self.meanings.name_of(kind, language),
                    float(there[kind]) / float(main["games"][0]),
                    {piece.bots[0].name: share(*map(float, sums.arrays["sorts"][::-1, kind])) for piece, sums in counted
                     if "sorts" in sums.arrays},
                    mean(total, squares, n) if n >= FEWEST_TRIED else None,
                    better / n if n else math.nan,
                    worse / n if n else math.nan,
                    never,
                    always,
                )
            )  # fmt: skip
        return found

    def items(
        self, table: GameTable, main: Sums, restricted: Mapping[Any, Sums], probed: Sums, language: str
    ) -> list[ItemFigures]:
        """Each thing that can be chosen and is the same each time, whatever is being decided."""
        groups: dict[tuple[int, str], list[int]] = {}
        pairs = main.arrays["pairs"]
        for pair in np.flatnonzero(pairs[THERE]).tolist():
            text = self.meanings.text_of(pair, language)
            if text is not None:
                groups.setdefault((int(self.meanings.table[pair]), text), []).append(pair)
        alike: dict[int, int] = {}
        for kind, _ in groups:
            alike[kind] = alike.get(kind, 0) + 1
        english = {pair: text for (_, text), pairs in self.meanings.few().items() for pair in pairs}
        z, found = critical(max(1, len(groups))), []
        for (kind, text), members in sorted(groups.items(), key=lambda group: (group[0][0], group[1][0])):
            if alike[kind] < 2:
                continue  # there is one such choice: its kind says all
            sums, tried = pairs[:, members].sum(axis=1), probed.arrays["tried"][:, members].sum(axis=1)
            taken = share(float(sums[TAKEN]), float(sums[THERE]))
            n, total, squares = map(float, tried)
            worth = mean(total, squares, n, z) if n >= FEWEST_TRIED else None
            found.append(
                ItemFigures(
                    self.meanings.names[kind],
                    text,
                    float(sums[THERE]) / float(main.arrays["games"][0]),
                    taken,
                    of_due(float(sums[WON_TAKEN]), float(sums[GAMES_TAKEN]), table.players),
                    of_due(float(sums[WON_LEFT]), float(sums[GAMES_LEFT]), table.players),
                    worth,
                    won_of(restricted.get(("always", kind, english.get(members[0]))), table.players),
                    verdict_on(taken, worth if n >= ENOUGH_TRIED else None, int(sums[THERE])),
                )
            )
        return found


def verdict_on(taken: Measured, worth: Measured | None, seen: int) -> str:
    """What there is to say of something that can be chosen, if anything."""
    if seen >= SEEN and taken.high < RARE:
        return "dead"
    if seen >= SEEN and worth is not None and taken.low > OFTEN and worth.low > 0:
        return "dominant"
    return "dominated" if worth is not None and worth.high < 0 else ""


def won_of(sums: Sums | None, players: int) -> Measured | None:
    """What a restricted player wins of the due; None where nothing was ever forbidden."""
    if sums is None or not sums.arrays["held-back"][0]:
        return None
    games, won, squares = (float(sums.arrays[name][0]) for name in ("games", "won", "squares"))
    found = mean(won / PARTS, squares / PARTS**2, games)
    safe = share(won / PARTS, games)  # where all games end alike there is no spread to go by
    low, high = min(found.low, safe.low), max(found.high, safe.high)
    return Measured(found.value * players, max(0.0, low) * players, high * players)


def duration(main: Sums) -> Duration:
    """How long games are, and how they end."""
    arrays = main.arrays
    games = int(arrays["games"][0])
    known = sum(main.words.values())
    turns = spread_of(arrays["turns"])
    choices = float(arrays["choices"] @ np.arange(len(arrays["choices"]))) / games
    endings = [Ending(word, share(count, known)) for word, count in sorted(main.words.items(), key=lambda e: (-e[1], e[0]))]
    bounds = [
        Ending(str(clause), share(int(count), games)) for clause, count in enumerate(arrays["bounds"]) if clause and count
    ]
    return Duration(
        spread_of(arrays["steps"]), turns, spread_of(arrays["quarters"], 0.25), choices / max(turns.mean.value, 1e-9),
        endings, bounds, share(int(arrays["shared"][0]), games),
    )  # fmt: skip


def drama(followed: Sums) -> Drama:
    """Chances in the course of games."""
    arrays = followed.arrays
    games, alone = int(arrays["games"][0]), int(arrays["alone"][0])
    spread = arrays["spread"]
    reached = spread.cumsum(axis=1)

    def quantile(part: float) -> list[float]:
        bins = [int(np.searchsorted(line, part * alone, side="left")) for line in reached]
        return [each / (BINS - 1) if alone else math.nan for each in bins]  # the lowest is 0, the highest 1

    decided = (arrays["decided"].cumsum() / max(alone, 1)).tolist()
    changes = np.arange(len(arrays["changes"]))
    runaways, won = map(int, arrays["runaways"])
    return Drama(
        games,
        (arrays["course"] / (playing.PLAYOUTS * PARTS * max(alone, 1))).tolist(),
        quantile(0.25),
        quantile(0.75),
        mean(float(arrays["changes"] @ changes), float(arrays["changes"] @ (changes * changes)), games),
        decided,
        next((mark / MARKS for mark, part in enumerate(decided) if part >= 0.5), 1.0),
        share(int(arrays["comebacks"][0]), alone),
        share(runaways, alone),
        share(won, runaways) if runaways else None,
    )


def decisions(whole: NDArray[np.float64], choices_a_turn: float) -> Decisions:
    """What decisions are about."""
    tried, gap, gaps, real, obvious, missed, misses, _ = map(float, whole)
    found = share(real, tried)
    return Decisions(
        int(tried), found, found.value * choices_a_turn, share(obvious, tried), mean(gap, gaps, tried),
        mean(missed, misses, tried),
    )  # fmt: skip


def deals_of(sums: Sums, weight: int) -> list[list[float]]:
    """What the first won in each deal, as if it had won as much in each of its games."""
    counts = sums.arrays["deals"]
    return [[at / (PARTS * weight)] * weight for at in np.flatnonzero(counts).tolist() for _ in range(int(counts[at]))]


def level_duel(first: str, second: str, sums: Sums, deals: list[list[float]], players: int) -> LevelDuel:
    """A duel, summed up."""
    value, low, high = share_of_deals(deals)
    games, squares = int(sums.arrays["games"][0]), float(sums.arrays["squares"][0])
    due = 1 / players
    variance = squares / (PARTS**2 * games * players) - due * due
    seats, won = sums.arrays["seats"], sums.arrays["won"] / PARTS
    explained = sum((w / n - due) ** 2 * n for w, n in zip(won, seats, strict=True)) / float(seats.sum())
    luck = 1 - float(explained) / variance if variance > 0 else math.nan
    ahead = abs(value - 0.5)
    known = not low <= 0.5 <= high
    enough = max(1, math.ceil(AHEAD**2 * value * (1 - value) / ahead**2)) if known else None
    return LevelDuel(first, second, len(deals), Measured(value, low, high), min(1.0, max(0.0, luck)), enough)
