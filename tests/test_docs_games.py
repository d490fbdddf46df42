"""The pages of docs/games say what the games declare: no more, no less, and in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from clowder.engine import catalogue
from clowder.engine.describing import about_fields, about_words, choice_kinds
from clowder.engine.game import Game
from clowder.engine.schemas import shown_inside
from clowder.testing.pages import made_anew, parts_of

ROOT = Path(__file__).parents[1]
PAGES = sorted(page.stem for page in (ROOT / "docs" / "games").glob("*.md"))
"""The four games of ours; a fifth may do without."""
GAMES = pytest.mark.parametrize("game", [catalogue.game(name) for name in PAGES], ids=PAGES)
PLAIN = {
    "arrow", "at", "card", "colour", "effect", "face", "pedigree", "region", "show", "space", "stray", "suit", "who",
    "worths",
}  # fmt: skip
"""Fields whose names, beside their types, say all there is to say."""


def page(game: Game) -> str:
    """A game's page."""
    return (ROOT / "docs" / "games" / f"{game.name}.md").read_text("utf-8")


def unexplained(game: Game) -> set[str]:
    """The fields of a game's views below which nothing is said."""
    own = [kind for kind in shown_inside([game.view_type]) if kind.__module__ == game.view_type.__module__]
    return {
        f"{kind.__name__}.{name}"
        for kind in own
        if kind is not game.view_type
        for name, words in about_fields(kind).items()
        if not words
    }


@GAMES
def test_a_page_says_what_its_game_declares(game: Game) -> None:
    assert made_anew(page(game), game) == page(game), f"docs/games/{game.name}.md is not up to date: scripts/documents"


@GAMES
def test_a_page_has_everything_once(game: Game) -> None:
    assert sorted(re.findall(r"<!-- made: (\w+) -->", page(game))) == sorted(parts_of(game))


@GAMES
def test_everything_is_explained(game: Game) -> None:
    assert not {field for field in unexplained(game) if field.split(".")[1] not in PLAIN}
    assert all(kind.__doc__ for kind in (*choice_kinds(game), *game.told))
    assert all(about for name in ("Phase", "Reason") for about in about_words(game, name).values())


def test_nothing_is_called_plain_that_is_always_explained() -> None:
    assert {field.split(".")[1] for name in PAGES for field in unexplained(catalogue.game(name))} == PLAIN


def test_our_games_have_pages() -> None:
    assert {"discat", "devils_scat", "gattara", "rat_a_tat_roll"} <= set(PAGES)


def test_a_page_does_not_outlive_a_change() -> None:
    game = catalogue.games()[0]
    changed = page(game).replace("number or null", "number", 1)
    assert changed != page(game)
    assert made_anew(changed, game) != changed
