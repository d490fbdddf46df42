"""The page for those who write programs, or whose browser runs none: what runs here, and how to talk to it."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from clowder.engine import catalogue
from clowder.engine.text import LANGUAGES, say
from clowder.server.network.api.answering import language_of
from clowder.server.table.refusals import Refused

PLACES = (Path(str(files("clowder"))) / "server" / "protocol.md", Path(__file__).parents[4] / "docs" / "protocol.md")
"""Where the protocol's page is: in an installed package, or in a clone."""


async def programs(request: Request) -> Response:
    """The page, in the reader's language."""
    return HTMLResponse(page(language_of(request)), headers={"vary": "accept-language"})


async def protocol(request: Request) -> Response:
    """docs/protocol.md, as it is."""
    for place in PLACES:
        if place.is_file():
            return PlainTextResponse(place.read_text("utf-8"))
    raise Refused("server-no-such-address", 404)


@cache
def page(language: str) -> str:
    """The page in a language."""
    filled = (files("clowder") / "server" / "network" / "welcome.html").read_text("utf-8")
    parts = {
        "language": language,
        "languages": "".join(
            f'<a href="/programs?lang={other}" lang="{other}" hreflang="{other}">{named.name}</a>'
            for other, named in LANGUAGES.items()
            if other != language
        ),
        "games": "".join(entry(game.name, language) for game in catalogue.games()),
    }
    for name in (
        "title", "lead", "games", "programs", "programs-lead", "openapi", "protocol", "tables", "fair", "unofficial"
    ):  # fmt: skip
        parts[f"text-{name}"] = escape(say(f"welcome-{name}", language=language))
    for name, text in parts.items():
        filled = filled.replace(f"[[{name}]]", text)
    return filled


def entry(game: str, language: str) -> str:
    """A game in the list."""
    name, tagline = (escape(say(key, game=game, language=language)) for key in ("name", "tagline"))
    return f"<li><strong>{name}</strong><span>{tagline}</span></li>"
