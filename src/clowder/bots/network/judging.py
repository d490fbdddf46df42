"""What a network makes of records: the chance it gives each action, and each seat's share of the win."""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from clowder.bots.network.leaning import lean
from clowder.bots.network.running import Floats, Networks, Thoughts, drawn_by_liking, room_for, shares_of, think
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import legal, observe
from clowder.engine.encoding import Bytes
from clowder.engine.game import Game
from clowder.engine.record import Record


class Judging(NamedTuple):
    """Room to judge some records in, a row for each."""

    seen: Bytes
    thoughts: Thoughts
    moves: NDArray[np.int16]
    policy: Floats
    """(rows, actions): the chance of each action; nought for those that are not legal."""
    shares: Floats
    """(rows, seats): each seat's share of the win, by its number."""


def judging_room(game: Game, networks: Networks, count: int) -> Judging:
    """Room for so many records of a game."""
    seats = game.players[1]
    return Judging(
        np.zeros((count, game.observation), np.int8),
        room_for(networks, count, game.actions, seats),
        np.zeros(game.actions, np.int16),
        np.zeros((count, game.actions), np.float32),
        np.zeros((count, seats), np.float32),
    )


@compiled
def judge(networks: Networks, n: int, rows: Any, judging: Judging, count: int) -> None:
    """Judge the first `count` records, each from what its actor knows, into `policy` and `shares`. Whether something is
    hidden from the actor does not matter to it: worlds that the actor cannot tell apart are judged alike."""
    for i in range(count):
        s = rows[i]
        if s.actor >= 0:
            observe(s, s.actor, judging.seen[i])
    think(networks, n, judging.seen, judging.thoughts, count)
    for i in range(count):
        s = rows[i]
        judging.policy[i, :] = 0
        judging.shares[i, :] = 0
        if s.actor >= 0:
            found = legal(s, judging.moves)
            lean(s, judging.moves, found, networks.leaning[n], judging.thoughts.liking[i])
            chances(judging.thoughts.liking[i], judging.moves, found, judging.policy[i])
            turned = judging.thoughts.standing[i]
            shares_of(turned, s.seats, turned)
            for after in range(s.seats):
                judging.shares[i, (s.actor + after) % s.seats] = turned[after]


@compiled
def chances(liking: Floats, moves: NDArray[np.int16], count: int, out: Floats) -> None:
    """Softmax over the legal moves; nothing is written for the others."""
    highest = liking[moves[0]]
    for k in range(1, count):
        highest = max(highest, liking[moves[k]])
    whole = np.float32(0)
    for k in range(count):
        out[moves[k]] = exp(liking[moves[k]] - highest)
        whole += out[moves[k]]
    for k in range(count):
        out[moves[k]] /= whole


@compiled
def learned_move(s: Record, networks: Networks, n: int, judging: Judging) -> int:
    """What a network plays in a record. What it leaves to chance follows from the record's generator."""
    count = legal(s, judging.moves)
    if count == 1:
        return int(judging.moves[0])
    observe(s, s.actor, judging.seen[0])
    think(networks, n, judging.seen, judging.thoughts, 1)
    lean(s, judging.moves, count, networks.leaning[n], judging.thoughts.liking[0])
    return drawn_by_liking(s, judging.moves, count, judging.thoughts.liking[0], networks.temperature[n])
