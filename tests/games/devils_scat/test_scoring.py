"""The end of a round with points, and of the game."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from clowder.games.devils_scat import GAME
from clowder.games.devils_scat.record import (
    AT_29,
    BEATEN,
    DEAL,
    FAVOURED,
    FULL_31,
    KNOCK,
    SHOWING,
    TAKE,
    WON,
    DevilsScat,
)

from .table import RULES, arranged, dealt_so, discard, do, draw_and_discard, knock_and_stand, moves, outcome, plain, results
from .test_turn import TWO_SCATS_AT_THE_DEAL, scats


def ended(*hands: str, points: tuple[int, ...] = (), favoured: str = "k", top: str = "Ak") -> DevilsScat:
    """A round in which seat 0 knocked at once and no hand changed."""
    s = arranged(*hands, favoured=favoured, top=top)
    for seat, had in enumerate(points):
        s.points[seat] = had
    knock_and_stand(s)
    return s


def earned(s: DevilsScat) -> list[int]:
    """The reasons of each seat."""
    return [int(x) for x in s.earned[: s.seats]]


def points(s: DevilsScat) -> list[int]:
    """The points of each seat."""
    return [int(x) for x in s.points[: s.seats]]


def test_s36_best_hand_wins_the_round() -> None:
    s = ended("6h 7s 9g", "Kh Qh 7w", "6g 7g 9w")
    assert s.winner == 1


def test_s36_half_a_point_is_enough() -> None:
    s = ended("9h 10h Jh", "6s 7s 8s", "6g 7g 9w")
    assert s.winner == 1  # 29½ beats 29


def test_s36_third_against_half() -> None:
    s = arranged("Kh Ks Kg", "6h 6s 7w", "6w 7g 9w", top="6k")
    do(s, KNOCK)
    do(s, TAKE, discard("7w"))
    assert s.winner == 1  # 30⅔ beats 30½


def test_s36_tied_best_hands_win_nothing() -> None:
    s = ended("Kh Qh 6s", "Kg Qg 6w", "6g 7g 9w")
    assert s.winner == -1
    assert points(s) == [0, 0, 0]


def test_s36_tie_below_the_best_does_not_matter() -> None:
    assert ended("Kh Qh 7s", "Kg 6s 7w", "Jg 6w 7h").winner == 0


def test_s36_everybody_tied() -> None:
    assert ended("Kh 6s 7g", "Kg 6w 7h", "Kw 6h 7s").winner == -1


def test_s37_winner_gets_a_point() -> None:
    s = ended("Kh Qh 6s", "6g 7g 9w")
    assert (earned(s), points(s)) == ([WON, 0], [1, 0])


@pytest.mark.parametrize(
    ("hand", "reasons"),
    [("9h 10h Jh", WON | AT_29), ("8h 10h Kh", WON), ("6h 7h 8h", WON | AT_29), ("7h 7s 7g", WON | AT_29)],
)
def test_s38_hand_worth_29_gets_a_point(hand: str, reasons: int) -> None:
    assert earned(ended(hand, "6w 7w 9s"))[0] == reasons


def test_s38_loser_of_the_round_gets_it_too() -> None:
    s = ended("9h 10h Jh", "Kh Ks Kg", "6w 7w 9s")
    assert earned(s) == [AT_29 | BEATEN, WON | AT_29, 0]


def test_s39_full_31_gets_a_point() -> None:
    s = arranged("Ah Kh 7s", "6s 7g 9w", top="Qh")
    do(s, TAKE, discard("7s"))
    assert (earned(s)[0], points(s)) == (WON | AT_29 | FULL_31, [3, 0])


def test_s39_devils_scat_is_no_full_31() -> None:
    s = arranged("6h 6s 7s", "8s 7g 9w", top="6g")
    do(s, TAKE, discard("7s"))
    assert (earned(s)[0], points(s)) == (WON | AT_29, [2, 0])


def test_s40_favoured_suit_brings_one_more() -> None:
    s = ended("Kh Qh 6s", "6g 7g 9w", favoured="s")
    assert (earned(s), points(s)) == ([WON | FAVOURED, 0], [2, 0])


def test_s40_two_cards_of_it_bring_no_more() -> None:
    assert points(ended("Kh Qh 6s", "6g 7g 9w", favoured="h")) == [2, 0]


def test_s30_favoured_suit_alone_scores_nothing() -> None:
    s = ended("Kh Qh 6s", "6g 7g 9w", favoured="g")
    assert points(s) == [1, 0]


def test_s30_most_a_hand_can_score_is_four() -> None:
    s = arranged("Ah Kh 7s", "6s 7g 9w", top="Qh", favoured="h")
    do(s, TAKE, discard("7s"))
    assert points(s) == [4, 0]


def test_s41_knocker_loses_a_point_if_somebody_else_won() -> None:
    s = ended("6g 7g 9w", "Kh Qh 6s", points=(5, 5))
    assert (earned(s), points(s)) == ([BEATEN, WON], [4, 6])


def test_s41_also_against_a_scat_in_a_last_turn() -> None:
    s = arranged("Ks Kg Kw", "Ah Kh 7s", "6g 7w 9k", top="Qh")
    s.points[0] = 5
    do(s, KNOCK)
    do(s, TAKE, discard("7s"))
    assert (earned(s)[0], points(s)[0]) == (AT_29 | BEATEN, 5)


def test_s41_nobody_else_loses_anything() -> None:
    assert points(ended("6g 7g 9w", "Kh Qh 6s", "Jg 6w 7s", points=(5, 5, 5)))[2] == 5


def test_s41_nothing_is_lost_when_nobody_won() -> None:
    assert points(ended("6g 7g 9w", "Kh Qh 6s", "Ks Qs 6w", points=(5, 5, 5))) == [5, 5, 5]


def test_s7_knocker_tied_for_best_loses_nothing() -> None:
    assert points(ended("Kh Qh 6s", "Kg Qg 6w", points=(5, 5))) == [5, 5]


def test_s7_tied_hands_still_score_29_and_favoured_suit() -> None:
    s = ended("Kh Qh 10h", "Kg Qg 10g", "6w 7w 9s", favoured="h")
    assert (s.winner, earned(s)) == (-1, [AT_29 | FAVOURED, AT_29, 0])


def test_s7_two_scats_at_one_deal_are_no_tie() -> None:
    s = dealt_so(lambda s: len(scats(s)) == 2, 6, TWO_SCATS_AT_THE_DEAL)
    first, second = scats(s)
    full = [FULL_31 if s.worth[seat] == 186 else 0 for seat in (first, second)]
    assert earned(s)[first] & ~FAVOURED == WON | AT_29 | full[0]
    assert earned(s)[second] & ~FAVOURED == AT_29 | full[1]


def test_s42_total_never_goes_below_zero() -> None:
    s = ended("6g 7g 9w", "Kh Qh 6s", points=(0, 3))
    assert (s.change[0], points(s)) == (-1, [0, 4])


def test_s8_lost_point_does_not_undo_the_favoured_suit() -> None:
    s = ended("9h 10h Jh", "Kh Ks Kg", points=(2, 2), favoured="h")
    assert earned(s)[0] == AT_29 | FAVOURED | BEATEN
    assert (s.change[0], points(s)[0]) == (1, 3)


def test_s8_sum_is_taken_before_zero_is_the_floor() -> None:
    s = ended("9h 10h Jh", "Kh Ks Kg", favoured="s")
    assert (earned(s)[0], s.change[0], points(s)[0]) == (AT_29 | BEATEN, 0, 0)


@pytest.mark.parametrize(("players", "target"), [(2, 15), (3, 12), (4, 10), (5, 9), (6, 8)])
def test_s43_points_needed_for_each_number_of_players(players: int, target: int) -> None:
    for had, over in ((target - 2, False), (target - 1, True), (target, True)):
        s = arranged("Kh Qh 8s", players=players)
        s.points[0] = had
        knock_and_stand(s)
        assert (s.winner, s.points[0], s.actor == -1) == (0, had + 1, over)
        assert results(s) == [float(over)] + [0.0] * (players - 1)
        assert RULES.score(s, 0) == had + 1
    assert moves(s) == []
    assert outcome(s)[2] == "target"


def test_s9_points_without_the_round_do_not_win() -> None:
    s = ended("Kh Ks Kg", "6s 7s 8s", points=(3, 14))
    assert (s.winner, points(s)) == (0, [5, 15])
    assert s.actor >= 0  # seat 1 has 15, but seat 0 won the round


def test_s9_nor_does_a_tied_round() -> None:
    s = ended("Kh Qh 10h", "Kg Qg 10g", points=(14, 3))
    assert (s.winner, points(s), s.actor >= 0) == (-1, [15, 4], True)


def test_s20_winning_a_later_round_with_the_points_wins() -> None:
    s = ended("Kh Ks Kg", "6s 7s 8s", points=(3, 14))
    assert s.actor >= 0
    s = ended("6s 7g 9w", "Kh Qh 8s", points=(5, 15))
    assert (s.actor, results(s)) == (-1, [0.0, 1.0])


def test_s44_next_dealer_sits_to_the_left_and_gathers_all_cards() -> None:
    s = arranged("Kh Qh 6s", players=3)
    knock_and_stand(s)
    assert (s.dealer, s.actor) == (2, 0)
    do(s, DEAL)
    assert (s.dealer, s.rounds) == (0, 2)
    if s.phase != SHOWING:
        assert (s.actor, s.deck_count, s.pile_count, s.knocker) == (1, 35, 1, -1)


def test_s12_between_rounds_all_hands_are_shown_until_the_next_dealer_deals() -> None:
    s = ended("9h 10h Jh", "Kh Ks Kg", "6w 7w 9s", favoured="h", points=(2, 2, 2))
    assert moves(s) == [DEAL]
    for viewer in (0, 1, 2, None):
        areas = [to_builtins(GAME.view.player(plain(s), seat, viewer)) for seat in range(3)]
        assert [[c["rank"] + c["suit"][0] for c in a["places"]["hand"]["cards"]] for a in areas] == [
            ["9h", "10h", "Jh"], ["Kh", "Ks", "Kg"], ["9s", "6s", "7s"],
        ]  # fmt: skip
        assert [(a["facts"]["worth"], a["facts"]["sixths"]) for a in areas] == [(29, 0), (30, 3), (13, 0)]
        assert [a["facts"]["change"] for a in areas] == [1, 3, 0]
        reasons = [{k: v for k, v in a["facts"].items() if k.startswith("for_") and v is not None} for a in areas]
        assert reasons == [
            {"for_29": 1, "for_favoured": 1, "for_knocking": -1},
            {"for_winning": 1, "for_29": 1, "for_favoured": 1},
            {},
        ]
        assert to_builtins(GAME.view.table(plain(s), viewer))["facts"]["winner"] == {"seat": 1}


def test_s12_reasons_are_gone_with_the_new_round() -> None:
    s = ended("Kh Qh 6s", "6g 7g 9w")
    do(s, DEAL)
    if s.phase != SHOWING:
        assert (earned(s), list(s.change)) == ([0, 0], [0] * 6)
        assert to_builtins(GAME.view.table(plain(s), 0))["facts"]["winner"] is None


def test_worked_round_step_by_step() -> None:
    """Two turns each, a knock, last turns: as the rulebook tells a round."""
    s = arranged("10h 7s 9g", "Jw 7g 9w", "6g 7w 9k", top="Qh", favoured="w")
    do(s, TAKE, discard("7s"))
    draw_and_discard(s, "Kw", "7g")
    draw_and_discard(s, "8k", "6g")
    draw_and_discard(s, "Kh", "9g")  # 10, queen, king: 30
    draw_and_discard(s, "10w", "9w")  # jack, king, 10: 30 as well
    do(s, TAKE)  # the 9 of swirls
    do(s, discard("8k"))
    do(s, KNOCK)
    draw_and_discard(s, "6w")
    draw_and_discard(s, "8w", "9k")
    assert [int(w) for w in s.worth[:3]] == [180, 180, 177]
    assert (s.winner, s.knocker) == (-1, 0)
    assert earned(s) == [AT_29, AT_29 | FAVOURED, AT_29 | FAVOURED]
    assert points(s) == [1, 2, 2]
