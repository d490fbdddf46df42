"""For tests of reports: little work, and a report of each game that is made once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from clowder.lab.balance import playing, workload


@pytest.fixture(scope="package", autouse=True)
def little_work() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(playing, "PLAYOUTS", 4)
        patch.setattr(playing, "TRIALS", 4)
        patch.setattr(workload, "LEAST_FOLLOWED", 6)
        patch.setattr(workload, "LEAST_RESTRICTED", 6)
        patch.setattr(workload, "CHUNKS", {"count": 7, "follow": 3, "probe": 3})
        patch.setattr(workload, "CHUNK_OF_DEALS", 1)
        patch.setattr("clowder.lab.ladder.SAMPLES", 20)
        yield
