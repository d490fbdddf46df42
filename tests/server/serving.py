"""`clowder serve` as a program of its own, as a host starts it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

COMMAND = ("serve", "--no-browser", "--host", "127.0.0.1", "--port", "0")
PATIENCE = 120.0
"""Seconds after which something that should happen is taken for stuck."""


class Serving:
    """A server that runs; `url` is its address, `err` what it logged so far goes to."""

    def __init__(self, arguments: list[str], folder: Path, env: dict[str, str]) -> None:
        self.err = folder / f"stderr-{len(list(folder.glob('stderr-*')))}"
        with self.err.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "clowder.cli", *arguments],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=folder,
                env={**os.environ, "LC_ALL": "C.UTF-8", **env},
            )
        assert self.process.stdout is not None
        self.said, self.url = "", ""
        for line in self.process.stdout:
            self.said += line
            if "Ctrl-c" in line:
                break
        if found := re.search(r"http://(127\.0\.0\.1|localhost):\d+", self.said):
            self.url = found[0]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; the exit status."""
        self.process.send_signal(how)
        return self.ended()

    def ended(self) -> int:
        """Wait for the end; the exit status."""
        assert self.process.stdout is not None
        try:
            status = self.process.wait(PATIENCE)
        finally:
            self.process.kill()
        self.said += self.process.stdout.read()
        self.process.stdout.close()
        return status

    def log(self) -> str:
        """What it wrote to stderr."""
        return self.err.read_text("utf-8")


@contextmanager
def serving(*arguments: str, folder: Path, command: Sequence[str] = COMMAND, **env: str) -> Iterator[Serving]:
    """A server on a free port of the loopback, ended with the test."""
    running = Serving([*command, *arguments], folder, env)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.process.kill()
        running.process.wait(PATIENCE)
        assert running.process.stdout is not None
        running.process.stdout.close()


def new_table(url: str, **asked: object) -> dict[str, str]:
    """A table with Ada on its first seat."""
    body = {"game": "discat", "players": 2, "name": "Ada", "manners": {"pace": 0, "reaction": 3}, **asked}
    answer = httpx.post(f"{url}/api/tables", json=body, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    made: dict[str, str] = answer.json()
    return made
