"""Bots: what they are handed, that they cannot peek, and that a search keeps to its budget and is the same every time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import clowder
from clowder.bots.greedy import Greedy
from clowder.bots.position import Position
from clowder.bots.search import Search
from clowder.engine import catalogue
from clowder.engine.dispatch import redeal


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
        assert Greedy().choose(here) == Greedy().choose(there)
        if number < 4:
            assert Search(simulations=60).analyse(here) == Search(simulations=60).analyse(there)


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


def test_a_finished_match_has_no_position() -> None:
    match, chooser = clowder.new("discat", 2, 1), random.Random(1)
    while not match.over:
        match.play(chooser.choice(match.choices())["id"])
    with pytest.raises(ValueError, match="over"):
        Position.of(match)


def test_search_finds_the_winning_fifth_card() -> None:
    """Four of a group are named and the fifth is in hand: naming it wins on the spot (D6)."""
    from tests.games.discat.table import Table

    table = Table([[1, 2, 3, 4, 5], [41, 42, 43, 44, 45]], limit=24, creator=1).play(1, 2, 3, 4)
    position = Position(catalogue.game("discat"), table.s, 0, 1)
    analysis = Search(simulations=300).analyse(position)
    assert (analysis.moves[0].id, analysis.moves[0].win) == (5, 1.0)
