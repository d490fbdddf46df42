"""The vector environment in one page: self-play, one seat against bots, columns for a network, a game to watch.

python vector.py
"""

import json
import time

import numpy as np

import clowder
from clowder import vector

# Self-play: every decision of 1024 games of Discat with two players is ours.
games = vector.make("discat", players=2, count=1024, seed=1)
games.reset()
start, steps, wins = time.perf_counter(), 200, np.zeros(2)
for _ in range(steps):
    games.step(games.sample())  # your network's choice from games.observation where games.mask is true, instead
    wins += games.final_result[games.terminated].sum(axis=0)
seconds = time.perf_counter() - start
print(f"self-play: {steps * len(games) / seconds / 1e6:.1f} million steps a second, wins by seat {wins.round().tolist()}")

# One seat: the other plays greedily inside the step. With duplicate deals and a seat that goes round, luck evens out.
against = vector.make("discat", players=2, count=256, seed=1, opponents="greedy", seat="rotate", copies=2)
against.reset()
results: list[float] = []
while len(results) < 300:
    against.step(against.sample())
    results += against.reward[against.terminated].tolist()
print(f"against greedy, choosing at random: {np.mean(results):.3f} of {len(results)} games won")

# What a network reads: a column of noughts and ones for each thing a number can say, the last public actions behind them.
columns = vector.make("discat", players=2, count=4, encoding="one_hot", history=8)
columns.reset()
print(f"{columns.observation.shape[1]} columns, the first: {columns.encoding.columns[0]}")

# Any game can be exported: replayed, verified, and watched in the browser.
record = games.export(0)
match = clowder.replay(record)
print(f"row 0 is the match of seed {record['seed']}, after {match.step} decisions; {len(json.dumps(record))} bytes")
