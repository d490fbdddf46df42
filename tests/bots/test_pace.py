"""How long a bot takes tells nobody what it holds."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import clowder
from clowder.bots.pace import least_seconds, seems_forced
from clowder.bots.roster import understood
from clowder.engine import catalogue
from clowder.engine.dispatch import redeal
from clowder.engine.record import NOBODY


def steps(name: str) -> Iterator[clowder.Match]:
    """A random match, step by step."""
    match, chooser = clowder.new(name, 3, 1), random.Random(1)
    while not match.over and match.step < 150:
        yield match
        match.play(chooser.choice(match.choices())["id"])


@pytest.mark.parametrize("name", catalogue.names())
def test_whether_a_step_seems_forced_depends_on_what_everybody_sees(name: str) -> None:
    for match in steps(name):
        here = seems_forced(match)
        redeal(match._record, NOBODY, 77)
        assert seems_forced(match) == here
        match._record = clowder.replay(match.export(), match.step)._record


def test_a_step_without_a_choice_takes_as_long_where_only_the_player_can_know() -> None:
    tiger = understood("tiger")
    hidden = [least_seconds(tiger, match) for match in steps("gattara") if len(match.choices()) == 1]
    assert 1.0 in hidden
    assert 0.0 in hidden


def test_a_budget_of_simulations_asks_for_no_time() -> None:
    assert {least_seconds(understood("alley-cat"), match) for match in steps("discat")} == {0.0}
