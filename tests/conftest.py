"""For all tests: the same cards in every run, and the browser last."""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from collections.abc import Iterator

import pytest

from clowder.server import house


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Once Playwright has begun, its event loop runs until the end, and no test can run one of its own."""
    items.sort(key=lambda item: item.nodeid.startswith("tests/web/"))


@pytest.fixture(scope="session", autouse=True)
def the_same_cards() -> Iterator[None]:
    """Servers in this process draw their secrets from the name of the test, so that what fails once fails again."""
    drawn: Counter[str] = Counter()

    def secret() -> str:
        test = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" (")[0]
        drawn[test] += 1
        return hashlib.sha256(f"{test} {drawn[test]}".encode()).hexdigest()[:32]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house, "new_secret", secret)
        yield
