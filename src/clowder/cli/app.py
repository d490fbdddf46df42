"""The commands, in the order in which the help lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from clowder import __version__
from clowder.cli.lab.commands import arena_command, learn_command, report_command, simulate_command
from clowder.cli.matches import games_command, play_command, replay_command, review_command, verify_command
from clowder.cli.tables import backup_command, join_command, restore_command, serve_command

app = typer.Typer(
    help="A digital table for four light games about cats.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
COMMANDS: dict[str, Callable[..., None]] = {
    "play": play_command,
    "games": games_command,
    "replay": replay_command,
    "review": review_command,
    "verify": verify_command,
    "simulate": simulate_command,
    "arena": arena_command,
    "report": report_command,
    "learn": learn_command,
    "serve": serve_command,
    "join": join_command,
    "backup": backup_command,
    "restore": restore_command,
}
for name, command in COMMANDS.items():
    app.command(name)(command)


@app.callback(invoke_without_command=True)
def clowder(
    context: typer.Context,
    *,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    """A digital table for four light games about cats.

    Without a command it opens the table in your browser, as `clowder serve` does. In the terminal: clowder play
    """
    if version:
        typer.echo(f"clowder {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        raise typer.Exit(app(["serve"], standalone_mode=False))  # not `serve()`: what the environment sets counts, too
