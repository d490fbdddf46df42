"""Random legal play to the end, one core: our games at each player count beside OpenSpiel's C++ card games, in one run.

OpenSpiel's `crazy_eights` and `hearts` (4 players) are played by `pyspiel.evaluate_bots` with uniform random bots, whose
whole loop is C++ too; all their player decisions count. Of ours only steps with two or more legal choices count. Ratios are
to the better of the two. Time is the process's own, and each figure is the best of several turns taken one after another,
because the machine may be shared.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np
import pyspiel

from clowder.engine import catalogue
from clowder.engine.blank import blank
from clowder.lab.playout import play_games

TURNS = 5
SECONDS = 0.4
WANTED = {"discat": 5, "devils_scat": 3, "rat_a_tat_roll": 3, "gattara": 2}

Measured = tuple[float, float]
"""Decisions a second, games a second."""


def openspiel(name: str) -> Callable[[], Measured]:
    """Random games of one of OpenSpiel's."""
    game = pyspiel.load_game(name)

    def measure() -> Measured:
        games, states = 0, []
        start = time.process_time()
        while time.process_time() - start < SECONDS:
            state = game.new_initial_state()
            bots = [pyspiel.make_uniform_random_bot(seat, 4 * games + seat) for seat in range(4)]
            pyspiel.evaluate_bots(state, bots, games)
            games += 1
            states.append(state)
        seconds = time.process_time() - start
        looked_at = states[:300]  # counting decisions is not part of the time
        decisions = sum(step.player >= 0 for state in looked_at for step in state.full_history()) / len(looked_at)
        return games * decisions / seconds, games / seconds

    return measure


def clowder(name: str, players: int) -> Callable[[], Measured]:
    """Random games of one of ours."""
    game = catalogue.game(name)
    ready = blank(game, players)
    state, moves, count = ready.copy(), np.zeros(game.actions, np.int16), 1000
    seats = game.players[1]
    out = np.zeros((count, seats)), np.zeros((count, seats), np.int32), np.zeros((count, 2), np.int32)
    play_games(state, ready, 0, 0, 1, game.longest, moves, *out)

    def measure() -> Measured:
        games = decisions = 0
        start = time.process_time()
        while time.process_time() - start < SECONDS:
            decisions += play_games(state, ready, 1, games, count, game.longest, moves, *out)
            games += count
        seconds = time.process_time() - start
        return decisions / seconds, games / seconds

    return measure


def main() -> None:
    """Measure everything in turns, and print the table."""
    theirs = {name: openspiel(name) for name in ("crazy_eights(players=4)", "hearts")}
    ours = {(name, n): clowder(name, n) for name in catalogue.names() for n in catalogue.game(name).seats}
    best: dict[object, Measured] = {}
    for _ in range(TURNS):
        for key, measure in [*theirs.items(), *ours.items()]:
            best[key] = max(best.get(key, (0.0, 0.0)), measure())
    baseline = max(best[name][0] for name in theirs)
    for name in theirs:
        print(f"OpenSpiel {name:24} {best[name][0] / 1e6:6.2f} M decisions/s {best[name][1]:9,.0f} games/s")
    for name, players in ours:
        decisions, games = best[name, players]
        ratio, size = decisions / baseline, catalogue.game(name).record.dtype.itemsize
        mark = "" if ratio >= WANTED.get(name, 0) else f"   below the {WANTED[name]} wanted"
        print(
            f"{name:15} {players} players {decisions / 1e6:6.2f} M choices/s {games:9,.0f} games/s "
            f"{ratio:6.1f} times OpenSpiel, {size} bytes a state{mark}"
        )


if __name__ == "__main__":
    main()
