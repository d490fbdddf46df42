"""Renaming a field of a view without following it everywhere fails `scripts/check`. In a copy of Clowder `bonus_paid` gets
another name: first only where it is declared, then wherever mypy says, and at last in the browser's table too."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import clowder

PACKAGE = Path(clowder.__file__).parent
NODE = Path(sys.executable).parent / "node"
WEB = Path("src/clowder/web")
DISCAT = Path("src/clowder/games/discat")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A folder with Clowder in it, as far as mypy and tsc read it for Discat."""
    left_out = shutil.ignore_patterns("__pycache__", "node_modules", "dist")
    shutil.copytree(PACKAGE, tmp_path / "src" / "clowder", ignore=left_out)
    shutil.copy(PACKAGE.parents[1] / "pyproject.toml", tmp_path)
    (tmp_path / WEB / "node_modules").symlink_to(PACKAGE / "web" / "node_modules")
    only_discat = '{"extends": "./tsconfig.json", "include": ["src/**/*.d.ts", "../games/discat/web"]}'
    (tmp_path / WEB / "discat.json").write_text(only_discat, "utf-8")
    run(tmp_path, sys.executable, "-m", "clowder.server.network.typescript", WEB / "src" / "protocol.ts")
    return tmp_path


def run(folder: Path, *command: str | Path) -> str:
    """What a command says in the copy; nothing if all is well."""
    environment = os.environ | {"PYTHONPATH": str(folder / "src"), "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def mypy(folder: Path) -> str:
    """What mypy, as scripts/check runs it, has against Discat."""
    return run(folder, sys.executable, "-m", "mypy", DISCAT)


def tsc(folder: Path) -> str:
    """What tsc, after the types were made anew as in scripts/check, has against Discat's table."""
    made = run(folder, sys.executable, "-m", "clowder.engine.typescript", "discat")
    return made or run(folder, NODE, WEB / "node_modules/typescript/bin/tsc", "--noEmit", "-p", WEB / "discat.json")


def rename(folder: Path, file: str, old: str) -> None:
    """Another name for `bonus_paid`, where it stands in these words."""
    path = folder / DISCAT / file
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, old.replace("bonus_paid", "bonus_drawn", 1)), "utf-8")


def test_a_renamed_field_has_to_be_followed_everywhere(copy: Path) -> None:
    assert mypy(copy) == tsc(copy) == ""

    rename(copy, "view_types.py", "bonus_paid: ")
    complaints = mypy(copy)
    assert "view.py" in complaints
    assert "observed.py" in complaints
    assert "bonus_paid" in complaints

    rename(copy, "view.py", "bonus_paid=")
    rename(copy, "observed.py", "facts.bonus_paid")
    assert mypy(copy) == ""
    complaints = tsc(copy)
    assert "sign.tsx" in complaints
    assert "bonus_paid" in complaints

    rename(copy, "web/sign.tsx", "bonus_paid: paid")
    assert tsc(copy) == ""
