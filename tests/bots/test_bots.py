"""Bots: what they are handed, that they cannot peek, and that a search keeps to its budget and is the same every time."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from itertools import count
from typing import Any

import numpy as np
import pytest

import clowder
from clowder.bots.greedy import Greedy
from clowder.bots.kitten import Kitten
from clowder.bots.position import Position
from clowder.bots.search import SLICE, Search, Tree
from clowder.bots.tree import NODE, grow
from clowder.bots.uniform import Uniform
from clowder.engine import catalogue
from clowder.engine.dispatch import redeal
from tests.games.discat.table import Table


def decisions(name: str, seed: int, every: int) -> Iterator[clowder.Match]:
    """A random match at some of its real decisions."""
    match, chooser = clowder.new(name, 3, seed), random.Random(seed)
    while not match.over:
        if len(match.choices()) > 1 and match.step % every == 0:
            yield match
        match.play(chooser.choice(match.choices())["id"])


@pytest.mark.parametrize("name", catalogue.names())
def test_a_position_shows_what_the_seat_sees_and_offers_its_legal_moves(name: str) -> None:
    for match in decisions(name, 1, 5):
        position = Position.of(match)
        assert position.view == match.view(match.actor)
        assert position.moves == [choice["id"] for choice in match.choices()]


@pytest.mark.parametrize("name", catalogue.names())
def test_no_bot_depends_on_hidden_cards(name: str) -> None:
    """Changing everything the seat cannot know never changes the choice."""
    for number, match in enumerate(decisions(name, 2, 9)):
        assert match.actor is not None
        other = match.record
        redeal(other, match.actor, 1000 + number)
        here = Position(match.game, match.record, match.actor, match.step)
        there = Position(match.game, other, match.actor, match.step)
        for bot in (Uniform(), Kitten(), Greedy()):
            assert bot.choose(here) == bot.choose(there)
        if number < 4:
            assert Search(simulations=60).analyse(here) == Search(simulations=60).analyse(there)


@pytest.mark.parametrize("name", catalogue.names())
def test_a_search_is_the_same_whatever_it_searched_before(name: str) -> None:
    """At a live table a search is made anew for every decision, in the arena once for a game: they decide alike."""
    kept = Search(simulations=80)
    for number, match in enumerate(decisions(name, 6, 1)):
        if number > 12:
            break
        position = Position.of(match)
        assert kept.analyse(position) == Search(simulations=80).analyse(position)


@pytest.mark.parametrize("name", catalogue.names())
def test_how_long_a_search_thinks_does_not_depend_on_hidden_cards(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a budget of time only the clock ends a search, never what it found: by a clock that ticks once a look, it is the
    same number of simulations whatever is hidden, and however clear the case."""
    thought = set()
    for number, match in enumerate(decisions(name, 2, 9)):
        assert match.actor is not None
        for seed in (match.seed, 1000 + number):
            other = match.record
            if seed != match.seed:
                redeal(other, match.actor, int(seed))
            ticks = count()
            monkeypatch.setattr("clowder.bots.search.time.perf_counter", lambda ticks=ticks: next(ticks) / 1000)
            position = Position(match.game, other, match.actor, match.step)
            thought.add(Search(milliseconds=5).analyse(position).simulations)
        if number > 5:
            break
    assert thought == {5 * SLICE}


@pytest.mark.parametrize("name", catalogue.names())
def test_a_search_looks_at_every_legal_move_and_keeps_to_its_simulations(name: str) -> None:
    match = next(decisions(name, 3, 1))
    position = Position.of(match)
    analysis = Search(simulations=400).analyse(position)
    assert sorted(move.id for move in analysis.moves) == position.moves
    assert analysis.simulations == 400
    assert analysis.moves[0].visits == max(move.visits for move in analysis.moves)
    assert all(0 <= move.win <= 1 for move in analysis.moves)
    assert Search(simulations=400).choose(position) == analysis.moves[0].id
    assert Search(simulations=400, seed=1).analyse(position) != analysis


def test_others_go_on_while_a_search_thinks() -> None:
    """The compiled search holds no lock of Python's: a server answers while bots think."""
    position = Position.of(next(decisions("discat", 3, 1)))
    search = Search(simulations=1)
    search.analyse(position)
    tree, game = search.trees[0], position.game
    root, worlds, moves = game.record.rows(1), game.record.rows(1), np.zeros(game.actions, np.int16)
    root[0] = position.record
    begun, done = threading.Event(), threading.Event()

    def think() -> None:
        begun.set()
        grow(root, position.seat, 1, 40_000, tree.nodes, tree.used, worlds, moves, 0.5, 0.5, 0, 60, False)
        done.set()

    thread = threading.Thread(target=think)
    thread.start()
    begun.wait()
    turns = 0
    while not done.is_set():
        turns += 1
        time.sleep(0.001)
    thread.join()
    assert turns > 20


def test_threads_share_the_simulations() -> None:
    position = Position.of(next(decisions("discat", 3, 1)))
    analysis = Search(simulations=300, threads=2).analyse(position)
    assert analysis.simulations == 300
    assert Search(simulations=300, threads=2).analyse(position) == analysis


def test_a_search_by_the_clock_answers_with_what_it_has() -> None:
    position = Position.of(next(decisions("discat", 3, 1)))
    assert Search(milliseconds=1).choose(position) in position.moves


@pytest.mark.parametrize("budget", [{}, {"milliseconds": 5, "simulations": 5}])
def test_a_search_has_one_budget(budget: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="budget"):
        Search(**budget)


@pytest.mark.parametrize(
    "wrong",
    [{"simulations": 0}, {"simulations": -1}, {"simulations": 2.5}, {"simulations": True}, {"milliseconds": 0},
     {"milliseconds": -1}, {"milliseconds": float("inf")}, {"milliseconds": float("nan")},
     {"simulations": 5, "threads": 0}],
)  # fmt: skip
def test_a_budget_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"above 0|from 1 on"):
        Search(**wrong)


def test_simulations_are_shared_out_among_threads_to_the_last() -> None:
    position = Position.of(next(decisions("discat", 3, 1)))
    assert Search(simulations=100, threads=3).analyse(position).simulations == 100


@pytest.mark.parametrize("threads", [1, 2])
def test_a_search_that_nobody_waits_for_any_more_stops(threads: int) -> None:
    position = Position.of(next(decisions("discat", 3, 1)))
    search = Search(simulations=10**9, threads=threads)
    search.stop.set()
    assert search.analyse(position).simulations == SLICE * threads


def test_a_move_that_was_never_tried_is_not_thought_to_lose() -> None:
    position = next(p for p in map(Position.of, decisions("discat", 3, 1)) if len(p.moves) > 3)
    analysis = Search(simulations=2).analyse(position)
    untried = [move for move in analysis.moves if not move.visits]
    assert untried
    assert all(move.error == 0.5 and move.win > 0 for move in untried)
    assert 0 < analysis.moves[0].error < 0.5


@pytest.mark.parametrize("name", catalogue.names())
def test_a_full_tree_goes_on_with_what_it_has(name: str) -> None:
    """Where there is no room for more, few walks break off before they come to a leaf: only in worlds where no move that
    has a node is legal. (When moves without one were still tried, two thirds did.)"""
    position, walks = Position.of(next(decisions(name, 3, 1))), 6000
    tree, game, moves = Tree(1), position.game, np.zeros(position.game.actions, np.int16)
    tree.nodes = np.zeros(300, NODE).view(np.recarray)
    tree.begin(0)
    root, worlds = game.record.rows(1), game.record.rows(1)
    root[0] = position.record
    tree.used = grow(root, position.seat, 1, walks, tree.nodes, tree.used, worlds, moves, 1.0, 0.5, 0, 10, False)
    assert tree.used == len(tree.nodes)
    broken_off = 0
    for node in range(tree.used):
        if children := tree.children(node):
            broken_off += int(tree.nodes[node]["visits"]) - 1 - sum(int(child["visits"]) for child in children)
    assert broken_off < 0.45 * walks


def test_a_finished_match_has_no_position() -> None:
    match, chooser = clowder.new("discat", 2, 1), random.Random(1)
    while not match.over:
        match.play(chooser.choice(match.choices())["id"])
    with pytest.raises(ValueError, match="over"):
        Position.of(match)


def test_search_finds_the_winning_fifth_card() -> None:
    """Four of a group are named and the fifth is in hand: naming it wins on the spot (D6)."""
    table = Table([[1, 2, 3, 4, 5], [41, 42, 43, 44, 45]], limit=24, creator=1).play(1, 2, 3, 4)
    position = Position(catalogue.game("discat"), table.s, 0, 1)
    analysis = Search(simulations=300).analyse(position)
    assert (analysis.moves[0].id, analysis.moves[0].win) == (5, 1.0)
