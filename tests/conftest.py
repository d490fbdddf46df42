"""For all tests: the same cards in every run, the browser last, and no guests who stay on."""

from __future__ import annotations

import hashlib
import os
import ssl
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG

from clowder.bots import hosting
from clowder.server.live import creation

pytest_plugins = ["tests.plugins.all_ran", "tests.plugins.leftovers", "tests.plugins.signals"]


LONGEST = ("tests/web/test_whole_games.py",)
"""Files whose tests begin before others', so that nobody has to wait for one of them in the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Once Playwright has begun, its event loop runs until the end, and no test can run one of its own."""
    items.sort(key=lambda item: (item.nodeid.startswith("tests/web/"), not item.nodeid.startswith(LONGEST)))


@pytest.fixture(scope="session", autouse=True)
def certificates_once() -> Iterator[None]:
    """Whoever asks our server something reads first whom on earth to trust, for 30 ms each time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ssl, "create_default_context", cache(ssl.create_default_context))
        yield


@pytest.fixture(scope="session", autouse=True)
def patient_requests() -> Iterator[None]:
    """Whoever asks a server that is compiling, on a busy machine, waits longer than httpx's five seconds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(DEFAULT_TIMEOUT_CONFIG, "read", 60.0)
        yield


@pytest.fixture(scope="session", autouse=True)
def the_same_cards() -> Iterator[None]:
    """Servers in this process draw their secrets from the name of the test, so that what fails once fails again."""
    drawn: Counter[str] = Counter()

    def secret() -> str:
        test = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" (")[0]
        drawn[test] += 1
        return hashlib.sha256(f"{test} {drawn[test]}".encode()).hexdigest()[:32]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(creation, "new_secret", secret)
        yield


@pytest.fixture(scope="module", autouse=True)
def guests_go_home(nothing_left_running: None) -> Iterator[None]:
    """A process with guests waits for more of them, as long as we live; here, as long as a file of tests."""
    yield
    for host in [host for hosts in hosting._hosts.values() for host in hosts]:
        host.stop()
    hosting._hosts.clear()
