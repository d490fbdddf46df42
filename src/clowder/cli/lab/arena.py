"""`clowder arena`: bots meet, and what came of it is shown. A run that is broken off goes on with the same command."""

from __future__ import annotations

import hashlib
import os
import shlex
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from clowder.cli.lab.json_output import print_json
from clowder.cli.lab.progress import counting_bar
from clowder.cli.lab.verdict import print_verdict
from clowder.engine import catalogue
from clowder.engine.files import write_whole
from clowder.engine.text import say
from clowder.errors import BadOption
from clowder.lab.arena import Arena
from clowder.lab.arena_page import check_drawing, page
from clowder.lab.verdict import Verdict
from clowder.terminal.asked_game import AskedGame
from clowder.terminal.console.leaving import INTERRUPTED
from clowder.terminal.console.output import PipeAwareConsole
from clowder.terminal.drawing.escaping import escaped
from clowder.terminal.local.menu import usual_players
from clowder.terminal.local.warming import warm_up
from clowder.terminal.saves import files

PACE_SECONDS = 1800
"""The time left is reckoned from the deals of so many seconds: some duels are a thousand times slower than others."""
KEPT_SECONDS = 30 * 24 * 3600
"""A run that was broken off can be gone on with for so long."""
MARK = b"Clowder arena report"
"""Near the beginning of every report, so that it is known as one of ours."""


@dataclass(frozen=True)
class ArenaRequest:
    """What was asked for. What should be a number and is none is text, for the lab to refuse by name."""

    game: AskedGame
    bots: list[str]
    players: list[Any] | None
    """None for the usual number."""
    deals: Any
    seed: Any
    jobs: Any = None
    all_deals: bool = False
    journal: Path | None = None
    as_json: bool = False
    out: Path | None = None


def run_arena(request: ArenaRequest, language: str) -> int:
    """Hold an arena and show what came of it; the exit status."""
    if request.out is not None:
        check_drawing()
        files.check_writable(request.out, is_report, "cli-arena-out-foreign")
    asked = request.game
    players = [usual_players(list(catalogue.game(asked.name).seats))] if request.players is None else request.players
    arena = Arena(
        asked.name, request.bots, players, request.deals, request.seed, asked.options, asked.deck,
        all_deals=request.all_deals, jobs=request.jobs, journal=request.journal,
    )  # fmt: skip
    if request.journal is None:
        with suppress(BadOption, OSError, RuntimeError):  # where nothing can be kept, the run has to be made in one go
            arena.keep(usual_journal(arena.facts))
    errors = Console(stderr=True)
    if arena.found:
        tell_beside(errors, say("cli-arena-goes-on", {"count": arena.found}, language=language))
    try:
        verdict = held_with_a_bar(arena, errors, language)
    except KeyboardInterrupt:
        if not request.as_json:  # half a result must not be taken for a whole one
            print_verdict(PipeAwareConsole(highlight=False), arena.verdict(), language)
        kept = "cli-arena-interrupted" if arena.journal.path else "cli-arena-interrupted-lost"
        tell_beside(errors, say(kept, language=language))
        return INTERRUPTED
    try:
        if request.out is not None:
            write_whole(request.out, page(verdict, command_again(request, players), language).encode())
    finally:  # whatever happens to the report, the figures are shown
        if request.as_json:
            print_json(verdict)
        else:
            print_verdict(PipeAwareConsole(highlight=False), verdict, language)
    if request.out is not None:
        tell_beside(errors, say("cli-arena-written", {"target": str(request.out)}, language=language))
    if request.journal is None and arena.journal.path:
        with suppress(OSError):
            arena.journal.path.unlink()
    return 0


def held_with_a_bar(arena: Arena, errors: Console, language: str) -> Verdict:
    """The verdict; meanwhile, on a terminal, how far it is."""
    shown, title = errors.is_terminal, say("name", game=arena.game.name, language=language)
    if shown:
        warm_up(arena.game, errors, language, arena.warm)
    with counting_bar(errors, title, shown=shown, pace_seconds=PACE_SECONDS) as on_progress:
        return arena.run(on_progress)


def usual_journal(facts: dict[str, Any]) -> Path:
    """Where the deals of this very run are kept until it is complete: a file in the user's state folder."""
    folder = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "clowder"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("arena-*.jsonl"):  # nobody has gone on with it for long
        if time.time() - old.stat().st_mtime > KEPT_SECONDS:
            old.unlink(missing_ok=True)
    run = hashlib.blake2b(msgspec.json.encode(facts), digest_size=8).hexdigest()
    return folder / f"arena-{run}.jsonl"


def command_again(request: ArenaRequest, players: list[Any]) -> str:
    """The command that gives these figures again."""
    words = ["clowder", "arena", request.game.name, "--bots", ",".join(request.bots)]
    words += ["--players", ",".join(map(str, players)), "--deals", str(request.deals), "--seed", str(request.seed)]
    words += ["--all-deals"] if request.all_deals else []
    words += ["--deck", str(request.game.deck)] if request.game.deck else []
    for name, value in request.game.options.items():
        words += ["-o", f"{name}={value if isinstance(value, str) else msgspec.json.encode(value).decode()}"]
    return shlex.join(words)


def is_report(path: Path) -> bool:
    """Whether a file is a report of an arena, which a new one may replace."""
    try:
        with path.open("rb") as file:
            return MARK in file.read(1000)
    except OSError:
        return False


def tell_beside(errors: Console, line: str) -> None:
    """One line beside the figures."""
    errors.print(Text(escaped(line)), soft_wrap=True, highlight=False)
