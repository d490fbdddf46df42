"""Discat as it looks at a glance: what the greedy player likes, and who seems to win."""

from __future__ import annotations

import random

import numpy as np
import pytest

from clowder.engine.blank import blank
from clowder.engine.dispatch import deal, estimate, legal, play, prefer, result
from clowder.engine.record import content
from clowder.games.discat import GAME
from clowder.games.discat.record import EXCHANGE, FIRST, FREE
from tests.games.contest import wins
from tests.games.discat.table import STOP, Table
from tests.games.glance import looks_changed


def liked(table: Table) -> int:
    """The move that looks best; there must be only one."""
    best = sorted(table.legal(), key=lambda move: prefer(table.s, move))
    assert len(best) == 1 or prefer(table.s, best[-1]) > prefer(table.s, best[-2])
    return best[-1]


def chances(table: Table) -> list[float]:
    out = np.zeros(6)
    estimate(table.s, out)
    return [float(share) for share in out[: table.s.seats]]


def test_the_largest_group_goes_first() -> None:
    table = Table([[31, 35, 37, 12, 48], [1, 2, 3, 4, 5]], phase=FREE)
    assert liked(table) == 37  # of the three the one with the least beyond it
    table.play(37)
    assert prefer(table.s, 31) == prefer(table.s, 35) > prefer(table.s, STOP)


def test_a_group_grows_in_the_direction_that_is_longer() -> None:
    table = Table([[31, 35, 37, 21, 48], [1, 2, 3, 4, 5]], phase=FREE).play(31)
    assert prefer(table.s, 35) == prefer(table.s, 37) > prefer(table.s, 21) > prefer(table.s, STOP)


def test_five_cards_win_and_are_liked_before_all() -> None:
    table = Table([[31, 33, 35, 37, 39], [1, 2, 3, 4, 5]], phase=FREE)
    while table.s.actor == 0:
        table.play(max(table.legal(), key=lambda move: prefer(table.s, move)))
    assert table.s.five == 0


def test_a_single_card_leaves_little_room_beyond_it() -> None:
    table = Table([[3, 49, 26, 17, 32], [1, 2, 4, 5, 6]], phase=FIRST)
    assert prefer(table.s, 49) > prefer(table.s, 3)  # nearly nothing is higher than 49; nearly everything than 3


def test_a_pass_exchanges_the_loosest_card_nearest_the_middle() -> None:
    table = Table([[31, 35, 27, 2, 48], [1, 3, 4, 5, 6]], limit=49, creator=1, phase=EXCHANGE)
    assert liked(table) == 27  # 2 and 48 are loose as well, but reach further
    assert prefer(table.s, 48) > prefer(table.s, 31)  # which belongs to 35


def test_a_hand_of_groups_is_kept() -> None:
    table = Table([[31, 35, 37], [1, 3, 4, 5, 6]], limit=49, creator=1, phase=EXCHANGE)
    assert liked(table) == STOP


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("arrows", ["parity", "halves"])
def test_what_a_move_looks_like_does_not_depend_on_hidden_cards(players: int, arrows: str) -> None:
    for seed in range(3):
        assert looks_changed(GAME, players, {"arrows": arrows}, seed, GAME.longest) == 0


def test_nor_without_compilation() -> None:
    assert looks_changed(GAME, 4, {}, 1, 80, jit=False) == 0


def test_chances_add_up_to_one_all_through_a_game() -> None:
    moves = np.zeros(GAME.actions, np.int16)
    for players in GAME.seats:
        s = blank(GAME, players)[0]
        chooser = random.Random(players)
        deal(s, players)
        out = np.zeros(6)
        while count := legal(s, moves):
            estimate(s, out)
            assert out[:players].sum() == pytest.approx(1)
            assert out[:players].min() >= 0
            play(s, int(moves[chooser.randrange(count)]))
        shares = np.zeros(6)
        result(s, shares)
        estimate(s, out)
        assert out == pytest.approx(shares)


def test_chances_follow_the_points_the_more_the_nearer_the_end() -> None:
    early = Table([[1, 12, 23], [4, 15, 26]], phase=FREE)
    late = Table([[1, 12, 23], [4, 15, 26]], phase=FREE, pile=[40])
    for table in (early, late):
        table.s.piled[0], table.s.piled[1] = 6, 3
    assert 0.5 < chances(early)[0] < chances(late)[0] < 1


def test_a_group_in_hand_speaks_for_its_owner() -> None:
    table = Table([[1, 12, 23, 34, 45], [11, 13, 15, 17, 28]], phase=FREE)
    assert chances(table)[1] > 0.5


def test_bonus_cards_decide_between_equals_and_equals_share() -> None:
    table = Table([[], []], pile=[], tops={0: 10, 1: 20})
    table.s.actor = -1
    table.s.piled[0], table.s.piled[1], table.s.bonus[1] = 9, 5, 1
    assert chances(table) == pytest.approx([0, 1])
    table.s.piled[1], table.s.bonus[1] = 9, 0
    assert chances(table) == pytest.approx([0.5, 0.5])


@pytest.mark.many_samples
@pytest.mark.parametrize(("players", "least"), [(2, 0.9), (4, 0.7), (6, 0.55)])  # 0.97, 0.85, 0.73 in 12,000 games
def test_the_greedy_player_beats_random_ones(players: int, least: float) -> None:
    assert wins(blank(GAME, players, count=2), 300, np.zeros(GAME.actions, np.int16), np.zeros(6)) > least


def test_looking_changes_nothing() -> None:
    table = Table([[31, 35, 37, 21, 48], [1, 2, 3, 4, 5]], phase=FREE)
    before = content(table.s)
    for move in table.legal():
        prefer(table.s, move)
    chances(table)
    assert before == content(table.s)
