"""How often somebody may ask: a bucket that fills up again slowly, for each address and for each connection."""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec

MOST_ADDRESSES = 10_000
"""Buckets that are remembered; the longest unused one is full again by then."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much is too much. Rates are per second; the burst is what may be asked at once."""

    requests: float = 20.0
    requests_burst: int = 100
    tables: float = 0.2
    """New tables for each address."""
    tables_burst: int = 20
    codes: float = 0.5
    """Tries to find a table by its code: codes are short, and a table that is not public is found by nothing else."""
    codes_burst: int = 30
    lines: int = 200
    """Connections for each address at a time, whatever for; a proxy that is trusted may have more."""
    connections: int = 100
    """WebSockets for each address at a time …"""
    handshakes: float = 5.0
    """… and new ones, or old ones that ask for everything once more: each is told the whole story, for which the match is
    played again."""
    handshakes_burst: int = 100
    messages: float = 20.0
    """Messages of one WebSocket."""
    messages_burst: int = 60
    refreshes: float = 0.5
    """Times that one WebSocket may ask for everything once more: for the story the match is played again."""
    refreshes_burst: int = 5
    chat: float = 0.5
    """Lines and reactions of one seat; and how often it may change places with a bot."""
    chat_burst: int = 5
    chances: float = 0.1
    """Records whose chances are to be worked out, for each address: each is seconds of thinking."""
    chances_burst: int = 10
    hints: float = 0.5
    """Hints for one seat: each is half a second of thinking."""
    hints_burst: int = 5


UNLIMITED = Limits(
    requests=1e9, requests_burst=10**9, tables=1e9, tables_burst=10**9, codes=1e9, codes_burst=10**9,
    lines=10**9, connections=10**9, handshakes=1e9, handshakes_burst=10**9, messages=1e9, messages_burst=10**9,
    refreshes=1e9, refreshes_burst=10**9, chat=1e9, chat_burst=10**9, chances=1e9, chances_burst=10**9,
    hints=1e9, hints_burst=10**9,
)  # fmt: skip


class Bucket:
    """So much at once, and so much more with every second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether there was something left to take."""
        at = time.monotonic()
        self.left = min(self.burst, self.left + (at - self.at) * self.rate)
        self.at = at
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may ask once more."""
        bucket = self.known.get(address) or Bucket(self.rate, self.burst)
        self.known[address] = bucket
        self.known.move_to_end(address)
        if len(self.known) > MOST_ADDRESSES:
            self.known.popitem(last=False)
        return bucket.take()
