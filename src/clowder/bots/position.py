"""What a bot is handed: all that its seat knows, and nothing else.

The record in it was redealt for the seat, so whatever is hidden from the seat is a guess in it, and the view is made from
that record: by construction no bot can peek.
"""

from __future__ import annotations

import hashlib
import random
from functools import cached_property
from typing import Any, Protocol, cast

import numpy as np

from clowder.engine.dispatch import redeal
from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.engine.record import copy
from clowder.engine.view import PlainView, plain, view_of


class Bot(Protocol):
    """A player: one method. Any class that has it can take a seat; it is made anew, without arguments, for each match."""

    def choose(self, position: Position) -> int:
        """The id of one of the legal moves."""
        ...


class Position:
    """A decision to be made, as the deciding seat knows it."""

    def __init__(self, game: Game, record: Any, seat: int, step: int, seed: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.step = step
        self.seed = seed
        """Whatever a bot leaves to chance should follow from it: the same position with the same seed is decided alike."""
        self.record = copy(record)
        """What the seat knows, with a guess at what it does not."""
        redeal(self.record, seat, seed)
        room = np.zeros(game.actions, np.int16)
        self.moves: list[int] = sorted(room[: game.rules.legal(self.record, room)].tolist())
        """The legal moves."""

    @classmethod
    def of(cls, match: Match, seed: int | None = None) -> Position:
        """The position of a match's actor. Without a seed it gets the one of the match and its step, so that a match which
        was saved and taken up again goes on with the very choices it would have had."""
        if match.actor is None:
            raise ValueError("the match is over: nobody decides")
        number = seed_of(match.seed, match.step) if seed is None else seed
        return cls(match.game, match.record, match.actor, match.step, number)

    @cached_property
    def chance(self) -> random.Random:
        """For a bot that likes to leave something to chance: always the same for the same seed, seat and step."""
        return random.Random(f"{self.seed} {self.seat} {self.step}")

    @cached_property
    def view(self) -> PlainView:
        """What the seat sees, its choices included."""
        return cast(PlainView, plain(view_of(self.game, self.record, self.seat, self.step, self.moves)))


def seed_of(*parts: object) -> int:
    """One number for all that it should depend on; below 2⁶², so that there is room to count on from it."""
    text = "\0".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8, person=b"clowder bots").digest(), "big") >> 2
