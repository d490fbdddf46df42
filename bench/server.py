"""The server under load, on one machine: many tables at the pace of people (server_pace.py), as many moves as it takes,
beside boardgame.io's server (server_saturated.py), whatever can go wrong (server_chaos.py), one address that does its
worst (server_hostile.py), and PostgreSQL without us (server_postgres.py). On Linux.

python bench/server.py [--only pace|saturated|chaos|hostile|postgres …] [--tables 500] [--seconds 60] [--rounds 3]
                       [--kills 50] [--seed 1] [--attacks try refresh …]

In the saturated part the servers are measured in turns, `--rounds` times, and each figure is the median of its rounds: the
machine may be shared. A shorter run of everything: --tables 100 --seconds 15 --rounds 1 --kills 5.
Needs the extra `test` too, for PostgreSQL, and Node with npm for boardgame.io.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the clients and PostgreSQL are those of the tests

import server_chaos
import server_hostile
import server_pace
import server_postgres
import server_saturated as saturated
from tests.server import postgres as databases
from tests.server.server_process import ServerProcess

PARTS = ("pace", "saturated", "chaos", "hostile", "postgres")
MATCHES = 50
"""Of two players, in the saturated part."""
WARMUP = 3.0
LEAST, ALIKE, APART = "boardgame.io, tic-tac-toe", "boardgame.io, hands in files", "PostgreSQL, 2, seats apart"
"""boardgame.io with the least that it can be asked for, boardgame.io like for like, and where ours has most to do."""
WANTED = {LEAST: 1.0, ALIKE: 3.0}
"""Times as many moves a second as boardgame.io's server …"""
WANTED_APART = 0.8
"""… and of those with the seats together, where they are apart."""
WANTED_COST = 200.0
"""Microseconds of server a move."""


def asked() -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", choices=PARTS, nargs="+", default=PARTS)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60, help="of the pace of people; saturated: a fifth for each")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    attacks = ["nothing", *server_hostile.ATTACKS, "everything"]
    parser.add_argument("--attacks", choices=attacks, nargs="+", default=attacks, help="a quarter of the seconds each")
    return parser.parse_args()


def measure_saturated(folder: Path, postgres: databases.Postgres, rounds: int, seconds: float) -> bool:
    """In turns: boardgame.io, thrice; ours with SQLite, with PostgreSQL and one process, and with two; whether ours is as
    quick as wanted."""

    def in_files() -> saturated.Figures:
        with tempfile.TemporaryDirectory(dir=folder) as files:
            return saturated.theirs("devils-scat", MATCHES, WARMUP, seconds, Path(files))

    def ours(name: str, count: int, *, apart: bool = False) -> Callable[[], saturated.Figures]:
        def measure() -> saturated.Figures:
            sqlite = str(folder / "saturated.db")
            database = sqlite if name == "SQLite" else asyncio.run(postgres.new_database())
            servers = [ServerProcess(database, folder / f"saturated-{number}.log") for number in range(count)]
            try:
                for server in servers:
                    server.start()
                for server in servers:
                    server.wait()
                return saturated.ours(servers, MATCHES, WARMUP, seconds, apart=apart)
            finally:
                for server in servers:
                    server.kill()
                for file in folder.glob("saturated*"):
                    file.unlink()

        return measure

    contenders: dict[str, Callable[[], saturated.Figures]] = {
        LEAST: lambda: saturated.theirs("tic-tac-toe", MATCHES, WARMUP, seconds),
        "boardgame.io, hands": lambda: saturated.theirs("devils-scat", MATCHES, WARMUP, seconds),
        ALIKE: in_files,
        "SQLite": ours("SQLite", 1),
        "PostgreSQL, 1 process": ours("PostgreSQL", 1),
        "PostgreSQL, 2 processes": ours("PostgreSQL", 2),
        APART: ours("PostgreSQL", 2, apart=True),
    }
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    costs: list[float] = []
    for turn in range(rounds):
        for name, measure in contenders.items():
            figures = measure()
            rates[name].append(figures.rate)
            costs += [figures.microseconds] if name == "SQLite" else []
            print(f"{name:<28}round {turn + 1}: {figures}", flush=True)
    of = {name: median(found) for name, found in rates.items()}
    for name, found in of.items():
        print(f"{name:<28}{found:8,.0f} moves/s")
    cost, fine = median(costs), True
    print(f"Durable with SQLite: {cost:.0f} µs of server a move (wanted: at most {WANTED_COST:.0f})")
    for peer, wanted in WANTED.items():
        print(f"Durable with SQLite beside {peer}: {of['SQLite'] / of[peer]:.2f} times as many (wanted: {wanted:g})")
        fine &= of["SQLite"] >= wanted * of[peer]
    apart = of[APART] / of["PostgreSQL, 2 processes"]
    print(f"Seats apart beside seats together: {apart:.2f} (wanted: {WANTED_APART})")
    return fine and apart >= WANTED_APART and cost <= WANTED_COST


def main() -> None:
    """Measure, and say whether all is as wanted."""
    options = asked()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 16 * options.tables + 1000)), hard))
    databases.SETTINGS["fsync"] = "on"  # what is measured is durable
    fine = True
    postgres = databases.Postgres()
    with tempfile.TemporaryDirectory(prefix="clowder-bench-") as name:
        folder = Path(name)
        try:
            if "pace" in options.only:
                outcome = uvloop.run(server_pace.play(folder, options.tables, options.seconds))
                print(outcome, flush=True)
                fine &= outcome.fine
            if "hostile" in options.only:
                suffered = asyncio.run(server_hostile.play(folder, options.seconds / 4, options.attacks))
                fine &= all(outcome.fine for outcome in suffered)
            if {"saturated", "chaos", "postgres"} & set(options.only):
                postgres.initialise()
                postgres.start()
            if "saturated" in options.only:
                fine &= measure_saturated(folder, postgres, options.rounds, options.seconds / 5)
            if "chaos" in options.only:
                fine &= asyncio.run(server_chaos.scenes(folder, postgres, options.kills, options.seed))
            if "postgres" in options.only:
                asyncio.run(server_postgres.play(postgres, folder, options.seconds / 10))
        finally:
            postgres.remove()
    print("All as wanted" if fine else "Not all is as wanted")
    sys.exit(not fine)


if __name__ == "__main__":
    main()
