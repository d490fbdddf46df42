"""Running the command line in tests: inside this process with prepared input, or as a program on a terminal of its own."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import secrets
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import psutil
import pytest

from clowder.cli import main

MARK = "CLOWDER_TEST_TERMINAL"
"""In the environment of what a terminal runs, to find all that it has started."""
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
    """A program on a pseudo-terminal; `ctrl_c` is what SIGINT does before the program says so itself."""

    def __init__(
        self,
        arguments: list[str],
        folder: Path,
        columns: int,
        rows: int,
        env: dict[str, str],
        ctrl_c: signal.Handlers = signal.SIG_DFL,
    ) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.mark = secrets.token_hex(8)
        environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", MARK: self.mark, **env}
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            if name not in env:
                environment.pop(name, None)

        def before_it_begins() -> None:
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
            signal.signal(signal.SIGINT, ctrl_c)

        self.process = subprocess.Popen(
            [sys.executable, "-m", "clowder.cli", *arguments],
            stdin=slave, stdout=slave, stderr=slave, cwd=folder, env=environment, start_new_session=True,
            preexec_fn=before_it_begins,
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

    def status(self, timeout: float = 60) -> int:
        """Wait for the end, whatever is drawn meanwhile; the exit status."""
        end = time.monotonic() + timeout
        while time.monotonic() < end and self.more(max(end - time.monotonic(), 0)):
            pass
        try:
            return self.process.wait(max(end - time.monotonic(), 1))
        except subprocess.TimeoutExpired:
            raise AssertionError(f"it goes on after {timeout:g} seconds:\n{self.seen[-3000:]}") from None

    def end(self) -> None:
        """End the program and all that it has started, also what has no parent any more."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)
        running = [(process, process.info["environ"] or {}) for process in psutil.process_iter(["environ"])]
        left = [process for process, environment in running if environment.get(MARK) == self.mark]
        for process in left:
            with suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(left, timeout=60)


@contextmanager
def terminal(
    *arguments: str,
    folder: Path,
    columns: int = 80,
    rows: int = 24,
    ctrl_c: signal.Handlers = signal.SIG_DFL,
    **env: str,
) -> Iterator[Terminal]:
    """A program on a pseudo-terminal, ended with the test."""
    running = Terminal(list(arguments), folder, columns, rows, env, ctrl_c)
    try:
        yield running
    finally:
        running.end()


def plain(text: str) -> str:
    """Without the codes that colour and move."""
    return CODES.sub("", text).replace("\r", "")
