"""What a bot is handed: all that its seat knows, and nothing else.

The record in it was redealt for the seat, so whatever is hidden from the seat is a guess in it, and the view is made from
that record: by construction no bot can peek.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from clowder.engine.dispatch import redeal
from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.engine.record import copy
from clowder.engine.view import View, view_of


class Position:
    """A decision to be made, as the deciding seat knows it."""

    def __init__(self, game: Game, record: Any, seat: int, step: int, seed: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.step = step
        self.record = copy(record)
        """What the seat knows, with a guess at what it does not."""
        redeal(self.record, seat, seed)
        room = np.zeros(game.actions, np.int16)
        self.moves: list[int] = sorted(room[: game.rules.legal(self.record, room)].tolist())
        """The legal moves."""

    @classmethod
    def of(cls, match: Match, seed: int = 0) -> Position:
        """The position of a match's actor."""
        if match.actor is None:
            raise ValueError("the match is over: nobody decides")
        return cls(match.game, match.record, match.actor, match.step, seed)

    @cached_property
    def view(self) -> View:
        """What the seat sees, its choices included."""
        return view_of(self.game, self.game.record.plain(self.record), self.seat, self.step, self.moves)
