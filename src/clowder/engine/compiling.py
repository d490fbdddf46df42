"""`compiled`: how every rule becomes machine code, and where that code is kept between runs.

Numba's disk cache looks only at the file a function stands in, so an edit in another file (a rule, an engine function
that was inlined) would go on running the old code. The cache folder is therefore named after a hash of all sources that
can end up in the function's code. An edit gives a new folder; folders long unused are swept away.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from glob import escape
from pathlib import Path
from typing import Any, TypeVar, cast
from uuid import uuid4

import numba

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parents[1]

KERNELS = ("engine", "games", "bots", "vector", "lab")
"""Where kernels stand that work on any game. None calls what comes after it, but that the engine calls the games."""

KEPT_SECONDS = 14 * 24 * 3600
"""A cache folder not used for this long is deleted."""


def sources_of(function: Callable[..., Any]) -> tuple[Path, ...]:
    """The folders whose sources can end up in a function's machine code.

    A game's own functions call only that game and the engine. A kernel that works on any game can contain all of them, and
    what stands below it in `KERNELS`; one that stands outside the package, in a game or a bot of somebody's own, all that
    and its own folder.
    """
    path = Path(function.__code__.co_filename).resolve()
    games = PACKAGE / "games"
    if path.is_relative_to(games):
        return PACKAGE / "engine", games / path.relative_to(games).parts[0]
    everything = tuple(PACKAGE / part for part in KERNELS)
    if not path.is_relative_to(PACKAGE):
        return *everything, path.parent
    part = path.relative_to(PACKAGE).parts[0]
    return everything[: max(KERNELS.index(part), 1) + 1] if part in KERNELS else everything


def sources_hash(folders: tuple[Path, ...]) -> str:
    """One name for everything compiled code is made from: the sources, numba, and the Python it runs on."""
    digest = hashlib.blake2b(f"{numba.__version__} {sys.version}".encode(), digest_size=10)
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*.py") if path.is_file()):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def cache_home() -> Path:
    """`$CLOWDER_CACHE`, or the user's cache folder."""
    if own := os.environ.get("CLOWDER_CACHE"):
        return Path(own)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "clowder"


@cache
def cache_folder(sources: tuple[Path, ...]) -> Path | None:
    """The folder for code made from these sources; None where nothing can be written, and then nothing is kept."""
    try:
        folder = cache_home() / "machine-code" / sources_hash(sources)
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        sweep(folder.parent)
    except (OSError, RuntimeError):  # RuntimeError: a user without a home
        return None
    return folder if os.access(folder, os.W_OK) else None


def sweep(home: Path) -> None:
    """Delete the cache folders that nobody has used for long."""
    for folder in home.iterdir():
        if time.time() - folder.stat().st_mtime > KEPT_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


def compiled(function: F) -> F:
    """Compile a function with Numba, free of the GIL, kept on disk; with NUMBA_DISABLE_JIT=1 it stays plain Python."""
    in_a_file = Path(function.__code__.co_filename).is_file()  # not typed into a prompt
    folder = cache_folder(sources_of(function)) if in_a_file else None
    settings: Any = numba.config
    before = settings.CACHE_DIR
    try:
        # Only while decorating: other packages' functions in this process keep the cache folder they had.
        settings.CACHE_DIR = str(folder or "")
        # error_model: rules never divide by zero, and need not pay for the check.
        made: Any = numba.njit(nogil=True, error_model="numpy", cache=folder is not None)(function)
    finally:
        settings.CACHE_DIR = before
    if folder is not None and not settings.DISABLE_JIT:
        made._cache._cache_file.save = partial(keep, made._cache._cache_file)
        forgive_a_damaged_cache(made._cache)
    return cast(F, made)


def keep(file: Any, signature: Any, code: Any) -> None:
    """Keep a function's machine code for a signature: in a file whose name nobody else can have chosen, and named in the
    function's index only when it is there.

    Numba counts the files instead. Two processes that compile one kernel for two games at the same time then write to the
    same file, and afterwards one game is run with the code of the other, past the end of its record.
    """
    name = f"{Path(file._index_name).stem}.{uuid4().hex}.nbc"
    file._save_data(name, code)
    with others_kept_out(Path(file._index_path)):
        file._save_index({**file._load_index(), signature: name})


@contextmanager
def others_kept_out(path: Path) -> Iterator[None]:
    """What other processes add to an index meanwhile would be lost, and compiled again, where files cannot be locked."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with path.with_name("lock").open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def forgive_a_damaged_cache(cache: Any) -> None:
    """Compile again instead of failing where the kept code cannot be read, and go on where it cannot be written."""
    load, save = cache.load_overload, cache.save_overload

    def load_or_compile(*args: Any) -> Any:
        try:
            return load(*args)
        except Exception:  # an empty, cut off or foreign file: there is no telling what it raises
            discard(cache)
            return None

    def save_if_possible(*args: Any) -> None:
        try:
            save(*args)
        except Exception:  # a full disk, a file in the way
            discard(cache)

    cache.load_overload, cache.save_overload = load_or_compile, save_if_possible


def discard(cache: Any) -> None:
    """Empty a function's part of the cache, if that can be done. Whoever was about to read it compiles instead."""
    with suppress(Exception):
        cache.flush()
        index = Path(cache._cache_file._index_path)
        for path in index.parent.glob(f"{escape(index.stem)}.*.nbc"):
            path.unlink(missing_ok=True)
