"""How often somebody may ask: a bucket that fills up again slowly, for each address, for each seat and for each connection.

What costs has two budgets: one of its seat, however many connections it has, and one of its address, however many seats."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any, Literal, get_args

import msgspec

MOST_ADDRESSES = 10_000
"""Buckets that are remembered; the longest unused one is full again by then."""
FLOOD_SECONDS = 1.0
"""That whoever asked too much waits before they are told so: to be refused costs, too."""

Cost = Literal[
    "requests", "pages", "tables", "codes", "handshakes", "replays", "chances", "all_messages", "all_tries", "all_hints"
]
"""What an address has a budget for; each is a rate and a burst among the limits."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much is too much. Rates are per second; the burst is what may be asked at once."""

    requests: float = 20.0
    requests_burst: int = 100
    pages: float = 50.0
    """Pages, and the files they are made of, for each address."""
    pages_burst: int = 500
    tables: float = 0.2
    """New tables for each address."""
    tables_burst: int = 20
    codes: float = 0.5
    """Tries to find a table by its code: codes are short, and a table that is not public is found by nothing else."""
    codes_burst: int = 30
    lines: int = 200
    """Connections for each address at a time, whatever for; a proxy that is trusted may have more."""
    new_lines: float = 50.0
    """New ones for each address."""
    new_lines_burst: int = 500
    connections: int = 100
    """WebSockets for each address at a time …"""
    handshakes: float = 5.0
    """… and new ones, or old ones that ask for everything once more: each is told the whole story, for which the match is
    played again."""
    handshakes_burst: int = 100
    messages: float = 20.0
    """Messages of one WebSocket."""
    messages_burst: int = 60
    all_messages: float = 100.0
    """Messages of all WebSockets of one address."""
    all_messages_burst: int = 500
    at_once: int = 4
    """Messages and requests of one address that are answered in one turn of the event loop: then it is the others' turn."""
    tries: float = 5.0
    """Moves that one seat may try, or make of several steps: each is played in many worlds …"""
    tries_burst: int = 30
    all_tries: float = 20.0
    """… and all seats of one address."""
    all_tries_burst: int = 100
    refreshes: float = 0.5
    """Times that one seat, or one bystander, may ask for everything once more: for the story the match is played again."""
    refreshes_burst: int = 5
    chat: float = 0.5
    """Lines and reactions of one seat; and how often it may change places with a bot."""
    chat_burst: int = 5
    replays: float = 1.0
    """Matches that are to be seen again, for each address: each is up to a second's work."""
    replays_burst: int = 20
    chances: float = 0.1
    """Matches whose chances, or a seat of which, are to be judged, for each address: each is seconds of thinking."""
    chances_burst: int = 10
    hints: float = 0.5
    """Hints for one seat: each is half a second of thinking …"""
    hints_burst: int = 5
    all_hints: float = 1.0
    """… and for all seats of one address."""
    all_hints_burst: int = 10


UNLIMITED = Limits(**{name: type(usual)(10**9) for name, usual in msgspec.structs.asdict(Limits()).items()})


class Bucket:
    """So much at once, and so much more with every second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether there was so much left to take."""
        self.fill_up()
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def spend(self, amount: float) -> bool:
        """What was used is used, be there so much left or not; whether there was."""
        self.fill_up()
        self.left -= amount
        return self.left >= 0

    def fill_up(self) -> None:
        """What time has brought since somebody last looked."""
        at = time.monotonic()
        self.left = min(self.burst, self.left + (at - self.at) * self.rate)
        self.at = at


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, amount: float = 1.0) -> bool:
        """Whether this address may ask once more."""
        return self.bucket(address).take(amount)

    def spend(self, address: str, amount: float) -> bool:
        """Whether there was so much left of what this address has used."""
        return self.bucket(address).spend(amount)

    def bucket(self, address: str) -> Bucket:
        """What this address has left."""
        bucket = self.known.get(address) or Bucket(self.rate, self.burst)
        self.known[address] = bucket
        self.known.move_to_end(address)
        if len(self.known) > MOST_ADDRESSES:
            self.known.popitem(last=False)
        return bucket


class Budgets:
    """What all addresses may still ask for."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        found: dict[str, Any] = msgspec.structs.asdict(limits)
        self.of: dict[Cost, Buckets] = {cost: Buckets(found[cost], found[f"{cost}_burst"]) for cost in get_args(Cost)}

    def take(self, cost: Cost, address: str) -> bool:
        """Whether this address may have that once more."""
        return self.of[cost].take(address)


class Purse:
    """What one address may still ask for."""

    def __init__(self, budgets: Budgets, address: str) -> None:
        self.budgets = budgets
        self.address = address

    def take(self, cost: Cost) -> bool:
        """Whether it may have that once more."""
        return self.budgets.take(cost, self.address)


def unlimited_purse() -> Purse:
    """Of somebody who does not come over the network."""
    return Purse(Budgets(UNLIMITED), "")
