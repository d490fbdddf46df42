from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from clowder.bots import warming
from clowder.bots.greedy import Greedy
from clowder.bots.guest import Guest
from clowder.bots.kitten import Kitten
from clowder.bots.processes import command
from clowder.bots.search import Search
from clowder.bots.uniform import Uniform
from clowder.engine import catalogue
from clowder.engine.game import Game


def test_the_process_leaves_word_that_all_is_in_the_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = catalogue.game("discat")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "random.py").write_text("raise SystemError('not the random you wanted')\n")
    monkeypatch.setattr(warming, "disabled", lambda: False)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    for mark in warming.marks(game, [Greedy, Search]):
        mark.unlink(missing_ok=True)
    assert not warming.is_warm(game, [Greedy])
    done = subprocess.run(command("clowder.bots.warming", "discat", "greedy", "uniform"), capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"", b"")
    assert warming.is_warm(game, [Greedy, Guest, Uniform]), "those have no compiled code of their own"
    assert not warming.is_warm(game, [Search])


APART = """
from numba.core import event
from clowder.bots import warming
from clowder.bots.uniform import Uniform
from clowder.engine import catalogue

with event.install_recorder("numba:compile") as recorder:
    warming.warm_bots_apart(catalogue.game("discat"), iter([Uniform]))
print(len(recorder.buffer), warming.is_warm(catalogue.game("discat"), [Uniform]))
"""


def test_what_is_not_compiled_yet_is_compiled_by_a_process_that_ends(tmp_path: Path) -> None:
    """The memory of a compiler goes with it; here everything is only loaded."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", APART],
        env={**os.environ, "CLOWDER_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "0"},
        capture_output=True, check=True, text=True,
    )  # fmt: skip
    assert (done.stdout, done.stderr) == ("0 True\n", "")


def test_of_several_processes_one_compiles(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The others wait, and find it done."""
    monkeypatch.setattr(warming, "cache_folder", lambda sources: tmp_path)
    monkeypatch.setattr(warming, "disabled", lambda: False)
    game, began, warmed = catalogue.game("discat"), Event(), []

    def slowly(game: Game, kinds: object) -> None:
        warmed.append(game.name)
        began.set()
        time.sleep(0.3)

    monkeypatch.setattr(warming, "warm_bots", slowly)
    monkeypatch.setattr(os, "nice", lambda by: 0)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(warming.main, game.name, "greedy")
        assert began.wait(60)
        second = pool.submit(warming.main, game.name, "greedy")
        first.result(60)
        second.result(60)
    assert warmed == ["discat"]


def test_where_nothing_can_be_kept_nothing_is_won_by_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "cache_folder", lambda sources: None)
    assert warming.is_warm(catalogue.game("discat"), [Search])


def test_every_kind_gets_ready_step_by_step() -> None:
    steps = []
    warming.warm_bots(catalogue.game("discat"), [Uniform, Greedy, Kitten, Search], lambda *step: steps.append(step))
    parts = ["redeal", "rules", "deal", "position", "pace", "greedy", "kitten", "search", ""]
    assert [what for what, _, _ in steps] == parts
    assert [done for _, done, _ in steps] == list(range(9))
    assert {total for _, _, total in steps} == {8}
