"""One chooses a cat and keeps it: before a game, after it, and through rematches."""

from __future__ import annotations

from clowder.server.live.rematch import rematch
from clowder.server.table import allowed
from clowder.server.table.events import CatChosen
from tests.server.people import Party, party, refused, serving
from tests.server.virtual import run


def cats(at: Party) -> list[str]:
    """What everybody looks like, as everybody is told."""
    return [seat["cat"] for seat in at.clients[-1].newest("table")["seats"]]


def test_somebody_who_is_seated_chooses_another_cat_and_a_bot_gives_way() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=2, bots=1, start=False)
            assert cats(at) == ["ginger", "tuxedo", "grey"]
            await at.ask(allowed.choose_cat, "grey", at.tokens[1])
            assert cats(at)[:2] == ["ginger", "grey"]
            assert cats(at)[2] not in cats(at)[:2]
            await at.ask(allowed.choose_cat, "grey", at.tokens[1])
            assert [event for event in await at.events() if isinstance(event, CatChosen)] == [CatChosen(1, "grey")]
            assert [seat.cat for seat in (await at.folded()).seats] == cats(at)

    run(test())


def test_nobody_takes_the_cat_of_a_person_and_nobody_changes_during_a_game() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=2, bots=1, start=False)
            await refused("table-cat-taken", at.ask(allowed.choose_cat, "ginger", at.tokens[1]))
            await refused("table-no-seat", at.ask(allowed.choose_cat, "snow", "stranger"))
            await at.start()
            await refused("table-has-started", at.ask(allowed.choose_cat, "snow", at.tokens[1]))
            assert cats(at) == ["ginger", "tuxedo", "grey"]

    run(test())


def test_a_cat_that_was_chosen_after_a_game_comes_along_to_the_next_one() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=2, bots=1)
            await at.ask(allowed.close, at.host)
            await at.ask(allowed.choose_cat, "snow", at.tokens[1])
            again = await rematch(tables, at.live, at.host)
            assert {seat.name: seat.cat for seat in again.table.seats} == {
                "Ann": "ginger",
                "Bob": "snow",
                "Biscuit": "grey",
            }
            await refused("table-is-over", at.ask(allowed.choose_cat, "tabby", at.tokens[1]))
            await again.act(lambda table: allowed.choose_cat(table, "tabby", at.tokens[1]))
            assert {seat.name: seat.cat for seat in again.table.seats}["Bob"] == "tabby"

    run(test())
