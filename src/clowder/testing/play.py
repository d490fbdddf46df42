"""Checks of playing: moves, what is in the box, the length of a game, copies."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from clowder.engine.blank import blank
from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.engine.record import content, copy
from clowder.errors import IllegalMove
from clowder.lab.playout import play_games
from clowder.testing.effort import Effort, Trial, tables


def steps(table: Trial, seed: int) -> Iterator[Match]:
    """A random game, step by step: the match before each decision, and at its end."""
    match = Match(table.game, table.players, f"kit {seed}", table.options)
    chooser = random.Random(seed)
    while not match.over:
        yield match
        if match.step > table.game.longest:
            raise table.fail(f"game {seed} is not over after {match.step} decisions, but longest is {table.game.longest}")
        moves = match.choices()
        if not moves:
            raise table.fail(f"game {seed}, step {match.step}: not over, and no legal move")
        match.play(chooser.choice(moves)["id"])
    yield match


def check_legal(game: Game, effort: Effort) -> None:
    """Legal is never empty before the end and empty after it, lists no move twice, and play takes all it lists."""
    for table in tables(game, effort):
        for seed in range(effort.games):
            for match in steps(table, seed):
                moves = [choice["id"] for choice in match.choices()]
                where = f"game {seed}, step {match.step}"
                if match.over:
                    if moves:
                        raise table.fail(f"{where}: over, but {moves} are legal")
                    continue
                if len(set(moves)) < len(moves) or not all(0 <= move < game.actions for move in moves):
                    raise table.fail(f"{where}: legal lists {moves}, of 0 to {game.actions - 1}, each once")
                before = match.record
                for move in moves:
                    after = copy(before)
                    game.rules.play(after, move)
                    if not -1 <= after.actor < table.players:
                        raise table.fail(f"{where}: after move {move} the actor is {after.actor}")


def check_refusals(game: Game, effort: Effort) -> None:
    """Every move that is not legal is refused with a clause, in words, and changes nothing."""
    for table in tables(game, effort):
        chooser = random.Random(effort.seed)
        for match in steps(table, effort.seed):
            moves = {choice["id"] for choice in match.choices()}
            before = content(match.record)
            illegal = [move for move in range(game.actions) if move not in moves]
            for move in [] if match.over else chooser.sample(illegal, min(12, len(illegal))):
                where = f"step {match.step}, move {move}"
                try:
                    match.play(move)
                except IllegalMove as why:
                    if not why.clause.startswith(game.clauses) or not str(why):
                        raise table.fail(f"{where}: refused without a clause: {why}") from None
                else:
                    raise table.fail(f"{where}: not legal, yet it was played")
                if content(match.record) != before:
                    raise table.fail(f"{where}: refused, but the record has changed")


def check_conservation(game: Game, effort: Effort) -> None:
    """Cards, tokens and dice: the inventory after the deal is the inventory to the end."""
    for table in tables(game, effort):
        for seed in range(effort.games):
            box = None
            for match in steps(table, seed):
                found = list(game.inventory(match._plain))
                box = found if box is None else box
                if found != box:
                    wrong = [item for item in found if item not in box] + [item for item in box if item not in found]
                    raise table.fail(f"game {seed}, step {match.step}: the inventory has changed: {wrong[:6]}")


def check_length(game: Game, effort: Effort) -> None:
    """Every random game ends within the declared length, with shares of the win that add up to one."""
    count = effort.kernel_games
    for table in tables(game, effort):
        ready = blank(game, table.players, table.options)
        shares = np.zeros((count, game.players[1]))
        scores, lengths = np.zeros((count, game.players[1]), np.int32), np.zeros((count, 2), np.int32)
        moves = np.zeros(game.actions, np.int16)
        play_games(ready.copy(), ready, effort.seed, 0, count, game.longest + 1, moves, shares, scores, lengths)
        if lengths[:, 0].max() > game.longest:
            raise table.fail(f"game {int(lengths[:, 0].argmax())} is not over after {game.longest} decisions")
        if not np.allclose(shares.sum(axis=1), 1):
            raise table.fail(f"the shares of the win do not add up to one: {shares[~np.isclose(shares.sum(axis=1), 1)][0]}")


def check_copies(game: Game, effort: Effort) -> None:
    """A copy is independent: what is played on it does not change the original."""
    for table in tables(game, effort):
        for match in steps(table, effort.seed):
            if match.over:
                break
            before, other = match.export(), match.copy()
            other.play(other.choices()[-1]["id"])
            if match.export() != before:
                raise table.fail(f"step {match.step}: playing on a copy has changed the match")
            if match.step > 20:
                break
