"""The journal of an arena: each deal as it is finished, one line of JSON, so that a run which was broken off can go on."""

from __future__ import annotations

from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import Any, TextIO

import msgspec

from clowder.errors import BadOption

FORMAT = 1


class Game(msgspec.Struct, frozen=True, array_like=True):
    """One game of a duel."""

    share: float
    """Of the win, that fell to the first bot's seats."""
    score: float | None
    """What a seat of the first had more than one of the second, on average; None if somebody forfeited."""
    forfeit: int | None = None
    """Which of the two bots forfeited: 0 or 1."""
    reason: str = ""


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A deal of a duel, played in every seating."""

    duel: int
    deal: int
    games: list[Game]


class Journal:
    """Where finished deals are kept; without a file, only in memory."""

    def __init__(self, path: Path | None, run: dict[str, Any]) -> None:
        """`run` is all that the figures depend on: a journal of another run is refused."""
        self.path = path
        self.found: dict[tuple[int, int], list[Game]] = {}
        """The deals of an earlier run, by duel and deal."""
        self.file: TextIO | None = None
        if path is None:
            return
        heading = msgspec.json.decode(msgspec.json.encode({"clowder": "arena", "format": FORMAT, **run}))
        try:
            self.file = open(path, "r+" if path.exists() else "x+", encoding="utf-8", errors="replace")  # noqa: SIM115 - closed by `close`
            flock(self.file, LOCK_EX | LOCK_NB)
            self.read(heading)
        except BlockingIOError:
            self.close()
            raise BadOption("error-journal-used", file=str(path)) from None
        except (OSError, ValueError) as error:
            self.close()
            reason = getattr(error, "strerror", None) or str(error)
            raise BadOption("error-journal-file", file=str(path), reason=reason) from None
        except BadOption:
            self.close()
            raise

    def read(self, heading: dict[str, Any]) -> None:
        """Take in what is there. A last line that was cut short is written over."""
        assert self.file
        good = 0
        first = self.file.readline()
        if first.endswith("\n"):
            try:
                same = msgspec.json.decode(first) == heading
            except msgspec.MsgspecError:
                same = False
            if not same:
                raise BadOption("error-journal-other", file=str(self.path))
            good = self.file.tell()
            while (text := self.file.readline()).endswith("\n"):
                try:
                    line = msgspec.json.decode(text, type=Line)
                except msgspec.MsgspecError:
                    break
                self.found[line.duel, line.deal] = line.games
                good = self.file.tell()
        elif first and not msgspec.json.encode(heading).decode().startswith(first.rstrip("\N{REPLACEMENT CHARACTER}")):
            raise BadOption("error-journal-other", file=str(self.path))
        self.file.seek(good)
        self.file.truncate()
        if not good:
            self.write(heading)

    def add(self, duel: int, deal: int, games: list[Game]) -> None:
        """A finished deal."""
        if self.file:
            self.write(Line(duel, deal, games))

    def write(self, line: Any) -> None:
        """One line, out of our hands before anything else is played."""
        assert self.file
        self.file.write(msgspec.json.encode(line).decode() + "\n")
        self.file.flush()

    def close(self) -> None:
        """Leave the file as it is."""
        if self.file:
            self.file.close()
            self.file = None
