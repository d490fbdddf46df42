"""Every clause of RULES.md has its test."""

from __future__ import annotations

from pathlib import Path

from clowder.games.gattara import GAME
from clowder.testing import check_clauses


def test_every_clause_has_a_test() -> None:
    check_clauses(GAME, Path(__file__).parent)
