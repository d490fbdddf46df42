"""The server's message types as TypeScript, for the browser's client: `python -m clowder.server.network.typescript FILE`.

Nothing is written twice: `tsc` holds the client to what the server really sends."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from clowder.engine.schemas import travelling
from clowder.engine.typescript import declaration
from clowder.server.network import app  # noqa: F401  # every handler has declared what it reads and answers
from clowder.server.network.api.openapi import OPERATIONS, types
from clowder.server.network.wire.from_client import client_messages
from clowder.server.network.wire.from_server import server_messages
from clowder.server.table.refusals import Problem

HEAD = """// Made from the server's own types by clowder.server.network.typescript. Not to be edited, and not committed.
"""


def typescript() -> str:
    """Every type that travels, and the two unions of what is said over the WebSocket."""
    _, parts = travelling(types())
    sent = {kind.__name__ for kind in structs(said()) if not kind.__struct_config__.omit_defaults}
    read = {kind.__name__ for kind in structs(heard())}
    written = []
    for name, schema in sorted(parts.items()):
        if name in sent:  # the server sends whole what clients may send in part
            schema["required"] = list(schema.get("properties", ()))
        written.append(declaration(name, schema, partly=() if name in sent else sent & read))
    for name, messages in (("FromClient", client_messages()), ("FromServer", server_messages())):
        written.append(f"export type {name} = {' | '.join(kind.__name__ for kind in messages)};\n")
    return HEAD + "\n" + "\n".join(written)


def said() -> list[Any]:
    """What the server says, over HTTP and over the WebSocket."""
    return [Problem, *server_messages(), *(each.answer for each in OPERATIONS.values())]


def heard() -> list[Any]:
    """What clients say."""
    return [*client_messages(), *(each.body for each in OPERATIONS.values() if each.body is not None)]


def structs(kinds: Iterable[Any]) -> set[type[msgspec.Struct]]:
    """All Structs in these types, however deep."""
    found: set[type[msgspec.Struct]] = set()
    waiting: list[Any] = list(kinds)
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind not in found:
                found.add(kind)
                waiting += get_type_hints(kind, include_extras=False).values()
        else:
            waiting += get_args(kind)
    return found


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), "utf-8")
