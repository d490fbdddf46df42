"""Discat: the end and the points."""

from __future__ import annotations

import numpy as np
import pytest

from clowder.games.discat import GAME
from tests.games.discat.table import STOP, Table


def shares(table: Table) -> list[float]:
    out = np.zeros(6)
    GAME.rules.result(table.s, out)
    return [float(share) for share in out[: table.s.seats]]


def test_d29_d10_empty_pile_and_hand_give_every_other_player_one_last_turn() -> None:
    table = Table([[2], [1, 40], [41, 43]], limit=3, creator=2, pile=[], options={"arrows": "halves"})
    table.play(2, STOP)
    assert (table.s.ender, table.s.actor, table.s.turns_left) == (0, 1, 2)
    table.play(1, STOP)
    assert (table.s.actor, table.s.turns_left) == (2, 1)
    table.play(STOP)  # nothing lower than 1
    assert table.s.actor == -1


def test_d10_the_last_turns_follow_the_normal_rules() -> None:
    table = Table([[2], [1, 11, 21, 31]], limit=3, creator=1, pile=[], options={"arrows": "halves"})
    table.play(2, STOP, 1, 11, 21, 31, STOP)
    assert (table.s.bonus[1], table.s.actor) == (1, -1)


def test_d10_an_empty_pile_alone_ends_nothing() -> None:
    table = Table([[2, 4], [1, 3]], limit=5, creator=1, pile=[], options={"arrows": "halves"}).play(4, STOP)
    assert (table.s.ender, table.s.actor) == (-1, 1)


def test_d10_an_empty_hand_with_cards_to_draw_ends_nothing() -> None:
    table = Table([[2], [1, 3]], limit=5, creator=1, pile=[10], options={"arrows": "halves"}).play(2, STOP)
    assert (table.s.ender, table.hand(0)) == (-1, [10])


def test_d10_it_triggers_only_once() -> None:
    table = Table([[3], [2], [1, 50]], limit=5, creator=2, pile=[], options={"arrows": "halves"})
    table.play(3, STOP, 2, STOP)  # seat 1 runs out as well, in a last turn
    assert (table.s.ender, table.s.actor, table.s.turns_left) == (0, 2, 1)
    table.play(1, STOP)
    assert table.s.actor == -1


def test_d10_the_player_who_emptied_the_hand_is_not_asked_again_when_all_others_pass() -> None:
    table = Table([[2], [40, 41], [42, 43]], limit=5, creator=1, pile=[], options={"arrows": "halves"})
    table.play(2, STOP, STOP, STOP)
    assert table.s.actor == -1


def test_d30_d11_points() -> None:
    table = Table([[1, 2, 3], [4, 5]], pile=[], bonus={0: [10, 20]}, tops={0: 30})
    table.s.turned[0] = 1
    assert GAME.rules.score(table.s, 0) == 1 + 8 - 3
    assert table.plain.piled[1] == 50 - 5 - 3  # the rest lies there, face down or not
    assert GAME.rules.score(table.s, 1) == 42 - 2


@pytest.mark.parametrize(
    ("piled", "bonus", "winners", "reason"),
    [
        ([9, 5, 5], [0, 1, 1], [1, 2], "shared"),
        ([9, 5, 4], [0, 1, 1], [1], "bonus"),
        ([9, 1, 1], [0, 1, 1], [0], "points"),
        ([3, 3, 3], [0, 0, 0], [0, 1, 2], "shared"),
    ],
)
def test_d31_d11_most_points_then_most_bonus_cards_then_shared(
    piled: list[int], bonus: list[int], winners: list[int], reason: str
) -> None:
    table = Table([[], [], []], pile=[])
    for seat in range(3):
        table.s.piled[seat], table.s.bonus[seat] = piled[seat], bonus[seat]
    table.s.actor = -1
    assert table.result()["winners"] == winners
    assert table.result()["reason"] == reason
    assert shares(table) == [1 / len(winners) if seat in winners else 0 for seat in range(3)]


def test_d29_five_cards_end_the_game_with_one_winner() -> None:
    table = Table([[8, 18, 28, 38, 48], [1, 2]], limit=24, creator=1).play(8, 18, 28, 38, 48)
    assert shares(table) == [1, 0]
