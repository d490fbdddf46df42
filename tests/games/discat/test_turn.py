"""Discat: a turn, the groups, the refill."""

from __future__ import annotations

import pytest

import clowder
from clowder.games.discat.record import ADD, EXCHANGE, FIRST, FREE, TOP
from tests.games.discat.table import STOP, Table

BEN = [22, 27, 37, 41, 47]


def test_d21_arrows_down_ask_for_lower_and_up_for_higher() -> None:
    assert Table([BEN, [1, 2, 3, 4, 5]], limit=24, creator=1).legal() == [22]
    assert Table([BEN, [1, 2, 3, 4, 5]], limit=39, creator=1).legal() == [41, 47]


def test_d3_the_first_card_of_the_game_is_exactly_one() -> None:
    table = Table([[22, 27, 37, 41, 47], [1, 2, 3, 4, 5]], phase=FIRST)
    assert table.legal() == BEN
    table.play(22)
    assert (table.s.actor, table.s.limit, table.s.creator, table.s.piled[0]) == (1, 22, 0, 1)


def test_d33_the_number_and_the_constraint_are_announced_to_all() -> None:
    match = clowder.new("discat", 3, seed=1, options={"starter": 0})
    card = match.choices()[0]
    match.play(card["id"])
    for viewer in (0, 1, 2, None):
        facts = match.view(viewer)["table"]["facts"]
        assert (facts["limit"], facts["arrow"], facts["creator"]) == (card["card"], card["arrow"], {"seat": 0})


def test_d23_only_the_top_card_complies_and_sets_the_constraint() -> None:
    table = Table([BEN, [1, 2, 3, 48, 49]], limit=24, creator=1).play(22, 27, STOP)
    assert (table.s.top[0], table.s.limit, table.s.piled[0], table.s.creator) == (22, 22, 2, 0)


def test_d23_a_card_one_does_not_hold_cannot_be_played() -> None:
    refusal = Table([BEN, [1, 2, 3, 4, 5]], limit=24, creator=1).refusal(1)
    assert (refusal.clause, "not in your hand" in str(refusal)) == ("D23", True)


def test_d24_groups_of_the_rulebooks_example() -> None:
    free = Table([BEN, [1, 2, 3, 4, 5]], limit=24, creator=0, phase=FREE)
    assert free.play(41).legal() == [STOP, 47]
    free = Table([BEN, [1, 2, 3, 4, 5]], limit=24, creator=0, phase=FREE)
    assert free.play(22).legal() == [STOP, 27]
    free = Table([BEN, [1, 2, 3, 4, 5]], limit=24, creator=0, phase=FREE)
    assert free.play(37, 27).legal() == [STOP, 47]


def test_d2_a_mixed_chain_is_no_group() -> None:
    table = Table([[22, 27, 37, 41, 47], [1, 2, 3, 4, 5]], limit=24, creator=1).play(22, 27)
    assert table.legal() == [STOP]
    assert table.refusal(37).clause == "D24"


def test_d2_nought_is_a_digit() -> None:
    table = Table([[1, 9, 10, 20, 33], [2, 3, 4, 5, 6]], limit=24, creator=0, phase=FREE)
    assert table.play(1).legal() == [STOP, 9]
    table = Table([[1, 9, 10, 20, 33], [2, 3, 4, 5, 6]], limit=24, creator=0, phase=FREE)
    assert table.play(10).legal() == [STOP, 20]


@pytest.mark.parametrize(("first", "second"), [(28, 48), (48, 28)])
def test_d5_d25_of_four_the_last_one_named_is_the_bonus(first: int, second: int) -> None:
    table = Table([[8, 28, 38, 48, 33], [1, 2, 3, 4, 5]], limit=24, creator=1).play(8, 38, first, second, STOP)
    assert (table.s.piled[0], table.s.bonus[0], table.s.top[0]) == (3, 1, 8)
    assert table.plain.fate[second] == 31  # in the bonus pile of seat 0


def test_d25_three_cards_give_no_bonus() -> None:
    table = Table([[8, 28, 38, 48, 33], [1, 2, 3, 4, 5]], limit=24, creator=1).play(8, 38, 28, STOP)
    assert (table.s.piled[0], table.s.bonus[0]) == (3, 0)


def test_d6_the_fifth_card_wins_at_once_whatever_the_points() -> None:
    table = Table([[8, 18, 28, 38, 48], [1, 2]], limit=24, creator=1, bonus={1: [30, 31, 32]}).play(8, 18, 28, 38, 48)
    assert table.s.actor == -1
    assert table.result()["winners"] == [0]
    assert table.result()["reason"] == "five"
    assert not table.result()["counted"]  # the scores are listed as they lie, and do not count
    assert table.result()["scores"][0] < table.result()["scores"][1]
    assert table.legal() == []


def test_d6_a_hand_of_six_names_five_at_the_most() -> None:
    table = Table([[1, 2, 3, 4, 5, 6], [41, 42, 43, 44, 45]], limit=24, creator=1).play(1, 2, 3, 4)
    assert table.legal() == [STOP, 5, 6]
    table.play(6)
    assert (table.s.five, table.hand(0)) == (0, [5])


def test_d28_the_active_player_refills_to_five() -> None:
    table = Table([[22, 27, 37, 41, 47], [1, 2, 3, 4, 5]], limit=24, creator=1, pile=[10, 11, 12]).play(22, 27, STOP)
    assert len(table.hand(0)) == 5
    assert table.s.loose == 1


def test_d9_refill_as_far_as_the_pile_reaches() -> None:
    table = Table([[22, 27, 37, 41, 47], [1, 2, 3, 4, 5]], limit=24, creator=1, pile=[10]).play(22, 27, STOP)
    assert table.hand(0) == [10, 37, 41, 47]


def test_d9_never_down_to_five_and_nobody_else_refills() -> None:
    table = Table([[1, 2, 33, 34, 35, 36], [41, 42, 43], [50, 51]], limit=24, creator=1).play(1, STOP)
    assert [table.s.held[seat] for seat in range(3)] == [5, 3, 2]


def test_d4_who_can_comply_must() -> None:
    table = Table([[22, 27], [1, 2, 3]], limit=24, creator=1)
    assert table.legal() == [22]
    assert table.refusal(STOP).clause == "D4"
    assert table.refusal(27).clause == "D23"
    assert str(table.refusal(27)) == "27 is not lower than 24 (D23)"


def test_the_rulebooks_example_step_by_step() -> None:
    """Anna 24, Ben 22 and 27, Victoria the four eights, Anna and Ben pass, Victoria plays freely."""
    anna, ben, victoria = 0, 1, 2
    table = Table(
        [[24, 52, 31, 40, 44], [22, 27, 37, 41, 47], [28, 38, 58, 18, 33]],
        phase=FIRST,
        pile=[48, 54, 55, 56, 57, 59, 60, 53, 51, 50],
    )
    table.play(24)
    assert (table.s.actor, table.s.limit, table.s.phase) == (ben, 24, TOP)
    assert table.legal() == [22]
    table.play(22, 27, STOP)
    assert (table.s.actor, table.s.limit) == (victoria, 22)
    assert table.legal() == [18]
    before, piled = len(table.hand(anna)), int(table.s.piled[victoria])
    table.play(18, 38, 58, 28, STOP)
    assert (table.s.bonus[victoria], table.s.piled[victoria], table.s.limit) == (1, piled + 3, 18)
    # Anna has nothing lower than 18: Victoria has drawn her bonus and Anna's 24 lies face down as the turn begins.
    assert (table.s.actor, table.s.phase) == (anna, EXCHANGE)
    assert len(table.hand(victoria)) == 6
    assert (table.s.turned[anna], len(table.hand(anna))) == (1, before)
    table.play(52)
    assert 52 not in table.hand(anna)
    assert len(table.hand(anna)) == before
    # Ben passes as well and changes nothing; there is no second bonus.
    assert (table.s.actor, table.s.phase, table.s.turned[ben]) == (ben, EXCHANGE, 1)
    assert len(table.hand(victoria)) == 6
    table.play(STOP)
    # Back at Victoria: her top card turns face down, and anything goes.
    assert (table.s.actor, table.s.phase, table.s.turned[victoria]) == (victoria, FREE, 1)
    assert table.legal() == table.hand(victoria)


def test_a_group_in_the_making_is_a_step_even_with_one_answer() -> None:
    table = Table([[22, 31, 43, 44, 45], [1, 2, 3, 4, 5]], limit=24, creator=1).play(22)
    assert (table.s.phase, table.legal()) == (ADD, [STOP])
