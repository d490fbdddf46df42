"""Information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012) in one compiled kernel, over any game.

Each simulation deals the seat a world it cannot tell from the real one, walks down the tree by the moves that are legal
in that world, adds one node, plays on by the greedy rule with now and then a random move, and tells the nodes on the way
how each player fared. Moves are told apart, cards drawn on the way are not: chance is played, not branched on. Because the
legal moves differ from world to world, a child counts how often it was available, and that is what exploration is
measured against. Every player is taken to maximise the own share of the win.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.bots.greedy import likeliest
from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import estimate, legal, play, prefer, redeal, result
from clowder.engine.record import Record

SEATS = 6
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
    first: int,
    count: int,
    nodes: Any,
    used: int,
    worlds: Any,
    moves: NDArray[np.int16],
    explore: float,
    horizon: int,
    stray: int,
) -> int:
    """Run simulations `first` to `first + count - 1` of a seed from `root[0]`; the number of nodes in use afterwards."""
    path = np.zeros(DEEPEST, np.int32)
    shares = np.zeros(SEATS)
    for number in range(first, first + count):
        worlds[0] = root[0]
        s = worlds[0]
        redeal(s, seat, seed + number)
        depth, used = walk_down(s, seat, nodes, used, moves, path, explore)
        play_on(s, moves, horizon, stray)
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
    s: Record, seat: int, nodes: Any, used: int, moves: NDArray[np.int16], path: NDArray[np.int32], explore: float
) -> tuple[int, int]:
    """Play down the tree and one move out of it: how many nodes are on the way, and how many are in use."""
    node = 0
    depth = 1
    path[0] = 0
    while depth < DEEPEST:
        count = legal(s, moves)
        if count == 0:
            break
        if count == 1 and s.actor == seat:  # nothing to decide, in any world
            play(s, moves[0])
            continue
        child, untried = choose_child(s, nodes, node, moves, count, explore)
        if untried >= 0:
            if used < len(nodes):
                child = used
                clear(nodes, child, untried)
                nodes[child].available = 1
                nodes[child].sibling = nodes[node].child
                nodes[node].child = child
                path[depth] = child
                depth += 1
                used += 1
            play(s, untried)
            break
        play(s, int(nodes[child].move))
        path[depth] = child
        depth += 1
        node = child
    return depth, used


@compiled
def choose_child(s: Record, nodes: Any, node: int, moves: NDArray[np.int16], count: int, explore: float) -> tuple[int, int]:
    """The child to go to or, if some legal move was never tried here, the best looking of those: (child, move or -1)."""
    best, untried = -1, -1
    highest, liked, equals = -1.0, 0, 0
    for i in range(count):
        move = int(moves[i])
        child = find_child(nodes, node, move)
        if child < 0:
            look = prefer(s, move)
            if untried < 0 or look > liked:
                untried, liked, equals = move, look, 1
            elif look == liked:
                equals += 1
                if draw(s, equals) == 0:
                    untried = move
            continue
        tried = nodes[child]
        tried.available += 1
        value = tried.won[s.actor] / tried.visits + explore * np.sqrt(np.log(tried.available) / tried.visits)
        if value > highest:
            best, highest = child, value
    return best, untried


@compiled
def find_child(nodes: Any, node: int, move: int) -> int:
    """The child that a move leads to, or -1."""
    child = int(nodes[node].child)
    while child >= 0 and nodes[child].move != move:
        child = int(nodes[child].sibling)
    return child


@compiled
def play_on(s: Record, moves: NDArray[np.int16], horizon: int, stray: int) -> None:
    """Play by the greedy rule, one move in `stray` at random, for at most `horizon` decisions."""
    for _ in range(horizon):
        count = legal(s, moves)
        if count == 0:
            break
        if count == 1:
            play(s, moves[0])
        elif draw(s, stray) == 0:
            play(s, moves[draw(s, count)])
        else:
            play(s, likeliest(s, moves, count))
