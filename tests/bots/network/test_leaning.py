"""What a network leans towards: what looks best at a glance, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest

from clowder.bots.greedy import greedy_move
from clowder.bots.network.leaning import lean, mark_favourites
from clowder.engine import batch, catalogue
from clowder.engine.dispatch import legal, prefer
from clowder.engine.record import copy
from clowder.vector import make

NAMES = catalogue.names()


@pytest.mark.parametrize("name", NAMES)
def test_favourites_look_best_and_the_greedy_player_plays_one_of_them(name: str) -> None:
    game = catalogue.game(name)
    rows = batch.deal(name, 3, 20, 6)
    moves, marks = np.zeros(game.actions, np.int16), np.zeros(game.actions, np.bool_)
    some_are_better = False
    for _ in range(40):
        for row in rows:
            if row.actor < 0:
                continue
            count = legal(row, moves)
            here = moves[:count].tolist()
            looks = {move: prefer(row, move) for move in here}
            expected = sorted(move for move in here if looks[move] == max(looks.values()))
            mark_favourites(row, moves, count, marks)
            assert np.flatnonzero(marks).tolist() == expected
            liking = np.zeros(game.actions, np.float32)
            lean(row, moves, count, 2.5, liking)
            assert (liking == np.where(marks, 2.5, 0)).all()
            assert marks[greedy_move(copy(row), moves)]
            some_are_better |= len(expected) < count
        batch.play(rows, batch.legal(rows).argmax(axis=1))
    assert some_are_better


@pytest.mark.parametrize("name", NAMES)
def test_favourites_of_an_environment_are_legal_and_those_of_the_greedy_player(name: str) -> None:
    games = make(name, 3, 30, seed=2, autoreset=False)
    games.reset()
    while (games.actor >= 0).any():
        favourites, greedy = games.favourites(), games.greedy()
        playing = games.actor >= 0
        assert (favourites.any(axis=1) == playing).all()
        assert not (favourites & (games.mask == 0)).any()
        assert favourites[playing, greedy[playing]].all()
        games.step(greedy)
