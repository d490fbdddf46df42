"""The OpenAPI document, made from the routes, from what their handlers declare, and from the types that they read and
answer with. Nothing is told twice: a summary is the handler's docstring, a schema is the msgspec type."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from http import HTTPStatus
from typing import Any, Literal, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

import clowder
from clowder.engine import catalogue
from clowder.engine.schemas import game_schemas, travelling
from clowder.engine.text import LANGUAGES
from clowder.server.network.credentials import COOKIE, SAFE
from clowder.server.network.wire.from_client import client_messages
from clowder.server.network.wire.from_server import server_messages
from clowder.server.table.refusals import Problem

Handler = TypeVar("Handler", bound=Callable[[Request], Awaitable[Response]])

REFERENCE = "#/components/schemas/{name}"
SECURITY = {
    "token": {"type": "http", "scheme": "bearer", "description": "The token of a seat, or of the host"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "The same, as a browser keeps it"},
}
PARAMETERS: dict[str, dict[str, Any]] = {
    "table": {"description": "The id of a table", "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{16}$"}},
    "code": {"description": "The short code of a table", "schema": {"type": "string", "pattern": "^[A-Za-z]{5}$"}},
    "game": {"description": "A game of the catalogue", "schema": {"type": "string", "pattern": "^[a-z][a-z_]{0,63}$"}},
    "seat": {"description": "A seat, counted from 0", "schema": {"type": "integer", "minimum": 0, "maximum": 99}},
}
"""What stands in addresses."""


def query(name: str, description: str, schema: dict[str, Any]) -> dict[str, Any]:
    """What may stand after the question mark."""
    return {"name": name, "in": "query", "required": False, "description": description, "schema": schema}


SPOKEN = f"The language of texts: {', '.join(LANGUAGES)}; for anything else, the browser's"
LANGUAGE = query("lang", SPOKEN, {"type": "string"})
LIVE = {
    "operationId": "live_table",
    "summary": "The live part, over a WebSocket.",
    "description": "What is sent and answered here is told in docs/protocol.md; `x-messages` names the types.",
    "security": [{}, *({name: []} for name in SECURITY)],
    "responses": {"101": {"description": "The WebSocket is open"}},
}


class Operation(msgspec.Struct, frozen=True):
    """What a handler reads and answers."""

    answer: Any
    """The type of what it answers if all is well …"""
    status: int
    """… and with which status."""
    body: Any
    """The type of what it reads; None if it reads nothing."""
    who: Literal["anybody", "player", "bearer"]
    """Who may ask: anybody, though a token may change what they see; only who has a token; only with it in the header."""
    queries: tuple[dict[str, Any], ...]
    """What it looks for after the question mark."""


OPERATIONS: dict[Callable[[Request], Awaitable[Response]], Operation] = {}
"""What was declared, by handler."""


def operation(
    answer: Any,
    status: int = 200,
    *,
    body: Any = None,
    who: Literal["anybody", "player", "bearer"] = "anybody",
    queries: tuple[dict[str, Any], ...] = (),
) -> Callable[[Handler], Handler]:
    """Declare what a handler reads and answers."""

    def declared(handler: Handler) -> Handler:
        OPERATIONS[handler] = Operation(answer, status, body, who, queries)
        return handler

    return declared


def types() -> list[Any]:
    """Everything that travels, over HTTP and over the WebSocket."""
    found = [Problem, *client_messages(), *server_messages()]
    return found + [kind for each in OPERATIONS.values() for kind in (each.answer, each.body) if kind is not None]


def document(routes: Iterable[BaseRoute], below: str = "/api") -> dict[str, Any]:
    """The OpenAPI document of these routes."""
    schemas, components = travelling(types(), REFERENCE.format(name=""))
    components |= game_components()
    schema_of = dict(zip(map(repr, types()), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        assert isinstance(route, Route | WebSocketRoute)
        path = paths.setdefault(below + re.sub(r":\w+", "", route.path), {})
        if isinstance(route, WebSocketRoute):
            path["get"] = live(route, schema_of)
            continue
        for method in sorted((route.methods or set()) - {"HEAD"}):
            path[method.lower()] = described(route, method, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Clowder",
            "version": clowder.__version__,
            "description": "Tables for games about cats. What happens during a game goes over the table's WebSocket.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SECURITY},
    }


def game_components() -> dict[str, Any]:
    """A view and a message are those of one of the games, each of which declares its own: `discat.Face`."""
    found: dict[str, Any] = {}
    views, messages = [], []
    for game in catalogue.games():
        prefix = REFERENCE.format(name=f"{game.name}.")
        found |= {f"{game.name}.{name}": schema for name, schema in game_schemas(game, prefix).items()}
        views.append({"$ref": prefix + game.view_type.__name__})
        messages.append({"$ref": prefix + "Message"})
    return found | {"View": {"anyOf": views}, "Message": {"anyOf": messages}}


def described(route: Route, method: str, schema_of: dict[str, Any]) -> dict[str, Any]:
    """One operation."""
    declared = OPERATIONS[route.endpoint]
    first, _, rest = (route.endpoint.__doc__ or "").strip().partition("\n\n")
    found: dict[str, Any] = {
        "operationId": route.endpoint.__name__,
        "summary": " ".join(first.split()),
        "parameters": [*parameters(route), *declared.queries, LANGUAGE],
        "responses": {
            str(declared.status): {
                "description": HTTPStatus(declared.status).phrase,
                "content": {"application/json": {"schema": schema_of[repr(declared.answer)]}},
            },
            **{str(status): problem_response(status) for status in troubles(route, method, declared)},
        },
    }
    if rest:
        found["description"] = " ".join(rest.split())
    if declared.body is not None:
        content = {"application/json": {"schema": schema_of[repr(declared.body)]}}
        found["requestBody"] = {"required": True, "content": content}
    if declared.who == "bearer":
        found["security"] = [{"token": []}]
    else:
        anybody: list[dict[str, Any]] = [{}] if declared.who == "anybody" else []
        found["security"] = [*anybody, *({name: []} for name in SECURITY)]
    return found


def parameters(route: Route | WebSocketRoute) -> list[dict[str, Any]]:
    """What stands in the address of a route."""
    return [{"name": name, "in": "path", "required": True, **PARAMETERS[name]} for name in sorted(route.param_convertors)]


def troubles(route: Route, method: str, declared: Operation) -> list[int]:
    """The statuses of what may go wrong."""
    found = {404, 421, 429, 503}  # what is asked at too great length is nowhere, either
    if method not in SAFE:
        found |= {403, 409, 422}
    if route.param_convertors and method in SAFE:
        found |= {409}
    if declared.body is not None:
        found |= {413}
    if declared.queries:
        found |= {422}
    return sorted(found)


def problem_response(status: int) -> dict[str, Any]:
    """An answer that says why not."""
    told: dict[str, Any] = {
        "description": HTTPStatus(status).phrase,
        "content": {"application/json": {"schema": {"$ref": REFERENCE.format(name=Problem.__name__)}}},
    }
    if status == 429:
        told["headers"] = {"Retry-After": {"description": "Seconds to wait", "schema": {"type": "integer"}}}
    return told


def live(route: WebSocketRoute, schema_of: dict[str, Any]) -> dict[str, Any]:
    """The WebSocket, as far as OpenAPI has words for it."""
    messages = {
        side: [schema_of[repr(kind)] for kind in kinds]
        for side, kinds in (("client", client_messages()), ("server", server_messages()))
    }
    asked = [
        LANGUAGE,
        query("since", "Tell the story from after this step", {"type": "integer", "minimum": 0}),
        query("updates", "patch: after the first view, send only what changed in it", {"const": "patch"}),
    ]
    refused = {str(status): problem_response(status) for status in (403, 404, 421, 429)}
    return LIVE | {
        "parameters": [*parameters(route), *asked],
        "responses": {**LIVE["responses"], **refused},  # type: ignore[dict-item]
        "x-messages": messages,
    }
