"""How likely everybody was to win, step by step: for replays of what is over.

From each position, with all cards where they really were, the match is played on many times by greedy players with other
luck; the share of these games that a seat wins is its chance. Where the game comes with a network, that one plays and
judges (learned_chances.py). The luck follows from the match's seed, so that the same match is always judged alike.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.bots.greedy import likeliest
from clowder.bots.network.running import Networks
from clowder.bots.network.shipped import networks_of, shipped
from clowder.bots.position import seed_of
from clowder.engine.chance import reseed
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import estimate, legal, play, result
from clowder.engine.match import Match
from clowder.server.finished.learned_chances import LearnedJudge, learned_games_each
from clowder.server.finished.replay import dealt_again, steps_again
from clowder.server.live.live_table import story_of_steps

GAMES = 400
"""Played on from each position: a chance is right to 0.025 or so."""
ALL_GAMES = 60_000
"""Played on from all positions together, at 10 to 40 µs each: a long match gets fewer for each position …"""
FEWEST = 20
"""… but not fewer than this."""
LONGEST = 3_000
"""Steps after which a game that was played on is judged as it stands."""


def positions(match: Match) -> Generator[None, None, tuple[Any, list[str | None]]]:
    """The records from the deal to the end, and for each step after it the key of what was told of it."""
    again = dealt_again(match)
    rows = match.game.record.rows(match.step + 1)
    rows[0] = again.record
    keys: list[str | None] = []
    for step in steps_again(again, match.decisions):
        rows[again.step] = again.record
        keys.append(next((message.key for message in story_of_steps(again, [step], None)), None))
        yield
    return rows, keys


def games_for(match: Match) -> int:
    """How many games are played on from each position of a match."""
    count = match.step + 1
    return learned_games_each(count) if shipped(match.game) else games_each(count)


def games_each(positions: int) -> int:
    """How many that are where greedy players play."""
    return max(FEWEST, min(GAMES, ALL_GAMES // positions))


def judged(match: Match, rows: Any) -> Generator[None, None, list[list[float]]]:
    """The chances in these positions."""
    if weights := shipped(match.game):
        return (yield from judged_as_learned(match, rows, networks_of(weights, 1.0)))
    count = games_each(len(rows))
    seed = seed_of(match.seed, "chances")
    moves, room = np.zeros(match.game.actions, np.int16), match.game.record.rows(1)
    found = []
    for row in range(len(rows)):
        won = np.zeros(match.players)
        play_on(rows[row : row + 1], room, seed + row * GAMES, count, moves, won)
        found.append([round(float(share) / count, 3) for share in won])
        yield
    return found


def judged_as_learned(match: Match, rows: Any, networks: Networks) -> Generator[None, None, list[list[float]]]:
    """The same as a network judges."""
    count, seed = learned_games_each(len(rows)), seed_of(match.seed, "chances")
    judge, found = LearnedJudge(match.game, networks), []
    for row in range(len(rows)):
        chances = judge.chances(rows[row : row + 1], match.players, seed + row * GAMES, count)
        found.append([round(float(chance), 3) for chance in chances])
        yield
    return found


@compiled
def play_on(start: Any, room: Any, seed: int, count: int, moves: NDArray[np.int16], won: NDArray[np.float64]) -> None:
    """Play so many games from a position to the end, and add up what everybody won."""
    shares = np.zeros(len(won))
    for game in range(count):
        room[0] = start[0]
        s = room[0]
        reseed(s, seed + game)
        steps = 0
        choices = legal(s, moves)
        while choices > 0 and steps < LONGEST:
            play(s, likeliest(s, moves, choices) if choices > 1 else moves[0])
            choices = legal(s, moves)
            steps += 1
        if s.actor < 0:
            result(s, shares)
        else:
            estimate(s, shares)
        for seat in range(len(won)):
            won[seat] += shares[seat]
