"""A copy of Clowder with a fifth game in it: its folder among the others, and nothing else touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import clowder

PACKAGE = Path(clowder.__file__).parent
SUNBEAM = Path(__file__).parent / "sunbeam"
NODE = Path(sys.executable).parent / "node"


class Tree:
    """The copy, and programs that import it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "clowder"
        self.env = {"PYTHONPATH": str(folder), "NUMBA_DISABLE_JIT": "1", "PYTHONUTF8": "1"}
        """What makes a program import the copy. As plain Python: nobody waits for a compiler here."""
        ignored = shutil.ignore_patterns("__pycache__", "node_modules", "dist")
        shutil.copytree(PACKAGE, self.package, ignore=ignored)
        shutil.copytree(SUNBEAM, self.package / "games" / "sunbeam", ignore=ignored)

    def run(self, *arguments: str) -> str:
        """What `python …` says."""
        return self.said([sys.executable, *arguments], self.folder)

    def build_client(self) -> None:
        """The browser's client has the words of every game in it."""
        web = self.package / "web"
        (web / "node_modules").symlink_to(PACKAGE / "web" / "node_modules")
        self.said([str(NODE), str(web / "node_modules" / "vite" / "bin" / "vite.js"), "build"], web)

    def said(self, command: list[str], where: Path) -> str:
        """What a program says that does what it should."""
        done = subprocess.run(
            command, env={**os.environ, **self.env}, cwd=where, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
