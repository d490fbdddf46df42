"""The search, shown all cards: a ceiling to measure the fair search against, never an opponent.

It stands in the lab, and nothing that seats players at a table may import the lab, so it cannot take a seat there
(tests/test_architecture.py holds that). What is still to be drawn from a shuffled pile or rolled is chance to it, too.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from clowder.bots.known import Entry
from clowder.bots.position import Position
from clowder.bots.roster import understood
from clowder.bots.search import Search
from clowder.engine.game import Game
from clowder.engine.record import copy


class OpenPosition(Position):
    """A decision to be made, with all cards open."""

    def __init__(self, game: Game, record: Any, seat: int, step: int, seed: int = 0) -> None:
        self.game, self.seat, self.step, self.seed = game, seat, step, seed
        self.record = copy(record)
        room = np.zeros(game.actions, np.int16)
        self.moves = sorted(room[: game.rules.legal(self.record, room)].tolist())


class Clairvoyant(Search):
    """Searches the very cards that lie there."""

    name = "clairvoyant"
    all_open = True


def understood_in_the_lab(name: str) -> Entry:
    """What a bot's name means where the clairvoyant plays, too."""
    return understood(name, Clairvoyant)
