"""The examples of the adapters run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("example", "arguments", "said"),
    [
        ("pettingzoo_table.py", ["rat_a_tat_roll", "2"], "player_1 gets"),
        ("gymnasium_seat.py", ["10"], "after 10 updates: won"),
        ("openspiel_algorithms.py", ["5"], "5 iterations, value 0.4"),
    ],
)
def test_example_runs(example: str, arguments: list[str], said: str) -> None:
    command = [sys.executable, "-W", "error", str(EXAMPLES / example), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
