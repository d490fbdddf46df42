"""Clocks: the server's time counts, and only a player who really has something to decide is on it."""

from __future__ import annotations

from clowder.server.table.settings import Clock


class Clocks:
    """How long each player may still think, in milliseconds."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [clock.seconds * 1000] * players

    @property
    def run(self) -> bool:
        """Whether there is a clock at all."""
        return self.clock.kind != "none"

    def deadline(self, seat: int, since: int) -> int | None:
        """When the time of a seat that decides since then is up."""
        return since + self.left[seat] if self.run else None

    def spend(self, seat: int, milliseconds: int) -> None:
        """A seat has thought for so long, and decided, or let a bot decide."""
        if self.run:
            self.left[seat] = max(0, self.left[seat] - milliseconds)

    def decided(self, seat: int) -> None:
        """A clock for each move starts afresh with the next one."""
        if self.clock.kind == "move":
            self.left[seat] = self.clock.seconds * 1000

    def add(self, seat: int) -> None:
        """The seat's turn is over."""
        if self.clock.kind == "game":
            self.left[seat] += self.clock.increment * 1000
