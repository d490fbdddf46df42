"""Chances that replays show, against what came of them: greedy playouts beside the network that learned, one position of
each game, reliability curve and Brier score.

    scripts/bench chances --games 10000
    scripts/bench chances --game discat --players 2 --games 200 --weights mine.msgpack

Each game is played by bots that are drawn for each seat from `--bots`, so that neither judge is asked about its own like
alone; `learned` plays only where there are weights. Of each game one step is judged, drawn from all of them alike.
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path
from typing import Any

import numpy as np

from clowder.bots.asking import SeatedBot
from clowder.bots.network.shipped import networks_of, shipped, weights_at
from clowder.bots.network.weights import Weights
from clowder.bots.position import Position, seed_of
from clowder.bots.roster import understood
from clowder.engine import catalogue
from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.lab.calibration import Calibration, calibration, difference
from clowder.server.finished import chances, learned_chances

TOLD_EVERY = 60
"""Seconds."""


def played(game: Game, players: int, seed: str, names: list[str]) -> Match:
    """A match among these bots."""
    match = Match(game, players, seed)
    bots = [SeatedBot(understood(name), seed_of(seed, seat)) for seat, name in enumerate(names)]
    while match.actor is not None:
        move = match.legal[0] if len(match.legal) == 1 else bots[match.actor].choose(Position.of(match))
        match.play(move)
    return match


def record_at(match: Match, step: int) -> Any:
    """The record after so many steps, in an array."""
    again = Match(match.game, match.players, match.seed, match.options, match.deck)
    for move in match.decisions[:step]:
        again.play(move)
    rows = match.game.record.rows(1)
    rows[0] = again.record
    return rows


def measure(game: Game, players: int, asked: argparse.Namespace, weights: Weights | None) -> None:
    """Play, judge and tell."""
    chooser = random.Random(f"{game.name} {players} {asked.seed}")
    bots = [name for name in asked.bots.split(",") if weights or name != "learned"]
    judge = learned_chances.LearnedJudge(game, networks_of(weights, 1.0)) if weights else None
    moves, room = np.zeros(game.actions, np.int16), game.record.rows(1)
    greedy, learned, came = (np.zeros((asked.games, players)) for _ in range(3))
    spent, began = [0.0, 0.0], time.monotonic()
    for number in range(asked.games):
        names = [named(chooser.choice(bots), asked.weights) for _ in range(players)]
        match = played(game, players, f"chances {asked.seed} {number}", names)
        start = record_at(match, chooser.randrange(match.step))
        game.rules.result(match.record, came[number])
        seed, count = seed_of(match.seed, "chances"), chances.games_each(match.step + 1)
        at = time.process_time()
        chances.play_on(start, room, seed, count, moves, greedy[number])
        greedy[number] /= count
        spent[0] += time.process_time() - at
        at = time.process_time()
        if judge:
            games = asked.playouts or learned_chances.learned_games_each(match.step + 1)
            learned[number] = judge.chances(start, players, seed, games, asked.ahead)
        spent[1] += time.process_time() - at
        if time.monotonic() - began > TOLD_EVERY:
            began = time.monotonic()
            print(f"  {number + 1} of {asked.games} games", flush=True)
    print(f"\n{game.name}, {players} players, {asked.games} games by {', '.join(bots)}")
    tell("greedy playouts", calibration(greedy, came), 1000 * spent[0] / asked.games)
    if judge:
        tell("learned judge", calibration(learned, came), 1000 * spent[1] / asked.games)
        mean, low, high = difference(learned, greedy, came)
        print(f"  learned is better by {mean:+.4f} ({low:+.4f} to {high:+.4f}) of the Brier score")
    else:
        print("  no weights that fit: the learned judge is left out")


def named(name: str, weights: Path | None) -> str:
    """A bot, with the weights that were asked for."""
    return f"learned:{weights}" if name == "learned" and weights else name


def tell(who: str, found: Calibration, milliseconds: float) -> None:
    """The score and the curve."""
    print(
        f"  {who}: Brier {found.brier:.4f} ({found.low:.4f} to {found.high:.4f}), off the curve by {found.gap:.4f}; "
        f"{milliseconds:.1f} ms a position"
    )
    for each in found.curve:
        if each:
            print(f"    told {each.told:.3f}, came {each.came:.3f} ({each.low:.3f} to {each.high:.3f}), {each.count} times")


def main() -> None:
    """As asked on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="for each game and number of players")
    parser.add_argument("--game", action="append", choices=catalogue.names())
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--bots", default="kitten,greedy,learned")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--weights", type=Path, help="instead of those that come with the game")
    parser.add_argument("--ahead", type=int, default=learned_chances.AHEAD, help="decisions before the network is asked")
    parser.add_argument("--playouts", type=int, help="of the learned judge for each position; by default as in replays")
    asked = parser.parse_args()
    for name in asked.game or catalogue.names():
        game = catalogue.game(name)
        weights = weights_at(asked.weights, game) if asked.weights else shipped(game)
        for players in map(int, asked.players.split(",")):
            measure(game, players, asked, weights)


if __name__ == "__main__":
    main()
