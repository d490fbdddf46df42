"""How much of everything the kit tries, the tables it tries it at, and how it says no."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from clowder.engine import option
from clowder.engine.blank import blank
from clowder.engine.game import Game
from clowder.errors import BadOption


class Nonconforming(AssertionError):
    """A game does not keep what the kit checks."""


@dataclass(frozen=True)
class Effort:
    """How much to try. The defaults take seconds a game; a nightly run can ask for more."""

    games: int = 3
    """Whole games at each table in plain Python, where every step is looked at from every seat."""
    kernel_games: int = 200
    """Whole games at each table in compiled code."""
    samples: int = 3000
    """Samples for a test of fairness."""
    every_table: bool = True
    """Every player count and every choice of every option; else the fewest and the most players with the usual ones."""
    seed: int = 1


@dataclass(frozen=True)
class Trial:
    """A player count and options to try a game at."""

    game: Game
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}, {self.players} players" + (f", {chosen}" if chosen else "")

    def fail(self, what: str) -> Nonconforming:
        """The error to raise."""
        return Nonconforming(f"{self}: {what}")


def tables(game: Game, effort: Effort) -> Iterator[Trial]:
    """Every player count with the default options, and every choice of every option with each count that takes it."""
    if not effort.every_table:
        yield from (Trial(game, players, {}) for players in game.players)
        return
    for players in game.seats:
        yield Trial(game, players, {})
        for each in game.options:
            for choice in each.choices:
                if choice != each.default and is_taken(game, players, {each.name: choice}):
                    yield Trial(game, players, {each.name: choice})


def is_taken(game: Game, players: int, options: dict[str, Any]) -> bool:
    """Whether the game takes these options with so many players."""
    try:
        option.settle(game.options, options, players)
        blank(game, players, options)
    except BadOption:
        return False
    return True
