"""The live part of the protocol: one WebSocket for each client at a table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from clowder.engine.text import LANGUAGES
from clowder.errors import ClowderError
from clowder.server import messages, requests, showing
from clowder.server.connection import Connection
from clowder.server.credentials import SUBPROTOCOL, token_in
from clowder.server.house import Tables
from clowder.server.limits import Bucket, Limits
from clowder.server.live import LiveTable
from clowder.server.logs import log
from clowder.server.messages import Done, Draft, FromClient, Pong, RefusedMessage, decode, encode
from clowder.server.metrics import Metrics
from clowder.server.refusals import Refused, Stale, told
from clowder.server.stores.base import StoreLost
from clowder.server.table import Table
from clowder.server.times import now

RARE = {messages.Say: "talk", messages.Emote: "talk", messages.Leave: "places", messages.Back: "places"}
"""What plays no step and is stored all the same: a seat may send it only so often, over all its connections."""


class Conversation:
    """What one client and its table have to say to each other."""

    def __init__(
        self,
        live: LiveTable,
        connection: Connection,
        limits: Limits,
        metrics: Metrics,
        again: Callable[[], bool] = lambda: True,
    ) -> None:
        self.live = live
        self.connection = connection
        self.metrics = metrics
        self.messages = Bucket(limits.messages, limits.messages_burst)
        self.limits = limits
        self.refreshes = Bucket(limits.refreshes, limits.refreshes_burst)
        self.again = again
        """Whether this client's address may be told everything once more: that costs what a handshake costs (guard.py)."""
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
            message = understood(text)
            name = getattr(message, "id", "")
            began, in_window = time.perf_counter(), bool(self.live.table.asked)
            number = await self.answer(message)
            if isinstance(message, messages.Move) and not in_window:  # who answers in a window is nobody's business
                self.metrics.moved(time.perf_counter() - began)
            if number is not None:
                self.connection.send(encode(Done(name, number)))
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
        self.metrics.refused += 1
        table, connection = self.live.table, self.connection
        step = table.match.step if table.match is not None else None
        view = showing.view(table, connection.seat) if isinstance(error, Stale) and not self.live.doubtful else None
        if view is not None:
            connection.view = view
        connection.send(encode(RefusedMessage(name, told(error, connection.language), step, view)))

    async def answer(self, message: FromClient) -> int | None:
        """Do what a message asks for; the number to acknowledge, or None if there is nothing to."""
        connection = self.connection
        if isinstance(message, messages.Ping):
            connection.send(encode(Pong(now())))
            return None
        if isinstance(message, messages.Refresh):
            if not (self.refreshes.take() and self.again()):
                raise Refused("server-too-often", 429)
            async with self.live.lock:
                await self.live.settle_doubt()
                self.live.show_everything(connection, message.since)
            return None
        if isinstance(message, messages.Mute):
            seat = requests.seat_number(self.live.table, message.seat)
            (connection.muted.add if message.mute else connection.muted.discard)(seat)
            return self.live.table.number
        if connection.seat is None:
            raise Refused("table-no-seat", 403)
        if isinstance(message, messages.Try):
            async with self.live.lock:
                await self.live.settle_doubt()
                connection.send(encode(tried(self.live.table, message, connection.token)))
            return None
        if kind := RARE.get(type(message)):
            full = Bucket(self.limits.chat, self.limits.chat_burst)
            if not self.live.talk.setdefault((connection.seat, kind), full).take():
                raise Refused("server-too-often", 429)
        return await self.live.act(partial(decided, message=message, token=connection.token))


def decided(table: Table, message: FromClient, token: str | None) -> Any:
    """The event a player's message comes to."""
    seat = requests.seat_of(table, token)
    if isinstance(message, messages.Move):
        return requests.move(table, seat, message.step, message.moves, message.id)
    if isinstance(message, messages.Look):
        return requests.look(table, seat, message.step)
    if isinstance(message, messages.Say):
        return requests.say(table, seat, message.text)
    if isinstance(message, messages.Emote):
        return requests.emote(table, seat, message.emote)
    if isinstance(message, messages.Leave):
        return requests.hand_over(table, seat)
    assert isinstance(message, messages.Back)
    return requests.take_back(table, seat)


def tried(table: Table, message: messages.Try, token: str | None) -> Draft:
    """What would come of a move. It is refused where the move would be."""
    seat = requests.seat_of(table, token)
    requests.check_name(message.id)
    requests.check_moves(table, seat, message.step, message.moves)
    return Draft(message.id, message.step, message.moves, showing.draft(table, seat, message.moves))


def understood(text: str) -> FromClient:
    """A message, checked."""
    try:
        return decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as why:
        raise Refused("server-message", 422, reason=str(why)[:200]) from None


async def live_table(socket: WebSocket) -> None:
    """A client's whole stay at a table."""
    tables: Tables = socket.app.state.tables
    limits: Limits = socket.app.state.limits
    offered = [part.strip() for part in socket.headers.get("sec-websocket-protocol", "").split(",")]
    await socket.accept(SUBPROTOCOL if SUBPROTOCOL in offered else None)
    asked = socket.query_params
    language = asked.get("lang", "en")
    connection = Connection(
        socket, token_in(socket), language if language in LANGUAGES else "en", patches=asked.get("updates") == "patch"
    )
    sending = asyncio.create_task(connection.deliver())
    try:
        live = await tables.find(socket.path_params["table"])
        await live.join(connection, step_in(asked.get("since", "0")))
    except (ClowderError, StoreLost) as error:
        refused = error if isinstance(error, ClowderError) else Refused("server-store-lost", 503)
        connection.send(encode(RefusedMessage("", told(refused, connection.language), None, None)))
        connection.end("restart" if getattr(refused, "status", 0) == 503 else "gone")
        await sending
        return
    except BaseException:
        sending.cancel()
        raise
    conversation = Conversation(live, connection, limits, socket.app.state.metrics, socket.scope["again"])
    hearing = asyncio.create_task(listen(socket, conversation))
    try:
        await asyncio.wait({hearing, sending}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.ended = True
        if not conversation.busy:
            hearing.cancel()
        sending.cancel()
        with suppress(StoreLost, Refused):
            if not tables.closing:
                await live.part(connection)
            else:
                live.connections.discard(connection)


async def listen(socket: WebSocket, conversation: Conversation) -> None:
    """Hear a client until it hangs up."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while not conversation.connection.ended:
            await conversation.hear(await text_of(socket))


async def text_of(socket: WebSocket) -> str:
    """The next message; bytes are text that somebody sent the other way."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return text if text is not None else str(message.get("bytes", b""), "utf-8", "replace")


def step_in(text: str) -> int:
    """A step number; anything else is the beginning."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else 0
