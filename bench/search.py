"""Looking ahead, one core: simulations a second in mid-game positions of our games beside OpenSpiel's C++ `ISMCTSBot`, in
one run; and how long the first move of a warm process takes.

OpenSpiel's bot searches `gin_rummy` and `euchre` with its own random rollouts to the end; ours searches as it plays, greedy
rollouts to the tuned horizon and all. Mid-game is half way through the decisions of a random game. Time is the process's
own, and each figure is the best of several turns taken one after another, because the machine may be shared.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median

import pyspiel

import clowder
from clowder.bots import Position, Search
from clowder.engine import catalogue

TURNS = 5
POSITIONS = 8
SIMULATIONS = 2000
SLOW_SIMULATIONS = 100
"""For gin_rummy, where each takes a millisecond."""
FIRST_MOVES = 5
WANTED_MILLISECONDS = 130


def openspiel_positions(name: str) -> list[pyspiel.State]:
    """Positions half way through random games."""
    game, chooser, found = pyspiel.load_game(name), random.Random(1), list[pyspiel.State]()
    while len(found) < POSITIONS:
        states = []
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, weights)[0])
                continue
            if len(state.legal_actions()) > 1:
                states.append(state.clone())
            state.apply_action(chooser.choice(state.legal_actions()))
        if states:
            found.append(states[len(states) // 2])
    return found


def openspiel(name: str, simulations: int) -> Callable[[], float]:
    """Simulations a second of OpenSpiel's bot."""
    positions = openspiel_positions(name)

    def measure() -> float:
        start = time.process_time()
        for number, state in enumerate(positions):
            evaluator = pyspiel.RandomRolloutEvaluator(1, number)
            most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            pyspiel.ISMCTSBot(number, evaluator, 1.0, simulations, -1, most_visited).step(state)
        return len(positions) * simulations / (time.process_time() - start)

    return measure


def clowder_positions(name: str, players: int) -> list[Position]:
    """Positions half way through random games."""
    chooser, found = random.Random(1), []
    for seed in range(POSITIONS):
        match, positions = clowder.new(name, players, seed), []
        while not match.over:
            choices = match.choices()
            if len(choices) > 1:
                positions.append(Position.of(match))
            match.play(chooser.choice(choices)["id"])
        found.append(positions[len(positions) // 2])
    return found


def ours(name: str, players: int) -> Callable[[], float]:
    """Simulations a second of ours."""
    positions, search = clowder_positions(name, players), Search(simulations=SIMULATIONS)
    search.analyse(positions[0])

    def measure() -> float:
        start = time.process_time()
        for position in positions:
            search.analyse(position)
        return len(positions) * SIMULATIONS / (time.process_time() - start)

    return measure


FIRST_MOVE = """
import sys, time, clowder
from clowder.bots import Position, bot
from clowder.bots.warming import warm_bots
from clowder.engine import catalogue
game = catalogue.game(sys.argv[1])
warm_bots(game, ["search"])
match = clowder.new(game.name, 3, "first move")
while len(match.choices()) < 2:
    match.play(match.choices()[0]["id"])
start = time.perf_counter()
bot("search:100ms").choose(Position.of(match))
print(1000 * (time.perf_counter() - start))
"""


def first_move(name: str) -> float:
    """Milliseconds from question to answer, in a process that has loaded the game but played nothing yet."""
    run = subprocess.run([sys.executable, "-c", FIRST_MOVE, name], check=True, capture_output=True, text=True)
    return float(run.stdout)


def main() -> None:
    """Measure everything in turns, and print the tables."""
    theirs = {"gin_rummy": openspiel("gin_rummy", SLOW_SIMULATIONS), "euchre": openspiel("euchre", SIMULATIONS)}
    mine = {(name, n): ours(name, n) for name in catalogue.names() for n in (2, 4)}
    best: dict[object, float] = {}
    for _ in range(TURNS):
        for key, measure in [*theirs.items(), *mine.items()]:
            best[key] = max(best.get(key, 0.0), measure())
    for name in theirs:
        print(f"OpenSpiel ISMCTSBot, {name}: {best[name]:,.0f} simulations/s")
    print(f"{'game':<16}{'players':>8}{'simulations/s':>15}{'x gin_rummy (20)':>18}{'x euchre (1)':>14}")
    for name, players in mine:
        rate = best[name, players]
        print(f"{name:<16}{players:>8}{rate:>15,.0f}{rate / best['gin_rummy']:>18.0f}{rate / best['euchre']:>14.2f}")
    print(f"\nFirst move of a warm process, search:100ms, {FIRST_MOVES} processes (wanted: below {WANTED_MILLISECONDS} ms)")
    for name in catalogue.names():
        times = [first_move(name) for _ in range(FIRST_MOVES)]
        print(f"{name:<16} median {median(times):.0f} ms, longest {max(times):.0f} ms")


if __name__ == "__main__":
    main()
