"""Two kinds of drawings beside the rows of lab/drawing.py: how a quantity is spread, and how one goes on in time."""

from __future__ import annotations

import io
import warnings
from collections.abc import Sequence
from typing import Any

from clowder.lab.drawing import ACCENT, INK, LETTERS, POINTS, WIDTH, for_the_page

HEIGHT, LEFT, BELOW, ABOVE = 170, 40, 26, 8
MOST_BARS = 40
"""Neighbouring bars are put together until there are no more."""

Ticks = Sequence[tuple[float, str]]
"""Where something is written, and what."""


def framed(name: str, across: Ticks, up: Ticks) -> tuple[Any, Any]:
    """A figure and its axes, in the letters and colours of the page."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH / POINTS, HEIGHT / POINTS))
    axes = figure.add_axes((LEFT / WIDTH, BELOW / HEIGHT, 1 - (LEFT + 8) / WIDTH, 1 - (BELOW + ABOVE) / HEIGHT))
    axes.patch.set_alpha(0)
    axes.spines[:].set_visible(False)
    axes.set_xlim(across[0][0], across[-1][0])
    axes.set_ylim(up[0][0], up[-1][0])
    axes.set_xticks([at for at, _ in across], [written for _, written in across])
    axes.set_yticks([at for at, _ in up], [written for _, written in up])
    axes.tick_params(length=0, labelcolor=INK, labelsize=LETTERS - 1)
    ends = axes.get_xticklabels()
    ends[0].set_horizontalalignment("left")
    ends[-1].set_horizontalalignment("right")
    for at, _ in up:
        axes.axhline(at, color=INK, alpha=0.15, linewidth=0.75, zorder=0)
    return figure, axes


def written(figure: Any, name: str, title: str, about: str) -> str:
    """The figure, as a part of a page."""
    file = io.StringIO()
    figure.savefig(file, format="svg", transparent=True, metadata=dict.fromkeys(("Date", "Creator", "Format", "Type")))
    return for_the_page(file.getvalue(), name, title, about)


def settings(name: str) -> Any:
    """Matplotlib's, for a while."""
    from matplotlib import rc_context

    return rc_context({"svg.fonttype": "none", "svg.hashsalt": name, "font.size": LETTERS, "text.color": INK})


def bars(name: str, title: str, about: str, counts: Sequence[int], width: float, across: Ticks, up: Ticks) -> str:
    """How many games have how much: a bar for each bin of that width, its height the share of the games."""
    total = sum(counts)
    with settings(name), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        figure, axes = framed(name, across, up)
        at = [number * width for number in range(len(counts))]
        axes.bar(at, [count / total for count in counts], width * 0.9, align="edge", color=ACCENT, alpha=0.75, zorder=2)
        return written(figure, name, title, about)


def curve(
    name: str, title: str, about: str, line: Sequence[float], low: Sequence[float], high: Sequence[float], across: Ticks,
    up: Ticks, mark: float | None,
) -> str:  # fmt: skip
    """A line over time, from the first tick to the last, with a band around it; a dashed line to compare it with."""
    first, last = across[0][0], across[-1][0]
    at = [first + (last - first) * number / (len(line) - 1) for number in range(len(line))]
    with settings(name), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        figure, axes = framed(name, across, up)
        if low:
            axes.fill_between(at, low, high, color=ACCENT, alpha=0.2, linewidth=0, zorder=1)
        if mark is not None:
            axes.axhline(mark, color=INK, alpha=0.7, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
        axes.plot(at, line, color=ACCENT, linewidth=2, zorder=3, clip_on=False)
        return written(figure, name, title, about)


def gathered(counts: Sequence[int], width: float) -> tuple[list[int], float]:
    """The same in so few bins that each can be seen, from the first that has any."""
    many = 1
    while len(counts) / many > MOST_BARS:
        many = many * 5 // 2 if str(many)[0] == "2" else many * 2
    return [sum(counts[first : first + many]) for first in range(0, len(counts), many)], width * many


def steps_of(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers to write below a scale."""
    step = next(
        step * ten for ten in (0.01, 0.1, 1, 10, 100, 1000) for step in (1, 2, 5) if (high - low) / (step * ten) <= most
    )
    first = int(low // step)
    return [round(number * step, 6) for number in range(first, int(-(-high // step)) + 1)]
