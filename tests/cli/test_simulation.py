"""`clowder simulate` at the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from clowder.engine.text import LANGUAGES
from tests.terminal.run import Runner

MOODY = """
class Moody:
    def choose(self, position):
        if position.seed % 30 == 0:
            raise RuntimeError("a hairball")
        return position.moves[0]
"""


def test_simulate_gives_the_same_numbers_as_json_and_as_a_table(run: Runner) -> None:
    asked = ("simulate", "discat", "--players", "2", "--games", "50", "--seed", "3", "--jobs", "1")
    data = run(*asked, "--json")
    assert (data.status, data.err) == (0, "")
    summary = json.loads(data.out)
    assert (summary["game"], summary["players"], summary["games"]) == ("discat", 2, 50)
    assert len(summary["seats"]) == 2
    table = run(*asked)
    assert table.status == 0
    for row in summary["seats"]:
        assert f"{row['win_share']:.1%}" in table.out


def test_simulate_says_which_bot_sat_where(run: Runner) -> None:
    asked = ("simulate", "discat", "--bots", "greedy, uniform,kitten,uniform", "--games", "40", "--seed", "1")
    told = run(*asked)
    assert (told.status, told.err) == (0, "")
    assert "40 games with 4 players" in told.out  # as many as were named
    assert re.search(r"Seat 2 +uniform +\d", told.out)
    assert max(map(len, told.out.splitlines())) <= 80
    data = json.loads(run(*asked, "--json").out)
    assert [seat["bot"] for seat in data["seats"]] == ["greedy", "uniform", "kitten", "uniform"]
    alike = json.loads(run("simulate", "discat", "--bots", "greedy", "-n", "5", "--json").out)
    assert [seat["bot"] for seat in alike["seats"]] == ["greedy"] * 3


def test_simulate_counts_forfeits(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MOODY)
    told = run("simulate", "discat", "--bots", "mine.py:Moody,greedy", "-n", "12", "--lang", "fr")
    assert told.status == 0
    assert re.search(r"mine\.py:Moody .*\d+ .*hairball", " ".join(told.out.split()))
    (tmp_path / "never.py").write_text("class Never:\n    def choose(self, position): return None\n")
    never = run("simulate", "discat", "--bots", "never:Never,greedy", "-n", "2", "--lang", "es")
    assert never.status == 0
    assert "nan" not in re.findall(r"\w+", never.out)


@pytest.mark.parametrize(
    ("bots", "told"), [("greedy,uniform", "2"), ("greedier", "greedier"), ("nowhere:Clever", "nowhere")]
)
def test_simulate_refuses_bots_that_cannot_be_seated(bots: str, told: str, run: Runner) -> None:
    lines = set()
    for language in LANGUAGES:
        outcome = run("simulate", "discat", "-p", "3", "--bots", bots, "--lang", language)
        assert (outcome.status, outcome.out, outcome.err.count("\n")) == (2, "", 1)
        assert told in outcome.err
        lines.add(outcome.err)
    assert len(lines) == 3
