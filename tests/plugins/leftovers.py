"""Processes that tests start are gone after them: a file of tests that leaves one running fails, and so does a run.

They are known by a mark in their environment, which they hand on, so that one is found whose parent is gone, too.
"""

from __future__ import annotations

import contextlib
import gc
import os
import time
from collections.abc import Iterator
from typing import Any

import psutil
import pytest

MARK = "CLOWDER_TESTS"
"""In the environment: the number of the process that runs the tests."""
PATIENCE = 20.0
"""Seconds for those that are about to end."""
SHARED = ("postgres", "node", "chrom", "headless_shell")
"""How the programs are called that a session has for all its tests; they go with it."""


def ours() -> dict[int, psutil.Process]:
    """All that run because of us, and are not dead yet."""
    found: dict[int, psutil.Process] = {each.pid: each for each in psutil.Process().children(recursive=True)}
    for process in psutil.process_iter():
        try:
            if process.pid != os.getpid() and process.environ().get(MARK) == str(os.getpid()):
                found[process.pid] = process
        except psutil.Error:
            continue
    return {pid: each for pid, each in found.items() if runs(each)}


def runs(process: psutil.Process) -> bool:
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.Error:
        return False


def is_shared(process: psutil.Process) -> bool:
    """Whether a whole session has it; one that has ended meanwhile bothers nobody either."""
    try:
        return any(name in process.name() for name in SHARED)
    except psutil.Error:
        return True


def told(process: psutil.Process) -> str:
    """What a process is, in a line."""
    try:
        return f"{process.pid}: {' '.join(process.cmdline())[:200]}"
    except psutil.Error:
        return f"{process.pid}"


def left(known: set[int], *, shared: bool) -> list[str]:
    """What still runs though it should not, and is ended now; those that a session shares are, if they may, left alone."""

    def strangers() -> list[psutil.Process]:
        return [each for pid, each in ours().items() if pid not in known and not (shared and is_shared(each))]

    if strangers():
        gc.collect()  # some end with the object that stands for them
    end = time.monotonic() + PATIENCE
    while (found := strangers()) and time.monotonic() < end:
        time.sleep(0.05)
    lines = [told(each) for each in found]
    for each in found:
        with contextlib.suppress(psutil.Error):
            each.kill()
    return lines


@pytest.fixture(scope="module", autouse=True)
def nothing_left_running() -> Iterator[None]:
    """Set up before everything else that a file of tests has, and taken down after it."""
    known = set(ours())
    yield
    if lines := left(known, shared=True):
        pytest.fail("still running after this file of tests:\n" + "\n".join(lines), pytrace=False)


class Doorman:
    """Looks round when all have left."""

    def __init__(self) -> None:
        self.known = set(ours())
        self.lines: list[str] = []

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
        if output is not None:
            output["leftovers"] = left(self.known, shared=False)
        elif not session.config.pluginmanager.hasplugin("dsession"):
            self.lines += left(self.known, shared=False)
        if self.lines and exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        """What one of several processes found."""
        self.lines += getattr(node, "workeroutput", {}).get("leftovers", [])

    def pytest_unconfigure(self) -> None:
        for line in self.lines:
            print("still running after all tests:", line)


def pytest_configure(config: pytest.Config) -> None:
    os.environ[MARK] = str(os.getpid())
    config.pluginmanager.register(Doorman(), "doorman")
