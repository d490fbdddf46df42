"""Where a token may travel: in the Authorization header, as a WebSocket subprotocol, or in a cookie scripts cannot read.
Never in an address, which gets logged."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from clowder.server.table.tokens import TOKEN, hash_of

SUBPROTOCOL = "clowder.1"
TOKEN_SUBPROTOCOL = "clowder.token."
COOKIE = "clowder-token"
COOKIE_SECONDS = 60 * 24 * 3600
SAFE = ("GET", "HEAD", "OPTIONS")


def token_in(connection: HTTPConnection) -> str | None:
    """The hash of the token that came with a request, if one did."""
    given = given_token(connection)
    return None if given is None else hash_of(given)


def given_token(connection: HTTPConnection) -> str | None:
    """The token itself, to be handed back to whoever brought it; None for anything that is no token."""
    kind, _, value = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return if_token(value.strip())
    for offered in connection.headers.get("sec-websocket-protocol", "").split(","):
        if offered.strip().startswith(TOKEN_SUBPROTOCOL):
            return if_token(offered.strip().removeprefix(TOKEN_SUBPROTOCOL))
    return if_token(connection.cookies.get(COOKIE, ""))


def if_token(text: str) -> str | None:
    """What looks like a token."""
    return text if TOKEN.fullmatch(text) else None


def remember(response: Response, connection: HTTPConnection, table: str, token: str) -> None:
    """Give a browser the token, for this table's addresses only and out of reach of scripts."""
    response.set_cookie(
        COOKIE, token, max_age=COOKIE_SECONDS, path=f"/api/tables/{table}", httponly=True, samesite="strict",
        secure=connection.url.scheme in ("https", "wss"),
    )  # fmt: skip
