"""Every screen, in both themes and sizes and all languages: accessible, nothing cut off, nothing wider than the screen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.browser import DESKTOP, PHONE
from tests.web.conftest import Welcome
from tests.web.glasses import cut_off, too_wide, violations
from tests.web.tour import STOPS, Tour

LOOKS: dict[str, dict[str, Any]] = {
    "phone, light, French": {"size": PHONE, "theme": "light", "language": "fr"},
    "desk, dark, Spanish": {"size": DESKTOP, "theme": "dark", "language": "es"},
    "at 200 %, light, Spanish": {"size": (720, 450), "theme": "light", "language": "es"},
    "narrow, dark, English": {"size": (320, 640), "theme": "dark", "language": "en"},
}


@pytest.fixture(scope="module")
def tour(server: str) -> Tour:
    return Tour(server)


@pytest.mark.xdist_group("tour")
@pytest.mark.parametrize("stop", STOPS)
def test_every_screen_can_be_read_by_everybody(welcome: Welcome, tour: Tour, stop: str) -> None:
    wrong: dict[str, list[str]] = {}
    for name, look in LOOKS.items():
        guide = welcome(**look)
        tour.stops()[stop](guide)
        found = [*violations(guide.page), *(f"cut off: {text}" for text in cut_off(guide.page))]
        if too_wide(guide.page) > 0:
            found.append(f"{too_wide(guide.page)} px wider than the screen")
        wrong |= {name: found} if found else {}
        guide.context.close()
    assert wrong == {}
