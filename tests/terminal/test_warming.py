"""Bots get ready behind the scenes; whoever has to wait for one is told so, and can leave."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from clowder.bots import processes
from clowder.bots import warming as bots
from clowder.bots.greedy import Greedy
from clowder.bots.search import Search
from clowder.engine import catalogue
from clowder.terminal.local.warming import BotWarmer

GAME = catalogue.game("discat")


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Nothing is in the cache, and the process that fills it runs this program instead."""

    def run_instead(program: str) -> None:
        monkeypatch.setattr(bots, "is_warm", lambda game, kinds: False)
        monkeypatch.setattr(processes, "command", lambda *asked: [sys.executable, "-c", program, *asked])

    return run_instead


@pytest.fixture
def made_ready(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is made ready here."""
    done: list[Any] = []
    monkeypatch.setattr(bots, "warm_bots", lambda game, kinds, on_step: done.append((game.name, kinds)))
    return done


def screen() -> Console:
    return Console(file=io.StringIO(), force_terminal=True, width=80)


def test_a_bot_waits_for_the_process_and_is_then_made_ready_here(
    cold: Any, made_ready: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    cold("import sys; open('done', 'w').write(' '.join(sys.argv[1:]))")
    console = screen()
    with BotWarmer(console) as warmer:
        warmer.begin(GAME, [Search, Greedy, Search])
        for _ in range(2):
            warmer.ready(GAME, Search, "Mochi is waking up")
        assert (tmp_path / "done").read_text() == "clowder.bots.warming discat greedy search"
    assert made_ready == [("discat", [Search])], "once"
    assert "Mochi is waking up" in console.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.parametrize("program", ["raise SystemExit(3)", "import os; os.kill(os.getpid(), 9)", "this is no program"])
def test_a_process_that_fails_harms_nobody(program: str, cold: Any, made_ready: list[Any]) -> None:
    cold(program)
    with BotWarmer(screen()) as warmer:
        warmer.begin(GAME, [Greedy])
        warmer.ready(GAME, Greedy, "")
    assert made_ready == [("discat", [Greedy])]


def test_a_process_that_cannot_be_started_harms_nobody(
    cold: Any, made_ready: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    cold("")
    monkeypatch.setattr(bots, "ending_with_us", lambda *asked: ["/no/such/python"])
    with BotWarmer(screen()) as warmer:
        warmer.begin(GAME, [Greedy])
        warmer.ready(GAME, Greedy, "")
    assert made_ready == [("discat", [Greedy])]


def test_who_leaves_takes_the_process_along(cold: Any, made_ready: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """ctrl-c while waiting: nothing is made ready any more, and no process is left behind."""
    cold("import time; time.sleep(3600)")
    warmer = BotWarmer(screen())

    def interrupted(seconds: float) -> int:
        raise KeyboardInterrupt

    with warmer:
        warmer.begin(GAME, [Greedy])
        assert warmer.process
        with monkeypatch.context() as patch:
            patch.setattr(warmer.process, "wait", interrupted)
            with pytest.raises(KeyboardInterrupt):
                warmer.ready(GAME, Greedy, "")
    assert warmer.process.returncode is not None
    assert made_ready == []


def test_what_is_in_the_cache_needs_no_process_and_no_bar(made_ready: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "is_warm", lambda game, kinds: True)
    console = screen()
    with BotWarmer(console) as warmer:
        warmer.begin(GAME, [Search])
        assert warmer.process is None
        warmer.ready(GAME, Search, "Mochi is waking up")
    assert made_ready == [("discat", [Search])]
    assert console.file.getvalue() == ""  # type: ignore[attr-defined]


def test_a_table_without_bots_needs_no_process(cold: Any) -> None:
    cold("")
    with BotWarmer(screen()) as warmer:
        warmer.begin(GAME, [])
        assert warmer.process is None
