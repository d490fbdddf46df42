"""What is played before each lesson: some decisions in every row, what was seen, and what came of them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from clowder.lab.learning.gradient import Batch, Seen
from clowder.lab.learning.kernels import draw_actions, trace_back
from clowder.lab.learning.tables import SchoolTables

Floats = NDArray[np.float32]
Liking = Callable[[NDArray[np.int8], NDArray[np.int8], NDArray[np.bool_]], Floats]
"""How much each action is liked: from what is known, how many play, and what looks best at a glance."""


class Played:
    """Room for so many decisions of every row of some tables, used again for every lesson."""

    def __init__(self, tables: SchoolTables, steps: int) -> None:
        self.tables, self.steps = tables, steps
        rows, seats, game = tables.rows, tables.result.shape[1], tables.game
        self.own = np.zeros((steps + 1, rows, game.observation), np.int8)
        self.everybody = np.zeros((steps + 1, *tables.everybody.shape), np.int8)
        self.seats = np.broadcast_to(tables.seats, (steps + 1, rows)).copy()
        self.mask = np.zeros((steps, rows, game.actions), np.bool_)
        self.favourites = np.zeros((steps, rows, game.actions), np.bool_)
        self.actor = np.zeros((steps + 1, rows), np.int8)
        self.action = np.zeros((steps, rows), np.int32)
        self.likelihood = np.zeros((steps, rows), np.float32)
        self.many = np.zeros((steps, rows), np.int16)
        self.terminated = np.zeros((steps, rows), np.bool_)
        self.truncated = np.zeros((steps, rows), np.bool_)
        self.result = np.zeros((steps, rows, seats), np.float32)
        self.credit = np.zeros((steps, rows), np.float32)
        self.target = np.zeros((steps, rows, seats), np.float32)
        self.drawn = np.zeros(rows, np.int32)

    @property
    def seen(self) -> Seen:
        """What was seen, flat: the positions after the last decision come last."""
        count = (self.steps + 1) * self.tables.rows
        return Seen(
            self.own.reshape(count, 1, -1), self.everybody.reshape(count, *self.everybody.shape[2:]), self.seats.ravel()
        )

    def play(self, liking: Liking, chance: np.random.Generator) -> None:
        """Play by a policy."""
        for t in range(self.steps):
            self.look(t)
            luck = chance.random(self.tables.rows, np.float32)
            liked = liking(self.own[t], self.tables.seats, self.favourites[t])
            draw_actions(liked, self.mask[t], luck, self.action[t], self.likelihood[t], self.many[t])
            self.go_on(t, self.action[t])
        self.look(self.steps)

    def imitate(
        self,
        liking: Liking,
        chance: np.random.Generator,
        own: float,
        astray: float,
    ) -> None:
        """Write down what the greedy player would do, and mostly do it; in a part of the rows do what the policy likes, and
        now and then anything, so that the greedy player is asked about positions that it would not have come to."""
        for t in range(self.steps):
            self.look(t)
            luck = chance.random(self.tables.rows, np.float32)
            nothing = np.zeros_like(self.mask[t], np.float32)
            draw_actions(nothing, self.mask[t], luck, self.drawn, self.likelihood[t], self.many[t])
            anything = self.drawn.copy()
            self.action[t] = self.tables.greedy()
            if own > 0:
                liked = liking(self.own[t], self.tables.seats, self.favourites[t])
                draw_actions(liked, self.mask[t], luck, self.drawn, self.likelihood[t], self.many[t])
            which = chance.random(self.tables.rows)
            chosen = np.where(which < own, self.drawn, self.action[t])
            self.go_on(t, np.where(which > 1 - astray, anything, chosen).astype(np.int32))
            self.likelihood[t] = 0
        self.look(self.steps)

    def look(self, t: int) -> None:
        """Write down what is seen."""
        self.own[t], self.everybody[t], self.actor[t] = self.tables.seen, self.tables.everybody, self.tables.actor
        if t < self.steps:
            self.mask[t], self.favourites[t] = self.tables.mask, self.tables.favourites()

    def go_on(self, t: int, actions: NDArray[np.int32]) -> None:
        """Play these actions, and write down what came of it."""
        self.tables.step(actions)
        self.terminated[t], self.truncated[t] = self.tables.terminated, self.tables.truncated
        self.result[t] = self.tables.result

    def judge(self, judged: Callable[[Seen, NDArray[np.int64]], Floats], at_once: int, trace: float) -> None:
        """Who deserved what, as the positions are judged."""
        seen, count = self.seen, (self.steps + 1) * self.tables.rows
        shares = np.zeros((count, self.result.shape[2]), np.float32)
        for first in range(0, count, at_once):
            chosen = np.arange(first, first + at_once) % count  # always as many: JAX compiles for a number of them
            found = judged(seen, chosen)
            shares[first : first + at_once] = found[: count - first]
        trace_back(
            shares.reshape(self.steps + 1, self.tables.rows, -1), self.actor, self.tables.seats, self.many,
            self.terminated, self.truncated, self.result, trace, self.credit, self.target,
        )  # fmt: skip

    def choices(self) -> NDArray[np.int64]:
        """The positions where there was a choice."""
        return np.flatnonzero(self.many.ravel() > 1)

    def batch(self, chosen: NDArray[np.int64], mean: float, spread: float) -> Batch:
        """The chosen decisions, with credit in standard deviations."""
        return Batch(
            mask=self.mask.reshape(-1, self.mask.shape[2])[chosen],
            favourites=self.favourites.reshape(-1, self.mask.shape[2])[chosen],
            seats=self.seats.ravel()[chosen],
            action=self.action.ravel()[chosen],
            likelihood=self.likelihood.ravel()[chosen],
            credit=(self.credit.ravel()[chosen] - np.float32(mean)) / np.float32(max(spread, 1e-6)),
            target=self.target.reshape(-1, self.target.shape[2])[chosen],
        )
