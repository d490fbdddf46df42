"""The command line. Heavy imports (the rules are compiled) stay inside the commands, so that `clowder --help` is quick."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer

from clowder import __version__
from clowder.engine.catalogue import names
from clowder.errors import BadOption, ClowderError

BAD_INPUT = 2
"""The exit status for what was asked for wrongly."""
BROKEN = 1
"""The exit status for a mistake of ours."""
INTERRUPTED = 130

app = typer.Typer(
    help="A digital table for four light games about cats.",
    add_completion=False,
    pretty_exceptions_enable=False,
)

Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|fr|es", help="Language; by default that of LC_ALL or LANG.")
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=", ".join(names()) + ".")]
MaybeGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; without it you can choose from a menu.")]
Players = Annotated[str | None, typer.Option("--players", "-p", metavar="N", help="How many play, bots included.")]
Deck = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="A deck file of your own.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game (`clowder games` lists them); repeatable."
    ),
]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")]


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
        serve()


@app.command()
def play(
    game: MaybeGame = None,
    players: Players = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S", help="Deal the game of this seed.")] = None,
    lang: Lang = None,
    deck: Deck = None,
    option: Options = None,
    humans: Annotated[
        str | None, typer.Option("--humans", metavar="N", help="People at this keyboard, on the first seats.")
    ] = None,
    names: Annotated[str | None, typer.Option("--names", metavar="A,B", help="Names, from the first seat on.")] = None,
    opponents: Annotated[
        str | None,
        typer.Option(
            "--opponents",
            metavar="BOT[,BOT]",
            help="The bots, one for all or one each: kitten, house-cat (usual), alley-cat, tiger, or any other.",
        ),
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved match.")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Where the match is saved.")] = None,
    pause: Annotated[
        str, typer.Option("--pause", metavar="SECONDS", help="How long to look at an opponent's move.")
    ] = "0.6",
) -> None:
    """Play in the terminal against bots, or with others at the same keyboard.

    Leaving (q, ctrl-c) saves the match. Exit status: 0 finished or left with q, 2 bad input, 130 ctrl-c.
    """
    language = checked_language(lang)
    seconds = checked_pause(pause)
    from clowder.terminal.playing import Request
    from clowder.terminal.playing import play as play_match

    request = Request(
        language=language,
        game=plain_name(game),
        players=number(players),
        seed=checked_seed(seed),
        deck=deck,
        options=parsed(option),
        humans=number(humans),
        names=tuple(names.split(",")) if names else (),
        opponents=tuple(listed(opponents)),
        resume=resume,
        save=save,
        pause=seconds,
    )
    raise typer.Exit(play_match(request))


@app.command()
def games(lang: Lang = None) -> None:
    """List the games: players, options and what they mean."""
    language = checked_language(lang)
    from clowder.terminal.catalogue_page import show_games
    from clowder.terminal.device import Sheet

    show_games(Sheet(highlight=False), language)


@app.command()
def replay(
    file: Record,
    *,
    step: Annotated[str | None, typer.Option("--step", metavar="N", help="Stop after this many decisions.")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="S", help="As this seat saw it; 0 is the first.")] = None,
    all_open: Annotated[bool, typer.Option("--open", help="With all hands open.")] = False,
    lang: Lang = None,
) -> None:
    """Tell a saved match: the story line by line, then the table as it stood.

    Exit status: 2 bad input, 3 record broken or foreign, 4 unknown rules version, 5 commitment, 6 decisions, 7 result.
    """
    language = checked_language(lang)
    if seat is not None and all_open:
        raise BadOption("cli-seat-or-open")
    from clowder.terminal.checking import checked
    from clowder.terminal.device import Sheet
    from clowder.terminal.telling import at_step, peeks, tell_match

    record = read(file)
    whole = checked(record)
    match = at_step(record, whole, number(step))
    if peeks(record, whole, language, number(seat), all_open=all_open):
        from clowder.engine.text import say

        warn(say("cli-replay-peeks", language=language))
    tell_match(Sheet(highlight=False), record, match, language, number(seat), all_open=all_open)


@app.command()
def verify(
    file: Record,
    *,
    promise: Annotated[
        str | None, typer.Option("--promise", metavar="HASH", help="What was shown to you before the deal.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Check a saved match: its form, the seed against its commitment, every decision, the result; and, if it was played
    on a server, that the seed is what was promised before the deal.

    Exit status: 0 all is well, 3 record broken or foreign, 4 unknown rules version, 5 commitment, 6 decisions, 7 result,
    8 promise.
    """
    language = checked_language(lang)
    from clowder.server.fair import kept_promise
    from clowder.terminal.checking import verify as check
    from clowder.terminal.device import Sheet

    check(Sheet(highlight=False), read(file), language, kept_promise, promise)


@app.command()
def simulate(
    game: GameName,
    *,
    players: Players = None,
    games: Annotated[str, typer.Option("--games", "-n", metavar="M", help="How many games.")] = "1000",
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="The same seed gives the same numbers.")] = "0",
    jobs: Annotated[str | None, typer.Option("--jobs", "-j", metavar="J", help="How many at the same time.")] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", "-b", metavar="BOT[,BOT]", help="Bots, one for all seats or one for each.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    option: Options = None,
    deck: Deck = None,
    lang: Lang = None,
) -> None:
    """Play many games between players who choose at random, or between bots, and say how each seat fared."""
    language = checked_language(lang)
    from clowder.lab.simulate import simulate as simulate_games
    from clowder.lab.simulate import warm_simulation
    from clowder.terminal.simulation import run

    numbers = (number(players), number(games), number(seed), number(jobs))
    asked = (*numbers, parsed(option), deck, language)
    run(simulate_games, plain_name(game) or game, *asked, as_json=as_json, bots=listed(bots), warm=warm_simulation)


@app.command()
def arena(
    game: GameName,
    *,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", "-b", metavar="A,B", help="Two or more: greedy, search:100ms, search:2000sims, mine:Clever …"
        ),
    ],
    players: Annotated[str | None, typer.Option("--players", "-p", metavar="N,M", help="Numbers of players.")] = None,
    deals: Annotated[str, typer.Option("--deals", "-n", metavar="N", help="How many in a duel, at most.")] = "200",
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="The same seed gives the same deals.")] = "0",
    jobs: Annotated[str | None, typer.Option("--jobs", "-j", metavar="J", help="How many at the same time.")] = None,
    all_deals: Annotated[bool, typer.Option("--all-deals", help="Go on where it is settled who is better.")] = False,
    journal: Annotated[
        Path | None, typer.Option("--journal", metavar="FILE", help="Keep every finished deal here, to go on from.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write a report, a page of HTML.")] = None,
    option: Options = None,
    deck: Deck = None,
    lang: Lang = None,
) -> None:
    """Find out which bot is the strongest: every two of them meet, on the same deals, in every seating.

    Ctrl-c breaks off; the same command goes on from there. Exit status: 0 complete, 2 bad input, 130 ctrl-c.
    """
    language = checked_language(lang)
    from clowder.lab.arena import Arena
    from clowder.lab.report import check_drawing, page
    from clowder.terminal.arena import Wanted, run

    if out is not None:
        check_drawing()
    wanted = Wanted(
        game=plain_name(game) or game,
        bots=listed(bots),
        players=None if players is None else [number(count) for count in listed(players)],
        deals=number(deals),
        seed=number(seed),
        jobs=number(jobs),
        options=parsed(option),
        deck=deck,
        all_deals=all_deals,
        journal=journal,
        as_json=as_json,
        out=out,
    )
    raise typer.Exit(run(Arena, page, wanted, language))


Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="CLOWDER_DATABASE",
        show_envvar=False,
        help="A file, or postgresql://USER:PASSWORD@HOST/NAME; also from CLOWDER_DATABASE. "
        "By default a file in your data folder.",
    ),
]


@app.command()
def serve(
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
    from clowder.server.serve import Asked
    from clowder.server.serve import serve as serve_tables

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


@app.command()
def join(
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
    from clowder.terminal.joining import Wanted
    from clowder.terminal.joining import join as join_table

    wanted = Wanted(
        language=language,
        address=address,
        code=code or "",
        name=name or "",
        seat=number(seat),
        watch=watch,
        new=plain_name(new),
        players=number(players),
        options=parsed(option),
    )
    raise typer.Exit(join_table(wanted))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to.")],
    *,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
    lang: Lang = None,
) -> None:
    """Copy all tables of a server to a file, while it runs. The file is a database that `clowder serve` can serve."""
    language = checked_language(lang)
    from clowder.engine.text import say
    from clowder.server.backup import back_up
    from clowder.server.serve import default_database

    back_up(database or default_database(), file, force=force)
    typer.echo(say("backup-made", {"file": str(file)}, language=language))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup, or the database file of a server.")],
    *,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Fill an empty PostgreSQL database from a backup."""
    language = checked_language(lang)
    from clowder.engine.text import say
    from clowder.server.backup import restore as refill
    from clowder.server.serve import default_database

    refill(file, database or default_database())
    typer.echo(say("restore-done", {"file": str(file)}, language=language))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status. Whatever goes wrong is told in one line."""
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    language = spoken(arguments)
    from clowder.terminal.failing import Refused
    from clowder.terminal.letters import tolerate

    tolerate()
    try:
        status: int = app(list(arguments), prog_name="clowder", standalone_mode=False) or 0
        if sys.stdout is not None:
            sys.stdout.flush()  # now, while a reader who has gone can still be noticed
        return status
    except Refused as refused:
        return fail(refused.error.text(language), refused.status)
    except ClowderError as error:
        return fail(error.text(language), BAD_INPUT)
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):  # whoever read along has seen enough; printing the help then exits
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if os.environ.get("CLOWDER_DEBUG"):
            raise
        if hasattr(error, "format_message"):
            return fail(misused(error, language), BAD_INPUT)
        from clowder.engine.text import say

        return fail(say("cli-bug", {"reason": f"{type(error).__name__}: {error}"}, language=language), BROKEN)


def fail(line: str, status: int) -> int:
    """One line on stderr, and the exit status."""
    warn(line)
    return status


def warn(line: str) -> None:
    """One line on stderr, whatever is in it."""
    with suppress(OSError):  # nobody may be there to read it
        print("".join(letter if letter.isprintable() else " " for letter in line), file=sys.stderr)


def misused(error: Any, language: str) -> str:
    """A mistake in the command line itself, in the person's language."""
    from clowder.engine.text import say

    kind, message = type(error).__name__, error.format_message()
    if kind == "NoSuchOption":
        return say("cli-no-such-flag", {"name": error.option_name}, language=language)
    if kind == "MissingParameter":
        return say(
            "cli-missing", {"name": (error.param.metavar or error.param.name) if error.param else "?"}, language=language
        )
    if kind == "BadOptionUsage":
        return say("cli-no-value", {"name": error.option_name}, language=language)
    if unknown := re.match(r"No such command ['\"](.*)['\"]", message):
        known = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]
        return say("cli-no-such-command", {"name": unknown[1], "commands": known}, language=language)
    return say("cli-misused", {"reason": message}, language=language)


def spoken(arguments: Sequence[str]) -> str:
    """The language of what was typed, to complain in: what `--lang` says or, if that is wrong, the environment's."""
    for before, word in zip(["", *arguments], arguments, strict=False):
        value = word.removeprefix("--lang=") if word.startswith("--lang=") else word if before == "--lang" else None
        if value in LANGUAGES:
            return value
    return environment_language()


LANGUAGES = ("en", "fr", "es")


def environment_language() -> str:
    """French or Spanish where the environment says so, else English."""
    setting = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return setting[:2].lower() if setting[:2].lower() in LANGUAGES else "en"


def checked_language(lang: str | None) -> str:
    """The language to speak."""
    if lang is None:
        return environment_language()
    if lang not in LANGUAGES:
        raise BadOption("cli-bad-language", value=lang, languages=list(LANGUAGES))
    return lang


def checked_pause(text: str) -> float:
    """Seconds, at most a minute."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise BadOption("cli-bad-pause", value=text)
    return seconds


def checked_seed(seed: str | None) -> str | None:
    """A seed that is text; the command line can hold bytes that are none."""
    if seed is not None and any("\ud800" <= letter <= "\udfff" for letter in seed):
        raise BadOption("error-seed", value=ascii(seed)[:80])
    return seed


def plain_name(game: str | None) -> str | None:
    """A game's name as the catalogue spells it: "Devil's Scat" is devils_scat."""
    return None if game is None else re.sub(r"[\s-]+", "_", re.sub(r"['’]", "", game.strip().lower()))


def listed(text: str | None) -> list[str]:
    """What stands between commas."""
    return [] if text is None else [word.strip() for word in text.split(",")]


def number(text: str | None) -> int | str | None:
    """A whole number or, for the engine to refuse by name, the text as it is."""
    return int(text) if text is not None and re.fullmatch(r"[+-]?[0-9]{1,18}", text) else text


def parsed(options: list[str] | None) -> dict[str, Any]:
    """`name=value`, the value as JSON where it is some, else as text."""
    import msgspec

    chosen: dict[str, Any] = {}
    for item in options or ():
        name, equals, text = item.partition("=")
        if not name or not equals:
            raise BadOption("cli-bad-option", value=item)
        try:
            chosen[name] = msgspec.json.decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            chosen[name] = text
    return chosen


def read(file: Path) -> Any:
    """A saved match, as data."""
    from clowder.errors import BadRecord
    from clowder.terminal import saves
    from clowder.terminal.failing import Refused

    try:
        return saves.read(file)
    except BadRecord as error:
        raise Refused(error) from None


if __name__ == "__main__":
    sys.exit(main())
