"""The journal of an arena: each deal as it is finished, one line of JSON, so that a run which was broken off can go on."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import Any, TextIO

import msgspec

from clowder.errors import BadOption

FORMAT = 1
MOST_POINTS = 1e9
"""Nobody is ever so many points ahead."""


class DuelGame(msgspec.Struct, frozen=True, array_like=True):
    """One game of a duel."""

    share: float
    """Of the win, that fell to the first bot's seats."""
    score: float | None
    """What a seat of the first had more than one of the second, on average; None if somebody forfeited."""
    forfeit: int | None = None
    """Which of the two bots forfeited: 0 or 1."""
    reason: str = ""


class DuelDeal(msgspec.Struct, frozen=True, array_like=True):
    """A deal of a duel, played in every seating."""

    duel: int
    deal: int
    games: list[DuelGame]


class Journal:
    """Where finished deals are kept; without a file, only in memory."""

    def __init__(self, path: Path | None, run: dict[str, Any], games: Sequence[int] = (), *, needed: bool = True) -> None:
        """`run` is all that the figures depend on: a journal of another run is refused. `games` is how many games a deal of
        each duel has. One that is not `needed` is given up when it cannot be written any more."""
        self.path = path
        self.games = games
        self.needed = needed
        self.found: dict[tuple[int, int], list[DuelGame]] = {}
        """The deals of an earlier run, by duel and deal."""
        self.file: TextIO | None = None
        if path is None:
            return
        heading = msgspec.json.decode(msgspec.json.encode({"clowder": "arena", "format": FORMAT, **run}))
        try:
            if path.exists() and not path.is_file():
                raise ValueError("not a file")
            self.file = open(path, "r+" if path.exists() else "x+", encoding="utf-8", errors="replace")  # noqa: SIM115 - closed by `close`
            flock(self.file, LOCK_EX | LOCK_NB)
            self.read(heading)
        except BlockingIOError:
            self.close()
            raise BadOption("error-journal-used", file=str(path)) from None
        except (OSError, ValueError) as error:
            self.close()
            raise self.unusable(error) from None
        except BadOption:
            self.close()
            raise

    def unusable(self, error: Exception) -> BadOption:
        """Why nothing can be kept there."""
        return BadOption("error-journal-file", file=str(self.path), reason=getattr(error, "strerror", None) or str(error))

    def read(self, heading: dict[str, Any]) -> None:
        """Take in what is there. A line that means nothing is passed over, a last one that was cut short written over."""
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
                with suppress(msgspec.MsgspecError):
                    line = msgspec.json.decode(text, type=DuelDeal)
                    if self.makes_sense(line):
                        self.found[line.duel, line.deal] = line.games
                good = self.file.tell()
        elif first and not msgspec.json.encode(heading).decode().startswith(first.rstrip("\N{REPLACEMENT CHARACTER}")):
            raise BadOption("error-journal-other", file=str(self.path))
        self.file.seek(good)
        self.file.truncate()
        if not good:
            self.write(heading)

    def makes_sense(self, line: DuelDeal) -> bool:
        """Whether a line tells of a deal that could have been played."""
        expected = self.games[line.duel] if 0 <= line.duel < len(self.games) else 0
        return line.deal >= 0 < expected == len(line.games) and all(
            0 <= game.share <= 1 and game.forfeit in (None, 0, 1) and (game.score is None or abs(game.score) < MOST_POINTS)
            for game in line.games
        )

    def add(self, duel: int, deal: int, games: list[DuelGame]) -> None:
        """A finished deal."""
        if not self.file:
            return
        try:
            self.write(DuelDeal(duel, deal, games))
        except OSError as error:  # a full disk
            self.close()
            if self.needed:
                raise self.unusable(error) from None
            self.path = None

    def write(self, line: Any) -> None:
        """One line, out of our hands before anything else is played."""
        assert self.file
        self.file.write(msgspec.json.encode(line).decode() + "\n")
        self.file.flush()

    def close(self) -> None:
        """Leave the file as it is."""
        file, self.file = self.file, None
        if file:
            with suppress(OSError):  # what is left in the buffer of a file that could not be written
                file.close()
