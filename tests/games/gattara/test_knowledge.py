"""What players know of hidden cards, and the worlds that redeal makes of it."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from clowder.engine.chance import reseed
from clowder.engine.record import NOBODY, content, copy
from clowder.games.gattara import GAME
from clowder.games.gattara.faces import sort_of
from clowder.games.gattara.record import SORT_BASTET, SORT_CATS, SORT_MIRROR, Gattara
from clowder.testing.fairness import check_fair

from .table import NAMES, RULES, Table, dealt, face, hand_of


def known(t: Table, seat: int) -> list[tuple[str, set[int]]]:
    """The cards a seat knows to be in other hands, and in which."""
    found = []
    for i in range(t.s.known[seat]):
        where = int(t.s.known_where[seat, i])
        found.append((NAMES[t.s.known_face[seat, i]], {p for p in range(6) if where >> p & 1}))
    return sorted(found, key=lambda entry: (entry[0], sorted(entry[1])))


def test_g18_the_victim_knows_what_the_thief_drew_and_nobody_else_does() -> None:
    t = Table("draw stray", "show", "").do("draw", "at 1").quiet()
    assert [known(t, seat) for seat in range(3)] == [[], [("show", {0})], []]
    assert all("show" in hand_of(t.redealt(1, seed), 0) for seed in range(20))
    assert any("show" not in hand_of(t.redealt(2, seed), 0) for seed in range(20))


def test_g18_who_swaps_knows_the_others_new_hand() -> None:
    t = Table("swap stray zen", "", "show skip bastet").do("swap", "at 2").quiet()
    assert known(t, 0) == [("stray", {2}), ("zen", {2})]
    assert known(t, 2) == [("bastet", {0}), ("show", {0}), ("skip", {0})]
    for seed in range(10):
        assert hand_of(t.redealt(0, seed), 2) == ["stray", "zen"]
        assert hand_of(t.redealt(2, seed), 0) == ["bastet", "show", "skip"]


def test_g18_a_third_players_draw_blurs_it() -> None:
    t = Table("swap stray zen", "draw", "show skip bastet").do("swap", "at 2").quiet().do("pass")
    t.do("draw", "at 2").quiet()
    assert known(t, 0) == [("stray", {1, 2}), ("zen", {1, 2})]
    drawn: Counter[bool] = Counter()
    for seed in range(200):
        world = t.redealt(0, seed)
        assert {"stray", "zen"} <= {*hand_of(world, 1), *hand_of(world, 2)}
        drawn["stray" in hand_of(world, 1)] += 1
    assert min(drawn[True], drawn[False]) > 20


def test_g18_a_known_card_that_is_played_is_forgotten() -> None:
    t = Table("swap stray zen", "show", "").do("swap", "at 1").quiet().do("pass")
    assert known(t, 0) == [("stray", {1}), ("zen", {1})]
    t.do("zen")
    assert known(t, 0) == [("stray", {1})]


def test_g1_cards_that_look_alike_cannot_be_told_apart() -> None:
    """0 knows of a stray with 1 and of one with 1 or 2; when 1 plays a stray, one is left with 1 or 2."""
    t = Table("skip", "stray stray", "stray", turn=1)
    t.s.known[0] = 2
    t.s.known_face[0, 0] = t.s.known_face[0, 1] = face("stray")
    t.s.known_where[0, 0], t.s.known_where[0, 1] = 0b010, 0b110
    t.do("stray")
    assert known(t, 0) == [("stray", {1, 2})]


def test_g18_drawing_the_last_card_of_a_hand_leaves_no_doubt() -> None:
    t = Table("draw", "zen", "", turn=0)
    t.s.known[2], t.s.known_face[2, 0], t.s.known_where[2, 0] = 1, face("zen"), 0b010
    t.do("draw", "at 1").quiet()
    assert known(t, 2) == [("zen", {0})]


def test_g6_a_skip_shows_everybody_what_the_hand_can_be() -> None:
    t = Table("bastet bastet mirror", "stray", "", discards="stray bastet").do("pass")
    seen: set[tuple[str, ...]] = set()
    for seed in range(100):
        hand = hand_of(t.redealt(1, seed), 0)
        assert set(hand) <= {"bastet", "mirror"}
        seen.add(tuple(hand))
    assert len(seen) == 2  # two Bastets (one lies open) and a Mirror, or one and two


def test_g10_a_skip_after_a_zen_cat_shows_a_hand_without_yellow() -> None:
    t = Table("zen", "stray lose-any bastet", "").do("zen").quiet().do("pass")
    worlds = [t.redealt(2, seed) for seed in range(200)]
    sorts = {sort_of(world, world.hand[1, i]) for world in worlds for i in range(3)}
    assert sorts == {SORT_BASTET, SORT_CATS}  # a Mirror could have copied the Zen cat


def test_g6_the_shown_sorts_stay_with_the_cards_that_stay() -> None:
    t = Table("bastet bastet bastet", "stray stray", "").do("pass")
    assert (int(t.s.barred[0]), int(t.s.allowed[0])) == (3, SORT_BASTET | SORT_MIRROR)  # there was nothing to copy
    t.do("stray").until(0).do("bastet").quiet()
    assert int(t.s.barred[0]) == 2
    for seed in range(50):
        assert set(hand_of(t.redealt(1, seed), 0)) <= {"bastet", "mirror"}
    t.hold(2, "stray")
    t.do("stray").quiet()  # back to 0, who draws a card that may be anything
    assert (int(t.s.barred[0]), int(t.s.held[0])) == (2, 3)
    for seed in range(50):
        assert sum(name in ("bastet", "mirror") for name in hand_of(t.redealt(1, seed), 0)) >= 2


def test_g18_what_a_skip_showed_moves_with_a_swapped_hand_and_with_a_drawn_card() -> None:
    t = Table("bastet bastet bastet", "swap stray", "").do("pass", "swap", "at 0").quiet()
    assert [int(b) for b in list(t.s.barred)[:3]] == [0, 3, 0]
    t = Table("bastet bastet bastet", "draw stray", "").do("pass", "draw", "at 0").quiet()
    assert [int(b) for b in list(t.s.barred)[:3]] == [2, 1, 0]


def worlds(s: Gattara, seat: int, ok: Any) -> Counter[tuple[tuple[str, ...], ...]]:
    """Every way to deal the hidden cards, by the hands that result; `ok` says whether the seat thinks it possible."""
    hidden = [int(c) for c in list(s.pile)[: s.loose]]
    sizes = {}
    for other in range(s.seats):
        if other != seat:
            hidden += [int(s.hand[other, i]) for i in range(s.held[other])]
            sizes[other] = int(s.held[other])
    found: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for deal in itertools.permutations(range(len(hidden)), sum(sizes.values())):
        cards = [NAMES[hidden[i]] for i in deal]
        places = {}
        for other, size in sizes.items():
            places[other], cards = cards[:size], cards[size:]
        if ok(places):
            found[tuple(tuple(sorted(hand)) for hand in places.values())] += 1
    return found


def compare(t: Table, seat: int, expected: Counter[tuple[tuple[str, ...], ...]], samples: int = 6000) -> None:
    """Redeal deals the worlds in proportion to the ways in which they come about."""

    def weight(s: Any) -> float:
        hands = tuple(
            tuple(sorted(NAMES[c] for c in s.hand[other][: s.held[other]])) for other in range(s.seats) if other != seat
        )
        assert hands in expected, f"{hands} is not possible"
        return float(expected[hands])

    assert check_fair(GAME, t.s, seat, samples, weight, len(expected)) == len(expected)


def test_redeal_is_fair_when_nothing_is_known() -> None:
    t = Table("stray", "show bastet", "zen", pile="stray bastet skip")
    compare(t, 0, worlds(t.s, 0, lambda hands: True))


def test_redeal_is_fair_after_a_skip() -> None:
    t = Table("stray", "bastet mirror", "zen bastet", pile="mirror stray skip")
    t.s.barred[1], t.s.allowed[1] = 2, SORT_BASTET | SORT_MIRROR
    shown = {"bastet", "mirror"}
    compare(t, 0, worlds(t.s, 0, lambda hands: set(hands[1]) <= shown))


def test_redeal_is_fair_after_two_skips_of_different_kinds() -> None:
    t = Table("stray", "bastet mirror", "stray bastet", pile="mirror show skip")
    t.s.barred[1], t.s.allowed[1] = 2, SORT_BASTET | SORT_MIRROR
    t.s.barred[2], t.s.allowed[2] = 1, SORT_BASTET | SORT_CATS
    first, second = {"bastet", "mirror"}, {"bastet", "stray", "show"}

    def ok(hands: dict[int, list[str]]) -> bool:
        return set(hands[1]) <= first and hands[2][0] in second  # the place that showed it comes first

    compare(t, 0, worlds(t.s, 0, ok))


def test_redeal_is_fair_when_a_card_roams_between_hands_one_of_which_has_skipped() -> None:
    """The hard case: a known Bastet may fill a place that a skip has narrowed, or a wide one."""
    t = Table("skip", "bastet mirror", "zen stray", pile="mirror bastet show two-strays")
    t.s.barred[1], t.s.allowed[1] = 2, SORT_BASTET | SORT_MIRROR
    t.s.known[0], t.s.known_face[0, 0], t.s.known_where[0, 0] = 1, face("bastet"), 0b110
    roaming = worlds_with_roaming(t.s, "bastet")
    compare(t, 0, roaming, 12000)


def worlds_with_roaming(s: Gattara, name: str) -> Counter[tuple[tuple[str, ...], ...]]:
    """As worlds(), for seat 0: one certain card of that name is in a hand, and hand 1 has only Bastets and Mirrors."""
    hidden = [NAMES[c] for c in list(s.pile)[: s.loose]] + hand_of(s, 1) + hand_of(s, 2)
    hidden.remove(name)
    hidden.append(name + "!")
    found: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for deal in itertools.permutations(hidden, 4):
        if name + "!" in deal and {card.strip("!") for card in deal[:2]} <= {"bastet", "mirror"}:
            plain = [card.strip("!") for card in deal]
            found[tuple(sorted(plain[:2])), tuple(sorted(plain[2:]))] += 1
    return found


def test_redeal_for_a_bystander_hides_every_hand() -> None:
    t = Table("stray zen show", "skip skip bastet")
    hands = {tuple(hand_of(t.redealt(NOBODY, seed), seat)) for seed in range(50) for seat in (0, 1)}
    assert len(hands) > 40


def test_redeal_after_the_end_leaves_the_open_hands_alone() -> None:
    t = Table("stray zen bastet", "skip bastet show", cats=[(9, 0, 0)]).do("stray").quiet()
    assert t.over
    other = t.redealt(1)
    assert (hand_of(other, 0), hand_of(other, 1)) == (t.hand(0), t.hand(1))


@pytest.mark.many_samples
@pytest.mark.parametrize("players", range(2, 7))
def test_what_a_seat_believes_is_true_all_through_random_games(players: int) -> None:
    """Of every face, as many are in each set of hands as the seat knows of there; skips have shown the truth."""
    room = np.zeros(GAME.actions, np.int16)
    chooser = random.Random(players)
    most = 0
    for seed in range(12):
        s = dealt(players, seed)
        while s.actor != NOBODY:
            moves = room[: RULES.legal(s, room)]
            eager = [m for m in moves if m < 52 and NAMES[m] in ("draw", "swap", "mirror")]  # more to know
            RULES.play(s, int(chooser.choice(eager or moves)))
            for seat in range(players):
                most = max(most, int(s.known[seat]))
                believes_truth(s, seat)
            for seat in range(players):
                shown = sum(bool(int(s.allowed[seat]) & sort_of(s, s.hand[seat, i])) for i in range(s.held[seat]))
                assert shown >= s.barred[seat]
    assert most >= 2


def believes_truth(s: Gattara, seat: int) -> None:
    """No set of hands has fewer cards of a face than the seat believes, and it believes nothing about its own."""
    entries = [(int(s.known_face[seat, i]), int(s.known_where[seat, i])) for i in range(s.known[seat])]
    for number, hands in itertools.product({f for f, _ in entries}, range(1, 1 << int(s.seats))):
        believed = sum(f == number and where & hands == where for f, where in entries)
        there = sum(
            s.hand[p, i] == number for p in range(s.seats) if p != seat and hands >> p & 1 for i in range(s.held[p])
        )
        assert believed <= there


def test_redealing_twice_is_redealing_once_with_much_known() -> None:
    t = Table("swap stray zen", "draw show", "show skip bastet", "mirror bastet bastet")
    t.do("swap", "at 2").quiet().do("pass", "draw", "at 2").quiet()
    for seat in (NOBODY, 0, 1, 2, 3):
        once, twice = copy(t.s), copy(t.redealt(seat, 5))
        for world in (once, twice):
            reseed(world, 9)
            RULES.redeal(world, seat)
        assert content(once) == content(twice)
