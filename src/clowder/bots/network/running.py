"""A run through networks, compiled: from observations to how much each action is liked and how each seat stands.

Most columns of an observation are nought. So the first layer reads the numbers of the observation themselves and adds up
the rows of the columns that are not; nothing is ever written out as columns. The dense layers after it go through eight
observations at a time, so that weights are read once for all of them.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from clowder.engine.chance import WORD, next_word
from clowder.engine.compiling import compiled
from clowder.engine.encoding import Bytes, EncodingTable
from clowder.engine.layout import AMOUNT, WHICH
from clowder.engine.record import Record

Floats = NDArray[np.float32]

HIDDEN, POLICY, VALUE = range(3)
"""What a layer is: one of the trunk, with ReLU after it, or one of the heads, which read what the trunk has come to."""
WHOSE, WIDE, TALL, START, ROLE = range(5)
"""Columns of `Networks.layers`."""
TOGETHER = 8
"""Observations that go through a layer side by side."""


class Networks(NamedTuple):
    """Some networks that read the same encoding, as compiled code gets them."""

    places: EncodingTable
    """Which columns each number of an observation has."""
    scale: Floats
    """What each column is multiplied with."""
    rows: NDArray[np.int32]
    """(networks, columns): the row of the first layer that a column has, -1 where it is not read."""
    weights: Floats
    """All weights and biases, one behind the other."""
    layers: NDArray[np.int64]
    """For each layer: the network, inputs, outputs, where its weights begin, what it is. Its biases follow its weights."""
    temperature: NDArray[np.float64]
    """With which each draws its moves; 0 for the likeliest always."""
    leaning: NDArray[np.float64]
    """How much more each likes the moves that look best at a glance (leaning.py)."""


class Thoughts(NamedTuple):
    """Room for what comes of some observations, a row for each."""

    hidden: Floats
    """(2, rows, widest): what goes into a layer and what comes out of it."""
    liking: Floats
    """(rows, actions): the policy, before softmax over the legal actions."""
    standing: Floats
    """(rows, seats): the value, before softmax over the seats in play, the observer's first."""


def room_for(networks: Networks, count: int, actions: int, seats: int) -> Thoughts:
    """Room for so many observations."""
    widest = max([1, *(int(layer[TALL]) for layer in networks.layers if layer[ROLE] == HIDDEN)])
    shapes = ((2, count, widest), (count, actions), (count, seats))
    return Thoughts(*(np.zeros(shape, np.float32) for shape in shapes))


@compiled
def think(networks: Networks, n: int, seen: Bytes, thoughts: Thoughts, count: int) -> None:
    """Run the first `count` rows of observations through a network; a head that it does not have leaves noughts."""
    thoughts.liking[:count] = 0
    thoughts.standing[:count] = 0
    entered = False
    now = 0
    for k in range(len(networks.layers)):
        layer = networks.layers[k]
        if layer[WHOSE] == n:
            role = layer[ROLE]
            out = thoughts.liking if role == POLICY else thoughts.standing if role == VALUE else thoughts.hidden[1 - now]
            if entered:
                dense(networks.weights, layer, thoughts.hidden[now], out, count)
            else:
                for i in range(count):
                    first_layer(networks.places, networks.scale, networks.rows[n], networks.weights, layer, seen[i], out[i])
            if role == HIDDEN:
                rectify(out, count, layer[TALL])
                now = 1 - now
                entered = True


@compiled
def first_layer(
    places: EncodingTable,
    scale: Floats,
    rows: NDArray[np.int32],
    weights: Floats,
    layer: NDArray[np.int64],
    seen: Bytes,
    out: Floats,
) -> None:
    """The first layer of an observation."""
    tall, start = layer[TALL], layer[START]
    biases = start + layer[WIDE] * tall
    for j in range(tall):
        out[j] = weights[biases + j]
    for at in range(len(places.kind)):
        number, column = int(seen[at]), int(places.start[at])
        if places.kind[at] == AMOUNT:
            if number != 0 and rows[column] >= 0:
                add_row(weights, start + rows[column] * tall, tall, scale[column] * np.float32(number), out)
        elif places.kind[at] == WHICH:
            value = number - places.low[at]
            if 0 <= value < places.size[at]:
                column += value * places.stride[at]
                if rows[column] >= 0:
                    add_row(weights, start + rows[column] * tall, tall, scale[column], out)
        else:
            for bit in range(places.size[at]):
                if (number >> bit) & 1 and rows[column + bit * places.stride[at]] >= 0:
                    place = column + bit * places.stride[at]
                    add_row(weights, start + rows[place] * tall, tall, scale[place], out)


@compiled
def add_row(weights: Floats, start: int, tall: int, value: np.float32, out: Floats) -> None:
    """Add a row of weights, so many times."""
    row = weights[start : start + tall]
    for j in range(tall):
        out[j] += value * row[j]


@compiled
def dense(weights: Floats, layer: NDArray[np.int64], inputs: Floats, outputs: Floats, count: int) -> None:
    """A layer after the first. After ReLU about half of its inputs are nought: they cost nothing."""
    wide, tall, start = layer[WIDE], layer[TALL], layer[START]
    for first in range(0, count, TOGETHER):
        last = min(first + TOGETHER, count)
        for i in range(first, last):
            outputs[i, :tall] = weights[start + wide * tall : start + wide * tall + tall]
        for k in range(wide):
            for i in range(first, last):
                if inputs[i, k] != 0:
                    add_row(weights, start + k * tall, tall, inputs[i, k], outputs[i])


@compiled
def rectify(values: Floats, count: int, tall: int) -> None:
    """ReLU."""
    for i in range(count):
        for j in range(tall):
            values[i, j] = max(values[i, j], np.float32(0))


@compiled
def drawn_by_liking(s: Record, moves: NDArray[np.int16], count: int, liking: Floats, temperature: float) -> int:
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


@compiled
def shares_of(standing: Floats, seats: int, out: Floats) -> None:
    """Softmax over the seats in play: each one's share of the win, nought for the seats beyond them. It may be written over
    what it is made from."""
    highest = standing[0]
    for seat in range(1, seats):
        highest = max(highest, standing[seat])
    whole = np.float32(0)
    for seat in range(seats):
        out[seat] = exp(standing[seat] - highest)
        whole += out[seat]
    for seat in range(len(out)):
        out[seat] = out[seat] / whole if seat < seats else np.float32(0)
