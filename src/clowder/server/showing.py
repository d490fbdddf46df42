"""What a client is shown of a table: only what its seat may know. Everything that leaves the server about a match is made
here."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from clowder.engine.view import view_of
from clowder.server.composed import foreseen
from clowder.server.messages import SeatShown, TableShown, Turn
from clowder.server.table import Seat, Table


def table_shown(table: Table) -> TableShown:
    """The table, the same for everybody."""
    return TableShown(
        table=table.table,
        code=table.code,
        game=table.game,
        rules=table.rules,
        players=len(table.seats),
        options=table.options if table.match is None else table.match.options,
        own_deck=table.deck is not None,
        manners=msgspec.to_builtins(table.manners),
        status=table.status,  # type: ignore[arg-type]
        promise=table.promise,
        seats=[seat_shown(table, number, seat) for number, seat in enumerate(table.seats)],
        waits_for=table.missed if table.missed >= 0 else None,
        still=table.stands_still,
        next=table.next or None,
    )


def seat_shown(table: Table, number: int, seat: Seat) -> SeatShown:
    """A seat."""
    absent = table.status == "playing" and seat.plays and not seat.here and not table.stands_still
    return SeatShown(
        seat.kind,
        seat.name,
        seat.level,
        seat.here,
        seat.stand_in,
        seat.word,
        seat.gone_at + table.manners.grace * 1000 if absent else None,
        table.clocks.left[number] if table.clocks.run else None,
    )


def turn(table: Table) -> Turn | None:
    """What the table waits for."""
    match = table.match
    if match is None or match.over or table.status != "playing":
        return None
    if table.asked:
        return Turn("window", list(table.asked), table.since, table.window_closes)
    if match.looking:
        return Turn("look", table.deciders(), table.since, None)
    assert match.actor is not None
    if table.plays_itself:
        return Turn("auto", [match.actor], table.since, table.since + round(table.manners.pace * 1000))
    on_clock = table.on_the_clock()
    until = table.clocks.deadline(on_clock, table.since) if on_clock is not None else None
    return Turn("move", [match.actor], table.since, until)


def view(table: Table, seat: int | None) -> dict[str, Any] | None:
    """The match as a seat sees it, with what it can do now; None before the start."""
    match = table.match
    if match is None:
        return None
    shown = match.view(seat)
    if seat is None or match.over:
        return shown
    if table.status != "playing" or table.seats[seat].stand_in or match.looking:
        shown["choices"] = []
    elif table.asked:
        shown["choices"] = match.answers(seat) if seat in table.deciders() else []
    return shown


def draft(table: Table, seat: int, moves: list[int]) -> dict[str, Any] | None:
    """The match as a seat would see it after these steps of its turn; None where that cannot be known before they are
    played. It is made from what the seat knows, in a world that was redealt for it; refuses what cannot be played."""
    match = table.match
    assert match is not None
    if table.asked:
        return None
    s = foreseen(match, seat, moves)
    if s is None:
        return None
    game, room = match.game, np.zeros(match.game.actions, np.int16)
    legal = sorted(room[: game.rules.legal(s, room)].tolist())
    return view_of(game, game.record.plain(s), seat, match.step + len(moves), legal)
