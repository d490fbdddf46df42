"""`clowder serve`: one command, and friends play from their phones."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import os
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn
from rich.text import Text

from clowder.engine import catalogue
from clowder.engine.text import say
from clowder.errors import BadOption
from clowder.server.live.retention import Retention
from clowder.server.live.tables import Tables
from clowder.server.network.addresses import addresses, checked_url, listen
from clowder.server.network.app import ServerSettings
from clowder.server.network.limits import UNLIMITED, Limits
from clowder.server.network.qr import qr_lines
from clowder.server.process.running import leave, run
from clowder.server.process.workers import supervise
from clowder.server.stores import store_for
from clowder.server.stores.base import BadStore, StoreLost

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
MOST_WORKERS = 64
LONGEST_KEPT = 36_500
"""Days."""
LOOK_SECONDS = 0.2
"""Between two looks at how far the compiler is."""


class Asked(msgspec.Struct, kw_only=True):
    """What was asked for on the command line, not yet checked."""

    language: str = "en"
    host: str = "0.0.0.0"
    port: Any = None
    database: str | None = None
    public_url: str | None = None
    workers: Any = 1
    browser: bool = True
    keep_days: str = "30"
    trusted: list[str] = []
    limits: bool = True
    log_level: str = "info"


def serve(asked: Asked) -> int:
    """Serve until somebody asks to stop; the exit status. Raises what is wrong with what was asked for."""
    port = checked_number("--port", asked.port, 0, 65_535) if asked.port is not None else None
    workers = checked_number("--workers", asked.workers, 1, MOST_WORKERS)
    level = checked_log_level(asked.log_level)
    trusted = [checked_proxy(each) for each in asked.trusted]
    settings = ServerSettings(
        database=asked.database or default_database(),
        public_url=None if asked.public_url is None else checked_url(asked.public_url),
        behind_proxy=bool(trusted),
        within_reach=addresses(asked.host, 0)[1] is not None,
        limits=Limits() if asked.limits else UNLIMITED,
        retention=Retention(keep_days=checked_days(asked.keep_days)),
    )
    shared = store_for(settings.database).shared
    if workers > 1 and (not shared or os.name != "posix"):
        raise BadOption("serve-workers-sqlite" if not shared else "serve-workers-here")
    doors = listen(asked.host, port)
    try:
        port = doors[0].getsockname()[1]
        if workers > 1:
            asyncio.run(try_database(settings.database))
            announce(asked, settings, port, workers)
            supervise(workers, settings, doors, trusted, level, asked.language)
        else:
            run(settings, doors, trusted, level, lambda tables: at_home(asked, settings, port, tables))
    except StoreLost:
        raise BadStore("serve-database-lost") from None
    finally:
        for door in doors:
            door.close()
    print(say("serve-stopped", language=asked.language), flush=True)
    return leave(0)


async def try_database(url: str) -> None:
    """Open the database once, before several processes do: what is wrong with it is told once."""
    store = store_for(url)
    await store.open(lambda table, number, row=None: None)
    await store.close()


def at_home(asked: Asked, settings: ServerSettings, port: int, tables: Tables) -> None:
    """The doors are open: say so, and how far the games are."""
    announce(asked, settings, port, 1)
    tables.chores.start(show_progress(tables, asked.language))


def announce(asked: Asked, settings: ServerSettings, port: int, workers: int) -> None:
    """Where the table is, for this machine and for phones; and the browser, if there is one to open."""
    console, language = Console(highlight=False), asked.language
    here, network = addresses(asked.host, port)
    elsewhere = settings.public_url or network
    lines = [("serve-here", here), ("serve-public" if settings.public_url else "serve-network", elsewhere)]
    width = max(len(say(key, language=language)) for key, url in lines if url)
    console.print(Text(say("serve-open", {"workers": workers}, language=language), "bold"))
    for key, url in lines:
        if url:
            console.print(Text(f"  {say(key, language=language):<{width}}  {url}"), soft_wrap=True)
    if elsewhere is None:
        console.print(Text("  " + say("serve-only-here", language=language)), soft_wrap=True)
    elif console.is_terminal and not console.is_dumb_terminal and can_write(console, "▀▄█"):
        console.print()
        for line in qr_lines(elsewhere):
            console.file.write(f"  {line}\n")
        console.print()
    console.print(Text(say("serve-how-to-stop", language=language), "dim"), soft_wrap=True)
    console.file.flush()
    if asked.browser and console.is_terminal and has_desktop():
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def can_write(console: Console, letters: str) -> bool:
    """Whether the terminal knows these letters."""
    try:
        letters.encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def has_desktop() -> bool:
    """Whether a browser would open a window; a browser inside the terminal is of no use."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


async def show_progress(tables: Tables, language: str) -> None:
    """How many games are compiled, as long as not all of them are; nothing where nobody looks at a screen."""
    console = Console(highlight=False)
    if not console.is_terminal:
        return
    columns = (SpinnerColumn(), TextColumn("{task.description}", markup=False), BarColumn(12))
    games = len(catalogue.games())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(say("serve-getting-ready", language=language), total=games)
        while (done := ready_games(tables)) < games and not tables.closing:
            progress.update(task, completed=done)
            await asyncio.sleep(LOOK_SECONDS)
    if not tables.closing:
        console.print(Text(say("serve-ready", language=language)))


def ready_games(tables: Tables) -> int:
    """How many games are compiled."""
    return sum(tables.bot_pool.is_ready(game.name) for game in catalogue.games())


# What was asked for ---------------------------------------------------------------------------------------------------


def default_database() -> str:
    """A file in the user's own data folder, which only they may read: seeds are in it."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "clowder"
    with suppress(OSError):  # what is wrong is found out when the file is opened
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return str(folder / "tables.db")


def checked_number(name: str, value: Any, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadOption("serve-number", name=name, value=str(value), low=str(low), high=str(high))
    return value


def checked_days(text: str) -> float:
    """How long finished tables are kept."""
    try:
        days = float(text)
    except ValueError:
        days = -1.0
    if not 0 <= days <= LONGEST_KEPT:
        raise BadOption("serve-number", name="--keep-days", value=text, low="0", high=str(LONGEST_KEPT))
    return days


def checked_log_level(text: str) -> int:
    """How much is logged."""
    if text not in LEVELS:
        raise BadOption("serve-log-level", value=text, levels=list(LEVELS))
    return LEVELS[text]


def checked_proxy(text: str) -> str:
    """An address, or a network, whose word is taken for where a request comes from."""
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadOption("serve-proxy", value=text) from None
    return text
