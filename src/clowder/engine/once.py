"""What several who look at one record see alike is worked out once: the middle of the table, a hand as others see it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

S = TypeVar("S")
T = TypeVar("T")
Others = TypeVarTuple("Others")


def once(function: Callable[[S, *Others], T]) -> Callable[[S, *Others], T]:
    """Keeps what a function makes of a plain record, by its other arguments, until it is asked about another record. Plain
    records never change, so whoever asks in between, in whatever thread, gets the same."""
    kept: tuple[Any, dict[Any, T]] = (None, {})

    @wraps(function)
    def asked(s: S, *others: *Others) -> T:
        nonlocal kept
        seen, found = kept
        if seen is not s:
            found = {}
            kept = s, found
        if others not in found:
            found[others] = function(s, *others)
        return found[others]

    return asked
