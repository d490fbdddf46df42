"""When everything is looked through for garbage: seldom, and rather while nobody waits."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from clowder.server.process import garbage
from clowder.server.process.garbage import OFTEN, SELDOM, Sweeping, settle_down


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """What one process has set is not left to the tests after it."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.parametrize(
    ("seconds", "quiet", "swept"),
    [(OFTEN - 1, True, False), (OFTEN + 1, True, True), (OFTEN + 1, False, False), (SELDOM + 1, False, True)],
)  # fmt: skip
def test_everything_is_looked_through_when_nobody_waits_or_when_it_must_be(
    monkeypatch: pytest.MonkeyPatch, seconds: float, *, quiet: bool, swept: bool
) -> None:
    settle_down()
    at = 1000.0
    monkeypatch.setattr("clowder.server.process.garbage.time.monotonic", lambda: at)
    sweeping = Sweeping()
    at += seconds
    assert sweeping.sweep(quiet=quiet) is swept
    assert not sweeping.sweep(quiet=quiet)


def test_python_does_not_look_through_old_things_by_itself() -> None:
    settle_down()
    oldest = gc.get_stats()[2]["collections"]
    kept = [[number] for number in range(300_000)]
    assert gc.get_stats()[2]["collections"] == oldest
    assert len(kept) == 300_000


def test_garbage_that_refers_to_itself_goes() -> None:
    settle_down()

    class Knot:
        def __init__(self) -> None:
            self.itself = self

    for _ in range(garbage.YOUNG + 1):
        Knot()
    assert sum(isinstance(each, Knot) for each in gc.get_objects()) <= garbage.YOUNG
