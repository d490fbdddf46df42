"""Asking a bot for its move. Whoever plays with bots asks through here: a bot is a program, and may do anything."""

from __future__ import annotations

from typing import Any

from clowder.bots.position import Bot, Position
from clowder.engine.blank import is_whole
from clowder.errors import BotFailed, repr_of, shortened


def legal_choice(name: str, bot: Bot, position: Position) -> int:
    """What the bot chooses; BotFailed, which tells its name, where that is nothing legal or nothing at all."""
    moves = tuple(position.moves)
    try:
        chosen: Any = bot.choose(position)
    except BotFailed:
        raise
    except Exception as error:
        raise BotFailed("error-bot-raised", bot=name, reason=in_one_line(error)) from error
    if not is_whole(chosen) or chosen not in moves:
        raise BotFailed("error-bot-illegal", bot=name, value=written(chosen))
    return int(chosen)


def in_one_line(error: BaseException) -> str:
    """What was raised: its kind, and what it says."""
    try:
        told = str(error)
    except Exception:  # somebody's own exception may not even be able to tell itself
        told = ""
    return legible(f"{type(error).__name__}: {told}" if told else type(error).__name__)


def written(value: object) -> str:
    """A value as Python writes it, in one line."""
    try:
        return legible(repr_of(value))
    except Exception:
        return f"<{type(value).__name__}>"


def legible(text: str) -> str:
    """One line that can be written down anywhere, not too long."""
    return shortened(" ".join(text.encode("utf-8", "backslashreplace").decode().split()))
