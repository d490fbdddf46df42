"""Figures as they are written in each language: a comma or a point, a real minus, a space before the percent sign."""

from __future__ import annotations

import math

from clowder.engine.languages import LANGUAGES

UNKNOWN = "–"
SPACE = "\N{NO-BREAK SPACE}"


def figure(value: float | None, language: str, digits: int = 0, *, sign: bool = False) -> str:
    """A number with so many digits behind the point, if wanted with a plus; a dash where there is none."""
    if value is None or not math.isfinite(value):
        return UNKNOWN
    text = f"{value:{'+' if sign else ''}.{digits}f}"
    if not text.strip("+-0."):
        text = text.lstrip("+-")  # there is neither a plus nor a minus nought
    return text.replace("-", "−").replace(".", LANGUAGES[language].point)


def percent(share: float | None, language: str, digits: int = 0) -> str:
    """A share, in percent."""
    written = figure(None if share is None else 100 * share, language, digits)
    return written if written == UNKNOWN else written + SPACE + "%"
