"""Every game of the catalogue keeps what the conformance kit checks, and the kit catches games that do not."""

from __future__ import annotations

from pathlib import Path

import pytest

from clowder import testing
from clowder.engine import catalogue

EFFORT = testing.Effort(games=2, kernel_games=60, samples=2000)


@pytest.mark.parametrize("check", testing.CHECKS)
@pytest.mark.parametrize("name", catalogue.names())
def test_game_conforms(name: str, check: str) -> None:
    testing.CHECKS[check](catalogue.game(name), EFFORT)


@pytest.mark.parametrize("name", catalogue.names())
def test_every_clause_has_a_test(name: str) -> None:
    testing.check_clauses(catalogue.game(name), Path(__file__).parent / "games" / name)
