"""The server put together: addresses, what guards them, and what happens when it starts and stops."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from clowder.engine import catalogue
from clowder.server import api
from clowder.server.api import Answer, tables_of
from clowder.server.chances import Judge, show_chances
from clowder.server.guard import Guard, methods_at, problem
from clowder.server.hint import ask_hint
from clowder.server.house import House, Tables
from clowder.server.invitation import invite
from clowder.server.lesson import show_lesson
from clowder.server.limits import Limits
from clowder.server.metrics import Metrics
from clowder.server.minds import Minds
from clowder.server.openapi import document
from clowder.server.pages import page_routes, screen, wants_page
from clowder.server.refusals import Refused
from clowder.server.replay import show_record, show_replay
from clowder.server.sockets import live_table
from clowder.server.stores import store_for
from clowder.server.welcome import programs, protocol

SEAT = "/tables/{table}/seats/{seat:int}"

ROUTES = [
    Route("/games", api.list_games, methods=["GET"]),
    Route("/games/{game}/lesson", show_lesson, methods=["GET"]),
    Route("/tables", api.list_tables, methods=["GET"]),
    Route("/tables", api.create_table, methods=["POST"]),
    Route("/codes/{code}", api.find_code, methods=["GET"]),
    Route("/tables/{table}", api.show_table, methods=["GET"]),
    Route("/tables/{table}", api.close_table, methods=["DELETE"]),
    Route(SEAT, api.sit_down, methods=["POST"]),
    Route(SEAT, api.free_seat, methods=["DELETE"]),
    Route(SEAT + "/bot", api.seat_bot, methods=["PUT"]),
    Route(SEAT + "/link", api.new_link, methods=["POST"]),
    Route(SEAT + "/stand-in", api.sit_in, methods=["POST"]),
    Route("/tables/{table}/bots", api.fill_up, methods=["POST"]),
    Route("/tables/{table}/word", api.add_word, methods=["PUT"]),
    Route("/tables/{table}/cookie", api.keep_token, methods=["POST"]),
    Route("/tables/{table}/start", api.start, methods=["POST"]),
    Route("/tables/{table}/hint", ask_hint, methods=["POST"]),
    Route("/tables/{table}/rematch", api.play_again, methods=["POST"]),
    Route("/tables/{table}/record", api.download, methods=["GET"]),
    Route("/tables/{table}/replay", show_replay, methods=["GET"]),
    Route("/tables/{table}/chances", show_chances, methods=["GET"]),
    Route("/tables/{table}/invitation", invite, methods=["GET"]),
    Route("/replay", show_record, methods=["POST"]),
    WebSocketRoute("/tables/{table}/live", live_table),
]


class Settings(msgspec.Struct, kw_only=True):
    """How a server is run."""

    database: str
    public_url: str | None = None
    within_reach: bool = True
    """Whether others in the network can reach it: not if it listens for this machine alone."""
    limits: Limits = Limits()
    house: House = msgspec.field(default_factory=House)


def make_app(settings: Settings) -> Starlette:
    """The server as an ASGI application."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tables = Tables(store_for(settings.database), Minds(), settings.house)
        app.state.tables, app.state.limits, app.state.metrics = tables, settings.limits, metrics
        app.state.settings, app.state.judge = settings, Judge()
        await tables.open()
        tables.chore(prepare(tables))
        try:
            yield
        finally:
            await tables.close()

    async def openapi(request: Request) -> Response:
        return Answer(document(ROUTES))

    return Starlette(
        routes=[
            *page_routes(),
            Route("/programs", programs),
            Route("/protocol", protocol),
            Route("/healthz", healthy),
            Route("/readyz", ready),
            Route("/metrics", measures),
            Route("/api/openapi.json", openapi),
            Mount("/api", routes=ROUTES),
        ],
        middleware=[Middleware(Guard, limits=settings.limits, public_url=settings.public_url, metrics=metrics)],
        exception_handlers={404: unknown, 405: unknown},
        lifespan=lifespan,
    )


async def prepare(tables: Tables) -> None:
    """Compile the games, one after the other, while people are already choosing."""
    for game in catalogue.games():
        await tables.minds.ready(game.name)
    gc.collect()
    gc.freeze()  # a compiler's worth of objects that will never be garbage: not to be looked through again and again


async def unknown(request: Request, error: Exception) -> Response:
    """There is nothing at that address, or nothing that can be done to it in this way."""
    found = methods_at(request.app.routes, {**request.scope, "root_path": request.scope.get("app_root_path", "")})
    if not found and wants_page(request):
        return await screen(request, 404)
    if not found:
        return problem(Refused("server-no-such-address", 404), request)
    if request.method == "OPTIONS":
        answer = Response(status_code=204)
    else:
        answer = problem(Refused("server-no-such-address", 405), request)
    answer.headers["allow"] = ", ".join(sorted({*found, "OPTIONS"}))
    return answer


async def healthy(request: Request) -> Response:
    """The process answers."""
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """It can take players: the store answers and the games are compiled."""
    tables = tables_of(request)
    if tables.closing or not await tables.store.ready():
        return PlainTextResponse("store\n", 503)
    compiled = all(tables.minds.is_ready(game.name) for game in catalogue.games())
    return PlainTextResponse("ok\n") if compiled else PlainTextResponse("compiling\n", 503)


async def measures(request: Request) -> Response:
    """For Prometheus."""
    tables, metrics = tables_of(request), request.app.state.metrics
    return PlainTextResponse(metrics.text(tables, await tables.store.counts()), media_type="text/plain; version=0.0.4")
