"""Why a choice may be a good one, in a phrase: what a hint says besides its figures."""

from __future__ import annotations

from typing import Any

import msgspec


class Because(msgspec.Struct, frozen=True):
    """A reason: the game's text `why-KEY` and its arguments."""

    key: str
    args: dict[str, int | str] = {}


class Reason(msgspec.Struct):
    """A text key with its arguments."""

    key: str
    args: dict[str, int | str]


def told_as(because: Because | None) -> Reason | None:
    """As it travels: what a game says is its text `why-KEY`."""
    return None if because is None else Reason(f"why-{because.key}", because.args)


def no_reason(s: Any, move: int) -> Because | None:
    """A game that gives none."""
    return None
