"""What one client and its table have to say to each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from clowder.errors import ClowderError
from clowder.server.live.fair_pool import Work
from clowder.server.live.live_table import LiveTable
from clowder.server.network.limits import FLOOD_SECONDS, Bucket, Limits, Purse, unlimited_purse
from clowder.server.network.wire import showing
from clowder.server.network.wire.connection import Connection
from clowder.server.network.wire.from_client import decoded
from clowder.server.network.wire.from_server import DoneMessage, RefusedMessage, encode
from clowder.server.process.logs import log
from clowder.server.process.metrics import Metrics
from clowder.server.stores.base import StoreLost
from clowder.server.table import allowed
from clowder.server.table.events import Event
from clowder.server.table.refusals import Refused, Stale, reason_given
from clowder.server.table.table import Table

T = TypeVar("T")


class Conversation:
    """From the first message of a client to its last."""

    def __init__(
        self,
        live: LiveTable,
        connection: Connection,
        limits: Limits,
        metrics: Metrics,
        purse: Purse | None = None,
    ) -> None:
        self.live = live
        self.connection = connection
        self.metrics = metrics
        self.messages = Bucket(limits.messages, limits.messages_burst)
        self.limits = limits
        self.refreshes = Bucket(limits.refreshes, limits.refreshes_burst)
        self.purse = purse or unlimited_purse()
        """What this client's address may still ask for."""
        self.busy = False
        """Whether something is being done that has to be finished, also if the client is gone."""

    async def hear(self, text: str) -> None:
        """Answer a message. Whatever is wrong with it is said, and nothing is changed."""
        name = ""
        self.busy = True
        try:
            if not self.messages.take():
                await asyncio.sleep(1 / self.messages.rate)  # whoever floods us waits, so that nobody else has to
                raise Refused("server-too-often", 429)
            if not self.purse.take("all_messages"):
                await asyncio.sleep(FLOOD_SECONDS)
                raise Refused("server-too-often", 429)
            message = decoded(text)
            name = getattr(message, "id", "")
            if (number := await message.answer(self)) is not None:
                self.connection.send(encode(DoneMessage(name, number)))
        except ClowderError as error:
            self.refuse(name, error)
        except StoreLost:
            self.refuse(name, Refused("server-store-lost", 503))
        except Exception as error:
            log.exception("message failed", extra={"table": self.live.table.table, "why": type(error).__name__})
            self.refuse(name, Refused("server-bug", 500))
        finally:
            self.busy = False

    def refuse(self, name: str, error: ClowderError) -> None:
        """Say why not, and what is asked now."""
        self.metrics.refused()
        table, connection = self.live.table, self.connection
        step = table.match.step if table.match is not None else None
        view = showing.view(table, connection.seat) if isinstance(error, Stale) and not self.live.doubtful else None
        if view is not None:
            connection.view = view
        connection.send(encode(RefusedMessage(name, reason_given(error, connection.language), step, view)))

    # For the messages (from_client.py) ------------------------------------------------------------------------------

    async def ask(self, request: Callable[..., Event | None], **said: Any) -> int:
        """Ask something of the table (allowed.py) as whoever has this client's token; the number to acknowledge."""
        return await self.live.act(partial(request, token=self.connection.token, **said))

    def spend(self, kind: str) -> None:
        """What plays no step and is stored all the same a seat may send only so often, over all its connections."""
        self.spend_of_seat(kind, Bucket(self.limits.chat, self.limits.chat_burst))

    def spend_try(self) -> None:
        """Steps that are looked at in many worlds."""
        self.spend_of_seat("try", Bucket(self.limits.tries, self.limits.tries_burst))
        if not self.purse.take("all_tries"):
            raise Refused("server-too-often", 429)

    def spend_refresh(self) -> None:
        """To be told everything once more costs what a handshake costs."""
        if self.live.table.holder(self.connection.token) is None:
            enough = self.refreshes.take()
        else:
            self.spend_of_seat("refresh", Bucket(self.limits.refreshes, self.limits.refreshes_burst))
            enough = True
        if not (enough and self.purse.take("handshakes")):
            raise Refused("server-too-often", 429)

    def spend_of_seat(self, kind: str, full: Bucket) -> None:
        """Something that a seat may have only so often, over all its connections; the bucket is full at first."""
        seat = allowed.seat_of(self.live.table, self.connection.token)
        if not self.live.talk.setdefault((seat, kind), full).take():
            raise Refused("server-too-often", 429)

    async def aside(self, work: Work[T]) -> T:
        """Have something worked out off the event loop, in turn with what others want, as long as the client is there."""
        self.busy = False
        try:
            return await self.live.side_work.do(self.connection.address, work)
        finally:
            self.busy = True

    @asynccontextmanager
    async def certain(self) -> AsyncIterator[Table]:
        """The table while nothing happens at it, and it is sure what did."""
        async with self.live.lock:
            await self.live.settle_doubt()
            yield self.live.table
