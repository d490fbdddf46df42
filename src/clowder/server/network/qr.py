"""An address as a square of dots that a phone's camera can read, for a terminal and for a page."""

from __future__ import annotations

from io import BytesIO

import segno

BLACK_ON_WHITE, AS_BEFORE = "\x1b[30;107m", "\x1b[0m"
HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
"""Two dots, one above the other, in one letter."""


def qr_lines(text: str) -> list[str]:
    """The square, line by line, black on white whatever the terminal's own colours are."""
    rows = [list(row) for row in segno.make(text, error="l", micro=False).matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    return [
        BLACK_ON_WHITE + "".join(HALVES[int(above), int(below)] for above, below in zip(*pair, strict=True)) + AS_BEFORE
        for pair in zip(rows[::2], rows[1::2], strict=True)
    ]


def qr_svg(text: str) -> str:
    """The square as SVG, as large as the page likes, black on white with a quiet zone whatever colours the page has."""
    drawn = BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", border=4, dark="#000", light="#fff", omitsize=True, xmldecl=False, nl=False,
        svgclass=None, lineclass=None,
    )  # fmt: skip
    return drawn.getvalue().decode()
