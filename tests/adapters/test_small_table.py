"""Small tables: exact values, as data in small_tables.toml, found by OpenSpiel's algorithms and by hand."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, cfr, expected_game_score, exploitability

import clowder.adapters.openspiel
from clowder.adapters.told_game import ToldGame, setting
from clowder.engine import catalogue
from clowder.errors import BadDeck, BadOption

TABLES = tomllib.loads((Path(__file__).parent / "small_tables.toml").read_text())["table"]
every_table = pytest.mark.parametrize("known", TABLES, ids=lambda known: str(known["game"]))
pytestmark = pytest.mark.xdist_group("openspiel")


def deck_of(known: dict[str, Any]) -> str:
    return str(catalogue.game(known["game"]).folder / known["deck"])


@cache
def loaded(number: int) -> Any:
    known = TABLES[number]
    asked = {"players": 2, "options": json.dumps(known["options"]), "deck": deck_of(known), "chance": "steps"}
    return pyspiel.load_game(f"clowder_{known['game']}", asked)


@every_table
def test_the_whole_tree_by_hand(known: dict[str, Any]) -> None:
    """Without OpenSpiel: so many positions, and what those get who take anything."""
    decisions = ends = 0
    memories: list[set[bytes]] = [set(), set()]

    def value(game: ToldGame) -> float:
        nonlocal decisions, ends
        if game.asked:
            return sum(likely * value(end) for end, likely in game.outcomes())
        if game.over:
            ends += 1
            return 2 * game.shares()[0] - 1
        decisions += 1
        memories[game.actor].add(game.memory.of(game.actor))
        total = 0.0
        for move in game.legal:
            after = game.copy()
            after.play(move)
            total += value(after)
        return total / len(game.legal)

    start = ToldGame(setting(known["game"], 2, json.dumps(known["options"]), deck_of(known)))
    assert sum(likely for _, likely in start.outcomes()) == pytest.approx(1)
    assert value(start) == pytest.approx(known["uniform"], abs=1e-12)
    assert (decisions, ends) == (known["decisions"], known["ends"])
    assert [len(each) for each in memories] == known["information_states"]


@every_table
def test_best_answers_to_whoever_takes_anything(known: dict[str, Any]) -> None:
    game = loaded(TABLES.index(known))
    anything = policy.UniformRandomPolicy(game)
    start = game.new_initial_state()
    assert expected_game_score.policy_value(start, [anything, anything])[0] == pytest.approx(known["uniform"])
    for player in range(2):
        answer = best_response.BestResponsePolicy(game, player, anything)
        assert answer.value(start) == pytest.approx(known["answers"][player])


@every_table
def test_cfr_comes_to_the_value_of_the_game(known: dict[str, Any]) -> None:
    game = loaded(TABLES.index(known))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    conv = exploitability.nash_conv(game, found)
    assert conv < 0.03
    value = expected_game_score.policy_value(game.new_initial_state(), [found, found])[0]
    assert value == pytest.approx(known["value"], abs=conv)


def test_its_random_sim_test_with_chance_by_steps() -> None:
    for number in range(len(TABLES)):
        pyspiel.random_sim_test(loaded(number), num_sims=3, serialize=True, verbose=False)


def test_decks_that_are_too_small_or_too_large_are_refused() -> None:
    with pytest.raises(BadOption, match="A deck of 7 cards is too small for 3 players: they need 10"):
        setting("gattara", 3, "", deck_of(TABLES[0]))
    small = tomllib.loads(Path(deck_of(TABLES[0])).read_text())
    with pytest.raises(BadDeck, match="the deck has 4 green cards, not 20"):
        clowder.new("gattara", deck={**small, "small": False})
    with pytest.raises(BadDeck, match='"small" is true or false'):
        clowder.new("gattara", deck={**small, "small": 1})
    many = [{**small["card"][0], "count": 21}]
    with pytest.raises(BadDeck, match="the deck has 21 green cards, not 20"):
        clowder.new("gattara", deck={**small, "card": many})
    with pytest.raises(BadOption, match="chance"):
        pyspiel.load_game("clowder_gattara", {"players": 2, "chance": "sometimes"})
