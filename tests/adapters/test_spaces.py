"""Spaces contain every observation of every seat, over 10,000 random games of each game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from clowder.adapters.spaces import action_space, observation_space, seen_space
from clowder.engine import catalogue
from clowder.engine.blank import blank
from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import deal, legal, observe, play
from tests.adapters.tables import TABLES

GAMES = 10_000


@compiled
def extremes(rows: Any, ready: Any, games: int, moves: NDArray[np.int16], seen: Any, low: Any, high: Any) -> int:
    """The lowest and the highest that any seat observes in random games, number by number; how many observations."""
    observed = 0
    for number in range(games):
        rows[0] = ready[0]
        s = rows[0]
        deal(s, number)
        count = legal(s, moves)
        while True:
            for seat in range(s.seats):
                observe(s, seat, seen)
                observed += 1
                for i in range(len(seen)):
                    low[i] = min(low[i], seen[i])
                    high[i] = max(high[i], seen[i])
            if count == 0:
                break
            play(s, moves[draw(s, count)])
            count = legal(s, moves)
    return observed


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_spaces_contain_every_observation(name: str, players: int) -> None:
    game = catalogue.game(name)
    ready = blank(game, players)
    seen, low, high = (np.full(game.observation, start, np.int8) for start in (0, 127, -128))
    games = -(-GAMES // len(game.seats))
    observed = extremes(ready.copy(), ready, games, np.zeros(game.actions, np.int16), seen, low, high)
    assert observed > games * players * 10
    assert seen_space(game).contains(low)
    assert seen_space(game).contains(high)


def test_spaces_refuse_what_is_too_large_or_of_another_type() -> None:
    game = catalogue.game("discat")
    space = seen_space(game)
    assert not space.contains(space.high.astype(np.int16) + 1)
    assert not space.contains(space.high[:-1])
    assert action_space(game).n == game.actions
    assert observation_space(game)["action_mask"].shape == (game.actions,)
