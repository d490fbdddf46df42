"""Who sits where: every way to share a table between two bots fairly, so that seats and cards favour neither."""

from __future__ import annotations

from itertools import combinations


def seatings(players: int) -> list[tuple[int, ...]]:
    """Every seating of bots 0 and 1 in which each has half of the seats; with an odd number of players, one more or less.

    Each bot takes each seat equally often, so with equal bots each wins half.

        2 players   01 10
        3 players   011 101 110 100 010 001
        4 players   0011 0101 0110 1001 1010 1100
    """
    sizes = {players // 2, players - players // 2}
    return [
        tuple(0 if seat in firsts else 1 for seat in range(players))
        for size in sorted(sizes)
        for firsts in combinations(range(players), size)
    ]
