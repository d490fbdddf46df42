"""Two choices tried in the same worlds with the same luck, as the seat that made one of them knew the position.

Without a network each world is played on greedily to its end. With one it is played on as the network likes, until the seat
has something to decide again, and the network says how everybody stands.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.bots.greedy import likeliest
from clowder.bots.learned_tree import ARRIVED, BEYOND, Steering, Walkers, answer, ask, go_on, walkers_for
from clowder.bots.network.judging import Judging, judging_room
from clowder.bots.network.running import TOGETHER, Networks
from clowder.bots.position import Position
from clowder.bots.tree import NODE, clear
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import estimate, legal, play, redeal, result

LONGEST = 3_000
"""Decisions after which a game that is played on is judged as it stands."""
UNSEEN = 0.5
"""Squares of a difference that are taken to have been seen besides, so that nothing is certain."""
BY_ITSELF = Steering(0.0, 0.0, 100, 0, prior=True, value=True, all_open=False)
"""How a world is played on with a network."""


@dataclass(frozen=True)
class Comparison:
    """What came of two choices."""

    worlds: int
    best: float
    """The seat's share of the win with the one …"""
    played: float
    """… and with the other."""
    chance_error: float
    error: float
    """Of the difference; nought where there is none."""
    worse: float
    """In which part of the worlds the one did better."""
    gains: list[float]
    """How much more each seat has with the other."""


def compared(position: Position, best: int, played: int, worlds: int, networks: Networks | None, seed: int) -> Comparison:
    """The two choices in so many worlds."""
    game = position.game
    shares = np.zeros((2, worlds, max(game.players[1], 6)))
    root, moves = game.record.rows(1), np.array([best, played], np.int16)
    root[0] = position.record
    if networks is None:
        room, choices = game.record.rows(1), np.zeros(game.actions, np.int16)
        try_greedily(root, position.seat, seed, moves, room, choices, shares)
    else:
        nodes = np.zeros(TOGETHER, NODE).view(np.recarray)
        spread, judging = np.zeros(game.actions), judging_room(game, networks, TOGETHER)
        try_as_learned(
            root, position.seat, seed, moves, walkers_for(game), nodes, spread, networks, judging, BY_ITSELF, shares
        )
    return summed_up(shares, position.seat, int(position.record.seats), same=best == played)


def summed_up(shares: NDArray[np.float64], seat: int, seats: int, *, same: bool) -> Comparison:
    """What the shares come to."""
    worlds = shares.shape[1]
    one, other = shares[0, :, seat], shares[1, :, seat]
    lost = one - other
    spread = (float((lost**2).sum()) + UNSEEN) / (worlds + UNSEEN) - float(lost.mean()) ** 2
    error = math.sqrt(max(spread, UNSEEN / (worlds + UNSEEN)) / worlds)
    likely = (float(other.sum()) + 1) / (worlds + 2)
    squares = (float((other**2).sum()) + 1) / (worlds + 2)
    return Comparison(
        worlds,
        float(one.mean()),
        float(other.mean()),
        math.sqrt(max(0.0, squares - likely**2) / worlds),
        0.0 if same else error,
        float((lost > 0).mean()),
        [float(gain) for gain in (shares[1] - shares[0]).mean(0)[:seats]],
    )


@compiled
def try_greedily(
    root: Any,
    seat: int,
    seed: int,
    tried: NDArray[np.int16],
    room: Any,
    moves: NDArray[np.int16],
    shares: NDArray[np.float64],
) -> None:
    """Play each of the moves, and on to the end, in as many worlds as there is room for."""
    for world in range(shares.shape[1]):
        for which in range(len(tried)):
            if which > 0 and tried[which] == tried[0]:
                shares[which, world] = shares[0, world]
                continue
            room[0] = root[0]
            s = room[0]
            redeal(s, seat, seed + world)
            play(s, tried[which])
            for _ in range(LONGEST):
                count = legal(s, moves)
                if count == 0:
                    break
                play(s, moves[0] if count == 1 else likeliest(s, moves, count))
            if s.actor < 0:
                result(s, shares[which, world])
            else:
                estimate(s, shares[which, world])


@compiled
def try_as_learned(
    root: Any,
    seat: int,
    seed: int,
    tried: NDArray[np.int16],
    walkers: Walkers,
    nodes: Any,
    spread: NDArray[np.float64],
    networks: Networks,
    judging: Judging,
    steering: Steering,
    shares: NDArray[np.float64],
) -> None:
    """The same with a network. The walkers are those of the search (learned_tree.py), each with a node of its own that it
    tells what came of it."""
    wanted = np.zeros(len(spread))
    came = np.zeros(shares.shape[2])
    kinds = 1 if tried[0] == tried[1] else 2
    for first in range(0, shares.shape[1], len(walkers.stage) // kinds):
        together = kinds * min(len(walkers.stage) // kinds, shares.shape[1] - first)
        for i in range(together):
            walkers.worlds[i] = root[0]
            s = walkers.worlds[i]
            redeal(s, seat, seed + first + i // kinds)
            play(s, tried[i % kinds])
            walkers.stage[i], walkers.beyond[i], walkers.depth[i], walkers.path[i, 0] = BEYOND, 0, 1, i
            clear(nodes, i, -1)
        while True:
            asking = 0
            for i in range(together):
                if walkers.stage[i] != ARRIVED:
                    go_on(seat, nodes, 0, spread, walkers, i, wanted, came, judging, steering)
                    if walkers.stage[i] != ARRIVED:
                        walkers.asking[asking] = i
                        asking += 1
            if asking == 0:
                break
            ask(networks, walkers, asking, judging)
            for k in range(asking):
                answer(seat, nodes, 0, spread, walkers, walkers.asking[k], k, wanted, came, judging, steering)
        for i in range(together):
            for player in range(walkers.worlds[i].seats):
                shares[i % kinds, first + i // kinds, player] = nodes[i].won[player]
                if kinds == 1:
                    shares[1, first + i, player] = nodes[i].won[player]
