"""A bot that somebody else wrote, in a process of its own: whatever it does there, it cannot hurt us, and all it ever gets
is what its seat knows.

It is one class with one method, `choose(self, position) -> int`, and is found by `module:Class` or `path/file.py:Class`.
The current folder can be imported from. A player is made anew, without arguments, for each seat of each match.
"""

from __future__ import annotations

import weakref
from threading import Event
from typing import Self

from clowder.bots.hosting import host_for, retire
from clowder.bots.known import Entry, KnownBot
from clowder.bots.position import Position, seed_of
from clowder.engine.record import content
from clowder.errors import BotFailed

SECONDS = 10.0
"""For one choice, unless somebody says otherwise."""


class Guest(KnownBot):
    """A player of somebody else's class. Making one raises BotFailed if there is no such class, or none that plays."""

    compiles = False
    slow = True
    repeats = False

    def __init__(self, name: str, path: str, seconds: float = SECONDS) -> None:
        self.called = name
        self.seconds = seconds
        self._host = host_for(self, name, path)
        self._number = self._host.new(name)
        self._let_go = weakref.finalize(self, self._host.left.append, self._number)

    def choose(self, position: Position) -> int:
        """The player's move, which is a legal one; otherwise BotFailed says what was wrong."""
        chosen = self._host.choose(self.called, self._number, without_our_seed(position), self.seconds)
        if chosen not in position.moves:  # it looked before it answered, but who knows what it has become
            raise BotFailed("error-bot-illegal", bot=self.called, value=str(chosen))
        return chosen

    @staticmethod
    def may_be_at(path: str) -> bool:
        """Whether that is written like the place of a class."""
        home, colon, name = path.rpartition(":")
        is_home = home.endswith(".py") or all(map(str.isidentifier, home.split(".")))
        return bool(colon) and name.isidentifier() and is_home

    @classmethod
    def entry(cls, name: str, given: str | None) -> Entry:
        """The guest whose class is at the place that was given."""
        return Entry(name, cls, detail=given or name)

    @classmethod
    def made(cls, entry: Entry, seed: int, stop: Event | None) -> Self:
        """A new player, who is told no seed."""
        return cls(entry.name, entry.detail)

    def close(self) -> None:
        """Let the player go. That happens by itself, too, when nobody needs this object any more."""
        self._let_go()
        self._host.guests.discard(self)


def without_our_seed(position: Position) -> Position:
    """The same knowledge with a seed made from that knowledge alone: from ours, a guest that knows how tables are dealt
    could find out how this one was."""
    seat, step = position.seat, position.step
    known = Position(position.game, position.record, seat, step, 0)
    return Position(position.game, known.record, seat, step, seed_of(content(known.record).hex(), seat, step))


def check_guest(name: str, path: str) -> None:
    """Find out whether such a player can be had, before a match depends on it; raises BotFailed.

    Its sources are read anew, so what was edited since the last time is what plays from now on.
    """
    retire(path)
    Guest(name, path).close()
