"""The state of a game of Sunbeam."""

from __future__ import annotations

from clowder.engine.record import Grid, Record, Row, cell, grid, row

SEATS = 4
CATS = 20
ROUNDS = 4


class Sunbeam(Record, game="sunbeam"):
    """A game of Sunbeam."""

    hand: Grid = grid("i1", SEATS, ROUNDS)
    """The cats each seat holds; the first `held[seat]` count."""
    held: Row = row("i1", SEATS)
    """How many cats each seat holds."""
    out: Grid = grid("i1", SEATS, ROUNDS)
    """The cat each seat sent out in each round; 0 before that."""
    warm: Row = row("i1", SEATS)
    """How many rounds each seat has won."""
    asleep: Row = row("i1", CATS)
    """The cats in the basket, which nobody ever sees, in no order."""
    sleepers: int = cell("i1")
    """How many those are."""
    rounds: int = cell("i1")
    """How many rounds are over."""
    sent: int = cell("i1")
    """How many have sent a cat in this round."""


def inventory(s: Sunbeam) -> list[int]:
    """Every cat once."""
    held = [cat for seat in range(s.seats) for cat in s.hand[seat][: s.held[seat]]]
    out = [cat for seat in range(s.seats) for cat in s.out[seat] if cat]
    return sorted([*held, *out, *s.asleep[: s.sleepers]])
