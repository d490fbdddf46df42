"""Where a server listens, and what that place is called: for the person at this machine, and for phones on the network."""

from __future__ import annotations

import errno
import os
import socket
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from clowder.errors import BadOption

USUAL_PORT = 8000
PORTS_TRIED = 20
"""From the usual port on, if somebody else has it."""
BACKLOG = 2048
EVERYWHERE = ("0.0.0.0", "::", "")
IPV6_NETWORK = 64
"""Bits that one household shares: with IPv6 everybody has more addresses than anybody can count."""


def listen(host: str, port: int | None) -> list[socket.socket]:
    """Sockets that listen: on that port or, if none is asked for, on the first free one from 8000 on."""
    if port is not None:
        return listen_at(host, port)
    for candidate in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        try:
            return listen_at(host, candidate)
        except BadOption as error:
            if error.key != "serve-port-taken":
                raise
    raise BadOption("serve-ports-taken", first=str(USUAL_PORT), last=str(USUAL_PORT + PORTS_TRIED - 1))


def listen_at(host: str, port: int) -> list[socket.socket]:
    """A socket for each address of the host, all on one port; port 0 is any that is free."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise BadOption("serve-bad-host", host=host) from None
    doors: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in dict.fromkeys(found):
            chosen = doors[0].getsockname()[1] if doors else port
            doors.append(opened(family, kind, protocol, (address[0], chosen, *address[2:]), alone=len(found) == 1))
    except OSError as error:
        for door in doors:
            door.close()
        raise cannot_listen(error, host, port) from None
    return doors


def opened(family: int, kind: int, protocol: int, address: tuple[object, ...], *, alone: bool) -> socket.socket:
    """One socket that listens."""
    door = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:  # "::" alone is for everybody, also for those who come by IPv4
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0 if alone else 1)
        door.bind(address)
        door.listen(BACKLOG)
    except BaseException:
        door.close()
        raise
    return door


def cannot_listen(error: OSError, host: str, port: int) -> BadOption:
    """Why nobody can be heard there."""
    if error.errno == errno.EADDRINUSE:
        return BadOption("serve-port-taken", port=str(port))
    if error.errno == errno.EADDRNOTAVAIL:
        return BadOption("serve-bad-host", host=host)
    if error.errno in (errno.EACCES, errno.EPERM):
        return BadOption("serve-port-forbidden", port=str(port))
    return BadOption("serve-cannot-listen", host=host, port=str(port), reason=error.strerror or str(error))


def network_address() -> str | None:
    """This machine's address in its network; None if it is in none. Nothing is sent to find that out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith(("127.", "0.")) else address


def addresses(host: str, port: int) -> tuple[str, str | None]:
    """What to type on this machine, and on another one in the network, if that can reach us."""
    if host in EVERYWHERE:
        network = network_address()
        return f"http://localhost:{port}/", None if network is None else f"http://{network}:{port}/"
    name = f"[{host}]" if ":" in host else host
    local = host == "localhost" or host == "::1" or host.startswith("127.")
    return f"http://{name}:{port}/", None if local else f"http://{name}:{port}/"


@lru_cache(4096)  # it is asked at every message
def household(host: str) -> str:
    """Whose address it is, as far as limits are concerned."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> (128 - IPV6_NETWORK) << (128 - IPV6_NETWORK)))


def checked_url(text: str) -> str:
    """The address under which everybody reaches the server, without a path of its own."""
    try:
        parts = urlsplit(text)
        fine = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port is None or parts.port > 0)
        fine = fine and parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)
    except ValueError:
        fine = False
    if not fine or not text.isprintable() or " " in text:
        raise BadOption("serve-bad-url", value=text)
    return f"{parts.scheme}://{parts.netloc}/"
