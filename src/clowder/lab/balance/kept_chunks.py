"""The chunks of a report as they are finished, in a file: whoever is broken off goes on with them."""

from __future__ import annotations

import base64
import binascii
from contextlib import suppress
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import Any, TextIO

import msgspec

from clowder.errors import BadOption

FORMAT = 1


class KeptChunk(msgspec.Struct, frozen=True, array_like=True):
    """A finished chunk: of which piece, its first game, and its sums, packed."""

    piece: str
    first: int
    sums: str


class ChunkFile:
    """Where finished chunks are kept; without a file, nowhere."""

    def __init__(self, path: Path | None, run: dict[str, Any], *, needed: bool = True) -> None:
        """`run` is all that the figures depend on. A file of another run is refused if it is `needed`, that is, if somebody
        asked for it; else it is put aside. One that is not needed is given up when it cannot be written any more."""
        self.path = path
        self.needed = needed
        self.found: dict[tuple[str, int], bytes] = {}
        self.put_aside: Path | None = None
        """Where the file of an interrupted run with another version went."""
        self.file: TextIO | None = None
        if path is None:
            return
        heading = msgspec.json.decode(msgspec.json.encode({"clowder": "report", "format": FORMAT, **run}))
        try:
            self.open(path)
            if not self.read(heading):
                if needed:
                    raise BadOption("error-journal-other", file=str(path))
                self.close()
                self.put_aside = path.with_suffix(".other")
                path.replace(self.put_aside)
                self.open(path)
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

    def open(self, path: Path) -> None:
        """Open it, for us alone."""
        if path.exists() and not path.is_file():
            raise ValueError("not a file")
        self.file = open(path, "r+" if path.exists() else "x+", encoding="utf-8", errors="replace")  # noqa: SIM115 - closed by `close`
        flock(self.file, LOCK_EX | LOCK_NB)

    def unusable(self, error: Exception) -> BadOption:
        """Why nothing can be kept there."""
        return BadOption("error-journal-file", file=str(self.path), reason=getattr(error, "strerror", None) or str(error))

    def read(self, heading: dict[str, Any]) -> bool:
        """Take in what is there; false where it belongs to another run. What was cut short is written over."""
        assert self.file
        first, good = self.file.readline(), 0
        if first:
            with suppress(msgspec.MsgspecError):
                good = self.file.tell() if first.endswith("\n") and msgspec.json.decode(first) == heading else 0
            if not good:
                return False
            while (text := self.file.readline()).endswith("\n"):
                with suppress(msgspec.MsgspecError, binascii.Error, ValueError):
                    chunk = msgspec.json.decode(text, type=KeptChunk)
                    self.found[chunk.piece, chunk.first] = base64.b64decode(chunk.sums, validate=True)
                good = self.file.tell()
        self.file.seek(good)
        self.file.truncate()
        if not good:
            self.write(heading)
        return True

    def add(self, piece: str, first: int, sums: bytes) -> None:
        """A finished chunk."""
        if not self.file:
            return
        try:
            self.write(KeptChunk(piece, first, base64.b64encode(sums).decode()))
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
            with suppress(OSError):
                file.close()
