"""What a game tells its bots at a glance: `prefer` knows no more than the player, and `estimate` deals out one win."""

from __future__ import annotations

import numpy as np

from clowder.engine.dispatch import estimate, prefer, result
from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.testing.effort import Effort, Trial, tables
from clowder.testing.play import steps
from clowder.testing.secrecy import redealt

NEARLY = 1e-6
"""How exactly shares must add up."""


def check_glance(game: Game, effort: Effort) -> None:
    """At every step of some games: no move looks otherwise when what the actor cannot know is redealt, and the estimated
    shares are shares, which at the end are those of the result. A game that has neither passes."""
    for table in tables(game, effort):
        for number in range(effort.games):
            for match in steps(table, number):
                where = f"game {number}, step {match.step}"
                if match.actor is not None:
                    check_looks(table, match, match.actor, where)
                check_shares(table, match, where)


def check_looks(table: Trial, match: Match, seat: int, where: str) -> None:
    """Moves look to a player by what that player knows."""
    here, there = match.record, redealt(match, seat, match.step + 1)
    for choice in match.choices():
        if prefer(here, choice["id"]) != prefer(there, choice["id"]):
            raise table.fail(f"{where}: how move {choice['id']} looks changes when what the actor cannot know is redealt")


def check_shares(table: Trial, match: Match, where: str) -> None:
    """Nobody has less than nothing, all together have one win, and nothing is guessed when the game is over."""
    if match.over and not hasattr(table.game.rules, "estimate"):
        return
    shares, won = np.zeros(table.players), np.zeros(table.players)
    estimate(match.record, shares)
    if shares.min() < 0 or abs(shares.sum() - 1) > NEARLY:
        raise table.fail(f"{where}: the estimated shares of the win are {shares.tolist()}")
    if match.over:
        result(match.record, won)
        if abs(shares - won).max() > NEARLY:
            raise table.fail(f"{where}: the estimate is {shares.tolist()} when the result is {won.tolist()}")
