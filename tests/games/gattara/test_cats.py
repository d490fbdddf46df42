"""Green and red cards: cats that are gained, lost and taken, and the call that wins."""

from __future__ import annotations

import numpy as np
import pytest

from clowder.engine.blank import deck_sheet
from clowder.engine.record import NOBODY
from clowder.games.gattara import GAME
from clowder.games.gattara.deck import check_deck
from clowder.games.gattara.record import Gattara

from .table import RULES, Table, dealt


def test_g27_strays_count_1_pedigree_cats_2_show_cats_3() -> None:
    t = Table("stray", "", cats=[(3, 2, 1), (0, 0, 2)])
    assert [RULES.score(t.s, seat) for seat in (0, 1)] == [10, 6]


@pytest.mark.parametrize(
    ("card", "after"), [("stray", (3, 0, 0)), ("two-strays", (4, 0, 0)), ("pedigree", (2, 1, 0)), ("show", (2, 0, 1))]
)
def test_g28_green_cards_let_you_gain(card: str, after: tuple[int, ...]) -> None:
    t = Table(card, "", "").do(card).quiet()
    assert (t.cats(0), t.cats(1), t.cats(2)) == (after, (2, 0, 0), (2, 0, 0))


@pytest.mark.parametrize(("card", "loser"), [("lose-self", 0), ("lose-next", 1), ("lose-previous", 3)])
def test_g28_cards_aim_at_oneself_the_next_or_the_previous_player(card: str, loser: int) -> None:
    t = Table(card, "", "", "").do(card).quiet()
    if t.phase == "meow":
        t.do("pass")
    assert [t.cats(seat)[0] for seat in range(4)] == [1 if seat == loser else 2 for seat in range(4)]


def test_g28_next_and_previous_follow_the_direction_of_play() -> None:
    t = Table("lose-next-2", "", "", "")
    t.s.direction = -1
    t.do("lose-next-2").quiet().do("pass")
    assert t.cats(3) == (0, 0, 0)
    t = Table("take-previous", "", "", "")
    t.s.direction = -1
    t.do("take-previous").quiet().do("pass")
    assert (t.cats(0), t.cats(1)) == ((3, 0, 0), (1, 0, 0))


def test_g28_cards_for_all_mean_the_player_too() -> None:
    t = Table("all-gain", "", "").do("all-gain").quiet()
    assert [t.cats(seat) for seat in range(3)] == [(3, 0, 0)] * 3
    t = Table("all-lose", "", "", cats=[(1, 0, 0), (0, 1, 0), (4, 0, 0)]).do("all-lose").quiet()
    assert [t.cats(seat) for seat in range(3)] == [(0, 0, 0), (0, 1, 0), (3, 0, 0)]


def test_g29_the_rulebooks_example_two_strays_from_one_stray_and_two_pedigree_cats() -> None:
    t = Table("lose-next-2", "", "", cats=[(2, 0, 0), (1, 2, 0), (2, 0, 0)])
    t.do("lose-next-2").quiet().do("pass")
    assert t.cats(1) == (0, 2, 0)


def test_g30_taking_what_is_not_there_gets_nothing() -> None:
    t = Table("take-next", "", "", cats=[(2, 0, 0), (0, 2, 1), (2, 0, 0)])
    t.do("take-next").quiet().do("pass")
    assert (t.cats(0), t.cats(1)) == ((2, 0, 0), (0, 2, 1))


def test_g11_what_is_lost_goes_back_to_the_supply_and_a_loss_makes_no_change() -> None:
    t = Table("lose-show", "", "", cats=[(2, 0, 0), (3, 1, 0), (0, 0, 1)])
    supply = [int(c) for c in t.s.supply]
    t.do("lose-show", "at 2").quiet().do("pass")
    assert [int(c) for c in t.s.supply] == [supply[0], supply[1], supply[2] + 1]
    t = Table("lose-show", "", "", cats=[(2, 0, 0), (3, 1, 0), (0, 0, 1)])
    t.do("lose-show", "at 1").quiet().do("pass")
    assert t.cats(1) == (3, 1, 0)


def test_g11_taken_cats_do_not_touch_the_supply() -> None:
    t = Table("take-pedigree", "", cats=[(0, 0, 0), (0, 1, 0)])
    supply = [int(c) for c in t.s.supply]
    t.do("take-pedigree", "at 1").quiet().do("pass")
    assert (t.cats(0), [int(c) for c in t.s.supply]) == ((0, 1, 0), supply)


def test_g11_a_supply_that_runs_dry_is_given_out_in_turn_order_from_the_player() -> None:
    t = Table("", "all-gain", "", "", turn=1, cats=[(0, 0, 0)] * 4)
    t.s.direction = -1
    t.s.supply[0] = 2
    t.do("all-gain").quiet()
    assert [t.cats(seat)[0] for seat in range(4)] == [1, 1, 0, 0]
    assert t.s.supply[0] == 0


def test_g11_what_is_left_is_given() -> None:
    t = Table("two-strays", "", cats=[(0, 0, 0), (0, 0, 0)])
    t.s.supply[0] = 1
    t.do("two-strays").quiet()
    assert t.cats(0) == (1, 0, 0)


@pytest.mark.parametrize(("players", "goal"), [(2, 10), (3, 8), (4, 7), (5, 7), (6, 7)])
def test_g26_the_first_at_the_target_wins(players: int, goal: int) -> None:
    for start, wins in ((goal - 1, True), (goal - 2, False)):
        t = Table("stray", *[""] * (players - 1), cats=[(start, 0, 0)])
        t.do("stray").quiet()
        assert t.over == wins
        assert t.shares() == ([1.0] + [0.0] * (players - 1) if wins else [0.0] * players)


def test_g13_gattara_is_called_when_the_effect_is_carried_out_not_before() -> None:
    t = Table("stray", "bastet", cats=[(9, 0, 0)])
    t.do("stray")
    assert not t.over
    t.do("bastet").quiet()
    assert not t.over
    assert t.cats(0) == (9, 0, 0)


def test_g13_several_at_the_target_the_player_of_the_card_first() -> None:
    t = Table("", "all-gain", "", turn=1, cats=[(7, 0, 0)] * 3)
    t.do("all-gain").quiet()
    assert (t.over, int(t.s.winner)) == (True, 1)


@pytest.mark.parametrize(("direction", "winner"), [(1, 2), (-1, 0)])
def test_g13_then_in_turn_order(direction: int, winner: int) -> None:
    t = Table("", "all-gain", "", turn=1, cats=[(7, 0, 0), (1, 0, 0), (7, 0, 0)])
    t.s.direction = direction
    t.do("all-gain").quiet()
    assert (t.over, int(t.s.winner)) == (True, winner)


def test_g13_the_answerer_is_the_player_of_the_card() -> None:
    t = Table("lose-next", "take-previous", cats=[(3, 0, 0), (8, 0, 0)])
    t.do("lose-next").quiet().do("take-previous").quiet().do("pass")
    assert (t.over, int(t.s.winner), t.cats(1)) == (True, 1, (10, 0, 0))


@pytest.mark.parametrize(("direction", "winner"), [(1, 1), (-1, 2)])
def test_g13_rebel_cats_can_carry_somebody_to_the_target(direction: int, winner: int) -> None:
    t = Table("rebel", "", "", cats=[(2, 3, 0), (0, 0, 0), (1, 0, 0)])
    t.s.direction = direction
    t.do("rebel").quiet()
    assert (t.over, int(t.s.winner)) == (True, winner)


def test_g12_rebel_cats_move_everything_one_seat_at_once() -> None:
    cats = [(1, 2, 0), (0, 0, 1), (3, 0, 0), (0, 1, 1)]
    t = Table("rebel", "", "", "", cats=cats).do("rebel").quiet()
    assert [t.cats(seat) for seat in range(4)] == [cats[3], cats[0], cats[1], cats[2]]
    t = Table("rebel", "", "", "", cats=cats)
    t.s.direction = -1
    t.do("rebel").quiet()
    assert [t.cats(seat) for seat in range(4)] == [cats[1], cats[2], cats[3], cats[0]]


def test_g36_with_two_players_rebel_cats_trade_places() -> None:
    t = Table("rebel", "", cats=[(1, 2, 0), (0, 0, 1)]).do("rebel").quiet()
    assert (t.cats(0), t.cats(1)) == ((0, 0, 1), (1, 2, 0))


def test_g15_a_seat_sees_only_its_own_cats_but_a_bot_may_count() -> None:
    t = Table("stray", "", "", cats=[(1, 1, 0), (0, 0, 2), (3, 0, 0)])
    s = Gattara.plain(t.s)
    for viewer in (0, 1, 2, None):
        shown = [GAME.view.player(s, seat, viewer).facts.points for seat in range(3)]
        assert shown == [points if seat == viewer else None for seat, points in enumerate([3, 6, 3])]
    out = np.zeros(GAME.observation, np.int8)
    RULES.observe(t.s, 1, out)
    assert [int(out[446 + 8 * i + 4]) for i in range(3)] == [6, 3, 3]  # counted from the observer


def test_g28_take_from_all_spares_the_player_and_comes_from_everybody_else() -> None:
    deck = check_deck(deck_sheet(GAME, None))
    deck["card"][8] |= {"effect": "take", "target": "all"}  # instead of "everyone gains a stray"
    s = dealt(3, deck=deck, options={"starter": 0})
    s.hand[0, 0] = 8
    moves = [8, 52, 52]
    for move in moves:
        RULES.play(s, move)
    assert [int(s.tokens[seat, 0]) for seat in range(3)] == [4, 1, 1]
    assert s.winner == NOBODY
