"""How long a game takes: what each step is reckoned at, and that every game has its figures."""

from __future__ import annotations

import tomllib

import pytest

from clowder.engine import catalogue
from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.lab import minutes
from clowder.lab.minutes import BY_ITSELF, LOOK, STEP, TURN, measured, seconds_of

ANN, BOB = frozenset({0}), frozenset({1})
NOBODY: frozenset[int] = frozenset()


def test_a_bot_takes_its_pace_and_a_person_thinks() -> None:
    """Discat has neither windows nor anything to look at: every step is a choice, or plays itself."""
    match = Match(catalogue.game("discat"), 2, "minutes")
    assert seconds_of(match, NOBODY) == BY_ITSELF * match.step
    again = Match(catalogue.game("discat"), 2, "minutes")
    alone = seconds_of(again, ANN)
    assert again.decisions == match.decisions
    assert BY_ITSELF * match.step < alone < TURN * match.step
    assert seconds_of(Match(catalogue.game("discat"), 2, "minutes"), ANN | BOB) > alone


def test_the_further_steps_of_a_turn_are_quicker() -> None:
    match = Match(catalogue.game("rat_a_tat_roll"), 2, "minutes")
    seconds = seconds_of(match, ANN | BOB)
    assert LOOK + STEP < seconds < TURN * match.step


def test_who_is_alone_is_not_asked_where_there_is_nothing_to_answer() -> None:
    """G16: a window takes time among people, whoever holds what."""
    alone, together = (seconds_of(Match(catalogue.game("gattara"), 3, "minutes"), people) for people in (ANN, ANN | BOB))
    assert alone < together


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: str(game.name))
def test_the_lobby_has_the_minutes_of_every_game(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minutes, "GAMES", 4)
    kept = tomllib.loads((game.folder / "minutes.toml").read_text("utf-8"))
    assert kept.keys() == measured(game).keys()
    for low, high in kept.values():
        assert 1 <= low <= high
    assert kept["alone"] <= kept["people"]
