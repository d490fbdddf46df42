"""PettingZoo's own tests, for every game and player count; and that what is played is the game that `clowder.new` plays."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    test_save_obs,
)
from pettingzoo.utils import parallel_to_aec

import clowder
from clowder.adapters.pettingzoo import ParallelTableEnv, TableEnv, env, parallel_env
from clowder.engine import catalogue
from clowder.errors import BadOption, IllegalMove, UnknownGame
from tests.adapters.tables import TABLES, any_legal, redealt

test_save_obs.__test__ = False  # it is PettingZoo's and is called below

every_table = pytest.mark.parametrize(("name", "players"), TABLES)


@contextmanager
def about_masks_unsaid() -> Iterator[None]:
    """PettingZoo has a list of its own environments with masks in the observation, and warns of all others."""
    with warnings.catch_warnings():
        for text in (
            "Observation is not a NumPy array",
            "Observation space for each agent probably should be",
            "Action mask numpy array is all zeros",
        ):
            warnings.filterwarnings("ignore", message=text)
        yield


@every_table
def test_its_api_test(name: str, players: int) -> None:
    with about_masks_unsaid():
        api_test(env(name, players=players), num_cycles=100)


@every_table
def test_its_seed_test(name: str, players: int) -> None:
    seed_test(partial(env, name, players=players), num_cycles=60)


@every_table
def test_its_render_test(name: str, players: int) -> None:
    render_test(partial(env, name, players=players))


@every_table
def test_its_test_save_obs(
    name: str, players: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It saves observations that are pictures, and says that others are not."""
    monkeypatch.chdir(tmp_path)
    test_save_obs(env(name, players=players))
    assert "did not save the observations" in capsys.readouterr().out


@every_table
def test_its_parallel_api_test(name: str, players: int) -> None:
    parallel_api_test(parallel_env(name, players=players), num_cycles=100)


@every_table
def test_its_parallel_seed_test(name: str, players: int) -> None:
    """It takes any actions, so what is not legal has to be replaced."""
    parallel_seed_test(partial(parallel_env, name, players=players, illegal="mask"), num_cycles=60)


@every_table
def test_its_max_cycles_test(name: str, players: int) -> None:
    """It counts on every agent acting once a cycle, as in the parallel form and in the AEC form that PettingZoo makes of
    it; and takes any actions."""
    made = partial(parallel_env, name, players=players, illegal="mask")
    max_cycles_test(SimpleNamespace(parallel_env=made, env=lambda **flags: parallel_to_aec(made(**flags))))


@every_table
def test_max_cycles_cuts_the_game_off(name: str, players: int) -> None:
    """The same asked of our own AEC form: every agent is truncated, right then, and steps once more."""
    table = env(name, players=players, max_cycles=4)
    table.reset(seed=1)
    chance, decisions, dead = Random(1), 0, []
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        if terminated or truncated:
            dead.append(agent)
            table.step(None)
            assert (reward, terminated) == (0, False)
        else:
            table.step(any_legal(seen["action_mask"], chance))
            decisions += 1
    assert decisions == 4 * players
    assert sorted(dead) == table.possible_agents


@every_table
def test_it_is_the_game_of_that_seed(name: str, players: int) -> None:
    """Decision by decision as `Match` plays it; and it can be exported, and verified, as one."""
    table = env(name, players=players)
    table.reset(seed=7)
    match, chance = clowder.new(name, players, seed=7), Random(7)
    for agent in table.agent_iter():
        seen, _, terminated, _, _ = table.last()
        if terminated:
            break
        assert agent == f"player_{match.actor}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == match.legal
        assert table.observation_space(agent).contains(seen)
        action = any_legal(seen["action_mask"], chance)
        table.step(action)
        match.play(action)
    assert match.ended is not None
    won = [seat for seat in range(players) if table.rewards[f"player_{seat}"] > 0]
    assert won == match.ended.winners
    assert sum(table.rewards.values()) == pytest.approx(1)
    assert table.unwrapped.export() == match.export()
    assert clowder.replay(table.unwrapped.export()) == match


@every_table
def test_the_parallel_form_is_the_same_game(name: str, players: int) -> None:
    """Decision by decision as the AEC form plays it; only that the others wait, and nobody's mask is empty."""
    one, other, chance = parallel_env(name, players=players), env(name, players=players), Random(9)
    seen, infos = one.reset(seed=9)
    other.reset(seed=9)
    while one.agents:
        decider, wait = other.agent_selection, one.wait
        assert infos == {agent: {} for agent in one.agents}
        for agent in one.agents:
            expected = other.observe(agent)
            assert one.observation_space(agent).contains(seen[agent])
            assert np.array_equal(seen[agent]["observation"], expected["observation"])
            assert seen[agent]["action_mask"].tolist() == [*expected["action_mask"], agent != decider]
        actions = dict.fromkeys(one.agents, wait) | {decider: any_legal(seen[decider]["action_mask"], chance)}
        other.step(actions[decider])
        seen, rewards, terminated, truncated, infos = one.step(actions)
        assert (rewards, terminated, truncated) == (other.rewards, other.terminations, other.truncations)
    assert all(terminated.values())
    assert one.export() == other.unwrapped.export()


@every_table
def test_law_of_secrecy(name: str, players: int) -> None:
    """What an agent is given stays the same when everything it cannot know is dealt anew: numbers, mask and drawing."""
    table, chance = TableEnv(name, players, render_mode="ansi"), Random(3)
    table.reset(seed=3)
    together = ParallelTableEnv(name, players)
    together.reset()
    for step in range(60):
        if table.table.actor < 0:
            break
        rows = table.table.rows
        for seat in range(players):
            agent, whole = f"player_{seat}", rows.copy()
            before, drawn = given_to(agent, table, together), drawings(table) if seat == table.table.actor else []
            rows[0] = redealt(rows[0], seat, step)
            assert given_to(agent, table, together) == before
            assert not drawn or drawn == drawings(table)
            rows[0] = whole[0]
        table.step(any_legal(table.table.mask, chance))


def given_to(agent: str, table: TableEnv, together: ParallelTableEnv) -> list[bytes]:
    """All that an agent is given of a game, in either form."""
    together.table = table.table
    return [part.tobytes() for form in (table, together) for part in form.observe(agent).values()]


def drawings(table: TableEnv) -> list[bytes]:
    """The table as it is shown to the one who decides; the picture, which takes its time, of every tenth step."""
    table.render_mode = "ansi"
    drawn = [table.render().encode()]
    if len(table.table.decisions) % 10 == 0:
        table.render_mode = "rgb_array"
        drawn.append(table.render().tobytes())
    return drawn


def test_seeds_go_on_from_the_first() -> None:
    table = TableEnv("discat")
    table.reset(seed=7)
    assert table.export()["seed"] == "7"
    table.reset()
    assert table.export()["seed"] == "7.1"
    other = TableEnv("discat")
    other.reset()
    assert len(other.export()["seed"]) == 32


def test_what_was_observed_is_never_written_to_again() -> None:
    table, chance = TableEnv("discat"), Random(1)
    table.reset(seed=1)
    seen = [(table.observe(table.agent_selection), table.table.observation.tobytes(), table.table.mask.tobytes())]
    while table.table.actor >= 0:
        table.step(any_legal(table.table.mask, chance))
        if table.table.actor >= 0:
            seen.append(
                (table.observe(table.agent_selection), table.table.observation.tobytes(), table.table.mask.tobytes())
            )
    assert len(seen) > 20
    for given, observation, mask in seen:
        assert given["observation"].tobytes() == observation
        assert given["action_mask"].tobytes() == mask


def test_state_is_what_all_seats_know() -> None:
    table = TableEnv("gattara", 3)
    table.reset(seed=1)
    assert table.state_space.contains(table.state())
    assert table.state()[1].tobytes() == table.observe("player_1")["observation"].tobytes()


def test_it_can_be_copied_and_sent() -> None:
    table, chance = TableEnv("discat", 3), Random(1)
    table.reset(seed=1)
    table.step(any_legal(table.table.mask, chance))
    other = pickle.loads(pickle.dumps(table))
    assert other.export() == table.export()
    action = any_legal(table.table.mask, chance)
    table.step(action)
    other.step(action)
    assert other.export() == table.export()


def test_every_game_is_registered() -> None:
    for name in catalogue.names():
        for form in ("aec", "parallel"):
            table: Any = pettingzoo.make(form, f"clowder/{name}-v0", players=3, max_cycles=2)
            table.reset(seed=1)
            assert table.metadata["name"] == f"{name}_v0"
            assert table.num_agents == 3


def test_what_is_not_legal_is_refused_by_clause() -> None:
    table = TableEnv("devils_scat")
    table.reset(seed=1)
    illegal = int(np.flatnonzero(table.table.mask == 0)[0])
    with pytest.raises(IllegalMove) as refused:
        table.step(illegal)
    assert refused.value.clause.startswith("S")
    for nonsense in (-1, 10_000, 1.5, "1", None, True):
        with pytest.raises(IllegalMove, match="is not a move"):
            table.step(nonsense)
    assert table.table.decisions == []


def test_by_flag_what_is_not_legal_is_replaced_and_counted() -> None:
    table = TableEnv("discat", illegal="mask")
    table.reset(seed=1)
    for number, nonsense in enumerate((-1, 10_000, None, "1"), 1):
        agent, lowest = table.agent_selection, int(table.table.mask.argmax())
        before = table.infos[agent]["illegal"]
        table.step(nonsense)
        assert table.infos[agent]["illegal"] == before + 1
        assert table.table.decisions[-1] == lowest
        assert len(table.table.decisions) == number
    table.step(int(table.table.mask.argmax()))
    assert sum(info["illegal"] for info in table.infos.values()) == 4


def test_in_the_parallel_form_others_wait() -> None:
    table = parallel_env("discat", players=3, options={"starter": 1})
    seen, _ = table.reset(seed=1)
    legal, wait = int(seen["player_1"]["action_mask"].argmax()), table.wait
    assert seen["player_0"]["action_mask"].nonzero()[0].tolist() == [wait]
    refused_actions: list[tuple[Any, str]] = [
        ({"player_0": wait}, "player_1 decides now, and no action"),
        ([legal], "player_1 decides now, and no action"),
        ({"player_1": legal, "player_2": 0}, f"player_2 does not decide now: its action is {wait}, to wait, not 0"),
        ({"player_1": legal, "player_3": wait}, "no agent 'player_3'"),
    ]
    for wrong, said in refused_actions:
        with pytest.raises(BadOption, match=said) as refused:
            table.step(wrong)
        assert all(refused.value.text(language) for language in ("fr", "es"))
    with pytest.raises(IllegalMove):
        table.step({"player_1": wait})
    assert table.table.decisions == []
    table.step({"player_1": legal})
    assert table.table.decisions == [legal]
    lenient = parallel_env("discat", players=3, options={"starter": 1}, illegal="mask")
    lenient.reset(seed=1)
    *_, infos = lenient.step({"player_1": legal, "player_2": 0})
    assert [info["illegal"] for info in infos.values()] == [0, 0, 1]


def test_the_parallel_form_minds_the_order_in_which_it_is_used() -> None:
    table = parallel_env("discat", max_cycles=1)
    with pytest.raises(AssertionError, match="reset"):
        table.step({})
    seen, _ = table.reset(seed=1)
    table.step({agent: int(given["action_mask"].argmax()) for agent, given in seen.items()})
    assert table.agents == []
    assert table.step({}) == ({}, {}, {}, {}, {})
    table.close()
    with pytest.raises(BadOption, match="This environment is closed"):
        table.reset()


def test_bad_input() -> None:
    with pytest.raises(UnknownGame, match="no_such_game"):
        TableEnv("no_such_game")
    with pytest.raises(BadOption, match="2 to 6 players, not 7"):
        TableEnv("discat", 7)
    with pytest.raises(BadOption, match="no option called"):
        TableEnv("discat", options={"no": 1})
    with pytest.raises(BadOption, match="max_cycles"):
        TableEnv("discat", max_cycles=0)
    with pytest.raises(ValueError, match="render_mode"):
        TableEnv("discat", render_mode="svg")
    with pytest.raises(ValueError, match="illegal has to be one of refuse, mask"):
        TableEnv("discat", illegal="allow")
    table = env("discat")
    with pytest.raises(AssertionError, match="reset"):
        table.step(1)
    with pytest.raises(AttributeError, match="agent_selection cannot be accessed before reset"):
        _ = table.agent_selection


def test_a_closed_table_is_not_played_at() -> None:
    table = env("discat", players=2)
    table.reset(seed=1)
    legal = int(table.last()[0]["action_mask"].argmax())
    table.close()
    with pytest.raises(BadOption, match="This environment is closed"):
        table.step(legal)
    with pytest.raises(BadOption, match="This environment is closed"):
        table.reset()
    assert table.unwrapped.table.decisions == []
