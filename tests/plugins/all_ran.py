"""A run in which less ran than was collected has failed; so has one in which a test was skipped, or with two tests of one
name: spread over processes, a name runs once, however often it was collected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest


class Attendance:
    """Who was called, and who came."""

    def __init__(self) -> None:
        self.collected: Counter[str] = Counter()
        self.ran: set[str] = set()
        self.skipped: set[str] = set()
        """Also where a test was to be made of a list in which there is nothing."""

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.collected = Counter(item.nodeid for item in session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: Any, ids: Sequence[str]) -> None:
        """Every process collects the same."""
        self.collected = Counter(ids)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.ran.add(report.nodeid)
        if report.skipped and not hasattr(report, "wasxfail"):
            self.skipped.add(report.nodeid)

    def absent(self) -> list[str]:
        """What is wrong, a line for each name."""
        told = [f"{name} is the name of {count} tests" for name, count in self.collected.items() if count > 1]
        told += [f"{name} was skipped" for name in sorted(self.skipped)]
        return told + [f"{name} was collected and did not run" for name in self.collected if name not in self.ran]

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus == pytest.ExitCode.OK and not session.config.option.collectonly and self.absent():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, exitstatus: int) -> None:
        if exitstatus != pytest.ExitCode.OK or terminalreporter.config.option.collectonly:
            return  # it has failed, or was stopped, in any case
        if absent := self.absent():
            terminalreporter.section("Not all tests ran", red=True)
            for line in absent:
                terminalreporter.line(line)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # the process that hears of all of them
        config.pluginmanager.register(Attendance(), "attendance")
