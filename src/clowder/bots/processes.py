"""How a part of Clowder is run in a process of its own."""

from __future__ import annotations

import sys
from pathlib import Path

import clowder


def command(module: str, *arguments: str) -> list[str]:
    """The command line that runs one of our modules with this very Python.

    It does not look for modules in the current folder: a file random.py there must not be taken for Python's own. Unless
    that is where Clowder itself was found.
    """
    home = Path(clowder.__file__).parents[1]
    safe = [] if home == Path.cwd() else ["-P"]
    return [sys.executable, *safe, "-m", module, *arguments]
