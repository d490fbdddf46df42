from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from clowder.server.stores import store_for
from clowder.server.stores.base import Store
from tests.server.postgres import Postgres
from tests.server.postgres import postgres as postgres  # the fixture

from .use import Place, run

KINDS = ("sqlite", "postgres")


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return Place("sqlite", f"sqlite:{tmp_path / 'clowder.db'}")
    server: Postgres = request.getfixturevalue("postgres")
    run(server.ask("DROP SCHEMA IF EXISTS clowder CASCADE"))  # a new database for each test takes seconds in all
    return Place("postgres", server.url("postgres"))


@pytest.fixture
def make(place: Place) -> Callable[[], Store]:
    """A store on that database, not yet opened."""
    return lambda: store_for(place.url)
