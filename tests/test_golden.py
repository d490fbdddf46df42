"""A golden game for each game and player count, to be read in review. `scripts/golden` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from clowder.engine import catalogue
from clowder.testing import playthrough

FOLDER = Path(__file__).parent / "golden"
TABLES = [(name, players) for name in catalogue.names() for players in catalogue.game(name).seats]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_golden_game_is_still_the_same(name: str, players: int) -> None:
    golden = (FOLDER / f"{name}-{players}.txt").read_text("utf-8")
    assert playthrough(catalogue.game(name), players) == golden


def test_no_golden_game_is_missing_or_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(f"{name}-{players}" for name, players in TABLES)
