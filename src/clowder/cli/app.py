"""The commands, in the order in which the help lists them."""

from __future__ import annotations

from typing import Annotated

import typer

from clowder import __version__
from clowder.cli.lab import arena, simulate
from clowder.cli.matches import games, play, replay, verify
from clowder.cli.tables import backup, join, restore, serve

app = typer.Typer(
    help="A digital table for four light games about cats.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (play, games, replay, verify, simulate, arena, serve, join, backup, restore):
    app.command()(command)


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
