"""The search with a network: how it is asked for, that both its halves are used, and that it cannot peek."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path

import msgspec
import numpy as np
import pytest

import clowder
from clowder.bots.learned_search import LearnedSearch, LearnedTree, LearnedTuning, looking_ahead
from clowder.bots.network.shipped import NAME, networks_of
from clowder.bots.network.weights import Weights, packed, tensor_of, unpacked
from clowder.bots.position import Position
from clowder.bots.roster import bot, levels, understood
from clowder.bots.search import SLICE, Search
from clowder.bots.tree import NODE
from clowder.engine import catalogue
from clowder.engine.dispatch import redeal
from clowder.engine.text import LANGUAGES
from clowder.errors import BadOption, BadWeights
from clowder.lab.arena import Arena
from clowder.lab.clairvoyant import understood_in_the_lab
from tests.bots.network.making import content, file
from tests.bots.test_bots import decisions
from tests.games.discat.table import Table

NAMES = catalogue.names()


def untrained(name: str) -> Weights:
    return unpacked(file(name), "", catalogue.game(name))


def of_one_mind(name: str, likes: int, shares: list[float]) -> Weights:
    """A network that likes one action whatever it sees, and thinks that the seats, from its own on, stand like this."""
    game, found = catalogue.game(name), content(name, widths=(1,))
    policy = np.zeros(game.actions)
    policy[likes] = 6
    standing = np.full(game.players[1], -20.0)
    standing[: len(shares)] = np.log(shares)
    ends = [np.zeros(1), policy, standing]
    layers = [
        msgspec.structs.replace(layer, weights=tensor_of(np.zeros(layer.weights.shape)), biases=tensor_of(biases))
        for layer, biases in zip(found.layers, ends, strict=True)
    ]
    return unpacked(packed(msgspec.structs.replace(found, layers=layers)), "", game)


def test_how_it_is_asked_for() -> None:
    usual = understood("search:learned")
    assert usual.kind is LearnedSearch
    assert usual.milliseconds == 100
    entry = understood("search:1s:2threads:learned:a/b.msgpack")
    assert (entry.kind, entry.detail) == (LearnedSearch, "a/b.msgpack")
    assert entry.budget
    assert (entry.budget.milliseconds, entry.budget.threads) == (1000, 2)
    assert understood("search:20sims:learned").repeats
    assert not entry.repeats
    assert understood("search:20sims").kind is Search
    for wrong in ("search:quick:learned", "search:learned:20sims:", "search:20sims:learnt"):
        with pytest.raises((BadOption, BadWeights)) as refusal:
            understood(wrong).check(catalogue.game("discat"))
        assert all("\n" not in refusal.value.text(language) for language in LANGUAGES)
    with pytest.raises(BadOption, match="clairvoyant"):
        understood_in_the_lab("clairvoyant:20sims:learned")
    assert not any("learned" in meant for meant in levels().values())


def test_without_weights_that_fit_it_says_so_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = catalogue.game("discat")
    (tmp_path / "text").symlink_to(game.folder / "text")
    (tmp_path / "deck.toml").symlink_to(game.folder / "deck.toml")
    monkeypatch.setattr("clowder.games.discat.GAME", replace(game, folder=tmp_path))
    for given, told in (("", "search:20sims:learned"), (":none.msgpack", "none.msgpack")):
        name = f"search:20sims:learned{given}"
        with pytest.raises(BadWeights) as refusal:
            Arena("discat", [name, "greedy"], [2], 1)
        for language in LANGUAGES:
            assert told in refusal.value.text(language)
            assert "\n" not in refusal.value.text(language)
        with pytest.raises(BadWeights):
            bot(name).choose(Position.of(clowder.new("discat", 2, 1)))
    assert type(looking_ahead(catalogue.game("discat"), {"simulations": 1}, {"simulations": 2})) is Search
    (tmp_path / NAME).write_bytes(file("discat"))
    found = looking_ahead(catalogue.game("discat"), {"simulations": 1}, {"simulations": 2})
    assert isinstance(found, LearnedSearch)
    assert found.analyse(Position.of(clowder.new("discat", 2, 1))).simulations == 1


@pytest.mark.parametrize("name", NAMES)
def test_it_keeps_to_its_budget_is_the_same_every_time_and_cannot_peek(name: str) -> None:
    weights = untrained(name)
    kept = LearnedSearch(weights, simulations=60)
    for number, match in enumerate(decisions(name, 2, 9)):
        assert match.actor is not None
        if number == 4:
            break
        other = match.record
        redeal(other, match.actor, 1000 + number)
        here = Position(match.game, match.record, match.actor, match.step)
        there = Position(match.game, other, match.actor, match.step)
        found = kept.analyse(here)
        assert found == LearnedSearch(weights, simulations=60).analyse(there)
        assert sorted(move.id for move in found.moves) == here.moves
        assert found.simulations == 60
        assert all(0 <= move.win <= 1 and 0 <= move.error <= 0.5 for move in found.moves)
        assert found.moves[0].visits == max(move.visits for move in found.moves)
        assert found.moves[0].line is not None


@pytest.mark.parametrize("name", NAMES)
def test_each_half_can_be_had_without_the_other(name: str) -> None:
    weights, position = untrained(name), Position.of(next(decisions(name, 3, 4)))
    found = {
        (prior, value): LearnedSearch(
            weights, simulations=64, tuning=LearnedTuning(prior=prior, value=value, others_learned=50)
        ).analyse(position)
        for prior in (True, False)
        for value in (True, False)
    }
    assert all(analysis.simulations == 64 for analysis in found.values())
    assert len({str(analysis) for analysis in found.values()}) == 4


def test_what_the_network_likes_is_looked_at_first() -> None:
    position = Position.of(clowder.new("discat", 3, 5))
    for liked in position.moves:
        weights = of_one_mind("discat", liked, [0.4, 0.3, 0.3])
        assert LearnedSearch(weights, simulations=8).analyse(position).moves[0].id == liked
    blind = {
        LearnedSearch(of_one_mind("discat", liked, [0.4, 0.3, 0.3]), simulations=8, tuning=LearnedTuning(prior=False))
        .analyse(position).moves[0].id for liked in position.moves
    }  # fmt: skip
    assert len(blind) == 1


def test_what_the_network_makes_of_it_is_what_a_move_is_worth() -> None:
    """Early in a game nobody has won; the seat that searches is told what the network thinks of it, from its own place."""
    match = clowder.new("discat", 3, 5)
    match.play(match.legal[0])
    match.play(match.legal[0])
    assert match.actor
    found = LearnedSearch(of_one_mind("discat", 0, [0.7, 0.2, 0.1]), simulations=200).analyse(Position.of(match))
    for move in found.moves:
        assert move.win == pytest.approx(0.7, abs=0.005)
        assert move.error < 0.5 / np.sqrt(max(1, move.visits))
    plain = Search(simulations=200).analyse(Position.of(match))
    assert found.moves[0].error < plain.moves[0].error


def test_it_finds_the_winning_fifth_card() -> None:
    """D6: whatever the network thinks, what is won is won."""
    table = Table([[1, 2, 3, 4, 5], [41, 42, 43, 44, 45]], limit=24, creator=1).play(1, 2, 3, 4)
    position = Position(catalogue.game("discat"), table.s, 0, 1)
    analysis = LearnedSearch(of_one_mind("discat", 0, [0.5, 0.5]), simulations=100).analyse(position)
    assert (analysis.moves[0].id, analysis.moves[0].win) == (5, 1.0)


@pytest.mark.parametrize("name", NAMES)
def test_a_full_tree_goes_on_with_what_it_has(name: str) -> None:
    position = Position.of(next(decisions(name, 3, 1)))
    tree = LearnedTree(0, LearnedSearch(simulations=1))
    tree.nodes = np.zeros(40, NODE).view(np.recarray)
    tree.begin(0)
    grow_on = tree.kernel(position, LearnedTuning(), networks_of(untrained(name), 1.0), all_open=False)
    grow_on(300, 1)
    assert tree.used == 40
    assert int(tree.nodes[0]["visits"]) == 300
    assert sum(int(child["visits"]) for child in tree.children(0)) > 200


def test_how_long_it_thinks_does_not_depend_on_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    weights, thought = untrained("gattara"), set()
    for number, match in enumerate(decisions("gattara", 2, 9)):
        if number > 3:
            break
        ticks = count()
        monkeypatch.setattr("clowder.bots.search.time.perf_counter", lambda ticks=ticks: next(ticks) / 1000)
        thought.add(LearnedSearch(weights, milliseconds=5).analyse(Position.of(match)).simulations)
    assert thought == {5 * SLICE}


def test_threads_share_the_simulations() -> None:
    position = Position.of(next(decisions("discat", 3, 1)))
    analysis = LearnedSearch(untrained("discat"), simulations=101, threads=2).analyse(position)
    assert analysis.simulations == sum(move.visits for move in analysis.moves) == 101


def test_it_plays_in_the_arena_by_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.msgpack"
    path.write_bytes(file("devils_scat"))
    bots = [f"search:4sims:learned:{path}", "uniform"]
    arena = Arena("devils_scat", bots, [2], 1, jobs=1)
    assert len(arena.run().duels) == 1
    path.write_bytes(file("devils_scat", 2))
    assert Arena("devils_scat", bots, [2], 1, jobs=1).facts != arena.facts, "other weights are another player"
