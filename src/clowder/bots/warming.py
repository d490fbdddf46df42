"""What bots need of a game, compiled before they need it; `python -m clowder.bots.warming GAME BOT …` fills the cache.

That takes longer than the rules alone, so a table lets it run in a process of its own while people already play. A server
does so, too, because a compiler keeps its memory, hundreds of megabytes of it, until its process ends.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import numba
import numpy as np

from clowder.bots.known import KnownBot
from clowder.bots.pace import forced_everywhere
from clowder.bots.position import Position
from clowder.bots.processes import ending_with_us
from clowder.engine import catalogue
from clowder.engine.blank import blank
from clowder.engine.compiling import cache_folder, sources_of
from clowder.engine.dispatch import deal
from clowder.engine.game import Game
from clowder.engine.warmup import Part, run_parts, warm

Kinds = Iterable[type[KnownBot]]


def warm_bots(game: Game, kinds: Kinds, on_step: Callable[[str, int, int], None] | None = None) -> None:
    """Compile (or load from disk) what these kinds of bots need; `on_step(what, done, total)` after each part."""
    s = blank(game, game.players[0])[0]
    parts: list[Part] = [
        ("redeal", lambda: compile_redeal(game, s)),  # first: meanwhile somebody else compiles the rules
        ("rules", lambda: warm(game)),
        ("deal", lambda: deal(s, 1)),
        ("position", lambda: Position(game, s, int(s.actor), 0)),
        ("pace", lambda: forced_everywhere(doubled(game, s), 1, np.zeros(game.actions, np.int16))),
        *((kind.name, partial(decide, kind, game, s)) for kind in kinds if kind.compiles),
    ]
    run_parts(parts, on_step)


def doubled(game: Game, s: Any) -> Any:
    """The record, and room for another."""
    rows = game.record.rows(2)
    rows[0] = s
    return rows


def compile_redeal(game: Game, s: Any) -> None:
    """Compile it without a deal to try it on."""
    if not disabled():
        typeof: Any = numba.typeof
        game.rules.redeal.compile((typeof(s), numba.int64))


def decide(kind: type[KnownBot], game: Game, s: Any) -> None:
    """Let a bot of this kind decide once."""
    kind.warm(Position(game, s, int(s.actor), 0))


def marks(game: Game, kinds: Kinds) -> list[Path]:
    """The files that say, one for each kind, that its code is in the cache; none where nothing is kept there."""
    folder = cache_folder(sources_of(marks))
    names = ["redeal", *(kind.name.replace(":", "-") for kind in kinds if kind.compiles)]
    return [folder / f"{game.name}.{name}.warm" for name in names] if folder else []


def is_warm(game: Game, kinds: Kinds) -> bool:
    """Whether there is nothing to be won by warming in another process: all is in the cache, or nothing can be kept."""
    return disabled() or all(mark.exists() for mark in marks(game, kinds))


def begin_apart(game: Game, kinds: Kinds) -> subprocess.Popen[bytes]:
    """Start filling the cache in a process of its own. It has no terminal: it says nothing, no ctrl-c reaches it."""
    names, null = sorted({kind.name for kind in kinds if kind.compiles}), subprocess.DEVNULL
    return subprocess.Popen(
        ending_with_us("clowder.bots.warming", game.name, *names),
        stdin=null, stdout=null, stderr=null, start_new_session=True,
    )  # fmt: skip


def warm_bots_apart(game: Game, kinds: Kinds) -> None:
    """As `warm_bots`, but what is not in the cache yet is compiled in a process that ends, and then loaded."""
    kinds = tuple(kinds)
    if not is_warm(game, kinds):
        with suppress(OSError), begin_apart(game, kinds) as process:
            process.wait()
    warm_bots(game, kinds)  # all of it, if the other could not


@contextmanager
def alone(game: Game) -> Iterator[None]:
    """One process at a time compiles a game: of several that start together one does the work, and the others find it
    done."""
    folder = cache_folder(sources_of(marks))
    if folder is None or sys.platform == "win32":
        yield
        return
    import fcntl

    with (folder / f"{game.name}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def disabled() -> bool:
    """Whether nothing is compiled at all (NUMBA_DISABLE_JIT=1)."""
    settings: Any = numba.config
    return bool(settings.DISABLE_JIT)


def main(name: str, *bots: str) -> None:
    """Fill the cache, and say so in it; whoever is at the table meanwhile comes first."""
    from clowder.bots.roster import kinds as known  # not before: a guest's process loads no bots but those it needs

    with suppress(OSError, AttributeError):
        os.nice(5)
    game, kinds = catalogue.game(name), [known()[bot] for bot in bots]
    with alone(game):
        if is_warm(game, kinds) and not disabled():
            return
        warm_bots(game, kinds)
        for mark in marks(game, kinds):
            mark.touch()


if __name__ == "__main__":
    main(*sys.argv[1:])
