"""The catalogue as data, for those who choose a game: names, player counts, options."""

from __future__ import annotations

from typing import Any

from clowder.engine import catalogue
from clowder.engine.text import has, say


def games(language: str = "en") -> list[dict[str, Any]]:
    """Every game with its name to show, a line about it, the players it takes, and its options explained."""
    return [
        {
            "game": game.name,
            "name": say("name", game=game.name, language=language),
            "tagline": say("tagline", game=game.name, language=language),
            "players": list(game.seats),
            "rules": game.version,
            "options": [
                {
                    "option": option.name,
                    "default": option.default,
                    "about": say(f"option-{option.name}", game=game.name, language=language),
                    "choices": {choice: about(game.name, option.name, choice, language) for choice in option.choices},
                }
                for option in game.options
            ],
        }
        for game in catalogue.games()
    ]


def about(game: str, option: str, choice: object, language: str) -> str:
    """What a choice of an option means; the choice itself where that says it all."""
    key = f"option-{option}-{str(choice).lower()}"
    return say(key, game=game, language=language) if has(key, game=game, language=language) else str(choice)
