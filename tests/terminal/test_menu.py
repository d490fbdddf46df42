from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from clowder.engine import catalogue
from clowder.engine.text import LANGUAGES, bundle
from clowder.terminal.console.tty import CLEAR, Tty
from clowder.terminal.local.menu import choose_game, choose_level
from tests import toys
from tests.terminal.run import plain

TAGLINE = "Says higher or lower, and then again, and again, and again, until nobody at the table can listen any more."

FOUR = ("devils_scat", "discat", "gattara", "rat_a_tat_roll")
"""How much fits depends on what games say: these tests know how much these do."""


@pytest.fixture(autouse=True)
def _four_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "names", lambda: FOUR)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Of a toy game that has much to say."""
    made = tmp_path_factory.mktemp("toy")
    (made / "text").mkdir()
    for language in LANGUAGES:
        (made / "text" / f"{language}.ftl").write_text(f"name = A toy like others\ntagline = {TAGLINE}\n", "utf-8")
    yield made
    bundle.cache_clear()


@pytest.fixture
def with_games(folder: Path) -> Iterator[Callable[[int], None]]:
    """Adds games to the catalogue until there are so many."""
    added: list[str] = []

    def fill(count: int) -> None:
        for number in range(len(catalogue.games()), count):
            added.append(f"toy_{number}")
            catalogue.add(replace(toys.HONEST, name=added[-1], folder=folder))

    yield fill
    for name in added:
        catalogue.remove(name)


def dialogue(language: str, typed: str, monkeypatch: pytest.MonkeyPatch) -> tuple[str, list[str]]:
    """The game that is chosen on a screen of 80 columns and 24 lines, and all lines of the menu."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    file = io.StringIO()
    tty = Tty(Console(file=file, width=80, height=24, force_terminal=True))
    game, _ = choose_game(tty, language)
    choose_level(tty, language)
    return game, plain(file.getvalue().removeprefix(CLEAR)).removesuffix("\n").split("\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [4, 5, 8, 12, 13, 30])
def test_all_of_the_menu_fits_on_a_screen(
    count: int, language: str, with_games: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_games(count)
    game, lines = dialogue(language, f"{count}\n\n\n", monkeypatch)
    assert len(lines) <= 24
    assert max(map(len, lines)) < 80
    shown = " ".join(" ".join(lines).split())
    names = [listed.name for listed in catalogue.games()]
    assert game == names[-1]
    for number in range(1, count + 1):
        assert f" {number} " in shown
    assert shown.count("A toy like others") == count - len(FOUR)


def test_four_games_have_room_for_all_that_they_are_about(monkeypatch: pytest.MonkeyPatch) -> None:
    _, lines = dialogue("en", "\n\n\n", monkeypatch)
    assert "…" not in "".join(lines)
    assert "beware of the three sixes." in " ".join(" ".join(lines).split())


def test_with_five_games_as_much_of_it_is_told_as_fits(
    with_games: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_games(5)
    _, lines = dialogue("en", "\n\n\n", monkeypatch)
    (toy,) = [line for line in lines if "A toy" in line]
    assert toy.startswith("  5 A toy like others  2 to 3 players  Says higher or lower")
    assert toy.endswith("…")
