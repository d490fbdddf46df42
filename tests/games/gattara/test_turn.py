"""A turn: draw, play or skip, and whose turn comes next."""

from __future__ import annotations

import pytest

from clowder.engine.record import NOBODY

from .table import Table, changed_deck


def test_g23_a_turn_begins_by_drawing_up_to_three() -> None:
    t = Table("stray", "stray skip", "")
    t.do("stray").quiet()
    assert t.actor == 1
    assert [int(h) for h in list(t.s.held)[:3]] == [0, 3, 0]
    assert {"stray", "skip"} <= set(t.hand(1))
    assert t.s.loose == 49 - 1


def test_g7_who_answers_out_of_turn_draws_at_the_own_turn_only() -> None:
    t = Table("lose-any", "take-any lose-next", "stray stray stray", "zen zen show")
    t.do("lose-any", "at 1").quiet().do("take-any", "at 3").quiet().do("pass")
    assert t.actor == 2
    assert t.s.held[1] == 1
    t.do("stray").quiet()
    assert (t.actor, int(t.s.held[1])) == (3, 1)


def test_g24_who_can_play_must() -> None:
    t = Table("stray bastet mirror", "")
    assert t.legal() == ["stray"]


def test_g24_any_colour_may_be_played() -> None:
    assert Table("stray lose-self zen", "").legal() == ["stray", "lose-self", "zen"]


def test_g6_a_hand_of_bastets_skips_and_the_next_player_plays() -> None:
    t = Table("bastet bastet", "stray", "")
    assert t.legal() == ["pass"]
    t.do("pass")
    assert (t.actor, t.phase) == (1, "card")


def test_g25_the_turn_passes_to_the_left_and_against_the_clock_to_the_right() -> None:
    t = Table("stray", "", "")
    assert t.do("stray").quiet().actor == 1
    t = Table("stray", "", "")
    t.s.direction = -1
    assert t.do("stray").quiet().actor == 2


def test_g5_the_turn_passes_on_from_the_last_who_played_a_meow() -> None:
    t = Table("lose-any", "stray", "lose-any", "stray")
    t.do("lose-any", "at 2").quiet().do("lose-any", "at 0").quiet().do("pass")
    assert t.actor == 3


def test_g5_also_if_that_meow_was_cancelled() -> None:
    t = Table("lose-any", "stray", "lose-any", "bastet")
    t.do("lose-any", "at 2").quiet().do("lose-any", "at 0").until(3).do("bastet").quiet()
    assert t.cats(2) == (1, 0, 0)  # the first card came back
    assert t.actor == 3


def test_g5_never_on_from_a_bastet() -> None:
    t = Table("stray", "", "bastet", "")
    t.do("stray").until(2).do("bastet").quiet()
    assert t.actor == 1


def test_g14_the_discards_become_the_pile_but_for_the_last() -> None:
    t = Table("stray stray bastet", "zen", "zen stray skip", pile="", discards="direction show")
    before = int(t.s.discarded)
    t.do("stray").quiet()
    assert t.actor == 1
    assert t.discards() == ["stray"]
    assert t.s.reshuffles == 1
    assert t.s.loose == before - 2
    assert t.s.held[1] == 3


def test_g14_the_last_discard_is_kept_though_a_mirror_counts_as_what_it_copied() -> None:
    t = Table("mirror", "", "", pile="", discards="show")
    t.do("mirror").quiet()
    assert t.discards() == ["mirror"]
    assert t.cats(0) == (2, 0, 1)
    t.hold(1, "mirror")
    assert t.do("mirror").s.discarded == 1
    t.quiet()
    assert t.cats(1) == (2, 0, 1)


def test_g14_a_pile_that_runs_out_in_the_middle_of_a_draw_is_made_anew() -> None:
    t = Table("stray", "", "", pile="show")
    t.do("stray").quiet()
    assert t.s.held[1] == 3
    assert "show" in t.hand(1)
    assert t.s.reshuffles == 1


def test_g17_the_sixth_reshuffle_ends_the_game_and_most_points_win() -> None:
    t = Table("lose-self", "", "", pile="", cats=[(4, 0, 0), (1, 2, 0), (0, 0, 1)])
    t.s.reshuffles = 5
    t.do("lose-self").quiet()
    assert t.over
    assert t.s.winner == NOBODY
    assert t.shares() == [0, 1, 0]


def test_g17_the_fifth_does_not() -> None:
    t = Table("lose-self", "", "", pile="")
    t.s.reshuffles = 4
    t.do("lose-self").quiet()
    assert not t.over
    assert t.s.reshuffles == 5


def test_g17_equal_totals_share_the_win() -> None:
    t = Table("lose-self", "", "", pile="", cats=[(4, 0, 0), (1, 1, 0), (0, 0, 1)])
    t.s.reshuffles = 5
    t.do("lose-self").quiet()
    assert t.shares() == [pytest.approx(1 / 3)] * 3


def test_g19_when_everybody_has_to_skip_the_game_is_over() -> None:
    deck = changed_deck(bastet=6, direction=1)
    t = Table("bastet bastet bastet", "bastet bastet bastet", cats=[(3, 0, 0), (2, 0, 0)], deck=deck)
    t.do("pass")
    assert not t.over
    t.do("pass")
    assert t.over
    assert t.shares() == [1, 0]


def test_g19_a_skip_for_a_zen_cat_does_not_count() -> None:
    deck = changed_deck(bastet=9, direction=1, skip=1, mirror=1)
    three = "bastet bastet bastet"
    t = Table("zen", three, three, pile=three, deck=deck)
    t.do("zen").quiet()
    for idle in (0, 1, 2):
        t.do("pass")
        assert (t.over, int(t.s.idle)) == (False, idle)
    t.do("pass")
    assert t.over


def test_g19_a_card_that_is_laid_starts_the_count_again() -> None:
    t = Table("bastet bastet bastet", "stray mirror mirror")
    t.do("pass")
    assert t.s.idle == 1
    t.do("stray")
    assert t.s.idle == 0
