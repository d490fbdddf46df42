"""Chances as a game's network judges them: from a position, with all cards where they really were, some decisions are
played as it likes, with other luck each time, and then it says how everybody stands, as whoever decides there sees it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.bots.learned_tree import Walkers, ask, walkers_for
from clowder.bots.network.judging import Judging, judging_room
from clowder.bots.network.running import TOGETHER, Networks, drawn_by_liking, shares_of
from clowder.engine.chance import reseed
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import legal, play, result
from clowder.engine.game import Game

AHEAD = 6
"""Decisions that are played on before the network is asked who stands how."""
GAMES = 64
"""Played on from each position …"""
ALL_GAMES = 9_600
"""… and from all positions together: a long match gets fewer for each position, …"""
FEWEST = 8
"""… but not fewer than this."""
JUDGED = -1
"""Decisions left to a game that was judged."""


def learned_games_each(positions: int) -> int:
    """How many games are played on from each position."""
    return max(FEWEST, min(GAMES, ALL_GAMES // positions))


class LearnedJudge:
    """A network, and the room that it judges positions in."""

    def __init__(self, game: Game, networks: Networks) -> None:
        self.networks = networks
        self.walkers = walkers_for(game)
        self.judging = judging_room(game, networks, TOGETHER)

    def chances(self, start: Any, players: int, seed: int, count: int, ahead: int = AHEAD) -> NDArray[np.float64]:
        """Each seat's chance in the position `start[0]`, from so many games."""
        won = np.zeros(max(players, 6))
        look_on(start, seed, count, ahead, self.networks, self.walkers, self.judging, won)
        return won[:players] / count


@compiled
def look_on(
    start: Any,
    seed: int,
    count: int,
    ahead: int,
    networks: Networks,
    walkers: Walkers,
    judging: Judging,
    won: NDArray[np.float64],
) -> None:
    """Play so many games on, and add up how everybody stands in the end."""
    shares = np.zeros(len(won))
    left = walkers.beyond
    for first in range(0, count, len(left)):
        together = min(len(left), count - first)
        for i in range(together):
            walkers.worlds[i] = start[0]
            reseed(walkers.worlds[i], seed + first + i)
            left[i] = ahead
        while True:
            asking = 0
            for i in range(together):
                if left[i] == JUDGED:
                    continue
                s, moves = walkers.worlds[i], walkers.moves[i]
                many = legal(s, moves)
                while many == 1:
                    play(s, moves[0])
                    many = legal(s, moves)
                if many == 0:
                    result(s, shares)
                    won += shares
                    left[i] = JUDGED
                    continue
                walkers.many[i] = many
                walkers.asking[asking] = i
                asking += 1
            if asking == 0:
                break
            ask(networks, walkers, asking, judging)
            for k in range(asking):
                i = walkers.asking[k]
                s = walkers.worlds[i]
                left[i] -= 1
                if left[i] != JUDGED:
                    play(s, drawn_by_liking(s, walkers.moves[i], walkers.many[i], judging.thoughts.liking[k], 1.0))
                    continue
                turned = judging.thoughts.standing[k]
                shares_of(turned, s.seats, turned)
                for after in range(s.seats):
                    won[(s.actor + after) % s.seats] += turned[after]
