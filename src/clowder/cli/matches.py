"""`clowder play`, `games`, `replay`, `review` and `verify`: a match at this keyboard, and what was saved of one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from clowder.cli.complaints import warn
from clowder.cli.flags import Deck, Lang, MaybeGame, Options, Players, SavedFile
from clowder.cli.language import checked_language
from clowder.cli.values import asked_game, checked_pause, comma_separated, number, read_saved, seed_text
from clowder.errors import BadOption


def play_command(
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
    from clowder.terminal.local.playing import PlayRequest, play_match

    request = PlayRequest(
        language=language,
        game=asked_game(game, option, deck),
        players=number(players),
        seed=seed_text(seed),
        humans=number(humans),
        names=tuple(names.split(",")) if names else (),
        opponents=tuple(comma_separated(opponents)),
        resume=resume,
        save=save,
        pause=seconds,
    )
    raise typer.Exit(play_match(request))


def games_command(lang: Lang = None) -> None:
    """List the games: players, options and what they mean."""
    language = checked_language(lang)
    from clowder.cli.catalogue_page import show_games
    from clowder.terminal.console.output import PipeAwareConsole

    show_games(PipeAwareConsole(highlight=False), language)


def replay_command(
    file: SavedFile,
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
    from clowder.terminal.console.output import PipeAwareConsole
    from clowder.terminal.saves.replay import at_step, shows_secrets, tell_match
    from clowder.terminal.saves.verify import checked_match

    record = read_saved(file)
    whole = checked_match(record)
    match = at_step(record, whole, number(step))
    if shows_secrets(record, whole, language, number(seat), all_open=all_open):
        from clowder.engine.text import say

        warn(say("cli-replay-peeks", language=language))
    tell_match(PipeAwareConsole(highlight=False), record, match, language, number(seat), all_open=all_open)


def review_command(
    file: SavedFile,
    *,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="S", help="Whose decisions; 0 is the first. By default the only person’s."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print it all as JSON.")] = False,
    lang: Lang = None,
) -> None:
    """Judge how a seat played a saved match: every decision from what it knew then, what it gave away and why, and how
    lucky the cards were.

    Exit status: 2 bad input, 3 record broken or foreign, 4 unknown rules version, 5 commitment, 6 decisions, 7 result.
    """
    language = checked_language(lang)
    from clowder.engine.text import say
    from clowder.terminal.console.output import PipeAwareConsole
    from clowder.terminal.saves.review import reviewed, tell_review
    from clowder.terminal.saves.verify import checked_match

    record = read_saved(file)
    match = checked_match(record)
    if not match.over:
        warn(say("cli-review-peeks", language=language))
    found = reviewed(record, match, language, number(seat))
    if as_json:
        from clowder.cli.lab.json_output import print_json

        print_json(found)
    else:
        tell_review(PipeAwareConsole(highlight=False), record, match, language, found)


def verify_command(
    file: SavedFile,
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
    from clowder.server.table.fair import kept_promise
    from clowder.terminal.console.output import PipeAwareConsole
    from clowder.terminal.saves.verify import verify_record

    verify_record(PipeAwareConsole(highlight=False), read_saved(file), language, kept_promise, promise)
