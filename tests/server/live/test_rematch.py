"""The same people, once more, everybody one seat further."""

from __future__ import annotations

import asyncio

from clowder.server.live.rematch import rematch
from clowder.server.table import allowed
from tests.server.people import Client, Party, party, refused, serving
from tests.server.virtual import run


async def finished(tables: object, **manners: object) -> Party:
    """A table where the game is over."""
    at = await party(tables, people=2, bots=1, **manners)  # type: ignore[arg-type]
    await at.ask(allowed.close, at.host)
    return at


def test_everybody_sits_one_seat_further_and_their_tokens_hold() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await finished(tables, grace=77)
            new = (await rematch(tables, at.live, at.tokens[1])).table
            assert [seat.name for seat in new.seats] == ["Biscuit", "Ann", "Bob"]
            assert [new.holder(token) for token in at.tokens] == [1, 2]
            assert (new.host, new.before, new.status) == (at.host, at.table.table, "open")
            assert (new.game, new.options, new.settings) == (at.table.game, at.table.options, at.table.settings)
            assert new.code != at.table.code
            assert new.secret != at.table.secret
            assert at.clients[0].newest("table")["next"] == new.table
            live = await tables.find(new.table)
            assert (await Client(at.tokens[0]).join(live)).newest("you") == {"seat": 1, "host": True}
            await live.act(lambda table: allowed.start(table, at.host))

    run(test())


def test_everybody_looks_as_before() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await finished(tables)
            before = {seat.name: seat.cat for seat in at.table.seats}
            assert before == {"Ann": "ginger", "Bob": "tuxedo", "Biscuit": "grey"}
            new = (await rematch(tables, at.live, at.tokens[1])).table
            assert [(seat.name, seat.cat) for seat in new.seats] == [
                ("Biscuit", "grey"),
                ("Ann", "ginger"),
                ("Bob", "tuxedo"),
            ]

    run(test())


def test_two_who_ask_at_once_get_one_table() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await finished(tables)
            found = await asyncio.gather(*(rematch(tables, at.live, token) for token in at.tokens * 3))
            assert len({live.table.table for live in found}) == 1
            assert (await rematch(tables, at.live, at.host)) is found[0]
            counts = await tables.store.counts()
            assert counts["open"] == 1

    run(test())


def test_nobody_asks_before_the_end_and_no_stranger_ever() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            await refused("table-not-over", rematch(tables, at.live, at.host))
            await at.ask(allowed.close, at.host)
            for token in (None, "stranger"):
                await refused("table-no-seat", rematch(tables, at.live, token))
            assert at.table.next == ""

    run(test())


def test_somebody_who_is_called_like_a_bot_keeps_the_name() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=1, bots=1, start=False)
            await at.ask(allowed.vacate, 0, at.host)
            await at.ask(allowed.vacate, 1, at.host)
            await at.ask(allowed.sit, 1, "Biscuit", "b")
            await at.ask(allowed.seat_bot, 0, "kitten", at.host)
            await at.ask(allowed.close, at.host)
            new = (await rematch(tables, at.live, "b")).table
            assert sorted(seat.name for seat in new.seats) == ["Biscuit", "Pickle"]
            at.live = await tables.find((await rematch(tables, at.live, "b")).table.table)
            await at.ask(allowed.close, at.host)
            third = (await rematch(tables, at.live, "b")).table
            assert sorted(seat.name for seat in third.seats) == ["Biscuit", "Pickle"]

    run(test())
