"""`scripts/screenshots`: a picture of every screen, in both sizes and both themes."""

from __future__ import annotations

import argparse
import io
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.web.anybody import Anybody
from tests.web.browser import DESKTOP, PHONE, launched
from tests.web.firefox import Firefox
from tests.web.people import Person, patient_server
from tests.web.tour import STOPS, Tour
from tests.web.webkit import WebKit

Window = Callable[[str], AbstractContextManager[Anybody]]
"""Opens a new window for somebody who visits a server."""


@contextmanager
def chromium() -> Iterator[Window]:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield partial(Person.at, browser)
        browser.close()


@contextmanager
def firefox() -> Iterator[Window]:
    with Firefox.running() as browser:
        yield browser.visitor


@contextmanager
def webkit() -> Iterator[Window]:
    with WebKit.running() as browser:
        yield browser.visitor


BROWSERS = {"chromium": chromium, "firefox": firefox, "webkit": webkit}
COLOURS = 255
"""Flat drawings need no more, and the files are a third of the size."""


def take(folder: Path, wanted: list[str], browser: str) -> None:
    """Go round, and take them."""
    folder.mkdir(parents=True, exist_ok=True)
    with patient_server() as url, BROWSERS[browser]() as window:
        tour = Tour(url)
        for stop in wanted:
            for theme in ("light", "dark"):
                for name, size in (("phone", PHONE), ("desktop", DESKTOP)):
                    with window(url) as guide:
                        guide.resize(size)
                        tour.stops()[stop](guide)
                        guide.set_theme(theme)
                        guide.wait(600)  # pictures load, and what moved has come to rest
                        shot = Image.open(io.BytesIO(guide.picture()))
                        small = shot.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
                        small.save(folder / f"{stop}-{name}-{theme}.png", optimize=True)
            print(stop, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("docs/screenshots"))
    parser.add_argument("--browser", choices=BROWSERS, default="chromium")
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help=f"all unless told: {', '.join(STOPS)}")
    options = parser.parse_args()
    take(options.folder, options.screens or list(STOPS), options.browser)


if __name__ == "__main__":
    main()
