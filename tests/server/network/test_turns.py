"""Turns between addresses: who sends much is heard in pieces, with everybody else in between."""

from __future__ import annotations

import asyncio

from clowder.server.network.turns import Turns


async def talk(turns: Turns, address: str, times: int, log: list[str]) -> None:
    """Somebody who has so much to say, all of it at once."""
    for _ in range(times):
        await turns.wait(address)
        log.append(address)


def test_after_some_of_one_it_is_the_others_turn() -> None:
    async def test() -> list[str]:
        turns, log = Turns(4), list[str]()
        loud = [talk(turns, "loud", 10, log) for _ in range(10)]
        await asyncio.gather(*loud, talk(turns, "quiet", 3, log))
        assert not turns.left or await settled(turns)
        return log

    log = asyncio.run(test())
    assert log.count("loud") == 100
    assert [place for place, address in enumerate(log) if address == "quiet"][-1] < 12


async def settled(turns: Turns) -> bool:
    """Whether nothing is remembered once everybody was heard."""
    for _ in range(3):
        await asyncio.sleep(0)
    return not turns.left and not turns.waiting


def test_everybody_gets_a_turn_in_the_order_of_asking() -> None:
    async def test() -> list[int]:
        turns, log = Turns(2), list[int]()

        async def once(number: int) -> None:
            await turns.wait("one")
            log.append(number)

        await asyncio.gather(*map(once, range(9)))
        assert await settled(turns)
        return log

    assert asyncio.run(test()) == list(range(9))


def test_who_does_not_wait_any_more_is_passed_over() -> None:
    async def test() -> None:
        turns, log = Turns(1), list[str]()
        waiting = [asyncio.ensure_future(talk(turns, "one", 1, log)) for _ in range(5)]
        await asyncio.sleep(0)
        for task in waiting[1:4]:
            task.cancel()
        await waiting[4]
        assert log == ["one", "one"]

    asyncio.run(test())
