"""A small table's whole tree, walked through once, and what follows from it exactly: no part of it is OpenSpiel's.

A player's plan is how likely it makes each of its sequences, a sequence being its choices so far with what it knew at each.
What two plans are worth is then `own @ pay @ other`, so that best answers are sums and maxima, and the value of the game,
if both play as well as can be, is a linear program (Koller, Megiddo and von Stengel).
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linprog
from scipy.sparse import coo_matrix, csr_matrix, hstack

from clowder.adapters.told_game import ToldGame, setting

Plan = NDArray[np.float64]


class Side:
    """One player's sequences; 0 is the empty one."""

    def __init__(self) -> None:
        self.states: dict[bytes, tuple[int, range]] = {}
        """What the player can know where it decides: the sequence before it, and those its choices lead to."""
        self.many = 1

    def choices(self, knows: bytes, before: int, count: int) -> range:
        """The sequences that a state of knowledge leads to; before each there can be only one: perfect recall."""
        if knows not in self.states:
            self.states[knows] = before, range(self.many, self.many + count)
            self.many += count
        known, after = self.states[knows]
        assert (known, len(after)) == (before, count)
        return after

    def anything(self) -> Plan:
        """Whoever takes any choice as gladly as the others."""
        plan = np.ones(self.many)
        for before, after in self.states.values():  # in the order of the walk: what is before comes first
            plan[after.start : after.stop] = plan[before] / len(after)
        return plan

    def best(self, gains: Plan) -> float:
        """What the best plan gets where each sequence gains so much."""
        gains = gains.copy()
        for before, after in reversed(self.states.values()):
            gains[before] += gains[after.start : after.stop].max()
        return float(gains[0])

    def rules(self) -> csr_matrix:
        """What makes a plan one: the empty sequence is certain, and choices share what is before them."""
        rows, columns, values = [0], [0], [1.0]
        for row, (before, after) in enumerate(self.states.values(), 1):
            rows += [row] * (1 + len(after))
            columns += [before, *after]
            values += [-1.0, *[1.0] * len(after)]
        return coo_matrix((values, (rows, columns)), (1 + len(self.states), self.many)).tocsr()


class WholeTree:
    """All that can happen at a table for two."""

    def __init__(self, game: str, options: dict[str, Any], deck: str) -> None:
        self.decisions = self.ends = 0
        self.sides = Side(), Side()
        paid: list[tuple[int, int, float]] = []

        def walk(at: ToldGame, likely: float, sequences: tuple[int, int]) -> None:
            if at.asked:
                for after, chance in at.outcomes():
                    walk(after, likely * chance, sequences)
            elif at.over:
                self.ends += 1
                paid.append((*sequences, likely * (2 * at.shares()[0] - 1)))
            else:
                self.decisions += 1
                mine = at.actor
                choices = self.sides[mine].choices(at.memory.of(mine), sequences[mine], len(at.legal))
                for move, sequence in zip(at.legal, choices, strict=True):
                    after = at.copy()
                    after.play(move)
                    walk(after, likely, (sequence, sequences[1]) if mine == 0 else (sequences[0], sequence))

        walk(ToldGame(setting(game, 2, json.dumps(options), deck)), 1.0, (0, 0))
        first, second, values = zip(*paid, strict=True)
        shape = self.sides[0].many, self.sides[1].many
        self.pay = coo_matrix((values, (first, second)), shape).tocsr()
        """What the first player gets with each two sequences, times how likely chance is to allow for both."""

    @property
    def information_states(self) -> list[int]:
        """How many there are of each player."""
        return [len(side.states) for side in self.sides]

    def uniform(self) -> float:
        """What the first player gets if both take anything."""
        return float(self.sides[0].anything() @ self.pay @ self.sides[1].anything())

    def answers(self) -> list[float]:
        """What each gets, itself, with the best answer to one who takes anything."""
        first, second = self.sides
        return [first.best(self.pay @ second.anything()), second.best(-self.pay.T @ first.anything())]

    def value(self) -> float:
        """What the first player gets if both play as well as can be: the most that a plan secures, whatever the other does.
        The unknowns are the plan and, for each state of the other's knowledge, what is secured from there on."""
        first, second = (side.rules() for side in self.sides)
        plan, secured = self.sides[0].many, second.shape[0]
        wanted = np.zeros(plan + secured)
        wanted[plan] = -1
        upper = hstack([-self.pay.T, second.T])
        equal = hstack([first, csr_matrix((first.shape[0], secured))])
        certain = np.zeros(first.shape[0])
        certain[0] = 1
        bounds = [(0, None)] * plan + [(None, None)] * secured
        found = linprog(wanted, upper, np.zeros(upper.shape[0]), equal, certain, bounds, method="highs")
        assert found.status == 0, found.message
        return float(-found.fun)
