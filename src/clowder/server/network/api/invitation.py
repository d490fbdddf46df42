"""How friends find a table: the address they should open, and the same as a square for their phones' cameras.

Whoever sits at this machine calls it localhost, which leads nobody else anywhere. So they are told this machine's address
in the network, unless the server has a public one."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import Response

from clowder.server.live.fair_pool import in_one_piece
from clowder.server.network.addresses import network_address
from clowder.server.network.api.answering import JsonAnswer, aside, table_in
from clowder.server.network.api.bodies import Invitation
from clowder.server.network.api.openapi import operation
from clowder.server.network.qr import qr_svg

HOST = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
"""A name or an address, with or without a port."""
LOOPBACK = re.compile(r"localhost|.*\.localhost|127\..*|\[::1\]", re.IGNORECASE)


@operation(Invitation)
async def invite(request: Request) -> Response:
    """The address under which friends find a table."""
    live = await table_in(request)
    settings = request.app.state.settings
    home = settings.public_url or found_at(
        request.url.scheme, request.headers.get("host", ""), within_reach=settings.within_reach
    )
    link = f"{home.rstrip('/')}/join/{live.table.code}"
    return JsonAnswer(Invitation(link, live.table.code, await aside(request, in_one_piece(qr_svg, link))))


def found_at(scheme: str, host: str, *, within_reach: bool) -> str:
    """Where others find the server that somebody calls `host`."""
    name, port = (given[1], given[2] or "") if (given := HOST.fullmatch(host)) else ("localhost", "")
    if within_reach and LOOPBACK.fullmatch(name) and (network := network_address()) is not None:
        name = network
    return f"{scheme}://{name}{port}/"
