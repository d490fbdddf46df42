"""What a decision of a network takes, on one core: one as large as a file of weights may be, in the middle of games.

scripts/bench judging --turns 20
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from clowder.bots.network.judging import judging_room, learned_move
from clowder.bots.network.running import HIDDEN, POLICY, VALUE
from clowder.bots.network.weights import assembled
from clowder.engine import catalogue
from clowder.engine.encoding import ONE_HOT, Encoding
from clowder.engine.game import Game
from clowder.vector import make

WANTED = 200e-6
LARGEST = 480_000
"""Bytes, in half precision."""
ROWS = 500


def largest(game: Game) -> tuple[int, list[tuple[int, int, int]]]:
    """How many columns are read, and the layers: what each is, its inputs, its outputs."""
    columns = len(Encoding(game.layout, ONE_HOT)) // 2
    width = 256
    while 2 * (columns * width + width * width) > LARGEST:
        width -= 16
    return columns, [
        (HIDDEN, columns, width),
        (HIDDEN, width, width),
        (POLICY, width, game.actions),
        (VALUE, width, game.players[1]),
    ]


def main() -> None:
    """The median and the slowest of some turns, for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=20, help="as many times 500 decisions are measured")
    turns = parser.parse_args().turns
    chance = np.random.default_rng(1)
    for name in catalogue.names():
        game = catalogue.game(name)
        columns, shapes = largest(game)
        layers = [
            (role, chance.normal(0, wide**-0.5, (wide, tall)).astype(np.float32), np.zeros(tall, np.float32))
            for role, wide, tall in shapes
        ]
        networks = assembled(Encoding(game.layout, ONE_HOT), [(np.arange(columns) * 2, layers, 1.0, 1.0)])
        games = make(name, 4, ROWS, seed=1)
        games.reset()
        for _ in range(25):
            games.step(games.sample())
        judging = judging_room(game, networks, 1)
        rows = games._kept.records.copy()
        took = []
        for _ in range(turns):
            started = time.process_time()
            for row in rows:
                learned_move(row, networks, 0, judging)
            took.append((time.process_time() - started) / ROWS)
        median, worst = sorted(took)[len(took) // 2], max(took)
        verdict = "within" if worst < WANTED else "over"
        print(f"{name:15} {median * 1e6:5.0f} µs a decision, at worst {worst * 1e6:5.0f}: {verdict} {WANTED * 1e6:.0f}")


if __name__ == "__main__":
    main()
