"""The bot that learned: how it is asked for, what it plays, and that it cannot peek."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import clowder
from clowder.bots.asking import SeatedBot
from clowder.bots.learned import USUAL_TEMPERATURE, Learned
from clowder.bots.network.judging import judge, judging_room
from clowder.bots.network.shipped import NAME, shipped
from clowder.bots.network.weights import unpacked
from clowder.bots.position import Position
from clowder.bots.roster import bot, levels, understood
from clowder.engine import catalogue
from clowder.engine.dispatch import redeal
from clowder.engine.text import LANGUAGES
from clowder.errors import BadOption, BadWeights
from clowder.lab.arena import Arena
from clowder.lab.simulate import simulate
from clowder.vector import make
from tests.bots.network.making import file
from tests.bots.test_bots import decisions

NAMES = catalogue.names()


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    """Files of untrained weights, one for each game."""
    for name in NAMES:
        (tmp_path / f"{name}.msgpack").write_bytes(file(name))
    return tmp_path


@pytest.fixture
def unlearned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game without weights."""
    game = catalogue.game("discat")
    empty = tmp_path / "empty"
    empty.mkdir()
    (empty / "text").symlink_to(game.folder / "text")
    (empty / "deck.toml").symlink_to(game.folder / "deck.toml")
    monkeypatch.setattr("clowder.games.discat.GAME", replace(game, folder=empty))
    return "discat"


def test_how_it_is_asked_for() -> None:
    assert understood("learned").kind is understood("learned:best").kind is Learned
    assert understood("learned:a/b.msgpack:best").detail == "a/b.msgpack:best"
    assert understood("learned").repeats
    with pytest.raises(BadOption, match=r"my\.msgpack:best"):
        understood("learned:")


def test_best_is_what_it_likes_best_and_else_it_draws(weights: Path) -> None:
    game, path = catalogue.game("devils_scat"), weights / "devils_scat.msgpack"
    assert Learned.meant(understood(f"learned:{path}"), game)[1] == USUAL_TEMPERATURE
    networks = unpacked(file("devils_scat"), "", game).alone()
    judging = judging_room(game, networks, 1)
    differs = 0
    for match in decisions("devils_scat", 4, 3):
        position = Position.of(match)
        rows = game.record.rows(1)
        rows[0] = position.record
        judge(networks, 0, rows, judging, 1)
        assert bot(f"learned:{path}:best").choose(position) == judging.policy[0].argmax()
        drawn = {bot(f"learned:{path}").choose(Position.of(match, seed)) for seed in range(30)}
        assert drawn <= set(position.moves)
        differs += len(drawn) > 1
    assert differs > 3


@pytest.mark.parametrize("name", NAMES)
def test_it_does_not_depend_on_hidden_cards(name: str, weights: Path) -> None:
    player = bot(f"learned:{weights / name}.msgpack")
    for number, match in enumerate(decisions(name, 2, 9)):
        assert match.actor is not None
        other = match.record
        redeal(other, match.actor, 1000 + number)
        here = Position(match.game, match.record, match.actor, match.step)
        there = Position(match.game, other, match.actor, match.step)
        assert player.choose(here) == player.choose(there)


def test_it_decides_alike_each_time_and_plays_any_game_with_one_object(weights: Path) -> None:
    for name in ("discat", "gattara"):
        entry = understood(f"learned:{weights / name}.msgpack")
        kept = SeatedBot(entry)
        for match in decisions(name, 3, 2):
            position = Position.of(match)
            assert kept.choose(position) == SeatedBot(entry).choose(position) == kept.choose(position)


def test_it_plays_in_the_lab_and_beside_others(weights: Path) -> None:
    path = weights / "devils_scat.msgpack"
    arena = Arena("devils_scat", [f"learned:{path}", f"learned:{path}:best", "uniform"], [2], 2, jobs=1)
    assert len(arena.run().duels) == 3
    other = Arena("devils_scat", [f"learned:{path}", f"learned:{path}:best", "uniform"], [2], 2, jobs=1)
    assert other.facts == arena.facts
    path.write_bytes(file("devils_scat", 2))
    anew = Arena("devils_scat", [f"learned:{path}", f"learned:{path}:best", "uniform"], [2], 2, jobs=1)
    assert anew.facts != arena.facts, "deals played with other weights are not gone on with"
    assert [seat.bot for seat in simulate("devils_scat", 2, 2, bots=[f"learned:{path}"]).seats] == [f"learned:{path}"] * 2


def test_it_plays_inside_the_vector_step(weights: Path) -> None:
    """As an opponent it plays what the bot would play, with any encoding and history of the caller's."""
    best = f"learned:{weights / 'devils_scat.msgpack'}:best"
    for flags in ({}, {"encoding": "one_hot", "history": 3}, {"encoding": "planes"}):
        games = make("devils_scat", 3, 3, seed=6, opponents=[best, "greedy"], **flags)
        games.reset()
        for _ in range(20):
            games.step(games.sample())
        checked = 0
        for row in range(3):
            match = clowder.replay(games.export(row), step=0)
            for decision in games.export(row)["decisions"]:
                if match.actor == 1:
                    assert decision == bot(best).choose(Position.of(match))
                    checked += len(match.legal) > 1
                match.play(decision)
        assert checked > 10
    mixed = make("devils_scat", 3, 8, opponents=[best, best.removesuffix(":best")])
    mixed.reset()
    for _ in range(10):
        mixed.step(mixed.sample())
    assert np.isfinite(mixed.reward).all()


def test_without_weights_it_says_so_and_is_not_in_the_menus(unlearned: str) -> None:
    assert shipped(catalogue.game(unlearned)) is None
    for ask in (
        lambda: Arena(unlearned, ["learned", "greedy"], [2], 1),
        lambda: simulate(unlearned, 2, 1, bots=["learned"]),
        lambda: make(unlearned, 2, 4, opponents="learned"),
        lambda: bot("learned").choose(Position.of(clowder.new(unlearned, 2, 1))),
    ):
        with pytest.raises(BadWeights) as refusal:
            ask()
        for language in LANGUAGES:
            assert "\n" not in refusal.value.text(language)
            assert "learned" in refusal.value.text(language)
    assert not any(meant.startswith("learned") for meant in levels().values())


def test_weights_of_another_game_are_refused_before_anything_is_played(weights: Path) -> None:
    with pytest.raises(BadWeights, match="another game: discat"):
        Arena("gattara", [f"learned:{weights / 'discat.msgpack'}", "greedy"], [2], 1)
    (weights / "cut.msgpack").write_bytes(file("gattara")[:500])
    with pytest.raises(BadWeights, match="not a file of weights"):
        make("gattara", 2, 4, opponents=f"learned:{weights / 'cut.msgpack'}")


def test_what_is_shipped_under_its_name_is_what_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of other rules in a game's folder is as good as none."""
    game = catalogue.game("devils_scat")
    found = replace(game, folder=tmp_path)
    assert shipped(found) is None
    (tmp_path / NAME).write_bytes(file("devils_scat"))
    assert shipped(found) is not None
    (tmp_path / NAME).write_bytes(file("devils_scat", rules=99))
    assert shipped(found) is None
