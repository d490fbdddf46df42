"""The first use of a game compiles its rules, which takes seconds. Here it is done step by step, so that whoever waits can
be shown how far it is."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from clowder.engine.blank import blank
from clowder.engine.chance import rekey
from clowder.engine.game import Game
from clowder.engine.step import take_step

Part = tuple[str, Callable[[], object]]
"""What is made ready, and how."""


def warm(game: Game, on_step: Callable[[str, int, int], None] | None = None) -> None:
    """Compile (or load from disk) what a match of the game needs; `on_step(what, done, total)` after each part."""
    s = blank(game, game.players[0])[0]
    moves = np.zeros(game.actions, np.int16)

    def play() -> None:
        take_step(s, 1, 2, 3, 4, int(moves[0]), moves)

    parts: list[Part] = [
        ("chance", lambda: rekey(s, 1, 2, 3, 4)),
        ("deal", lambda: game.rules.deal(s)),
        ("legal", lambda: game.rules.legal(s, moves)),
        ("play", play),
    ]
    run_parts(parts, on_step)


def run_parts(parts: list[Part], on_step: Callable[[str, int, int], None] | None) -> None:
    """Do one part after another, and say before each how far it is."""
    for done, (what, run) in enumerate(parts):
        if on_step:
            on_step(what, done, len(parts))
        run()
    if on_step:
        on_step("", len(parts), len(parts))
