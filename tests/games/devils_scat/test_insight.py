"""What the view makes of hands: their worth and what counts in them, what a discard leaves, who stands how."""

from __future__ import annotations

import pytest

from clowder.engine.record import NOBODY
from clowder.games.devils_scat.record import DECK
from clowder.games.devils_scat.view import insight, worth

from .table import arranged, card, do, knock_and_stand, many, plain


@pytest.mark.parametrize(
    ("hand", "whole", "sixths", "how", "suit", "counts"),
    [
        ("10h Qh Kh", 30, 0, "suit", "hearts", 3),
        ("Ah Kh 9s", 21, 0, "suit", "hearts", 2),
        ("Ah 9s 8s", 17, 0, "suit", "stars", 2),
        ("Ag Jg Kg", 31, 0, "scat", "gems", 3),
        ("6w 7w 8w", 29, 3, "row", "swirls", 3),
        ("9w 10w Jw", 29, 0, "suit", "swirls", 3),
        ("6w 7w 8k", 13, 0, "suit", "swirls", 2),
        ("Jh Js Jk", 30, 3, "three", None, 3),
        ("6h 6s 6k", 30, 4, "devil", None, 3),
        ("6h 6s 7k", 7, 0, "suit", "skulls", 1),
    ],
)
def test_s2_what_three_cards_are_worth_and_which_of_them_count(
    hand: str, whole: int, sixths: int, how: str, suit: str | None, counts: int
) -> None:
    found = worth(plain(arranged("6h 7s 9g", "6s 7g 9w")), many(hand))
    assert (found.worth, found.sixths, found.how, found.suit, len(found.counts)) == (whole, sixths, how, suit, counts)


def test_a_discard_leaves_what_the_other_three_are_worth() -> None:
    s = arranged("6h 6s 9k", "7g 8g 9w", top="Ak")
    do(s, DECK)
    s.hand[0, 3] = card("Ah")
    left = {each.card: each.worth.worth for each in insight(plain(s), 0).left}
    assert left == {card("6h"): 11, card("6s"): 17, card("9k"): 17, card("Ah"): 9}
    best = insight(plain(s), 0).at_best
    assert best is not None
    assert best.worth == 17


def test_nobody_else_learns_what_a_hand_is_worth() -> None:
    s = arranged("6h 6s 9k", "7g 8g 9w", top="Ak")
    mine, theirs, bystanders = (insight(plain(s), viewer) for viewer in (0, 1, None))
    assert [each is not None for each in mine.hands] == [True, False]
    assert [each is not None for each in theirs.hands] == [False, True]
    assert bystanders.hands == [None, None]


def test_between_rounds_the_best_hand_comes_first() -> None:
    s = arranged("6h 7s 9g", "Kh Ks Kg", "9h 10h Jh")
    knock_and_stand(s)
    assert insight(plain(s), None).standing == [1, 2, 0]


def test_s43_who_wins_the_game_with_the_next_round() -> None:
    s = arranged("6h 7s 9g", "7g 8g 9w", "9h 10h Jh")
    assert insight(plain(s), None).nearly == []
    s.points[0], s.points[1], s.points[2] = 10, 11, 12  # with three players it takes 12
    assert [insight(plain(s), viewer).nearly for viewer in (0, 1, 2, None)] == [[1, 2]] * 4
    s.actor = NOBODY
    assert insight(plain(s), None).nearly == []


def test_s46_points_bring_nobody_near_in_classic() -> None:
    s = arranged("6h 7s 9g", "7g 8g 9w", scoring="classic")
    assert insight(plain(s), 0).nearly == []
