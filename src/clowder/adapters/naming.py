"""What environments are called, and which version they are."""

from __future__ import annotations

from clowder.engine.game import Game

INTERFACE = 0
"""Raised whenever what all environments give or take changes: spaces, rewards, the meaning of seeds."""


def version(game: Game) -> int:
    """Of a game's environments, as it stands in their ids: raised with the interface, and with the rules of the game."""
    return INTERFACE + game.version - 1


def camel(name: str) -> str:
    """Several words as one: `rat_a_tat_roll` is RatATatRoll."""
    return "".join(word.capitalize() for word in name.split("_"))


def agent(seat: int) -> str:
    """What a seat is called by learners."""
    return f"player_{seat}"
