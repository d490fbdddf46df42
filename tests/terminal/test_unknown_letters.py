from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from clowder.terminal.console.unknown_letters import NEAREST


def test_every_replacement_is_one_plain_letter() -> None:
    assert all(len(letter) == 1 and letter.isascii() for letter in NEAREST.values())


def test_a_terminal_of_plain_letters_can_be_played_on(tmp_path: Path) -> None:
    """Cards stay readable, and bytes that are no text are just wrong input."""
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "COLUMNS": "80"}
    command = [sys.executable, "-m", "clowder.cli", "play", "discat", "--seed", "1", "-o", "starter=0", "--lang", "fr"]
    done = subprocess.run(command, input=b"\xff\xfe\nq\n", capture_output=True, cwd=tmp_path, env=environment, check=False)
    shown = done.stdout.decode("ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "| 02v || 03^ |" in shown
    assert "? pour l'aide" in shown
