"""`clowder report` at the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from clowder.cli.lab.balance import BalanceRequest, balance_again
from clowder.lab.balance.run import BalanceRun
from clowder.terminal.asked_game import AskedGame
from tests.lab.balance.conftest import little_work
from tests.terminal.run import Runner

__all__ = ["little_work"]

ASKED = ("report", "discat", "--players", "2", "--games", "8", "--seed", "3")


@pytest.mark.many_samples
def test_a_page_with_games_beside_it_and_sentences_to_read(run: Runner, tmp_path: Path) -> None:
    told = run(*ASKED, "--vary", "arrows=parity,halves", "--out", "mine.html")
    assert told.status == 0, told.err
    assert "With 2 players" in told.out
    assert "fun" in told.out
    page = (tmp_path / "mine.html").read_text("utf-8")
    assert "clowder report discat --players 2 --games 8 --seed 3 --vary arrows=parity,halves" in page
    games = sorted((tmp_path / "mine-games").iterdir())
    assert games
    for file in games:
        assert run("verify", str(file)).status == 0
    assert not list((tmp_path / "state" / "clowder").glob("report-*"))
    assert run(*ASKED, "--vary", "arrows=parity,halves", "--out", "mine.html", "--jobs", "1").status == 0
    assert (tmp_path / "mine.html").read_text("utf-8") == page


@pytest.mark.many_samples
def test_json_is_the_same_as_data(run: Runner, tmp_path: Path) -> None:
    told = run(*ASKED, "--json")
    assert (told.status, told.err) == (0, "")
    assert json.loads(told.out)["tables"][0]["players"] == 2
    assert [path.name for path in tmp_path.iterdir()] == ["state"]


@pytest.mark.many_samples
def test_broken_off_it_says_so_and_goes_on(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    played = BalanceRun.run

    def interrupted(self: BalanceRun, on_progress: object = None) -> None:
        def stop(done: int, total: int) -> None:
            raise KeyboardInterrupt

        played(self, stop)

    monkeypatch.setattr(BalanceRun, "run", interrupted)
    told = run(*ASKED, "--json")
    assert told.status == 130
    assert "the same command goes on" in told.err
    monkeypatch.setattr(BalanceRun, "run", played)
    again = run(*ASKED, "--json")
    assert "Going on after" in again.err
    assert again.out == run(*ASKED, "--json").out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--games", "many"], '"games" takes a whole number'),
        (["--players", "9"], "9"),
        (["--vary", "arrows"], "--vary takes an option and its values"),
        (["--vary", "nothing=1"], "nothing"),
        (["--vary", "arrows=sideways"], "arrows"),
        (["--bots", "search:2sims"], "at a glance"),
        (["--against", "nowhere.toml"], "nowhere.toml"),
        (["--out", "nowhere/page.html"], "nowhere/page.html"),
        (["--out", "notes.txt"], "not a report on a game"),
    ],
)
def test_what_cannot_be_is_said_in_a_line_before_anything_is_played(
    words: list[str], why: str, run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(self: BalanceRun, on_progress: object = None) -> None:
        raise AssertionError("played")

    monkeypatch.setattr(BalanceRun, "run", played)
    (tmp_path / "notes.txt").write_text("mine")
    told = run("report", "discat", *words)
    assert told.status == 2
    assert why in told.err
    assert len(told.err.splitlines()) == 1
    assert (tmp_path / "notes.txt").read_text() == "mine"


def test_a_deck_that_does_not_load_says_which_line(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("small = true\ncards = 0\n")
    told = run("report", "discat", "--against", "mine.toml")
    assert told.status == 2
    assert "mine.toml" in told.err
    assert "2" in told.err


def test_the_command_is_written_as_it_can_be_typed_again() -> None:
    game = AskedGame("discat", {"starter": 0}, Path("folder/my deck.toml"))
    request = BalanceRequest(game, "all", 10, 1, ["uniform", "greedy"], {"arrows": ["parity"]}, Path("other.toml"))
    assert balance_again(request) == (
        "clowder report discat --players all --games 10 --seed 1 --bots uniform,greedy -o starter=0 --vary arrows=parity"
        " --deck 'my deck.toml' --against other.toml"
    )
