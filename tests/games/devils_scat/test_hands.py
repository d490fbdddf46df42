"""What hands are worth."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from clowder.games.devils_scat.hands import worth_of

from .table import blank, many

DECK_WITH_LOW_CARDS = {
    "cards": 45,
    "favoured_cards": 5,
    "suits": ["hearts", "stars", "gems", "swirls", "skulls"],
    "ranks": ["4", "5", "6", "7", "8", "9", "10", "Q", "A"],
}


def worth(hand: str) -> Fraction:
    """The worth of three cards, whatever their order."""
    s = blank(2)
    found = {int(worth_of(s, *cards)) for cards in permutations(many(hand))}
    assert len(found) == 1
    return Fraction(found.pop(), 6)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("Ah 6s 7g", 11), ("Kh 6s 7g", 10), ("Qh 6s 7g", 10), ("Jh 6s 7g", 10), ("10h 6s 7g", 10), ("9h 6s 7g", 9)],
)
def test_s25_ace_11_face_10_number_itself(hand: str, expected: int) -> None:
    assert worth(hand) == expected


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("10h Qh Kh", 30),  # the rulebook's example
        ("10h Qh Ks", 20),
        ("Ah 6s 7s", 13),
        ("6h 7h As", 13),
        ("As 6h 7h", 13),
        ("Ah 6s 6g", 11),
        ("6h 7h 9h", 22),
        ("Ah Kh 9h", 30),
    ],
)
def test_s26_highest_total_of_one_suit(hand: str, expected: int) -> None:
    assert worth(hand) == expected


@pytest.mark.parametrize("hand", ["6h 7h 8h", "7s 8s 9s", "8k 9k 10k"])
def test_s27_three_suited_numbers_in_a_row(hand: str) -> None:
    assert worth(hand) == Fraction(59, 2)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("9h 10h Jh", 29), ("10h Jh Qh", 30), ("Jh Qh Kh", 30), ("Qh Kh Ah", 31), ("6h 7h 8s", 13), ("6h 8h 9h", 23)],
)
def test_s27_no_row_with_face_cards_gaps_or_two_suits(hand: str, expected: int) -> None:
    assert worth(hand) == expected


@pytest.mark.parametrize("hand", ["7h 7s 7g", "10h 10w 10k", "Ah As Ag", "Ks Kw Kk"])
def test_s28_three_of_a_kind(hand: str) -> None:
    assert worth(hand) == Fraction(61, 2)


@pytest.mark.parametrize("hand", ["6h 6s 6g", "6g 6w 6k"])
def test_s29_three_sixes(hand: str) -> None:
    assert worth(hand) == 30 + Fraction(2, 3)


@pytest.mark.parametrize("hand", ["Ah Kh Qh", "As Js 10s", "Ag 10g Kg"])
def test_s2_ace_and_two_tens_are_31(hand: str) -> None:
    assert worth(hand) == 31


def test_s2_order_of_the_special_hands_is_exact() -> None:
    ladder = ["9h 10h Jh", "6h 7h 8h", "10h Jh Qh", "7h 7s 7g", "6h 6s 6g", "Ah Kh Qh"]
    assert [worth(hand) for hand in ladder] == sorted({worth(hand) for hand in ladder})


def test_s2_ace_nine_ten_pointer_is_30_and_not_a_scat() -> None:
    assert worth("Ah 9h Kh") == 30


def test_s1_ranks_of_another_deck_make_other_rows() -> None:
    s = blank(2, deck=DECK_WITH_LOW_CARDS)
    assert worth_of(s, 0, 1, 2) == 177  # 4-5-6 of hearts
    assert worth_of(s, 2, 11, 20) == 184  # its sixes have rank 2
    assert worth_of(s, 0, 9, 18) == 183  # its lowest rank is not the six
    assert worth_of(s, 6, 7, 8) == 186  # 10, queen, ace


def test_s27_two_and_two_face_cards_are_no_row() -> None:
    s = blank(2, deck={**DECK_WITH_LOW_CARDS, "ranks": ["2", "3", "4", "6", "7", "J", "Q", "K", "A"]})
    assert worth_of(s, 0, 5, 6) == 6 * 22
    assert worth_of(s, 0, 1, 2) == 177
