"""The searching player: looks ahead in many worlds it cannot tell from the real one (tree.py), for as long as it may."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event
from typing import Any, Self

import msgspec
import numpy as np

from clowder.bots.budget import budget_of
from clowder.bots.known import Entry, KnownBot, MenuLevel
from clowder.bots.position import Position, seed_of
from clowder.bots.tree import NODE, grow, plant
from clowder.engine.blank import is_whole
from clowder.engine.game import Game

SLICE = 16
"""Simulations between two looks at the clock: a fraction of a millisecond."""
MOST_NODES = 200_000
"""Room for one tree: 15 MB, allocated once."""
USUAL_BUDGET = "100ms"
LINE = 6
"""Moves of the expected line that are told."""


class Estimate(msgspec.Struct, frozen=True):
    """What the search thinks of one legal move."""

    id: int
    win: float
    """Estimated share of the win for the seat that decides; of a move never tried, what all moves have together."""
    error: float
    """One standard error of that, as far as sampling goes; a half if it was never tried."""
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
    """How a game is searched. The figures that chose these are in docs/bots.md; a game may say otherwise (Game.search)."""

    explore: float = 0.5
    """Weight of what is little known against what is known to be good; shares of the win are between 0 and 1."""
    prior_weight: float = 0.5
    """The part of all curiosity that goes to what looks best to the greedy player; the rest goes to all moves alike."""
    others_greedy: int = 50
    """How often, in hundredths, the others are taken to play what looks best in their hands, tried or not. What they hold
    differs from world to world, and what the tree knows of their moves is an average over all of them."""
    horizon: int = 10
    """Decisions played beyond the tree before the standing is judged."""


class Search(KnownBot):
    """Plays the move that was worth exploring most.

    Give it a budget in simulations, with which it is the same every time, or in milliseconds. Every decision is searched
    anew: what one object has found out before changes nothing (docs/bots.md says what remembering it was worth).
    """

    name = "search"
    levels = (MenuLevel("alley-cat", 30, "400sims"), MenuLevel("tiger", 40, "1s"))
    slow = True
    all_open = False
    """Whether the record is searched as it is (lab/clairvoyant.py) or as the seat knows it."""

    def __init__(
        self,
        *,
        milliseconds: float | None = None,
        simulations: int | None = None,
        seed: int = 0,
        threads: int = 1,
        tuning: Tuning | None = None,
        stop: Event | None = None,
    ) -> None:
        if (milliseconds is None) == (simulations is None):
            raise ValueError("a search has a budget of milliseconds or of simulations, one of the two")
        if milliseconds is not None and not 0 < milliseconds < math.inf:
            raise ValueError(f"a budget of milliseconds is a number above 0, not {milliseconds!r}")
        if simulations is not None and (not is_whole(simulations) or simulations < 1):
            raise ValueError(f"a budget of simulations is a whole number from 1 on, not {simulations!r}")
        if not is_whole(threads) or threads < 1:
            raise ValueError(f"the number of threads is a whole number from 1 on, not {threads!r}")
        self.milliseconds = milliseconds
        self.simulations = simulations
        self.seed = seed
        self.tuning = tuning
        self.trees = [Tree(seed_of(seed, number)) for number in range(threads)]
        self.stop = stop or Event()
        """Set by whoever does not want to wait: the search ends at once, with what it has."""

    @classmethod
    def entry(cls, name: str, given: str | None) -> Entry:
        """With a budget after the colon, or the usual one; and behind that `learned`, if a network is to judge."""
        from clowder.bots.learned_search import LEARNED, LearnedSearch  # which builds on this file

        if cls is Search and LEARNED in (given or "").split(":"):
            return LearnedSearch.entry(name, given)
        return Entry(name, cls, budget_of(name, USUAL_BUDGET if given is None else given))

    @classmethod
    def made(cls, entry: Entry, seed: int, stop: Event | None) -> Self:
        """A search with the budget that was asked for."""
        budget = entry.budget
        assert budget
        return cls(
            milliseconds=budget.milliseconds, simulations=budget.simulations, threads=budget.threads, seed=seed, stop=stop
        )

    @classmethod
    def warm(cls, position: Position) -> None:
        """Look ahead once."""
        cls(simulations=1).analyse(position)

    def choose(self, position: Position) -> int:
        """The move to play. It thinks for as long where there is but one: whoever waits for it must not learn that by the
        clock, and who does not care does not ask (asking.py)."""
        return self.analyse(position).moves[0].id

    def analyse(self, position: Position) -> Analysis:
        """What it thinks of every legal move."""
        deadline = None if self.milliseconds is None else time.perf_counter() + self.milliseconds / 1000
        shares = shared_out(self.simulations, len(self.trees))

        def think(tree: Tree, simulations: int | None) -> None:
            tree.think(position, self.tuning, deadline, simulations, self.stop, all_open=self.all_open)

        if len(self.trees) == 1:
            think(self.trees[0], shares[0])
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                try:
                    list(pool.map(think, self.trees, shares))
                except BaseException:  # ctrl-c: the pool waits for its threads, so they must not go on thinking
                    self.stop.set()
                    raise
        return self.verdict(position)

    def verdict(self, position: Position) -> Analysis:
        """All trees together: the most visited move first, those never visited last."""
        visits = dict.fromkeys(position.moves, 0)
        won = dict.fromkeys(position.moves, 0.0)
        for tree in self.trees:
            for node in tree.children(0):
                if (move := int(node["move"])) in visits:
                    visits[move] += int(node["visits"])
                    won[move] += float(node["won"][position.seat])
        lines = {int(self.trees[0].nodes[child]["move"]): child for child in self.trees[0].child_numbers(0)}
        tried = sum(visits.values())
        usual = sum(won.values()) / tried if tried else 1 / int(position.record.seats)
        estimates = []
        for move in position.moves:
            share = won[move] / visits[move] if visits[move] else usual
            line = self.trees[0].line(lines[move]) if move in lines else []
            estimates.append(Estimate(move, share, self.error_of(move, won[move], visits[move]), visits[move], line))
        estimates.sort(key=lambda e: (-e.visits, -e.win, e.id))
        return Analysis(estimates, tried)

    def error_of(self, move: int, won: float, visits: int) -> float:
        """One standard error of a share of the win, as if a win and a loss had been seen besides: never certain, and with
        no visit at all anything is possible."""
        likely = (won + 1) / (visits + 2)
        return 0.5 if visits == 0 else math.sqrt(likely * (1 - likely) / (visits + 2))


def shared_out(simulations: int | None, trees: int) -> list[int | None]:
    """How many simulations each tree gets; without a number, the clock decides."""
    if simulations is None:
        return [None] * trees
    return [simulations // trees + (tree < simulations % trees) for tree in range(trees)]


class Tree:
    """One tree of a search, with its room."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.nodes: Any = np.zeros(0, NODE)
        self.used = 0

    def think(
        self, position: Position, tuning: Tuning | None, deadline: float | None, simulations: int | None, stop: Event,
        *, all_open: bool
    ) -> None:  # fmt: skip
        """Grow a new tree until the time is up, or so many simulations are done."""
        self.begin(MOST_NODES if simulations is None else min(MOST_NODES, simulations + 1))  # each adds one node
        grow_on = self.growing(position, tuning, all_open=all_open)
        seed = seed_of(self.seed, position.seed, position.step)
        done = 0
        while simulations is None or done < simulations:
            count = SLICE if simulations is None else min(SLICE, simulations - done)
            grow_on(count, seed)
            done += count
            if stop.is_set() or (deadline is not None and time.perf_counter() >= deadline):
                break

    def growing(self, position: Position, tuning: Tuning | None, *, all_open: bool) -> Callable[[int, int], None]:
        """What runs so many simulations, given a seed."""
        game: Game = position.game
        told = tuning or Tuning(**game.search)
        moves = np.zeros(game.actions, np.int16)
        root, worlds = game.record.rows(1), game.record.rows(1)
        root[0] = position.record

        def grow_on(count: int, seed: int) -> None:
            self.used = grow(
                root, position.seat, seed, count, self.nodes, self.used, worlds, moves,
                told.explore, told.prior_weight, told.others_greedy, told.horizon, all_open,
            )  # fmt: skip

        return grow_on

    def begin(self, room: int) -> None:
        """A new tree, with room for so many nodes."""
        if len(self.nodes) < room:
            self.nodes = np.zeros(room, NODE).view(np.recarray)
        plant(self.nodes)
        self.used = 1

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
