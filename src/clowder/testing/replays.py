"""Checks of saving: a match replayed is the same match, in this process and in any other."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

import msgspec

from clowder.engine import catalogue
from clowder.engine.game import Game
from clowder.engine.match import replay
from clowder.engine.record import content
from clowder.testing.effort import Effort, Nonconforming, tables
from clowder.testing.play import steps


def check_replay(game: Game, effort: Effort) -> None:
    """Replaying the export, through JSON, gives the same record byte for byte, at any step."""
    for table in tables(game, effort):
        for seed in range(effort.games):
            seen = {}
            for match in steps(table, seed):
                if match.step % 7 == 0 or match.over:
                    seen[match.step] = content(match.record)
            exported = msgspec.json.decode(msgspec.json.encode(match.export()))
            for step, bytes_then in seen.items():
                if content(replay(exported, step).record) != bytes_then:
                    raise table.fail(f"game {seed}: replayed to step {step}, the record is another")
            if replay(exported) != match:
                raise table.fail(f"game {seed}: replayed to the end, the match is another")


def digest(game: Game, effort: Effort) -> str:
    """One number for a random game at every table: the same everywhere, or something is not determined by the seed."""
    found = hashlib.blake2b(digest_size=16)
    for table in tables(game, effort):
        for match in steps(table, effort.seed):
            found.update(content(match.record))
            if match.step % 5 == 0:
                for seat in (*range(table.players), None):
                    found.update(json.dumps(match.view(seat)).encode())
    return found.hexdigest()


def check_other_process(game: Game, effort: Effort) -> None:
    """The same seed gives the same game in another process, and with the JIT off there.

    A game added at run time is not there in another process: for it, only this process is compared.
    """
    here = digest(game, effort)
    if game.name not in catalogue.names():
        if digest(game, effort) != here:
            raise Nonconforming(f"{game.name}: the same seed gives another game")
        return
    program = (
        "from clowder.engine import catalogue\n"
        "from clowder.testing.effort import Effort\n"
        "from clowder.testing.replays import digest\n"
        f"print(digest(catalogue.game({game.name!r}), {effort!r}))"
    )
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONHASHSEED": "7"}
    there = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    if there.returncode:
        raise Nonconforming(f"{game.name}: with the JIT off: {there.stderr.strip().splitlines()[-1]}")
    if there.stdout.strip() != here:
        raise Nonconforming(f"{game.name}: the same seed gives another game in another process with the JIT off")
