"""How a table is run, whatever is played at it. On the wire and in the store these settings are called its manners."""

from __future__ import annotations

from typing import Literal

import msgspec

from clowder.bots.roster import USUAL
from clowder.server.table.refusals import Refused

Pace = Literal["slow", "normal", "quick", "at-once"]
"""How fast that goes which happens by itself (pacing.py)."""
SHORTEST_REACTION, LONGEST_REACTION = 3, 20
"""Seconds."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long players may think."""

    kind: Literal["none", "move", "game"] = "none"
    """No limit; so long for each step; or so long for the whole game, and a little more for each turn."""
    seconds: int = 60
    increment: int = 0
    """Of a clock for the game: seconds added after each turn."""


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chose when the table was made."""

    public: bool = False
    """Listed for everybody, or found only by those who have the link or the code."""
    clock: Clock = Clock()
    reaction: float | None = 6.0
    """Seconds after which a window for reactions closes though not everybody has answered; None: it waits for them all."""
    pace: Pace | float = "normal"
    """How fast bots play and steps play themselves; or, as tables were made before there were words for it, the seconds
    before each of them."""
    absence: Literal["bot", "pause"] = "bot"
    """What happens when somebody stays away: a bot sits in, or the table waits."""
    grace: int = 60
    """Seconds that somebody may be away before that."""
    stand_in: str = USUAL
    """The level of a bot that sits in."""
    hot_seat: bool = False
    """Whether people share a device, and take turns at it: a window for reactions then waits until all of them answered."""
    practice: bool = False
    """Whether players may ask for hints."""


def check_settings(settings: TableSettings) -> None:
    """Refuse what no table can be run with."""
    for name, value, low, high in (
        ("pace", 0 if isinstance(settings.pace, str) else settings.pace, 0, 10),
        ("grace", settings.grace, 5, 3600),
        ("clock.seconds", settings.clock.seconds, 5, 24 * 3600),
        ("clock.increment", settings.clock.increment, 0, 600),
    ):
        if not low <= value <= high:
            raise Refused("table-manners", 422, name=name, low=low, high=high)
    check_reaction(settings.reaction)
    for name, private in (("hot_seat", settings.hot_seat), ("practice", settings.practice)):
        if private and settings.public:
            raise Refused("table-not-public", 422, what=name)
    if settings.hot_seat and settings.clock.kind != "none":
        raise Refused("table-hot-seat-clock", 422)


def check_reaction(seconds: float | None) -> None:
    """Refuse a time for reactions in which nobody could answer, or for which nobody would wait."""
    if seconds is not None and not SHORTEST_REACTION <= seconds <= LONGEST_REACTION:
        raise Refused("table-manners", 422, name="reaction", low=SHORTEST_REACTION, high=LONGEST_REACTION)
