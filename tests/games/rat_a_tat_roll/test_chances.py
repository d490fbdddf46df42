"""R3, R24, R25, R36: what a view says of where dice may lead, at tables with the dice of the box and with others."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import clowder
from clowder.engine.record import copy
from clowder.games.rat_a_tat_roll import view
from clowder.games.rat_a_tat_roll.chances import reach, sums
from clowder.games.rat_a_tat_roll.record import DONE, MOVE, RatATatRoll
from clowder.games.rat_a_tat_roll.view_types import Throw

from .table import REGION_B_PEEK, arrange, at_dice, card, moves, own_deck, plain, play, values

TWO = [[card(1)], [card(2)]]
EVEN = (1, 2, 3, 4, 5, 6)
UNEVEN = [1, 1, 2, 2, 9, 9]
REGIONS = (-1, 0, 0, 0, -1, 1, 1, 1, -1, 2, 2, 2, -1, 3, 3, 3, -1, 4, 4, 4)
"""Of our ring; -1 on a wild space."""


def uneven_deck() -> dict[str, Any]:
    """Other dice, and a ring whose regions are of different sizes."""
    spaces = [
        "wild",
        "peek",
        "wild",
        "choose",
        "reroll",
        "peek",
        "peek",
        "wild",
        "reroll",
        "wild",
        "choose",
        "wild",
        "peek",
    ]
    return {**own_deck(), "number_die": {"faces": UNEVEN}, "board": {"spaces": spaces}}


def throws(s: RatATatRoll, viewer: int | None = 0) -> list[Throw]:
    """What a viewer is told of dice to throw."""
    return view.insight(plain(s), viewer).throws


def test_r3_sums_are_counted() -> None:
    assert sums(EVEN, 0) == {0: 1}
    assert sums(EVEN, 1) == dict.fromkeys(EVEN, 1)
    assert [sums(EVEN, 2)[total] for total in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert (min(sums(EVEN, 3)), max(sums(EVEN, 3)), sums(EVEN, 3)[10], sums(EVEN, 3)[18]) == (3, 18, 27, 1)
    assert sums((1, 1, 1, 1, 1, 9), 2) == {2: 25, 10: 10, 18: 1}


def test_r25_the_ring_is_gone_round() -> None:
    spaces, _ = reach(18, 1, EVEN, REGIONS)
    assert spaces == [1, 1, 1, 1, 1, *[0] * 14, 1]


def test_r25_a_small_ring_is_gone_round_twice() -> None:
    spaces, _ = reach(0, 3, EVEN, (-1, 0, -1, 1, -1, 2, -1, 3, -1, 4))
    assert spaces[3] == 1 + 21  # 3 and 13
    assert sum(spaces) == 216


def test_r2_wild_spaces_are_in_no_region() -> None:
    """One die from the first wild space: all of region A, the wild space after it, and two spaces of B."""
    assert reach(0, 1, EVEN, REGIONS)[1] == [3, 2, 0, 0, 0]


def test_r24_one_two_or_three_dice_are_told_of() -> None:
    s = arrange(TWO)
    s.pawn = 0
    one, two, three = throws(s)
    assert one == Throw(1, 1, 6, [0, 1, 1, 1, 1, 1, 1, *[0] * 13], [3, 2, 0, 0, 0])
    assert (two.choice, two.dice, two.ways, two.spaces[7], two.spaces[1]) == (2, 2, 36, 6, 0)
    assert (three.choice, three.dice, three.ways, three.spaces[10], three.spaces[18]) == (3, 3, 216, 27, 1)


def test_r36_dice_that_stay_count() -> None:
    s = arrange(TWO)
    s.pawn = 0
    at_dice(s, 5, 2)
    first, second, both = throws(s)
    assert (first.choice, first.dice, first.spaces) == (MOVE + 0b01, 1, [0, 0, 0, *[1] * 6, *[0] * 11])
    assert (second.choice, second.dice, second.spaces) == (MOVE + 0b10, 1, [*[0] * 6, *[1] * 6, *[0] * 8])
    assert (both.choice, both.dice, both.ways, both.spaces[7]) == (MOVE + 0b11, 2, 36, 6)


def counted_by_playing(s: RatATatRoll, throw: Throw, which: int) -> list[int]:
    """In how many ways the rules themselves take the pawn to each space: every way the dice can fall is played."""
    found = [0] * int(s.spaces)
    for faces in product(values(s.number_die, 6), repeat=throw.dice):
        thrown = iter(faces)
        after = copy(s)
        at_dice(
            after, *(next(thrown) if which >> die & 1 else int(s.dice[die]) for die in range(max(s.rolled, throw.dice)))
        )
        play(after, MOVE)
        found[after.pawn] += 1
    return found


@pytest.mark.parametrize("deck", [None, uneven_deck()])
def test_r3_chances_are_those_of_this_tables_dice_and_ring(deck: Any) -> None:
    s = arrange(TWO, deck=deck)
    s.pawn = int(s.spaces) - 2
    checked = [(s, throw, (1 << throw.dice) - 1) for throw in throws(s)]
    again = copy(s)
    at_dice(again, *values(s.number_die, 3))
    checked += [(again, throw, throw.choice - MOVE) for throw in throws(again)]
    assert len(checked) == 3 + 7
    for before, throw, which in checked:
        assert throw.spaces == counted_by_playing(before, throw, which)
        assert sum(throw.spaces) == throw.ways == 6**throw.dice
        ring = view.table(plain(before), 0).places.ring.cards
        inside = [sum(throw.spaces[at] for at, space in enumerate(ring) if space.region == name) for name in "ABCDE"]
        assert throw.regions == inside


def test_r3_at_a_table_with_dice_of_its_own_the_chances_are_theirs() -> None:
    match = clowder.new("rat_a_tat_roll", 2, 1, {"first_space": 0, "starter": 0}, uneven_deck())
    match.play([DONE, DONE])
    insight = match.view(0)["insight"]
    assert insight["faces"] == UNEVEN
    assert insight["throws"][0] == {
        "choice": 1, "dice": 1, "ways": 6,
        "spaces": [0, 2, 2, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0],  # the 1s, the 2s, the 9s
        "regions": [2, 0, 0, 0, 0],
    }  # fmt: skip
    assert insight["throws"][1]["spaces"] == [0, 0, 4, 8, 4, 4, 0, 0, 0, 0, 8, 8, 0]


def test_r5_without_a_token_there_is_nothing_to_throw_again() -> None:
    s = arrange(TWO, tokens=[0, 2])
    at_dice(s, 5, 2)
    assert throws(s) == []


def test_only_the_actor_is_told_and_only_of_choices_there_are() -> None:
    s = arrange(TWO)
    assert throws(s, 1) == throws(s, None) == []
    assert [throw.choice for throw in throws(s)] == moves(s)
    at_dice(s, 1, 2, 3)
    assert throws(s, 1) == throws(s, None) == []
    assert [MOVE, *(throw.choice for throw in throws(s))] == moves(s)
    s.pawn = REGION_B_PEEK - 6
    play(s, MOVE)
    assert throws(s) == []


def test_r25_everybody_sees_where_the_dice_lead() -> None:
    s = arrange(TWO)
    s.pawn = 18
    assert view.insight(plain(s), 0).goal is None
    at_dice(s, 4, 3)
    assert [view.insight(plain(s), viewer).goal for viewer in (0, 1, None)] == [5, 5, 5]
    play(s, MOVE)
    assert (s.pawn, view.insight(plain(s), 0).goal) == (5, None)
