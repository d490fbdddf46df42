"""The games as a lobby shows them."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest

import clowder
from clowder.bots.roster import levels
from clowder.engine import catalogue, option
from clowder.engine.game import Game
from clowder.engine.text import LANGUAGES, bundle
from clowder.server.live import bot_pool
from clowder.server.network.api.bodies import GameListed
from clowder.server.network.api.covers import covers, has_lesson
from tests import toys
from tests.server.running import running
from tests.server.serving import PATIENCE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_listed_with_what_the_catalogue_says(language: str) -> None:
    with running() as url:
        answer = httpx.get(f"{url}/api/games", params={"lang": language})
    found = msgspec.json.decode(answer.content, type=list[GameListed], strict=True)
    known = {entry["game"]: entry for entry in clowder.games(language)}
    assert [game.game for game in found] == list(known)
    for game in found:
        assert (game.name, game.tagline) == (known[game.game]["name"], known[game.game]["tagline"])
        assert game.levels == list(levels())
        for shown, meant in zip(game.options, known[game.game]["options"], strict=True):
            assert shown.values == list(meant["choices"])
            assert list(shown.choices.values()) == list(meant["choices"].values())


def no_game(game: str) -> bool:
    """None is ready."""
    return False


def test_a_game_is_ready_once_it_is_compiled_and_asking_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unlike /readyz, which tells those who run a server to wait."""
    first, second, *_ = catalogue.names()
    reached, goes_on = threading.Event(), threading.Event()

    def compile_slowly(game: Game, kinds: list[str]) -> None:
        if game.name == second:
            reached.set()
            assert goes_on.wait(PATIENCE)

    monkeypatch.setattr(bot_pool, "warm_bots_apart", compile_slowly)
    with running() as url:
        try:
            assert reached.wait(PATIENCE)
            answer, told = httpx.get(f"{url}/api/games"), httpx.get(f"{url}/readyz")
            assert answer.status_code == 200
            assert [game["game"] for game in answer.json() if game["ready"]] == [first]
            assert (told.status_code, told.text) == (503, "compiling\n")
        finally:
            goes_on.set()
        for game in filter(has_lesson, catalogue.names()):  # a lesson waits until its game is compiled
            assert httpx.get(f"{url}/api/games/{game}/lesson", timeout=PATIENCE).is_success
        assert all(game["ready"] for game in httpx.get(f"{url}/api/games").json())
        assert httpx.get(f"{url}/readyz").text == "ok\n"


def test_what_a_menu_offers_can_be_chosen() -> None:
    for game in covers("en", no_game):
        for offered in game.options:
            for value in offered.values:
                clowder.new(game.game, game.players[0], 1, {offered.option: value})


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Of a toy game without much to say."""
    (tmp_path / "text").mkdir()
    write(tmp_path, "")
    catalogue.add(replace(toys.HONEST, folder=tmp_path, options=(option.switch("quick"),)))
    yield tmp_path
    catalogue.remove("toy")
    bundle.cache_clear()


def write(folder: Path, more: str) -> None:
    bundle.cache_clear()
    for language in LANGUAGES:
        words = f"name = Toy\ntagline = For tests.\noption-quick = Quick\n{more}"
        (folder / "text" / f"{language}.ftl").write_text(words, "utf-8")


def test_a_game_need_not_say_how_long_it_takes(folder: Path) -> None:
    toy = covers("fr", no_game)[-1]
    assert (toy.minutes, toy.minutes_alone, toy.feel, toy.lesson) == (None, None, None, False)
    assert toy.options[0].values == [False, True]
    assert list(toy.options[0].choices) == ["false", "true"]
    (folder / "minutes.toml").write_text("alone = [3, 3]\npeople = [5, 10]\n", "utf-8")
    write(folder, "web-feel = Like a test\n")
    (folder / "lesson.toml").touch()
    toy = covers("fr", no_game)[-1]
    assert (toy.minutes, toy.minutes_alone, toy.feel, toy.lesson) == ("5–10", "3", "Like a test", True)
