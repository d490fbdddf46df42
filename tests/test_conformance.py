"""Every game of the catalogue keeps what the conformance kit checks, and the kit catches games that do not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numba
import pytest

from clowder import testing
from clowder.engine import catalogue

COMPILED = testing.Effort(games=1, kernel_games=60, samples=2000)
PLAIN = testing.Effort(games=1, kernel_games=1, samples=60, every_table=False)  # with the JIT off, a thousand times slower

settings: Any = numba.config
EFFORT = PLAIN if settings.DISABLE_JIT else COMPILED


@pytest.mark.parametrize("check", testing.CHECKS)
@pytest.mark.parametrize("name", catalogue.names())
def test_game_conforms(name: str, check: str) -> None:
    testing.CHECKS[check](catalogue.game(name), EFFORT)


@pytest.mark.parametrize("name", catalogue.names())
def test_every_clause_has_a_test(name: str) -> None:
    testing.check_clauses(catalogue.game(name), Path(__file__).parent / "games" / name)
