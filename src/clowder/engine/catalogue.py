"""The catalogue: a game is a folder in `clowder/games`, found by looking. Nothing else lists the games."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING

from clowder.errors import UnknownGame, repr_of

if TYPE_CHECKING:
    from clowder.engine.game import Game

_added: dict[str, Game] = {}


@cache
def names() -> tuple[str, ...]:
    """The names of the games that come with Clowder, in alphabetical order; none of them is imported for it."""
    folder = files("clowder") / "games"
    return tuple(sorted(entry.name for entry in folder.iterdir() if (entry / "rules.py").is_file()))


def game(name: str) -> Game:
    """The game of that name, imported when first asked for."""
    if isinstance(name, str) and name in _added:
        return _added[name]
    if not isinstance(name, str) or name not in names():
        raise UnknownGame(
            "error-unknown-game", name=name if isinstance(name, str) else repr_of(name), games=[*names(), *_added]
        )
    found: Game = import_module(f"clowder.games.{name}").GAME
    return found


def games() -> list[Game]:
    """All games, those added at run time last."""
    return [game(name) for name in names()] + list(_added.values())


def add(new: Game) -> None:
    """Add a game that lives outside the package, for this process."""
    _added[new.name] = new


def remove(name: str) -> None:
    """Take an added game out again."""
    del _added[name]
