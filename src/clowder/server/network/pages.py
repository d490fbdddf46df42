"""The browser's client: its pages, scripts and pictures, as Vite built them into the package (hatch_build.py).

A page's address says which screen is wanted (/table/ID, /rules/GAME …); they are all one page, which reads it."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from clowder.server.network.welcome import programs
from clowder.server.table.refusals import Refused

BUILT = Path(str(files("clowder"))) / "web" / "dist"

SCREENS = (
    "/", "/table/{id}", "/join/{code}", "/replay", "/replay/{id}", "/tv/{id}", "/learn/{game}", "/rules", "/rules/{game}",
)  # fmt: skip
"""Addresses that are screens of the one page."""
FOR_EVER = "public, max-age=31536000, immutable"
"""Vite names scripts after their content: another content has another name."""
ASK_AGAIN = "no-cache"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}


class File(msgspec.Struct, frozen=True):
    """A built file, as it is and compressed."""

    plain: bytes
    encoded: dict[str, bytes]
    kind: str
    tag: str
    """From the content: a package's files may all be of the same time, and two pages of the same size."""


@cache
def built() -> dict[str, File]:
    """Every built file, by its address; nothing where nobody has built it."""
    found = {}
    for path in sorted(BUILT.rglob("*")):
        if not path.is_file() or path.suffix in (".br", ".gz"):
            continue
        plain = path.read_bytes()
        packed = {name: path.with_name(path.name + ending) for name, ending in ENCODINGS}
        found["/" + path.relative_to(BUILT).as_posix()] = File(
            plain,
            {name: each.read_bytes() for name, each in packed.items() if each.is_file()},
            TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream",
            f'"{blake2b(plain, digest_size=12).hexdigest()}"',
        )
    return found


async def screen(request: Request, status: int = 200) -> Response:
    """The page. Where the client was not built, what there is for programs."""
    page = built().get("/index.html")
    shown = answer(request, page, ASK_AGAIN) if page else await programs(request)
    shown.status_code = status if shown.status_code == 200 else shown.status_code
    return shown


def wants_page(request: Request) -> bool:
    """Whether somebody typed an address into a browser: then the page says that there is nothing."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")


async def asset(request: Request) -> Response:
    """A script, a style sheet, a picture."""
    path = request.url.path
    found = built().get(path)
    if found is None:
        raise Refused("server-no-such-address", 404)
    return answer(request, found, FOR_EVER if path.startswith("/assets/") else ASK_AGAIN)


def answer(request: Request, file: File, caching: str) -> Response:
    """A file, in the smallest form that the browser takes."""
    headers = {"cache-control": caching, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for name, _ in ENCODINGS:
        if name in accepted and name in file.encoded:
            return Response(file.encoded[name], headers={**headers, "content-encoding": name}, media_type=file.kind)
    return Response(file.plain, headers=headers, media_type=file.kind)


def page_routes() -> list[BaseRoute]:
    """The screens, and every built file."""
    return [
        *(Route(path, screen) for path in SCREENS),
        Route("/assets/{name}", asset),
        *(Route(path, asset) for path in built() if not path.startswith("/assets/") and path != "/index.html"),
    ]
