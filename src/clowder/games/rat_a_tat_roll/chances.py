"""How likely the dice lead where, counted: every die shows each of its faces equally often (R3)."""

from __future__ import annotations

from functools import lru_cache

from clowder.games.rat_a_tat_roll.dice import landing
from clowder.games.rat_a_tat_roll.record import NONE, REGIONS

Numbers = tuple[int, ...]


@lru_cache(maxsize=64)
def sums(faces: Numbers, dice: int) -> dict[int, int]:
    """In how many ways so many dice show each sum."""
    if dice == 0:
        return {0: 1}
    found: dict[int, int] = {}
    for shown, ways in sums(faces, dice - 1).items():
        for face in faces:
            found[shown + face] = found.get(shown + face, 0) + ways
    return found


@lru_cache(maxsize=4096)
def reach(start: int, dice: int, faces: Numbers, regions: Numbers) -> tuple[list[int], list[int]]:
    """R25: in how many ways so many dice lead from a space to each space of the ring, and into each region.

    `regions` has the region of each space; NONE for a wild one. A table asks again and again from the same spaces: kept.
    """
    spaces, inside = [0] * len(regions), [0] * REGIONS
    for steps, ways in sums(faces, dice).items():
        space = landing(start, steps, len(regions))
        spaces[space] += ways
        if regions[space] != NONE:
            inside[regions[space]] += ways
    return spaces, inside
