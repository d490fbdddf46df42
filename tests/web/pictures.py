"""`scripts/screenshots`: a picture of every screen, in both sizes and both themes. Arguments: the folder, and which
screens; all, if none is named."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from unittest.mock import patch

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.server.running import running
from tests.web.browser import DESKTOP, PHONE, launched
from tests.web.people import Person
from tests.web.tour import STOPS, Tour

COLOURS = 255
"""Flat drawings need no more, and the files are a third of the size."""


def take(folder: Path, wanted: list[str]) -> None:
    """Go round, and take them."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        patch("clowder.server.house.check_manners", lambda manners: None),
        running() as url,
        sync_playwright() as playwright,
    ):
        browser, tour = launched(playwright), Tour(url)
        for stop in wanted:
            for theme in ("light", "dark"):
                for name, size in (("phone", PHONE), ("desktop", DESKTOP)):
                    with Person.at(browser, url, size=size, theme=theme) as guide:
                        tour.stops()[stop](guide)
                        guide.page.wait_for_timeout(600)  # pictures load, and what moved has come to rest
                        shot = Image.open(io.BytesIO(guide.page.screenshot()))
                        small = shot.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
                        small.save(folder / f"{stop}-{name}-{theme}.png", optimize=True)
            print(stop, flush=True)
        browser.close()


if __name__ == "__main__":
    take(Path(sys.argv[1]), sys.argv[2:] or list(STOPS))
