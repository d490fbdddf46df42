"""`compiled`: how every rule becomes machine code, and where that code is kept between runs.

Numba's disk cache looks only at the file a function stands in, so an edit in another file (a rule, an engine function
that was inlined) would go on running the old code. The cache folder is therefore named after a hash of all sources that
can end up in compiled code. An edit gives a new folder; old folders are swept away.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])

COMPILED_PARTS = ("engine", "games", "bots", "lab")
"""The folders of the package whose sources can end up in compiled code."""

KEPT = 3
"""How many cache folders stay: the one in use, and those of a branch or release one may switch back to."""


def sources_hash(package: Path) -> str:
    """One name for everything compiled code is made from: our sources, numba, and the Python it runs on."""
    digest = hashlib.blake2b(f"{numba.__version__} {sys.version}".encode(), digest_size=10)
    for part in COMPILED_PARTS:
        for path in sorted((package / part).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def cache_home() -> Path:
    """`$CLOWDER_CACHE`, or the user's cache folder."""
    if own := os.environ.get("CLOWDER_CACHE"):
        return Path(own)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "clowder"


@cache
def cache_folder() -> Path | None:
    """The folder for this version of the sources; None where nothing can be written, and then nothing is kept."""
    folder = cache_home() / "machine-code" / sources_hash(Path(__file__).parents[1])
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        if not os.access(folder, os.W_OK):
            return None
        sweep(folder.parent)
    except OSError:
        return None
    return folder


def sweep(home: Path) -> None:
    """Delete all but the most recently used cache folders."""
    folders = sorted((f for f in home.iterdir() if f.is_dir()), key=lambda f: f.stat().st_mtime, reverse=True)
    for folder in folders[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)


def compiled(function: F) -> F:
    """Compile a function with Numba, free of the GIL, kept on disk; with NUMBA_DISABLE_JIT=1 it stays plain Python."""
    folder = cache_folder()
    before = numba.config.CACHE_DIR
    try:
        # Only while decorating: other packages' functions in this process keep the cache folder they had.
        numba.config.CACHE_DIR = str(folder or "")
        return cast(F, numba.njit(nogil=True, cache=folder is not None)(function))
    finally:
        numba.config.CACHE_DIR = before
