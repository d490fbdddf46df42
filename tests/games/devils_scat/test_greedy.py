"""Devil's Scat as it looks at a glance: what the greedy player likes, and who seems to win."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from clowder.engine.blank import blank
from clowder.engine.dispatch import deal, estimate, legal, play, prefer, result
from clowder.engine.record import content
from clowder.games.devils_scat import GAME
from clowder.games.devils_scat.record import DECK, DISCARDING, FOURTH, KNOCK, SHOWING, TAKE, DevilsScat
from tests.games.contest import wins
from tests.games.devils_scat.table import arranged, card, discard, knock_and_stand, moves, results
from tests.games.glance import looks_changed

CLASSIC = {"scoring": "classic"}
EVERY_TABLE: list[tuple[int, dict[str, Any]]] = [
    *((players, {}) for players in range(2, 7)),
    *((players, CLASSIC) for players in (2, 4, 6)),
    (2, {"boot": "gems"}),
    (3, {"boot": "random", **CLASSIC}),
]


def liked(s: DevilsScat) -> int:
    """The move that looks best; there must be only one."""
    best = sorted(moves(s), key=lambda move: prefer(s, move))
    assert len(best) == 1 or prefer(s, best[-1]) > prefer(s, best[-2])
    return best[-1]


def chances(s: DevilsScat) -> list[float]:
    out = np.zeros(6)
    estimate(s, out)
    return [float(share) for share in out[: s.seats]]


def holding(three: str, fourth: str, **options: Any) -> DevilsScat:
    """Seat 0 has drawn a fourth card from the deck and has to discard."""
    s = arranged(three, top="7k", **options)
    place = next(i for i in range(s.deck_count) if s.deck[i] == card(fourth))
    s.deck_count -= 1
    s.deck[place], s.deck[s.deck_count] = s.deck[s.deck_count], 0
    s.hand[0, FOURTH], s.held[0], s.phase = card(fourth), 4, DISCARDING
    return s


def test_a_poor_hand_draws_and_does_not_take_what_does_not_help() -> None:
    assert liked(arranged("6h 8s 9g", top="7k")) == DECK


def test_a_card_that_helps_much_is_taken() -> None:
    assert liked(arranged("Kh 8h 9g", top="Qh")) == TAKE


def test_s33_a_hand_worth_29_knocks_and_one_worth_28_does_not() -> None:
    assert liked(arranged("Kh Qh 9h", top="7k")) == KNOCK
    assert liked(arranged("Kh Qh 8h", top="7k")) == DECK


def test_s47_with_lives_a_middling_hand_knocks() -> None:
    assert liked(arranged("Kh 7h 6h", top="7k", scoring="classic")) == KNOCK
    assert liked(arranged("Kh Jh 9s", top="7k", scoring="classic")) == DECK


@pytest.mark.parametrize("options", [{}, CLASSIC])
@pytest.mark.parametrize(("hand", "top"), [("Kh Qh 9h", "Ah"), ("6h 6s Kh", "6g")])
def test_s35_a_discard_that_ends_the_round_is_taken_before_a_knock(hand: str, top: str, options: dict[str, Any]) -> None:
    s = arranged(hand, top=top, **options)
    assert liked(s) == TAKE
    play(s, TAKE)
    play(s, liked(s))
    assert (s.phase, s.scat) == (SHOWING, 0)


def test_the_card_of_another_suit_goes() -> None:
    assert liked(holding("Kh Qh 8s", "9h")) == discard("8s")


def test_a_pair_is_kept_before_loose_cards() -> None:
    assert liked(holding("8h 8s Kg", "7w")) == discard("7w")
    assert liked(holding("8h 8s Kg", "9w")) == discard("9w")


def test_two_sixes_are_kept_before_two_sevens() -> None:
    six, seven = holding("6h 6s Kg", "8w"), holding("7h 7s Kg", "8w")
    assert prefer(six, discard("8w")) > prefer(seven, discard("8w"))


@pytest.mark.parametrize(("players", "options"), EVERY_TABLE)
def test_what_a_move_looks_like_does_not_depend_on_hidden_cards(players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        assert looks_changed(GAME, players, options, seed, 400) == 0


@pytest.mark.parametrize("options", [{}, CLASSIC])
def test_nor_without_compilation(options: dict[str, Any]) -> None:
    assert looks_changed(GAME, 4, options, 1, 80, jit=False) == 0


@pytest.mark.parametrize(("players", "options"), EVERY_TABLE)
def test_chances_add_up_to_one_all_through_a_game(players: int, options: dict[str, Any]) -> None:
    room, out, shares = np.zeros(GAME.actions, np.int16), np.zeros(6), np.zeros(6)
    s = blank(GAME, players, options)[0]
    chooser = random.Random(players)
    deal(s, players)
    while count := legal(s, room):
        estimate(s, out)
        assert out[:players].sum() == pytest.approx(1)
        for seat in range(players):
            assert (out[seat] > 0) == (not s.classic or s.lives[seat] > 0)
        play(s, int(room[chooser.randrange(count)]))
    result(s, shares)
    estimate(s, out)
    assert out.tolist() == shares.tolist()


def test_chances_follow_the_points_the_more_the_nearer_the_end() -> None:
    early, late = arranged("6h 8s 9g", "6s 8g 9h"), arranged("6h 8s 9g", "6s 8g 9h")
    early.points[0] = 2
    late.points[0], late.points[1] = 14, 12
    assert 0.5 < chances(early)[0] < chances(late)[0] < 1


def test_chances_follow_the_lives_and_the_dead_have_none() -> None:
    s = arranged("6h 8s 9g", "6s 8g 9h", "7h 8w 9s", scoring="classic")
    s.lives[0], s.lives[1], s.lives[2], s.held[2] = 3, 1, 0, 0
    assert chances(s)[0] > 0.7
    assert chances(s)[2] == 0


def test_a_good_hand_speaks_for_its_owner_until_the_round_is_over() -> None:
    s = arranged("Kh Qh 9h", "6s 7g 9w")
    assert chances(s)[0] > 0.5
    s.phase = SHOWING
    assert chances(s) == pytest.approx([0.5, 0.5])


def test_s43_a_game_that_is_over_is_certain() -> None:
    s = arranged("Kh Qh 9h", "6s 7g 9w")
    s.points[0] = 14
    knock_and_stand(s)
    assert results(s) == chances(s) == [1, 0]


@pytest.mark.many_samples
@pytest.mark.parametrize(
    ("players", "options", "least"),
    # 1.00, 1.00, 0.97 in 12,000 games; classic 0.99, 0.97, 0.95; booted 1.00
    [
        (2, {}, 0.95),
        (4, {}, 0.9),
        (6, {}, 0.85),
        (2, CLASSIC, 0.9),
        (4, CLASSIC, 0.85),
        (6, CLASSIC, 0.85),
        (3, {"boot": "random"}, 0.95),
    ],
)
def test_the_greedy_player_beats_random_ones(players: int, options: dict[str, Any], least: float) -> None:
    assert wins(blank(GAME, players, options, count=2), 300, np.zeros(GAME.actions, np.int16), np.zeros(6)) > least


def test_looking_changes_nothing() -> None:
    s = arranged("Kh 8h 9g", top="Qh")
    before = content(s)
    for move in moves(s):
        prefer(s, move)
    chances(s)
    assert before == content(s)
