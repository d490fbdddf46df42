"""How many moves a second a server takes: as many as it is sent, each client sending its next move as soon as it may.

The drivers for ours and for boardgame.io are of one kind (bench/boardgame): one Node process, a socket for every seat, the
same stretch of time, the same way to count. Ours plays Devil's Scat for two: among our games it has the most
steps that somebody decides, and it ends, like tic-tac-toe, so that both servers are also asked for new matches. A move of
ours counts when it is durable. boardgame.io plays the tic-tac-toe of its tutorial in memory, which is the least that it can
be asked for, and, like for like, Devil's Scat with hands that are secret, in memory and in the store of files that comes
with it (which does not wait for the disk).
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.server.server_process import ServerProcess, family, started, worked

PEER = Path(__file__).resolve().parent / "boardgame"
GAME = {"game": "devils_scat", "players": 2, "options": {}}


class Figures:
    """What one driver measured, and how long the servers worked for it."""

    def __init__(self, driven: dict[str, Any], worked: float) -> None:
        self.rate = float(driven["rate"])
        self.p50 = float(driven["p50"])
        self.p99 = float(driven["p99"])
        self.driver = float(driven["driver"])
        """Processors that the driver kept busy."""
        self.microseconds = 1e6 * worked / max(1, driven["moves"])
        """Of processor time that the servers spent on a move, everything else that they did included."""

    def __str__(self) -> str:
        return (
            f"{self.rate:8,.0f} moves/s   p50 {self.p50:5.1f} ms   p99 {self.p99:6.1f} ms   "
            f"{self.microseconds:5.0f} µs of server per move   driver {100 * self.driver:3.0f} %"
        )


def installed() -> Path:
    """The folder with boardgame.io and the drivers, beside the Python environment: nothing of others is committed."""
    folder = PEER.parent.parent / ".venv-bench-node"
    folder.mkdir(exist_ok=True)
    wanted = (PEER / "package-lock.json").read_text()
    for file in PEER.glob("*.mjs"):
        shutil.copy(file, folder)
    stamp = folder / "package-lock.json"
    if not (folder / "node_modules").exists() or not stamp.exists() or stamp.read_text() != wanted:
        for name in ("package.json", ".npmrc", stamp.name):
            shutil.copy(PEER / name, folder)
        command = ["npm", "install", "--no-save", "--loglevel=error"]
        try:
            subprocess.run(command, cwd=folder, check=True)
        except BaseException:
            stamp.unlink(missing_ok=True)
            raise
    return folder


def driven(folder: Path, driver: str, asked: dict[str, Any], pids: list[int]) -> Figures:
    """Let a driver run against servers."""
    with started(["node", driver, json.dumps(asked)], folder) as process:
        assert process.stdout is not None
        spent = measured(process.stdout.readline, pids)
        answer = process.stdout.readline()
        process.wait()
    if process.returncode or not answer:
        raise SystemExit(f"{driver} failed")
    return Figures(json.loads(answer), spent)


def measured(line: Callable[[], str], pids: list[int]) -> float:
    """Seconds that the servers worked from the driver's first line to its second; the first says that it begins to count,
    the second that it stops."""
    if line().strip() != "counting":
        return 0.0
    before = sum(map(worked, pids))
    line()
    return sum(map(worked, pids)) - before


def ours(servers: list[ServerProcess], tables: int, warmup: float, seconds: float, *, apart: bool = False) -> Figures:
    """Our servers, all on one database."""
    asked = {"urls": [server.url for server in servers], "tables": tables, "warmup": warmup, "seconds": seconds}
    pids = [server.process.pid for server in servers if server.process is not None]
    return driven(installed(), "drive_clowder.mjs", {**GAME, **asked, "apart": apart}, pids)


def theirs(game: str, tables: int, warmup: float, seconds: float, store: Path | None = None) -> Figures:
    """boardgame.io's server, with its matches in memory, or in files in a folder."""
    folder = installed()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ["node", "server.mjs", str(port), *([str(store)] if store is not None else [])]
    with started(command, folder, subprocess.DEVNULL) as server:
        wait_for(port)
        where = {"url": f"http://127.0.0.1:{port}", "game": game}
        asked = {**where, "tables": tables, "warmup": warmup, "seconds": seconds}
        return driven(folder, "drive_boardgame.mjs", asked, family(server.pid))


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    for _ in range(600):
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise SystemExit("boardgame.io's server did not start")
