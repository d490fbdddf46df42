"""Which card of another player a move means: the next player's come first, five places for each."""

from __future__ import annotations

from clowder.engine.compiling import compiled
from clowder.games.rat_a_tat_roll.record import LONGEST_ROW, THEIRS


@compiled
def seat_meant(actor: int, seats: int, move: int) -> int:
    """Whose card it is."""
    return (actor + 1 + (move - THEIRS) // LONGEST_ROW) % seats


@compiled
def place_meant(move: int) -> int:
    """Where in that row it lies."""
    return (move - THEIRS) % LONGEST_ROW
