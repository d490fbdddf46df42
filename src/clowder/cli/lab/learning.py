"""`clowder learn`: a network learns a game, and what came of it is told. A run that is broken off goes on with --resume."""

from __future__ import annotations

import shlex
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
from rich.console import Console

import clowder
from clowder.cli.lab.arena import tell_beside
from clowder.cli.lab.progress import part_bar
from clowder.engine import catalogue
from clowder.engine.figures import figure, percent
from clowder.engine.text import say
from clowder.errors import BadOption, repr_of
from clowder.lab.learning.gradient import require_jax
from clowder.lab.learning.run import Ended, Learner, checkpoint_of, kept_run, new_run
from clowder.lab.learning.settings import LearningSettings
from clowder.terminal.asked_game import AskedGame
from clowder.terminal.console.leaving import INTERRUPTED
from clowder.terminal.saves import files

WENT_BAD = 1
"""The exit status of a run that came to nothing."""


@dataclass(frozen=True)
class LearningRequest:
    """What was asked for. What should be a number and is none is text, for the lab to refuse by name."""

    game: AskedGame
    players: list[Any] | None
    """None for all numbers."""
    hours: Any
    decisions: Any
    seed: Any
    out: Path | None
    """None for one named after the game."""
    resume: bool
    settings: dict[str, Any]


def run_learning(request: LearningRequest, language: str) -> int:
    """Learn, and say what came of it; the exit status."""
    require_jax()
    out = request.out or Path(f"{request.game.name}.msgpack")
    learner = taken_up(request, out, language) if request.resume else begun_run(request, out, language)
    errors = Console(stderr=True)
    title = say("name", game=learner.game.name, language=language)
    with stopping_gently() as stop, part_bar(errors, title, shown=errors.is_terminal) as on_progress:
        ended = learner.learn(on_progress, stop)
    tell_end(errors, learner, ended, language)
    if ended.why == "stopped":
        return INTERRUPTED
    return 0 if ended.why == "done" and ended.gained else WENT_BAD


def begun_run(request: LearningRequest, out: Path, language: str) -> Learner:
    """A new run."""
    asked = request.game
    game = catalogue.game(asked.name)
    run = new_run(
        game.name, request.players, asked.options, asked.deck, request.seed, request.hours, request.decisions,
        settings_of(request.settings), command_of(request, out), commit_here(),
    )  # fmt: skip
    files.check_writable(out, is_weights, "cli-learn-out-foreign")
    if checkpoint_of(out).exists():
        raise BadOption("cli-learn-unfinished", source=str(checkpoint_of(out)))
    return Learner(run, out, asked.deck, language)


def taken_up(request: LearningRequest, out: Path, language: str) -> Learner:
    """A run that was broken off, with what was asked for when it began."""
    return Learner.resumed(kept_run(out, catalogue.game(request.game.name).name), out, language)


def settings_of(given: dict[str, Any]) -> LearningSettings:
    """How it is to learn; raises BadOption."""
    try:
        return msgspec.convert(given, LearningSettings)
    except msgspec.ValidationError as error:
        raise BadOption("error-learn-settings", value=repr_of(given), reason=str(error)) from None


def tell_end(errors: Console, learner: Learner, ended: Ended, language: str) -> None:
    """What came of it, line by line."""

    def line(key: str, **args: Any) -> None:
        tell_beside(errors, say(f"cli-learn-{key}", args, language=language))

    for found in ended.curves[-1].standings if ended.curves else []:
        low, high = figure(100 * found.low, language, 1), percent(found.high, language, 1)
        share, fair = percent(found.share, language, 1), percent(1 / found.players, language, 1)
        interval = say("interval", {"low": low, "high": high}, language=language)
        line("share", players=found.players, share=share, fair=fair, interval=interval, games=found.games)
    if ended.why == "done":
        line("done", target=str(learner.out), bot=f"learned:{learner.out}")
    else:
        line(ended.why, source=str(checkpoint_of(learner.out)))
    if ended.why == "done" and not ended.gained:
        line("no-gain")


@contextmanager
def stopping_gently() -> Iterator[Event]:
    """Ctrl-c, or a signal to end, lets the lesson end and be kept; a second one does not wait for that."""
    stop = Event()

    def asked(number: int, frame: Any) -> None:
        if stop.is_set():
            raise KeyboardInterrupt
        stop.set()

    before = {number: signal.signal(number, asked) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def is_weights(path: Path) -> bool:
    """Whether a file has weights, which new ones may replace."""
    with suppress(OSError), path.open("rb") as file:
        return b"clowder\xa7weights" in file.read(64)
    return False


def command_of(request: LearningRequest, out: Path) -> str:
    """The command that learns this again."""
    words = ["clowder", "learn", request.game.name]
    words += ["--players", ",".join(map(str, request.players))] if request.players else []
    words += ["--hours", str(request.hours)] if request.decisions is None else ["--decisions", str(request.decisions)]
    words += ["--seed", str(request.seed)]
    for flag, given in (("--set", request.settings), ("-o", request.game.options)):
        for name, value in given.items():
            words += [flag, f"{name}={value if isinstance(value, str) else msgspec.json.encode(value).decode()}"]
    words += ["--deck", request.game.deck.name] if request.game.deck else []
    return shlex.join([*words, "--out", out.name])


def commit_here() -> str:
    """The commit of the sources, if they are somebody's working copy; with a `+` if they were changed since."""
    home = Path(clowder.__file__).parent
    try:
        commit = subprocess.run(
            ["git", "-C", str(home), "describe", "--always", "--exclude=*", "--abbrev=40", "--dirty=+"],
            capture_output=True, text=True, timeout=10, check=True,
        ).stdout.strip()  # fmt: skip
    except (OSError, subprocess.SubprocessError):
        return ""
    return commit
