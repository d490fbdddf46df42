"""What happened at a table of Sunbeam: everybody sees the same."""

from __future__ import annotations

from clowder.engine.view_types import Told, who

from .record import Sunbeam
from .story_types import Begins, GotTheSpot, Purrs, Sent
from .view_types import Cat


def opening(s: Sunbeam, viewer: int | None) -> list[Told]:
    """Who begins."""
    return [Begins(who(s.actor))]


def story(before: Sunbeam, move: int, after: Sunbeam, viewer: int | None) -> list[Told]:
    """A cat goes out; with the last one the round ends, and with the last round the game."""
    told: list[Told] = [Sent(who(before.actor), Cat(move + 1))]
    if after.rounds > before.rounds:
        best = next(seat for seat in range(after.seats) if after.warm[seat] > before.warm[seat])
        told.append(GotTheSpot(who(best), Cat(after.out[best][before.rounds])))
    if after.actor < 0:
        most = max(after.warm[: after.seats])
        told += [Purrs(who(seat)) for seat in range(after.seats) if after.warm[seat] == most]
    return told
