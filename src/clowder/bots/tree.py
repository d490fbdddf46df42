"""Information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012) in one compiled kernel, over any game.

Each simulation deals the seat a world it cannot tell from the real one, walks down the tree by the moves that are legal
in that world, adds one node, plays on by the greedy rule for a while, and tells the nodes on the way how each player fared
by then. Moves are told apart, cards drawn on the way are not: chance is played, not branched on. Because the legal moves
differ from world to world, a child counts how often it was available, and that is what exploration is measured against.
Every player is taken to maximise the own share of the win. What looks best to the greedy player is looked at first.

A search that is shown all cards, for measurement (lab/clairvoyant.py), keeps the cards as they lie and changes only the
luck to come.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.bots.greedy import likeliest
from clowder.engine.chance import draw, reseed
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import estimate, legal, play, prefer, redeal, result
from clowder.engine.record import Record

SEATS = 6
CERTAIN = 100
"""How often the others are greedy is counted in hundredths."""
DEEPEST = 400
"""Nodes on one way down; deeper than any search gets."""

NODE = np.dtype(
    [
        ("move", "i2"),  # the move that leads here
        ("child", "i4"),  # the newest child; -1 for none
        ("sibling", "i4"),  # the next older child of the same parent; -1 for none
        ("visits", "i4"),  # simulations that came through here
        ("available", "i4"),  # simulations in which the move was legal at the parent
        ("won", "f8", (SEATS,)),  # shares of the win, added up over those visits
    ],
    align=True,
)
"""A node of the tree. Node 0 is the position searched from."""


@compiled
def plant(nodes: Any) -> None:
    """Begin a tree: an empty root."""
    clear(nodes, 0, -1)


@compiled
def clear(nodes: Any, node: int, move: int) -> None:
    """Make a fresh node."""
    new = nodes[node]
    new.move = move
    new.child = -1
    new.sibling = -1
    new.visits = 0
    new.available = 0
    for seat in range(SEATS):
        new.won[seat] = 0.0


@compiled
def grow(
    root: Any,
    seat: int,
    seed: int,
    count: int,
    nodes: Any,
    used: int,
    worlds: Any,
    moves: NDArray[np.int16],
    explore: float,
    prior_weight: float,
    others_greedy: int,
    horizon: int,
    all_open: bool,  # noqa: FBT001 - compiled code has no keyword arguments
) -> int:
    """Run so many simulations from `root[0]`; the number of nodes in use afterwards.

    Each move is tried in the same worlds in the same order, with the same luck, so that it is the moves that are compared
    and not the cards they happened to be tried with.
    """
    path = np.zeros(DEEPEST, np.int32)
    looks = np.zeros(len(moves), np.int64)
    shares = np.zeros(SEATS)
    for _ in range(count):
        worlds[0] = root[0]
        s = worlds[0]
        full = used == len(nodes)
        child, move = choose_child(s, nodes, 0, moves, looks, legal(s, moves), explore, prior_weight, False, full)  # noqa: FBT003
        world = seed + (int(nodes[child].visits) if child >= 0 else 0)
        if all_open:
            reseed(s, world)
        else:
            redeal(s, seat, world)
        depth, used = walk_down(s, seat, child, move, nodes, used, moves, looks, path, explore, prior_weight, others_greedy)
        play_on(s, moves, horizon)
        if s.actor < 0:
            result(s, shares)
        else:
            estimate(s, shares)
        for i in range(depth):
            node = nodes[path[i]]
            node.visits += 1
            for player in range(s.seats):
                node.won[player] += shares[player]
    return used


@compiled
def walk_down(
    s: Record,
    seat: int,
    child: int,
    move: int,
    nodes: Any,
    used: int,
    moves: NDArray[np.int16],
    looks: NDArray[np.int64],
    path: NDArray[np.int32],
    explore: float,
    prior_weight: float,
    others_greedy: int,
) -> tuple[int, int]:
    """Play a move from the root, on down the tree and one move out of it: the nodes on the way, and those in use."""
    node = 0
    path[0] = 0
    depth = 1
    while depth < DEEPEST and move >= 0:
        play(s, move)
        if child < 0:
            if used < len(nodes):
                clear(nodes, used, move)
                nodes[used].available = 1
                nodes[used].sibling = nodes[node].child
                nodes[node].child = used
                path[depth] = used
                depth += 1
                used += 1
            break
        path[depth] = child
        depth += 1
        node = child
        count = legal(s, moves)
        while count == 1 and s.actor == seat:  # nothing to decide, in any world
            play(s, moves[0])
            count = legal(s, moves)
        move = -1
        if count > 0:
            greedy = s.actor != seat and draw(s, CERTAIN) < others_greedy
            full = used == len(nodes)
            child, move = choose_child(s, nodes, node, moves, looks, count, explore, prior_weight, greedy, full)
    return depth, used


@compiled
def choose_child(
    s: Record,
    nodes: Any,
    node: int,
    moves: NDArray[np.int16],
    looks: NDArray[np.int64],
    count: int,
    explore: float,
    prior_weight: float,
    greedy: bool,  # noqa: FBT001 - compiled code has no keyword arguments
    full: bool,  # noqa: FBT001
) -> tuple[int, int]:
    """The child to go to, or -1 if there is none yet for the move to try: (child, move).

    A move is the more worth a visit the better it did, the less it was visited for how often it could have been, and the
    better it looks to the greedy player: the part `prior_weight` of all curiosity goes to what looks best, the rest to all
    alike. A `greedy` player takes what looks best, whatever is known. Where the tree is full, moves without a child are
    left alone as long as there are others: nothing could be learnt about them.
    """
    best_looks, favourites = look_at(s, moves, looks, count)
    here = nodes[node]
    hoped = here.won[s.actor] / here.visits if here.visits > 0 else 1.0 / s.seats
    chosen, chosen_move, highest, equals = -1, -1, -1.0, 1
    for i in range(count):
        move = int(moves[i])
        child = find_child(nodes, node, move)
        expected = (1.0 - prior_weight) / count
        if looks[i] == best_looks:
            expected += prior_weight / favourites
        value, tried, available = hoped, 0, int(here.visits)
        if child >= 0:
            known = nodes[child]
            known.available += 1
            tried, available = int(known.visits), int(known.available)
            value = known.won[s.actor] / tried
        value += explore * expected * np.sqrt(available) / (1 + tried)
        if greedy:
            value = 1.0 if looks[i] == best_looks else 0.0
        elif full and child < 0:
            value = 0.0
        if value > highest:
            chosen, chosen_move, highest, equals = child, move, value, 1
        elif value == highest:
            equals += 1
            if draw(s, equals) == 0:
                chosen, chosen_move = child, move
    return chosen, chosen_move


@compiled
def look_at(s: Record, moves: NDArray[np.int16], looks: NDArray[np.int64], count: int) -> tuple[int, int]:
    """How each legal move looks, how the best looking does, and how many look like it."""
    best, favourites = prefer(s, moves[0]), 1
    looks[0] = best
    for i in range(1, count):
        looks[i] = prefer(s, moves[i])
        if looks[i] > best:
            best, favourites = looks[i], 1
        elif looks[i] == best:
            favourites += 1
    return int(best), favourites


@compiled
def find_child(nodes: Any, node: int, move: int) -> int:
    """The child that a move leads to, or -1."""
    child = int(nodes[node].child)
    while child >= 0 and nodes[child].move != move:
        child = int(nodes[child].sibling)
    return child


@compiled
def play_on(s: Record, moves: NDArray[np.int16], horizon: int) -> None:
    """Play by the greedy rule for at most `horizon` decisions."""
    for _ in range(horizon):
        count = legal(s, moves)
        if count == 0:
            break
        play(s, moves[0] if count == 1 else likeliest(s, moves, count))
