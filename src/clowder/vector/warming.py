"""Compile what a vector environment needs of a game, before anybody waits for it: `python -m clowder.vector.warming
GAME`."""

from __future__ import annotations

import sys

from clowder.engine import catalogue
from clowder.vector.environment import make


def warm(name: str) -> None:
    """One step in self-play, one against bots."""
    players = catalogue.game(name).players[0]
    for opponents in (None, "uniform"):
        games = make(name, players, 1, opponents=opponents)
        games.reset()
        games.step(games.sample())


if __name__ == "__main__":
    warm(sys.argv[1])
