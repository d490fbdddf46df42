"""The first use of a game compiles its rules, and then what the bots need. Nobody should look at nothing meanwhile, and
nobody needs to wait for the bots before it is their turn."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterable
from contextlib import suppress
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn

from clowder.bots import warming
from clowder.bots.known import KnownBot
from clowder.engine.game import Game
from clowder.engine.text import say
from clowder.engine.warmup import warm
from clowder.terminal.console.signals import signals_held

OnStep = Callable[[str, int, int], None]
"""(what is made ready, parts done, parts in all)."""
LOOK_SECONDS = 0.1
"""Between two looks whether the process is done."""


def warming_bar(console: Console, *, needed: bool = True) -> Progress:
    """A bar that goes away when all is done; nothing where nobody looks at a screen, or where it is done at once."""
    columns = (SpinnerColumn(), TextColumn("{task.description}", markup=False), BarColumn(12))
    return Progress(*columns, console=console, transient=True, disable=not needed or not console.is_terminal)


def warm_up(game: Game, console: Console, language: str, ready: Callable[[OnStep], None] | None = None) -> None:
    """Make the game ready, with a bar that goes away when it is; `ready` does it, if more than the rules is needed."""
    title = say("terminal-getting-ready", {"game_name": say("name", game=game.name, language=language)}, language=language)
    with warming_bar(console) as progress, signals_held() as look:  # nothing may be raised inside the compiler
        task = progress.add_task(title, total=None)

        def on_step(what: str, done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)
            look()

        if ready:
            ready(on_step)
        else:
            warm(game, on_step)


class BotWarmer:
    """Gets bots ready in a process of its own, which fills the cache on disk; without one they are made ready here, when
    it is their turn."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.process: subprocess.Popen[bytes] | None = None
        self.awake: set[type[KnownBot]] = set()
        """The kinds of bots that are ready."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self.process:
            self.process.terminate()  # the warden, which ends the compiler
            self.process.wait()

    def begin(self, game: Game, kinds: Iterable[type[KnownBot]]) -> None:
        """Start, if there is anything to compile."""
        kinds = set(kinds)
        if kinds and not warming.is_warm(game, kinds):
            with suppress(OSError):
                self.process = warming.begin_apart(game, kinds)

    def ready(self, game: Game, kind: type[KnownBot], title: str) -> None:
        """Come back when bots of this kind can decide; whoever waits is shown the title meanwhile."""
        if kind in self.awake:
            return
        with warming_bar(self.console, needed=not warming.is_warm(game, [kind])) as progress:
            progress.add_task(title, total=None)
            while self.process and self.process.poll() is None:
                with suppress(subprocess.TimeoutExpired):
                    self.process.wait(LOOK_SECONDS)
            with signals_held() as look:  # nothing may be raised inside the compiler
                warming.warm_bots(game, [kind], lambda what, done, total: look())
        self.awake.add(kind)
