"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import running


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """The address of a server that a file of tests has to itself."""
    with running() as found:
        yield found
