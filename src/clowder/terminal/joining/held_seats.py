"""Seats one holds: their tokens, kept in the user's state folder for who comes back. Whoever can read such a file can play
that seat, so nobody else can: a file for each table, with mode 0600 in a folder with mode 0700."""

from __future__ import annotations

import hashlib
import os
import time
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path

import msgspec

KEPT_DAYS = 60
"""As long as a browser keeps its token."""


@dataclass(frozen=True)
class HeldSeat:
    """A seat at a table."""

    name: str
    """Under which it was taken; empty for a host who only watches."""
    token: str = field(repr=False)


def folder() -> Path:
    """Where tokens are kept."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "clowder" / "seats"


def file_of(server: str, table: str) -> Path:
    """A name that tells nothing about the table."""
    return folder() / (hashlib.blake2b(f"{server}\n{table}".encode(), digest_size=12).hexdigest() + ".json")


def held_at(server: str, table: str) -> list[HeldSeat]:
    """The seats one holds at a table, the newest first."""
    try:
        return msgspec.json.decode(file_of(server, table).read_bytes(), type=list[HeldSeat])
    except (OSError, ValueError, msgspec.MsgspecError):
        return []


def remember_seat(server: str, table: str, seat: HeldSeat) -> bool:
    """Keep a token; False if that cannot be: one plays all the same, but cannot come back."""
    others = [other for other in held_at(server, table) if other.token != seat.token]
    try:
        folder().mkdir(mode=0o700, parents=True, exist_ok=True)
        tidy()
        write_private(file_of(server, table), [seat, *others])
    except OSError:
        return False
    return True


def forget_seat(server: str, table: str, token: str) -> None:
    """A token that holds nothing any more."""
    left = [other for other in held_at(server, table) if other.token != token]
    with suppress(OSError):
        if left:
            write_private(file_of(server, table), left)
        else:
            file_of(server, table).unlink()


def write_private(path: Path, seats: list[HeldSeat]) -> None:
    """Write a file that was never readable for anybody else, whole or not at all."""
    part = path.with_suffix(f".{os.getpid()}.part")
    with suppress(FileNotFoundError):
        part.unlink()
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(msgspec.json.encode([asdict(seat) for seat in seats]))
    os.replace(part, path)


def tidy() -> None:
    """Drop what is too old to be good for anything."""
    for path in folder().glob("*.json"):
        with suppress(OSError):
            if path.stat().st_mtime < time.time() - KEPT_DAYS * 24 * 3600:
                path.unlink()
