"""Which pages may act for a player: those of this server, asked for under a name that is its own.

The name counts because a stranger may let a name of theirs lead to this machine (DNS rebinding). The browser of somebody in
this network then takes the stranger's page for one of ours, though no stranger can reach us.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from clowder.server.table.refusals import Refused

NOBODYS = ("localhost", "local", "lan", "internal", "home.arpa")
"""Ends of names that no stranger can have: they lead nowhere but to machines nearby."""


class Origins:
    """What this server is called."""

    def __init__(self, public_url: str | None, *, any_name: bool = False) -> None:
        self.public = None if public_url is None else urlsplit(public_url.lower())
        self.any_name = any_name and public_url is None
        """Whether somebody else looks after the names: a proxy, behind which the server can be reached by everybody."""

    def check_host(self, connection: HTTPConnection) -> None:
        """Whoever asks must mean us. Browsers always say whom they mean."""
        host = connection.headers.get("host", "")
        if host and not self.any_name and not self.is_our_name(host):
            raise Refused("server-host", 421)

    def is_our_name(self, host: str) -> bool:
        """Whether no stranger could have let that name lead to us."""
        try:
            name = (urlsplit(f"//{host.lower()}").hostname or "").rstrip(".")
        except ValueError:
            return False
        if self.public is not None and name == self.public.hostname:
            return True
        return (
            is_address(name) or "." not in name or name.endswith(tuple(f".{end}" for end in NOBODYS)) or name == own_name()
        )

    def check_origin(self, connection: HTTPConnection) -> None:
        """A page of somebody else's must not act for a player whose browser opens it. Programs send no origin."""
        for origin in connection.headers.getlist("origin"):
            if not self.is_our_page(origin, connection):
                raise Refused("server-origin", 403)

    def is_our_page(self, origin: str, connection: HTTPConnection) -> bool:
        """Whether a page comes from this server, by the address it was asked at or by the one it is known under."""
        try:
            scheme, place = urlsplit(origin.lower())[:2]
        except ValueError:
            return False
        if scheme not in ("http", "https") or not place:
            return False
        if self.public is not None and (scheme, place) == self.public[:2]:
            return True
        return place == connection.headers.get("host", "").lower()

    def seen_scheme(self, connection: HTTPConnection) -> str | None:
        """Whether people come by http or https, where a proxy speaks TLS for us; None if nothing is known of that."""
        if self.public is not None and self.public.netloc == connection.headers.get("host", "").lower():
            return self.public.scheme
        return None


def is_address(name: str) -> bool:
    """Whether it is an IP address: nobody can let that lead elsewhere."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def own_name() -> str:
    """What this machine calls itself."""
    return socket.gethostname().lower()
