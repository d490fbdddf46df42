"""How a part of Clowder is run in a process of its own."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import clowder

WARDEN = Path(__file__).with_name("warden.py")


def command(module: str, *arguments: str) -> list[str]:
    """The command line that runs one of our modules with this very Python.

    It does not look for modules in the current folder: a file random.py there must not be taken for Python's own. Unless
    that is where Clowder itself was found.
    """
    home = Path(clowder.__file__).parents[1]
    safe = [] if home == Path.cwd() else ["-P"]
    return [sys.executable, *safe, "-m", module, *arguments]


def ending_with_us(module: str, *arguments: str) -> list[str]:
    """The same, watched over: when this process is gone, however that came, so is that one and whatever it has started.
    Windows has no such watchers."""
    if sys.platform == "win32":
        return command(module, *arguments)
    return [sys.executable, "-I", "-S", str(WARDEN), str(os.getpid()), *command(module, *arguments)]
