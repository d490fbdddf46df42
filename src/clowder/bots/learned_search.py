"""The searching player with a network: `search:100ms:learned` looks ahead as `search` does, but looks first at what the
network likes, and asks it who stands how instead of playing on (learned_tree.py).

- `search:100ms:learned`: with the weights that come with the game
- `search:2000sims:learned:my.msgpack`: with weights of one's own
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Any, Self

import numpy as np

from clowder.bots.budget import budget_of
from clowder.bots.known import Entry
from clowder.bots.learned_tree import Steering, grow_learned, walkers_for
from clowder.bots.network.judging import judging_room
from clowder.bots.network.running import TOGETHER, Networks
from clowder.bots.network.shipped import networks_of, shipped, weights_for
from clowder.bots.network.weights import Weights, smallest
from clowder.bots.position import Position
from clowder.bots.search import USUAL_BUDGET, Search, Tree, Tuning
from clowder.engine.game import Game

LEARNED = "learned"
"""What stands behind the budget."""


@dataclass(frozen=True)
class LearnedTuning:
    """How a game is searched with a network; a game may say otherwise (Game.learned_search). Each part can be left out, to
    measure what it is worth."""

    explore: float = 1.0
    """Weight of what is little known against what is known to be good; shares of the win are between 0 and 1."""
    prior: bool = True
    """Whether what the network likes is looked at first; otherwise what looks best to the greedy player."""
    prior_weight: float = 0.9
    """The part of all curiosity that goes there; the rest goes to all moves alike."""
    value: bool = True
    """Whether the network says who stands how; otherwise play goes on greedily and the game estimates."""
    others_learned: int = 100
    """How often, in hundredths, the others are taken to play what the network likes in their hands (without `prior`: what
    looks best there), tried or not."""
    horizon: int = 10
    """Without `value`: decisions played beyond the tree before the standing is judged."""


class LearnedSearch(Search):
    """A search whose judge has learned."""

    name = f"{Search.name}:{LEARNED}"

    def __init__(
        self,
        weights: Weights | str | Path | None = None,
        *,
        milliseconds: float | None = None,
        simulations: int | None = None,
        seed: int = 0,
        threads: int = 1,
        tuning: LearnedTuning | None = None,
        stop: Event | None = None,
    ) -> None:
        """With weights, those in a file, or those that come with the game; BadWeights, when it first thinks, where none
        fit."""
        super().__init__(milliseconds=milliseconds, simulations=simulations, seed=seed, threads=threads, stop=stop)
        self.weights = weights
        self.learned_tuning = tuning
        self.trees = [LearnedTree(tree.seed, self) for tree in self.trees]

    @classmethod
    def entry(cls, name: str, given: str | None) -> Entry:
        """With a budget, and behind it `learned`, and behind that a file."""
        budget, _, file = f":{given or LEARNED}".partition(f":{LEARNED}")
        return Entry(name, cls, budget_of(name, budget[1:] or USUAL_BUDGET), file[1:])

    @classmethod
    def made(cls, entry: Entry, seed: int, stop: Event | None) -> Self:
        """A search with the budget and the weights that were asked for."""
        budget = entry.budget
        assert budget
        return cls(
            entry.detail or None,
            milliseconds=budget.milliseconds,
            simulations=budget.simulations,
            threads=budget.threads,
            seed=seed,
            stop=stop,
        )

    @classmethod
    def check(cls, entry: Entry, game: Game) -> None:
        """Without weights it cannot play."""
        weights_for(game, entry.detail, entry.name)

    @classmethod
    def source(cls, entry: Entry, game: Game) -> str:
        """Its weights."""
        return weights_for(game, entry.detail, entry.name).name

    @classmethod
    def warm(cls, position: Position) -> None:
        """Look ahead once, with a network that knows nothing."""
        tree = LearnedTree(0, cls(simulations=1))
        tree.begin(2)
        tree.kernel(position, LearnedTuning(), smallest(position.game), all_open=False)(1, 0)

    def networks(self, game: Game) -> Networks:
        """The network for a game; raises BadWeights."""
        if isinstance(self.weights, Weights):
            return networks_of(self.weights, 1.0)
        return networks_of(weights_for(game, str(self.weights or ""), self.name), 1.0)

    def error_of(self, move: int, won: float, visits: int) -> float:
        """One standard error of a share of the win. A network's judgements differ by much less than wins and losses do, so
        it is reckoned from how they differed, as if a win and a loss had been seen besides."""
        if not visits:
            return 0.5
        seen = visits + 2
        squares = sum(float(tree.spread[move]) for tree in self.trees if isinstance(tree, LearnedTree))
        return math.sqrt(max(0.0, (squares + 1) / seen - ((won + 1) / seen) ** 2) / seen)


class LearnedTree(Tree):
    """A tree that is grown with a network."""

    def __init__(self, seed: int, search: LearnedSearch) -> None:
        super().__init__(seed)
        self.search = search
        self.spread = np.zeros(0)

    def growing(self, position: Position, tuning: Tuning | None, *, all_open: bool) -> Callable[[int, int], None]:
        """What runs so many simulations, given a seed."""
        game = position.game
        told = self.search.learned_tuning or LearnedTuning(**game.learned_search)
        return self.kernel(position, told, self.search.networks(game), all_open=all_open)

    def kernel(
        self, position: Position, tuning: LearnedTuning, networks: Networks, *, all_open: bool
    ) -> Callable[[int, int], None]:
        """The same with this network."""
        game, root = position.game, position.game.record.rows(1)
        root[0] = position.record
        self.spread = np.zeros(game.actions)
        walkers, judging = walkers_for(game), judging_room(game, networks, TOGETHER)
        steering = Steering(
            float(tuning.explore),
            float(tuning.prior_weight),
            int(tuning.others_learned),
            int(tuning.horizon),
            bool(tuning.prior),
            bool(tuning.value),
            bool(all_open),
        )

        def grow(count: int, seed: int) -> None:
            self.used = grow_learned(
                root, position.seat, seed, count, self.nodes, self.used, self.spread, walkers, networks, judging, steering
            )

        return grow


def looking_ahead(game: Game, learned: dict[str, Any], otherwise: dict[str, Any], seed: int = 0) -> Search:
    """The best judge that a game has, with a budget for it: a search with its network, if one that fits comes with it,
    and a search without otherwise."""
    weights = shipped(game)
    return LearnedSearch(weights, **learned, seed=seed) if weights else Search(**otherwise, seed=seed)
