"""Turns between addresses: of whoever sends much, only so much is answered in one turn of the event loop, and then it is
the others' turn. Nobody waits who is alone."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """Whose turn it is."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        """Of one address, in one turn of the event loop."""
        self.left: dict[str, int] = {}
        """How many more of an address there may be in this turn; it is full where there is nothing."""
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def wait(self, address: str) -> None:
        """Until it is this address' turn, in the order in which it asked."""
        left = self.left.get(address)
        if left is None:
            self.left[address] = self.at_once - 1
            asyncio.get_running_loop().call_soon(self.pass_on, address)
        elif left:
            self.left[address] = left - 1
        else:
            turn = asyncio.get_running_loop().create_future()
            self.waiting.setdefault(address, deque()).append(turn)
            await turn

    def pass_on(self, address: str) -> None:
        """Everybody else has had a turn."""
        queue, called = self.waiting.get(address, deque()), 0
        while queue and called < self.at_once:
            turn = queue.popleft()
            if not turn.done():  # who waited may be gone
                turn.set_result(None)
                called += 1
        if not queue:
            self.waiting.pop(address, None)
        if called:
            self.left[address] = self.at_once - called
            asyncio.get_running_loop().call_soon(self.pass_on, address)
        else:
            del self.left[address]
