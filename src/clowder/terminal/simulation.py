"""`clowder simulate`: many games between simple players, and what came of them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from clowder.engine import catalogue
from clowder.engine.blank import blank, checked_players
from clowder.engine.text import say
from clowder.terminal.device import Sheet
from clowder.terminal.menu import usual_players
from clowder.terminal.warming import warm_up


def run(
    simulate: Callable[..., Any],
    name: str,
    players: Any,
    games: Any,
    seed: Any,
    jobs: Any,
    options: dict[str, Any],
    deck: Path | None,
    language: str,
    *,
    as_json: bool,
) -> None:
    """Simulate (with the lab's `simulate`) and print the summary, as a table or as JSON."""
    game = catalogue.game(name)
    players = checked_players(game, usual_players(list(game.seats)) if players is None else players)
    blank(game, players, options, deck)
    errors = Console(stderr=True)
    quiet = as_json or not errors.is_terminal
    if not quiet:
        warm_up(game, errors, language)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=quiet) as progress:
        task = progress.add_task(say("name", game=name, language=language), total=None)

        def on_progress(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        summary = simulate(name, players, games, seed, options=options, deck=deck, jobs=jobs, on_progress=on_progress)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode() + "\n")
    else:
        show(Sheet(highlight=False), msgspec.to_builtins(summary), language)


def show(console: Console, summary: dict[str, Any], language: str) -> None:
    """The summary as a table."""

    def word(key: str, **args: Any) -> str:
        return say(f"cli-simulate-{key}", args, language=language)

    title = say("name", game=summary["game"], language=language)
    console.print(Text(word("title", game_name=title, count=summary["games"], players=summary["players"]), "bold yellow"))
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("seat", "wins", "wins-range", "score", "score-range"):
        grid.add_column(word(heading), justify="left" if heading == "seat" else "right")
    for row in summary["seats"]:
        grid.add_row(
            say("seat", {"number": row["seat"] + 1}, language=language),
            f"{row['win_share']:.1%}",
            f"{row['low']:.1%} – {row['high']:.1%}",
            f"{row['score_mean']:.2f}",
            f"{row['score_low']} – {row['score_high']}",
        )
    console.print(grid)
    counts = {name: f"{value:.1f}" if name == "mean" else f"{value:g}" for name, value in summary["decisions"].items()}
    console.print(Text(word("decisions", **counts, choices=f"{summary['choices']:.1f}")))
    console.print(Text(word("shared", share=f"{summary['shared_wins']:.1%}")))
