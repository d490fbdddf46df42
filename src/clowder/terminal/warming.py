"""The first use of a game compiles its rules. Nobody should look at nothing meanwhile."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn

from clowder.engine.game import Game
from clowder.engine.text import say
from clowder.engine.warmup import warm
from clowder.terminal.signals import held


def warm_up(game: Game, console: Console, language: str) -> None:
    """Make the game ready, with a bar that goes away when it is."""
    title = say("terminal-getting-ready", {"game_name": say("name", game=game.name, language=language)}, language=language)
    columns = (SpinnerColumn(), TextColumn("{task.description}", markup=False), BarColumn(12))
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with bar as progress, held() as look:  # nothing may be raised inside the compiler
        task = progress.add_task(title, total=None)

        def on_step(what: str, done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)
            look()

        warm(game, on_step)
