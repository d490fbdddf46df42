"""Where somebody wants to play, understood: `HOST:8000 CODE`, `http://HOST:8000/CODE`, or a link to a seat."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

from clowder.errors import BadOption

USUAL_PORT = 8000
"""Where `clowder serve` listens, unless somebody says so."""
TOKEN = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32}(?![A-Za-z0-9_-])")
TABLE = re.compile(r"[A-Za-z0-9_-]{16}")


@dataclass(frozen=True)
class TableAddress:
    """A server, and what was said of a table there."""

    server: str
    """Scheme, host and port, without a slash behind them."""
    table: str = ""
    """A table's id or its code; empty if none was said."""
    token: str = field(default="", repr=False)
    """Of a link to a seat: what stands behind the #, which is never sent as part of an address."""

    @property
    def is_id(self) -> bool:
        """Whether the table is said by its id; otherwise by its code."""
        return bool(TABLE.fullmatch(self.table))

    @property
    def live(self) -> str:
        """The server's address for WebSockets."""
        return "ws" + self.server.removeprefix("http")


def parsed_address(address: str, code: str = "") -> TableAddress:
    """The place that an address and, where it is given, a code stand for; raises BadOption."""
    text = address.strip()
    named = "://" in text
    try:
        parts = urlsplit(text if named else "http://" + text)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise BadOption("join-bad-address", value=address) from None
    if parts.scheme not in ("http", "https") or not host or parts.username is not None or not text.isprintable():
        raise BadOption("join-bad-address", value=without_token(address))
    if " " in host:
        raise BadOption("join-bad-address", value=without_token(address))
    if port is None and not named:
        port = USUAL_PORT
    server = f"{parts.scheme}://" + (f"[{host}]" if ":" in host else host) + ("" if port is None else f":{port}")
    words = [unquote(word) for word in parts.path.split("/") if word and word != "live"]
    token = TOKEN.search(parts.fragment)
    return TableAddress(server, code.strip() or (words[-1] if words else ""), token[0] if token else "")


def without_token(address: str) -> str:
    """An address that can be repeated: without what stands behind the #."""
    return address.partition("#")[0]
