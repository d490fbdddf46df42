"""Every game with every player count, and a player for all of them."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.engine import catalogue
from clowder.engine.dispatch import redeal
from clowder.engine.record import copy

TABLES = [(name, players) for name in catalogue.names() for players in catalogue.game(name).seats]


def any_legal(mask: NDArray[Any], chance: Random) -> int:
    """Any action of a mask."""
    return int(chance.choice(np.flatnonzero(mask).tolist()))


def redealt(record: Any, seat: int, seed: int) -> Any:
    """The record with everything hidden from the seat dealt anew."""
    world = copy(record)
    redeal(world, seat, seed)
    return world
