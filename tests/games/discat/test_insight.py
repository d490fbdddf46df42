"""What the view makes of a hand: what may go on top, which groups there are, and what they bring."""

from __future__ import annotations

from clowder.games.discat.record import FREE
from clowder.games.discat.view import insight, player
from clowder.games.discat.view_types import Counted

from .table import STOP, Table


def groups(table: Table, viewer: int = 0) -> list[tuple[list[int], int, int]]:
    """Every group that is shown: its cards, what it counts, and how many numbers would answer it."""
    return [([face.card for face in each.cards], each.points, each.room) for each in insight(table.plain, viewer).groups]


def test_d24_groups_share_a_digit_the_longest_first_on_top_what_is_hardest_to_answer() -> None:
    table = Table([[4, 14, 24, 41, 44], [1, 2]], limit=30, creator=1)  # its arrows point down: lower than 30
    assert groups(table) == [([4, 14, 24, 44], 7, 3)]
    table = Table([[21, 22, 33, 43, 50], [1, 2]], limit=30, creator=1)
    assert groups(table) == [([22, 21], 2, 21)]  # 43 and 33 are higher than the constraint's card


def test_d27_with_nothing_in_the_way_any_card_may_be_on_top() -> None:
    table = Table([[33, 43, 12, 26, 7], [1, 2]], limit=30, creator=0, phase=FREE)
    seen = insight(table.plain, 0)
    assert (seen.free, seen.low, seen.high) == (True, 1, 50)
    assert groups(table) == [([43, 33], 2, 7)]


def test_d21_the_numbers_that_answer_the_constraint() -> None:
    down, up = (insight(Table([[8, 40], [1, 2]], limit=limit, creator=1).plain, 0) for limit in (30, 31))
    assert (down.free, down.low, down.high) == (False, 1, 29)
    assert (up.free, up.low, up.high) == (False, 32, 50)


def test_d23_d25_what_is_named_may_be_turned_over_and_counts_so_much() -> None:
    table = Table([[8, 18, 28, 38, 33], [1, 2]], limit=24, creator=1).play(8, 18, 28, 38)
    seen = insight(table.plain, 0)
    assert (seen.tops, seen.points) == ([8, 18], 7)


def test_nobody_else_is_shown_the_groups_of_a_hand() -> None:
    table = Table([[4, 14, 24, 41, 44], [1, 2]], limit=30, creator=1)
    assert groups(table, 1) == []
    assert insight(table.plain, None).groups == []


def test_d30_at_the_end_the_points_of_everybody_are_told_pile_by_pile() -> None:
    bonus, halves = {0: [10, 20]}, {"arrows": "halves"}
    table = Table([[2], [1, 40], [41, 43]], limit=3, creator=2, bonus=bonus, pile=[], options=halves)
    assert insight(table.plain, 0).counted == []
    table.play(2, STOP, 1, STOP, STOP)
    first, second, third = insight(table.plain, None).counted
    assert (first, second) == (Counted(personal=1, bonus=8, hand=0), Counted(personal=1, bonus=0, hand=-1))
    assert (third.bonus, third.hand) == (0, -2)
    assert third.personal + third.hand == player(table.plain, 2, None).facts.points
