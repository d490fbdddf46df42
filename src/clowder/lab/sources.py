"""Which code a figure was measured with: deals that were kept are gone on with only by the code that played them."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence
from importlib.machinery import PathFinder
from pathlib import Path

from clowder.bots.guest import Guest
from clowder.bots.known import Entry
from clowder.engine.compiling import PACKAGE, sources_hash
from clowder.engine.game import Game


def sources_of_figures(entries: Sequence[Entry], game: Game) -> list[str]:
    """Names for all that figures depend on: a journal is gone on with only by the code, and the weights, that began it."""
    ours = sources_hash(tuple(PACKAGE / part for part in ("engine", "games", "bots", "vector", "lab")))
    guests = [sources_of_guest(entry) for entry in entries if entry.kind is Guest]
    return [ours, *guests, *filter(None, (entry.kind.source(entry, game) for entry in entries))]


def sources_of_guest(entry: Entry) -> str:
    """One name for the Python files of somebody's own bot: those of its package, or those beside its file."""
    place = entry.detail.rpartition(":")[0]
    if place.endswith(".py"):
        files = Path(place).resolve().parent.glob("*.py")
    else:
        found = PathFinder.find_spec(place.partition(".")[0], [str(Path.cwd()), *sys.path])
        if not found or not found.origin:
            return ""
        home = Path(found.origin).parent
        files = home.rglob("*.py") if found.submodule_search_locations else home.glob("*.py")
    digest = hashlib.blake2b(digest_size=10)
    for file in sorted(files):
        digest.update(file.name.encode(errors="replace") + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()
