"""How much a browser has to fetch before a table can be played, and how long that takes on the loopback: a first visit,
with nothing kept from before, to a table where it is one's turn. Compressed bytes, as they came over the wire. Then how a
table feels at a slow device (web_frames.py), and how much of a game is waiting (web_waiting.py).

python bench/web.py [--only visits|frames|waiting] [--games NAME …] [--seconds 60]
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from pathlib import Path

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


def visit(browser: Browser, url: str, table: dict[str, object], token: str) -> tuple[int, float]:
    """Bytes and seconds until something can be played."""
    with Person.at(browser, url, size=DESKTOP) as person:
        wire = person.context.new_cdp_session(person.page)
        wire.send("Network.enable")
        fetched: list[float] = []
        wire.on("Network.loadingFinished", lambda event: fetched.append(event["encodedDataLength"]))
        began = time.perf_counter()
        person.open(f"/table/{table['table']}#{token}")
        person.page.wait_for_selector(".table [data-choice], .table [data-key=looked]")
        return round(sum(fetched)), time.perf_counter() - began


def visits(browser: Browser, url: str) -> None:
    """A line for each game."""
    print(f"{'game':<16} {'KB':>6} {'seconds':>8}   median of {VISITS}; wanted: < {MOST_KB} KB, < {MOST_SECONDS} s")
    for game in catalogue.games():
        first = {"starter": 0} if any(option.name == "starter" for option in game.options) else {}
        table = table_for(url, game.name, ["Ann"], ["kitten"], options=first, manners={"reaction": 3})
        visit(browser, url, table, table["tokens"][0])  # whoever has to play before does so now
        made = [visit(browser, url, table, table["tokens"][0]) for _ in range(VISITS)]
        size, seconds = max(size for size, _ in made), statistics.median(took for _, took in made)
        print(f"{game.name:<16} {size / 1000:>6.1f} {seconds:>8.2f}")


def main() -> None:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=("visits", "frames", "waiting"))
    parser.add_argument("--games", nargs="+", default=catalogue.names(), help="to play and to wait in; all unless told")
    parser.add_argument("--seconds", type=float, default=60, help="of each game that is waited in")
    options = parser.parse_args()
    with running() as url, sync_playwright() as playwright:
        browser = launched(playwright)
        if options.only in (None, "visits"):
            visits(browser, url)
        if options.only in (None, "frames"):
            frames.report(browser, url, options.games)
        if options.only in (None, "waiting"):
            waiting.report(browser, url, [catalogue.game(name) for name in options.games], options.seconds)
        browser.close()


if __name__ == "__main__":
    main()
