"""Players that decide by themselves. The public names are the list below; docs/bots.md tells them. A new bot need not be
among them: it is asked for by its name, and its class is in the file of that name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

__all__ = [
    "Analysis", "Bot", "Estimate", "Greedy", "Kitten", "LearnedSearch", "LearnedTuning", "Position", "Search", "Tuning",
    "Uniform", "bot", "looking_ahead", "review",
]  # fmt: skip

if TYPE_CHECKING:
    from clowder.bots.greedy import Greedy
    from clowder.bots.kitten import Kitten
    from clowder.bots.learned_search import LearnedSearch, LearnedTuning, looking_ahead
    from clowder.bots.position import Bot, Position
    from clowder.bots.reviewing.review import review
    from clowder.bots.roster import bot
    from clowder.bots.search import Analysis, Estimate, Search, Tuning
    from clowder.bots.uniform import Uniform

_HOMES = {
    "Analysis": "search", "Bot": "position", "Estimate": "search", "LearnedSearch": "learned_search",
    "LearnedTuning": "learned_search", "Tuning": "search", "bot": "roster", "looking_ahead": "learned_search",
    "review": "reviewing.review",
}  # fmt: skip
"""Where those are who have no file of their name."""


def __getattr__(name: str) -> Any:
    """Each bot is imported when it is first needed: whoever wants one need not wait for the others."""
    home = f"{__name__}.{_HOMES.get(name, name.lower())}"
    if (name not in _HOMES and not name[:1].isupper()) or find_spec(home) is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(home), name)
    globals()[name] = value
    return value
