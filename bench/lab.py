"""A full report on a game, from the first game to the page: how long it takes, what a second processor core brings, and
whether memory grows with the number of games. Compiling is done before; every run is a process of its own.

Wanted: Discat with 4 players from 100,000 games in under 2 minutes on 2 cores; 1.8 times as fast with the second core.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from dataclasses import dataclass

GAME, PLAYERS = "discat", 4
WANTED_SECONDS, WANTED_SPEED_UP = 120.0, 1.8

PROGRAM = """
import resource, sys, time
from clowder.lab.balance.page import balance_page
from clowder.lab.balance.report import summed_up
from clowder.lab.balance.run import BalanceRun
game, players, games, jobs = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
BalanceRun(game, [players], 20, 1, jobs=1).run()
start = time.perf_counter()
run = BalanceRun(game, [players], games, 0, jobs=jobs)
run.run()
page = balance_page(summed_up(run, "en"), "", "en")
print(time.perf_counter() - start, run.all_games, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


@dataclass(frozen=True)
class Made:
    """A report that was made."""

    seconds: float
    games: int
    megabytes: float


def made(games: int, jobs: int) -> Made:
    """Make one, in a process of its own."""
    words = [sys.executable, "-c", PROGRAM, GAME, str(PLAYERS), str(games), str(jobs)]
    seconds, played, megabytes = subprocess.run(words, capture_output=True, text=True, check=True).stdout.split()
    return Made(float(seconds), int(played), float(megabytes))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    games = parser.parse_args().games
    small, one, two = made(games // 10, 2), made(games, 1), made(games, 2)
    print(f"{GAME}, {PLAYERS} players, {games:,} games and what belongs to them ({two.games:,} in all)")
    print(f"  2 jobs: {two.seconds:.0f} s (wanted: under {WANTED_SECONDS:.0f} s), {two.games / two.seconds:,.0f} games/s")
    print(
        f"  1 job:  {one.seconds:.0f} s; the second brings {one.seconds / two.seconds:.2f} times ({WANTED_SPEED_UP} wanted)"
    )
    print(f"  memory: {small.megabytes:.0f} MB for {games // 10:,} games, {two.megabytes:.0f} MB for {games:,}")


if __name__ == "__main__":
    main()
