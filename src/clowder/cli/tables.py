"""`clowder serve`, `join`, `backup` and `restore`: tables for those who are elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from clowder.cli.flags import Database, Lang, Options, Players
from clowder.cli.language import checked_language
from clowder.cli.values import asked_game, number
from clowder.errors import BadOption


def serve_command(
    *,
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help="Where to listen; 127.0.0.1 for this machine alone.")
    ] = "0.0.0.0",
    port: Annotated[
        str | None, typer.Option("--port", metavar="N", help="By default 8000, or the next one that is free.")
    ] = None,
    database: Database = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help="Under which others reach it, e.g. behind a proxy.")
    ] = None,
    workers: Annotated[
        str, typer.Option("--workers", metavar="N", help="Processes; more than one needs PostgreSQL.")
    ] = "1",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
    keep_days: Annotated[str, typer.Option("--keep-days", metavar="D", help="How long finished tables are kept.")] = "30",
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option("--trust-proxy", metavar="ADDRESS", help="A proxy that says truly who asks; repeatable."),
    ] = None,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="No limits on how often anybody may ask.")] = False,
    log_level: Annotated[str, typer.Option("--log-level", metavar="LEVEL", help="debug, info, warning or error.")] = "info",
    lang: Lang = None,
) -> None:
    """Open tables for friends, who play from their phones.

    Ctrl-c stops it; games go on when it is started again. Exit status: 0 stopped, 2 bad input, or the port or the database
    cannot be had.
    """
    language = checked_language(lang)
    from clowder.server.process.serve import Asked
    from clowder.server.process.serve import serve as serve_tables

    asked = Asked(
        language=language,
        host=host,
        port=number(port),
        database=database,
        public_url=public_url,
        workers=number(workers),
        browser=not no_browser,
        keep_days=keep_days,
        trusted=trust_proxy or [],
        limits=not no_limits,
        log_level=log_level,
    )
    raise typer.Exit(serve_tables(asked))


def join_command(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help="Of the server: HOST:8000, or a link.")],
    code: Annotated[str | None, typer.Argument(metavar="[CODE]", help="Of the table; without it, a public one.")] = None,
    *,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="How you are called at the table.")] = None,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="S", help="This seat; 0 is the first. By default any free one.")
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only watch.")] = False,
    new: Annotated[str | None, typer.Option("--new", metavar="GAME", help="Make a table there and be its host.")] = None,
    players: Players = None,
    option: Options = None,
    lang: Lang = None,
) -> None:
    """Play at a table of a server, with others who are elsewhere.

    Leaving (q, ctrl-c) keeps your seat for a while, and the same command brings you back. Exit status: 0 left, 2 bad input,
    no such server or table, 130 ctrl-c.
    """
    language = checked_language(lang)
    if new is not None and (code or seat is not None or watch):
        raise BadOption("join-with-new")
    if new is None and (players is not None or option):
        raise BadOption("join-only-new")
    from clowder.terminal.joining.arrival import JoinRequest, join_table

    request = JoinRequest(
        language=language,
        address=address,
        code=code or "",
        name=name or "",
        seat=number(seat),
        watch=watch,
        new=None if new is None else asked_game(new, option),
        players=number(players),
    )
    raise typer.Exit(join_table(request))


def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to.")],
    *,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
    lang: Lang = None,
) -> None:
    """Copy all tables of a server to a file, while it runs. The file is a database that `clowder serve` can serve."""
    language = checked_language(lang)
    from clowder.engine.text import say
    from clowder.server.process.backup import back_up
    from clowder.server.process.serve import default_database

    back_up(database or default_database(), file, force=force)
    typer.echo(say("backup-made", {"file": str(file)}, language=language))


def restore_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup, or the database file of a server.")],
    *,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Fill an empty PostgreSQL database from a backup."""
    language = checked_language(lang)
    from clowder.engine.text import say
    from clowder.server.process.backup import restore as refill
    from clowder.server.process.serve import default_database

    refill(file, database or default_database())
    typer.echo(say("restore-done", {"file": str(file)}, language=language))
