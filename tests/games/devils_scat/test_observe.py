"""The observation is what its layout says, and the documentation has the same layout."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from clowder.games.devils_scat.observe import LENGTH, PAST, PLAYERS, TABLE
from clowder.games.devils_scat.record import DECK, TAKE, DevilsScat

from .table import RULES, arranged, card, dealt, discard, do, knock_and_stand

DOCS = Path(__file__).parents[3] / "docs" / "games" / "devils_scat.md"


def seen(s: DevilsScat, seat: int) -> list[int]:
    """The observation of a seat."""
    out = np.full(LENGTH, 99, np.int8)
    RULES.observe(s, seat, out)
    return [int(x) for x in out]


def test_cards_are_where_the_observer_knows_them() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w", "6g 7w 9k", top="Ak")
    do(s, TAKE, discard("9g"), TAKE, discard("6s"))
    mine, theirs = seen(s, 1), seen(s, 0)
    assert [mine[card(c)] for c in ("7g", "9w", "9g", "Ak", "6s", "6h", "Kh")] == [1, 1, 1, 3, 8, 0, 0]
    assert [theirs[card(c)] for c in ("6h", "7s", "Ak", "9g", "7g", "6s")] == [1, 1, 1, 2, 0, 8]


def test_lower_discards_and_the_booted_suit() -> None:
    s = dealt(2, 3, boot="swirls")
    first = int(s.pile[0])
    do(s, DECK)
    do(s, 4 + int(s.hand[s.actor, 0]))
    assert (seen(s, 0)[first], seen(s, 0)[int(s.pile[1])], seen(s, 0)[card("Kw")]) == (7, 8, 9)
    assert seen(s, 0)[TABLE + 6] == 3


def test_card_just_drawn_is_known_to_its_owner_or_to_all() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w", top="Ak")
    do(s, DECK)
    assert seen(s, 0)[TABLE + 11] == s.hand[0, 3]
    assert seen(s, 1)[TABLE + 11 : TABLE + 13] == [-1, 0]
    s = arranged("6h 7s 9g", "6s 7g 9w", top="Ak")
    do(s, TAKE)
    assert seen(s, 1)[TABLE + 11 : TABLE + 13] == [card("Ak"), 1]


def test_players_and_table_are_relative_to_the_observer() -> None:
    s = arranged("9h 10h Jh", "Kh Ks Kg", "6w 7w 9s", favoured="h")
    s.points[0], s.points[1], s.points[2] = 3, 4, 500
    before = seen(s, 2)
    assert before[PLAYERS : PLAYERS + 21 : 7] == [3, 3, 3]
    assert before[PLAYERS + 1 : PLAYERS + 21 : 7] == [127, 3, 4]
    assert before[PLAYERS + 3 : PLAYERS + 21 : 7] == [13, 0, 0]
    knock_and_stand(s)
    after = seen(s, 2)
    assert after[PLAYERS + 3 : PLAYERS + 21 : 7] == [13, 29, 30]
    assert after[PLAYERS + 4 : PLAYERS + 21 : 7] == [0, 0, 3]
    assert after[PLAYERS + 5 : PLAYERS + 21 : 7] == [0, 2 + 8 + 16, 1 + 2 + 8]
    assert after[PLAYERS + 6 : PLAYERS + 21 : 7] == [0, 1, 3]
    assert after[TABLE : TABLE + 9] == [3, 1, 2, 0, 1, 0, -1, 0, 0]
    assert after[TABLE + 13 : PAST] == [12, 2, -1, 6, 7, 8, 9, 10, 10, 10, 10, 11, 6, 7, 8, 9, 10, 0, 0, 0, 0, 3]
