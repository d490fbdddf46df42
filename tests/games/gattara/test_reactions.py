"""Bastet and Meow: the stack of played cards, who is asked, and what is carried out in the end."""

from __future__ import annotations

import numpy as np
import pytest

from clowder.engine.blank import deck_sheet
from clowder.games.gattara import GAME
from clowder.games.gattara.deck import check_deck
from clowder.games.gattara.record import Gattara

from .table import RULES, Table, dealt


def asked(t: Table) -> list[int]:
    """Who is asked for a Bastet, in order, if nobody has one."""
    seats = []
    while not t.over and t.phase == "bastet":
        seats.append(t.actor)
        t.do("pass")
    return seats


def test_g3_first_the_card_then_its_target_then_the_others_are_asked() -> None:
    t = Table("lose-any", "", "", "")
    t.do("lose-any")
    assert (t.phase, t.actor, t.legal()) == ("target", 0, ["at 1", "at 2", "at 3"])
    t.do("at 2")
    assert asked(t) == [1, 2, 3]
    assert (t.phase, t.actor) == ("meow", 2)


def test_g3_a_target_is_never_oneself_and_a_step_also_with_two_players() -> None:
    t = Table("", "lose-any", turn=1).do("lose-any")
    assert t.legal() == ["at 0"]


@pytest.mark.parametrize(("direction", "order"), [(1, [2, 3, 0]), (-1, [0, 3, 2])])
def test_g3_everybody_else_is_asked_once_in_turn_order(direction: int, order: list[int]) -> None:
    t = Table("", "stray", "", "", turn=1)
    t.s.direction = direction
    t.do("stray")
    assert asked(t) == order


def test_g3_the_first_bastet_closes_the_window_and_opens_its_own() -> None:
    t = Table("stray", "bastet", "bastet", "bastet")
    t.do("stray", "bastet")
    assert asked(t) == [2, 3, 0]
    assert t.cats(0) == (2, 0, 0)


def test_g3_a_card_let_through_by_bastet_on_bastet_still_has_its_meow_window() -> None:
    t = Table("lose-any", "bastet", "lose-any", "bastet")
    t.do("lose-any", "at 2", "bastet").until(3).do("bastet").quiet()
    assert (t.phase, t.actor) == ("meow", 2)
    t.do("lose-any", "at 0").quiet().do("pass")
    assert (t.cats(0), t.cats(2)) == ((0, 0, 0), (2, 0, 0))


def test_g3_a_card_that_comes_back_has_no_second_window() -> None:
    t = Table("lose-any bastet", "lose-any lose-next", "bastet")
    t.do("lose-any", "at 1").quiet().do("lose-any", "at 2").until(2).do("bastet")
    assert asked(t) == [0, 1]
    assert t.cats(1) == (1, 0, 0)  # at once, though it holds another Meow, and nobody is asked for a Bastet again
    assert t.phase == "card"


def test_g16_everybody_is_asked_with_or_without_a_bastet_or_a_meow() -> None:
    rich = Table("lose-any", "bastet lose-any stray", "bastet stray stray").do("lose-any", "at 1")
    poor = Table("lose-any", "skip skip stray", "zen stray stray").do("lose-any", "at 1")
    for _ in range(3):
        assert (rich.actor, rich.phase) == (poor.actor, poor.phase)
        assert "pass" in rich.legal()
        assert poor.legal() == ["pass"]
        rich.do("pass")
        poor.do("pass")


def test_g16_who_holds_nothing_at_all_is_asked_as_well() -> None:
    t = Table("lose-next", "", "").do("lose-next")
    assert asked(t) == [1, 2]
    assert (t.phase, t.actor, t.legal()) == ("meow", 1, ["pass"])


def test_g35_bastet_cancels_a_card_out_of_turn_and_is_no_turn_card() -> None:
    t = Table("show", "stray bastet", "")
    t.do("show", "bastet").quiet()
    assert t.cats(0) == (2, 0, 0)
    assert t.actor == 1
    assert "stray" in t.hand(1)  # it can still play its turn


def test_g39_after_gattara_there_is_no_bastet_any_more() -> None:
    t = Table("show", "bastet bastet", cats=[(8, 0, 0), (2, 0, 0)]).do("show")
    assert t.legal() == ["bastet", "pass"]  # in time
    t.do("pass")
    assert (t.over, t.shares(), t.hand(1), t.legal()) == (True, [1.0, 0.0], ["bastet", "bastet"], [])


def test_g2_bastet_on_bastet_lets_the_first_card_through() -> None:
    t = Table("show bastet", "bastet", "")
    t.do("show", "bastet").until(0).do("bastet").quiet()
    assert t.cats(0) == (2, 0, 1)
    assert t.discards() == ["show", "bastet", "bastet"]


def test_g2_the_third_bastet_cancels_again() -> None:
    t = Table("show bastet", "bastet", "bastet")
    t.do("show", "bastet").until(0).do("bastet").until(2).do("bastet").quiet()
    assert t.cats(0) == (2, 0, 0)


def test_g2_bastet_on_a_meow_answer_brings_back_the_answered_card() -> None:
    t = Table("lose-any", "lose-any", "bastet", cats=[(5, 0, 0), (2, 0, 0), (2, 0, 0)])
    t.do("lose-any", "at 1").quiet().do("lose-any", "at 0").until(2).do("bastet").quiet()
    assert [t.cats(seat)[0] for seat in range(3)] == [5, 1, 2]


def test_g2_but_not_one_further_down() -> None:
    """0 aims at 1, 1 answers onto 2, 2 answers onto 3; 3 cancels that: the answer of 1 is back, doubled, and only that."""
    t = Table("lose-any", "lose-any", "lose-next-2", "bastet", cats=[(4, 0, 0)] * 4)
    t.do("lose-any", "at 1").quiet().do("lose-any", "at 2").quiet().do("lose-next-2").until(3).do("bastet").quiet()
    assert [t.cats(seat)[0] for seat in range(4)] == [4, 4, 2, 4]
    assert t.actor == 3  # G5: after the player of the last Meow


def test_g2_bastet_on_bastet_on_a_meow_answer_lets_the_answer_stand() -> None:
    t = Table("lose-any", "lose-any bastet", "bastet", cats=[(4, 0, 0)] * 3)
    t.do("lose-any", "at 1").quiet().do("lose-any", "at 0").until(2).do("bastet").until(1).do("bastet").quiet()
    assert (t.phase, t.actor) == ("meow", 0)
    t.do("pass")
    assert [t.cats(seat)[0] for seat in range(3)] == [2, 4, 4]


def test_g2_the_view_tells_what_is_cancelled_as_things_stand() -> None:
    t = Table("lose-any", "lose-any bastet", "bastet")

    def off() -> list[bool]:
        return [card.cancelled for card in GAME.view.stack(Gattara.plain(t.s)).cards]

    t.do("lose-any", "at 1")
    assert off() == [False]
    t.quiet().do("lose-any", "at 0")
    assert off() == [True, False]
    t.until(2).do("bastet")
    assert off() == [False, True, False]
    t.until(1).do("bastet")
    assert off() == [True, False, True, False]


def test_g31_g4_a_meow_answer_cancels_and_doubles_its_own_effect() -> None:
    t = Table("lose-next-2", "take-pedigree", "", cats=[(2, 3, 0), (2, 0, 0), (2, 0, 0)])
    t.do("lose-next-2").quiet()
    assert t.legal() == ["take-pedigree", "pass"]
    t.do("take-pedigree", "at 0").quiet().do("pass")
    assert [t.cats(seat) for seat in range(3)] == [(2, 1, 0), (2, 2, 0), (2, 0, 0)]


def test_g31_who_does_not_answer_takes_the_plain_effect() -> None:
    t = Table("take-next", "take-next", "").do("take-next").quiet().do("pass")
    assert (t.cats(0), t.cats(1)) == ((3, 0, 0), (1, 0, 0))


def test_g31_only_meow_cards_answer() -> None:
    t = Table("lose-next", "stray bastet lose-self", "").do("lose-next").quiet()
    assert t.legal() == ["pass"]


def test_g4_an_answer_is_carried_out_from_the_answerers_seat() -> None:
    t = Table("lose-any", "", "take-previous", "", cats=[(2, 0, 0)] * 4)
    t.do("lose-any", "at 2").quiet().do("take-previous").quiet()
    assert t.actor == 1  # the previous player of 2 is asked
    t.do("pass")
    assert [t.cats(seat)[0] for seat in range(4)] == [2, 0, 4, 2]


def test_g4_a_chain_of_four_doubles_once() -> None:
    t = Table("lose-any", "lose-any", "lose-next", "lose-previous", cats=[(6, 0, 0)] * 4)
    t.do("lose-any", "at 1").quiet()  # 0 on 1
    t.do("lose-any", "at 2").quiet()  # 1 on 2
    t.do("lose-next").quiet()  # 2 on 3
    t.do("lose-previous").quiet()  # 3 on 2
    assert (t.phase, t.actor) == ("meow", 2)
    t.do("pass")
    assert [t.cats(seat)[0] for seat in range(4)] == [6, 6, 4, 6]
    assert t.discards() == ["lose-any", "lose-any", "lose-next", "lose-previous"]
    assert t.actor == 0  # after 3


def test_g32_only_the_target_may_answer() -> None:
    t = Table("lose-next", "", "lose-any take-any").do("lose-next").quiet()
    assert t.actor == 1
    t.do("pass")
    assert t.phase == "card"


def test_g32_the_target_of_an_answer_answers_in_turn() -> None:
    t = Table("lose-next take-next", "take-previous", cats=[(4, 0, 0), (4, 0, 0)])
    t.do("lose-next").quiet().do("take-previous").quiet()
    assert (t.phase, t.actor, t.legal()) == ("meow", 0, ["take-next", "pass"])
    t.do("take-next").quiet().do("pass")
    assert (t.cats(0), t.cats(1)) == ((6, 0, 0), (2, 0, 0))


def test_g37_the_rulebooks_example_step_by_step() -> None:
    """A plays a Meow on B, B answers onto C, C cannot respond: C takes it doubled, and the one after B is next."""
    a, b, c, d = range(4)
    t = Table("lose-any", "take-any", "stray", "", cats=[(2, 0, 0)] * 4)
    t.do("lose-any")
    assert (t.phase, t.actor) == ("target", a)
    t.do(f"at {b}")
    assert asked(t) == [b, c, d]
    assert (t.phase, t.actor, t.legal()) == ("meow", b, ["take-any", "pass"])
    t.do("take-any")
    assert (t.phase, t.actor) == ("target", b)
    t.do(f"at {c}")
    assert asked(t) == [c, d, a]
    assert (t.phase, t.actor, t.legal()) == ("meow", c, ["pass"])
    t.do("pass")
    assert [t.cats(seat)[0] for seat in range(4)] == [2, 4, 0, 2]
    assert (t.phase, t.actor) == ("card", c)


@pytest.mark.parametrize("card", ["all-lose", "all-gain"])
def test_g4_cards_for_all_cannot_be_answered_with_meow_only_with_bastet(card: str) -> None:
    t = Table(card, "lose-any bastet", "").do(card)
    assert t.legal() == ["bastet", "pass"]
    t.quiet()
    assert t.phase == "card"


def own_meow(target: str) -> Gattara:
    """A deal with a deck in which the card that gains a stray has a Meow icon and another target."""
    deck = check_deck(deck_sheet(GAME, None))
    deck["card"][0] |= {"meow": True, "target": target}
    return dealt(3, deck=deck, options={"starter": 0})


@pytest.mark.parametrize(("target", "cats"), [("self", [2, 4, 2]), ("all", [4, 4, 4])])
def test_g4_an_answer_without_another_as_its_target_is_doubled_and_ends_the_chain(target: str, cats: list[int]) -> None:
    s = own_meow(target)
    s.hand[0, 0], s.hand[1, 0] = 9, 0  # "next player loses a stray", answered by the other
    for move in (9, 52, 52, 0, 52, 52):
        room = np.zeros(GAME.actions, np.int16)
        assert move in room[: RULES.legal(s, room)]
        RULES.play(s, move)
    assert [int(s.tokens[seat, 0]) for seat in range(3)] == cats
    assert s.actor == 2
