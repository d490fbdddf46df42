"""A report on a game, as data: `clowder.lab.report(...)`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from clowder.lab.balance.contrasts import contrasts
from clowder.lab.balance.figures import BalanceReport, WatchedGame
from clowder.lab.balance.findings import about_variants, findings
from clowder.lab.balance.reckoning import Reckoning
from clowder.lab.balance.run import BalanceRun
from clowder.lab.balance.sums import Highlight
from clowder.lab.balance.tables import USUAL, GameTable
from clowder.lab.balance.workload import closest

MOMENTS = ("comeback", "changes", "swing", "missed", "longest", "shortest", "bound")
"""Why a game may be worth watching, in the order in which they are told."""


def report(
    game: str,
    players: Sequence[int] | str | None = None,
    games: int = 10_000,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    deck: str | Path | Mapping[str, Any] | None = None,
    *,
    bots: Sequence[str] = (),
    vary: Mapping[str, Sequence[Any]] | None = None,
    against: str | Path | Mapping[str, Any] | None = None,
    jobs: int | None = None,
    language: str = "en",
    on_progress: Callable[[int, int], None] | None = None,
) -> BalanceReport:
    """Play so many games a table and more, and say what came of them. The same seed gives the same report.

    `players`: numbers of players, or "all"; without it the usual one. `bots`: levels from the weakest on. `vary`: values of
    options to put beside the table; `against`: another deck. `language`: of the names of choices.
    """
    run = BalanceRun(
        game, players, games, seed, options, deck, bots=bots, vary=vary, against=against, jobs=jobs
    )  # fmt: skip
    run.run(on_progress)
    return summed_up(run, language)


def summed_up(run: BalanceRun, language: str) -> BalanceReport:
    """What a run has found out."""
    reckoning = Reckoning(run.pieces, run.sums, run.meanings, [bot.name for bot in run.bots])
    tables = [reckoning.table(table, language) for table in run.tables]
    main, compared = closest(run.bots).name, contrasts(tables)
    told = [
        finding for table in tables if table.variant == USUAL for finding in about(findings(table, main), table.players)
    ]
    return BalanceReport(
        run.game.name,
        run.game.version,
        run.games,
        run.seed,
        [bot.name for bot in run.bots],
        main,
        run.players,
        run.variants,
        all(bot.repeats for bot in run.bots),
        tables,
        compared,
        [*told, *about_variants(compared)],
        [watched for table in run.tables if table.variant == USUAL for watched in worth_watching(run, table)],
    )


def about(found: Sequence[Any], players: int) -> list[Any]:
    """Findings of a table, each with its number of players."""
    import msgspec

    return [msgspec.structs.replace(each, args={"players": players, **each.args}) for each in found]


def worth_watching(run: BalanceRun, table: GameTable) -> list[WatchedGame]:
    """The most remarkable games of a table, as records."""
    moments: dict[str, Highlight] = {}
    mine = [each for each in run.pieces if each.table is table and each.bots == (closest(run.bots),)]
    for piece in mine:
        moments |= run.sums[piece.name].moments
    found = []
    for why in MOMENTS:
        if (moment := moments.get(why)) is not None:
            record = run.workshop.match_of(mine[0], moment.number)
            found.append(WatchedGame(why, table.players, table.variant, moment.step, moment.detail, record))
    return found
