"""What passes between us and a guest's process (guest_process.py): small messages, each with its length before it."""

from __future__ import annotations

import os
from typing import Literal

import msgspec

LONGEST = 1 << 16
"""Bytes of a message; the longest there are have a twentieth of it."""
PREFIX = 4
"""Bytes that hold the length."""


class New(msgspec.Struct, frozen=True, tag=True):
    """Make a player, to be called by this number."""

    number: int


class Meet(msgspec.Struct, frozen=True, tag=True):
    """Get ready for this game: compile what it takes, before anybody's time is counted."""

    game: str


class Choose(msgspec.Struct, frozen=True, tag=True):
    """Let a player choose."""

    number: int
    game: str
    record: bytes
    """Redealt for the seat: what it cannot know does not leave our process."""
    seat: int
    step: int
    seed: int


class Drop(msgspec.Struct, frozen=True, tag=True):
    """A player is not needed any more. The only message that is not answered."""

    number: int


Request = New | Meet | Choose | Drop


class Succeeded(msgspec.Struct, frozen=True, tag=True):
    """It is done; to a `Choose`, with the move."""

    move: int = 0


class Failed(msgspec.Struct, frozen=True, tag=True):
    """It cannot be done, in the words of BotFailed."""

    kind: Literal["import", "class", "choose", "make", "raised", "illegal"]
    told: str
    """What was raised, or what was answered."""


Reply = Succeeded | Failed

requests: msgspec.msgpack.Decoder[Request] = msgspec.msgpack.Decoder(Request)
replies: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)


def send(handle: int, message: Request | Reply) -> None:
    """Write a message to a pipe."""
    content = msgspec.msgpack.encode(message)
    rest = memoryview(len(content).to_bytes(PREFIX, "big") + content)
    while rest:
        rest = rest[os.write(handle, rest) :]


def take(received: bytearray) -> bytes | None:
    """Cut the first message off what was received; None while it is not whole. Raises ValueError where it is none."""
    length = int.from_bytes(received[:PREFIX], "big")
    if len(received) >= PREFIX and length > LONGEST:
        raise ValueError("not a message")
    if len(received) < PREFIX + length or len(received) < PREFIX:
        return None
    content = bytes(received[PREFIX : PREFIX + length])
    del received[: PREFIX + length]
    return content
