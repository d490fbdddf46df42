"""The search with a network, in one compiled kernel: what the network likes is looked at first, and what it makes of a
position stands in for playing on.

It is the search of tree.py in all else. Eight walkers go down the tree side by side, each in a world of its own, so that
the network judges at once whatever they come to: each in its own world, because what others like depends on what they hold
there. The others are mostly taken to play what the network likes in their hands. A walker that has left the tree goes on
until the searching seat has something to decide again, or the game is over, and is judged from there: whoever moves in
between does not know what the searching seat holds, and would judge past it.

Who is on the way counts as a visit that won nothing, so that the eight spread out. Prior and value can be had one without
the other, for measurement.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from clowder.bots.greedy import likeliest
from clowder.bots.network.judging import Judging
from clowder.bots.network.leaning import lean
from clowder.bots.network.running import TOGETHER, Floats, Networks, drawn_by_liking, shares_of, think
from clowder.bots.tree import CERTAIN, DEEPEST, clear, find_child, look_at, play_on
from clowder.engine.chance import draw, reseed
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import estimate, legal, observe, play, redeal, result
from clowder.engine.game import Game
from clowder.engine.record import Record

WITHIN, BEYOND, ARRIVED = range(3)
"""Where a walker is: in the tree, past it, judged."""
FARTHEST = 40
"""Decisions past the tree after which a walker is judged wherever it is."""


class Walkers(NamedTuple):
    """Room for those who go down the tree side by side, a row for each."""

    worlds: Any
    stage: NDArray[np.int8]
    node: NDArray[np.int32]
    """Where it is in the tree."""
    depth: NDArray[np.int32]
    path: NDArray[np.int32]
    """(walkers, depth): the nodes that it came through."""
    beyond: NDArray[np.int32]
    """Decisions since it left the tree."""
    moves: NDArray[np.int16]
    """(walkers, actions): what is legal where it is, …"""
    many: NDArray[np.int32]
    """… so many."""
    asking: NDArray[np.int32]
    """Those who wait for the network."""


class Steering(NamedTuple):
    """How they go: what compiled code is told of a tuning (learned_search.py: LearnedTuning)."""

    explore: float
    prior_weight: float
    others_learned: int
    horizon: int
    prior: bool
    value: bool
    all_open: bool


def walkers_for(game: Game) -> Walkers:
    """Room for as many as a network judges at once."""
    return Walkers(
        game.record.rows(TOGETHER),
        np.zeros(TOGETHER, np.int8),
        np.zeros(TOGETHER, np.int32),
        np.zeros(TOGETHER, np.int32),
        np.zeros((TOGETHER, DEEPEST), np.int32),
        np.zeros(TOGETHER, np.int32),
        np.zeros((TOGETHER, game.actions), np.int16),
        np.zeros(TOGETHER, np.int32),
        np.zeros(TOGETHER, np.int32),
    )


@compiled
def grow_learned(
    root: Any,
    seat: int,
    seed: int,
    count: int,
    nodes: Any,
    used: int,
    spread: NDArray[np.float64],
    walkers: Walkers,
    networks: Networks,
    judging: Judging,
    steering: Steering,
) -> int:
    """Run so many simulations from `root[0]`; the number of nodes in use afterwards. For each move of the root the squares
    of what the seat won are added up in `spread`.

    Each move is tried in the same worlds in the same order, with the same luck, as in tree.py.
    """
    wanted = np.zeros(len(spread), np.float64)
    shares = np.zeros(max(len(judging.shares[0]), 6))
    favour(root[0], walkers.moves[0], legal(root[0], walkers.moves[0]), networks, judging, steering, wanted)
    rooted = wanted.copy()
    done = 0
    while done < count:
        together = min(count - done, len(walkers.stage))
        for i in range(together):
            used = set_out(root, seat, seed, nodes, used, walkers, i, rooted, steering)
        while True:
            asking = 0
            for i in range(together):
                if walkers.stage[i] != ARRIVED:
                    used = go_on(seat, nodes, used, spread, walkers, i, wanted, shares, judging, steering)
                    if walkers.stage[i] != ARRIVED:
                        walkers.asking[asking] = i
                        asking += 1
            if asking == 0:
                break
            ask(networks, walkers, asking, judging)
            for k in range(asking):
                used = answer(seat, nodes, used, spread, walkers, walkers.asking[k], k, wanted, shares, judging, steering)
        done += together
    return used


@compiled
def ask(networks: Networks, walkers: Walkers, asking: int, judging: Judging) -> None:
    """Ask the network for all walkers that wait for it, each in its own world and from what whoever decides there knows."""
    for k in range(asking):
        s = walkers.worlds[walkers.asking[k]]
        observe(s, s.actor, judging.seen[k])
    think(networks, 0, judging.seen, judging.thoughts, asking)
    for k in range(asking):
        i = walkers.asking[k]
        lean(walkers.worlds[i], walkers.moves[i], walkers.many[i], networks.leaning[0], judging.thoughts.liking[k])


@compiled
def favour(
    s: Record,
    moves: NDArray[np.int16],
    count: int,
    networks: Networks,
    judging: Judging,
    steering: Steering,
    wanted: NDArray[np.float64],
) -> None:
    """How much of all curiosity each legal move of the root deserves."""
    if steering.prior and count > 1:
        observe(s, s.actor, judging.seen[0])
        think(networks, 0, judging.seen, judging.thoughts, 1)
        lean(s, moves, count, networks.leaning[0], judging.thoughts.liking[0])
        by_liking(moves, count, judging.thoughts.liking[0], steering.prior_weight, wanted)
    else:
        by_looks(s, moves, count, steering.prior_weight, wanted)


@compiled
def by_liking(
    moves: NDArray[np.int16], count: int, liking: Floats, prior_weight: float, wanted: NDArray[np.float64]
) -> None:
    """The part `prior_weight` goes to what the network likes, as much as it does; the rest to all moves alike."""
    highest = liking[moves[0]]
    for k in range(1, count):
        highest = max(highest, liking[moves[k]])
    whole = 0.0
    for k in range(count):
        wanted[k] = exp(liking[moves[k]] - highest)
        whole += wanted[k]
    for k in range(count):
        wanted[k] = prior_weight * wanted[k] / whole + (1.0 - prior_weight) / count


@compiled
def by_looks(s: Record, moves: NDArray[np.int16], count: int, prior_weight: float, wanted: NDArray[np.float64]) -> None:
    """The part `prior_weight` goes to what looks best to the greedy player, as in tree.py."""
    looks = np.zeros(count, np.int64)
    best, favourites = look_at(s, moves, looks, count)
    for k in range(count):
        wanted[k] = (1.0 - prior_weight) / count
        if looks[k] == best:
            wanted[k] += prior_weight / favourites


@compiled
def set_out(
    root: Any,
    seat: int,
    seed: int,
    nodes: Any,
    used: int,
    walkers: Walkers,
    i: int,
    wanted: NDArray[np.float64],
    steering: Steering,
) -> int:
    """Begin at the root: choose a move, deal the world that it is tried in, play it. The nodes in use afterwards."""
    walkers.worlds[i] = root[0]
    s = walkers.worlds[i]
    walkers.stage[i], walkers.node[i], walkers.depth[i], walkers.beyond[i] = WITHIN, 0, 1, 0
    walkers.path[i, 0] = 0
    count = legal(s, walkers.moves[i])
    child, move = most_wanted(s, nodes, 0, walkers.moves[i], count, wanted, steering.explore, used == len(nodes))
    nodes[0].visits += 1
    world = seed + (int(nodes[child].visits) if child >= 0 else 0)
    if steering.all_open:
        reseed(s, world)
    else:
        redeal(s, seat, world)
    return step_down(nodes, used, walkers, i, child, move)


@compiled
def step_down(nodes: Any, used: int, walkers: Walkers, i: int, child: int, move: int) -> int:
    """Play a move, into the tree as far as it reaches. The nodes in use afterwards."""
    play(walkers.worlds[i], move)
    if child < 0:
        walkers.stage[i] = BEYOND
        if used == len(nodes):
            return used
        child = used
        clear(nodes, child, move)
        nodes[child].available = 1
        nodes[child].sibling = nodes[walkers.node[i]].child
        nodes[walkers.node[i]].child = child
        used += 1
    nodes[child].visits += 1
    walkers.path[i, walkers.depth[i]] = child
    walkers.depth[i] += 1
    walkers.node[i] = child
    if walkers.depth[i] == DEEPEST:
        walkers.stage[i] = BEYOND
    return used


@compiled
def go_on(
    seat: int,
    nodes: Any,
    used: int,
    spread: NDArray[np.float64],
    walkers: Walkers,
    i: int,
    wanted: NDArray[np.float64],
    shares: NDArray[np.float64],
    judging: Judging,
    steering: Steering,
) -> int:
    """Walk until the network has to be asked, or it is over. The nodes in use afterwards."""
    s, moves = walkers.worlds[i], walkers.moves[i]
    while walkers.stage[i] != ARRIVED:
        count = legal(s, moves)
        walkers.many[i] = count
        within = walkers.stage[i] == WITHIN
        if count == 0:
            result(s, shares)
            arrive(s, seat, nodes, spread, walkers, i, shares)
        elif count == 1 and (s.actor == seat or not within):  # nothing to decide
            play(s, moves[0])
        elif count == 1:
            used = step_down(nodes, used, walkers, i, met(nodes, walkers.node[i], moves, count, 0), moves[0])
        elif within:
            if steering.prior:
                break
            if s.actor != seat and draw(s, CERTAIN) < steering.others_learned:
                move = likeliest(s, moves, count)
                used = step_down(
                    nodes, used, walkers, i, met(nodes, walkers.node[i], moves, count, place_of(moves, move)), move
                )
            else:
                by_looks(s, moves, count, steering.prior_weight, wanted)
                child, move = most_wanted(
                    s, nodes, walkers.node[i], moves, count, wanted, steering.explore, used == len(nodes)
                )
                used = step_down(nodes, used, walkers, i, child, move)
        elif not steering.value:
            play_on(s, moves, steering.horizon)
            if s.actor < 0:
                result(s, shares)
            else:
                estimate(s, shares)
            arrive(s, seat, nodes, spread, walkers, i, shares)
        elif steering.prior or s.actor == seat or walkers.beyond[i] == FARTHEST:
            break
        else:
            walkers.beyond[i] += 1
            play(s, likeliest(s, moves, count))
    return used


@compiled
def answer(
    seat: int,
    nodes: Any,
    used: int,
    spread: NDArray[np.float64],
    walkers: Walkers,
    i: int,
    k: int,
    wanted: NDArray[np.float64],
    shares: NDArray[np.float64],
    judging: Judging,
    steering: Steering,
) -> int:
    """What the network thought, in row k, is what the walker waited for. The nodes in use afterwards."""
    s, moves, count = walkers.worlds[i], walkers.moves[i], walkers.many[i]
    liking = judging.thoughts.liking[k]
    if walkers.stage[i] == BEYOND:
        if s.actor == seat or walkers.beyond[i] == FARTHEST:
            turned = judging.thoughts.standing[k]
            shares_of(turned, s.seats, turned)
            for after in range(s.seats):
                shares[(s.actor + after) % s.seats] = turned[after]
            arrive(s, seat, nodes, spread, walkers, i, shares)
        else:
            walkers.beyond[i] += 1
            play(s, drawn_by_liking(s, moves, count, liking, 1.0))
        return used
    if s.actor != seat and draw(s, CERTAIN) < steering.others_learned:
        move = drawn_by_liking(s, moves, count, liking, 1.0)
        child = met(nodes, walkers.node[i], moves, count, place_of(moves, move))
    else:
        by_liking(moves, count, liking, steering.prior_weight, wanted)
        child, move = most_wanted(s, nodes, walkers.node[i], moves, count, wanted, steering.explore, used == len(nodes))
    return step_down(nodes, used, walkers, i, child, move)


@compiled
def arrive(
    s: Record,
    seat: int,
    nodes: Any,
    spread: NDArray[np.float64],
    walkers: Walkers,
    i: int,
    shares: NDArray[np.float64],
) -> None:
    """Tell the nodes on the way how each player fared."""
    walkers.stage[i] = ARRIVED
    for k in range(walkers.depth[i]):
        node = nodes[walkers.path[i, k]]
        for player in range(s.seats):
            node.won[player] += shares[player]
    if walkers.depth[i] > 1:
        spread[nodes[walkers.path[i, 1]].move] += shares[seat] ** 2


@compiled
def place_of(moves: NDArray[np.int16], move: int) -> int:
    """Where a move stands among those that are legal."""
    k = 0
    while moves[k] != move:
        k += 1
    return k


@compiled
def met(nodes: Any, node: int, moves: NDArray[np.int16], count: int, chosen: int) -> int:
    """The child of the chosen one of these moves, or -1. All of them could have been chosen, which their children count."""
    found = -1
    for k in range(count):
        child = find_child(nodes, node, int(moves[k]))
        if child >= 0:
            nodes[child].available += 1
        if k == chosen:
            found = child
    return found


@compiled
def most_wanted(
    s: Record,
    nodes: Any,
    node: int,
    moves: NDArray[np.int16],
    count: int,
    wanted: NDArray[np.float64],
    explore: float,
    full: bool,  # noqa: FBT001 - compiled code has no keyword arguments
) -> tuple[int, int]:
    """The child to go to, or -1 if there is none yet for the move to try, chosen as in tree.py: (child, move)."""
    here = nodes[node]
    hoped = here.won[s.actor] / here.visits if here.visits > 0 else 1.0 / s.seats
    chosen, chosen_move, highest, equals = -1, -1, -1.0, 1
    for k in range(count):
        move = int(moves[k])
        child = find_child(nodes, node, move)
        value, tried, available = hoped, 0, int(here.visits)
        if child >= 0:
            known = nodes[child]
            known.available += 1
            tried, available = int(known.visits), int(known.available)
            value = known.won[s.actor] / tried
        value += explore * wanted[k] * np.sqrt(available) / (1 + tried)
        if full and child < 0:
            value = 0.0
        if value > highest:
            chosen, chosen_move, highest, equals = child, move, value, 1
        elif value == highest:
            equals += 1
            if draw(s, equals) == 0:
                chosen, chosen_move = child, move
    return chosen, chosen_move
