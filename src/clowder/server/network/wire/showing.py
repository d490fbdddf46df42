"""What a client is shown of a table: only what its seat may know. Everything that leaves the server about a match is made
here."""

from __future__ import annotations

from collections.abc import Generator

import msgspec
import numpy as np

from clowder.engine.game import Game
from clowder.engine.record import Record
from clowder.engine.view import view_of
from clowder.engine.view_types import AnyView
from clowder.server.network.wire.from_server import ChatMessage, Emotion, SeatAskedFor, SeatShown, TableShown, Turn, You
from clowder.server.table.asking import asks_for, granted_at
from clowder.server.table.composed import foreseen
from clowder.server.table.events import Emoted, Said, Talk
from clowder.server.table.pacing import rest, window_closes
from clowder.server.table.seats import Seat
from clowder.server.table.table import Table


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
        settings=table.settings,
        status=table.status,
        promise=table.promise,
        seats=[seat_shown(table, number, seat) for number, seat in enumerate(table.seats)],
        beginner=table.beginner,
        waits_for=table.missed if table.missed >= 0 else None,
        still=table.stands_still,
        asking=asking_shown(table),
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
        seat.gone_at + table.settings.grace * 1000 if absent else None,
        table.clocks.left[number] if table.clocks.run else None,
        seat.cat,
    )


def asking_shown(table: Table) -> list[SeatAskedFor]:
    """Those who ask for seats, and not by which token."""
    if table.status != "playing":
        return []
    return [
        SeatAskedFor(number, asking.name, [by for by in asking.agreed if by is not None], granted_at(table, number))
        for number, seat in enumerate(table.seats)
        if (asking := seat.asking) is not None
    ]


def you(table: Table, token: str | None, seat: int | None) -> You:
    """Who somebody with that token is, on the seat they are shown the table from."""
    return You(seat, token is not None and token == table.host, asks_for(table, token))


def turn(table: Table) -> Turn | None:
    """What the table waits for."""
    match = table.match
    if match is None or match.over or table.status != "playing":
        return None
    if table.asked:
        return Turn("window", table.answering(), table.since, window_closes(table), match.game.silence)
    if match.looking:
        return Turn("look", table.deciders(), table.since, None, None)
    assert match.actor is not None
    if table.plays_itself:
        return Turn("auto", [match.actor], table.since, table.since + rest(table), None)
    on_clock = table.on_the_clock()
    until = table.clocks.deadline(on_clock, table.since) if on_clock is not None else None
    return Turn("move", [match.actor], table.since, until, None)


def view(table: Table, seat: int | None) -> AnyView | None:
    """The match as a seat sees it, with what it can do now; None before the start."""
    match = table.match
    if match is None:
        return None
    shown = match.shown(seat)
    if seat is None or match.over:
        return shown
    if table.status != "playing" or table.seats[seat].stand_in or match.looking:
        return msgspec.structs.replace(shown, choices=[])
    if table.asked:
        return msgspec.structs.replace(shown, choices=match.answers(seat) if seat in table.deciders() else [])
    return shown


def draft(table: Table, seat: int, moves: list[int]) -> Generator[None, None, AnyView | None]:
    """The match as a seat would see it after these steps of its turn; None where that cannot be known before they are
    played. It is made from what the seat knows, in a world that was redealt for it; refuses what cannot be played. That
    takes milliseconds, and need not be done where the table is (live/fair_pool.py): nothing of it is looked at later."""
    match = table.match
    assert match is not None
    return nothing_known() if table.asked else drafted(match.game, match.record, match.step, seat, moves)


def nothing_known() -> Generator[None, None, None]:
    """In a window what comes of an answer cannot be known."""
    return
    yield  # never: this makes it a generator


def drafted(game: Game, start: Record, step: int, seat: int, moves: list[int]) -> Generator[None, None, AnyView | None]:
    """The same, from the record at a step."""
    s = yield from foreseen(game, start, seat, moves)
    if s is None:
        return None
    room = np.zeros(game.actions, np.int16)
    legal = sorted(room[: game.rules.legal(s, room)].tolist())
    return view_of(game, s, seat, step + len(moves), legal)


def talk(table: Table, event: Talk) -> ChatMessage | Emotion:
    """What somebody just said, or how they reacted."""
    if isinstance(event, Said):
        return ChatMessage(table.number, table.at, event.seat, event.text)
    assert isinstance(event, Emoted)
    return Emotion(table.number, table.at, event.seat, event.emote)
