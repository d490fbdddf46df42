"""A lesson as its author writes it: `lesson.toml` in a game's folder. CONTRIBUTING.md tells how."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from clowder.engine.game import Game
from clowder.errors import ClowderError
from clowder.server.network.api.covers import LESSON


class BadLesson(ClowderError):
    """A lesson that cannot be given as it is written."""


class Moment(msgspec.Struct, forbid_unknown_fields=True):
    """A moment as its author writes it."""

    say: str
    look: list[str] = []
    by: Literal["learner", "others", ""] = ""
    """Who plays what follows: the learner, as a task, or the others, by themselves."""
    play: int | None = None
    plays: list[int] = []
    """In place of `play`, several steps."""

    @property
    def moves(self) -> list[int]:
        """What is played at the end of this moment."""
        return self.plays if self.play is None else [self.play]


class Script(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as its author writes it."""

    players: int
    seed: int | str
    moment: list[Moment]
    options: dict[str, Any] = {}
    names: list[str] = []
    """Of the others, from seat 1 on."""


def script_of(game: Game) -> Script | None:
    """What is written in a game's folder; None if it has no lesson."""
    path = game.folder / LESSON
    if not path.is_file():
        return None
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Script)
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadLesson("server-lesson-form", game_name=game.name, reason=str(error)) from None
