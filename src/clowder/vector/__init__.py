"""Many games in lock-step, for learners: numpy arrays in, numpy arrays out, one compiled call a step.

    from clowder import vector
    games = vector.make("discat", players=2, count=4096, seed=1)
    games.reset()
    while True:
        games.step(games.sample())      # or your network's choice from games.observation and games.mask

docs/environments.md tells the rest.
"""

from __future__ import annotations

from clowder.engine.encoding import Column, Encoding
from clowder.vector.environment import VectorEnv, make
from clowder.vector.network import Network

__all__ = ["Column", "Encoding", "Network", "VectorEnv", "make"]
