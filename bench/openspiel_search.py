"""Our search against OpenSpiel's ISMCTS on our own games, through the adapter: equal time a move, duplicate deals.

    scripts/bench openspiel_search                                     search:100ms, two players, all four games
    scripts/bench openspiel_search --milliseconds 1000 --deals 50 --games discat

Both sit at the same table, which is a match of ours; OpenSpiel's state follows it decision by decision, with chance as it
falls there (`seeded_outcome`). ISMCTS is `open_spiel.python.algorithms.ismcts` with one random rollout for each simulation,
as its own examples have it, and stops when its time is up instead of after so many simulations. Each deal is played in
every seating. Nobody thinks where there is but one legal move. Both are the only thing that runs meanwhile.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import clowder
from clowder.adapters.openspiel import seeded_outcome
from clowder.bots.position import Position, seed_of
from clowder.bots.roster import understood
from clowder.engine import catalogue
from clowder.engine.match import Match
from clowder.lab.evidence import PARITY, share_of_deals
from clowder.lab.seatings import seatings


class TimedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, for so long a move."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        super().__init__(game, mcts.RandomRolloutEvaluator(1, chance), math.sqrt(2), 1, random_state=chance)
        self.seconds = seconds
        self.simulations = 0
        self.decisions = 0

    def run_search(self, state: Any) -> Any:
        """As in the original, but for when it stops."""
        self.reset()
        self._root_node = self.create_new_node(state)
        end = time.perf_counter() + self.seconds
        while time.perf_counter() < end or self._root_node.total_visits < 1:  # the first one only looks at the root
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        self.decisions += 1
        return self.get_final_policy(state, self._root_node)


def follow(state: Any, seed: str) -> None:
    """Let chance fall in OpenSpiel's state as it does in the match."""
    while state.is_chance_node():
        state.apply_action(seeded_outcome(state, seed))


def played(match: Match, game: Any, seating: tuple[int, ...], ours: Any, theirs: TimedISMCTS) -> float:
    """One game; our share of the win."""
    state = game.new_initial_state()
    follow(state, match.seed)
    while not match.over:
        assert match.actor is not None
        if len(match.legal) == 1:
            move = match.legal[0]
        elif seating[match.actor] == 0:
            move = ours.choose(Position.of(match))
        else:
            move = int(theirs.step(state))
        match.play(move)
        state.apply_action(move)
        follow(state, match.seed)
    assert match.ended is not None
    winners = match.ended.winners
    return sum(seating[seat] == 0 for seat in winners) / len(winners)


def measured(name: str, players: int, deals: int, milliseconds: int) -> tuple[tuple[float, float, float], float]:
    """Our share of the wins with its 95 % interval, and how often ISMCTS simulates a move."""
    game = pyspiel.load_game(f"clowder_{name}", {"players": players})
    entry = understood(f"search:{milliseconds}ms")
    theirs = TimedISMCTS(game, milliseconds / 1000, seed_of("ismcts", name) % 2**32)
    entry.make(1).choose(Position.of(clowder.new(name, players, seed="warm")))
    shares = []
    for deal in range(deals):
        seed = f"openspiel {name} {players} {deal}"
        shares.append(
            [
                played(clowder.new(name, players, seed), game, seating, entry.make(deal), theirs)
                for seating in seatings(players)
            ]
        )
    return share_of_deals(shares), theirs.simulations / max(theirs.decisions, 1)


def main() -> None:
    """Measure, and print a line for each game."""
    asked = argparse.ArgumentParser(description="Our search against OpenSpiel's ISMCTS.")
    asked.add_argument("--games", default=",".join(catalogue.names()), metavar="GAME,…")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--deals", type=int, default=20)
    asked.add_argument("--milliseconds", type=int, default=100, help="a move, for both")
    given = asked.parse_args()
    print(
        f"search:{given.milliseconds}ms against OpenSpiel's ISMCTS with as much time, "
        f"{given.players} players, {given.deals} deals"
    )
    for name in given.games.split(","):
        (share, low, high), simulations = measured(name, given.players, given.deals, given.milliseconds)
        word = "stronger" if low > PARITY else "weaker" if high < PARITY else "no different"
        print(
            f"{name:<16} wins {share:.3f} ({low:.3f}–{high:.3f}), {word}; ISMCTS {simulations:,.0f} simulations a move",
            flush=True,
        )


if __name__ == "__main__":
    main()
