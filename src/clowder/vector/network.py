"""An opponent given by its arrays: a policy network of dense layers over an encoded observation, run in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from clowder.bots.network.leaning import lean
from clowder.bots.network.running import HIDDEN, POLICY, Networks, drawn_by_liking, think
from clowder.bots.network.weights import LayerArrays, Part, Weights, assembled
from clowder.engine.compiling import compiled
from clowder.engine.encoding import ONE_HOT, Encoding
from clowder.engine.layout import Block
from clowder.errors import BadOption
from clowder.vector.looking import look_plainly
from clowder.vector.parts import Kept, Room


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

    def part(self, encoding: Encoding, actions: int) -> Part:
        """What compiled code is given of it, if it fits the columns and the actions."""
        if (self.inputs, self.outputs) != (len(encoding), actions):
            raise BadOption(
                "error-vector-network-shape",
                inputs=self.inputs,
                outputs=self.outputs,
                columns=len(encoding),
                actions=actions,
            )
        last = len(self.layers) - 1
        layers: list[LayerArrays] = [(POLICY if k == last else HIDDEN, *layer) for k, layer in enumerate(self.layers)]
        return np.arange(len(encoding)), layers, self.temperature, 0.0


class LearnedPlayer:
    """The policy of a file of weights. It reads what its game observes; a history behind that is nothing to it."""

    encoding = ONE_HOT

    def __init__(self, weights: Weights, temperature: float) -> None:
        self.weights = weights
        self.temperature = temperature

    def part(self, encoding: Encoding, actions: int) -> Part:
        """What compiled code is given of it."""
        return self.weights.columns, self.weights.policy, self.temperature, self.weights.leaning


Player = Network | LearnedPlayer


def no_networks() -> Networks:
    """None of them."""
    return assembled(Encoding(()), [])


def together(players: Sequence[Player], layout: tuple[Block, ...], actions: int) -> Networks:
    """Networks at one table."""
    encoding = Encoding(layout, players[0].encoding)
    if any(player.encoding != encoding.name for player in players):
        raise BadOption("error-vector-network-encodings")
    return assembled(encoding, [player.part(encoding, actions) for player in players])


@compiled
def answer_of_network(networks: Networks, n: int, kept: Kept, room: Room, i: int, count: int) -> int:
    """What a network plays in a row, of the first `count` moves in the room."""
    s = kept.records[i]
    look_plainly(kept, i, s.actor, room.seen)
    think(networks, n, room.seen.reshape(1, len(room.seen)), room.thoughts, 1)
    lean(s, room.moves, count, networks.leaning[n], room.thoughts.liking[0])
    return drawn_by_liking(s, room.moves, count, room.thoughts.liking[0], networks.temperature[n])
