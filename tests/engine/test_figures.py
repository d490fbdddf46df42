from __future__ import annotations

import math

import pytest

from clowder.engine.figures import UNKNOWN, figure, percent


@pytest.mark.parametrize(
    ("value", "digits", "sign", "english", "french"),
    [
        (1.25, 2, False, "1.25", "1,25"),
        (-1.5, 1, False, "−1.5", "−1,5"),
        (1.5, 1, True, "+1.5", "+1,5"),
        (-0.04, 1, True, "0.0", "0,0"),
        (0.04, 1, True, "0.0", "0,0"),
        (1200, 0, True, "+1200", "+1200"),
        (None, 1, True, UNKNOWN, UNKNOWN),
        (math.nan, 1, False, UNKNOWN, UNKNOWN),
        (math.inf, 1, False, UNKNOWN, UNKNOWN),
    ],
)
def test_figures_are_written_as_each_language_does(
    value: float, digits: int, sign: bool, english: str, french: str
) -> None:
    assert figure(value, "en", digits, sign=sign) == english
    assert figure(value, "fr", digits, sign=sign) == french == figure(value, "es", digits, sign=sign)


def test_shares_are_told_in_percent() -> None:
    assert percent(0.615, "en", 1) == "61.5\N{NO-BREAK SPACE}%"
    assert percent(0.615, "es", 1) == "61,5\N{NO-BREAK SPACE}%"
    assert percent(math.nan, "en") == UNKNOWN
