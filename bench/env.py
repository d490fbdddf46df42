"""Environments for learners, one core, random legal play: our vector environment beside the card games of RLCard,
PettingZoo, OpenSpiel and Pgx, and then our adapters to the APIs of others (env_adapters.py), in one run.

    scripts/bench env                     all of it, a few minutes on a quiet machine
    scripts/bench env --only vector       what begins so: vector, rlcard, pettingzoo, openspiel, pgx, adapters
    scripts/bench env --quick             one short turn each: whether it runs, not how fast it is

A step is one decision, chosen at random among the legal ones inside the timing, with observation and mask written. Time
is the process's own, on one core, and each figure is the best of several turns taken one after another, because the
machine may be shared. Games go on all the while: whoever ends one is dealt the next, inside the timing."""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import env_adapters
import numpy as np

from clowder import vector
from clowder.engine import catalogue
from clowder.engine.blank import blank
from clowder.lab.playout import play_games

TURNS = 5
SECONDS = 0.5
COUNT = 4096
WANTED = 4e6, 2e6  # steps a second with the fewest and with the most players
WANTED_BYTES = 2048  # a game, all buffers
WANTED_FIRST_STEP = 2.0  # seconds
RIVALS = {"rlcard": 20.0, "pettingzoo": 200.0, "openspiel": 1.0, "pgx leduc_holdem": 1.0}
"""How many times as fast as the best of each we want to be."""

Run = Callable[[], int]
"""Plays for a while and says how many steps it took."""


def ours(name: str, players: int) -> Run:
    """4,096 games in lock-step, for some steps."""
    games = vector.make(name, players, COUNT, seed=1)
    games.reset()

    def run() -> int:
        for _ in range(20):
            games.step(games.sample())
        return 20 * COUNT

    return run


def engine(name: str, players: int) -> Run:
    """Random play to the end in one compiled loop, nothing observed."""
    game, count = catalogue.game(name), 200
    ready, seats = blank(game, players), game.players[1]
    room = np.zeros(game.actions, np.int16)
    shares, scores, lengths = np.zeros((count, seats)), np.zeros((count, seats), np.int32), np.zeros((count, 2), np.int32)

    def run() -> int:
        play_games(ready.copy(), ready, 1, 0, count, game.longest, room, shares, scores, lengths)
        return int(lengths[:, 0].sum())

    return run


def rlcard(name: str) -> Run:
    """RLCard's own loop with its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    environment = rlcard.make(name, config={"seed": 1})
    environment.set_agents([RandomAgent(num_actions=environment.num_actions) for _ in range(environment.num_players)])

    def run() -> int:
        trajectories, _ = environment.run(is_training=False)
        return sum(len(each) // 2 for each in trajectories)

    return run


def pettingzoo(name: str) -> Run:
    """PettingZoo's AEC loop, with the mask of its observation."""
    from importlib import import_module

    environment = import_module(f"pettingzoo.classic.{name}").env()

    def run() -> int:
        steps = 0
        environment.reset(seed=random.randrange(10**6))
        for agent in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            over = terminated or truncated
            environment.step(None if over else environment.action_space(agent).sample(observation["action_mask"]))
            steps += not over
        return steps

    return run


def openspiel(name: str) -> Run:
    """OpenSpiel's states from Python, with the tensor of who decides."""
    import pyspiel

    game = pyspiel.load_game(name)
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"

    def run() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                getattr(state, tensor)(state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps

    return run


def pgx(name: str) -> Run:
    """4,096 of Pgx's games in lock-step on the CPU, compiled."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    environment = pgx.make(name)
    init, step = jax.vmap(environment.init), jax.vmap(auto_reset(environment.step, environment.init))

    @jax.jit  # type: ignore[untyped-decorator, unused-ignore]
    def several(state: Any, key: Any) -> tuple[Any, Any]:
        def one(carried: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
            state, key = carried
            key, choosing, stepping = jax.random.split(key, 3)
            actions = jax.random.categorical(choosing, jnp.log(state.legal_action_mask.astype(jnp.float32)))
            return (step(state, actions, jax.random.split(stepping, COUNT)), key), None

        (state, key), _ = jax.lax.scan(one, (state, key), None, length=20)
        return state, key

    carried = [init(jax.random.split(jax.random.PRNGKey(1), COUNT)), jax.random.PRNGKey(2)]

    def run() -> int:
        carried[:] = several(*carried)
        carried[0].observation.block_until_ready()
        return 20 * COUNT

    return run


PEERS: list[tuple[str, Callable[[str], Run], tuple[str, ...]]] = [
    ("rlcard", rlcard, ("leduc-holdem", "limit-holdem", "uno", "gin-rummy")),
    ("pettingzoo", pettingzoo, ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")),
    ("openspiel", openspiel, ("leduc_poker", "crazy_eights", "hearts")),
    ("pgx", pgx, ("leduc_holdem", "kuhn_poker")),
]


def measured(runs: dict[str, Run], turns: int, seconds: float) -> dict[str, float]:
    """Steps a second of each, the best of several turns."""
    best = dict.fromkeys(runs, 0.0)
    for run in runs.values():
        run()  # compile
    for _ in range(turns):
        for name, run in runs.items():
            steps, start = 0, time.process_time()
            while time.process_time() - start < seconds:
                steps += run()
            best[name] = max(best[name], steps / (time.process_time() - start))
    return best


def first_step(name: str) -> float:
    """Seconds from starting Python to the first step, with everything compiled before."""
    code = f"from clowder import vector; g = vector.make({name!r}, 2, {COUNT}); g.reset(); g.step(g.sample())"
    took = []
    for _ in range(3):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        took.append(time.perf_counter() - start)
    return min(took)


def main(only: str, *, quick: bool) -> None:
    """Measure everything in turns, then print the tables."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    tables = [(name, players) for name in catalogue.names() for players in catalogue.game(name).players]
    if not "vector".startswith(only):
        tables = []
    runs: dict[str, Run] = {}
    for name, players in tables:
        runs[f"vector {name} {players}"] = ours(name, players)
        runs[f"engine {name} {players}"] = engine(name, players)
    for peer, make, names in PEERS:
        if peer.startswith(only):
            runs |= {f"{peer} {name}": make(name) for name in names}
    found = measured(runs, 1, 0.1) if quick else measured(runs, TURNS, SECONDS)
    for name, steps in found.items():
        if not name.startswith(("vector", "engine")):
            print(f"{name:<36}{steps:>12,.0f} steps/s")
    print_ours(tables, found)
    for name in dict.fromkeys(name for name, _ in tables):
        took = first_step(name)
        mark = "" if took < WANTED_FIRST_STEP else f"   more than the {WANTED_FIRST_STEP:.0f} s wanted"
        print(f"first step of {name:<22}{took:>8.2f} s after starting Python{mark}")
    if "adapters".startswith(only):
        env_adapters.main(quick=quick)


def print_ours(tables: list[tuple[str, int]], found: dict[str, float]) -> None:
    """A line for each table: steps a second, what share of the engine alone, how many times each rival, bytes a game; and
    what is wanted of it but not reached."""
    rivals = {
        rival: (max(steps for name, steps in found.items() if name.startswith(rival)), wanted)
        for rival, wanted in RIVALS.items()
        if any(name.startswith(rival) for name in found)
    }
    if tables:
        heads = "".join(f"{'× ' + rival:>19}" for rival in rivals)
        print(f"{'vector':<18}players {'steps/s':>11} {'engine':>7}{heads} {'bytes':>6}")
    for name, players in tables:
        steps, size = found[f"vector {name} {players}"], bytes_a_game(name, players)
        ratios = {rival: steps / best for rival, (best, _) in rivals.items()}
        wanted = WANTED[players == catalogue.game(name).players[1]]
        short = [f"{wanted / 1e6:.0f} M steps"] if steps < wanted else []
        short += [f"{rivals[rival][1]:g} × {rival}" for rival, ratio in ratios.items() if ratio < rivals[rival][1]]
        short += [f"{WANTED_BYTES} bytes"] if size >= WANTED_BYTES else []
        mark = f"   missed: {', '.join(short)}" if short else ""
        told = "".join(f"{ratio:>19,.1f}" for ratio in ratios.values())
        share = steps / found[f"engine {name} {players}"]
        print(f"{name:<18}{players:>7} {steps:>11,.0f} {share:>7.0%}{told} {size:>6,.0f}{mark}")


def bytes_a_game(name: str, players: int) -> float:
    """What a game of the batch takes with all its buffers, once games of all lengths were played."""
    games = vector.make(name, players, COUNT)
    games.reset()
    for _ in range(300):
        games.step(games.sample())
    return games.nbytes / COUNT


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Environments for learners beside their peers', on one core.")
    asked.add_argument("--only", default="", help="what begins so: vector, rlcard, pettingzoo, openspiel, pgx, adapters")
    asked.add_argument("--quick", action="store_true", help="one short turn each: whether it runs, not how fast it is")
    given = asked.parse_args()
    main(given.only, quick=given.quick)
