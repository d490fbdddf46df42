"""Gymnasium's own checks, for every game and player count; and that what is played are the games of Clowder's own."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

import clowder
from clowder import vector
from clowder.adapters.drawing.picture import picture
from clowder.adapters.drawing.words import words
from clowder.adapters.gymnasium import SeatEnv, SeatsVectorEnv
from clowder.adapters.naming import camel
from clowder.engine import catalogue
from clowder.errors import BadOption, UnknownGame
from tests.adapters.tables import TABLES, any_legal, redealt

every_table = pytest.mark.parametrize(("name", "players"), TABLES)


@every_table
def test_its_check_env(name: str, players: int) -> None:
    """It plays anything, legal or not, so what is not legal has to be replaced."""
    for mode in ("ansi", "rgb_array"):
        made = gymnasium.make(f"clowder/{camel(name)}-v0", players=players, illegal="mask", render_mode=mode)
        check_env(made.unwrapped, skip_render_check=mode == "ansi")


@every_table
def test_its_vector_checks(name: str, players: int) -> None:
    """What Gymnasium's own tests ask of a vector environment: spaces, shapes, types, and how a row goes on."""
    made = gymnasium.make_vec(f"clowder/{camel(name)}-v0", num_envs=5, players=players, limit=60 * players)
    games = made.unwrapped
    assert isinstance(games, SeatsVectorEnv)
    assert made.num_envs == 5
    assert made.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert made.observation_space == batch_space(made.single_observation_space, 5)
    assert made.action_space == batch_space(made.single_action_space, 5)
    seen, info = made.reset(seed=1)
    ended = 0
    handed_out = [seen, info["action_mask"]]
    for _ in range(80):
        assert seen in made.observation_space
        assert info["action_mask"].shape == (5, catalogue.game(name).actions)
        before = [array.copy() for array in handed_out]
        seen, reward, terminated, truncated, info = made.step(games.games.sample())
        assert all(np.array_equal(a, b) for a, b in zip(before, handed_out, strict=True)), "what was given was written to"
        ends = [array for array in info.get("final_obs", ()) if array is not None]
        handed_out = [seen, reward, terminated, truncated, info["action_mask"], *ends]
        assert reward.shape == terminated.shape == truncated.shape == (5,)
        assert terminated.dtype == truncated.dtype == np.bool_
        done = terminated | truncated
        ended += int(done.sum())
        assert ("final_obs" in info) == bool(done.any())
        if done.any():
            assert info["_final_obs"].tolist() == done.tolist() == info["_final_info"].tolist()
            for row in range(5):
                assert (info["final_obs"][row] is not None) == done[row]
                assert not done[row] or info["final_obs"][row] in made.single_observation_space
    assert ended
    made.close()


@every_table
def test_it_is_the_game_of_that_seed(name: str, players: int) -> None:
    """Decision by decision as `Match` plays it, and as row 0 of a vector environment does."""
    one = SeatEnv(name, players, "greedy")
    many = vector.make(name, players, 2, seed=5, opponents="greedy")
    many.reset()
    seen, info = one.reset(seed=5)
    chance = Random(5)
    games = 0
    while games < 2:
        assert np.array_equal(seen, many.observation[0])
        assert np.array_equal(info["action_mask"], many.mask[0])
        match = one.table.match()
        assert match.legal == np.flatnonzero(info["action_mask"]).tolist()
        action = any_legal(info["action_mask"], chance)
        seen, reward, over, _, info = one.step(action)
        many.step(np.array([action, many.sample()[1]]))
        assert (reward, over) == (many.reward[0], many.terminated[0])
        if over:
            assert np.array_equal(seen, many.final_observation[0])
            record = one.export()
            assert (record["result"]["winners"].count(0) > 0) == (reward > 0)
            assert clowder.replay(record).over
            games += 1
            seen, info = one.reset()
    assert one.table.number >= 2


@every_table
def test_law_of_secrecy(name: str, players: int) -> None:
    """What the seat is given does not change when everything it cannot know is dealt anew."""
    one, chance = SeatEnv(name, players, "greedy", seat="rotate"), Random(2)
    seen, info = one.reset(seed=2)
    for step in range(80):
        table = one.table
        world = redealt(table.rows[0], table.mine, step)
        observed, moves = np.zeros_like(seen), np.zeros(table.game.actions, np.int16)
        table.game.rules.observe(world, table.mine, observed)
        count = table.game.rules.legal(world, moves)
        assert observed.tobytes() == seen.tobytes()
        assert sorted(moves[:count].tolist()) == np.flatnonzero(info["action_mask"]).tolist()
        assert drawn(table.rows[0], table) == drawn(world, table)
        seen, _, over, _, info = one.step(any_legal(info["action_mask"], chance))
        if over:
            seen, info = one.reset()


def drawn(record: Any, table: Any) -> tuple[str, bytes]:
    """The table as it is shown to the one who decides; the picture, which takes its time, of few steps."""
    pixels = picture(table.game, record, table.steps).tobytes() if table.steps % 10 == 0 else b""
    return words(table.game, record, table.steps), pixels


def test_a_bot_that_thinks_sits_there_as_well() -> None:
    one, chance = SeatEnv("discat", 3, ["search:20sims", "kitten"]), Random(1)
    _, info = one.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = one.step(any_legal(info["action_mask"], chance))
    record = one.export()
    assert clowder.replay(record).over
    again = SeatEnv("discat", 3, ["search:20sims", "kitten"])
    again.reset(seed=1)
    for move in replayed_decisions_of_seat(record, 0):
        *_, over, _, info = again.step(move)
    assert again.export() == record


def replayed_decisions_of_seat(record: dict[str, Any], seat: int) -> list[int]:
    match = clowder.new(record["game"], record["players"], record["seed"], record["options"])
    own = []
    for move in record["decisions"]:
        own += [move] if match.actor == seat else []
        match.play(move)
    return own


def test_the_seat_changes_from_game_to_game() -> None:
    one = SeatEnv("discat", 3, "uniform", seat="rotate")
    one.reset(seed=1)
    seats = [one.table.mine]
    for _ in range(3):
        one.reset()
        seats.append(one.table.mine)
    assert seats == [0, 1, 2, 0]


def test_it_can_be_copied_and_sent() -> None:
    one, chance = SeatEnv("discat", 3, "greedy"), Random(1)
    _, info = one.reset(seed=1)
    *_, info = one.step(any_legal(info["action_mask"], chance))
    for other in (pickle.loads(pickle.dumps(one)), copy.deepcopy(one)):
        assert other.export() == one.export()
        action = any_legal(info["action_mask"], chance)
        other.step(action)
        assert one.action_masks().tolist() == info["action_mask"].tolist()
        assert len(other.export()["decisions"]) > len(one.export()["decisions"])


def test_illegal_actions_are_replaced_and_counted() -> None:
    one = SeatEnv("discat", illegal="mask")
    _, info = one.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    lowest = int(np.flatnonzero(info["action_mask"])[0])
    _, _, _, _, info = one.step(illegal)
    assert info["illegal"] == 1
    assert one.export()["decisions"][0] == lowest or one.export()["decisions"][1] == lowest


def test_bad_input() -> None:
    with pytest.raises(UnknownGame, match="no_such_game"):
        SeatEnv("no_such_game")
    with pytest.raises(BadOption, match="2 to 6 players, not 7"):
        gymnasium.make("clowder/Discat-v0", players=7)
    with pytest.raises(BadOption, match="no option called"):
        gymnasium.make("clowder/Discat-v0", options={"no": 1})
    with pytest.raises(BadOption, match="no bot"):
        gymnasium.make("clowder/Discat-v0", opponents="nobody")
    with pytest.raises(BadOption, match="One opponent"):
        gymnasium.make("clowder/Discat-v0", players=3, opponents=["greedy"])
    with pytest.raises(BadOption, match="seat 5"):
        gymnasium.make("clowder/Discat-v0", seat=5)
    with pytest.raises(gymnasium.error.Error, match="illegal"):
        SeatEnv("discat", illegal="allow")
    one = SeatEnv("discat")
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        one.step(1)
    _, info = one.reset(seed=1)
    for wrong in (int(np.flatnonzero(info["action_mask"] == 0)[0]), -1, 10_000, 1.5, None, "1"):
        with pytest.raises(gymnasium.error.InvalidAction, match="Action"):
            one.step(wrong)
    assert one.export()["decisions"] == one.table.match().export()["decisions"]
    chance, over = Random(1), False
    while not over:
        _, _, over, _, info = one.step(any_legal(info["action_mask"], chance))
    with pytest.raises(gymnasium.error.ResetNeeded, match="over"):
        one.step(1)
    one.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        one.reset()


def test_bad_input_for_many() -> None:
    many = SeatsVectorEnv("discat", 3)
    with pytest.raises(gymnasium.error.ResetNeeded):
        many.step(np.zeros(3, np.int64))
    with pytest.raises(gymnasium.error.Error, match="One seed"):
        many.reset(seed=[1, 2, 3])
    many.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction):
        many.step(np.full(3, 10_000))
    with pytest.raises(gymnasium.error.UnsupportedMode):
        SeatsVectorEnv("discat", 3, render_mode="ansi")
    many.close()
    for again in (many.reset, lambda: many.step(np.zeros(3, np.int64))):
        with pytest.raises(gymnasium.error.ClosedEnvironmentError):
            again()
