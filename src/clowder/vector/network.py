"""An opponent given by its arrays: a policy network of dense layers over an encoded observation, run in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from clowder.engine.chance import WORD, next_word
from clowder.engine.compiling import compiled
from clowder.engine.layout import Block
from clowder.errors import BadOption
from clowder.vector.encoding import ONE_HOT, Encoding, encode
from clowder.vector.looking import look_plainly
from clowder.vector.parts import EncodingTable, Kept, Room

Floats = NDArray[np.float32]


class Network:
    """Layers of (weights, biases): weights have a row for each input and a column for each output. ReLU between the
    layers; the last has an output for each action of the game, of which the legal ones become chances by softmax.

    Its inputs are the columns of `encoding`, each times its scale (Encoding.scale).
    """

    def __init__(self, layers: Sequence[tuple[Any, Any]], encoding: str = ONE_HOT, temperature: float = 1.0) -> None:
        if not layers or not temperature >= 0:
            raise BadOption("error-vector-network")
        self.layers = [
            (np.ascontiguousarray(weights, np.float32), np.ascontiguousarray(biases, np.float32))
            for weights, biases in layers
        ]
        self.encoding = encoding
        self.temperature = float(temperature)
        """0 for the likeliest action always."""
        widths = [weights.shape[0] for weights, _ in self.layers if weights.ndim == 2]
        outputs = [biases.shape for _, biases in self.layers]
        if outputs != [weights.shape[1:] for weights, _ in self.layers] or widths[1:] != [
            shape[0] for shape in outputs[:-1]
        ]:
            raise BadOption("error-vector-network")

    @property
    def inputs(self) -> int:
        """How many columns it reads."""
        return int(self.layers[0][0].shape[0])

    @property
    def outputs(self) -> int:
        """How many actions it knows."""
        return int(self.layers[-1][1].shape[0])


class Networks(NamedTuple):
    """Several of them, as compiled code gets them. All read the same encoding."""

    table: EncodingTable
    scale: Floats
    weights: Floats
    """All weights and biases, one behind the other."""
    layers: NDArray[np.int64]
    """For each layer: the network, inputs, outputs, where its weights begin; its biases follow them."""
    temperature: NDArray[np.float64]


def no_networks() -> Networks:
    """None of them."""
    nothing = Encoding(()).table
    return Networks(nothing, np.zeros(0, np.float32), np.zeros(0, np.float32), np.zeros((0, 4), np.int64), np.zeros(0))


def together(networks: Sequence[Network], layout: tuple[Block, ...], actions: int) -> Networks:
    """Networks that fit the columns and the actions."""
    encoding = Encoding(layout, networks[0].encoding)
    layers, arrays, at = [], [], 0
    for n, network in enumerate(networks):
        if network.encoding != encoding.name:
            raise BadOption("error-vector-network-encodings")
        if (network.inputs, network.outputs) != (len(encoding), actions):
            raise BadOption(
                "error-vector-network-shape",
                inputs=network.inputs,
                outputs=network.outputs,
                columns=len(encoding),
                actions=actions,
            )
        for weights, biases in network.layers:
            layers.append((n, *weights.shape, at))
            arrays += [weights.ravel(), biases]
            at += weights.size + biases.size
    temperature = np.array([network.temperature for network in networks])
    return Networks(encoding.table, encoding.scale, np.concatenate(arrays), np.array(layers, np.int64), temperature)


@compiled
def think(networks: Networks, n: int, kept: Kept, room: Room, i: int, count: int) -> int:
    """What a network plays in a row, of the first `count` moves in the room."""
    s = kept.records[i]
    if len(networks.table.kind) == 0:
        look_plainly(kept, i, s.actor, room.columns)
    else:
        look_plainly(kept, i, s.actor, room.seen)
        encode(networks.table, room.seen, room.columns)
    inputs, outputs = room.values[0], room.values[1]
    for k in range(len(networks.scale)):
        inputs[k] = room.columns[k] * networks.scale[k]
    last = len(networks.layers) - 1
    for k in range(len(networks.layers)):
        if networks.layers[k, 0] == n:
            forward(networks.weights, networks.layers[k], inputs, outputs)
            inputs, outputs = outputs, inputs
            if k < last and networks.layers[k + 1, 0] == n:
                for j in range(networks.layers[k, 2]):
                    inputs[j] = max(inputs[j], np.float32(0))
    return drawn_by_liking(s, room.moves, count, inputs, networks.temperature[n])


@compiled
def forward(weights: Floats, layer: NDArray[np.int64], inputs: Floats, outputs: Floats) -> None:
    """One layer. Of an encoded observation most inputs are nought: they cost nothing."""
    wide, tall, at = layer[1], layer[2], layer[3]
    biases = at + wide * tall
    for j in range(tall):
        outputs[j] = weights[biases + j]
    for k in range(wide):
        value = inputs[k]
        if value != 0:
            start = at + k * tall
            for j in range(tall):
                outputs[j] += value * weights[start + j]


@compiled
def drawn_by_liking(s: Any, moves: NDArray[np.int16], count: int, liking: Floats, temperature: float) -> int:
    """One of the legal moves, by softmax; at temperature 0 the one that is liked best."""
    best = 0
    for k in range(1, count):
        if liking[moves[k]] > liking[moves[best]]:
            best = k
    if temperature == 0:
        return int(moves[best])
    highest = liking[moves[best]]
    whole = 0.0
    for k in range(count):
        whole += exp((liking[moves[k]] - highest) / temperature)
    left = whole * (next_word(s) / (WORD + 1))
    for k in range(count):
        left -= exp((liking[moves[k]] - highest) / temperature)
        if left < 0:
            return int(moves[k])
    return int(moves[best])
