"""Classic scoring: lives instead of points."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from clowder.games.devils_scat import GAME
from clowder.games.devils_scat.record import BEATEN, DEAL, KNOCK, LOWEST, OUTSCATTED, SHOWING, TAKE, DevilsScat

from .table import (
    RULES,
    arranged,
    dealt,
    discard,
    do,
    draw_and_discard,
    knock_and_stand,
    lay,
    moves,
    outcome,
    plain,
    results,
)


def classic(*hands: str, lives: tuple[int, ...] = (), top: str = "Ak") -> DevilsScat:
    """The first turn of a round, seat 0 to play; a seat with "" is out."""
    s = arranged(players=len(hands), scoring="classic")
    for seat, hand in enumerate(hands):
        s.lives[seat] = (lives[seat] if lives else 3) if hand else 0
    lay(s, list(hands), top)
    while not hands[s.actor]:
        s.actor += 1
    return s


def lives(s: DevilsScat) -> list[int]:
    """The lives of each seat."""
    return [int(x) for x in s.lives[: s.seats]]


@pytest.mark.parametrize("players", range(2, 7))
def test_s46_everybody_has_three_lives_and_there_are_no_points(players: int) -> None:
    s = dealt(players, 7, scoring="classic")
    assert (s.phase, lives(s), [RULES.score(s, p) for p in range(players)]) == (0, [3] * players, [3] * players)
    assert s.favoured == -1
    facts = to_builtins(GAME.view.player(plain(s), 0, 0))["facts"]
    assert (facts["points"], facts["lives"]) == (None, 3)


def test_s47_lowest_hand_loses_a_life() -> None:
    s = classic("Kh Qh 6s", "6g 7g 9w", "Jg 9g 7s")
    knock_and_stand(s)
    assert lives(s) == [3, 2, 3]
    assert list(s.earned[:3]) == [0, LOWEST, 0]


def test_s47_knocker_loses_two_when_lowest() -> None:
    s = classic("6g 7g 9w", "Kh Qh 6s", "Jg 9g 7s")
    knock_and_stand(s)
    assert lives(s) == [1, 3, 3]
    assert s.earned[0] == LOWEST | BEATEN


def test_s51_knocker_needs_to_beat_just_one() -> None:
    s = classic("Jg 9g 7s", "Kh Qh 6s", "6g 7g 9w")
    knock_and_stand(s)
    assert lives(s) == [3, 3, 2]


def test_s11_all_who_are_tied_for_lowest_lose_a_life() -> None:
    s = classic("Kh Qh 6s", "Jg 6w 7s", "Js 6h 7w")
    knock_and_stand(s)
    assert lives(s) == [3, 2, 2]


def test_s11_knocker_tied_for_lowest_loses_two() -> None:
    s = classic("Jg 6w 7s", "Js 6h 7w", "Kh Qh 6s")
    knock_and_stand(s)
    assert lives(s) == [1, 2, 3]


def test_s11_everybody_tied_is_everybody_lowest() -> None:
    s = classic("Jg 6w 7s", "Js 6h 7w", "Jh 6s 7g")
    knock_and_stand(s)
    assert lives(s) == [1, 2, 2]


def test_s48_all_others_lose_a_life_to_a_scat() -> None:
    s = classic("Ah Kh 7s", "6s 7g 9w", "Jg 9g 8s", top="Qh")
    do(s, TAKE, discard("7s"))
    assert lives(s) == [3, 2, 2]
    assert list(s.earned[:3]) == [0, OUTSCATTED, OUTSCATTED]


def test_s48_devils_scat_as_well() -> None:
    s = classic("6h 6w 7s", "8s 7g 9w", "Jg 9g 8g", top="6k")
    do(s, TAKE, discard("7s"))
    assert lives(s) == [3, 2, 2]


def test_s11_knocker_loses_only_one_to_a_scat() -> None:
    s = classic("6s 7g 9w", "Ah Kh 7s", "Jg 9g 8s", top="Qh")
    do(s, KNOCK)
    do(s, TAKE, discard("7s"))
    assert lives(s) == [2, 3, 2]


def test_s11_no_life_is_lost_below_zero() -> None:
    s = classic("6g 7g 9w", "Kh Qh 6s", "Jg 9g 7s", lives=(1, 3, 3))
    knock_and_stand(s)
    assert lives(s) == [0, 3, 3]


def test_s11_points_and_favoured_suit_do_not_count() -> None:
    s = classic("Kh Qh 10h", "6g 7g 9w")
    knock_and_stand(s)
    assert list(s.points) == [0] * 6
    assert to_builtins(GAME.view.table(plain(s), 0))["facts"]["winner"] is None


def test_s11_turns_pass_over_who_is_out() -> None:
    s = classic("Kh Qh 6s", "", "Jg 9g 7s", "")
    draw_and_discard(s, "Kk")
    assert s.actor == 2
    do(s, KNOCK)
    assert s.actor == 0
    draw_and_discard(s, "Qk")
    assert s.phase == SHOWING  # nobody waits for seats 1 and 3


def test_s11_deal_passes_over_who_is_out() -> None:
    s = classic("", "Kh Qh 6s", "Jg 9g 7s", "6g 7g 9w", lives=(0, 3, 3, 3))
    knock_and_stand(s)
    assert (s.dealer, s.actor) == (3, 1)  # seat 0 is out
    do(s, DEAL)
    assert (s.dealer, list(s.held[:4])) == (1, [0, 3, 3, 3])
    assert s.deck_count == 45 - 9 - 1


def test_s11_dealer_who_dies_passes_the_deal_on() -> None:
    s = classic("Kh Qh 6s", "Jg 9g 7s", "6g 7g 9w", lives=(3, 3, 1))
    knock_and_stand(s)
    assert (lives(s), s.dealer, s.actor) == ([3, 3, 0], 2, 0)
    do(s, DEAL)
    assert list(s.held[:3]) == [3, 3, 0]


def test_s11_lowest_is_looked_for_among_those_dealt_in() -> None:
    s = classic("Kh Qh 6s", "", "Jg 9g 7s")
    knock_and_stand(s)
    assert lives(s) == [3, 0, 2]


def test_s49_last_one_alive_wins() -> None:
    s = classic("Kh Qh 6s", "", "Jg 9g 7s", lives=(2, 0, 1))
    knock_and_stand(s)
    assert (s.actor, results(s), moves(s)) == (-1, [1.0, 0.0, 0.0], [])
    assert outcome(s) == ([0], [2, 0, 0], "survivor")


def test_s49_scat_that_kills_all_others_wins() -> None:
    s = classic("Ah Kh 7s", "6s 7g 9w", "Jg 9g 8s", top="Qh", lives=(1, 1, 1))
    do(s, TAKE, discard("7s"))
    assert results(s) == [1.0, 0.0, 0.0]


def test_s11_all_who_die_together_share_the_win() -> None:
    s = classic("Jg 6w 7s", "", "Js 6h 7w", lives=(2, 0, 1))
    knock_and_stand(s)
    assert (lives(s), results(s)) == ([0, 0, 0], [0.5, 0.0, 0.5])
    assert outcome(s) == ([0, 2], [0, 0, 0], "together")


def test_s11_three_who_die_together_share_the_win() -> None:
    s = classic("Jg 6w 7s", "Js 6h 7w", "Jh 6s 7g", lives=(1, 1, 1))
    knock_and_stand(s)
    assert results(s) == [1 / 3] * 3


def test_s46_classic_with_a_booted_suit_to_the_end() -> None:
    s = dealt(3, 11, scoring="classic", boot="skulls")
    for _ in range(2000):
        if s.actor < 0:
            break
        do(s, moves(s)[-1])
    assert s.actor == -1
    assert sum(results(s)) == pytest.approx(1.0)
