"""Who begins, as the box has it: asked before the start, and part of the match afterwards."""

from __future__ import annotations

import pytest

from clowder.engine import catalogue
from clowder.engine.game import Game
from clowder.engine.match import replay
from clowder.server.live.rematch import rematch
from clowder.server.network.wire import showing
from clowder.server.table import allowed
from tests.server.people import party, refused, serving
from tests.server.virtual import run


@pytest.mark.parametrize("beginner", range(3))
def test_who_was_named_begins_and_the_record_says_so(beginner: int) -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=3, start=False)
            await at.ask(allowed.name_beginner, beginner, at.tokens[beginner])
            assert showing.table_shown(at.table).beginner == beginner
            await at.start()
            assert at.table.match is not None
            assert at.table.match.actor == beginner
            assert replay(at.table.record()).options["starter"] == beginner
            await at.ask(allowed.close, at.host)
            again = await rematch(tables, at.live, at.host)
            assert (again.table.beginner, again.table.options["starter"]) == (None, "random")

    run(test())


def test_one_speaks_for_oneself_and_the_host_for_everybody() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=3, start=False)

            async def name(seat: int | None, token: str | None) -> int | None:
                await at.ask(allowed.name_beginner, seat, token)
                return at.table.beginner

            host, bob, cid = at.tokens
            assert await name(1, bob) == 1
            number = at.table.number
            assert await name(1, bob) == 1
            assert at.table.number == number, "what is known is not written again"
            await refused("table-host-only", name(None, cid))
            await refused("table-host-only", name(0, cid))
            await refused("table-host-only", name(2, "stranger"))
            await refused("table-no-such-seat", name(3, host))
            assert await name(None, bob) is None
            await refused("table-host-only", name(None, bob))
            assert await name(2, host) == 2
            assert await name(None, host) is None
            await at.start()
            await refused("table-has-started", name(1, bob))

    run(test())


def test_who_stands_up_does_not_begin() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=2, start=False)
            await at.ask(allowed.name_beginner, 1, at.tokens[1])
            await at.ask(allowed.vacate, 1, at.tokens[1])
            assert at.table.beginner is None
            await refused("table-nobody-sits-there", at.ask(allowed.name_beginner, 1, at.host))

    run(test())


def test_no_question_is_asked_where_the_box_has_none() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, game="gattara", people=2, start=False)
            await refused("table-no-beginner", at.ask(allowed.name_beginner, 0, at.host))

    run(test())


@pytest.mark.parametrize("game", [game for game in catalogue.games() if game.beginner], ids=lambda game: str(game.name))
def test_the_question_sets_an_option_that_is_a_seat(game: Game) -> None:
    option = next(option for option in game.options if option.name == game.beginner)
    assert [option.take(seat, 2) for seat in (0, 1)] == [0, 1]
