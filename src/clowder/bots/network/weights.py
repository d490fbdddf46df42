"""The file of a network: which game, rules and layout it was made for, its arrays in half precision, and how it was made.

It is msgpack of the types below: an envelope with a checksum, and in it the content. Nothing in it is executed, and every
size is checked before anything is made of it. Whatever does not fit is one BadWeights.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from clowder.bots.network.running import HIDDEN, POLICY, VALUE, Networks
from clowder.engine.encoding import ONE_HOT, Encoding
from clowder.engine.files import system_reason, why_failed
from clowder.engine.game import Game
from clowder.engine.layout import fingerprint
from clowder.errors import BadWeights

FORMAT = 1
LARGEST = 8_000_000
"""Bytes of a file; those that are shipped have half a million at most."""
WIDEST = 4096
"""Outputs of a layer."""
DEEPEST = 8
"""Layers of the trunk."""
FURTHEST = 1000.0
"""That a network leans towards what looks best at a glance."""
HALF = np.dtype("<f2")
INDEX = np.dtype("<u2")
ROLES: dict[str, int] = {"trunk": HIDDEN, "policy": POLICY, "value": VALUE}

T = TypeVar("T")
Plain = str | int | float | bool | None


class Tensor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An array of half precision."""

    shape: list[int]
    data: bytes
    """Little-endian, in C order."""


class Layer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A layer: first the trunk's from the inputs on, then the policy's, then the value's."""

    part: Literal["trunk", "policy", "value"]
    weights: Tensor
    """A row for each input, a column for each output."""
    biases: Tensor


class Made(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a network was made."""

    command: str
    commit: str
    """Of Clowder's sources; empty where that was not known."""
    clowder: str
    """The version."""
    hours: float
    """Of processor time."""
    decisions: int
    """That it learned from."""
    seed: int
    settings: dict[str, Plain | list[Plain]]
    curves: dict[str, float]
    """What the curves of the run came to."""


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in a file."""

    game: str
    rules: int
    layout: str
    """engine/layout.py: fingerprint."""
    actions: int
    players: tuple[int, int]
    """The fewest and the most that the game takes."""
    columns: bytes
    """The columns of the one-hot encoding that the first layer reads, ascending, as little-endian numbers of 16 bits."""
    layers: list[Layer]
    made: Made
    leaning: float = 0.0
    """How much more the moves are liked that look best at a glance."""


class Envelope(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is around it."""

    clowder: Literal["weights"]
    format: int
    blake2b: bytes
    """32 bytes, of the content."""
    content: bytes


class Weights:
    """A network that was read, and fits its game."""

    def __init__(self, game: Game, content: Content) -> None:
        self.game = game
        self.made = content.made
        self.name = checksum(msgspec.msgpack.encode(content)).hex()
        """One name for all that is in the file."""
        self.columns: NDArray[np.int64] = columns_of(content)
        self.leaning = content.leaning
        self.layers: list[LayerArrays] = [(ROLES[layer.part], *arrays_of(layer)) for layer in content.layers]

    @property
    def policy(self) -> list[LayerArrays]:
        """Its layers without the value's head."""
        return [layer for layer in self.layers if layer[0] != VALUE]

    def alone(self, temperature: float = 1.0) -> Networks:
        """The network as compiled code gets it."""
        return assembled(Encoding(self.game.layout, ONE_HOT), [(self.columns, self.layers, temperature, self.leaning)])


LayerArrays = tuple[int, NDArray[np.float32], NDArray[np.float32]]
"""What a layer is, its weights, its biases."""
Part = tuple[NDArray[np.int64], Sequence[LayerArrays], float, float]
"""Of a network: the columns it reads, its layers, the temperature, how far it leans towards what looks best at a glance."""


def assembled(encoding: Encoding, parts: Sequence[Part]) -> Networks:
    """Networks in one piece."""
    rows = np.full((len(parts), len(encoding)), -1, np.int32)
    layers, arrays, at = [], [np.zeros(0, np.float32)], 0
    for n, (columns, found, *_) in enumerate(parts):
        rows[n, columns] = np.arange(len(columns))
        for role, weights, biases in found:
            layers.append((n, *weights.shape, at, role))
            arrays += [weights.ravel(), biases]
            at += weights.size + biases.size
    return Networks(
        encoding.places,
        encoding.scale,
        rows,
        np.concatenate(arrays),
        np.array(layers, np.int64).reshape(-1, 5),
        np.array([temperature for *_, temperature, _ in parts], np.float64),
        np.array([leaning for *_, leaning in parts], np.float64),
    )


def smallest(game: Game) -> Networks:
    """A network that knows nothing, to be compiled for."""
    ends = ((HIDDEN, 1), (POLICY, game.actions), (VALUE, game.players[1]))
    layers = [(role, np.zeros((1, tall), np.float32), np.zeros(tall, np.float32)) for role, tall in ends]
    return assembled(Encoding(game.layout, ONE_HOT), [(np.zeros(1, np.int64), layers, 1.0, 1.0)])


def packed(content: Content) -> bytes:
    """The file of a network."""
    inside = msgspec.msgpack.encode(content)
    return msgspec.msgpack.encode(Envelope("weights", FORMAT, checksum(inside), inside))


def read_weights(path: Path, game: Game) -> Weights:
    """The network in a file, if it fits the game; raises BadWeights."""
    try:
        if path.exists() and not path.is_file() and not path.is_dir():  # a pipe would have to be waited for
            raise BadWeights("error-weights-foreign", source=str(path))
        with path.open("rb") as file:
            found = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = {"why": why_failed(error), "reason": system_reason(error)}
        raise BadWeights("error-weights-unreadable", source=str(path), **reason) from None
    return unpacked(found, str(path), game)


def unpacked(found: bytes, source: str, game: Game) -> Weights:
    """The network in these bytes, if it fits the game; raises BadWeights, which names the source."""
    content = content_of(found, source)
    if content.game != game.name:
        raise BadWeights("error-weights-game", source=source, name=content.game, game_name=game.name)
    if content.rules != game.version:
        raise BadWeights("error-weights-rules", source=source, rules=content.rules, now=game.version, game_name=game.name)
    same = content.layout == fingerprint(game.layout)
    if not same or content.actions != game.actions or content.players != game.players:
        raise BadWeights("error-weights-layout", source=source, game_name=game.name)
    if not fits(content, len(Encoding(game.layout, ONE_HOT)), game):
        raise BadWeights("error-weights-damaged", source=source)
    return Weights(game, content)


def content_of(found: bytes, source: str) -> Content:
    """What is in a file, whole and in this format, for whatever game."""
    if len(found) > LARGEST:
        raise BadWeights("error-weights-foreign", source=source)
    envelope = decoded(found, Envelope, source, "foreign")
    if envelope.format != FORMAT:
        raise BadWeights("error-weights-format", source=source, format=envelope.format, known=FORMAT)
    if envelope.blake2b != checksum(envelope.content):
        raise BadWeights("error-weights-damaged", source=source)
    return decoded(envelope.content, Content, source, "damaged")


def decoded(found: bytes, kind: type[T], source: str, otherwise: str) -> T:
    """These bytes as what they should be."""
    try:
        return msgspec.msgpack.decode(found, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise BadWeights(f"error-weights-{otherwise}", source=source) from None


def fits(content: Content, columns: int, game: Game) -> bool:
    """Whether all sizes are right, and all numbers are numbers."""
    if len(content.columns) % INDEX.itemsize or not abs(content.leaning) <= FURTHEST:
        return False
    read = columns_of(content)
    if not len(read) or int(read[-1]) >= columns or (np.diff(read) <= 0).any():
        return False
    parts = [layer.part for layer in content.layers]
    deep = parts.count("trunk")
    if not 1 <= deep <= DEEPEST or parts != ["trunk"] * deep + ["policy", "value"]:
        return False
    wide, heads = len(read), {"policy": game.actions, "value": game.players[1]}
    for layer in content.layers:
        tall = heads.get(layer.part) or (layer.biases.shape or [0])[0]
        if not 1 <= tall <= WIDEST or not is_tensor(layer.weights, wide, tall) or not is_tensor(layer.biases, tall):
            return False
        wide = tall if layer.part == "trunk" else wide
    return True


def is_tensor(tensor: Tensor, *shape: int) -> bool:
    """Whether an array has this shape, and holds numbers."""
    size = HALF.itemsize
    for length in shape:
        size *= length
    if tensor.shape != list(shape) or len(tensor.data) != size:
        return False
    return bool(np.isfinite(np.frombuffer(tensor.data, HALF)).all())


def columns_of(content: Content) -> NDArray[np.int64]:
    """The columns that the first layer reads."""
    return np.frombuffer(content.columns, INDEX).astype(np.int64)


def arrays_of(layer: Layer) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Its weights and biases, to be reckoned with."""
    weights = np.frombuffer(layer.weights.data, HALF).astype(np.float32).reshape(layer.weights.shape)
    return weights, np.frombuffer(layer.biases.data, HALF).astype(np.float32)


def tensor_of(array: Any) -> Tensor:
    """An array as it is kept."""
    return Tensor(list(np.shape(array)), np.ascontiguousarray(array, HALF).tobytes())


def checksum(content: bytes) -> bytes:
    """What tells a damaged file from a whole one."""
    return hashlib.blake2b(content, digest_size=32, person=b"clowder weights").digest()
