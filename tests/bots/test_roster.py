"""Bots by name: what is understood, and that what is not gets a clear refusal that names the bot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import clowder
from clowder.bots import bot
from clowder.bots.budget import Budget
from clowder.bots.greedy import Greedy
from clowder.bots.guest import Guest
from clowder.bots.position import Position
from clowder.bots.roster import USUAL, kinds, levels, understood
from clowder.bots.search import Search
from clowder.engine.text import LANGUAGES
from clowder.errors import BadOption


@pytest.mark.parametrize(
    ("name", "milliseconds", "simulations", "threads"),
    [
        ("search", 100, None, 1),
        ("search:100ms", 100, None, 1),
        ("search:1.5s", 1500, None, 1),
        ("search:2000sims", None, 2000, 1),
        (" search:1s:2threads ", 1000, None, 2),
    ],
)
def test_budgets(name: str, milliseconds: float | None, simulations: int | None, threads: int) -> None:
    entry = understood(name)
    assert (entry.kind, entry.budget) == (Search, Budget(milliseconds, simulations, threads))
    assert entry.repeats == (simulations is not None)


@pytest.mark.parametrize(
    "name",
    [
        *("search:", "search:fast", "search:20", "search:0ms", "search:-5ms", "search:1h", "search:1.5sims", "search:601s"),
        *("search:100ms:0threads", "search:100ms:x", "search:1e3ms", "search:٣ms"),
    ],
)
def test_a_malformed_budget_is_refused_by_name(name: str) -> None:
    with pytest.raises(BadOption) as refusal:
        understood(name)
    assert name in str(refusal.value)
    assert "2000sims" in str(refusal.value)


@pytest.mark.parametrize("name", ["", "lion", "clairvoyant:100ms", "clairvoyant", "my bots:Clever", ":", "a:b c", "../x:y"])
def test_an_unknown_bot_is_refused_by_name(name: str) -> None:
    with pytest.raises(BadOption) as refusal:
        understood(name)
    assert refusal.value.args_["bot"] == name
    for language in LANGUAGES:
        assert "tiger" in refusal.value.text(language)


def test_a_bot_that_needs_no_budget_takes_none() -> None:
    with pytest.raises(BadOption, match="greedy"):
        understood("greedy:100ms")


@pytest.mark.parametrize("name", ["my_bots:Clever", "a.b.c:D", "bots/clever.py:Clever", "./x y/clever.py:Clever"])
def test_an_import_path_is_a_guest(name: str) -> None:
    assert (understood(name).kind, understood(name).detail) == (Guest, name)


@pytest.mark.parametrize("level", levels())
def test_every_level_plays(level: str) -> None:
    match = clowder.new("discat", 2, 3)
    position = Position.of(match)
    assert bot(level).choose(position) in position.moves


def test_levels_may_be_written_as_one_speaks() -> None:
    assert understood("House cat").kind is Greedy
    assert isinstance(bot("house-cat"), Greedy)
    assert isinstance(bot("alley_cat"), Search)


def test_levels_go_from_the_weakest_to_the_strongest() -> None:
    assert levels() == {"kitten": "kitten", "house-cat": "greedy", "alley-cat": "search:400sims", "tiger": "search:1s"}
    assert USUAL in levels()


def test_no_two_bots_or_levels_are_taken_for_each_other() -> None:
    found = [level for kind in kinds().values() for level in vars(kind).get("levels", ())]
    assert len({level.rank for level in found}) == len({level.name for level in found}) == len(found)
    assert {level.name for level in found} & set(kinds()) <= {"kitten"}, "who is both must be the same"
    assert levels()["kitten"] == "kitten"


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_level_has_its_words(language: str) -> None:
    """Wherever one level is called by its name, so are the others."""
    spoken_of = 0
    for file in (Path(clowder.__file__).parent / "text" / language).glob("*.ftl"):
        counts = {level: file.read_text("utf-8").count(f"[{level}]") for level in levels()}
        assert len(set(counts.values())) == 1, f"{file.name}: {counts}"
        spoken_of += counts[USUAL]
    assert spoken_of > 0


def test_the_command_line_tells_every_level() -> None:
    help_ = (Path(clowder.__file__).parent / "cli" / "matches.py").read_text("utf-8").partition('"--opponents"')[2]
    assert all(level in help_.partition("help=")[2].partition("\n")[0] for level in levels())


NEWCOMER = '''
from clowder.bots.known import Entry, KnownBot, MenuLevel

class Dreamer(KnownBot):
    """Takes the last of its moves; `dreamer:best` the first."""

    name = "dreamer"
    levels = (MenuLevel("lion", 50, "best"),)

    def __init__(self, weights="usual"):
        self.weights = weights

    @classmethod
    def entry(cls, name, given):
        return Entry(name, cls, detail=given or "usual")

    @classmethod
    def made(cls, entry, seed, stop):
        return cls(entry.detail)

    @classmethod
    def warm(cls, position):
        print("warm", cls().choose(position) in position.moves)

    def choose(self, position):
        return position.moves[0 if self.weights == "best" else -1]
'''
USING_IT = """
import clowder.bots
clowder.bots.__path__.append(".")

from clowder.bots import warming
from clowder.bots.roster import bot, levels, understood
from clowder.engine import catalogue
from clowder.lab.arena import Arena
from clowder.lab.simulate import simulate

assert [*levels()] == ["sofa-cat", "kitten", "house-cat", "alley-cat", "tiger", "lion"]
assert understood("lazy").kind is understood("Sofa cat").kind is clowder.bots.Lazy
assert understood("dreamer:best").kind is clowder.bots.Dreamer and bot("Lion").weights == "best"
print(Arena("discat", ["dreamer", "uniform"], [2], 1, jobs=1).run().bots)
print([seat.bot for seat in simulate("discat", 2, 1, bots=["lion", "lazy"]).seats])
warming.main("discat", "dreamer")
"""


def test_a_new_bot_is_one_new_file(tmp_path: Path) -> None:
    """Nothing else is touched, and it is in the roster, in the menus, in arena and simulator, and made ready. So is the one
    that CONTRIBUTING.md shows."""
    page = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8")
    (tmp_path / "lazy.py").write_text(page.partition("## A bot\n")[2].partition("```python\n")[2].partition("```")[0])
    (tmp_path / "dreamer.py").write_text(NEWCOMER)
    done = subprocess.run(
        [sys.executable, "-c", USING_IT],
        cwd=tmp_path,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["['dreamer', 'uniform']", "['lion', 'lazy']", "warm True"]
