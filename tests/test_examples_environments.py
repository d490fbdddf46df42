"""The examples and pages for learners run as they stand."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_example_of_the_vector_environment_runs() -> None:
    run = subprocess.run(
        [sys.executable, "-W", "error", ROOT / "examples" / "vector.py"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert "million steps a second" in run.stdout
    assert "row 0 is the match of seed vector:1:0:" in run.stdout


def test_what_the_page_shows_of_the_vector_environment_runs() -> None:
    page = (ROOT / "docs" / "environments.md").read_text()
    vector = page[page.index("## The vector environment") :].split("\n## ")[0]
    blocks = re.findall(r"```python\n(.*?)```", vector, re.DOTALL)
    assert len(blocks) == 2
    exec("\n".join(blocks), {})
