"""The server put together: addresses, what guards them, and what happens when it starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from clowder.engine import catalogue
from clowder.server.finished.judge import Judge, show_chances, show_record_chances
from clowder.server.finished.replay import show_record, show_replay
from clowder.server.finished.reviews import Reviewer, show_record_review, show_review
from clowder.server.live.bot_pool import BotPool
from clowder.server.live.retention import Retention
from clowder.server.live.tables import Tables
from clowder.server.network.api import handlers
from clowder.server.network.api.answering import JsonAnswer, tables_of
from clowder.server.network.api.invitation import invite
from clowder.server.network.api.openapi import document
from clowder.server.network.guard import Guard, methods_at, problem
from clowder.server.network.limits import Limits
from clowder.server.network.origins import Origins
from clowder.server.network.pages import page_routes, screen, wants_page
from clowder.server.network.welcome import programs, protocol
from clowder.server.network.wire.sockets import live_table
from clowder.server.process.garbage import settle_down
from clowder.server.process.metrics import Metrics
from clowder.server.stores import store_for
from clowder.server.table.refusals import Refused
from clowder.server.teaching.hint import ask_hint
from clowder.server.teaching.lesson import show_lesson

SEAT = "/tables/{table}/seats/{seat:int}"

ROUTES = [
    Route("/games", handlers.list_games, methods=["GET"]),
    Route("/games/{game}/lesson", show_lesson, methods=["GET"]),
    Route("/tables", handlers.list_tables, methods=["GET"]),
    Route("/tables", handlers.create_table, methods=["POST"]),
    Route("/codes/{code}", handlers.find_code, methods=["GET"]),
    Route("/tables/{table}", handlers.show_table, methods=["GET"]),
    Route("/tables/{table}", handlers.close_table, methods=["DELETE"]),
    Route(SEAT, handlers.sit_down, methods=["POST"]),
    Route(SEAT, handlers.free_seat, methods=["DELETE"]),
    Route(SEAT + "/bot", handlers.seat_bot, methods=["PUT"]),
    Route(SEAT + "/ask", handlers.ask_for_seat, methods=["POST"]),
    Route(SEAT + "/ask", handlers.agree_to_seat, methods=["PUT"]),
    Route(SEAT + "/ask", handlers.refuse_seat, methods=["DELETE"]),
    Route(SEAT + "/link", handlers.new_link, methods=["POST"]),
    Route(SEAT + "/stand-in", handlers.sit_in, methods=["POST"]),
    Route(SEAT + "/review", show_review, methods=["GET"]),
    Route("/tables/{table}/bots", handlers.fill_up, methods=["POST"]),
    Route("/tables/{table}/word", handlers.add_word, methods=["PUT"]),
    Route("/tables/{table}/beginner", handlers.name_beginner, methods=["PUT"]),
    Route("/tables/{table}/cat", handlers.choose_cat, methods=["PUT"]),
    Route("/tables/{table}/cookie", handlers.keep_token, methods=["POST"]),
    Route("/tables/{table}/start", handlers.start, methods=["POST"]),
    Route("/tables/{table}/hint", ask_hint, methods=["POST"]),
    Route("/tables/{table}/rematch", handlers.play_again, methods=["POST"]),
    Route("/tables/{table}/record", handlers.download, methods=["GET"]),
    Route("/tables/{table}/replay", show_replay, methods=["GET"]),
    Route("/tables/{table}/chances", show_chances, methods=["GET"]),
    Route("/tables/{table}/invitation", invite, methods=["GET"]),
    Route("/replay", show_record, methods=["POST"]),
    Route("/chances", show_record_chances, methods=["POST"]),
    Route("/review", show_record_review, methods=["POST"]),
    WebSocketRoute("/tables/{table}/live", live_table),
]


class ServerSettings(msgspec.Struct, kw_only=True):
    """How a server is run."""

    database: str
    public_url: str | None = None
    behind_proxy: bool = False
    """Whether it is reached through a proxy, which then looks after names (origins.py)."""
    within_reach: bool = True
    """Whether others in the network can reach it: not if it listens for this machine alone."""
    limits: Limits = Limits()
    retention: Retention = msgspec.field(default_factory=Retention)


def make_app(settings: ServerSettings, metrics: Metrics | None = None) -> Starlette:
    """The server as an ASGI application; `metrics` are given if there are others to count beside."""
    metrics, origins = metrics or Metrics(), Origins(settings.public_url, any_name=settings.behind_proxy)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tables = Tables(store_for(settings.database), BotPool(), settings.retention)
        app.state.tables, app.state.limits, app.state.metrics = tables, settings.limits, metrics
        app.state.settings, app.state.judge, app.state.reviewer = settings, Judge(), Reviewer()
        await tables.open()
        tables.chores.start(prepare(tables))
        tables.chores.start(metrics.keep_looking(tables))
        try:
            yield
        finally:
            await tables.close()

    @cache
    def openapi_document() -> dict[str, Any]:
        return document(ROUTES)

    async def openapi(request: Request) -> Response:
        return JsonAnswer(openapi_document())

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
        middleware=[Middleware(Guard, limits=settings.limits, origins=origins, metrics=metrics)],
        exception_handlers={404: unknown, 405: unknown},
        lifespan=lifespan,
    )


async def prepare(tables: Tables) -> None:
    """Compile the games, one after the other, while people are already choosing."""
    for game in catalogue.games():
        await tables.bot_pool.ready(game.name)
    settle_down()


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
    compiled = all(tables.bot_pool.is_ready(game.name) for game in catalogue.games())
    return PlainTextResponse("ok\n") if compiled else PlainTextResponse("compiling\n", 503)


async def measures(request: Request) -> Response:
    """For Prometheus."""
    tables, metrics = tables_of(request), request.app.state.metrics
    metrics.look(tables)
    return PlainTextResponse(metrics.text(await tables.store.counts()), media_type="text/plain; version=0.0.4")
