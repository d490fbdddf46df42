"""How long a person waits: `clowder --help`, the first use of each game ever (it compiles), and every later start."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

from clowder.engine import catalogue

START = """
import clowder
from clowder.engine.warmup import warm
from clowder.engine import catalogue
warm(catalogue.game({name!r}))
clowder.new({name!r}, players={players}).view(0)
"""


def seconds(command: list[str], environment: dict[str, str]) -> float:
    """How long a command takes."""
    start = time.perf_counter()
    subprocess.run(command, env=environment, check=True, capture_output=True)
    return time.perf_counter() - start


def main() -> None:
    """Measure with a cache folder of our own, empty at first."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "CLOWDER_CACHE": cache}
        program = [sys.executable, "-m", "clowder"]
        print(f"clowder --help: {seconds([*program, '--help'], environment):.2f} s")
        for name in catalogue.names():
            players = catalogue.game(name).players[0]
            command = [sys.executable, "-c", START.format(name=name, players=players)]
            first = seconds(command, environment)
            later = min(seconds(command, environment) for _ in range(3))
            print(f"{name:15} first use ever {first:5.1f} s, later starts {later:.2f} s")


if __name__ == "__main__":
    main()
