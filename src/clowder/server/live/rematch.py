"""The same people, once more, everybody one seat further."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import msgspec

from clowder.server.live import creation
from clowder.server.live.live_table import LiveTable
from clowder.server.live.tables import Tables
from clowder.server.table import events as happened
from clowder.server.table.allowed import seat_of
from clowder.server.table.refusals import Refused
from clowder.server.table.seats import BOT, PERSON, Seat
from clowder.server.table.table import Table


async def rematch(tables: Tables, live: LiveTable, token: str | None) -> LiveTable:
    """The table of the rematch, made when the first of the players asks for it. Their tokens hold their seats there."""
    async with live.lock:  # what is not durable is not over
        await live.settle_doubt()
        old = live.table
    seat_of(old, token)
    if not old.over:
        raise Refused("table-not-over")
    if not old.next:
        settings = msgspec.structs.replace(old.settings, public=False)  # it is for the same people
        table, _ = await creation.create(tables.store, old.game, len(old.seats), old.options, old.deck, settings, old)
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
    """A person or a bot sits down again, and looks as before."""
    if was.kind == PERSON:
        return happened.Sat(seat, was.name, was.token, was.cat)
    return happened.Seated(seat, was.level, was.cat) if was.kind == BOT else None
