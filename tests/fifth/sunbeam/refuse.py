"""Why a move in Sunbeam is not legal."""

from __future__ import annotations

from clowder.errors import IllegalMove

from .record import Sunbeam


def refuse(s: Sunbeam, move: int) -> IllegalMove:
    """B3: one sends only cats that one holds."""
    return IllegalMove("refuse-not-yours", clause="B3", game="sunbeam", cat=move + 1)
