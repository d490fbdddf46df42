"""`clowder report`: a game is played very often, and what its rules do is written down. A run that is broken off goes on
with the same command."""

from __future__ import annotations

import os
import shlex
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from clowder.cli.lab.arena import KEPT_SECONDS, PACE_SECONDS, tell_beside
from clowder.cli.lab.json_output import print_json
from clowder.cli.lab.progress import counting_bar
from clowder.engine.files import write_whole
from clowder.engine.text import say
from clowder.errors import BadOption
from clowder.lab.arena_page import check_drawing
from clowder.lab.balance.figures import BalanceReport
from clowder.lab.balance.page import MARK, BalancePage, balance_page, file_of_watched
from clowder.lab.balance.report import summed_up
from clowder.lab.balance.run import BalanceRun, run_name
from clowder.terminal.asked_game import AskedGame
from clowder.terminal.console.leaving import INTERRUPTED
from clowder.terminal.console.output import PipeAwareConsole
from clowder.terminal.drawing.escaping import escaped
from clowder.terminal.local.warming import warm_up
from clowder.terminal.saves import files


@dataclass(frozen=True)
class BalanceRequest:
    """What was asked for. What should be a number and is none is text, for the lab to refuse by name."""

    game: AskedGame
    players: list[Any] | str | None
    """None for the usual number, "all" for each."""
    games: Any
    seed: Any
    bots: list[str]
    vary: dict[str, list[Any]]
    against: Path | None
    jobs: Any = None
    journal: Path | None = None
    as_json: bool = False
    out: Path | None = None
    """None for a file named after the game or, with JSON, none at all."""

    @property
    def page(self) -> Path | None:
        """Where the page goes."""
        return self.out if self.out or self.as_json else Path(f"{self.game.name}-report.html")


def report_on(request: BalanceRequest, language: str) -> int:
    """Play, and write down what came of it; the exit status."""
    asked, page = request.game, request.page
    run = BalanceRun(
        asked.name, request.players, request.games, request.seed, asked.options, asked.deck,
        bots=request.bots, vary=request.vary, against=request.against, jobs=request.jobs,
    )  # fmt: skip
    if page is not None:
        check_drawing()
        files.check_writable(page, is_balance_page, "cli-report-out-foreign")
    errors = Console(stderr=True)
    keep_chunks(run, request, errors, language)
    try:
        played_with_a_bar(run, errors, language)
    except KeyboardInterrupt:
        tell_beside(
            errors, say("cli-report-interrupted" if run.kept.path else "cli-report-interrupted-lost", language=language)
        )
        return INTERRUPTED
    report = summed_up(run, language)
    try:
        if page is not None:
            write_whole(page, balance_page(report, balance_again(request), language).encode())
            write_games(report, page)
    finally:  # whatever happens to the page, what was found is told
        if request.as_json:
            print_json(report)
        else:
            print_findings(PipeAwareConsole(highlight=False), report, language)
    if page is not None:
        tell_beside(
            errors, say("cli-report-written", {"target": str(page), "folder": str(games_beside(page))}, language=language)
        )
    if request.journal is None and run.kept.path:
        with suppress(OSError):
            run.kept.path.unlink()
    return 0


def keep_chunks(run: BalanceRun, request: BalanceRequest, errors: Console, language: str) -> None:
    """Keep what is finished in a file, and go on with what is in it."""
    if request.journal is not None:
        run.keep(request.journal, needed=True)
    else:
        with suppress(BadOption, OSError, RuntimeError):  # where nothing can be kept, it has to be made in one go
            run.keep(usual_chunks(run.asked), needed=False)
    if run.kept.put_aside is not None:
        tell_beside(errors, say("cli-report-other-version", {"file": str(run.kept.put_aside)}, language=language))
    if run.found:
        tell_beside(errors, say("cli-report-goes-on", {"count": run.found}, language=language))


def played_with_a_bar(run: BalanceRun, errors: Console, language: str) -> None:
    """Play everything; meanwhile, on a terminal, how far it is."""
    shown, title = errors.is_terminal, say("name", game=run.game.name, language=language)
    if shown:
        warm_up(run.game, errors, language, run.warm)
    with counting_bar(errors, title, shown=shown, pace_seconds=PACE_SECONDS) as on_progress:
        run.run(on_progress)


def usual_chunks(asked: dict[str, Any]) -> Path:
    """Where the chunks of what was asked for are kept until it is complete: a file in the user's state folder."""
    folder = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "clowder"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("report-*"):  # nobody has gone on with it for long
        if time.time() - old.stat().st_mtime > KEPT_SECONDS:
            old.unlink(missing_ok=True)
    return folder / f"report-{run_name(asked)}.jsonl"


def print_findings(console: Console, report: BalanceReport, language: str) -> None:
    """What to know, a paragraph each."""
    page = BalancePage(report, language)
    console.print(Text(page.say("title", game_name=page.name), "bold yellow"))
    for heading, told in page.told():
        console.print()
        console.print(Text(heading, "bold"))
        for finding in told:
            console.print(Padding(Text(escaped(page.sentence(finding))), (0, 0, 0, 2)))
    console.print()
    console.print(Text(page.say("fun"), "dim"))


def write_games(report: BalanceReport, page: Path) -> None:
    """The games worth watching, as records beside the page."""
    folder = games_beside(page)
    if report.watched:
        with suppress(FileExistsError):  # if it is no folder, writing into it says so
            folder.mkdir()
    for watched in report.watched:
        files.write_record(folder / file_of_watched(report.game, watched), watched.record)


def games_beside(page: Path) -> Path:
    """The folder with the games worth watching."""
    return page.with_name(f"{page.stem}-games")


def balance_again(request: BalanceRequest) -> str:
    """The command that gives this page again."""
    words = ["clowder", "report", request.game.name]
    if request.players is not None:
        players = request.players if isinstance(request.players, str) else ",".join(map(str, request.players))
        words += ["--players", players]
    words += ["--games", str(request.games), "--seed", str(request.seed)]
    words += ["--bots", ",".join(request.bots)] if request.bots else []
    for name, value in request.game.options.items():
        words += ["-o", f"{name}={typed(value)}"]
    for name, values in request.vary.items():
        words += ["--vary", f"{name}={','.join(map(typed, values))}"]
    for flag, deck in (("--deck", request.game.deck), ("--against", request.against)):
        words += [flag, deck.name] if deck else []
    return shlex.join(words)


def typed(value: Any) -> str:
    """A value as it is typed."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def is_balance_page(path: Path) -> bool:
    """Whether a file is a report on a game, which a new one may replace."""
    try:
        with path.open("rb") as file:
            return MARK in file.read(1000)
    except OSError:
        return False
