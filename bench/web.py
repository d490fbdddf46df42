"""How much a browser has to fetch before something can be played, and how long that takes on the loopback: a first visit,
with nothing kept from before, to the lobby and to a table where it is one's turn. Then how a table feels at a slow device
(web_frames.py), and how much of a game is waiting (web_waiting.py).

All of it wants a quiet machine: how busy it is, is told before and after. The server has compiled everything before
anything is measured.

python bench/web.py [--only visits|frames|waiting] [--games NAME …] [--turns 25] [--seconds 60]
    [--pace normal] [--players 3]
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the browser and whoever sits at it are those of the tests

import web_frames as frames
import web_waiting as waiting
from tests.server.running import running
from tests.web.browser import DESKTOP, launched
from tests.web.people import Person, table_for

from clowder.engine import catalogue

VISITS = 5
MOST_KB = 200
MOST_SECONDS = 1.0
QUIET = 0.3
"""Of each processor, what may be in use before anything is measured."""
PATIENCE = 600
"""Seconds for a server to compile everything."""

PLAYABLE = ".table [data-choice], .table [data-key=looked]"
NOTE_WHEN = """wanted => new MutationObserver((_, watch) => {
    if (!document.querySelector(wanted)) return;
    watch.disconnect();
    requestAnimationFrame(() => { window.playable = performance.now(); });
}).observe(document, {subtree: true, childList: true, attributes: true})"""
"""Notes when something can be played: in the page, where nobody's waiting for an answer adds to it."""
FETCHED = """() => {
    const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    const until = all.filter(each => each.startTime < window.playable);
    return [until.reduce((sum, each) => sum + each.transferSize, 0), window.playable / 1000];
}"""
"""Bytes as they came over the wire, compressed, with their headers; and seconds since the address was typed."""


def visit(browser: Browser, url: str, path: str, wanted: str) -> tuple[int, float]:
    """Bytes and seconds until something can be played."""
    with Person.at(browser, url, size=DESKTOP) as person:
        person.context.add_init_script(f"({NOTE_WHEN})({wanted!r})")
        person.open(path)
        person.page.wait_for_function("() => window.playable !== undefined")
        size, seconds = person.evaluate(FETCHED)
        return round(size), float(seconds)


def visits(browser: Browser, url: str, games: list[str]) -> None:
    """A line for the lobby, and for each game."""
    wanted = f"of {VISITS}; wanted: < {MOST_KB} KB, < {MOST_SECONDS} s"
    print(f"{'first visit':<16} {'KB':>6} {'median s':>9} {'slowest':>8}   {wanted}")
    print(visited("lobby", browser, url, "/", "[data-key=play-now]"), flush=True)
    for name in games:
        first = {"starter": 0} if any(option.name == "starter" for option in catalogue.game(name).options) else {}
        table = table_for(url, name, ["Ann"], ["kitten"], options=first, manners={"pace": "at-once", "reaction": 3})
        path = f"/table/{table['table']}#{table['tokens'][0]}"
        visit(browser, url, path, PLAYABLE)  # whoever has to play before does so now
        print(visited(name, browser, url, path, PLAYABLE), flush=True)


def visited(name: str, browser: Browser, url: str, path: str, wanted: str) -> str:
    """A line of the table."""
    made = [visit(browser, url, path, wanted) for _ in range(VISITS)]
    size, took = max(size for size, _ in made), [seconds for _, seconds in made]
    missed = size >= MOST_KB * 1000 or statistics.median(took) >= MOST_SECONDS
    line = f"{name:<16} {size / 1000:>6.1f} {statistics.median(took):>9.2f} {max(took):>8.2f}"
    return line + ("   not reached" if missed else "")


def until_ready(url: str) -> None:
    """Wait until the server has nothing left to compile: that would be measured, too."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with urlopen(f"{url}/readyz", timeout=PATIENCE):
                return
        except HTTPError:
            time.sleep(0.5)
    sys.exit(f"The server did not get ready in {PATIENCE} seconds.")


def tell_how_busy(when: str) -> None:
    """How many processes want to run, and what that means for the figures."""
    load, processors = os.getloadavg()[0], os.cpu_count() or 1
    judged = "" if load <= QUIET * processors else ": the machine does something else, too, and times are not to be trusted"
    print(f"{when}: load {load:.1f} on {processors} processors{judged if when == 'before' else ''}", flush=True)


def main() -> None:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=("visits", "frames", "waiting"))
    parser.add_argument("--games", nargs="+", default=catalogue.names(), choices=catalogue.names(), help="all unless told")
    parser.add_argument("--seconds", type=float, default=60, help="of each game that is waited in")
    parser.add_argument("--pace", nargs="+", default=list(waiting.WANTED), choices=waiting.WANTED, help="of these paces")
    parser.add_argument("--players", nargs="+", type=int, default=[3, 6], choices=(3, 6), help="at these tables")
    parser.add_argument("--turns", type=int, default=25, help="answers in each game whose frames are looked at")
    options = parser.parse_args()
    tell_how_busy("before")
    with running() as url, sync_playwright() as playwright:
        until_ready(url)
        browser = launched(playwright)
        if options.only in (None, "visits"):
            visits(browser, url, options.games)
        if options.only in (None, "frames"):
            frames.report(browser, url, options.games, options.turns)
        if options.only in (None, "waiting"):
            games = [catalogue.game(name) for name in options.games]
            waiting.report(browser, url, games, options.seconds, options.pace, options.players)
        browser.close()
    tell_how_busy("after")


if __name__ == "__main__":
    main()
