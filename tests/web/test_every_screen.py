"""Every screen, in both themes, all sizes and all languages: accessible, nothing cut off, nothing wider than the screen."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from tests.web.browser import DESKTOP, PHONE
from tests.web.conftest import Welcome
from tests.web.glasses import cut_off, too_wide, violations
from tests.web.tour import STOPS, Tour

LOOKS = (("phone", PHONE, "light", "fr"), ("desk", DESKTOP, "dark", "es"))
SIZES = {"phone": PHONE, "small phone": (320, 640), "desk": DESKTOP, "desk at 200 %": (720, 450)}
LANGUAGES = ("en", "fr", "es")


@pytest.fixture(scope="module")
def tour(server: str) -> Tour:
    return Tour(server)


@pytest.mark.parametrize("stop", STOPS)
def test_every_screen_can_be_read_by_everybody(welcome: Welcome, tour: Tour, stop: str) -> None:
    guide = welcome(size=PHONE)
    tour.stops()[stop](guide)
    wrong: list[str] = []
    for name, size, theme, language in LOOKS:
        set_theme(guide.page, theme)
        set_language(guide.page, language)
        set_size(guide.page, size)
        wrong += [f"{name}, {theme}, {language}: {each}" for each in violations(guide.page)]
    for language in LANGUAGES:
        set_language(guide.page, language)
        for name, size in SIZES.items():
            set_size(guide.page, size)
            found = [*(f"cut off: {text}" for text in cut_off(guide.page)), *too_wide(guide.page)]
            wrong += [f"{name}, {language}: {each}" for each in found]
    assert wrong == []


def set_theme(page: Page, theme: str) -> None:
    """As if somebody had chosen it in another tab."""
    choose(page, "theme", theme)
    page.wait_for_selector(f"html[data-theme={theme}]")


def set_language(page: Page, language: str) -> None:
    """Likewise."""
    choose(page, "language", language)
    page.wait_for_selector(f"html[lang={language}]")


def choose(page: Page, name: str, value: str) -> None:
    """Tell the page what the browser tells all tabs when one of them changes a setting."""
    page.evaluate(
        "([key, newValue]) => dispatchEvent(new StorageEvent('storage', {key, newValue}))",
        [f"clowder.{name}", json.dumps(value)],
    )


def set_size(page: Page, size: tuple[int, int]) -> None:
    """Turn the phone, or sit down at another screen."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
