"""Single-seat mode: the others play inside the compiled step."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import clowder
from clowder import vector
from clowder.bots.greedy import greedy_move
from clowder.engine import catalogue
from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import legal, redeal
from clowder.engine.encoding import Encoding, encode
from clowder.errors import BadOption

GAME = "devils_scat"


@pytest.mark.parametrize("name", catalogue.names())
def test_opponents_play_legal_games_that_can_be_replayed(name: str) -> None:
    games = vector.make(name, 3, 16, seed=2, opponents=["greedy", "uniform"], seat=1)
    games.reset()
    ended = 0
    for _ in range(120):
        assert (games.actor == 1).all()
        assert (games.seats == 1).all()
        games.step(games.sample())
        assert games.reward.shape == (16,)
        for row in np.flatnonzero(games.terminated):
            assert games.reward[row] == games.final_result[row, 1]
            record = games.export(row, final=True)
            match = clowder.replay(record)
            assert match.over
            assert record["seed"].startswith(f"vector:2:{row}:")
            assert (games.final_result[row] > 0).nonzero()[0].tolist() == sorted(match.ended.winners if match.ended else [])
            ended += 1
        assert (games.reward[~games.terminated] == 0).all()
    for number in range(16):
        row = np.intp(number)
        match = clowder.replay(games.export(row))
        assert match.actor == 1
        seen = np.zeros(match.game.observation, np.int8)
        match.game.rules.observe(match.record, 1, seen)
        assert (seen == games.observation[row]).all()
    assert ended


def test_the_seat_goes_round_so_that_copies_of_a_deal_are_played_from_each() -> None:
    games = vector.make(GAME, 3, 6, opponents="greedy", seat="rotate", copies=3)
    games.reset()
    assert games.seats.tolist() == [0, 1, 2, 0, 1, 2]
    assert games.actor.tolist() == games.seats.tolist()
    games.reset()
    assert games.seats.tolist() == [1, 2, 0, 1, 2, 0]


def test_greedy_beats_uniform_and_a_kitten_sits_between() -> None:
    """Greedy in the caller's seat, too: what its opponents are shows in what it wins."""
    wins = {}
    for opponent in ("uniform", "kitten", "house-cat"):
        games = vector.make(GAME, 2, 256, opponents=opponent, seat="rotate", seed=5)
        games.reset()
        moves, total, count = np.zeros(games.game.actions, np.int16), 0.0, 0
        for _ in range(200):
            games.step([greedy_move(record, moves) for record in games._kept.records.copy()])
            total, count = total + games.reward.sum(), count + int(games.terminated.sum())
        wins[opponent] = total / count
    assert wins["uniform"] > wins["kitten"] > wins["house-cat"]
    assert wins["house-cat"] == pytest.approx(0.5, abs=0.06)


@compiled
def last_legal(s: Any, moves: Any) -> int:
    """A policy of somebody's own."""
    return int(moves[legal(s, moves) - 1])


@compiled
def any_number(s: Any, moves: Any) -> int:
    """One that does not care for the rules."""
    return draw(s, 200)


def test_a_compiled_function_of_ones_own_plays_and_is_held_to_the_rules() -> None:
    games = vector.make(GAME, 2, 8, opponents=last_legal)
    games.reset()
    for _ in range(30):
        games.step(games.sample())
    match = clowder.replay(games.export(0), step=0)
    moves = np.zeros(games.game.actions, np.int16)
    for decision in games.export(0)["decisions"]:
        if match.actor == 1:
            assert decision == last_legal(match.record, moves)
        match.play(decision)
    assert not games.faults.any()
    wild = vector.make(GAME, 2, 8, opponents=any_number)
    wild.reset()
    for _ in range(30):
        wild.step(wild.sample())
    assert wild.faults.any()
    assert clowder.replay(wild.export(0)).step == wild.steps[0]
    with pytest.raises(BadOption, match="Only one compiled function"):
        vector.make(GAME, 3, 4, opponents=[last_legal, any_number])


@compiled
def gives_up(s: Any, moves: Any) -> int:
    """One that fails."""
    if len(moves) > 0:
        raise ValueError("I give up")
    return 0


def test_after_an_own_function_has_failed_only_a_reset_helps() -> None:
    games = vector.make(GAME, 2, 8, opponents=gives_up, seed=3, options={"dealer": 1})
    first = games.reset().copy()
    games.step(games.mask.argmax(axis=1))  # the caller draws and goes on
    with pytest.raises(ValueError, match="I give up"):
        games.step(games.sample())
    with pytest.raises(BadOption, match="Call reset"):
        games.step(games.sample())
    assert (games.reset() == first).all()
    assert (games.games == 0).all()


def network(inputs: int, actions: int, seed: int, temperature: float = 1.0) -> vector.Network:
    chance = np.random.default_rng(seed)
    shapes = [(inputs, 16), (16, 8), (8, actions)]
    return vector.Network(
        [(chance.normal(size=each), chance.normal(size=each[1])) for each in shapes], temperature=temperature
    )


def test_a_network_plays_what_its_arrays_say() -> None:
    """At temperature 0 each of its moves is the legal one with the highest output, computed here with numpy."""
    game = catalogue.game(GAME)
    encoding = Encoding(game.layout, "one_hot")
    one, other = (network(len(encoding), game.actions, seed, temperature=0.0) for seed in (1, 2))
    games = vector.make(GAME, 3, 4, opponents=[one, other])
    games.reset()
    for _ in range(25):
        games.step(games.sample())
    checked = 0
    for row in range(4):
        match = clowder.replay(games.export(row), step=0)
        for decision in games.export(row)["decisions"]:
            if match.actor:
                seen, columns = np.zeros(game.observation, np.int8), np.zeros(len(encoding), np.int8)
                game.rules.observe(match.record, match.actor, seen)
                encode(encoding.table, seen, columns)
                values = columns * encoding.scale
                layers = (one, other)[match.actor - 1].layers
                for number, (weights, biases) in enumerate(layers):
                    values = values @ weights + biases
                    if number < len(layers) - 1:
                        values = np.maximum(values, 0)
                assert decision == max(match.legal, key=lambda move: values[move])
                checked += 1
            match.play(decision)
    assert checked > 50


def test_a_network_draws_its_moves_in_proportion_to_softmax() -> None:
    game = catalogue.game(GAME)
    encoding = Encoding(game.layout, "numbers")
    flat = np.zeros((len(encoding), game.actions)), np.zeros(game.actions)
    flat[1][0] = np.log(3)  # the deck three times as likely as anything else
    games = vector.make(GAME, 2, 3000, opponents=vector.Network([flat], encoding="numbers"), seat=1, options={"dealer": 1})
    games.reset()
    first = [games.export(row)["decisions"][0] for row in range(500)]
    match = clowder.new(GAME, 2, games.seed_of(0, 0), {"dealer": 1})
    assert match.actor == 0
    assert np.mean([move == 0 for move in first]) == pytest.approx(3 / (2 + len(match.legal)), abs=0.08)


def test_networks_that_do_not_fit_are_refused() -> None:
    game = catalogue.game(GAME)
    with pytest.raises(BadOption, match="The network has 5 inputs and 49 outputs"):
        vector.make(GAME, 2, 4, opponents=network(5, game.actions, 1))
    for layers in (
        [],
        [(np.zeros((3, 4)), np.zeros(5))],
        [(np.zeros((3, 4)), np.zeros(4)), (np.zeros((5, 2)), np.zeros(2))],
    ):
        with pytest.raises(BadOption, match="A network is a list"):
            vector.Network(layers)


def test_what_an_opponent_plays_does_not_depend_on_what_it_cannot_know() -> None:
    """The opponents get the record as they know it: redealt for them, they decide alike."""
    moves = np.zeros(49, np.int16)
    games = vector.make(GAME, 2, 64, opponents="greedy", seed=8)
    games.reset()
    for _ in range(20):
        games.step(games.sample())
        for record in games._kept.records[:8].copy():
            other = record.copy()
            redeal(other, 0, 5)
            other.chance[:] = record.chance
            assert greedy_move(other, moves) == greedy_move(record, moves)
