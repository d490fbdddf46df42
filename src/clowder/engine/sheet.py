"""A deck sheet: the facts printed on cards, dice and board, read from TOML, with the line of every value at hand, so that
a mistake can be shown where it stands."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, NoReturn

from clowder.errors import BadDeck, repr_of

Key = str | int

HEADER = re.compile(r"^\s*(\[\[?)\s*([A-Za-z0-9_.-]+)\s*\]\]?")
ENTRY = re.compile(r"^\s*([A-Za-z0-9_-]+)\s*=")


class Sheet:
    """The data of a deck file, and where each part of it stands."""

    def __init__(self, data: Any, game: str, source: str = "deck", lines: dict[tuple[Key, ...], int] | None = None) -> None:
        self.data: dict[str, Any] = data
        self.game = game
        self.source = source
        self.lines = lines or {}
        if not isinstance(data, dict):
            self.fail("error-deck-table")

    @classmethod
    def read(cls, path: Path, game: str) -> Sheet:
        """Read a deck file."""
        try:
            text = path.read_text("utf-8")
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BadDeck("error-deck-unreadable", source=str(path), reason=reason) from None
        try:
            data = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadDeck("error-deck-toml", source=str(path), reason=str(error)) from None
        return cls(data, game, str(path), line_numbers(text))

    def line(self, *path: Key) -> int:
        """The line of a value or, where only its table is known, of that; 0 for data that came from no file."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 0)

    def fail(self, key: str, *path: Key, **args: Any) -> NoReturn:
        """Refuse the deck: a text key of the game (`deck-…`) or a shared one (`error-deck-…`), and where it is wrong."""
        game = None if key.startswith("error-") else self.game
        raise BadDeck(key, game=game, source=self.source, line=self.line(*path), **args)

    def only(self, allowed: set[str], *path: Key, table: Any = None) -> None:
        """Refuse a table with a key that means nothing: a slip of the pen must not pass for a fact."""
        for key in self.data if table is None else table:
            if key not in allowed:
                self.fail("error-deck-unknown-key", *path, key, name=key, allowed=sorted(allowed))

    def small(self) -> bool:
        """Whether it is a small deck: less of everything, for algorithms that want to see the whole game. Nothing but
        `small = true` in the file makes it one, so that no card is missing by a slip of the pen."""
        value = self.data.get("small", False)
        if not isinstance(value, bool):
            self.fail("error-deck-small", "small", value=repr_of(value))
        return value

    def number(self, table: Any, name: str, low: int, high: int, *path: Key, default: int | None = None) -> int:
        """A whole number of a table, in its range."""
        value = table.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fail("error-deck-number", *path, name, name=name, value=repr_of(value), low=low, high=high)
        return value

    def numbers(self, table: Any, name: str, low: int, high: int, *path: Key) -> list[int]:
        """A list of whole numbers of a table, each in the range."""
        values = table.get(name)
        if not isinstance(values, list):
            self.fail("error-deck-list", *path, name, name=name)
        return [self.number({name: value}, name, low, high, *path) for value in values]

    def word(self, table: Any, name: str, allowed: tuple[str, ...], *path: Key) -> str:
        """A word of a table, out of those that mean something."""
        value = table.get(name)
        if not isinstance(value, str) or value not in allowed:
            self.fail("error-deck-word", *path, name, name=name, value=repr_of(value), allowed=list(allowed))
        return value


def line_numbers(text: str) -> dict[tuple[Key, ...], int]:
    """The line of every table and key of a TOML text: ("card", 2, "effect") is in the third [[card]]."""
    lines: dict[tuple[Key, ...], int] = {}
    seen: dict[str, int] = {}
    table: tuple[Key, ...] = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.match(line):
            name = header[2]
            if header[1] == "[[":
                seen[name] = seen.get(name, -1) + 1
                table = (name, seen[name])
            else:
                table = (name,)
            lines[table] = number
        elif entry := ENTRY.match(line):
            lines[(*table, entry[1])] = number
    return lines
