"""A fifth game is one folder: the copy of Clowder that has it finds it wherever games are played. (In the browser:
tests/web/test_fifth_game.py.)"""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from clowder.engine.text import LANGUAGES
from tests.fifth.tree import Tree
from tests.server.serving import serving
from tests.terminal.run import plain, terminal

KIT = """
from clowder.engine import catalogue
from clowder.testing import CHECKS, Effort
effort = Effort(games=1, kernel_games=1, samples=60, every_table=False)
for name, check in CHECKS.items():
    check(catalogue.game("sunbeam"), effort)
    print(name)
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    return Tree(tmp_path_factory.mktemp("fifth"))


def test_the_kit_is_content(tree: Tree) -> None:
    assert "agreement" in tree.run("-c", KIT).splitlines()


def test_a_whole_game_is_played_at_a_terminal(tree: Tree, tmp_path: Path) -> None:
    where = str(tree.folder)
    with terminal(
        "play", "--seed", "7", "--pause", "0", folder=tmp_path, PYTHONPATH=where, NUMBA_DISABLE_JIT="1"
    ) as screen:
        assert "Sunbeam" in plain(screen.until("Which game?"))
        screen.type("sunbeam\r")
        screen.until("How many players")
        screen.type("3\r")
        screen.until("How good should your opponents be?")
        screen.type("1\r")
        for turn in range(4):
            shown = plain(screen.until("(? help, q leave)", "Press Enter to go on"))
            assert f"Round {turn + 1} of 4" in shown
            assert "send cat" in shown
            screen.type("1\r")
        shown = plain(screen.until("The seed of this game was"))
        assert "★" in shown
        assert screen.status() == 0


def test_it_is_simulated(tree: Tree) -> None:
    said = tree.run("-m", "clowder.cli", "simulate", "sunbeam", "--games", "20", "--seed", "1", "--json")
    assert json.loads(said)["game"] == "sunbeam"


def test_bots_meet_in_the_arena(tree: Tree) -> None:
    asked = ("arena", "sunbeam", "--bots", "greedy,kitten", "--players", "2", "--deals", "3", "--seed", "1", "--jobs", "1")
    verdict = json.loads(tree.run("-m", "clowder.cli", *asked, "--json"))
    assert (verdict["game"], verdict["bots"]) == ("sunbeam", ["greedy", "kitten"])


def test_its_rules_are_reported_on(tree: Tree, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    asked = ("report", "sunbeam", "--players", "2", "--games", "3", "--seed", "1", "--jobs", "1", "--out", str(page))
    found = json.loads(tree.run("-m", "clowder.cli", *asked, "--json"))
    (table,) = found["tables"]
    assert {item["text"] for item in table["items"]} <= {f"send cat {number}" for number in range(1, 21)}
    assert len(table["items"]) > 5
    assert "Sunbeam: what its rules do" in page.read_text("utf-8")


def test_the_lobby_lists_it_in_every_language(tree: Tree, tmp_path: Path) -> None:
    with serving("--database", "a.db", folder=tmp_path, **tree.env) as server:
        for language in LANGUAGES:
            listed = {each["game"]: each for each in httpx.get(f"{server.url}/api/games", params={"lang": language}).json()}
            assert len(listed) == len(list(tree.package.glob("games/*/rules.py")))
            assert listed["sunbeam"]["name"] == "Sunbeam"
            assert listed["sunbeam"]["players"] == [2, 3, 4]
            assert listed["sunbeam"]["lesson"] is False
