"""What comes on a WebSocket, cut into frames (RFC 6455, 5.2). Nearly all of it is short messages, each in one frame, and to
read those takes a tenth of what a parser takes that is ready for anything (process/lines.py)."""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT, BINARY, PONG = 0x1, 0x2, 0xA
"""What a frame is: the last four bits of its first byte …"""
LAST = 0x80
"""… and the first one: whether its message ends with it."""
MASKED = 0x80
"""The first bit of its second byte."""
FURTHER = {126: 2, 127: 8}
"""What the others say where the length is in the bytes that follow, and how many those are."""
MASK = 4
"""Bytes of the mask, before what was masked with it."""


class Frames:
    """Cuts what comes, however it comes."""

    def __init__(self, longest: int) -> None:
        self.longest = longest
        """Bytes that a frame may carry."""
        self.rest = bytearray()
        """The beginning of a frame of which the rest has not come yet."""
        self.wanted = 0
        """Bytes that have to be there before it is worth looking again."""
        self.given_up = False
        """Whether something came that ends the conversation: what is there, and what comes, is passed on as it is."""

    def cut(self, data: bytes) -> list[bytes]:
        """The frames that are whole now."""
        if self.rest:
            self.rest += data
            if len(self.rest) < self.wanted:
                return []
            data = bytes(self.rest)
        found, at, end = list[bytes](), 0, 0
        while at < len(data) and not self.given_up:
            head, size = measured(data, at)
            end = at + head + max(size, 0)
            self.given_up = size > self.longest or not is_masked(data, at)
            if size < 0 or end > len(data):
                break
            found.append(data[at:end])
            at = end
        if self.given_up:
            found, at = [data], len(data)
        self.rest, self.wanted = bytearray(data[at:]), end - at
        return found


def measured(data: bytes, at: int) -> tuple[int, int]:
    """Bytes of the head of a frame, and what it carries: -1 as long as that cannot be read."""
    if len(data) < at + 2:
        return 2, -1
    size = data[at + 1] & ~MASKED
    head = 2 + FURTHER.get(size, 0) + MASK
    if size not in FURTHER:
        return head, size
    if len(data) < at + head:
        return head, -1
    return head, int.from_bytes(data[at + 2 : at + head - MASK], "big")


def is_masked(data: bytes, at: int) -> bool:
    """Whether a frame may still turn out to be masked, as all that clients send has to be."""
    return len(data) < at + 2 or data[at + 1] >= MASKED


def carried(frame: bytes) -> bytes:
    """What a masked frame carries."""
    head, _ = measured(frame, 0)
    return apply_mask(frame[head:], frame[head - MASK : head])
