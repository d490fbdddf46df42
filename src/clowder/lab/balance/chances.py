"""Who stands how in the course of a game, and what a decision was worth: by playing on from there, many times, in compiled
loops. Everybody plays on at a glance, so the figures are those of players who do."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.bots.greedy import likeliest
from clowder.engine.chance import draw, learners_key, learners_word, rekey, reseed
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import deal_keyed, legal, play, prefer, redeal, result
from clowder.engine.record import Record
from clowder.lab.balance.counting import PARTS, play_logged
from clowder.lab.balance.meanings import situation

MARKS = 20
"""Into so many parts a game is divided; its chances are measured at the beginning of each, and known at the end."""
LENGTH, AT, CHOOSER, WHERE, COUNT, PLAYED, OF = range(7)
"""Of a probed decision: how long the game was; at which step it was; who decided; in which situation; among how many moves;
which of them was played; out of how many decisions of the game it was drawn."""
PROBED = 7


@compiled
def play_on(s: Record, moves: NDArray[np.int16], most: int) -> None:
    """To the end, everybody at a glance."""
    count = legal(s, moves)
    steps = 0
    while count > 0 and steps < most:
        play(s, moves[0] if count == 1 else likeliest(s, moves, count))
        steps += 1
        count = legal(s, moves)


@compiled
def follow_games(
    rows: Any,
    worlds: Any,
    blank: Any,
    seed: int,
    row: int,
    first: int,
    level: int,
    playouts: int,
    most: int,
    moves: NDArray[np.int16],
    log: NDArray[np.int16],
    lengths: NDArray[np.int32],
    chances: NDArray[np.int32],
) -> None:
    """Play games among players of a level and write down, at each mark, what each seat won in so many games played on from
    there: the cards as they lie, the luck to come anew. In parts of a win; at the last mark it is the result."""
    shares = np.zeros(chances.shape[2])
    for i in range(len(lengths)):
        number = first + i
        length, _ = play_logged(rows, blank, seed, row, number, level, most, moves, log)
        lengths[i] = length
        rows[0] = blank[0]
        s = rows[0]
        a, b, c = learners_key(seed, row, number)
        rekey(s, a, b, c, 0)
        deal_keyed(s)
        step = 0
        for mark in range(MARKS):
            while step < mark * length // MARKS:
                step += 1
                rekey(s, a, b, c, step)
                play(s, log[step - 1])
            luck = learners_word(mark, seed, row, number) << 20
            for n in range(playouts):
                worlds[0] = s
                world = worlds[0]
                reseed(world, luck + n)
                play_on(world, moves, most)
                result(world, shares)
                for seat in range(s.seats):
                    chances[i, mark, seat] += int(np.rint(shares[seat] * PARTS))
        while step < length:
            step += 1
            rekey(s, a, b, c, step)
            play(s, log[step - 1])
        result(s, shares)
        for seat in range(s.seats):
            chances[i, MARKS, seat] = playouts * int(np.rint(shares[seat] * PARTS))


@compiled
def probe_games(
    rows: Any,
    worlds: Any,
    blank: Any,
    seed: int,
    row: int,
    first: int,
    level: int,
    playouts: int,
    most: int,
    moves: NDArray[np.int16],
    log: NDArray[np.int16],
    lines: NDArray[np.int32],
    listed: NDArray[np.int16],
    looks: NDArray[np.int64],
    values: NDArray[np.float64],
) -> None:
    """Of each game among players of a level draw one decision with a choice and try all its moves, each in the same worlds
    that its player cannot tell from the real one, with the same luck to come.

    `values` has what each move won on average, in the first half of the worlds and in the second: whoever picks by the one
    can judge by the other. `looks` is how each looked at a glance.
    """
    shares = np.zeros(int(blank[0].seats))
    room = np.zeros(len(moves), np.int16)
    for i in range(len(lines)):
        number = first + i
        line = lines[i]
        length, choices = play_logged(rows, blank, seed, row, number, level, most, moves, log)
        line[LENGTH], line[OF] = length, choices
        if choices == 0:
            continue
        rows[0] = blank[0]
        s = rows[0]
        reseed(s, learners_word(1, seed, row, number))
        wanted = draw(s, choices)
        rows[0] = blank[0]
        a, b, c = learners_key(seed, row, number)
        rekey(s, a, b, c, 0)
        deal_keyed(s)
        step = 0
        count = legal(s, moves)
        while count < 2 or wanted > 0:
            wanted -= count > 1
            step += 1
            rekey(s, a, b, c, step)
            play(s, log[step - 1])
            count = legal(s, moves)
        seat = int(s.actor)
        line[AT], line[CHOOSER], line[WHERE], line[COUNT] = step, seat, situation(s), count
        for k in range(count):
            listed[i, k] = moves[k]
            looks[i, k] = prefer(s, moves[k])
            if moves[k] == log[step]:
                line[PLAYED] = k
        for n in range(playouts):
            luck = (learners_word(2, seed, row, number) << 20) + n
            worlds[0] = s
            redeal(worlds[0], seat, luck)
            for k in range(count):
                worlds[1] = worlds[0]
                world = worlds[1]
                reseed(world, luck)
                play(world, listed[i, k])
                play_on(world, room, most)
                result(world, shares)
                values[i, k, n % 2] += shares[seat]
        for k in range(count):
            values[i, k, 0] /= (playouts + 1) // 2
            values[i, k, 1] /= playouts // 2
