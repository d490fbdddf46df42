"""The table in words, a line for each part of it; the one who decides is marked with an arrow."""

from __future__ import annotations

from typing import Any

from clowder.adapters.drawing.shown import Part, Place, shown
from clowder.engine.game import Game


def words(game: Game, record: Any, step: int) -> str:
    """The table as the one sees it who decides."""
    seen = shown(game, record, step)
    return "\n".join([seen.title, *map(line, seen.parts), *([seen.ending] if seen.ending else [])])


def line(part: Part) -> str:
    """One part of the table."""
    start = f"{'▶' if part.acting else ' '} {part.title}".rstrip()
    return f"{start}  " + " · ".join([*part.facts, *map(lying, part.places)])


def lying(place: Place) -> str:
    """A place with what lies there."""
    return f"{place.title} " + (" ".join(f"[{card}]" for card in place.cards) or str(place.count))
