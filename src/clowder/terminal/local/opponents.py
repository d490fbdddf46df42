"""The bots at a table: whom somebody asked for, and whether they may come."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from functools import partial

from clowder.bots.asking import SeatedBot
from clowder.bots.guest import Guest
from clowder.bots.known import Entry
from clowder.bots.roster import USUAL, understood
from clowder.engine.game import Game
from clowder.engine.match import vouched_for
from clowder.errors import BadOption
from clowder.terminal.local.seats import Seats


def opponents(seats: Seats, game: Game) -> dict[int, SeatedBot]:
    """The bots by seat. Whatever can be wrong with them is found out here: BadOption, BadWeights, BotFailed."""
    entries = dict(zip(seats.bots, map(understood, seats.opponents), strict=True))
    for entry in entries.values():
        entry.check(game)
    return {seat: opponent(entry, seat) for seat, entry in entries.items()}


def opponent(entry: Entry, seat: int) -> SeatedBot:
    """A bot for a seat. Nobody loses a match because it fails: the usual one takes the seat then."""
    return SeatedBot(entry, seat, stand_in=understood(USUAL))


def check_saved(names: Sequence[str]) -> None:
    """Refuse bots that a saved match names and nobody has asked for: a file must not get to run a program."""
    for name in names:
        if vouched_for(partial(understood, name)).kind is Guest:
            raise BadOption("cli-resume-guest", bot=shlex.quote(name))
