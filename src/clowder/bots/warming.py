"""What bots need of a game, compiled before they need it; `python -m clowder.bots.warming GAME KIND …` fills the cache.

That takes longer than the rules alone, so a table lets it run in a process of its own while people already play.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numba
import numpy as np

from clowder.bots.pace import forced_everywhere
from clowder.bots.position import Position
from clowder.engine import catalogue
from clowder.engine.blank import blank
from clowder.engine.compiling import cache_folder, sources_of
from clowder.engine.dispatch import deal
from clowder.engine.game import Game
from clowder.engine.warmup import Part, run_parts, warm

HOMES = {kind: f"clowder.bots.{kind}" for kind in ("greedy", "kitten", "search")}
"""The kinds of bots that have compiled code of their own, and where it is."""


def warm_bots(game: Game, kinds: Iterable[str], on_step: Callable[[str, int, int], None] | None = None) -> None:
    """Compile (or load from disk) what these kinds of bots need; `on_step(what, done, total)` after each part."""
    s = blank(game, game.players[0])[0]
    parts: list[Part] = [
        ("redeal", lambda: compile_redeal(game, s)),  # first: meanwhile somebody else compiles the rules
        ("rules", lambda: warm(game)),
        ("deal", lambda: deal(s, 1)),
        ("position", lambda: Position(game, s, int(s.actor), 0)),
        ("pace", lambda: forced_everywhere(doubled(game, s), 1, np.zeros(game.actions, np.int16))),
        *((kind, partial(decide, kind, game, s)) for kind in kinds if kind in HOMES),
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


def decide(kind: str, game: Game, s: Any) -> None:
    """Let a bot of this kind decide once."""
    home = import_module(HOMES[kind])
    position = Position(game, s, int(s.actor), 0)
    if kind == "search":
        search = home.Search(simulations=1)
        search.analyse(position)
        nodes = search.trees[0].nodes
        home.transplant(nodes, 0, nodes.copy())  # for the next step of a turn
    else:
        getattr(home, kind.capitalize())().choose(position)


def marks(game: Game, kinds: Iterable[str]) -> list[Path]:
    """The files that say, one for each kind, that its code is in the cache; none where nothing is kept there."""
    folder = cache_folder(sources_of(marks))
    names = ["redeal", *(kind for kind in kinds if kind in HOMES)]
    return [folder / f"{game.name}.{name}.warm" for name in names] if folder else []


def is_warm(game: Game, kinds: Iterable[str]) -> bool:
    """Whether there is nothing to be won by warming in another process: all is in the cache, or nothing can be kept."""
    return disabled() or all(mark.exists() for mark in marks(game, kinds))


def disabled() -> bool:
    """Whether nothing is compiled at all (NUMBA_DISABLE_JIT=1)."""
    settings: Any = numba.config
    return bool(settings.DISABLE_JIT)


def main(name: str, *kinds: str) -> None:
    """Fill the cache, and say so in it; whoever is at the table meanwhile comes first."""
    with suppress(OSError, AttributeError):
        os.nice(5)
    game = catalogue.game(name)
    warm_bots(game, kinds)
    if not disabled():
        for mark in marks(game, kinds):
            mark.touch()


if __name__ == "__main__":
    main(*sys.argv[1:])
