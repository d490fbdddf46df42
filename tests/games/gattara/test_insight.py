"""What the rules make of a table for those who look at it: what the cards of the stack are about to do, and to whom."""

from __future__ import annotations

import numpy as np
import pytest

from clowder.engine.blank import deck_sheet
from clowder.engine.match import Match
from clowder.engine.view_types import Who, who
from clowder.games.gattara import GAME
from clowder.games.gattara.claims import claim_that_stands, is_off
from clowder.games.gattara.record import Gattara
from clowder.games.gattara.view_types import Deed, Insight, Play

from .table import Table, face


def insight(t: Table, viewer: int | None = None) -> Insight:
    found: Insight = GAME.view.insight(Gattara.plain(t.s), viewer)
    return found


def pending(t: Table) -> Deed:
    """The card that is asked about."""
    seen = insight(t)
    assert seen.pending is not None
    return seen.stack[seen.pending]


def standing(t: Table) -> Deed | None:
    """The card that will be carried out as things stand."""
    seen = insight(t)
    return None if seen.standing is None else seen.stack[seen.standing]


def seats(players: list[Who]) -> list[int | None]:
    return [player.seat for player in players]


def test_the_card_that_is_asked_about_tells_what_it_will_take_and_from_whom() -> None:
    t = Table("take-any", "", "").do("take-any")
    assert seats(pending(t).hits) == []
    deed = pending(t.do("at 2"))
    assert (deed.card.effect, deed.card.token, deed.amount, deed.doubled) == ("take", "stray", 1, False)
    assert (seats(deed.hits), deed.against) == ([2], None)


def test_g31_an_answer_counts_double_and_is_against_the_card_it_answers() -> None:
    t = Table("lose-next", "lose-next-2", "").do("lose-next").quiet().do("lose-next-2")
    deed = standing(t)
    assert deed
    assert (deed.amount, deed.doubled, seats(deed.hits), deed.against) == (4, True, [2], 0)
    first = insight(t).stack[0]
    assert (first.amount, first.doubled, first.against) == (1, False, None)


def test_g2_what_is_cancelled_does_not_stand_and_what_comes_back_does() -> None:
    t = Table("take-any bastet", "lose-any", "bastet").do("take-any", "at 1").quiet().do("lose-any", "at 2")
    assert insight(t).standing == 1
    t.until(2).do("bastet")
    assert (insight(t).standing, insight(t).pending) == (0, 2)
    assert (pending(t).card.effect, pending(t).doubled, pending(t).against, pending(t).hits) == ("bastet", False, 1, [])
    t.until(0).do("bastet")
    assert (insight(t).standing, pending(t).against) == (1, 2)
    t = Table("show", "bastet", "").do("show", "bastet")
    assert standing(t) is None


def test_g3_to_be_answered_is_the_claim_below_the_bastets() -> None:
    t = Table("lose-any", "bastet", "lose-any", "bastet").do("lose-any", "at 2", "bastet").until(3).do("bastet").quiet()
    assert (insight(t).pending, seats(pending(t).hits)) == (0, [2])


@pytest.mark.parametrize(
    ("card", "hit"),
    [("stray", [1]), ("all-gain", [1, 2, 3, 0]), ("lose-next", [2]), ("take-previous", [0]), ("skip", [2]), ("zen", [2]),
     ("rebel", [1, 2, 3, 0]), ("direction", []), ("draw", []), ("swap", [])],
)  # fmt: skip
def test_g28_whom_a_card_hits(card: str, hit: list[int]) -> None:
    t = Table("", card, "", "", turn=1).do(card)
    assert seats(pending(t).hits) == hit


@pytest.mark.parametrize(("card", "hit"), [("lose-next", [0]), ("take-previous", [2]), ("skip", [0])])
def test_g28_next_and_previous_follow_the_direction_of_play(card: str, hit: list[int]) -> None:
    t = Table("", card, "", "", turn=1)
    t.s.direction = -1
    assert seats(pending(t.do(card)).hits) == hit


def test_g28_who_takes_from_all_takes_from_the_others() -> None:
    deck = GAME.check_deck(deck_sheet(GAME, None))
    deck["card"][face("all-gain")]["effect"] = "take"
    t = Table("", "all-gain", "", turn=1, deck=deck).do("all-gain")
    assert seats(pending(t).hits) == [2, 0]
    t.quiet()
    assert [t.cats(seat)[0] for seat in range(3)] == [1, 4, 1]


def test_g8_a_mirror_does_what_it_copies() -> None:
    t = Table("mirror", "", "", discards="lose-next-2").do("mirror")
    deed = pending(t)
    assert (deed.card.face, deed.amount, deed.doubled, seats(deed.hits)) == (face("lose-next-2"), 2, False, [1])
    t = Table("mirror", "", "", discards="all-gain mirror").do("mirror")  # the one below counts as what it copied
    assert pending(t).card.face == face("all-gain")


def aims(t: Table, card: str) -> list[int | None]:
    choice = GAME.view.choice(Gattara.plain(t.s), face(card))
    assert isinstance(choice, Play)
    return seats(choice.aims)


def test_g3_a_card_for_any_player_tells_whom_it_can_be_aimed_at() -> None:
    t = Table("", "take-any lose-next show", "", turn=1)
    assert [aims(t, card) for card in ("take-any", "lose-next", "show")] == [[2, 0], [], []]
    assert aims(Table("take-any", ""), "take-any") == [1]


def test_g8_a_mirror_is_aimed_if_what_it_copies_is() -> None:
    assert aims(Table("mirror", "", "", discards="take-any"), "mirror") == [1, 2]
    assert aims(Table("mirror", "", "", discards="all-gain"), "mirror") == []


def test_g25_who_is_next_the_way_play_goes() -> None:
    t = Table("stray", "", "")
    assert seats(insight(t).next) == [1, 2, 0]
    t.s.direction = -1
    assert seats(insight(t).next) == [2, 0, 1]


def test_where_cats_came_from() -> None:
    t = Table("take-any", "", "").do("take-any", "at 2").quiet().do("pass")
    assert insight(t).came_from == [who(2), None, None]
    t = Table("rebel", "", "").do("rebel").quiet()
    assert insight(t).came_from == [who(2), who(0), who(1)]
    t = Table("stray", "", "").do("stray").quiet()
    assert insight(t).came_from == [None] * 3


def test_g27_what_cats_count() -> None:
    worths = insight(Table("", "")).worths
    assert (worths.stray, worths.pedigree, worths.show) == (1, 2, 3)


def test_g16_whoever_is_asked_sees_the_same_insight_and_their_own_answers() -> None:
    match = Match(GAME, 4, 3)
    while len(match.reacting) < 3:
        match.play(match.legal[0])
    for seat in match.reacting:
        assert [type(choice).__name__ for choice in match.answers(seat)][-1] == "LetBe"
    assert len({repr(match.shown(seat).insight) for seat in (*range(4), None)}) == 1


def test_the_turn_card_is_in_the_end_carried_out_if_it_stands() -> None:
    """`claim_that_stands` looks at two claims only; whatever the rest of a stack, all others are off."""
    for stacked in range(1, 9):
        for bastets in range(0, 1 << stacked, 2):  # the lowest is the turn card
            claims = [place for place in range(stacked) if not (bastets >> place) & 1]
            runs = np.diff([*claims, stacked]) - 1
            if any(run % 2 for run in runs[:-1]):
                continue  # only a claim that stands is answered
            on = [place for place in claims if not is_off(bastets, stacked, place)]
            assert on == [place for place in [claim_that_stands(bastets, stacked)] if place >= 0]
