"""Thousands of worlds in which nothing goes wrong, and proof that it would be noticed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulation.safeguards import SAFEGUARDS, Safeguard
from tests.simulation.world import settle_down, simulated

SEEDS = 2000
PARTS = 10
TRACES = "from tests.simulation.world import simulated; print(*(simulated(seed).story for seed in range(25)))"


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_goes_wrong(part: int) -> None:
    settle_down()
    for seed in range(part * SEEDS // PARTS, (part + 1) * SEEDS // PARTS):
        world = simulated(seed)
        assert not world.complaints, f"seed {seed}: {world.complaints[0]}\n{world.story}"


def test_a_seed_always_tells_the_same_story() -> None:
    """Also in another process, where sets have another order."""
    told = []
    for hashes in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hashes}
        run = subprocess.run(
            [sys.executable, "-c", TRACES],
            env=env,
            cwd=Path(__file__).parents[2],
            capture_output=True,
            check=True,
            text=True,
        )
        told.append(run.stdout)
    assert told[0] == told[1]
    assert "is killed" in told[0]


@pytest.mark.parametrize("safeguard", SAFEGUARDS, ids=lambda safeguard: safeguard.name)
def test_each_safeguard_would_be_missed(safeguard: Safeguard) -> None:
    with safeguard.without():
        complaints = simulated(safeguard.seed).complaints
    assert complaints or safeguard.missed_after() is not None


def test_a_failing_seed_is_told_and_can_be_had_again() -> None:
    """Without the lock a seed soon goes wrong: its story ends with what is wrong, and says how to have it again."""
    program = (
        "from tests.simulation.safeguards import SAFEGUARDS\n"
        "from tests.simulation.__main__ import run\n"
        "with next(each for each in SAFEGUARDS if '(lock)' in each.name).without():\n"
        "    raise SystemExit(run(0, 50))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=Path(__file__).parents[2], capture_output=True, check=False, text=True
    )
    assert run.returncode == 1, run.stderr
    assert "WRONG: " in run.stdout
    assert "Again: python -m tests.simulation --seed " in run.stdout
