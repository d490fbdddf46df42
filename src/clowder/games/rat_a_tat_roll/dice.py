"""Which dice are thrown and where they lead: the clauses about number dice over plain numbers, for the rules, the greedy
player and what a view tells of a throw. A choice of dice is a number with their bits set."""

from __future__ import annotations

from clowder.engine.compiling import compiled


@compiled
def first_dice(count: int) -> int:
    """R24: that many dice."""
    return (1 << count) - 1


@compiled
def is_among(die: int, which: int) -> bool:
    """Whether a choice of dice has this one."""
    return ((which >> die) & 1) == 1


@compiled
def rerolls(rolled: int, tokens: int) -> int:
    """R36, R5: how many choices there are of dice to re-roll, 1 to this: any of those rolled, for whoever has a token."""
    return first_dice(rolled) if tokens > 0 else 0


@compiled
def landing(pawn: int, steps: int, spaces: int) -> int:
    """R25: the space so many steps clockwise."""
    return (pawn + steps) % spaces
