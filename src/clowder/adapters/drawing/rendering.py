"""What `render` gives, in every API that has Gymnasium's render modes."""

from __future__ import annotations

from typing import Any

from clowder.adapters.drawing.picture import picture
from clowder.adapters.drawing.words import words
from clowder.adapters.extras import require
from clowder.engine.game import Game

require("gymnasium", "gymnasium")

from gymnasium import logger  # noqa: E402


def rendered(mode: str | None, game: Game, record: Any, step: int) -> Any:
    """A picture, or words; printed, where a person is to read them."""
    if mode is None:
        logger.warn("You are calling render method without specifying any render mode.")
        return None
    if mode == "rgb_array":
        return picture(game, record, step)
    told = words(game, record, step)
    if mode == "ansi":
        return told
    print(told)
    return None
