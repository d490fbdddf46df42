"""What a game tells a live table: whom to ask at once in a window for reactions, and whom to wait for while they look."""

from __future__ import annotations

from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.testing.effort import Effort, Trial, tables
from clowder.testing.play import steps
from clowder.testing.secrecy import redealt


def check_asking(game: Game, effort: Effort) -> None:
    """At every step of some games: who is asked or waited for is no secret, the actor is asked first, everybody who is
    asked may say nothing, and nobody looks at a step with a choice."""
    for table in tables(game, effort):
        for number in range(effort.games):
            for match in steps(table, number):
                if not match.over:
                    check_window(table, match, f"game {number}, step {match.step}")
                    check_look(table, match, f"game {number}, step {match.step}")


def check_window(table: Trial, match: Match, where: str) -> None:
    """A window is the same for everybody, and everybody who is asked has an answer of their own."""
    asked = match.reacting
    if not asked:
        return
    if asked[0] != match.actor or len(set(asked)) != len(asked) or not set(asked) <= set(range(match.players)):
        raise table.fail(f"{where}: the window asks {asked}, and the actor is {match.actor}")
    for seat in asked:
        answers = match.answers(seat)
        if table.game.silence not in [answer.id for answer in answers]:
            raise table.fail(f"{where}: seat {seat} cannot say nothing in the window")
    for viewer in (None, *range(match.players)):
        if table.game.reacting(table.game.record.plain(redealt(match, viewer, match.step + 1))) != asked:
            raise table.fail(f"{where}: whom the window asks tells seat {viewer} something")


def check_look(table: Trial, match: Match, where: str) -> None:
    """A step to look at has one legal move, and who looks is no secret."""
    looking = match.looking
    if not looking:
        return
    if len(match.legal) != 1 or match.reacting:
        raise table.fail(f"{where}: seats {looking} look, but there is something to decide")
    for viewer in (None, *range(match.players)):
        if table.game.looking(table.game.record.plain(redealt(match, viewer, match.step + 1))) != looking:
            raise table.fail(f"{where}: who looks tells seat {viewer} something")
