"""Our search against OpenSpiel's ISMCTS on our own games, through the adapter: equal time a move, duplicate deals.

    scripts/bench openspiel_search                                     search:100ms, two players, all four games
    scripts/bench openspiel_search --milliseconds 1000 --deals 50 --games discat
    scripts/bench openspiel_search --deals 40 --kept deals.jsonl --minutes 5     in pieces: what is kept is not played again

Both sit at the same table, which is a match of ours; OpenSpiel's state follows it decision by decision, with chance as it
falls there (`seeded_outcome`). ISMCTS is `open_spiel.python.algorithms.ismcts` with one random rollout for each simulation,
as its own examples have it, and stops when its time is up instead of after so many simulations. Each deal is played in
every seating. Nobody thinks where there is but one legal move. Both are the only thing that runs meanwhile.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path
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


class Kept:
    """The deals played so far, each with our share in every seating, and how often ISMCTS simulated; in a file, if one is
    given."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.deals: dict[str, dict[str, Any]] = {}
        if file and file.exists():
            self.deals = {deal["deal"]: deal for deal in map(json.loads, file.read_text().splitlines())}

    def add(self, deal: dict[str, Any]) -> None:
        """One more."""
        self.deals[deal["deal"]] = deal
        if self.file:
            with self.file.open("a") as file:
                file.write(json.dumps(deal) + "\n")


def names_of(name: str, players: int, deals: int, milliseconds: int) -> list[str]:
    """What deals are called; the deal itself follows from all but the time."""
    return [f"openspiel {name} {players} {deal}, {milliseconds} ms" for deal in range(deals)]


def play_deals(name: str, players: int, deals: list[str], milliseconds: int, kept: Kept, end: float) -> None:
    """Play what is not kept yet of these deals, as far as time reaches."""
    game = pyspiel.load_game(f"clowder_{name}", {"players": players})
    entry = understood(f"search:{milliseconds}ms")
    entry.make(1).choose(Position.of(clowder.new(name, players, seed="warm")))
    for deal in deals:
        if deal in kept.deals or time.monotonic() > end:
            continue
        seed = deal.partition(",")[0]
        theirs = TimedISMCTS(game, milliseconds / 1000, seed_of("ismcts", seed) % 2**32)
        shares = [
            played(clowder.new(name, players, seed), game, seating, entry.make(number), theirs)
            for number, seating in enumerate(seatings(players))
        ]
        kept.add({"deal": deal, "shares": shares, "simulations": theirs.simulations, "decisions": theirs.decisions})


def told(name: str, found: list[dict[str, Any]]) -> str:
    """Our share of the wins with its 95 % interval, and how often ISMCTS simulates a move."""
    share, low, high = share_of_deals([deal["shares"] for deal in found])
    word = "stronger" if low > PARITY else "weaker" if high < PARITY else "no different"
    simulations = sum(deal["simulations"] for deal in found) / max(sum(deal["decisions"] for deal in found), 1)
    return (
        f"{name:<16} {len(found):>3} deals: wins {share:.3f} ({low:.3f}–{high:.3f}), {word}; "
        f"ISMCTS {simulations:,.0f} simulations a move"
    )


def main() -> None:
    """Measure, and print a line for each game."""
    asked = argparse.ArgumentParser(description="Our search against OpenSpiel's ISMCTS.")
    asked.add_argument("--games", default=",".join(catalogue.names()), metavar="GAME,…")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--deals", type=int, default=20)
    asked.add_argument("--milliseconds", type=int, default=100, help="a move, for both")
    asked.add_argument("--kept", type=Path, metavar="FILE", help="where deals are kept, to be gone on from another time")
    asked.add_argument("--minutes", type=float, default=math.inf, help="begin no deal after so long")
    given = asked.parse_args()
    print(f"search:{given.milliseconds}ms against OpenSpiel's ISMCTS with as much time, {given.players} players")
    kept, end = Kept(given.kept), time.monotonic() + 60 * given.minutes
    for name in given.games.split(","):
        deals = names_of(name, given.players, given.deals, given.milliseconds)
        play_deals(name, given.players, deals, given.milliseconds, kept, end)
        if found := [kept.deals[deal] for deal in deals if deal in kept.deals]:
            print(told(name, found), flush=True)


if __name__ == "__main__":
    main()
