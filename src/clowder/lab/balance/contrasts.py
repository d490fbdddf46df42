"""What a variant changes: the same deals and players at two tables, and which differences are more than luck.

Both tables have the same seeds, but once a game goes otherwise its luck does, too; so the two are reckoned with as if they
had nothing in common, which errs on the careful side. The more figures are looked at, the more of them differ by luck
alone: Holm's method (1979) makes up for it, over all figures, variants and numbers of players of a report.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from clowder.lab.balance.figures import Contrast, Measured, TableFigures
from clowder.lab.balance.reckoning import normal_beyond
from clowder.lab.balance.tables import USUAL
from clowder.lab.evidence import Z95

SIGNIFICANT = 0.05


def contrasts(tables: Sequence[TableFigures]) -> list[Contrast]:
    """Every figure of every variant beside the one at the table that was asked for."""
    found = []
    for table in tables:
        usual = next(each for each in tables if each.players == table.players and each.variant == USUAL)
        if table is not usual:
            mine = compared(table)
            for (figure, word), measured in compared(usual).items():
                other = mine.get((figure, word))
                if other is not None:
                    found.append((table, figure, word, measured, other))
    chances = [normal_beyond(apart(usual, other)) for *_, usual, other in found]
    return [
        Contrast(table.players, table.variant, figure, word, usual, other, chance, chance < SIGNIFICANT)
        for (table, figure, word, usual, other), chance in zip(found, corrected(chances), strict=True)
    ]


def compared(table: TableFigures) -> dict[tuple[str, str], Measured]:
    """The figures of a table that are compared, by name; of endings with their word."""
    return {(figure, word): measured for figure, word, measured in named(table) if math.isfinite(measured.value)}


def named(table: TableFigures) -> Iterator[tuple[str, str, Measured]]:
    """The same, one by one."""
    duration, drama, decisions = table.duration, table.drama, table.skill.decisions
    yield "first-place", "", table.seats[0].places[0]
    yield "minutes", "", duration.minutes.mean
    yield "turns", "", duration.turns.mean
    yield "shared", "", duration.shared
    for ending in duration.endings:
        yield "ending", ending.reason, ending.share
    for duel in table.skill.duels[:1]:
        yield "duel", "", duel.share
    yield "real", "", decisions.real
    yield "gap", "", decisions.gap
    yield "changes", "", drama.changes
    yield "comebacks", "", drama.comebacks
    yield "runaways", "", drama.runaways


def error_of(measured: Measured) -> float:
    """One standard error of a figure, from its interval."""
    return (measured.high - measured.low) / (2 * Z95)


def apart(one: Measured, other: Measured) -> float:
    """How many standard errors two figures are apart."""
    error = math.hypot(error_of(one), error_of(other))
    return (other.value - one.value) / error if error > 0 and math.isfinite(error) else 0.0


def corrected(chances: Sequence[float]) -> list[float]:
    """How often luck alone would do as much somewhere, with as many figures (Holm 1979)."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    found, highest = [1.0] * len(chances), 0.0
    for rank, place in enumerate(order):
        highest = max(highest, min(1.0, (len(chances) - rank) * chances[place]))
        found[place] = highest
    return found
