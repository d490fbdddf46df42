"""Checks of the reasons that hints give: told from what the seat knows alone, and in words of every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from clowder.engine.because import Because, no_reason
from clowder.engine.dispatch import redeal
from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.engine.record import copy
from clowder.testing.effort import Effort, tables
from clowder.testing.play import steps
from clowder.testing.texts import say_all


def check_reasons(game: Game, effort: Effort) -> None:
    """At every third step, for whoever decides or is asked in a window: the reason for each choice can be said, and is the
    same when all that the seat cannot know is dealt anew."""
    if game.why is no_reason:
        return
    said: set[str] = set()
    for table in tables(game, effort):
        for match in steps(table, effort.seed):
            if match.step % 3:
                continue
            for seat, record in asked(match):
                other = copy(record)
                redeal(other, seat, match.step + 1)
                told = reasons(game, record)
                if told != reasons(game, other):
                    raise table.fail(f"step {match.step}, seat {seat}: the reason for a choice tells what is hidden")
                for why in told.values():
                    if why is not None:
                        say_all(table, seat, [(f"why-{why.key}", dict(why.args))], said)


def asked(match: Match) -> Iterator[tuple[int, Any]]:
    """Everybody who decides now, with the record as if it were theirs to decide."""
    if match.actor is not None:
        yield match.actor, match.record
    yield from ((seat, match.asked_too(seat)) for seat in match.reacting if seat != match.actor)


def reasons(game: Game, record: Any) -> dict[int, Because | None]:
    """Why each legal move of the one who decides may be a good one."""
    room, s = np.zeros(game.actions, np.int16), game.record.plain(record)
    return {move: game.why(s, move) for move in sorted(room[: game.rules.legal(record, room)].tolist())}
