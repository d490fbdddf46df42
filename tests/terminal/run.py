"""Running the command line in tests: inside this process with prepared input, or as a program on a terminal of its own."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from clowder.cli import main

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@dataclass(frozen=True)
class Outcome:
    """What a command did."""

    status: int
    out: str
    err: str


class Runner:
    """Runs commands inside this process."""

    def __init__(self, capture: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.capture = capture
        self.patch = patch

    def __call__(self, *arguments: str | Path, typed: str = "") -> Outcome:
        self.capture.readouterr()
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as leaving:  # nothing should get here
            raise AssertionError(f"left with {leaving.code}") from leaving
        seen = self.capture.readouterr()
        assert "Traceback" not in seen.out + seen.err
        return Outcome(status, seen.out, seen.err)


class Terminal:
    """A program on a pseudo-terminal."""

    def __init__(self, arguments: list[str], folder: Path, columns: int, rows: int, env: dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **env}
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            if name not in env:
                environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "clowder.cli", *arguments],
            stdin=slave, stdout=slave, stderr=slave, cwd=folder, env=environment, start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )  # fmt: skip
        os.close(slave)
        self.seen = ""
        self.read_to = 0

    def until(self, *wanted: str, timeout: float = 60) -> str:
        """Read on until one of the texts appears; what was seen since the last time."""
        end = time.monotonic() + timeout
        while not any(text in self.seen[self.read_to :] for text in wanted):
            if not self.more(max(end - time.monotonic(), 0)):
                raise AssertionError(f"none of {wanted} in:\n{self.seen[self.read_to :][-3000:]}")
        part = self.seen[self.read_to :]
        self.read_to = len(self.seen)
        return part

    def more(self, timeout: float) -> bool:
        """Read what there is; False when nothing comes any more."""
        if not select.select([self.master], [], [], timeout)[0]:
            return False
        try:
            piece = os.read(self.master, 65536)
        except OSError:
            return False
        self.seen += piece.decode("utf-8", "replace")
        return bool(piece)

    def type(self, text: str) -> None:
        """Type a line, or single keys."""
        os.write(self.master, text.encode())

    def status(self) -> int:
        """Wait for the end; the exit status."""
        while self.more(60):
            pass
        return self.process.wait(60)


@contextmanager
def terminal(*arguments: str, folder: Path, columns: int = 80, rows: int = 24, **env: str) -> Iterator[Terminal]:
    """A program on a pseudo-terminal, ended with the test."""
    running = Terminal(list(arguments), folder, columns, rows, env)
    try:
        yield running
    finally:
        running.process.kill()
        running.process.wait()
        os.close(running.master)


def plain(text: str) -> str:
    """Without the codes that colour and move."""
    return CODES.sub("", text).replace("\r", "")
