"""Every screen, in both themes and sizes and all languages: accessible, nothing cut off, nothing wider than the screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.browser import DESKTOP, PHONE
from tests.web.conftest import Welcome
from tests.web.glasses import cut_off, too_wide, violations
from tests.web.tour import STOPS, Tour

LOOKS: dict[str, dict[str, Any]] = {
    "phone, light, French": {"size": PHONE, "theme": "light", "language": "fr"},
    "desk, dark, Spanish": {"size": DESKTOP, "theme": "dark", "language": "es"},
}
NARROWER = {"phone, light, French": (320, 640), "desk, dark, Spanish": (720, 450)}
"""The same page on the smallest phones, and on a desk at 200 %."""


@pytest.fixture(scope="module")
def tour(server: str) -> Tour:
    return Tour(server)


@pytest.mark.parametrize("stop", STOPS)
def test_every_screen_can_be_read_by_everybody(welcome: Welcome, tour: Tour, stop: str) -> None:
    wrong: dict[str, list[str]] = {}
    for name, look in LOOKS.items():
        guide = welcome(**look)
        tour.stops()[stop](guide)
        found = [*violations(guide.page), *readable(guide.page)]
        guide.page.set_viewport_size({"width": NARROWER[name][0], "height": NARROWER[name][1]})
        guide.page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        found += [f"when narrower, {each}" for each in readable(guide.page)]
        wrong |= {name: found} if found else {}
        guide.context.close()
    assert wrong == {}


def readable(page: Page) -> list[str]:
    """What of the text cannot be read."""
    return [*(f"cut off: {text}" for text in cut_off(page)), *too_wide(page)]
