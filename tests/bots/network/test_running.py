"""The compiled run through a network is what numpy makes of its arrays, for one observation or many."""

from __future__ import annotations

import numpy as np
import pytest

import clowder
from clowder.bots.network.judging import judge, judging_room
from clowder.bots.network.running import Networks, Thoughts, drawn_by_liking, room_for, think
from clowder.bots.network.weights import Weights, unpacked
from clowder.engine import batch, catalogue
from clowder.engine.dispatch import redeal
from clowder.engine.encoding import ONE_HOT, Encoding, encode
from clowder.engine.game import Game
from clowder.engine.record import copy
from clowder.vector import make
from tests.bots.network.making import file

NAMES = catalogue.names()


def observations(name: str, count: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int8]]:
    """From the middle of games."""
    games = make(name, 3, count, seed=4)
    games.reset()
    for _ in range(25):
        games.step(games.sample())
    return games.observation.copy()


def by_numpy(weights: Weights, seen: np.ndarray[tuple[int, ...], np.dtype[np.int8]]) -> list[np.ndarray]:
    """The heads of a network: columns written out, matrices multiplied."""
    encoding = Encoding(weights.game.layout, ONE_HOT)
    columns = np.zeros((len(seen), len(encoding)), np.int8)
    for row, out in zip(seen, columns, strict=True):
        encode(encoding.table, row, out)
    values = (columns * encoding.scale)[:, weights.columns].astype(np.float64)
    *trunk, policy, value = [(each[1].astype(np.float64), each[2]) for each in weights.layers]
    for matrix, biases in trunk:
        values = np.maximum(values @ matrix + biases, 0)
    return [values @ matrix + biases for matrix, biases in (policy, value)]


def thought(networks: Networks, game: Game, seen: np.ndarray, count: int) -> Thoughts:
    thoughts = room_for(networks, count, game.actions, game.players[1])
    think(networks, 0, seen, thoughts, count)
    return thoughts


@pytest.mark.parametrize("name", NAMES)
def test_the_compiled_run_is_numpys(name: str) -> None:
    game = catalogue.game(name)
    weights = unpacked(file(name, widths=(40, 24, 16)), "here", game)
    seen = observations(name, 21)  # not a multiple of what goes through together
    found, expected = thought(weights.alone(), game, seen, 21), by_numpy(weights, seen)
    np.testing.assert_allclose(found.liking, expected[0], rtol=1e-3, atol=1e-3)
    np.testing.assert_allclose(found.standing, expected[1], rtol=1e-3, atol=1e-3)
    for row in range(21):
        alone = thought(weights.alone(), game, seen[row : row + 1], 1)
        assert (alone.liking[0] == found.liking[row]).all()
        assert (alone.standing[0] == found.standing[row]).all()


@pytest.mark.parametrize("name", NAMES)
def test_many_records_are_judged_at_once_as_one_by_one(name: str) -> None:
    game = catalogue.game(name)
    networks = unpacked(file(name), "here", game).alone()
    rows = batch.deal(name, 3, 12, 5)
    for _ in range(15):
        batch.play(rows, batch.legal(rows).argmax(axis=1))
    rows[0].actor = -1  # a game that is over is judged as nothing
    judging = judging_room(game, networks, 12)
    judge(networks, 0, rows, judging, 12)
    mask = batch.legal(rows)
    assert not judging.policy[0].any()
    assert not judging.shares[0].any()
    np.testing.assert_allclose(judging.policy[1:].sum(axis=1), 1, rtol=1e-5)
    np.testing.assert_allclose(judging.shares[1:].sum(axis=1), 1, rtol=1e-5)
    assert ((judging.policy > 0) == mask)[1:].all()
    assert not judging.shares[:, 3:].any()
    for row in range(1, 12):
        alone = judging_room(game, networks, 1)
        judge(networks, 0, rows[row : row + 1], alone, 1)
        assert (alone.policy[0] == judging.policy[row]).all()
        assert (alone.shares[0] == judging.shares[row]).all()


@pytest.mark.parametrize("name", NAMES)
def test_worlds_that_the_actor_cannot_tell_apart_are_judged_alike(name: str) -> None:
    game = catalogue.game(name)
    networks = unpacked(file(name), "here", game).alone()
    rows = batch.deal(name, 4, 8, 9)
    judging, other = judging_room(game, networks, 8), judging_room(game, networks, 8)
    for _ in range(30):
        judge(networks, 0, rows, judging, 8)
        worlds = rows.copy()
        for row in range(8):
            if worlds[row].actor >= 0:
                redeal(worlds[row], worlds[row].actor, 77 + row)
        judge(networks, 0, worlds, other, 8)
        assert (judging.policy == other.policy).all()
        assert (judging.shares == other.shares).all()
        batch.play(rows, batch.legal(rows).argmax(axis=1))


def test_moves_are_drawn_in_proportion() -> None:
    record = copy(clowder.new("devils_scat", 2, 3).record)
    liking, moves = np.zeros(49, np.float32), np.array([2, 7, 9], np.int16)
    liking[[2, 7, 9]] = np.log([1, 2, 5])
    drawn = [drawn_by_liking(record, moves, 3, liking, 1.0) for _ in range(4000)]
    assert [drawn.count(move) / 4000 for move in (2, 7, 9)] == pytest.approx([1 / 8, 2 / 8, 5 / 8], abs=0.03)
    sharper = [drawn_by_liking(record, moves, 3, liking, 0.5) for _ in range(4000)]
    assert [sharper.count(move) / 4000 for move in (2, 7, 9)] == pytest.approx([1 / 30, 4 / 30, 25 / 30], abs=0.03)
    assert {drawn_by_liking(record, moves, 3, liking, 0.0) for _ in range(20)} == {9}
