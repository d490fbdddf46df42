"""The examples for learners run, and say what they are there to say. (What pages show is run by test_docs.py.)"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"


@pytest.mark.parametrize(
    ("example", "arguments", "said"),
    [
        ("vector.py", [], ["million steps a second", "row 0 is the match of seed vector:1:0:"]),
        ("pettingzoo_table.py", ["rat_a_tat_roll", "2"], ["player_1 gets"]),
        ("gymnasium_seat.py", ["10"], ["after 10 updates: won"]),
        ("openspiel_algorithms.py", ["5"], ["5 iterations, value 0.4"]),
    ],
)
def test_example_runs(example: str, arguments: list[str], said: list[str]) -> None:
    command = [sys.executable, "-W", "error", str(EXAMPLES / example), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert all(words in done.stdout for words in said)
