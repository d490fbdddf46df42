"""What pytest is taught for these tests: runs of it on tests that do not keep to it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1]
ALONE: tuple[str, ...] = ()
SPREAD = ("-p", "xdist", "--numprocesses", "2", "--dist", "loadgroup")


def run(folder: Path, plugin: str, tests: str, *arguments: str, conftest: str = "") -> subprocess.CompletedProcess[str]:
    """A run of pytest with one of the plugins, in a folder of its own."""
    (folder / "conftest.py").write_text(f"pytest_plugins = ['tests.plugins.{plugin}']\n{conftest}")
    (folder / "test_it.py").write_text(tests)
    (folder / "pytest.ini").write_text("[pytest]\n")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(HOME), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


TWO = """
def test_one(): pass
def test_two(): pass
"""
OF_ONE_NAME = """
def pytest_collection_modifyitems(items):
    items.append(items[0])
"""
FORGOTTEN = """
def pytest_runtest_protocol(item, nextitem):
    return True if item.name == "test_two" else None
"""


def test_these_tests_are_taught_all_of_it_and_have_a_time_limit(pytestconfig: pytest.Config) -> None:
    for path in (HOME / "tests" / "plugins").glob("[a-z]*.py"):
        assert pytestconfig.pluginmanager.has_plugin(f"tests.plugins.{path.stem}"), path
    assert 0 < float(pytestconfig.getini("timeout")) <= 300


@pytest.mark.parametrize("how", [ALONE, SPREAD], ids=["alone", "spread"])
def test_a_run_in_which_all_ran_is_well(tmp_path: Path, how: tuple[str, ...]) -> None:
    done = run(tmp_path, "all_ran", TWO, *how)
    assert done.returncode == 0, done.stdout
    assert "did not run" not in done.stdout
    assert run(tmp_path, "all_ran", TWO, *how, "-k", "one").returncode == 0
    assert run(tmp_path, "all_ran", TWO, "--collect-only").returncode == 0


@pytest.mark.parametrize("how", [ALONE, SPREAD], ids=["alone", "spread"])
@pytest.mark.parametrize(
    ("conftest", "told"),
    [
        (FORGOTTEN, "test_it.py::test_two was collected and did not run"),
        (OF_ONE_NAME, "test_it.py::test_one is the name of 2 tests"),
    ],
    ids=["forgotten", "of one name"],
)
def test_a_run_in_which_less_ran_fails(tmp_path: Path, how: tuple[str, ...], conftest: str, told: str) -> None:
    done = run(tmp_path, "all_ran", TWO, *how, conftest=conftest)
    assert done.returncode == 1, done.stdout
    assert told in done.stdout


SKIPPED = """
import pytest
def test_one(): pytest.skip("not today")
@pytest.mark.parametrize("each", [])
def test_two(each): pass
"""


@pytest.mark.parametrize("how", [ALONE, SPREAD], ids=["alone", "spread"])
def test_a_run_in_which_something_was_skipped_fails(tmp_path: Path, how: tuple[str, ...]) -> None:
    done = run(tmp_path, "all_ran", SKIPPED, *how)
    assert done.returncode == 1, done.stdout
    assert "test_it.py::test_one was skipped" in done.stdout
    assert "test_it.py::test_two[NOTSET] was skipped" in done.stdout


STAYS = """
import subprocess, sys
def test_starts():
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
"""
ORPHAN = """
import subprocess, sys
SLEEP = "import time; time.sleep(600)"
START = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {SLEEP!r}], start_new_session=True)"
def test_starts():
    subprocess.run([sys.executable, "-c", START], check=True)
"""
WITH_THE_SESSION = """
import subprocess, sys, pytest
@pytest.fixture(scope="session", autouse=True)
def early():
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
"""


@pytest.mark.parametrize("how", [ALONE, SPREAD], ids=["alone", "spread"])
@pytest.mark.parametrize(
    ("tests", "conftest", "told"),
    [
        (STAYS, "", "still running after this file of tests"),
        (ORPHAN, "", "still running after this file of tests"),
        (TWO, WITH_THE_SESSION, "still running after all tests"),
    ],
    ids=["child", "orphan", "with the session"],
)
def test_a_run_that_leaves_a_process_fails(
    tmp_path: Path, how: tuple[str, ...], tests: str, conftest: str, told: str
) -> None:
    done = run(
        tmp_path, "leftovers", tests, *how, conftest="import tests.plugins.leftovers as it; it.PATIENCE = 0.5\n" + conftest
    )
    assert done.returncode == 1, done.stdout
    assert told in done.stdout
    assert "time.sleep(600)" in done.stdout


HEEDS = """
import os, pytest, signal, subprocess, sys
def test_here():
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
    signal.raise_signal(signal.SIGHUP)  # still ignored
@pytest.mark.parametrize("kind", [signal.SIGINT, signal.SIGHUP, signal.SIGTERM])
def test_there(kind):
    with subprocess.Popen(["sleep", "600"]) as process:
        process.send_signal(kind)
        assert process.wait(60) == -kind
"""


@pytest.mark.parametrize("how", [ALONE, SPREAD], ids=["alone", "spread"])
def test_signals_that_are_ignored_where_the_tests_are_started_are_heeded_in_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: tuple[str, ...]
) -> None:
    before = {kind: signal.signal(kind, signal.SIG_IGN) for kind in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM)}
    try:
        done = run(tmp_path, "signals", HEEDS, *how)
    finally:
        for kind, handler in before.items():
            signal.signal(kind, handler)
    assert done.returncode == 0, done.stdout
