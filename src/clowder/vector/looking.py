"""What a seat is shown of a row: the game's observation, the history behind it, encoded if that was asked for."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.compiling import compiled
from clowder.engine.dispatch import observe_changing
from clowder.engine.encoding import Bytes, EncodingTable, encode
from clowder.engine.record import Record
from clowder.vector.history import write_history
from clowder.vector.parts import Kept, Room


@compiled
def look(kept: Kept, table: EncodingTable, room: Room, i: int, seat: int, out: Bytes) -> None:
    """Write what a seat knows."""
    if len(table.kind) == 0:
        look_plainly(kept, i, seat, out)
    else:
        look_plainly(kept, i, seat, room.seen)
        encode(table, room.seen, out)


@compiled
def look_plainly(kept: Kept, i: int, seat: int, out: Bytes) -> None:
    """The numbers themselves."""
    s = kept.records[i]
    see(s, seat, kept.constant, out)
    columns = kept.history.shape[1]
    if columns > 0:
        write_history(kept.history, i, s, seat, out, len(out) - columns)


@compiled
def see(s: Record, seat: int, constant: Bytes, out: Bytes) -> None:
    """The game's own observation. What never changes in it is copied, which is quicker than working it out."""
    for k in range(len(constant)):
        out[k] = constant[k]
    observe_changing(s, seat, out)


@compiled
def look_from_everywhere(kept: Kept, table: EncodingTable, room: Room, i: int, out: NDArray[np.int8]) -> None:
    """Write what every seat knows, the actor's first, then the next player's …"""
    s = kept.records[i]
    for after in range(s.seats):
        look(kept, table, room, i, (s.actor + after) % s.seats, out[after])
