"""One step of a match in one call: a call from Python into compiled code takes longer than most rules."""

from __future__ import annotations

from clowder.engine.chance import rekey
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import Moves, legal, play
from clowder.engine.record import Record


@compiled
def take_step(s: Record, a: int, b: int, c: int, d: int, move: int, moves: Moves) -> int:
    """Key the generator, play a legal move, and list the next actor's legal moves; how many there are."""
    rekey(s, a, b, c, d)
    play(s, move)
    return legal(s, moves)
