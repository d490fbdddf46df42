"""A turn: draw, take or knock; the deck that runs out; and Scats that end the round."""

from __future__ import annotations

import pytest

from clowder.engine.record import NOBODY
from clowder.games.devils_scat.hands import ends_the_round
from clowder.games.devils_scat.record import (
    DEAL,
    DECK,
    DEVILS_SCAT,
    DISCARD,
    DISCARDING,
    DRAWING,
    FOURTH,
    KNOCK,
    SCAT,
    SHOWING,
    TAKE,
    DevilsScat,
)
from clowder.games.devils_scat.rules import look_for_scat_at_the_deal

from .table import (
    arranged,
    card,
    dealt_so,
    discard,
    do,
    draw_and_discard,
    empty_deck,
    hand,
    lay,
    many,
    moves,
    top,
)


def test_s31_improve_or_knock() -> None:
    assert moves(arranged()) == [DECK, TAKE, KNOCK]


def test_s32_draw_from_the_deck_then_discard() -> None:
    s = arranged("6h 7s 9g", top="Ak")
    do(s, DECK)
    assert (s.actor, s.phase, s.held[0], s.pile_count) == (0, DISCARDING, 4, 1)
    assert moves(s) == sorted(DISCARD + int(c) for c in s.hand[0])
    do(s, discard("7s"))
    assert (s.actor, s.phase, s.held[0], top(s)) == (1, DRAWING, 3, "7s")


def test_s32_take_the_top_discard_then_discard_another() -> None:
    s = arranged("6h 7s 9g", top="Ak")
    do(s, TAKE)
    assert s.pile_count == 0
    do(s, discard("9g"))
    assert hand(s, 0) == {"6h", "7s", "Ak"}
    assert top(s) == "9g"


def test_s5_card_just_taken_cannot_be_discarded() -> None:
    s = arranged("6h 7s 9g", top="Ak")
    do(s, TAKE)
    assert moves(s) == sorted([discard("6h"), discard("7s"), discard("9g")])


def test_s5_it_can_be_discarded_next_turn() -> None:
    s = arranged("6h 7s 9g", "8h 10s Jg", top="Ak")
    do(s, TAKE, discard("9g"))
    do(s, TAKE, discard("Jg"))
    do(s, TAKE)
    assert discard("Ak") in moves(s)
    assert discard("Jg") not in moves(s)


def test_s5_card_from_the_deck_can_be_discarded_at_once() -> None:
    s = arranged("6h 7s 9g")
    do(s, DECK)
    drawn = int(s.hand[0, FOURTH])
    do(s, DISCARD + drawn)
    assert hand(s, 0) == {"6h", "7s", "9g"}


def test_s33_knock_ends_the_turn_and_keeps_the_hand() -> None:
    s = arranged("6h 7s 9g", players=3)
    do(s, KNOCK)
    assert (s.knocker, s.actor, s.phase) == (0, 1, DRAWING)
    assert hand(s, 0) == {"6h", "7s", "9g"}


@pytest.mark.parametrize("players", range(2, 7))
def test_s34_after_a_knock_everybody_else_has_one_turn(players: int) -> None:
    s = arranged(players=players)
    draw_and_discard(s, "Kk")
    do(s, KNOCK)
    turns = []
    while s.phase == DRAWING:
        turns.append(int(s.actor))
        do(s, DECK)
        do(s, DISCARD + int(s.hand[s.actor, FOURTH]))
    assert turns == [(1 + i) % players for i in range(1, players)]
    assert s.phase == SHOWING


def test_s4_nobody_knocks_after_a_knock() -> None:
    s = arranged(players=3)
    do(s, KNOCK)
    for _ in range(2):
        assert moves(s) == [DECK, TAKE]
        do(s, TAKE)
        do(s, moves(s)[0])


def test_s4_knock_on_the_first_turn() -> None:
    s = arranged(players=2)
    do(s, KNOCK)
    draw_and_discard(s, "Kk")
    assert (s.phase, s.rounds) == (SHOWING, 1)


def test_s6_empty_deck_is_made_of_all_discards_but_the_top() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w", top="Ak")
    empty_deck(s)
    under = {int(c) for c in s.pile[: s.pile_count - 1]}
    do(s, DECK)
    assert s.reshuffles == 1
    assert top(s) == "Ak"
    assert s.pile_count == 1
    assert {int(c) for c in s.deck[: s.deck_count]} | {int(s.hand[0, FOURTH])} == under


def test_s6_taking_the_discard_does_not_reshuffle() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w")
    empty_deck(s)
    do(s, TAKE, discard("6h"))
    assert (s.deck_count, s.reshuffles) == (0, 0)


def test_s6_last_card_of_the_deck_is_no_reshuffle_yet() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w")
    last = int(s.deck[0])
    for i in range(1, s.deck_count):
        s.pile[s.pile_count] = s.pile[s.pile_count - 1]
        s.pile[s.pile_count - 1] = s.deck[i]
        s.pile_count += 1
        s.deck[i] = 0
    s.deck_count = 1
    do(s, DECK)
    assert (s.hand[0, FOURTH], s.deck_count, s.reshuffles) == (last, 0, 0)


def test_s6_after_two_reshuffles_the_next_turn_is_a_knock() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w")
    s.reshuffles = 1
    empty_deck(s)
    do(s, DECK)
    assert len(moves(s)) == 4  # the turn that reshuffled goes on
    do(s, DISCARD + int(s.hand[0, FOURTH]))
    assert moves(s) == [KNOCK]
    do(s, KNOCK)
    assert (s.knocker, s.actor, moves(s)) == (1, 0, [DECK, TAKE])


def test_s6_second_reshuffle_in_a_last_turn_forces_nobody() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w", "6g 7w 9k")
    do(s, KNOCK)
    s.reshuffles = 1
    empty_deck(s)
    do(s, DECK)
    do(s, DISCARD + int(s.hand[1, FOURTH]))
    assert (s.reshuffles, moves(s)) == (2, [DECK, TAKE])


def test_s6_a_new_round_counts_anew() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w")
    s.reshuffles = 2
    do(s, KNOCK)
    draw_and_discard(s, "Kk")
    do(s, DEAL)
    assert s.reshuffles == 0


def test_s6_rounds_in_which_nobody_wants_to_knock_end() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w")
    turns = 0
    while s.phase == DRAWING:
        do(s, moves(s)[0])
        if s.phase == DISCARDING:
            do(s, DISCARD + int(s.hand[s.actor, FOURTH]))
        turns += 1
    assert s.phase == SHOWING
    assert turns == 38 + 38 + 1 + 1 + 1  # two decks, the card that needed the third, the knock, the last turn


def test_s14_a_round_of_taking_discards_ends_after_120_turns() -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w")
    turns = 0
    while s.knocker == NOBODY:
        do(s, moves(s)[-1] if moves(s) == [KNOCK] else TAKE)
        if s.phase == DISCARDING:
            do(s, moves(s)[0])
        turns += 1
    assert turns == 120 + 1
    assert s.reshuffles == 0


def test_s35_scat_after_a_discard_ends_and_wins_the_round() -> None:
    s = arranged("Ah Kh 7s", "6s 7g 9w", top="Qh")
    do(s, TAKE, discard("7s"))
    assert (s.phase, s.scat, s.winner, s.worth[0]) == (SHOWING, 0, 0, SCAT)


def test_s35_devils_scat_ends_and_wins_the_round() -> None:
    s = arranged("6h 6s 7s", "Ah Kh 9w", top="6k")
    do(s, TAKE, discard("7s"))
    assert (s.phase, s.scat, s.winner, s.worth[0]) == (SHOWING, 0, 0, DEVILS_SCAT)


def test_s3_scat_in_a_last_turn_ends_the_round_at_once() -> None:
    s = arranged("Ks Kg Kw", "Ah Kh 7s", "6g 7w 9k", top="Qh")
    do(s, KNOCK)
    do(s, TAKE, discard("7s"))
    assert (s.phase, s.winner) == (SHOWING, 1)  # seat 2 has no last turn any more


def test_s3_four_cards_are_no_hand() -> None:
    s = arranged("Ah Kh 7s", "6s 7g 9w", top="Qh")
    do(s, TAKE)
    assert (s.phase, s.scat) == (DISCARDING, -1)
    do(s, discard("Kh"))  # throws it away
    assert (s.phase, s.scat, s.actor) == (DRAWING, -1, 1)


def test_s3_devils_scat_passed_by_with_four_cards() -> None:
    s = arranged("6h 6s 7s", "Ah Kh 9w", top="6k")
    do(s, TAKE, discard("6h"))
    assert s.phase == DRAWING


SCAT_AT_THE_DEAL = 32  # the first seed with one, to find it at once
TWO_SCATS_AT_THE_DEAL = 26929


def scats(s: DevilsScat) -> list[int]:
    """The seats with a Scat or Devil's Scat, in turn order."""
    order = [(int(s.dealer) + i) % int(s.seats) for i in range(1, int(s.seats) + 1)]
    return [seat for seat in order if ends_the_round(s.worth[seat])]


def test_s3_scat_at_the_deal_ends_the_round_before_it_began() -> None:
    s = dealt_so(lambda s: len(scats(s)) == 1, 4, SCAT_AT_THE_DEAL)
    assert (s.phase, [s.scat], s.winner, s.rounds) == (SHOWING, scats(s), s.scat, 1)
    assert s.points[s.scat] >= 2
    assert moves(s) == [DEAL]


def test_s3_of_two_scats_at_the_deal_the_first_in_turn_order_wins() -> None:
    s = dealt_so(lambda s: len(scats(s)) == 2, 6, TWO_SCATS_AT_THE_DEAL)
    first, second = scats(s)
    assert (s.scat, s.winner) == (first, first)
    assert s.points[first] > 1
    assert s.points[second] >= 1


@pytest.mark.parametrize(("dealer", "first"), [(0, 2), (1, 2), (2, 0)])
def test_s3_turn_order_at_the_deal_begins_to_the_left_of_the_dealer(dealer: int, first: int) -> None:
    s = arranged("6h 7s 9g", "6s 7g 9w", "6g 7w 9k", top="8k")
    lay(s, ["Ah Kh Qh", "6s 7g 9w", "6h 6g 6w"], "8k")
    s.dealer = dealer
    look_for_scat_at_the_deal(s)
    assert (s.scat, s.winner, s.phase) == (first, first, SHOWING)


def test_a_taken_card_is_known_until_it_is_discarded() -> None:
    s = arranged("6h 7s 9g", "8h 10s Jg", top="Ak")
    do(s, TAKE, discard("9g"))
    assert {int(s.hand[0, i]) for i in range(3) if s.shown[0, i]} == {card("Ak")}
    do(s, TAKE, discard("8h"))
    do(s, DECK)
    assert [int(s.shown[0, i]) for i in range(4)].count(1) == 1
    do(s, discard("Ak"))
    assert list(s.shown[0]) == [0, 0, 0, 0]


def test_laying_a_pile_keeps_its_order() -> None:
    s = arranged("6h 7s 9g", "8h 10s Jg")
    lay(s, ["6h 7s 9g", "8h 10s Jg"], "Ak Kk")
    assert [int(c) for c in s.pile[:2]] == many("Ak Kk")
    do(s, TAKE)
    assert top(s) == "Ak"
