"""Attacks of server_hostile.py with bytes that no client would send: heads as long as they may be, bodies in crumbs, frames
in blobs. Each is sent on many lines, which are opened again when they are cut."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

LINES = 100
CUT_SECONDS = 2.0
"""That an answer is waited for."""


class Sender(Protocol):
    """Whoever attacks: what is asked for, and what came of it."""

    url: str
    table: str
    token: str

    def told(self, answer: str) -> None: ...


Attack = Callable[[Sender], Awaitable[None]]
LONG = 60_000
"""Bytes of a head that is a little shorter than uvicorn's usual limit."""
CRUMBS = 40_000
"""Pieces of one byte that a body comes in."""
BLOB = 256 * 1024
"""Bytes that the server reads at once, at most."""
PING = b"\x89\x80\x00\x00\x00\x00"
PIECE_OF_TEXT = b"\x00\x81\x00\x00\x00\x00a"
"""Of a message that goes on."""


def head(method: str, path: str, *headers: str) -> bytes:
    """The beginning of a request, to its empty line."""
    return "\r\n".join([f"{method} {path} HTTP/1.1", "host: localhost", *headers, "", ""]).encode()


def filled(with_: str) -> str:
    """As often as a head takes."""
    return with_ * (LONG // len(with_))


def requests(of: Callable[[Sender], bytes]) -> Attack:
    """The same bytes again and again, as soon as they were answered."""

    async def attack(by: Sender) -> None:
        sent = of(by)

        async def one(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while True:
                writer.write(sent)
                async with asyncio.timeout(CUT_SECONDS):
                    line = await reader.readline()
                    by.told(line.decode(errors="replace")[9:12] or "cut off")
                    if not line:
                        return
                    await rest_of(reader)

        await on_many(by, one)

    return attack


async def rest_of(reader: asyncio.StreamReader) -> None:
    """An answer, after its first line."""
    length = 0
    while (line := (await reader.readline()).strip().lower()) != b"":
        name, _, value = line.partition(b":")
        length = int(value) if name == b"content-length" else length
    await reader.readexactly(length)


def frames(kind: bytes, opening: bytes = b"") -> Attack:
    """A WebSocket on which one blob is sent, of frames as small as they can be; then another one."""
    blob = opening + kind * (BLOB // len(kind))

    async def attack(by: Sender) -> None:
        names = f"sec-websocket-protocol: clowder.1, clowder.token.{by.token}"
        key = base64.b64encode(os.urandom(16)).decode()
        asked = head(
            "GET", f"/api/tables/{by.table}/live", "upgrade: websocket", "connection: upgrade",
            f"sec-websocket-key: {key}", "sec-websocket-version: 13", names,
        )  # fmt: skip

        async def one(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(asked)
            line = await reader.readline()
            by.told(line.decode(errors="replace")[9:12] or "cut off")
            if b" 101 " in line:
                writer.write(blob)
                await writer.drain()
                async with asyncio.timeout(CUT_SECONDS):
                    while await reader.read(BLOB):
                        pass

        await on_many(by, one)

    return attack


async def on_many(by: Sender, one: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]) -> None:
    """The same on many lines."""
    host, port = by.url.removeprefix("http://").split(":")

    async def again_and_again() -> None:
        while True:
            with suppress(OSError, EOFError, TimeoutError):
                reader, writer = await asyncio.open_connection(host, int(port))
                try:
                    await one(reader, writer)
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(again_and_again() for _ in range(LINES)))


BYTES: dict[str, Attack] = {
    "bodies in crumbs": requests(
        lambda by: head("POST", "/api/tables", "transfer-encoding: chunked") + b"1\r\n \r\n" * CRUMBS + b"0\r\n\r\n"
    ),
    "many headers": requests(lambda by: head("GET", "/api/games", *["a:"] * (LONG // 4))),
    "many cookies": requests(lambda by: head("GET", f"/api/tables/{by.table}", "cookie: " + filled("a=b;"))),
    "long queries": requests(lambda by: head("GET", "/api/games?" + filled("a&"))),
    "many languages": requests(lambda by: head("GET", "/api/games", "accept-language: " + filled("x,"))),
    "heads in crumbs": requests(lambda by: head("GET", "/api/games") * 500),
    "blobs of pings": frames(PING),
    "messages in crumbs": frames(PIECE_OF_TEXT, b"\x01\x80\x00\x00\x00\x00"),
    "no requests": requests(lambda by: b"\x00\r\n\r\n"),
}
