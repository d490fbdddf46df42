"""The same people, once more, everybody one seat further."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import msgspec

from clowder.server import events as happened
from clowder.server.events import BOT, PERSON
from clowder.server.house import Tables
from clowder.server.live import LiveTable
from clowder.server.refusals import Refused
from clowder.server.requests import seat_of
from clowder.server.table import Seat, Table


async def rematch(tables: Tables, live: LiveTable, token: str | None) -> LiveTable:
    """The table of the rematch, made when the first of the players asks for it. Their tokens hold their seats there."""
    async with live.lock:  # what is not durable is not over
        await live.settle_doubt()
        old = live.table
    seat_of(old, token)
    if not old.over:
        raise Refused("table-not-over")
    if not old.next:
        manners = msgspec.structs.replace(old.manners, public=False)  # it is for the same people
        table, _ = await tables.create(old.game, len(old.seats), old.options, old.deck, manners, old)
        new = await tables.find(table)
        # People first: a bot takes a name that nobody has.
        for number, seat in sorted(enumerate(old.seats), key=lambda each: each[1].kind != PERSON):
            await new.act(partial(seat_as_before, seat=(number + 1) % len(old.seats), was=seat))
        await live.act(lambda now: None if now.next else happened.Rematch(table))
        if live.table.next != table:  # somebody else was faster
            with suppress(Refused):
                await new.act(lambda _: happened.Closed())
    return await tables.find(live.table.next)


def seat_as_before(table: Table, seat: int, was: Seat) -> happened.Event | None:
    """A person or a bot sits down again."""
    if was.kind == PERSON:
        return happened.Sat(seat, was.name, was.token)
    return happened.Seated(seat, was.level) if was.kind == BOT else None
