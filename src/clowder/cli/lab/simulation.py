"""`clowder simulate`: many games between players who choose at random, or between bots, and what came of them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from clowder.cli.lab.json_output import print_json
from clowder.cli.lab.progress import counting_bar
from clowder.engine import catalogue
from clowder.engine.blank import blank, checked_players
from clowder.engine.text import say
from clowder.lab.simulate import SimulationSummary, simulate, warm_simulation
from clowder.terminal.asked_game import AskedGame
from clowder.terminal.console.output import PipeAwareConsole
from clowder.terminal.drawing.escaping import escaped
from clowder.terminal.local.menu import usual_players
from clowder.terminal.local.warming import warm_up


@dataclass(frozen=True)
class SimulationRequest:
    """What was asked for. What should be a number and is none is text, for the lab to refuse by name."""

    game: AskedGame
    bots: list[str]
    """Nobody, for random play."""
    players: Any
    """None for as many as there are bots, or the usual number."""
    games: Any
    seed: Any
    jobs: Any
    as_json: bool


def run_simulation(request: SimulationRequest, language: str) -> None:
    """Simulate and print the summary, as a table or as JSON."""
    asked, bots = request.game, request.bots
    game = catalogue.game(asked.name)
    usual = len(bots) if len(bots) > 1 else usual_players(list(game.seats))
    players = checked_players(game, usual if request.players is None else request.players)
    blank(game, players, asked.options, asked.deck)
    errors = Console(stderr=True)
    shown = errors.is_terminal and not request.as_json
    if shown:
        warm_up(game, errors, language, partial(warm_simulation, game.name, bots) if bots else None)
    with counting_bar(errors, say("name", game=game.name, language=language), shown=shown) as on_progress:
        summary = simulate(
            game.name, players, request.games, request.seed, asked.options, asked.deck, request.jobs, on_progress, bots
        )
    if request.as_json:
        print_json(summary)
    else:
        print_summary(PipeAwareConsole(highlight=False), summary, language)


def print_summary(console: Console, summary: SimulationSummary, language: str) -> None:
    """The summary as a table."""

    def word(key: str, **args: Any) -> str:
        return say(f"cli-simulate-{key}", args, language=language)

    title = say("name", game=summary.game, language=language)
    console.print(Text(word("title", game_name=title, count=summary.games, players=summary.players), "bold yellow"))
    named, finished = summary.seats[0].bot is not None, not math.isnan(summary.choices)
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("seat", *(("bot",) if named else ()), "wins", "wins-range", "score", "score-range"):
        grid.add_column(word(heading), justify="left" if heading in ("seat", "bot") else "right", overflow="fold")
    for row in summary.seats:
        grid.add_row(
            say("seat", {"number": row.seat + 1}, language=language),
            *((Text(escaped(row.bot or "")),) if named else ()),
            f"{row.win_share:.1%}",
            f"{row.low:.1%} – {row.high:.1%}",
            f"{row.score_mean:.2f}" if finished else "–",
            f"{row.score_low} – {row.score_high}" if finished else "–",
        )
    console.print(grid)
    if finished:
        decisions = msgspec.structs.asdict(summary.decisions)
        counts = {name: f"{value:.1f}" if name == "mean" else f"{value:g}" for name, value in decisions.items()}
        console.print(Text(word("decisions", **counts, choices=f"{summary.choices:.1f}")))
        console.print(Text(word("shared", share=f"{summary.shared_wins:.1%}")))
    for forfeit in summary.forfeits:
        said = word("forfeits", bot=forfeit.bot, count=forfeit.games, reason=forfeit.reason)
        console.print(Text(escaped(said), "bold red"))
