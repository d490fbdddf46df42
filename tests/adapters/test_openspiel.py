"""OpenSpiel's own random_sim_test, for every game and player count; that what is played is the game of `clowder.new`; and
the law of secrecy, strings of information states included."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import clowder
from clowder.adapters.openspiel import seeded_outcome
from clowder.engine import catalogue
from clowder.engine.record import content
from clowder.errors import BadOption
from tests.adapters.tables import TABLES

every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def loaded(name: str, players: int, **parameters: str) -> Any:
    return pyspiel.load_game(f"clowder_{name}", {"players": players, **parameters})


def opened(game: Any, seed: int) -> Any:
    """The state after the deal of a seed."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(seeded_outcome(state, seed))
    return state


@every_table
def test_its_random_sim_test(name: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(name, players), num_sims=1, serialize=True, verbose=False, mask_test=True)


@every_table
def test_it_is_the_game_of_that_seed(name: str, players: int) -> None:
    """Decision by decision as `Match` plays it, with chance as it falls there."""
    state, match, chance = opened(loaded(name, players), 7), clowder.new(name, players, seed=7), Random(7)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(seeded_outcome(state, 7))
            continue
        assert state.current_player() == match.actor
        assert state.legal_actions() == match.legal
        action = chance.choice(match.legal)
        state.apply_action(action)
        match.play(action)
    assert match.ended is not None
    lost = -1 / (players - 1)
    assert [seat for seat, got in enumerate(state.returns()) if got > lost + 1e-9] == match.ended.winners
    assert sum(state.returns()) == pytest.approx(0)


@every_table
def test_law_of_secrecy(name: str, players: int) -> None:
    """In a world dealt anew for a player everything it is given is the same, to the byte; and the world follows from what
    the player knows alone: from a world so dealt comes the same one."""
    state, chance = opened(loaded(name, players), 3), Random(3)
    for step in range(90):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
            continue
        seat = step % players
        world = state.resample_from_infostate(seat, lambda: 0.25)
        again = world.resample_from_infostate(seat, lambda: 0.5)
        other = state.resample_from_infostate(seat, lambda: 0.5)
        assert given_to(world, seat) == given_to(state, seat)
        assert content(again.told.record) == content(other.told.record)
        assert [given_to(again, p) for p in range(players)] == [given_to(other, p) for p in range(players)]
        assert world.history() == []
        assert world.returns() == [0.0] * players
        state.apply_action(chance.choice(state.legal_actions()))


def given_to(state: Any, player: int) -> tuple[Any, ...]:
    """All that a player is given of a state."""
    acting = state.current_player() == player
    return (
        state.current_player(),
        state.observation_string(player),
        state.information_state_string(player),
        state.observation_tensor(player),
        state.information_state_tensor(player),
        state.legal_actions(player),
        [state.action_to_string(action) for action in state.legal_actions(player)] if acting else None,
        str(state).partition("\n")[2] if acting else None,
    )


@every_table
def test_a_copy_is_independent_and_a_saved_state_the_same(name: str, players: int) -> None:
    game = loaded(name, players)
    state, chance = opened(game, 1), Random(1)
    for _ in range(30):
        if state.is_terminal():
            break
        before = str(state)
        copy = state.clone()
        copy.apply_action(chance.choice(copy.legal_actions()))
        assert str(state) == before
        _, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(back) == before
        assert [back.information_state_string(p) for p in range(players)] == [
            state.information_state_string(p) for p in range(players)
        ]
        state.apply_action(chance.choice(state.legal_actions()))


def test_an_information_state_remembers_what_was_seen_and_chosen() -> None:
    """Two ways to the same place are two information states to whoever went them; to nobody else."""
    game = loaded("devils_scat", 2)
    state = opened(game, 1)
    seat, moves = state.current_player(), state.legal_actions()
    after = [state.child(move) for move in moves if not state.child(move).is_chance_node()]
    assert len(after) > 1
    assert len({each.information_state_string(seat) for each in after}) == len(after)
    assert state.information_state_string(seat) == opened(game, 1).information_state_string(seat)


def test_ismcts_of_openspiel_plays_our_games() -> None:
    for name in catalogue.names():
        game = loaded(name, 2)
        state = opened(game, 1)
        chance = np.random.RandomState(1)
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 5, random_state=chance)
        for _ in range(6):
            while state.is_chance_node():
                state.apply_action(seeded_outcome(state, 1))
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


def test_options_with_commas_come_through_saving() -> None:
    game = loaded("rat_a_tat_roll", 2, options='{"starter": 1, "first_space": 0}')
    again, _ = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, game.new_initial_state()))
    assert again.made_of == game.made_of
    assert pyspiel.load_game(str(game)).made_of == game.made_of
    assert (again.made_of.options["starter"], again.made_of.options["first_space"]) == (1, 0)


def test_options_and_deck() -> None:
    state = opened(loaded("discat", 2, options='{"starter": 1}'), 1)
    assert state.current_player() == 1
    assert pickle.loads(pickle.dumps(state.told)).legal == state.legal_actions()


def test_bad_input() -> None:
    with pytest.raises(BadOption, match="2 to 6 players, not 7"):
        loaded("discat", 7)
    with pytest.raises(BadOption, match="no option called"):
        loaded("discat", 2, options='{"no": 1}')
    with pytest.raises(BadOption, match="is not JSON"):
        loaded("discat", 2, options="{")
    with pytest.raises(pyspiel.SpielError, match="no_such_game"):
        pyspiel.load_game("clowder_no_such_game")
    game = loaded("discat", 2)
    with pytest.raises(ValueError, match="chance is moving"):
        game.new_initial_state().resample_from_infostate(0, lambda: 0.5)
    with pytest.raises(ValueError, match="Observation parameters not supported"):
        game.make_py_observer(None, {"no": 1})
