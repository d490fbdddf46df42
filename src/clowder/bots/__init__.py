"""Players that decide by themselves. The public names are the list below; docs/bots.md tells them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__all__ = ["Analysis", "Bot", "Estimate", "Greedy", "Kitten", "Position", "Search", "Tuning", "Uniform", "bot"]

if TYPE_CHECKING:
    from clowder.bots.greedy import Greedy
    from clowder.bots.kitten import Kitten
    from clowder.bots.position import Bot, Position
    from clowder.bots.roster import bot
    from clowder.bots.search import Analysis, Estimate, Search, Tuning
    from clowder.bots.uniform import Uniform

_HOMES = {
    "Analysis": "search",
    "Bot": "position",
    "Estimate": "search",
    "Greedy": "greedy",
    "Kitten": "kitten",
    "Position": "position",
    "Search": "search",
    "Tuning": "search",
    "Uniform": "uniform",
    "bot": "roster",
}


def __getattr__(name: str) -> Any:
    """Each bot is imported when it is first needed: whoever wants one need not wait for the others."""
    if name not in _HOMES:
        raise AttributeError(f"module 'clowder.bots' has no attribute {name!r}")
    value = getattr(import_module(f"clowder.bots.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
