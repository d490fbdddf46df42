"""What the tests of the vector environment share."""

from __future__ import annotations

import hashlib
from typing import Any

from clowder.vector import VectorEnv


def played(games: VectorEnv, steps: int, rows: int | None = None) -> list[str]:
    """Step at random; of each of the first rows, a name for all that it was shown."""
    digests = [hashlib.blake2b(digest_size=8) for _ in range(games.count if rows is None else rows)]
    games.reset()
    for _ in range(steps):
        # What a row plays depends on what it is shown alone, so that rows can be compared between environments.
        actions = [legal_one(games.mask[row], int(games.steps[row])) for row in range(games.count)]
        games.step(actions)
        for row, digest in enumerate(digests):
            for shown in (games.observation, games.mask, games.actor, games.reward, games.terminated, games.truncated):
                digest.update(shown[row].tobytes())
    return [digest.hexdigest() for digest in digests]


def legal_one(mask: Any, number: int) -> int:
    """A legal action, not always the first."""
    legal = mask.nonzero()[0]
    return int(legal[(7 * number + 3) % len(legal)])
