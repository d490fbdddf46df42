"""Small tables: exact values, as data in small_tables.toml, found by walking through the whole tree and by OpenSpiel's
algorithms; and that they are played like any other."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, cfr, expected_game_score, exploitability

import clowder.adapters.openspiel
from clowder import vector
from clowder.adapters.told_game import setting
from clowder.bots.position import Position
from clowder.bots.roster import understood
from clowder.engine import catalogue
from clowder.engine.blank import blank
from clowder.errors import BadDeck, BadOption
from clowder.testing.secrecy import BROKEN, FINE, law_kernel, redealt, view_bytes
from tests.adapters.whole_tree import WholeTree

TABLES = {
    known["game"]: known for known in tomllib.loads((Path(__file__).parent / "small_tables.toml").read_text())["table"]
}
every_table = pytest.mark.parametrize("name", TABLES)
quick_tables = pytest.mark.parametrize("name", [name for name, known in TABLES.items() if known["openspiel"]])


def deck_of(name: str) -> str:
    return str(catalogue.game(name).folder / "small.toml")


def facts_of(name: str) -> dict[str, Any]:
    return tomllib.loads(Path(deck_of(name)).read_text())


@cache
def loaded(name: str) -> Any:
    asked = {"players": 2, "options": json.dumps(TABLES[name]["options"]), "deck": deck_of(name), "chance": "steps"}
    return pyspiel.load_game(f"clowder_{name}", asked)


def test_every_game_has_a_small_table() -> None:
    assert list(TABLES) == sorted(catalogue.names())


@every_table
def test_the_whole_tree_without_openspiel(name: str) -> None:
    known, tree = TABLES[name], WholeTree(name, TABLES[name]["options"], deck_of(name))
    assert (tree.decisions, tree.ends) == (known["decisions"], known["ends"])
    assert tree.information_states == known["information_states"]
    assert tree.uniform() == pytest.approx(known["uniform"], abs=1e-12)
    assert tree.answers() == pytest.approx(known["answers"], abs=1e-12)
    assert tree.value() == pytest.approx(known["value"][0] / known["value"][1], abs=1e-9)


@every_table
def test_usual_records_play_the_same_game(name: str) -> None:
    """Tens of thousands of games of those who take anything, by the vector environment, which knows nothing of trees."""
    known, count = TABLES[name], 20_000
    games = vector.make(name, 2, count, options=known["options"], deck=deck_of(name), seed=1, autoreset=False)
    games.reset()
    found = np.zeros(count)
    while (games.actor >= 0).any():
        games.step(games.sample())
        found[games.terminated] = 2 * games.final_result[games.terminated, 0] - 1
    assert found.mean() == pytest.approx(known["uniform"], abs=4 * float(found.std()) / count**0.5)


@quick_tables
def test_best_answers_to_whoever_takes_anything(name: str) -> None:
    game, known = loaded(name), TABLES[name]
    anything = policy.UniformRandomPolicy(game)
    start = game.new_initial_state()
    assert expected_game_score.policy_value(start, [anything, anything])[0] == pytest.approx(known["uniform"], abs=1e-9)
    for player in range(2):
        answer = best_response.BestResponsePolicy(game, player, anything)
        assert answer.value(start) == pytest.approx(known["answers"][player])


def test_cfr_comes_to_the_value_of_the_game() -> None:
    game, known = loaded("gattara"), TABLES["gattara"]
    solver = cfr.CFRPlusSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    conv = exploitability.nash_conv(game, found)
    assert conv < 0.05
    value = expected_game_score.policy_value(game.new_initial_state(), [found, found])[0]
    assert value == pytest.approx(known["value"][0] / known["value"][1], abs=conv)


@quick_tables
def test_its_random_sim_test_with_chance_by_steps(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=3, serialize=True, verbose=False)


@every_table
def test_law_of_secrecy(name: str) -> None:
    """At every step of many games: what a seat knows and may do does not change when what it cannot know does."""
    game = catalogue.game(name)
    ready = blank(game, 2, TABLES[name]["options"], deck_of(name))
    rows, seen = game.record.rows(4), np.zeros((2, game.observation), np.int8)
    bytes_of = rows.view(np.uint8).reshape(4, game.record.dtype.itemsize)
    found = np.zeros(4, np.int64)
    tried = law_kernel(rows, bytes_of, ready, 1, 300, game.longest, np.zeros((2, game.actions), np.int16), seen, found)
    assert tried > 900
    assert found[0] == FINE, (BROKEN[int(found[0])], found)


@every_table
def test_bots_play_it_and_everything_is_shown(name: str) -> None:
    game = catalogue.game(name)
    bots = [understood("greedy").make(1), understood("search:60sims").make(1)]
    for seed in range(6):
        match = clowder.new(name, 2, seed, TABLES[name]["options"], deck=deck_of(name))
        pieces = game.inventory(game.record.plain(match.record))
        while not match.over:
            for seat in (None, 0, 1):
                assert view_bytes(game, match.record, seat) == view_bytes(game, redealt(match, seat, seed), seat)
            assert match.actor is not None
            match.play(bots[(match.actor + seed) % 2].choose(Position.of(match)))
            assert game.inventory(game.record.plain(match.record)) == pieces
        assert clowder.replay(match.export()).ended == match.ended


@pytest.mark.parametrize(
    ("name", "players", "cards", "fewest"),
    [("devils_scat", 3, 8, 11), ("discat", 3, 5, 7), ("gattara", 3, 7, 10), ("rat_a_tat_roll", 3, 7, 10)],
)
def test_decks_that_are_too_small_are_refused(name: str, players: int, cards: int, fewest: int) -> None:
    said = f"A deck of {cards} cards is too small for {players} players: they need {fewest}"
    with pytest.raises(BadOption, match=said):
        setting(name, players, "", deck_of(name))


@every_table
def test_only_a_deck_that_says_so_is_small(name: str) -> None:
    facts = facts_of(name)
    with pytest.raises(BadDeck):
        clowder.new(name, deck={**facts, "small": False})
    with pytest.raises(BadDeck, match='"small" is true or false, not 1'):
        clowder.new(name, deck={**facts, "small": 1})


@pytest.mark.parametrize(
    ("name", "changed", "said"),
    [
        ("gattara", {"card": [{**facts_of("gattara")["card"][0], "count": 21}]}, "the deck has 21 green cards, not 20"),
        ("discat", {"hand": 6}, '"hand" must be a whole number from 1 to 5, not 6'),
        ("discat", {"cards": 0}, '"cards" must be a whole number from 1 to 90, not 0'),
        ("discat", {"layouts": {"parity": [6]}}, "whole number from 1 to 5, not 6"),
        ("devils_scat", {"cards": 9}, '"cards" must be a whole number from 8 to 8, not 9'),
        ("devils_scat", {"suits": []}, '"suits" lists 0 words, but the box has 5'),
        ("devils_scat", {"lives": 4}, '"lives" must be a whole number from 1 to 3, not 4'),
        ("devils_scat", {"turns": 121}, '"turns" must be a whole number from 0 to 120, not 121'),
        ("rat_a_tat_roll", {"row": 6}, '"row" must be a whole number from 1 to 5, not 6'),
        ("rat_a_tat_roll", {"rounds": 26}, '"rounds" must be a whole number from 1 to 25, not 26'),
        ("rat_a_tat_roll", {"board": {"spaces": ["wild"]}}, "2 to 40"),
        ("rat_a_tat_roll", {"tokens": {"count": 15, "each": 3}}, '"each" must be a whole number from 0 to 2, not 3'),
        ("rat_a_tat_roll", {"cards": {"copies": [8, 0, 0, 0, 0, 0, 0, 4, 0, 0]}}, "only 8 cards from 0 to 6"),
    ],
)
def test_what_a_small_deck_cannot_say(name: str, changed: dict[str, Any], said: str) -> None:
    with pytest.raises(BadDeck, match=said):
        clowder.new(name, deck={**facts_of(name), **changed})


def test_options_that_do_not_go_with_a_small_deck() -> None:
    with pytest.raises(BadOption, match="first_space"):
        clowder.new("rat_a_tat_roll", options={"first_space": 1}, deck=deck_of("rat_a_tat_roll"))
    with pytest.raises(BadOption, match="A deck of 4 cards is too small"):
        clowder.new("devils_scat", options={"boot": "hearts"}, deck=deck_of("devils_scat"))
    with pytest.raises(BadOption, match="chance"):
        pyspiel.load_game("clowder_gattara", {"players": 2, "chance": "sometimes"})


def test_a_small_deck_of_devils_scat_boots_and_favours_only_suits_it_has() -> None:
    facts = {**facts_of("devils_scat"), "suits": ["stars", "gems", "skulls"], "cards": 12, "favoured_cards": 3}
    seen = set()
    for seed in range(60):
        record: Any = clowder.new("devils_scat", 2, seed, {"boot": "random"}, deck=facts).record
        seen.add((int(record.booted), int(record.favoured)))
    assert seen == {(booted, favoured) for booted in (1, 2, 4) for favoured in (1, 2, 4) if booted != favoured}
