"""The network while it learns: its arrays in single precision, and how they become a file."""

from __future__ import annotations

from typing import Any

import numpy as np

from clowder.bots.network.weights import INDEX, Content, Layer, Made, tensor_of
from clowder.engine.game import Game
from clowder.engine.layout import fingerprint
from clowder.errors import BadOption
from clowder.lab.learning.columns import Reading
from clowder.lab.learning.settings import LearningSettings

MOST_BYTES = 480_000
"""A network takes no more in its file."""
STEP = 16
"""Widths are multiples of it."""
WIDEST = 256
ACTIVE = 64
"""About so many columns of an observation are not nought: what the first layer starts with is made for that."""

Arrays = dict[str, Any]
"""A layer: its `weights` and `biases`; or layers by name, or a list of them."""


def width_of(settings: LearningSettings, columns: int, game: Game) -> int:
    """How wide the trunk is: as asked, or as wide as the file may be large."""
    width = settings.width or WIDEST
    while not settings.width and width > STEP and 2 * size_of(width, settings.depth, columns, game) > MOST_BYTES:
        width -= STEP
    if 2 * size_of(width, settings.depth, columns, game) > MOST_BYTES:
        raise BadOption("error-learn-width", width=width, most=MOST_BYTES)
    return width


def size_of(width: int, depth: int, columns: int, game: Game) -> int:
    """Numbers of a network."""
    heads = game.actions + game.players[1]
    return columns * width + width + (depth - 1) * (width * width + width) + heads * (width + 1)


def first_arrays(settings: LearningSettings, reading: Reading, game: Game, chance: np.random.Generator) -> Arrays:
    """What learning begins with: the player and, if there is to be one, the critic, which reads what every seat knows."""

    def layer(wide: int, tall: int, size: float) -> Arrays:
        weights = chance.normal(0, size, (wide, tall)).astype(np.float32)
        return {"weights": weights, "biases": np.zeros(tall, np.float32)}

    def trunk(columns: int, active: int, width: int) -> Arrays:
        deeper = [layer(width, width, (2 / width) ** 0.5) for _ in range(settings.depth - 1)]
        return {"first": layer(columns, width, (2 / active) ** 0.5), "trunk": deeper}

    columns, seats = len(reading.columns), game.players[1]
    width, beside = width_of(settings, columns, game), settings.critic_width
    player = {
        **trunk(columns, ACTIVE, width),
        "policy": layer(width, game.actions, 0.01),
        "leaning": np.float32(settings.leaning),
        "value": layer(width, seats, 0.01),
    }
    if not beside:
        return {"player": player}
    return {"player": player, "critic": {**trunk(columns * seats, 2 * ACTIVE, beside), "value": layer(beside, seats, 0.01)}}


def content_of_arrays(arrays: Arrays, reading: Reading, game: Game, made: Made) -> Content:
    """The player as it is kept in a file. There every column counts as its encoding scales it."""
    player = arrays["player"]
    again = reading.scale[reading.columns] / reading.encoding.scale[reading.columns]
    first = {**player["first"], "weights": np.asarray(player["first"]["weights"]) * again[:, None]}
    trunk = [kept("trunk", layer) for layer in (first, *player["trunk"])]
    return Content(
        game=game.name,
        rules=game.version,
        layout=fingerprint(game.layout),
        actions=game.actions,
        players=game.players,
        columns=reading.columns.astype(INDEX).tobytes(),
        layers=[*trunk, kept("policy", player["policy"]), kept("value", player["value"])],
        made=made,
        leaning=float(player["leaning"]),
    )


def kept(part: Any, layer: Arrays) -> Layer:
    """A layer as it is kept."""
    return Layer(part, tensor_of(layer["weights"]), tensor_of(layer["biases"]))


def all_finite(arrays: Any) -> bool:
    """Whether they are still numbers."""
    if isinstance(arrays, dict):
        return all(map(all_finite, arrays.values()))
    if isinstance(arrays, list):
        return all(map(all_finite, arrays))
    return bool(np.isfinite(np.asarray(arrays)).all())
