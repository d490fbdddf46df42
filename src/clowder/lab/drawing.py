"""Rows of figures with their intervals, drawn by matplotlib as SVG in the colours and letters of the page around it."""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

INK, ACCENT, PAPER = "#010203", "#040506", "#070809"
"""Stand for colours of the page, which matplotlib cannot name."""
COLOURS = {INK: "currentColor", ACCENT: "var(--accent)", PAPER: "var(--paper)"}
POINTS = 72
"""In an inch, for matplotlib; and the units of the drawing."""
WIDTH, ROW, EDGE, AXIS = 360, 42, 8, 34
"""In those units: of a drawing, the height of a row, the room at the sides, the room for the axis."""
LETTERS = 11
LONGEST = 24
"""Letters of a bot's name; the table beside the drawing has all of them."""


@dataclass(frozen=True)
class ChartRow:
    """One figure: a dot with its interval, or a bar."""

    label: str
    value: str
    """The figure in words, at the right."""
    middle: float
    low: float
    high: float
    sure: bool = True
    """A full dot, or a hollow one."""


@dataclass(frozen=True)
class Scale:
    """What is below the rows."""

    low: float
    high: float
    ticks: Sequence[tuple[float, str]]
    """From `low` to `high`, with what is written there."""
    mark: float
    """Where a line goes through all rows: what the figures are to be compared with."""
    bars: bool = False
    """Whether figures are bars from the mark on."""


def drawn(name: str, title: str, about: str, rows: Sequence[ChartRow], scale: Scale) -> str:
    """The drawing, to be put into a page; `name` tells its parts from those of other drawings there."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    height = ROW * len(rows) + AXIS
    settings: Any = {"svg.fonttype": "none", "svg.hashsalt": name, "font.size": LETTERS, "text.color": INK}
    with rc_context(settings), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # letters that matplotlib's own font does not have: the browser's will
        figure = Figure(figsize=(WIDTH / POINTS, height / POINTS))
        axes = figure.add_axes((EDGE / WIDTH, AXIS / height, 1 - 2 * EDGE / WIDTH, 1 - AXIS / height))
        axes.set_xlim(scale.low, scale.high)
        axes.set_ylim(len(rows), 0)
        axes.patch.set_alpha(0)
        axes.spines[:].set_visible(False)
        axes.set_yticks([])
        axes.set_xticks([at for at, _ in scale.ticks], [written for _, written in scale.ticks])
        axes.tick_params(length=0, labelcolor=INK, labelsize=LETTERS - 1)
        ends = axes.get_xticklabels()  # the first and the last stand at the edges, and must not stick out
        ends[0].set_horizontalalignment("left")
        ends[-1].set_horizontalalignment("right")
        for at, _ in scale.ticks:
            axes.axvline(at, color=INK, alpha=0.15, linewidth=0.75, zorder=0)
        axes.axvline(
            scale.mark, color=INK, alpha=0.7, linewidth=1, linestyle="solid" if scale.bars else (0, (4, 3)), zorder=1
        )
        for number, row in enumerate(rows):
            words, line = number + 0.42, number + 0.72
            beside: Any = {"transform": axes.get_yaxis_transform(), "va": "baseline", "parse_math": False}
            beside["bbox"] = {"facecolor": PAPER, "edgecolor": "none", "pad": 1}
            axes.text(0, words, row.label, ha="left", **beside)
            axes.text(1, words, row.value, ha="right", **beside)
            low, middle, high = (min(max(at, scale.low), scale.high) for at in (row.low, row.middle, row.high))
            if scale.bars:
                axes.barh(line, middle - scale.mark, left=scale.mark, height=0.24, color=ACCENT, alpha=0.45, zorder=2)
                axes.plot([middle, middle], [line - 0.16, line + 0.16], color=ACCENT, linewidth=2.5, zorder=3)
            axes.plot([low, high], [line, line], color=ACCENT, linewidth=2, solid_capstyle="round", zorder=3)
            if not scale.bars:
                fill = ACCENT if row.sure else PAPER
                axes.plot([middle], [line], "o", markersize=8, markerfacecolor=fill, markeredgecolor=ACCENT,
                          markeredgewidth=1.75, clip_on=False, zorder=4)  # fmt: skip
        file = io.StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata=dict.fromkeys(("Date", "Creator", "Format", "Type")))
    return for_the_page(file.getvalue(), name, title, about)


def for_the_page(svg: str, name: str, title: str, about: str) -> str:
    """What matplotlib drew, as a part of a page: no colours, letters or names of its own."""
    box = re.search(r'viewBox="[^"]*"', svg)
    assert box
    inside = svg[svg.index(">", box.end()) + 1 : svg.rindex("</svg>")]
    inside = re.sub(r"<metadata>.*?</metadata>|<!--.*?-->", "", inside, flags=re.DOTALL)
    inside = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", inside)
    inside = re.sub(r"font-family: [^;\"]*(; )?", "", inside)
    inside = inside.replace("xlink:href", "href")
    inside = re.sub(r'id="|url\(#|href="#', lambda found: f"{found[0]}{name}-", inside)
    for stands, means in COLOURS.items():
        inside = inside.replace(stands, means)
    inside = "\n".join(line.strip() for line in inside.splitlines() if line.strip())
    return (
        f'<svg {box[0]} role="img" aria-labelledby="{name}-title {name}-about">\n'
        f'<title id="{name}-title">{escape(title)}</title>\n'
        f'<desc id="{name}-about">{escape(about)}</desc>\n{inside}\n</svg>'
    )


def shortened(name: str) -> str:
    """A bot's name that fits; what is left out is in the middle."""
    return name if len(name) <= LONGEST else f"{name[: LONGEST // 2 - 1]}…{name[-LONGEST // 2 :]}"
