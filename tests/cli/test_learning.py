"""`clowder learn` at the command line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from clowder.engine import catalogue
from clowder.engine.text import LANGUAGES
from tests.terminal.run import Runner

SMALL = catalogue.game("devils_scat").folder / "small.toml"
ASKED = ["learn", "devils_scat", "-p", "2", "-o", "scoring=classic", "--deck", str(SMALL)]
QUICK = [word for value in ("width=32", "rows=64", "steps=8", "minibatch=128", "segment=4", "deals=10")
         for word in ("--set", value)]  # fmt: skip


def test_it_learns_and_says_what_came_of_it(run: Runner, tmp_path: Path) -> None:
    told = run(*ASKED, *QUICK, "--decisions", "3000", "--out", "mine.msgpack")
    assert told.out == ""
    assert "With 2 players, against a greedy player" in told.err
    assert "learned:mine.msgpack" in told.err
    assert told.status in (0, 1), "so little may not be enough to beat the greedy player"
    assert (told.status == 1) == ("does not clearly beat" in told.err)
    assert {path.name for path in tmp_path.glob("mine*")} == {"mine.msgpack", "mine.html"}
    page = (tmp_path / "mine.html").read_text("utf-8")
    assert "clowder learn devils_scat --players 2 --decisions 3000 --seed 0" in page
    duel = run("arena", "devils_scat", "--bots", "learned:mine.msgpack,uniform", "-p", "2", "-n", "3", "--deck", str(SMALL),
               "-o", "scoring=classic")  # fmt: skip
    assert (duel.status, duel.err) == (0, "")
    again = run(*ASKED, *QUICK, "--decisions", "1000", "--out", "mine.msgpack")
    assert again.status in (0, 1), "a file of weights may be replaced"


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("learn", "chess"), "chess"),
        (("learn", "discat", "--players", "9"), "9"),
        (("learn", "discat", "--hours", "never"), "never"),
        (("learn", "discat", "--decisions", "few"), "few"),
        (("learn", "discat", "--set", "speed=9"), "speed"),
        (("learn", "discat", "--set", "rows=many"), "rows"),
        (("learn", "discat", "-o", "arrows=sideways"), "arrows"),
        (("learn", "discat", "--resume", "--out", "nothing"), "nothing"),
        (("learn", "discat", "--out", "taken.txt"), "taken.txt"),
        (("learn", "discat", "--out", "nowhere/it"), "nowhere"),
        (("arena", "discat", "--bots", "learned:taken.txt,greedy"), "taken.txt"),
    ],
)
def test_what_cannot_be_asked_is_told_in_one_line(asked: tuple[str, ...], told: str, run: Runner, tmp_path: Path) -> None:
    (tmp_path / "taken.txt").write_text("a letter")
    lines = set()
    for language in LANGUAGES:
        outcome = run(*asked, "--lang", language)
        assert (outcome.status, outcome.out, outcome.err.count("\n")) == (2, "", 1)
        assert told in outcome.err
        lines.add(outcome.err)
    assert len(lines) == 3
    assert (tmp_path / "taken.txt").read_text() == "a letter"


def test_ctrl_c_keeps_everything_and_kill_too(tmp_path: Path) -> None:
    """A real process, broken off twice in different ways, goes on each time; and a new run does not write over it."""
    command = [sys.executable, "-m", "clowder", *ASKED, *QUICK, "--out", "it.msgpack"]
    kept = tmp_path / "it.msgpack.checkpoint"
    endless = subprocess.Popen([*command, "--decisions", "100000000"], cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    wait_for(kept)
    endless.send_signal(signal.SIGINT)
    _, said = endless.communicate(timeout=120)
    assert endless.returncode == 130
    assert "--resume" in said
    assert "Traceback" not in said
    again = subprocess.run([*command, "--decisions", "100"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (again.returncode, again.stderr.count("\n")) == (2, 1)
    before = kept.stat().st_mtime_ns
    killed = subprocess.Popen([*command, "--resume"], cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    wait_for(kept, before)
    killed.kill()
    killed.communicate(timeout=60)
    last = subprocess.Popen([*command, "--resume"], cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    wait_for(kept, kept.stat().st_mtime_ns)
    last.send_signal(signal.SIGTERM)
    _, said = last.communicate(timeout=120)
    assert last.returncode == 130
    assert "Traceback" not in said


def wait_for(path: Path, since: int = 0) -> None:
    """Until a file has been written (again)."""
    for _ in range(1200):
        if path.exists() and path.stat().st_mtime_ns > since:
            return
        time.sleep(0.1)
    raise AssertionError(f"{path} was not written")


def test_without_jax_one_line_says_what_installs_it(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['jax'] = None\n")
    done = subprocess.run(
        [sys.executable, "-m", "clowder", "learn", "discat"],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr == 'jax is not installed; it comes with: pip install "clowder[learn]"\n'
