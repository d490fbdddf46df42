from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from clowder.bots import warming
from clowder.bots.processes import command
from clowder.engine import catalogue


def test_the_process_leaves_word_that_all_is_in_the_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = catalogue.game("discat")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "random.py").write_text("raise SystemError('not the random you wanted')\n")
    monkeypatch.setattr(warming, "disabled", lambda: False)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    for mark in warming.marks(game, ["greedy", "search"]):
        mark.unlink(missing_ok=True)
    assert not warming.is_warm(game, ["greedy"])
    done = subprocess.run(command("clowder.bots.warming", "discat", "greedy", "guest"), capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"", b"")
    assert warming.is_warm(game, ["greedy", "guest", "uniform"]), "those have no compiled code of their own"
    assert not warming.is_warm(game, ["search"])


def test_where_nothing_can_be_kept_nothing_is_won_by_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "cache_folder", lambda sources: None)
    assert warming.is_warm(catalogue.game("discat"), ["search"])


def test_every_kind_gets_ready_step_by_step() -> None:
    steps = []
    warming.warm_bots(catalogue.game("discat"), ["uniform", *warming.HOMES], lambda *step: steps.append(step))
    parts = ["redeal", "rules", "deal", "position", "pace", "greedy", "kitten", "search", ""]
    assert [what for what, _, _ in steps] == parts
    assert [done for _, done, _ in steps] == list(range(9))
    assert {total for _, _, total in steps} == {8}
