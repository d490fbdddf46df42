"""`clowder arena`: bots meet, and what came of it is shown. A run that is broken off goes on with the same command."""

from __future__ import annotations

import hashlib
import os
import shlex
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from clowder.engine import catalogue
from clowder.engine.text import say
from clowder.errors import BadOption
from clowder.terminal import saves
from clowder.terminal.device import Sheet
from clowder.terminal.menu import usual_players
from clowder.terminal.readable import readable
from clowder.terminal.verdict import show
from clowder.terminal.warming import warm_up

INTERRUPTED = 130
PACE_SECONDS = 1800
"""The time left is reckoned from the deals of so many seconds: some duels are a thousand times slower than others."""
KEPT_SECONDS = 30 * 24 * 3600
"""A run that was broken off can be gone on with for so long."""
MARK = b"Clowder arena report"
"""Near the beginning of every report, so that it is known as one of ours."""


@dataclass(frozen=True)
class Wanted:
    """What was asked for. What should be a number and is none is text, for the lab to refuse by name."""

    game: str
    bots: list[str]
    players: list[Any] | None
    """None for the usual number."""
    deals: Any
    seed: Any
    jobs: Any = None
    options: dict[str, Any] = field(default_factory=dict)
    deck: Path | None = None
    all_deals: bool = False
    journal: Path | None = None
    as_json: bool = False
    out: Path | None = None


def run(make: Callable[..., Any], page: Callable[..., str] | None, wanted: Wanted, language: str) -> int:
    """Hold an arena and show what came of it; the exit status. `make` is the lab's Arena, `page` draws its report."""
    if wanted.out is not None:
        saves.check_writable(wanted.out, is_report, "cli-arena-out-foreign")
    game = catalogue.game(wanted.game)
    players = [usual_players(list(game.seats))] if wanted.players is None else wanted.players
    arena = make(
        wanted.game, wanted.bots, players, wanted.deals, wanted.seed, wanted.options, wanted.deck,
        all_deals=wanted.all_deals, jobs=wanted.jobs, journal=wanted.journal,
    )  # fmt: skip
    if wanted.journal is None:
        with suppress(BadOption, OSError, RuntimeError):  # where nothing can be kept, the run has to be made in one go
            arena.keep(usual_journal(arena.facts))
    errors = Console(stderr=True)
    if arena.found:
        tell(errors, say("cli-arena-goes-on", {"count": arena.found}, language=language))
    try:
        verdict = held_with_a_bar(arena, errors, language)
    except KeyboardInterrupt:
        if not wanted.as_json:  # half a result must not be taken for a whole one
            show(Sheet(highlight=False), msgspec.to_builtins(arena.verdict()), language)
        kept = "cli-arena-interrupted" if arena.journal.path else "cli-arena-interrupted-lost"
        tell(errors, say(kept, language=language))
        return INTERRUPTED
    try:
        if wanted.out is not None and page is not None:
            saves.put(wanted.out, page(verdict, command(wanted, players), language).encode())
    finally:  # whatever happens to the report, the figures are shown
        if wanted.as_json:  # what is not a number is null in it
            sys.stdout.write(msgspec.json.format(msgspec.json.encode(verdict), indent=2).decode() + "\n")
        else:
            show(Sheet(highlight=False), msgspec.to_builtins(verdict), language)
    if wanted.out is not None:
        tell(errors, say("cli-arena-written", {"target": str(wanted.out)}, language=language))
    if wanted.journal is None and arena.journal.path:
        with suppress(OSError):
            arena.journal.path.unlink()
    return 0


def held_with_a_bar(arena: Any, errors: Console, language: str) -> Any:
    """The verdict; meanwhile, on a terminal, how far it is."""
    quiet = not errors.is_terminal
    if not quiet:
        warm_up(arena.game, errors, language, arena.warm)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=errors, transient=True, disable=quiet, speed_estimate_period=PACE_SECONDS)
    with bar as progress:
        task = progress.add_task(say("name", game=arena.game.name, language=language), total=None)

        def on_progress(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

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


def command(wanted: Wanted, players: list[Any]) -> str:
    """The command that gives these figures again."""
    words = ["clowder", "arena", wanted.game, "--bots", ",".join(wanted.bots)]
    words += ["--players", ",".join(map(str, players)), "--deals", str(wanted.deals), "--seed", str(wanted.seed)]
    words += ["--all-deals"] if wanted.all_deals else []
    words += ["--deck", str(wanted.deck)] if wanted.deck else []
    for name, value in wanted.options.items():
        words += ["-o", f"{name}={value if isinstance(value, str) else msgspec.json.encode(value).decode()}"]
    return shlex.join(words)


def is_report(path: Path) -> bool:
    """Whether a file is a report of an arena, which a new one may replace."""
    try:
        with path.open("rb") as file:
            return MARK in file.read(1000)
    except OSError:
        return False


def tell(errors: Console, line: str) -> None:
    """One line beside the figures."""
    errors.print(Text(readable(line)), soft_wrap=True, highlight=False)
