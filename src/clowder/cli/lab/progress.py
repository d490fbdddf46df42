"""How far a run of the lab is, for somebody who looks at a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

OnProgress = Callable[[int, int], None]
"""(how many are done, how many there are)."""


@contextmanager
def counting_bar(console: Console, title: str, *, shown: bool, pace_seconds: float = 30) -> Iterator[OnProgress]:
    """A bar that goes away in the end. The time left is reckoned from what was done in the last `pace_seconds`."""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not shown, speed_estimate_period=pace_seconds)
    with bar as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


PARTS = 10_000
"""A bar for a whole that cannot be counted has so many parts."""


@contextmanager
def part_bar(console: Console, title: str, *, shown: bool) -> Iterator[Callable[[float, int], None]]:
    """A bar for how much is done, from 0 to 1, with a number beside it; the time left follows from the last ten minutes."""
    columns = (
        TextColumn("{task.description}", markup=False), BarColumn(), TaskProgressColumn(),
        TextColumn("{task.fields[million]:.1f} M", markup=False), TimeRemainingColumn(),
    )  # fmt: skip
    bar = Progress(*columns, console=console, transient=True, disable=not shown, speed_estimate_period=600)
    with bar as progress:
        task = progress.add_task(title, total=PARTS, million=0.0)
        yield lambda part, number: progress.update(task, completed=int(part * PARTS), million=number / 1e6)
