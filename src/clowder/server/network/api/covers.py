"""The games as a lobby shows them: what the catalogue says, and what somebody wants to know who chooses one."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from typing import Any

from clowder.bots.roster import levels
from clowder.engine import catalogue
from clowder.engine.listing import games
from clowder.engine.text import has, say
from clowder.server.network.api.bodies import GameListed, OptionListed

MINUTES = "minutes.toml"
"""In a game's folder, if it was measured how long it takes."""
LESSON = "lesson.toml"
"""In a game's folder, if it has a lesson (lesson.py)."""


def covers(language: str, is_ready: Callable[[str], bool]) -> list[GameListed]:
    """Every game, in the reader's language; `is_ready` tells by name which of them can begin at once."""
    return [
        GameListed(
            **entry | {"options": [listed(option) for option in entry["options"]]},
            minutes=minutes_of(entry["game"], "people"),
            minutes_alone=minutes_of(entry["game"], "alone"),
            feel=said("web-feel", entry["game"], language),
            who_begins=said("who-begins", entry["game"], language),
            levels=list(levels()),
            lesson=has_lesson(entry["game"]),
            reactions=catalogue.game(entry["game"]).silence >= 0,
            ready=is_ready(entry["game"]),
        )
        for entry in games(language)
    ]


def listed(option: dict[str, Any]) -> OptionListed:
    """An option. JSON has only texts for keys, so the values themselves are listed besides."""
    about = {value if isinstance(value, str) else json.dumps(value): text for value, text in option["choices"].items()}
    return OptionListed(**option | {"choices": about}, values=list(option["choices"]))


def said(key: str, game: str, language: str) -> str | None:
    """A text that a game need not have."""
    return say(key, game=game, language=language) if has(key, game=game, language=language) else None


def minutes_of(game: str, company: str) -> str | None:
    """How long a game takes in that company, as it was measured (scripts/minutes)."""
    page = catalogue.game(game).folder / MINUTES
    if not page.is_file():
        return None
    low, high = tomllib.loads(page.read_text("utf-8"))[company]
    return str(low) if low == high else f"{low}–{high}"


def has_lesson(game: str) -> bool:
    """Whether a game has a lesson."""
    return (catalogue.game(game).folder / LESSON).is_file()
