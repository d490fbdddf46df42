"""The searching player: looks ahead in many worlds it cannot tell from the real one (tree.py), for as long as it may."""

from __future__ import annotations

import math
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from clowder.bots.position import Position
from clowder.bots.tree import NODE, grow, plant
from clowder.engine.game import Game

SLICE = 16
"""Simulations between two looks at the clock: a fraction of a millisecond."""
MOST_NODES = 200_000
"""Room for one tree: 15 MB, allocated once."""
LINE = 6
"""Moves of the expected line that are told."""


class Estimate(msgspec.Struct, frozen=True):
    """What the search thinks of one legal move."""

    id: int
    win: float
    """Estimated share of the win for the seat that decides."""
    error: float
    """One standard error of that, as far as sampling goes."""
    visits: int
    line: list[int]
    """The play expected after it, move by move."""


class Analysis(msgspec.Struct, frozen=True):
    """What the search thinks of a position."""

    moves: list[Estimate]
    """Every legal move, the one it would choose first."""
    simulations: int


@dataclass(frozen=True)
class Tuning:
    """How a game is searched."""

    explore: float = 0.5
    """Weight of what is little known against what is known to be good; shares of the win are between 0 and 1."""
    horizon: int = 60
    """Decisions played beyond the tree before the standing is judged."""
    stray: int = 6
    """One move in so many is random in that play, so that the greedy player's blind spots get seen."""


class Search:
    """Plays the move that was worth exploring most.

    Give it a budget in simulations, with which it is the same every time, or in milliseconds.
    """

    def __init__(
        self,
        *,
        milliseconds: float | None = None,
        simulations: int | None = None,
        seed: int = 0,
        threads: int = 1,
        tuning: Tuning | None = None,
    ) -> None:
        if (milliseconds is None) == (simulations is None):
            raise ValueError("a search has a budget of milliseconds or of simulations, one of the two")
        self.milliseconds = milliseconds
        self.simulations = simulations
        self.seed = seed
        self.tuning = tuning
        self.trees = [Tree(seed + 7919 * number) for number in range(threads)]

    def choose(self, position: Position) -> int:
        """The move to play."""
        if len(position.moves) == 1:
            return position.moves[0]
        return self.analyse(position).moves[0].id

    def analyse(self, position: Position) -> Analysis:
        """What it thinks of every legal move."""
        tuning = self.tuning or Tuning(**position.game.search)
        deadline = None if self.milliseconds is None else time.perf_counter() + self.milliseconds / 1000
        share = None if self.simulations is None else math.ceil(self.simulations / len(self.trees))
        if len(self.trees) == 1:
            self.trees[0].think(position, tuning, deadline, share)
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                list(pool.map(lambda tree: tree.think(position, tuning, deadline, share), self.trees))
        return self.verdict(position)

    def verdict(self, position: Position) -> Analysis:
        """All trees together: the most visited move first, those never visited last."""
        visits = dict.fromkeys(position.moves, 0)
        won = dict.fromkeys(position.moves, 0.0)
        for tree in self.trees:
            for node in tree.children(0):
                visits[int(node["move"])] += int(node["visits"])
                won[int(node["move"])] += float(node["won"][position.seat])
        lines = {int(self.trees[0].nodes[child]["move"]): child for child in self.trees[0].child_numbers(0)}
        estimates = []
        for move in position.moves:
            share = won[move] / visits[move] if visits[move] else 0.0
            error = math.sqrt(max(share * (1 - share), 0.01) / max(visits[move], 1))
            line = self.trees[0].line(lines[move]) if move in lines else []
            estimates.append(Estimate(move, share, error, visits[move], line))
        estimates.sort(key=lambda e: (-e.visits, -e.win, e.id))
        return Analysis(estimates, sum(visits.values()))


class Tree:
    """One tree of a search, with its room."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.nodes: Any = np.zeros(0, NODE)
        self.used = 0

    def think(self, position: Position, tuning: Tuning, deadline: float | None, simulations: int | None) -> None:
        """Grow until the time is up, or so many simulations are done."""
        if not len(self.nodes):
            self.nodes = np.zeros(MOST_NODES, NODE).view(np.recarray)
        plant(self.nodes)
        self.used = 1
        game: Game = position.game
        root, worlds = game.record.rows(1), game.record.rows(1)
        root[0] = position.record
        moves = np.zeros(game.actions, np.int16)
        seed = self.seed * 1_000_003 + position.step * 10_007
        done = 0
        while simulations is None or done < simulations:
            count = SLICE if simulations is None else min(SLICE, simulations - done)
            self.used = grow(
                root, position.seat, seed, done, count, self.nodes, self.used, worlds, moves,
                tuning.explore, tuning.horizon, tuning.stray,
            )  # fmt: skip
            done += count
            if deadline is not None and time.perf_counter() >= deadline:
                break

    def child_numbers(self, node: int) -> list[int]:
        """The children of a node."""
        found = []
        child = int(self.nodes[node]["child"])
        while child >= 0:
            found.append(child)
            child = int(self.nodes[child]["sibling"])
        return found

    def children(self, node: int) -> list[Any]:
        """The children of a node, as they are."""
        return [self.nodes[child] for child in self.child_numbers(node)]

    def line(self, node: int) -> list[int]:
        """The play that the tree expects from a node on: always the most visited child."""
        moves: list[int] = []
        while (children := self.child_numbers(node)) and len(moves) < LINE:
            node = max(children, key=lambda child: int(self.nodes[child]["visits"]))
            moves.append(int(self.nodes[node]["move"]))
        return moves
