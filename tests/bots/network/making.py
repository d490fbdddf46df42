"""Weights that nobody trained, for tests."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from clowder.bots.network.weights import INDEX, Content, Layer, Made, packed, tensor_of
from clowder.engine import catalogue
from clowder.engine.encoding import ONE_HOT, Encoding
from clowder.engine.layout import fingerprint

LEANING = 1.5
MADE = Made("clowder learn", "", "0.0.0", 0.5, 10, 1, {"rate": 0.001}, {"share_of_2": 0.5})


def content(name: str, seed: int = 1, widths: tuple[int, ...] = (24, 16), **changed: Any) -> Content:
    """What a file of a game would hold: every second column, arrays drawn at random."""
    game, chance = catalogue.game(name), np.random.default_rng(seed)
    columns = np.arange(0, len(Encoding(game.layout, ONE_HOT)), 2)
    layers, wide = [], len(columns)
    for part, tall in (*(("trunk", width) for width in widths), ("policy", game.actions), ("value", game.players[1])):
        weights, biases = chance.normal(0, wide**-0.5, (wide, tall)), chance.normal(size=tall)
        layers.append(Layer(part, tensor_of(weights), tensor_of(biases)))  # type: ignore[arg-type]
        wide = tall if part == "trunk" else wide
    found = Content(
        game.name, game.version, fingerprint(game.layout), game.actions, game.players,
        columns.astype(INDEX).tobytes(), layers, MADE, LEANING,
    )  # fmt: skip
    return msgspec.structs.replace(found, **changed)


def file(name: str, seed: int = 1, **changed: Any) -> bytes:
    """Such a file."""
    return packed(content(name, seed, **changed))
