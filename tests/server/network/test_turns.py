"""Turns between addresses: who sends much is heard in pieces, with everybody else in between."""

from __future__ import annotations

import asyncio
from typing import Any

from clowder.server.network.turns import Turns
from clowder.server.network.wire.sockets import hear_all


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


class Loud:
    """A WebSocket on which many messages have arrived already; and what they are heard by."""

    ended, address = False, "loud"

    def __init__(self, count: int, log: list[str]) -> None:
        self.left = count
        self.log = log
        self.connection = self

    async def receive(self) -> dict[str, Any]:
        self.left -= 1
        return {"type": "websocket.receive", "text": "{}"} if self.left >= 0 else {"type": "websocket.disconnect"}

    async def hear(self, text: str) -> None:
        self.log.append("loud")


def test_a_queue_of_messages_is_heard_with_pauses() -> None:
    async def test() -> list[str]:
        log = list[str]()
        loud: Any = Loud(100, log)

        async def others() -> None:
            while loud.left >= 0:
                log.append("others")
                await asyncio.sleep(0)

        await asyncio.gather(hear_all(loud, loud, Turns(4)), others())
        return log

    log = asyncio.run(test())
    assert log.count("loud") == 100
    assert "loud" * 5 not in "".join(log)
