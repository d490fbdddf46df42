"""Steps a second through the APIs of others, one core, each beside a card game of the peer's own: part of `bench env`.

Actions are random legal ones, chosen inside the timing by the same function for everybody, and what a learner would be
given is read at every step: the observation and the mask. Time is the process's own; each figure is the best of several
turns taken one after another, because the machine may be shared.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from random import Random
from typing import Any

import gymnasium
import open_spiel.python.games  # noqa: F401  (importing it registers those written in Python)
import pettingzoo
import pyspiel

import clowder.adapters.gymnasium
import clowder.adapters.openspiel
import clowder.adapters.pettingzoo  # noqa: F401  (importing these registers our games)
from clowder.adapters.naming import camel
from clowder.engine import catalogue

SECONDS = 0.5
TURNS = 3
WANTED = {"Gymnasium": 100_000, "PettingZoo": 50_000, "OpenSpiel": 30_000}

OWN = "its own"

Steps = Callable[[], Iterator[None]]
"""Plays for ever, and yields after every step."""


def gymnasium_steps(name: str, **kwargs: Any) -> Iterator[None]:
    """`env.step` with any legal action."""
    env, chance = gymnasium.make(name, **kwargs), Random(1)
    _, info = env.reset(seed=1)
    while True:
        mask = info.get("action_mask")
        legal = range(int(env.action_space.n)) if mask is None else mask.nonzero()[0]  # type: ignore[attr-defined]
        _, _, terminated, truncated, info = env.step(int(legal[chance.randrange(len(legal))]))
        if terminated or truncated:
            _, info = env.reset()
        yield


def pettingzoo_steps(made: Callable[[], Any]) -> Iterator[None]:
    """The AEC loop: `agent_iter`, `last`, `step`. A step for an agent that is out counts for nothing."""
    env, chance = made(), Random(1)
    while True:
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[chance.randrange(len(legal))]))
            yield


def openspiel_steps(name: str) -> Iterator[None]:
    """`legal_actions` and `apply_action`, and the player's observation. What chance draws takes its time and counts for
    nothing: a step is a decision."""
    game, chance = pyspiel.load_game(name), Random(1)
    observes = game.get_type().provides_observation_tensor
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal, drawn = state.legal_actions(), state.is_chance_node()
            if not drawn:
                player = state.current_player()
                _ = state.observation_tensor(player) if observes else state.information_state_tensor(player)
            state.apply_action(legal[chance.randrange(len(legal))])
            if not drawn:
                yield


def measured(steps: Iterator[None], seconds: float) -> float:
    """Steps a second."""
    start, count = time.process_time(), 0
    while time.process_time() - start < seconds:
        for _ in range(50):
            next(steps)
        count += 50
    return count / (time.process_time() - start)


def contenders() -> dict[tuple[str, str], Iterator[None]]:
    """Everybody, by the API and what is played."""
    found: dict[tuple[str, str], Iterator[None]] = {
        ("Gymnasium", "its own Blackjack-v1"): gymnasium_steps("Blackjack-v1"),
        ("OpenSpiel", "its own leduc_poker"): openspiel_steps("leduc_poker"),
        ("OpenSpiel", "its own crazy_eights, 4 players"): openspiel_steps("crazy_eights(players=4)"),
        ("OpenSpiel", "its own python_kuhn_poker"): openspiel_steps("python_kuhn_poker"),
    }
    if find_spec("rlcard") and find_spec("pygame"):
        for own in ("leduc_holdem-v4", "texas_holdem-v4"):
            found["PettingZoo", f"its own {own}"] = pettingzoo_steps(partial(pettingzoo.make, "aec", f"classic/{own}"))
    for name in catalogue.names():
        for players in (2, catalogue.game(name).players[1]):
            told = f"{name}, {players} players"
            of_ours = partial(pettingzoo.make, "aec", f"clowder/{name}-v0", players=players)
            found["Gymnasium", told] = gymnasium_steps(f"clowder/{camel(name)}-v0", players=players, opponents="greedy")
            found["PettingZoo", told] = pettingzoo_steps(of_ours)
            found["OpenSpiel", told] = openspiel_steps(f"clowder_{name}(players={players})")
    return found


def main(*, quick: bool = False) -> None:
    """Measure everybody in turns, and print a table for each API; ours beside the quickest of the peer's own card games."""
    everybody = contenders()
    for steps in everybody.values():
        next(steps)  # compiled before it is timed
    best = dict.fromkeys(everybody, 0.0)
    for _ in range(1 if quick else TURNS):
        for who, steps in everybody.items():
            best[who] = max(best[who], measured(steps, 0.1 if quick else SECONDS))
    for api, wanted in WANTED.items():
        own = [figure for (theirs, told), figure in best.items() if theirs == api and told.startswith(OWN)]
        print(f"{api:<36}{'steps/s':>12}{'× its own':>12}   (wanted: {wanted:,} steps/s)")
        for (theirs, told), figure in best.items():
            if theirs == api:
                ratio = "" if told.startswith(OWN) or not own else f"{figure / max(own):.2f}"
                mark = "   below what is wanted" if figure < wanted and not told.startswith(OWN) else ""
                print(f"  {told:<34}{figure:>12,.0f}{ratio:>12}{mark}")
    if not (find_spec("rlcard") and find_spec("pygame")):
        print("  PettingZoo's own card games need rlcard and pygame, which are not installed")


if __name__ == "__main__":
    main()
