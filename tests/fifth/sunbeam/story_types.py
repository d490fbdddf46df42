"""What stories of Sunbeam tell."""

from __future__ import annotations

from typing import Annotated

from clowder.engine.view_types import Told, Who, Winner

from .view_types import Cat


class Begins(Told, frozen=True):
    """Who sends the first cat."""

    who: Who


class Sent(Told, frozen=True):
    """A cat goes out."""

    who: Who
    cat: Cat


class GotTheSpot(Told, frozen=True):
    """A round ends."""

    who: Who
    cat: Cat


class Purrs(Told, frozen=True):
    """The game is won, alone or with others."""

    who: Annotated[Who, Winner]


TOLD: tuple[type[Told], ...] = (Begins, Sent, GotTheSpot, Purrs)
