"""`clowder simulate`: many games between players who choose at random, or between bots, and what came of them."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from functools import partial
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
from clowder.terminal.readable import readable
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
    bots: list[str],
    warm: Callable[..., None],
) -> None:
    """Simulate (with the lab's `simulate`) and print the summary, as a table or as JSON. `warm` gets bots ready."""
    game = catalogue.game(name)
    usual = len(bots) if len(bots) > 1 else usual_players(list(game.seats))
    players = checked_players(game, usual if players is None else players)
    blank(game, players, options, deck)
    errors = Console(stderr=True)
    quiet = as_json or not errors.is_terminal
    if not quiet:
        warm_up(game, errors, language, partial(warm, name, bots) if bots else None)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=quiet) as progress:
        task = progress.add_task(say("name", game=name, language=language), total=None)

        def on_progress(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        asked = {"options": options, "deck": deck, "jobs": jobs, "bots": bots}
        summary = simulate(name, players, games, seed, **asked, on_progress=on_progress)
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
    named, finished = "bot" in summary["seats"][0], not math.isnan(summary["choices"])
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("seat", *(("bot",) if named else ()), "wins", "wins-range", "score", "score-range"):
        grid.add_column(word(heading), justify="left" if heading in ("seat", "bot") else "right", overflow="fold")
    for row in summary["seats"]:
        grid.add_row(
            say("seat", {"number": row["seat"] + 1}, language=language),
            *((Text(readable(row["bot"])),) if named else ()),
            f"{row['win_share']:.1%}",
            f"{row['low']:.1%} – {row['high']:.1%}",
            f"{row['score_mean']:.2f}" if finished else "–",
            f"{row['score_low']} – {row['score_high']}" if finished else "–",
        )
    console.print(grid)
    if finished:
        counts = {name: f"{value:.1f}" if name == "mean" else f"{value:g}" for name, value in summary["decisions"].items()}
        console.print(Text(word("decisions", **counts, choices=f"{summary['choices']:.1f}")))
        console.print(Text(word("shared", share=f"{summary['shared_wins']:.1%}")))
    for forfeit in summary.get("forfeits", ()):
        said = word("forfeits", bot=forfeit["bot"], count=forfeit["games"], reason=forfeit["reason"])
        console.print(Text(readable(said), "bold red"))
