"""Every screen, in both themes, all sizes and all languages: accessible, nothing cut off, nothing wider than the screen."""

from __future__ import annotations

from itertools import cycle, product

import pytest

from clowder.engine.text import LANGUAGES
from tests.web.browser import DESKTOP, PHONE
from tests.web.conftest import Welcome
from tests.web.glasses import unreadable, violations
from tests.web.tour import STOPS, Tour

SIZES = {
    "phone": PHONE,
    "small phone": (320, 640),
    "phone sideways": (844, 390),
    "desk": DESKTOP,
    "desk at 200 %": (720, 450),
}
LOOKS = tuple(zip(product(SIZES, ("light", "dark")), cycle(LANGUAGES), strict=False))
"""Every size in every theme. What axe-core looks for does not change with the language: one each."""


@pytest.fixture(scope="module")
def tour(server: str) -> Tour:
    return Tour(server)


@pytest.mark.parametrize("stop", STOPS)
def test_every_screen_can_be_read_by_everybody(welcome: Welcome, tour: Tour, stop: str) -> None:
    guide = welcome(size=PHONE)
    tour.stops()[stop](guide)
    wrong: list[str] = []
    for (name, theme), language in LOOKS:
        guide.set_theme(theme)
        guide.set_language(language)
        guide.resize(SIZES[name])
        wrong += [f"{name}, {theme}, {language}: {each}" for each in violations(guide)]
    for language in LANGUAGES:
        guide.set_language(language)
        for name, size in SIZES.items():
            guide.resize(size)
            wrong += [f"{name}, {language}: {each}" for each in unreadable(guide)]
    assert wrong == []
