"""`clowder arena` at the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from clowder.cli.lab.arena import ArenaRequest, command_again
from clowder.engine.files import BadFile
from clowder.engine.text import LANGUAGES
from clowder.terminal.asked_game import AskedGame
from tests.terminal.run import Runner, plain, terminal

ASKED = ("arena", "discat", "--bots", "greedy,kitten,search:4sims", "--players", "3,2", "--deals", "3", "--seed", "7")


@pytest.fixture(autouse=True)
def _quick_ladders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clowder.lab.ladder.SAMPLES", 20)


def test_the_table_tells_what_json_says(run: Runner) -> None:
    data = run(*ASKED, "--json", "--jobs", "1")
    assert (data.status, data.err) == (0, "")
    verdict = json.loads(data.out)
    assert (verdict["players"], verdict["bots"]) == ([2, 3], ["greedy", "kitten", "search:4sims"])
    table = run(*ASKED, "--jobs", "2")
    assert (table.status, table.err) == (0, "")
    assert max(map(len, table.out.splitlines())) <= 80
    for players in (2, 3):
        assert f"With {players} players" in table.out
    for duel in verdict["duels"]:
        assert f"{100 * duel['share']:.1f}\N{NO-BREAK SPACE}%" in table.out
        assert re.search(rf"{duel['first']} .*\n  v\. {duel['second']}", table.out)
    for ladder in verdict["ladders"]:
        for rung in ladder["rungs"]:
            assert f"{rung['elo']:+.0f}".replace("-", "−").replace("+0", "0") in table.out
    assert "do not repeat" not in table.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_and_every_language_fit_in_80_columns(language: str, run: Runner, tmp_path: Path) -> None:
    folder = tmp_path / "a_folder_with_quite_a_long_name"
    folder.mkdir()
    (folder / "my_very_clever_bots.py").write_text(
        "class Clever:\n    def choose(self, position): return position.moves[0]\n"
    )
    bots = f"{folder.name}/my_very_clever_bots.py:Clever,search:1sims,clairvoyant:1sims,greedy"
    told = run("arena", "discat", "--bots", bots, "-p", "2", "--deals", "1", "--lang", language)
    assert (told.status, told.err) == (0, "")
    assert max(map(len, told.out.splitlines())) <= 80
    assert "my_very_clever_bots.py" in "".join(told.out.split())
    assert told.out.count("clairvoyant:1sims") >= 3


def test_what_does_not_repeat_is_said_so(run: Runner) -> None:
    told = run("arena", "discat", "--bots", "greedy,search:1ms", "-p", "2", "--deals", "1")
    assert "do not repeat exactly" in told.out


def journals(folder: Path) -> list[Path]:
    return list((folder / "state" / "clowder").glob("*"))


def interrupted_after(deals: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if somebody pressed ctrl-c then."""
    from clowder.lab.arena import Arena

    whole = Arena.run

    def broken(self: Arena, on_progress: Any) -> Any:
        def interrupt(done: int, total: int) -> None:
            if done >= deals:
                raise KeyboardInterrupt

        return whole(self, interrupt)

    monkeypatch.setattr(Arena, "run", broken)


def test_the_same_command_goes_on_after_ctrl_c(run: Runner, tmp_path: Path) -> None:
    whole = run(*ASKED)
    assert journals(tmp_path) == []
    with pytest.MonkeyPatch.context() as patch:
        interrupted_after(5, patch)
        left = run(*ASKED, "--jobs", "1")
        silent = run(*ASKED, "--jobs", "1", "--json")
    assert (left.status, left.err) == (130, "Interrupted; the same command goes on from here.\n")
    assert "With 2 players" in left.out
    assert left.out != whole.out
    assert (silent.status, silent.out) == (130, "")
    assert len(journals(tmp_path)) == 1
    again = run(*ASKED)
    assert (again.status, again.out) == (0, whole.out)
    assert again.err == "Going on after 5 deals of an earlier run.\n"
    assert journals(tmp_path) == []


def test_a_journal_of_ones_own_is_kept(run: Runner, tmp_path: Path) -> None:
    whole = run(*ASKED, "--journal", "run.jsonl")
    assert (whole.status, whole.err) == (0, "")
    assert journals(tmp_path) == []
    again = run(*ASKED, "--journal", "run.jsonl")
    assert (again.out, again.status) == (whole.out, 0)
    assert "Going on after" in again.err
    other = run(*ASKED[:-1], "8", "--journal", "run.jsonl")
    assert (other.status, other.out, other.err.count("\n")) == (2, "", 1)


def test_without_a_place_for_the_journal_it_is_said_that_nothing_is_kept(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    assert run(*ASKED).status == 0
    interrupted_after(1, monkeypatch)
    left = run(*ASKED)
    assert left.status == 130
    assert "begins anew" in left.err


def test_ctrl_c_on_a_terminal(run: Runner, tmp_path: Path) -> None:
    asked = ["arena", "discat", "--bots", "greedy,search:20ms", "--players", "2", "--deals", "400", "--all-deals"]
    with terminal(*asked, folder=tmp_path) as running:
        running.until("2/400", "3/400", "4/400", timeout=120)
        running.type("\x03")
        running.until("the same command goes on from here", timeout=120)
        assert running.status() == 130
        assert "v. search:20ms" in plain(running.seen)
    with terminal(*asked, folder=tmp_path) as running:
        running.until("Going on after", timeout=120)
        running.type("\x03")
        assert running.status() == 130


BOTS = """
class Moody:
    def choose(self, position):
        if position.seed % 30 == 0:
            raise RuntimeError("a hairball, [bold]coughed up[/bold]")
        return position.moves[0]

class Clever:
    def choose(self, position):
        return position.moves[0]
"""


def test_forfeits_are_counted_and_the_run_goes_on(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BOTS)
    asked = ("arena", "discat", "--bots", "uniform,mine:Moody", "-p", "2", "--deals", "6", "--all-deals", "--jobs", "2")
    told = run(*asked)
    assert told.status == 0
    assert re.search(r"mine:Moody forfeited \d+ games\. The first time: .*RuntimeError", " ".join(told.out.split()))
    assert "[bold]coughed up[/bold]" in " ".join(told.out.split())
    data = json.loads(run(*asked, "--json").out)
    assert data["duels"][0]["deals"] == 6
    assert data["forfeits"][0]["games"] == data["duels"][0]["forfeits"][1] > 0
    assert not data["repeats"]


def test_what_is_not_a_number_is_null_in_json(run: Runner) -> None:
    told = run("arena", "discat", "--bots", "search:1sims,clairvoyant:1sims,greedy", "-p", "2", "--deals", "1", "--json")

    def no_constant(word: str) -> None:
        raise AssertionError(word)

    assert json.loads(told.out, parse_constant=no_constant)["ceilings"]


def test_the_report_is_written_and_may_be_replaced(run: Runner, tmp_path: Path) -> None:
    asked = ("arena", "discat", "--bots", "greedy,uniform", "-p", "2", "--deals", "2", "-o", "starter=0")
    told = run(*asked, "--out", "report.html", "--lang", "fr", "--json")
    assert (told.status, told.err) == (0, "Le rapport est dans report.html\n")
    page = (tmp_path / "report.html").read_text("utf-8")
    assert '<html lang="fr">' in page
    assert "clowder arena discat --bots greedy,uniform --players 2 --deals 2 --seed 0 -o starter=0" in page
    assert run(*asked, "--out", "report.html", "--lang", "fr").status == 0
    assert (tmp_path / "report.html").read_text("utf-8") == page


def test_a_report_that_cannot_be_written_in_the_end_loses_nothing(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, content: bytes) -> None:
        raise BadFile("error-file-unwritable", target=str(path), why="other", reason="disk full")

    monkeypatch.setattr("clowder.cli.lab.arena.write_whole", full)
    told = run(*ASKED, "--out", "report.html")
    assert (told.status, told.err) == (2, "Cannot write report.html: disk full\n")
    assert "With 2 players" in told.out
    assert len(journals(tmp_path)) == 1


def test_the_command_in_the_report_gives_the_figures_again() -> None:
    options = {"starter": 0, "arrows": "two words", "list": [1, 0]}
    game = AskedGame("discat", options, Path("my deck.toml"))
    request = ArenaRequest(game, ["greedy", "a b.py:C"], None, 10, 3, all_deals=True)
    assert command_again(request, [2, 3]) == (
        "clowder arena discat --bots 'greedy,a b.py:C' --players 2,3 --deals 10 --seed 3 --all-deals "
        "--deck 'my deck.toml' -o starter=0 -o 'arrows=two words' -o 'list=[1,0]'"
    )


WRONG: dict[str, tuple[tuple[str, ...], str]] = {
    "one bot": (("--bots", "greedy"), "bots"),
    "the same bot twice": (("--bots", "greedy,greedy"), "greedy, greedy"),
    "unknown bot": (("--bots", "greedy,greedier"), "greedier"),
    "no name": (("--bots", "greedy,"), "uniform"),
    "bad budget": (("--bots", "greedy,search:soon"), "soon"),
    "bot not there": (("--bots", "greedy,nowhere:Clever"), "nowhere:Clever"),
    "bot without choose": (("--bots", "greedy,mine.py:Idle"), "choose"),
    "players": (("--bots", "greedy,uniform", "--players", "2,9"), "9"),
    "players not numbers": (("--bots", "greedy,uniform", "--players", "2-4"), "'2-4'"),
    "deals": (("--bots", "greedy,uniform", "--deals", "none"), "deals"),
    "seed": (("--bots", "greedy,uniform", "--seed", "-1"), "seed"),
    "jobs": (("--bots", "greedy,uniform", "--jobs", "0"), "jobs"),
    "option": (("--bots", "greedy,uniform", "-o", "arows=1"), "arrows"),
    "deck": (("--bots", "greedy,uniform", "--deck", "nowhere.toml"), "nowhere.toml"),
    "journal nowhere": (("--bots", "greedy,uniform", "--journal", "no/such/run.jsonl"), "run.jsonl"),
    "journal of something else": (("--bots", "greedy,uniform", "--journal", "mine.py"), "mine.py"),
    "journal a folder": (("--bots", "greedy,uniform", "--journal", "."), "."),
    "report nowhere": (("--bots", "greedy,uniform", "--out", "no/such/report.html"), "report.html"),
    "report over something else": (("--bots", "greedy,uniform", "--out", "mine.py"), "mine.py"),
    "report a folder": (("--bots", "greedy,uniform", "--out", "."), "."),
    "no bots at all": ((), "A,B"),
}


@pytest.mark.parametrize("mistake", WRONG)
def test_what_cannot_be_asked_is_refused_in_one_line(mistake: str, run: Runner, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("class Idle: ...\n")
    arguments, told = WRONG[mistake]
    before = sorted(tmp_path.rglob("*"))
    lines = set()
    for language in LANGUAGES:
        outcome = run("arena", "discat", *arguments, "--lang", language)
        assert (outcome.status, outcome.out, outcome.err.count("\n")) == (2, "", 1), outcome
        assert told in outcome.err
        lines.add(outcome.err)
    assert len(lines) == 3
    assert [path for path in sorted(tmp_path.rglob("*")) if "state" not in path.parts] == before


def test_without_matplotlib_nothing_is_played(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clowder.lab.arena_page.find_spec", lambda name: None)
    told = run(*ASKED, "--out", "report.html")
    assert (told.status, told.out, told.err.count("\n")) == (2, "", 1)
    assert 'pip install "clowder[report]"' in told.err
    assert list(tmp_path.iterdir()) == []
    assert run(*ASKED).status == 0
