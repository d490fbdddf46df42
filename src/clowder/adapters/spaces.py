"""A game's observations and actions as Gymnasium's spaces, which PettingZoo uses, too."""

from __future__ import annotations

from typing import Any

import numpy as np

from clowder.adapters.extras import require
from clowder.engine.encoding import Encoding
from clowder.engine.game import Game

require("gymnasium", "gymnasium")

from gymnasium.spaces import Box, Dict, Discrete  # noqa: E402


def columns_space(encoding: Encoding, *many: int) -> Box:
    """An observation in this encoding, or so many of them; numbers within the bounds that the game's layout declares."""
    low = np.array([column.low for column in encoding.columns], np.int8)
    high = np.array([column.high for column in encoding.columns], np.int8)
    shape = (*many, len(encoding))
    return Box(np.broadcast_to(low, shape).copy(), np.broadcast_to(high, shape).copy(), shape, np.int8)


def seen_space(game: Game, *many: int) -> Box:
    """A game's own observation, or so many."""
    return columns_space(Encoding(game.layout), *many)


def observation_space(game: Game, further: int = 0) -> Dict:
    """An observation, and which actions are legal, of the game's moves and so many others."""
    parts: dict[str, Any] = {"observation": seen_space(game), "action_mask": Box(0, 1, (game.actions + further,), np.int8)}
    return Dict(parts)


def action_space(game: Game, further: int = 0) -> Discrete[Any]:
    """The moves of a game, and so many other actions."""
    return Discrete(game.actions + further)
