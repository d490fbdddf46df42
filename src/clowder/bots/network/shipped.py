"""The weights that come with a game: a file in its folder, found by looking; and those that somebody asks for by a file."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from clowder.bots.network.running import Networks
from clowder.bots.network.weights import Weights, read_weights
from clowder.engine import catalogue
from clowder.engine.game import Game
from clowder.errors import BadWeights

NAME = "weights.msgpack"


def shipped(game: Game) -> Weights | None:
    """A game's own weights; None where it has none that fit its rules."""
    try:
        return weights_at(game.folder / NAME, game)
    except BadWeights:
        return None


def weights_for(game: Game, file: str, bot: str) -> Weights:
    """The weights in a file or, without one, the game's own; raises BadWeights, which names the bot where none are."""
    if file:
        return weights_at(Path(file), game)
    found = shipped(game)
    if found is None:
        raise BadWeights("error-bot-no-weights", bot=bot, game_name=game.name)
    return found


def weights_at(path: Path, game: Game) -> Weights:
    """The weights in a file, read once and again when it has changed; raises BadWeights."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return read_weights(path, game)  # which says why
    return kept(path, game.name, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=16)
def kept(path: Path, game: str, changed: int, size: int) -> Weights:
    """The weights in a file that has not changed since."""
    return read_weights(path, catalogue.game(game))


@lru_cache(maxsize=16)
def networks_of(weights: Weights, temperature: float) -> Networks:
    """The arrays of weights, made once for all seats and matches."""
    return weights.alone(temperature)
