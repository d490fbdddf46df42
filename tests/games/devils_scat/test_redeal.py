"""What a seat cannot know is dealt anew, fairly, and nothing else changes."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from msgspec import to_builtins

from clowder.engine.chance import reseed
from clowder.engine.record import NOBODY, copy
from clowder.engine.view import view_of
from clowder.games.devils_scat import GAME
from clowder.games.devils_scat.hands import ends_the_round, worth_of
from clowder.games.devils_scat.observe import LENGTH
from clowder.games.devils_scat.record import DECK, DISCARD, DRAWING, FOURTH, SHOWING, TAKE, DevilsScat

from .table import RULES, arranged, card, check_inventory, dealt, discard, do, hand, knock_and_stand, moves, named, plain

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"boot": "random"}),
    (6, {}),
    (4, {"scoring": "classic"}),
    (2, {"scoring": "classic", "boot": "gems"}),
]


def redealt(s: DevilsScat, seat: int, seed: int) -> DevilsScat:
    """A copy, redealt."""
    new = copy(s)
    reseed(new, seed)
    RULES.redeal(new, seat)
    return new


def positions(players: int, options: dict[str, Any], count: int = 60) -> list[DevilsScat]:
    """Positions of random games that knock seldom, so that hands get known cards."""
    chance, seed = random.Random(players), 0
    found: list[DevilsScat] = []
    while len(found) < count:
        s = dealt(players, seed := seed + 1, **options)
        while s.actor >= 0 and len(found) < count:
            if chance.random() < 0.3:
                found.append(copy(s))
            room = moves(s)
            do(s, chance.choice(room if chance.random() < 0.1 else room[:2]))
    return found


def seen(s: DevilsScat, seat: int) -> str:
    """All that the engine tells a seat."""
    room = moves(s) if s.actor == seat else []
    out = np.zeros(LENGTH, np.int8)
    if seat >= 0:
        RULES.observe(s, seat, out)
    return json.dumps([to_builtins(view_of(GAME, s, seat if seat >= 0 else None, 0, room)), out.tolist()])


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_seat_sees_the_same_and_redealing_twice_is_redealing_once(players: int, options: dict[str, Any]) -> None:
    for s in positions(players, options):
        for seat in (*range(players), NOBODY):
            once = redealt(s, seat, 5)
            check_inventory(once)
            assert seen(once, seat) == seen(s, seat)
            assert plain(redealt(once, seat, 6)) == plain(redealt(s, seat, 6))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_s3_hidden_hands_of_three_are_never_scats(players: int, options: dict[str, Any]) -> None:
    for s in positions(players, options):
        if s.phase == SHOWING:
            continue
        for seat in (0, NOBODY):
            new = redealt(s, seat, 8)
            for holder in range(players):
                if new.held[holder]:
                    worth = worth_of(new, *(new.hand[holder, i] for i in range(3)))
                    assert not ends_the_round(worth)
                    assert new.worth[holder] == worth


def test_s3_nor_with_known_cards_in_them() -> None:
    s = arranged("Ah Kh 9g", "Jg 7g 6h", top="8h")
    s.shown[0, 0] = s.shown[0, 1] = 1
    thirds = {named(int(redealt(s, 1, seed).hand[0, 2])) for seed in range(600)}
    assert thirds.isdisjoint({"10h", "Jh", "Qh"})
    assert len(thirds) == 45 - 1 - 3 - 2 - 3  # all that seat 1 cannot see, but those three


def test_fourth_card_may_make_anything_of_the_hand() -> None:
    s = arranged("Ah Kh 9g", "Jg 7g 6h", top="8h")
    s.shown[0, 0] = s.shown[0, 1] = 1
    do(s, DECK)
    fourths = {named(int(redealt(s, 1, seed).hand[0, FOURTH])) for seed in range(600)}
    assert {"10h", "Jh", "Qh"} <= fourths


def test_known_cards_stay_and_own_hand_stays() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w", "6g 7w 9k", top="Ak")
    do(s, TAKE, discard("9g"))
    do(s, DECK)
    for seed in range(50):
        new = redealt(s, 1, seed)
        assert "Ak" in hand(new, 0)
        assert new.hand[1].tolist() == s.hand[1].tolist()  # type: ignore[attr-defined]
        assert redealt(s, 2, seed).held[1] == 4
    assert {"Ak"} < hand(redealt(s, NOBODY, 1), 0)


def test_order_of_a_hand_is_its_owners_secret() -> None:
    """Where a known card stands among the others tells which card was discarded, so the sample must not depend on it."""
    found = []
    for order, known in (("Ak 6h 7s", 0), ("6h Ak 7s", 1), ("7s 6h Ak", 2)):
        s = arranged(order, "6s 7g 9w", top="8h")
        s.shown[0, known] = 1
        found.append(plain(redealt(s, 1, 4)))
    assert found[0] == found[1] == found[2]


def test_between_rounds_nothing_is_hidden() -> None:
    s = arranged("Kh Qh 6s", "6g 7g 9w", "Jg 9g 7s")
    knock_and_stand(s)
    for seat in (0, 1, NOBODY):
        new = redealt(s, seat, 3)
        assert [hand(new, p) for p in range(3)] == [hand(s, p) for p in range(3)]


def test_every_hidden_hand_is_as_likely() -> None:
    """Of few enough hidden cards all hands come up equally often; no Scat among them."""
    s = arranged("6h 7s 9g", "Ah Kh 7g", top="Ak")
    pool = ["Ah", "Kh", "Qh", "7g", "6k"]
    rest = [c for c in range(45) if named(c) not in {"6h", "7s", "9g", *pool}]
    s.pile_count = 0
    for c in rest:
        s.pile[s.pile_count] = c
        s.pile_count += 1
    s.deck[0], s.deck[1] = card("Qh"), card("6k")
    s.deck_count = 2
    check_inventory(s)
    counts = Counter(frozenset(hand(redealt(s, 0, seed), 1)) for seed in range(1800))
    assert len(counts) == 9  # ten ways to choose three of five, but not ace, king, queen
    assert frozenset({"Ah", "Kh", "Qh"}) not in counts
    assert min(counts.values()) > 140  # 200 expected, 13 the standard deviation
    assert max(counts.values()) < 260


def test_deck_is_sorted_so_that_its_order_says_nothing() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w")
    for _ in range(5):
        do(s, DECK)
        do(s, DISCARD + int(s.hand[s.actor, FOURTH]))
    assert s.phase == DRAWING
    deck = [int(c) for c in redealt(s, 0, 1).deck[: s.deck_count]]
    assert deck == sorted(deck)


def test_future_is_not_in_the_record() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w")
    drawn = set()
    for seed in range(200):
        new = copy(s)
        reseed(new, seed)
        RULES.play(new, DECK)
        drawn.add(int(new.hand[0, FOURTH]))
    assert len(drawn) > 30  # 38 cards are in the deck
