"""`python -m tests.simulation --seeds 100000`: run as many worlds, or with `--seed 85` one of them and tell its story."""

from __future__ import annotations

import argparse
import sys
import time

from tests.simulation.world import settle_down, simulated

PROGRESS = 5.0
"""Seconds between two lines that say how far it is."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000, help="how many worlds")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first")
    parser.add_argument("--seed", type=int, help="one world alone, with its story")
    return parser.parse_args()


def run(first: int, count: int) -> int:
    """Run worlds until one goes wrong; its story is told, and how to have it told again."""
    simulated(first)
    settle_down()
    began = said = time.monotonic()
    for done, seed in enumerate(range(first, first + count), 1):
        world = simulated(seed)
        if world.complaints:
            print(f"{world.story}\n\nseed {seed}: {world.complaints[0]}")
            print(f"Again: python -m tests.simulation --seed {seed}")
            return 1
        if time.monotonic() - said > PROGRESS or done == count:
            said = time.monotonic()
            print(f"{done} of {count} seeds, {done / (said - began):.0f} a second, nothing wrong", flush=True)
    return 0


def tell(seed: int) -> int:
    """One world, whether it goes wrong or not."""
    world = simulated(seed)
    print(world.story)
    print("\n" + (f"seed {seed}: {world.complaints[0]}" if world.complaints else "Nothing went wrong."))
    return 1 if world.complaints else 0


if __name__ == "__main__":
    asked = arguments()
    sys.exit(run(asked.first, asked.seeds) if asked.seed is None else tell(asked.seed))
