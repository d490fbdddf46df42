"""Clowder: a digital table for four light games about cats. The public names are the list below; docs/api.md tells them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from clowder.errors import BadDeck, BadOption, BadRecord, BotFailed, ClowderError, IllegalMove, UnknownGame

__version__ = "0.1.0"

__all__ = [
    "BadDeck",
    "BadOption",
    "BadRecord",
    "BotFailed",
    "ClowderError",
    "IllegalMove",
    "Match",
    "UnknownGame",
    "__version__",
    "games",
    "new",
    "replay",
    "say",
]

if TYPE_CHECKING:
    from clowder.engine.listing import games
    from clowder.engine.match import Match, new, replay
    from clowder.engine.text import say

_LAZY = {
    "Match": "clowder.engine.match",
    "new": "clowder.engine.match",
    "replay": "clowder.engine.match",
    "say": "clowder.engine.text",
}


def __getattr__(name: str) -> Any:
    """The engine is imported when it is first needed: `clowder --help` should not wait for a compiler."""
    from importlib import import_module

    if name == "games":
        return import_module("clowder.games")  # which can be called, and says why
    if name not in _LAZY:
        raise AttributeError(f"module 'clowder' has no attribute {name!r}")
    value = getattr(import_module(_LAZY[name]), name)
    globals()[name] = value
    return value
