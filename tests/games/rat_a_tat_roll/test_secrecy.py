"""The law of secrecy on random games: what a seat sees is the same after what it cannot know was dealt anew."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from clowder.engine.chance import reseed
from clowder.engine.record import NOBODY, content, copy
from clowder.engine.view import view_of
from clowder.games.rat_a_tat_roll import rules
from clowder.games.rat_a_tat_roll.record import RatATatRoll
from clowder.games.rat_a_tat_roll.story import opening, story

from .table import GAME, dealt, moves, plain, redealt

TABLES = [(2, "strict"), (2, "helper"), (3, "strict"), (4, "helper"), (5, "strict"), (5, "helper")]


def sight(s: RatATatRoll, seat: int) -> tuple[Any, ...]:
    """All that a seat, or a bystander, gets."""
    viewer = None if seat == NOBODY else seat
    out = np.zeros(GAME.observation, np.int8)
    rules.observe(s, seat, out) if seat != NOBODY else None
    return view_of(GAME, s, viewer, 0, moves(s)), out.tobytes()


@pytest.mark.parametrize(("players", "memory"), TABLES)
def test_views_choices_and_observations_do_not_depend_on_what_is_hidden(players: int, memory: str) -> None:
    dice = random.Random(players)
    s = dealt(players, 7, memory=memory)
    while s.actor >= 0:
        for seat in range(NOBODY, players):
            again = redealt(s, seat, dice.randrange(1000))
            assert sight(again, seat) == sight(s, seat)
            assert moves(again) == moves(s)
            assert GAME.inventory(plain(again)) == GAME.inventory(plain(s))
            assert content(redealt(again, seat, 5)) == content(redealt(s, seat, 5))
        rules.play(s, dice.choice(moves(s)))
    assert all(content(redealt(s, seat, 5)) == content(redealt(s, seat, 6)) or s.loose_count for seat in range(players))


@pytest.mark.parametrize(("players", "memory"), TABLES)
def test_stories_tell_only_what_was_seen(players: int, memory: str) -> None:
    dice = random.Random(players)
    for seed in range(3):
        s = dealt(players, seed, memory=memory)
        while s.actor >= 0:
            move = dice.choice(moves(s))
            after = played(s, move, seed)
            for seat in range(NOBODY, players):
                viewer = None if seat == NOBODY else seat
                other = redealt(s, seat, dice.randrange(1000))
                assert opening(plain(other), viewer) == opening(plain(s), viewer)
                other_after = played(other, move, seed)
                if sight(other_after, seat)[0] == sight(after, seat)[0]:
                    told = story(plain(s), move, plain(after), viewer)
                    assert story(plain(other), move, plain(other_after), viewer) == told
            s = after


@pytest.mark.parametrize(("players", "memory"), TABLES)
def test_moves_that_look_the_same_are_told_the_same(players: int, memory: str) -> None:
    """Two different moves that leave a viewer with the same views are the same story."""
    dice = random.Random(players)
    for seed in range(2):
        s = dealt(players, seed, memory=memory)
        while s.actor >= 0:
            for seat in (NOBODY, dice.randrange(players)):
                viewer = None if seat == NOBODY else seat
                stories: dict[str, Any] = {}
                for move in moves(s):
                    for key in range(3):
                        after = played(s, move, key)
                        told = story(plain(s), move, plain(after), viewer)
                        assert stories.setdefault(repr(sight(after, seat)[0]), told) == told
            s = played(s, dice.choice(moves(s)), seed)


def played(s: RatATatRoll, move: int, seed: int) -> RatATatRoll:
    """A copy in which a move was played with a given key."""
    after = copy(s)
    reseed(after, seed)
    rules.play(after, move)
    return after
