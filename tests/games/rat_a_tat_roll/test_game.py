"""The game as a whole: its bounds, its rules document, its golden numbers."""

from __future__ import annotations

import random

import pytest

import clowder
from clowder.games.rat_a_tat_roll import rules

from .table import GAME, dealt, load_dice, load_wild_die, moves


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_end_within_the_bound(players: int) -> None:
    dice = random.Random(players)
    for seed in range(20):
        s = dealt(players, seed)
        steps = 0
        while s.actor >= 0:
            listed = moves(s)
            assert listed == sorted(set(listed))
            rules.play(s, dice.choice(listed))
            steps += 1
        assert steps <= GAME.longest


def test_r16_no_game_is_longer_than_declared() -> None:
    """The worst of luck: five players who always end on a wild space, swap, and spend every token they have."""
    s = dealt(5, extra_tokens=[1, 1, 1, 1, 1])
    load_dice(s, 4)
    load_wild_die(s, 3)
    steps = 0
    while s.actor >= 0:
        listed = moves(s)
        rules.play(s, listed[-1])  # re-roll while there are tokens, swap whenever there is a swap
        steps += 1
    assert s.turns == 25 * 5
    assert steps == 5 + 15 + 25 * 5 * 5
    assert steps <= GAME.longest


def test_a_match_can_be_saved_and_replayed() -> None:
    match = clowder.new("rat_a_tat_roll", 3, seed=5)
    dice = random.Random(5)
    while not match.over:
        match.play(dice.choice(match.choices())["id"])
    assert clowder.replay(match.export()) == match
