"""Yellow cards: Mirror, direction and skip, Zen cat, drawing from a hand and swapping hands."""

from __future__ import annotations

from collections import Counter

import pytest

from clowder.engine.chance import reseed

from .table import Table


def test_g33_mirror_does_what_the_last_discard_does() -> None:
    t = Table("mirror", "", "", discards="zen pedigree").do("mirror").quiet()
    assert t.cats(0) == (2, 1, 0)
    assert t.discards()[-1] == "mirror"


def test_g33_of_a_meow_card_it_copies_the_plain_effect_which_cannot_be_answered() -> None:
    t = Table("mirror", "lose-any", "", discards="take-next").do("mirror").quiet()
    assert (t.phase, t.cats(0), t.cats(1)) == ("card", (3, 0, 0), (1, 0, 0))


def test_g4_a_mirror_copy_can_be_met_with_bastet() -> None:
    t = Table("mirror", "bastet lose-any", "", discards="take-next").do("mirror")
    assert t.legal() == ["bastet", "pass"]
    t.do("bastet").quiet()
    assert t.cats(1) == (2, 0, 0)


def test_g33_an_answer_is_copied_without_its_doubling() -> None:
    t = Table("lose-any", "take-any", "mirror", cats=[(4, 0, 0)] * 3)
    t.do("lose-any", "at 1").quiet().do("take-any", "at 0").quiet().do("pass")
    assert t.actor == 2
    t.do("mirror", "at 0").quiet()
    assert [t.cats(seat)[0] for seat in range(3)] == [1, 6, 5]


def test_g8_a_new_target_is_chosen() -> None:
    t = Table("mirror", "", "", "", discards="lose-any").do("mirror")
    assert (t.phase, t.legal()) == ("target", ["at 1", "at 2", "at 3"])
    t.do("at 3").quiet()
    assert t.cats(3) == (1, 0, 0)


def test_g8_next_and_previous_are_those_of_the_mirroring_player() -> None:
    t = Table("", "", "mirror", "", turn=2, discards="lose-next").do("mirror").quiet()
    assert t.cats(3) == (1, 0, 0)


def test_g8_a_mirror_on_top_counts_as_what_it_copied() -> None:
    t = Table("mirror", "mirror", "", discards="stray").do("mirror").quiet()
    assert t.discards()[-1] == "mirror"
    t.do("mirror").quiet()
    assert t.cats(1) == (3, 0, 0)


def test_g8_mirror_cannot_be_played_on_an_empty_pile_or_on_bastet() -> None:
    assert Table("mirror", "").legal() == ["pass"]
    assert Table("mirror", "", discards="stray bastet").legal() == ["pass"]
    assert Table("mirror", "", discards="bastet stray").legal() == ["mirror"]


def test_g8_cards_lie_on_the_discard_pile_in_the_order_played() -> None:
    t = Table("stray", "bastet mirror", "")
    t.do("stray", "bastet").quiet()
    assert t.discards() == ["stray", "bastet"]
    assert "mirror" not in t.legal()


def test_g8_mirror_is_yellow_whatever_it_copies() -> None:
    t = Table("mirror stray lose-next", "", "", discards="pedigree")
    t.s.zen = 1  # as a Mirror of a Zen cat that was discarded before would leave it
    assert t.legal() == ["mirror"]


@pytest.mark.parametrize("card", ["direction", "skip"])
def test_g9_g34_with_two_players_the_same_player_takes_another_turn(card: str) -> None:
    t = Table(card, "").do(card).quiet()
    assert (t.actor, t.phase, int(t.s.held[0])) == (0, "card", 3)
    t.hold(0, "mirror")
    t.do("mirror").quiet()
    assert t.actor == 0


@pytest.mark.parametrize("card", ["direction", "skip"])
def test_g9_not_if_it_is_cancelled(card: str) -> None:
    t = Table(card, "bastet").do(card, "bastet").quiet()
    assert t.actor == 1


@pytest.mark.parametrize(("players", "after"), [(3, 2), (4, 3), (6, 5)])
def test_g34_direction_turns_the_order_around(players: int, after: int) -> None:
    t = Table("direction", *[""] * (players - 1)).do("direction").quiet()
    assert (t.actor, int(t.s.direction)) == (after, -1)
    t.hold(after, "direction")
    assert t.do("direction").quiet().actor == 0


@pytest.mark.parametrize(("direction", "after"), [(1, 2), (-1, 2)])
def test_g34_skip_costs_the_next_player_a_turn(direction: int, after: int) -> None:
    t = Table("skip", "", "", "")
    t.s.direction = direction
    assert t.do("skip").quiet().actor == after


def test_g34_the_skipped_player_draws_nothing() -> None:
    t = Table("skip", "", "").do("skip").quiet()
    assert (t.actor, [int(h) for h in list(t.s.held)[:3]]) == (2, [0, 0, 3])


def test_g38_g10_after_a_zen_cat_only_yellow() -> None:
    t = Table("zen", "stray lose-next skip", "").do("zen").quiet()
    assert t.legal() == ["skip"]


def test_g38_without_a_yellow_card_the_player_skips_and_the_zen_is_gone() -> None:
    t = Table("zen", "stray lose-next pedigree", "stray stray show").do("zen").quiet()
    assert t.legal() == ["pass"]
    t.do("pass")
    assert (t.actor, t.legal()) == (2, ["stray", "show"])


def test_g10_bastet_is_yellow_but_still_no_turn_card() -> None:
    t = Table("zen", "stray bastet pedigree", "").do("zen").quiet()
    assert t.legal() == ["pass"]


def test_g10_zen_holds_for_one_turn_and_not_for_reactions() -> None:
    t = Table("zen", "direction stray", "take-next bastet", "lose-any", "")
    t.do("zen").quiet().do("direction")
    assert t.until(2).legal() == ["bastet", "pass"]
    t.quiet()
    assert t.actor == 0
    t.hold(0, "lose-any")
    t.do("lose-any", "at 2").quiet()
    assert t.legal() == ["take-next", "pass"]


def test_g10_it_binds_the_next_to_take_a_turn_even_if_that_is_the_same_player() -> None:
    t = Table("zen", "skip stray stray", turn=0).do("zen").quiet()
    t.do("skip").quiet()
    assert (t.actor, int(t.s.zen)) == (1, 0)
    t = Table("zen", "zen stray stray", "two-strays two-strays show").do("zen").quiet()
    t.do("zen").quiet()
    assert (t.actor, t.legal()) == (2, ["pass"])


def test_g10_a_cancelled_zen_cat_binds_nobody() -> None:
    t = Table("zen", "bastet stray skip", "").do("zen", "bastet").quiet()
    assert {"stray", "skip"} <= set(t.legal())


def test_g18_drawing_from_a_hand_moves_one_random_card_then_play_rests() -> None:
    t = Table("draw stray", "show skip zen", "")
    t.do("draw", "at 1").quiet()
    assert (t.phase, t.actor, t.legal()) == ("look", 0, ["pass"])
    assert (int(t.s.held[0]), int(t.s.held[1])) == (2, 2)
    assert sorted(t.hand(0) + t.hand(1)) == ["show", "skip", "stray", "zen"]
    t.do("pass")
    assert (t.phase, t.actor, int(t.s.held[1])) == ("card", 1, 3)


def test_g18_every_card_of_the_hand_is_as_likely() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(300):
        t = Table("draw", "show skip zen", "").do("draw", "at 1", "pass")
        reseed(t.s, seed)
        drawn += Counter(t.do("pass").hand(0))
    assert set(drawn) == {"show", "skip", "zen"}
    assert min(drawn.values()) > 60


def test_g18_drawing_from_an_empty_hand_is_legal_and_does_nothing() -> None:
    t = Table("draw stray", "", "zen").do("draw", "at 1").quiet()
    assert (t.phase, t.hand(0), t.hand(1)) == ("look", ["stray"], [])
    assert t.do("pass").actor == 1


def test_g18_swapping_hands_takes_what_is_left_of_ones_own() -> None:
    t = Table("swap stray zen", "", "show skip bastet").do("swap", "at 2").quiet()
    assert (t.hand(0), t.hand(2)) == (["bastet", "show", "skip"], ["stray", "zen"])
    assert (t.phase, t.actor) == ("look", 0)
    assert t.do("pass").actor == 1


def test_g18_a_mirror_of_these_rests_as_well() -> None:
    t = Table("mirror stray", "show", "", discards="draw").do("mirror", "at 1").quiet()
    assert (t.phase, t.hand(0)) == ("look", ["show", "stray"])


def test_g18_a_cancelled_one_does_not() -> None:
    t = Table("draw stray", "bastet show", "").do("draw", "at 1", "bastet").quiet()
    assert (t.phase, t.actor, t.hand(0)) == ("card", 1, ["stray"])
