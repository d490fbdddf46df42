"""The bots at a table: whom somebody asked for, and whether they may come."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from clowder.bots.position import Bot
from clowder.bots.roster import Entry, understood
from clowder.bots.roster import seated as made
from clowder.engine.match import vouched_for
from clowder.errors import BadOption
from clowder.terminal.seats import USUAL, Seats


@dataclass(frozen=True)
class Opponent:
    """A bot on its seat."""

    entry: Entry
    bot: Bot

    @property
    def slow(self) -> bool:
        """Whether one may have to wait for it."""
        return self.entry.kind in ("search", "guest")


def opponents(seats: Seats) -> dict[int, Opponent]:
    """The bots by seat. Whatever can be wrong with them is found out here: BadOption, BotFailed."""
    entries = dict(zip(seats.bots, map(understood, seats.opponents), strict=True))
    return {seat: opponent(entry, seat) for seat, entry in entries.items()}


def opponent(entry: Entry, seat: int) -> Opponent:
    """A bot for a seat."""
    return Opponent(entry, made(entry, seat))


def stand_in(seat: int) -> Opponent:
    """Who takes the seat of a bot that failed."""
    return opponent(understood(USUAL), seat)


def check_saved(names: Sequence[str]) -> None:
    """Refuse bots that a saved match names and nobody has asked for: a file must not get to run a program."""
    for name in names:
        if vouched_for(partial(understood, name)).kind == "guest":
            raise BadOption("cli-resume-guest", bot=shlex.quote(name))
