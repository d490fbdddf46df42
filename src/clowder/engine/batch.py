"""Many games at once: an array of records, and the rules over all of it in compiled loops.

For search and learning. `deal`, `legal`, `play`, `redeal`, `observe` and `result` do for every row what the functions of
the same name in dispatch.py do for one record; those can be called from any compiled function of your own::

    from clowder.engine import batch
    rows = batch.deal("discat", players=4, count=1000, seed=1)
    while (actors := batch.actors(rows)).max() >= 0:
        mask = batch.legal(rows)                            # (1000, 91) of bool
        batch.play(rows, mask.argmax(axis=1))               # rows whose game is over stay as they are
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.engine import catalogue, dispatch
from clowder.engine.blank import blank, is_whole
from clowder.engine.compiling import compiled
from clowder.engine.game import Game
from clowder.errors import BadOption, repr_of

MOST_ROWS = 100_000_000

Rows = Any
"""A record array: one record a game."""


def deal(
    game: str,
    players: int,
    count: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    deck: str | Path | Mapping[str, Any] | None = None,
) -> Rows:
    """So many dealt games; row i is dealt with seed `seed + i`."""
    if not is_whole(count) or not 1 <= count <= MOST_ROWS:
        raise BadOption("error-number", name="count", value=repr_of(count), low=1, high=MOST_ROWS)
    rows = blank(catalogue.game(game), players, options, deck, int(count))
    _deal(rows, checked_seed(seed))
    return rows


def game_of(rows: Rows) -> Game:
    """The game these records are states of."""
    return catalogue.game(rows.dtype.names[0])


def actors(rows: Rows) -> NDArray[np.int8]:
    """Who decides in each game; -1 where it is over."""
    return np.asarray(rows["actor"])


def legal(rows: Rows) -> NDArray[np.bool_]:
    """A mask for each game: true where the action is legal for its actor."""
    mask = np.zeros((len(rows), game_of(rows).actions), np.bool_)
    _legal(rows, np.zeros(game_of(rows).actions, np.int16), mask)
    return mask


def play(rows: Rows, moves: Any) -> None:
    """Play one move in each game that is not over; an illegal one is refused before any is played."""
    chosen = np.ascontiguousarray(moves, np.int64)
    if chosen.shape != (len(rows),):
        raise BadOption("error-batch-shape", got=repr_of(chosen.shape), count=len(rows))
    wrong = _first_illegal(rows, chosen, np.zeros(game_of(rows).actions, np.int16))
    if wrong >= 0:
        raise BadOption("error-batch-illegal", row=int(wrong), move=int(chosen[wrong]))
    _play(rows, chosen)


def redeal(rows: Rows, seats: Any, seed: int) -> None:
    """Replace, in row i, what seat `seats[i]` cannot know, with seed `seed + i`; one seat may be given for all rows."""
    _redeal(rows, checked_seats(rows, seats), checked_seed(seed))


def observe(rows: Rows, seats: Any) -> NDArray[np.int8]:
    """What seat `seats[i]` knows in row i; one seat may be given for all rows."""
    out = np.zeros((len(rows), game_of(rows).observation), np.int8)
    _observe(rows, checked_seats(rows, seats), out)
    return out


def checked_seats(rows: Rows, seats: Any) -> NDArray[np.int64]:
    """A seat for each row, each one that is there."""
    try:
        chosen = np.ascontiguousarray(np.broadcast_to(np.asarray(seats, np.int64), len(rows)))
    except (ValueError, TypeError, OverflowError):
        raise BadOption("error-batch-shape", got=repr_of(seats), count=len(rows)) from None
    wrong = np.flatnonzero((chosen < 0) | (chosen >= rows["seats"]))
    if len(wrong):
        raise BadOption("error-batch-seat", row=int(wrong[0]), seat=int(chosen[wrong[0]]))
    return chosen


def checked_seed(seed: Any) -> int:
    """A seed for compiled code: any whole number of 60 bits."""
    if not is_whole(seed) or not 0 <= seed < 2**60:
        raise BadOption("error-number", name="seed", value=repr_of(seed), low=0, high=str(2**60 - 1))
    return int(seed)


def result(rows: Rows) -> NDArray[np.float64]:
    """Each seat's share of the win in each game, 0 for all while it goes on."""
    out = np.zeros((len(rows), game_of(rows).players[1]), np.float64)
    _result(rows, out)
    return out[:, : int(rows["seats"].max(initial=0))]


@compiled
def _deal(rows: Rows, seed: int) -> None:
    for i in range(len(rows)):
        dispatch.deal(rows[i], seed + i)


@compiled
def _legal(rows: Rows, moves: NDArray[np.int16], mask: NDArray[np.bool_]) -> None:
    for i in range(len(rows)):
        for k in range(dispatch.legal(rows[i], moves)):
            mask[i, moves[k]] = True


@compiled
def _first_illegal(rows: Rows, chosen: NDArray[np.int64], moves: NDArray[np.int16]) -> int:
    for i in range(len(rows)):
        count = dispatch.legal(rows[i], moves)
        found = count == 0
        for k in range(count):
            found |= moves[k] == chosen[i]
        if not found:
            return i
    return -1


@compiled
def _play(rows: Rows, chosen: NDArray[np.int64]) -> None:
    for i in range(len(rows)):
        s = rows[i]
        if s.actor >= 0:
            dispatch.play(s, chosen[i])


@compiled
def _redeal(rows: Rows, seats: NDArray[np.int64], seed: int) -> None:
    for i in range(len(rows)):
        dispatch.redeal(rows[i], seats[i], seed + i)


@compiled
def _observe(rows: Rows, seats: NDArray[np.int64], out: NDArray[np.int8]) -> None:
    for i in range(len(rows)):
        dispatch.observe(rows[i], seats[i], out[i])


@compiled
def _result(rows: Rows, out: NDArray[np.float64]) -> None:
    for i in range(len(rows)):
        dispatch.result(rows[i], out[i])
