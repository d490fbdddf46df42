"""Several processes that serve the same tables from one port. They share the sockets and, through PostgreSQL, everything
else; one that dies is started again. `python -m clowder.server.process.workers` is one of them."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from types import FrameType

import msgspec
import uvicorn

from clowder.bots.processes import command
from clowder.server.network.app import ServerSettings
from clowder.server.process.logs import log
from clowder.server.process.metrics import WIDTH, Metrics
from clowder.server.process.running import CLOSE_SECONDS, CUT_SECONDS, FAREWELL_SECONDS, STOPPING, leave, run, why
from clowder.server.process.shared_numbers import SharedNumbers, shared_file

LOOK_SECONDS = 0.1
"""Between two looks at the workers."""
AGAIN_SECONDS = 1.0
"""Before one that died is started again."""
STOP_SECONDS = FAREWELL_SECONDS + CUT_SECONDS + CLOSE_SECONDS + 4


class Work(msgspec.Struct):
    """What a worker has to know. It comes over its standard input: the database's password is in it."""

    settings: ServerSettings
    doors: list[int]
    """The sockets, by file descriptor."""
    trusted: list[str]
    level: int
    language: str
    counts: int
    """The file they all count in, by file descriptor, …"""
    rows: int
    row: int = 0
    """… how many rows it has, and which one is this worker's."""

    def metrics(self) -> Metrics:
        """Where this worker counts."""
        return Metrics(SharedNumbers(WIDTH, self.rows, self.counts), self.row)


class Workers:
    """The processes, and who looks after them."""

    def __init__(self, count: int, work: Work) -> None:
        self.work = work
        self.running: list[subprocess.Popen[bytes] | None] = [None] * count
        self.not_before = [0.0] * count
        self.stopping = False

    def supervise(self) -> None:
        """Keep all of them running until somebody asks to stop."""
        before = {kind: signal.signal(kind, self.stop) for kind in STOPPING}
        try:
            while not self.stopping:
                self.look()
                time.sleep(LOOK_SECONDS)
        finally:
            self.end()
            for kind, handler in before.items():
                signal.signal(kind, handler)

    def stop(self, number: int, frame: FrameType | None) -> None:
        """Somebody asks to stop."""
        self.stopping = True

    def look(self) -> None:
        """Start those that are not running."""
        for number, worker in enumerate(self.running):
            if worker is not None and worker.poll() is not None:
                log.warning("worker ended", extra={"status": worker.returncode})
                close_input(worker)
                msgspec.structs.replace(self.work, row=number).metrics().ended()
                self.running[number] = None
                self.not_before[number] = time.monotonic() + AGAIN_SECONDS
            if self.running[number] is None and time.monotonic() >= self.not_before[number]:
                self.running[number] = self.start(number)

    def start(self, number: int) -> subprocess.Popen[bytes]:
        """One more worker. Ctrl-c does not reach it: we tell it to stop."""
        worker = subprocess.Popen(
            command("clowder.server.process.workers"),
            stdin=subprocess.PIPE,
            pass_fds=[*self.work.doors, self.work.counts],
            start_new_session=True,
        )
        assert worker.stdin is not None
        with suppress(OSError):  # it died at once, which is noticed soon
            worker.stdin.write(msgspec.json.encode(msgspec.structs.replace(self.work, row=number)) + b"\n")
            worker.stdin.flush()
        return worker

    def end(self) -> None:
        """Stop them all, and wait until they have."""
        workers = [worker for worker in self.running if worker is not None]
        for worker in workers:
            worker.terminate()
        until = time.monotonic() + STOP_SECONDS
        for worker in workers:
            try:
                worker.wait(max(0.0, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                worker.kill()
                worker.wait()
            close_input(worker)


def close_input(worker: subprocess.Popen[bytes]) -> None:
    """Let go of a worker's standard input."""
    assert worker.stdin is not None
    with suppress(OSError):
        worker.stdin.close()


def supervise(
    count: int, settings: ServerSettings, doors: Sequence[socket.socket], trusted: Sequence[str], level: int, language: str
) -> None:
    """Serve with that many processes until somebody asks to stop."""
    with shared_file(WIDTH, count) as counts:
        work = Work(settings, [door.fileno() for door in doors], list(trusted), level, language, counts, count)
        Workers(count, work).supervise()


def stop_when_orphaned(server: uvicorn.Server) -> None:
    """Stop when whoever started us is gone: our standard input ends then."""

    def watch() -> None:
        with suppress(OSError):
            while os.read(0, 1):
                pass
        server.should_exit = True

    threading.Thread(target=watch, name="orphan watch", daemon=True).start()


def read_line() -> bytes:
    """The first line of standard input, without reading on."""
    line = bytearray()
    while (letter := os.read(0, 1)) not in (b"", b"\n"):
        line += letter
    return bytes(line)


def main() -> int:
    """One worker."""
    for kind in STOPPING:
        signal.signal(kind, lambda *_: sys.exit(0))  # until the server listens to them itself
    work = msgspec.json.decode(read_line(), type=Work)
    doors = [socket.socket(fileno=number) for number in work.doors]
    try:
        run(work.settings, doors, work.trusted, work.level, watched=stop_when_orphaned, metrics=work.metrics())
    except Exception as error:
        logging.getLogger("clowder.server").error("cannot start: %s", why(error, work.language))
        return leave(1)
    return leave(0)


if __name__ == "__main__":
    sys.exit(main())
