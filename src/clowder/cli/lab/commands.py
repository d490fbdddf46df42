"""`clowder simulate`, `arena` and `learn`: many games among bots, what they tell, and what a network learns from them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from clowder.cli.flags import Deck, GameName, Lang, Options, Players
from clowder.cli.language import checked_language
from clowder.cli.values import asked_game, comma_separated, decimal, number, parsed_options, parsed_variants


def simulate_command(
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

    from clowder.cli.lab.simulation import SimulationRequest, run_simulation

    request = SimulationRequest(
        game=asked_game(game, option, deck),
        bots=comma_separated(bots),
        players=number(players),
        games=number(games),
        seed=number(seed),
        jobs=number(jobs),
        as_json=as_json,
    )
    run_simulation(request, language)


def arena_command(
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

    from clowder.cli.lab.arena import ArenaRequest, run_arena

    request = ArenaRequest(
        game=asked_game(game, option, deck),
        bots=comma_separated(bots),
        players=None if players is None else [number(count) for count in comma_separated(players)],
        deals=number(deals),
        seed=number(seed),
        jobs=number(jobs),
        all_deals=all_deals,
        journal=journal,
        as_json=as_json,
        out=out,
    )
    raise typer.Exit(run_arena(request, language))


def report_command(
    game: GameName,
    *,
    players: Annotated[
        str | None, typer.Option("--players", "-p", metavar="N,M", help="Numbers of players, or all; by default the usual.")
    ] = None,
    games: Annotated[str, typer.Option("--games", "-n", metavar="N", help="How many at each table.")] = "10000",
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            "-b",
            metavar="A,B",
            help="Levels, from the weakest on; by default uniform,greedy and, if any, learned.",
        ),
    ] = None,
    vary: Annotated[
        list[str] | None,
        typer.Option("--vary", metavar="NAME=A,B", help="Values of an option, to be put side by side; repeatable."),
    ] = None,
    against: Annotated[
        Path | None, typer.Option("--against", metavar="FILE", help="Another deck file, to be put beside the first.")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="The same seed gives the same report.")] = "0",
    jobs: Annotated[str | None, typer.Option("--jobs", "-j", metavar="J", help="How many at the same time.")] = None,
    journal: Annotated[
        Path | None, typer.Option("--journal", metavar="FILE", help="Keep what is finished here, to go on from.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="For the page of HTML; by default GAME-report.html.")
    ] = None,
    option: Options = None,
    deck: Deck = None,
    lang: Lang = None,
) -> None:
    """Say what a game's rules do: is it fair, long, skilful, dramatic, what is every choice worth; on a page of HTML.

    Ctrl-c breaks off; the same command goes on from there. Exit status: 0 complete, 2 bad input, 130 ctrl-c.
    """
    language = checked_language(lang)

    from clowder.cli.lab.balance import BalanceRequest, report_on

    everybody = players is not None and players.strip().lower() == "all"
    request = BalanceRequest(
        game=asked_game(game, option, deck),
        players="all" if everybody else None if players is None else [number(count) for count in comma_separated(players)],
        games=number(games),
        seed=number(seed),
        bots=comma_separated(bots),
        vary=parsed_variants(vary),
        against=against,
        jobs=number(jobs),
        journal=journal,
        as_json=as_json,
        out=out,
    )
    raise typer.Exit(report_on(request, language))


def learn_command(
    game: GameName,
    *,
    players: Annotated[
        str | None, typer.Option("--players", "-p", metavar="N,M", help="Numbers of players; by default all.")
    ] = None,
    hours: Annotated[str, typer.Option("--hours", metavar="H", help="Of processor time, for the whole run.")] = "2",
    decisions: Annotated[
        str | None,
        typer.Option("--decisions", metavar="N", help="Learn from so many instead: then the run repeats exactly."),
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Of the deals, and of what is tried.")] = "0",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="For the weights; by default GAME.msgpack.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the run that was broken off.")] = False,
    setting: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="How it learns (docs/bots.md lists them); repeatable."),
    ] = None,
    option: Options = None,
    deck: Deck = None,
    lang: Lang = None,
) -> None:
    """Teach a network to play: it imitates the greedy player, then plays itself. Needs the extra "learn" (docs/bots.md).

    Options of the game that are not given are all played. Ctrl-c breaks off and keeps everything; --resume goes on. Exit
    status: 0 learned, 1 the run went bad, 2 bad input, 130 ctrl-c.
    """
    language = checked_language(lang)

    from clowder.cli.lab.learning import LearningRequest, run_learning

    request = LearningRequest(
        game=asked_game(game, option, deck),
        players=None if players is None else [number(count) for count in comma_separated(players)],
        hours=decimal(hours),
        decisions=number(decisions),
        seed=number(seed),
        out=out,
        resume=resume,
        settings=parsed_options(setting),
    )
    raise typer.Exit(run_learning(request, language))
