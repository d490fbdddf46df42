"""What learning does row by row, compiled: the first layer forwards and backwards, moves drawn, and who deserved what.

The first layer is left out of what JAX differentiates. Of hundreds or thousands of columns some dozens are not nought, so
adding up their rows, and adding the gradient to them, takes a tenth of the time of a matrix product.
"""

from __future__ import annotations

from math import exp, log

import numpy as np
from numpy.typing import NDArray

from clowder.bots.network.running import Floats, add_row
from clowder.engine.compiling import compiled
from clowder.engine.encoding import Bytes, EncodingTable
from clowder.engine.layout import AMOUNT, WHICH

Index = NDArray[np.int64]


@compiled
def inputs_of(
    places: EncodingTable, rows: NDArray[np.int32], scale: Floats, seen: Bytes, found: NDArray[np.int32], values: Floats
) -> int:
    """Which rows of the first layer an observation adds up, and how often each; how many there are."""
    count = 0
    for at in range(len(places.kind)):
        number, column = int(seen[at]), int(places.start[at])
        if places.kind[at] == AMOUNT:
            if number != 0 and rows[column] >= 0:
                found[count], values[count] = rows[column], scale[column] * np.float32(number)
                count += 1
        elif places.kind[at] == WHICH:
            value = number - places.low[at]
            if 0 <= value < places.size[at]:
                column += value * places.stride[at]
                if rows[column] >= 0:
                    found[count], values[count] = rows[column], scale[column]
                    count += 1
        else:
            for bit in range(places.size[at]):
                place = column + bit * places.stride[at]
                if (number >> bit) & 1 and rows[place] >= 0:
                    found[count], values[count] = rows[place], scale[place]
                    count += 1
    return count


@compiled
def first_layer_of(
    places: EncodingTable,
    rows: NDArray[np.int32],
    scale: Floats,
    columns: int,
    seen: Bytes,
    seats: Bytes,
    chosen: Index,
    weights: Floats,
    biases: Floats,
    out: Floats,
) -> None:
    """The first layer of the chosen observations. `seen` has what each of some seats knows; each seat has weights of its
    own, `columns` rows of them."""
    found, values = np.zeros(len(rows), np.int32), np.zeros(len(rows), np.float32)
    flat, tall = weights.ravel(), len(biases)
    for i in range(len(chosen)):
        out[i] = biases
        for seat in range(min(int(seats[chosen[i]]), seen.shape[1])):
            count = inputs_of(places, rows, scale, seen[chosen[i], seat], found, values)
            for k in range(count):
                add_row(flat, (seat * columns + found[k]) * tall, tall, values[k], out[i])


@compiled
def first_layer_back(
    places: EncodingTable,
    rows: NDArray[np.int32],
    scale: Floats,
    columns: int,
    seen: Bytes,
    seats: Bytes,
    chosen: Index,
    slopes: Floats,
    out: Floats,
) -> None:
    """The gradient of its weights from that of what it gave."""
    found, values = np.zeros(len(rows), np.int32), np.zeros(len(rows), np.float32)
    out[:] = 0
    for i in range(len(chosen)):
        slope = slopes[i]
        for seat in range(min(int(seats[chosen[i]]), seen.shape[1])):
            count = inputs_of(places, rows, scale, seen[chosen[i], seat], found, values)
            for k in range(count):
                value, target = values[k], out[seat * columns + found[k]]
                for j in range(len(slope)):
                    target[j] += value * slope[j]


@compiled
def count_inputs(
    places: EncodingTable,
    seen: Bytes,
    rows: NDArray[np.int32],
    scale: Floats,
    sums: NDArray[np.float64],
    squares: NDArray[np.float64],
) -> None:
    """Add up every column, and its square."""
    found, values = np.zeros(len(rows), np.int32), np.zeros(len(rows), np.float32)
    for i in range(len(seen)):
        count = inputs_of(places, rows, scale, seen[i], found, values)
        for k in range(count):
            value = np.float64(values[k])
            sums[found[k]] += value
            squares[found[k]] += value * value


@compiled
def draw_actions(
    liking: Floats,
    mask: NDArray[np.bool_],
    luck: Floats,
    actions: NDArray[np.int32],
    likelihood: Floats,
    many: NDArray[np.int16],
) -> None:
    """Draw an action in every row by softmax over the legal ones; how likely it was (as a logarithm), and how many there
    were. Where there are none it is -1."""
    for i in range(len(liking)):
        highest, count = np.float32(-np.inf), 0
        for k in range(mask.shape[1]):
            if mask[i, k]:
                count += 1
                highest = max(highest, liking[i, k])
        many[i], actions[i], likelihood[i] = count, -1, 0
        whole = 0.0
        for k in range(mask.shape[1]):
            if mask[i, k]:
                whole += exp(liking[i, k] - highest)
        left = whole * luck[i]
        for k in range(mask.shape[1]):
            if mask[i, k]:
                if left >= 0 or actions[i] < 0:
                    actions[i] = k
                    likelihood[i] = liking[i, k] - highest - log(whole)
                left -= exp(liking[i, k] - highest)


@compiled
def trace_back(
    judged: Floats,
    actor: Bytes,
    seats: Bytes,
    many: NDArray[np.int16],
    terminated: NDArray[np.bool_],
    truncated: NDArray[np.bool_],
    result: Floats,
    trace: float,
    credit: Floats,
    target: Floats,
) -> None:
    """From how each position was judged, and what came of the games: how much better each decision turned out for who made
    it than was expected (`credit`), and what each position should have been judged as (`target`).

    `judged` and `target` count seats from the actor's on. Every seat's share is followed through everybody's decisions;
    only those with a choice take a part of what comes after them.
    """
    length, rows, width = target.shape
    ahead, later, here = np.zeros(width, np.float32), np.zeros(width, np.float32), np.zeros(width, np.float32)
    for i in range(rows):
        count = int(seats[i])
        for k in range(count):
            later[(actor[length, i] + k) % count] = judged[length, i, k]
        ahead[:] = 0
        for t in range(length - 1, -1, -1):
            for k in range(count):
                here[(actor[t, i] + k) % count] = judged[t, i, k]
            if terminated[t, i] or truncated[t, i]:
                ahead[:] = 0
                for seat in range(count):
                    later[seat] = result[t, i, seat] if terminated[t, i] else here[seat]
            kept = trace if many[t, i] > 1 else 1.0
            for seat in range(count):
                ahead[seat] = later[seat] - here[seat] + kept * ahead[seat]
                later[seat] = here[seat]
            credit[t, i] = ahead[actor[t, i]]
            for k in range(count):
                seat = (actor[t, i] + k) % count
                target[t, i, k] = here[seat] + ahead[seat]
