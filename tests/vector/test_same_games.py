"""Game i of a seed is the game that `clowder.new` deals with the documented seed, decision by decision."""

from __future__ import annotations

import numpy as np
import pytest

import clowder
from clowder import vector
from clowder.engine import catalogue
from clowder.engine.dispatch import observe

TABLES = [(name, players) for name in catalogue.names() for players in catalogue.game(name).seats]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_row_is_the_match_of_its_seed(name: str, players: int) -> None:
    count, game = 3, catalogue.game(name)
    games = vector.make(name, players, count, seed=11)
    games.reset()
    matches = [clowder.new(name, players, f"vector:11:{row}:0") for row in range(count)]
    number = [0] * count
    seen = np.zeros(game.observation, np.int8)
    for _ in range(250):
        for row, match in enumerate(matches):
            assert match.actor == games.actor[row]
            assert match.legal == np.flatnonzero(games.mask[row]).tolist()
            observe(match.record, int(games.actor[row]), seen)
            assert (games.observation[row] == seen).all()
        actions = games.sample()
        games.step(actions)
        for row, match in enumerate(matches):
            match.play(int(actions[row]))
            assert match.over == games.terminated[row]
            if match.over:
                result = match.result
                assert result
                shares = [float(seat in result["winners"]) / len(result["winners"]) for seat in range(players)]
                assert (
                    games.final_result[row].tolist() == games.reward[row].tolist() == np.array(shares, np.float32).tolist()
                )
                observe(match.record, int(games.final_actor[row]), seen)
                assert (games.final_observation[row] == seen).all()
                assert games.export(row, final=True) == match.export()
                number[row] += 1
                matches[row] = clowder.new(name, players, games.seed_of(row, number[row]))
            else:
                assert not games.reward[row].any()
            assert games.export(row) == matches[row].export()
    for row in range(count):
        assert clowder.replay(games.export(row)) == matches[row]
