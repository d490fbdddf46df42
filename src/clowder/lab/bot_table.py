"""A game between bots, from the deal to the result, for measurement.

Players who decide at a glance are played in a compiled loop; it stops where somebody has to think. Every player, at a
glance or not, is handed what its seat knows: the record redealt for it. Steps with one legal move are played without
asking, as at a live table. The same seed gives the same deal and the same luck as long as the same moves are made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from threading import Event
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.bots.asking import SeatedBot
from clowder.bots.greedy import Greedy, greedy_move
from clowder.bots.guest import Guest, check_guest
from clowder.bots.kitten import Kitten, kitten_move
from clowder.bots.known import Entry, KnownBot
from clowder.bots.position import Position, seed_of
from clowder.bots.uniform import Uniform
from clowder.bots.warming import warm_bots
from clowder.engine.blank import blank as blank_table
from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import deal, legal, play, redeal, result, score
from clowder.engine.game import Game
from clowder.engine.record import Record
from clowder.errors import BotFailed
from clowder.lab.clairvoyant import Clairvoyant, OpenPosition

THINKS, UNIFORM, GREEDY, KITTEN = 0, 1, 2, 3
AT_A_GLANCE: dict[type[KnownBot], int] = {Uniform: UNIFORM, Greedy: GREEDY, Kitten: KITTEN}
"""The bots that the compiled loop plays itself, a thousand times faster; all others are asked."""


@dataclass(frozen=True)
class Outcome:
    """What came of a game."""

    shares: list[float]
    """Of the win, by seat."""
    scores: list[int] | None
    """By seat; None where somebody forfeited."""
    steps: int
    choices: int
    """Steps with more than one legal move."""
    forfeit: int | None = None
    """The seat whose bot failed: the others share the win."""
    reason: str = ""
    """Why, in English."""


class GameStopped(Exception):
    """A game was broken off, because that was asked for."""


@compiled
def go_on(
    s: Record,
    worlds: Any,
    kinds: NDArray[np.int8],
    seed: int,
    counts: NDArray[np.int64],
    most: int,
    moves: NDArray[np.int16],
) -> None:
    """Play until somebody has to think, or the game ends; `counts` holds the steps so far, and those that were a choice."""
    while counts[0] < most:
        count = legal(s, moves)
        if count == 0:
            return
        move = int(moves[0])
        if count > 1:
            kind = kinds[s.actor]
            if kind == THINKS:
                return
            counts[1] += 1
            worlds[0] = s
            world = worlds[0]
            redeal(world, s.actor, seed + counts[0])
            if kind == UNIFORM:
                move = int(moves[draw(world, count)])
            elif kind == GREEDY:
                move = greedy_move(world, moves)
            else:
                move = kitten_move(world, moves)
        play(s, move)
        counts[0] += 1


class BotTable:
    """A table of a game with its options, at which bots play one game after another."""

    def __init__(self, game: Game, blank: Any, stop: Event | None = None) -> None:
        """A game ends early when `stop` is set."""
        self.stop = stop or Event()
        self.game = game
        self.blank = blank
        self.rows, self.worlds = blank.copy(), blank.copy()
        self.moves = np.zeros(game.actions, np.int16)

    def play(self, entries: Sequence[Entry], deal_seed: int, seed: int) -> Outcome:
        """One game: `deal_seed` is the deal and the luck, `seed` what the bots leave to chance. Raises GameStopped."""
        self.rows[0] = self.blank[0]
        s = self.rows[0]
        deal(s, deal_seed)
        kinds = np.array([AT_A_GLANCE.get(entry.kind, THINKS) for entry in entries], np.int8)
        bots: dict[int, SeatedBot] = {}
        counts = np.zeros(2, np.int64)
        while True:
            go_on(s, self.worlds, kinds, seed, counts, self.game.longest, self.moves)
            seat, step = int(s.actor), int(counts[0])
            if seat < 0 or step >= self.game.longest:
                break
            if self.stop.is_set():
                raise GameStopped
            try:
                if seat not in bots:
                    bots[seat] = SeatedBot(entries[seat], seed_of(seed, seat), stop=self.stop)
                handed = OpenPosition if entries[seat].kind is Clairvoyant else Position
                move = bots[seat].choose(handed(self.game, s, seat, step, seed + step))
            except BotFailed as failure:
                return self.forfeited(seat, counts, str(failure))
            play(s, move)
            counts += 1
        shares = np.zeros(len(entries))
        result(s, shares)
        return Outcome(shares.tolist(), [score(s, seat) for seat in range(len(entries))], int(counts[0]), int(counts[1]))

    def forfeited(self, seat: int, counts: NDArray[np.int64], reason: str) -> Outcome:
        """The bot of a seat failed: the others win."""
        players = int(self.blank[0].seats)
        shares = [0.0 if other == seat else 1 / (players - 1) for other in range(players)]
        return Outcome(shares, None, int(counts[0]), int(counts[1]), seat, reason)


def check_guests(entries: Iterable[Entry]) -> None:
    """Refuse bots of somebody's own that cannot be had, before anything is played; raises BotFailed."""
    for entry in entries:
        if entry.kind is Guest:
            check_guest(entry.name, entry.detail)


def warm_table(game: Game, entries: Iterable[Entry], on_step: Callable[[str, int, int], None] | None = None) -> None:
    """Compile (or load from disk) what games between these bots need; `on_step(what, done, total)` after each part."""
    rows = blank_table(game, game.players[0])
    seats, moves = np.zeros(game.players[0], np.int8), np.zeros(game.actions, np.int16)
    steps = 0

    def told(what: str, done: int, total: int) -> None:
        nonlocal steps
        steps = total + 1
        if on_step:
            on_step(what, done, steps)

    warm_bots(game, dict.fromkeys(entry.kind for entry in entries if entry.kind not in AT_A_GLANCE), told)
    deal(rows[0], 0)
    go_on(rows[0], rows.copy(), seats, 0, np.zeros(2, np.int64), 0, moves)
    if on_step:
        on_step("", steps, steps)
