"""The live part of the protocol: one WebSocket for each client at a table."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from clowder.engine.text import LANGUAGES
from clowder.errors import ClowderError
from clowder.server.live.tables import Tables
from clowder.server.network.credentials import SUBPROTOCOL, token_in
from clowder.server.network.limits import Limits, Purse
from clowder.server.network.turns import Turns
from clowder.server.network.wire.connection import LINE, Connection
from clowder.server.network.wire.conversation import Conversation
from clowder.server.network.wire.from_server import RefusedMessage, encode
from clowder.server.stores.base import StoreLost
from clowder.server.table.refusals import Refused, reason_given


async def live_table(socket: WebSocket) -> None:
    """A client's whole stay at a table."""
    tables: Tables = socket.app.state.tables
    limits: Limits = socket.app.state.limits
    offered = [part.strip() for part in socket.headers.get("sec-websocket-protocol", "").split(",")]
    await socket.accept(SUBPROTOCOL if SUBPROTOCOL in offered else None)
    asked = socket.query_params
    language = asked.get("lang", "en")
    purse: Purse = socket.scope["purse"]
    turns: Turns = socket.scope["turns"]
    connection = Connection(
        socket,
        token_in(socket),
        language if language in LANGUAGES else "en",
        patches=asked.get("updates") == "patch",
        address=purse.address,
        line=socket.scope.get("extensions", {}).get(LINE),
    )
    sending = asyncio.create_task(connection.deliver())
    try:
        live = await tables.find(socket.path_params["table"])
        await live.join(connection, step_in(asked.get("since", "0")))
    except (ClowderError, StoreLost) as error:
        refused = error if isinstance(error, ClowderError) else Refused("server-store-lost", 503)
        connection.send(encode(RefusedMessage("", reason_given(refused, connection.language), None, None)))
        connection.end("restart" if getattr(refused, "status", 0) == 503 else "gone")
        await sending
        return
    except BaseException:
        sending.cancel()
        raise
    conversation = Conversation(live, connection, limits, socket.app.state.metrics, purse)
    hearing = asyncio.create_task(hear_all(socket, conversation, turns))
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


async def hear_all(socket: WebSocket, conversation: Conversation, turns: Turns) -> None:
    """Hear a client until it hangs up. However much it has to say, after each message others have their turn."""
    connection = conversation.connection
    with suppress(WebSocketDisconnect, RuntimeError):
        while not connection.ended:
            text = await text_of(socket)
            await turns.wait(connection.address)
            await conversation.hear(text)


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
