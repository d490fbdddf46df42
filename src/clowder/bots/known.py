"""What makes a class a bot that can be asked for: its name, the levels of the menus it plays, and what it needs compiled.

A new bot is one new file in this folder with one such class; the roster finds it there, and so do command line, menus, live
tables, arena and the compiler.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from threading import Event
from typing import ClassVar, Self

from clowder.bots.budget import Budget
from clowder.bots.position import Bot, Position
from clowder.engine.game import Game
from clowder.errors import BadOption

PACKAGE = __name__.rpartition(".")[0]


@dataclass(frozen=True)
class MenuLevel:
    """A place in the menus, which a person chooses by how strong an opponent it is."""

    name: str
    """As it is written in a saved match; what it is called in three languages is in the text files."""
    rank: int
    """The menus begin with the lowest. Gaps leave room for others (docs/bots.md: how much lies between them)."""
    given: str | None = None
    """What is written after the bot's name and a colon."""


@dataclass(frozen=True)
class Entry:
    """A bot as somebody asked for it, understood."""

    name: str
    """As it was written."""
    kind: type[KnownBot]
    budget: Budget | None = None
    """How long it may think; None for those who take no budget."""
    detail: str = ""
    """What else was asked for, as its class understands it; of a guest, where its class is."""

    @property
    def milliseconds(self) -> float | None:
        """Of a budget of time; None without one."""
        return self.budget.milliseconds if self.budget else None

    @property
    def repeats(self) -> bool:
        """Whether it decides alike each time: a budget of time is spent differently every time."""
        return self.milliseconds is None and self.kind.repeats

    def make(self, seed: int = 0, stop: Event | None = None) -> Bot:
        """A new player for one seat of one match."""
        return self.kind.made(self, seed, stop)

    def check(self, game: Game) -> None:
        """Refuse a game that it cannot play, before anything is played; raises a ClowderError."""
        self.kind.check(self, game)


class KnownBot:
    """A bot that the roster knows. Most need no more than a name and `choose`."""

    name: ClassVar[str] = ""
    """How it is asked for. A class without one of its own is not in the roster."""
    levels: ClassVar[tuple[MenuLevel, ...]] = ()
    """The places in the menus that are its own; no other class inherits them."""
    compiles: ClassVar[bool] = True
    """Whether it has compiled code of its own, to be made ready for each game."""
    slow: ClassVar[bool] = False
    """Whether one may have to wait for it, so that it is worth saying who thinks."""
    repeats: ClassVar[bool] = True
    """Whether, with no clock involved, it decides alike each time."""

    def choose(self, position: Position) -> int:
        """The id of one of the legal moves."""
        raise NotImplementedError

    @classmethod
    def entry(cls, name: str, given: str | None) -> Entry:
        """What is meant by a name with `given` after the colon (None without a colon); BadOption where that is nothing."""
        if given is not None:
            raise BadOption("error-bot-no-budget", bot=name, kind=cls.name)
        return Entry(name, cls)

    @classmethod
    def made(cls, entry: Entry, seed: int, stop: Event | None) -> Self:
        """A new player. Whoever thinks long breaks off when `stop` is set."""
        return cls()

    @classmethod
    def check(cls, entry: Entry, game: Game) -> None:
        """Refuse a game that it cannot play, before anything is played; raises a ClowderError. Most play any."""

    @classmethod
    def source(cls, entry: Entry, game: Game) -> str:
        """One name for what it plays by, beside Clowder's own code: figures depend on it."""
        return ""

    @classmethod
    def warm(cls, position: Position) -> None:
        """Run once whatever is compiled for it."""
        cls().choose(position)


def loaded_kinds() -> list[type[KnownBot]]:
    """The bots of this folder that were imported so far, by name. A class that somebody made of one is not ours."""

    def below(kind: type[KnownBot]) -> Iterator[type[KnownBot]]:
        for each in kind.__subclasses__():
            yield each
            yield from below(each)

    ours = {each for each in below(KnownBot) if each.__module__.rpartition(".")[0] == PACKAGE and "name" in vars(each)}
    return sorted(ours, key=lambda kind: kind.name)
