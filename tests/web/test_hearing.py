"""What somebody hears who does not see the screen is what was read in review. `scripts/golden` writes it anew."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from clowder.engine import catalogue
from tests.web.hearing import FOLDER, heard


@pytest.mark.parametrize("game", catalogue.names())
def test_a_game_is_heard_as_it_was_read_in_review(browser: Browser, server: str, game: str) -> None:
    assert heard(browser, server, game) == (FOLDER / f"{game}.txt").read_text("utf-8")


def test_no_game_is_missing_or_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(catalogue.names())
