"""A server in a process of its own, which can be killed at any moment and started again at the same address."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil

from tests.server.postgres import free_port

SERVE = [
    sys.executable, "-m", "clowder", "serve", "--host", "127.0.0.1", "--no-browser", "--log-level", "warning",
]  # fmt: skip
STARTED = 300
"""Seconds after which a server that does not answer is given up: the first one compiles the games."""


class ServerProcess:
    """Our server, without limits on how often somebody may ask, unless they are wanted."""

    def __init__(self, database: str, log: Path, *, limits: bool = False) -> None:
        self.database = database
        self.limits = [] if limits else ["--no-limits"]
        self.log = log
        """Where it says what went wrong."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; it does not answer yet."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*SERVE, *self.limits, "--port", str(self.port), "--database", self.database],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    def wait(self, address: str = "/readyz") -> None:
        """Until it is ready to play: the store answers and the games are compiled. At `/healthz`: until it answers."""
        assert self.process is not None
        until = time.monotonic() + STARTED
        while time.monotonic() < until:
            assert self.process.poll() is None, f"the server ended:\n{self.said()}"
            with suppress(OSError, urllib.error.URLError):
                if urllib.request.urlopen(self.url + address, timeout=5).status == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(f"the server did not answer:\n{self.said()}")

    def said(self) -> str:
        """The end of its log."""
        return self.log.read_text(errors="replace")[-4000:]

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, or kill it, and wait until it is gone."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None

    def kill(self) -> None:
        """As if the power failed."""
        self.end(signal.SIGKILL)

    def memory(self) -> int:
        """Bytes it has in memory."""
        assert self.process is not None
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")

    def worked(self) -> float:
        """Seconds it has kept processors busy."""
        assert self.process is not None
        return worked(self.process.pid)


@contextmanager
def started(
    command: list[str], folder: Path, output: int = subprocess.PIPE, told: int | None = None
) -> Iterator[subprocess.Popen[str]]:
    """Another program, ended with everything it has started: what is called `node` may be a script around the real one."""
    with subprocess.Popen(command, cwd=folder, stdin=told, stdout=output, text=True, start_new_session=True) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):  # all of it has ended by itself
                os.killpg(process.pid, signal.SIGKILL)


def family(pid: int) -> list[int]:
    """A process, and all it has started that still run."""
    return [pid, *(child.pid for child in psutil.Process(pid).children(recursive=True))]


def worked(pid: int) -> float:
    """Seconds that a process has kept processors busy."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
