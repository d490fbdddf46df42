"""What can go wrong in a run, and how it is noticed."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.lab.learning.curves import Point

SETTLED = 0.005
"""A policy whose entropy is a smaller part of what it could be has nothing left to try out."""
OFTEN = 3
"""Measurements in a row that have to say so."""


def collapsed(curves: Sequence[Point]) -> bool:
    """Whether the policy has fallen into always doing the same, and is not even good at it."""
    last = [point for point in curves if not point.imitates][-OFTEN:]
    return (
        len(last) == OFTEN
        and all(point.entropy < SETTLED for point in last)
        and not any(found.better for found in last[-1].standings)
    )


def gained(curves: Sequence[Point]) -> bool:
    """Whether, when last measured, it clearly won more than its share of greedy players somewhere, and nowhere clearly
    less."""
    found = curves[-1].standings if curves else []
    return any(each.better for each in found) and not any(each.high * each.players < 1 for each in found)
