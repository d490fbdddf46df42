"""The simplest opponent: any legal choice, each as likely as the others."""

from __future__ import annotations

from clowder.bots.known import KnownBot
from clowder.bots.position import Position


class Uniform(KnownBot):
    """Picks any of the choices it is offered."""

    name = "uniform"
    compiles = False

    def choose(self, position: Position) -> int:
        """The move to play; which one depends on the position's seed alone."""
        return position.chance.choice(position.moves)
