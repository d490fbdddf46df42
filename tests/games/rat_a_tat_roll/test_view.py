"""What a client gets to draw the table."""

from __future__ import annotations

import json

import msgspec

from clowder.engine.view import view_of
from clowder.engine.view_types import Who
from clowder.engine.view_types import plain as as_data
from clowder.games.rat_a_tat_roll import view
from clowder.games.rat_a_tat_roll.record import ACCEPT, DONE, LOWEST, MOVE, OWN, PEEK_OWN, SWAPPING, TAKE_FROM, THEIRS
from clowder.games.rat_a_tat_roll.view_types import (
    Accept,
    Die,
    Draw,
    Face,
    FaceUp,
    Move,
    Peek,
    PeekNothing,
    PeekOwn,
    RatATatRollView,
    Replace,
    Reroll,
    RerollWild,
    Take,
)  # fmt: skip

from .table import GAME, REGION_B_CHOOSE, REGION_B_PEEK, B, arrange, at_dice, at_wild_die, card, dealt, moves, plain, play

ROWS = [[card(1)], [card(2), card(0)], [card(3)]]


def test_r2_each_space_with_its_kind_its_region_and_the_pawn() -> None:
    s = arrange(ROWS)
    s.pawn = 6
    ring = view.table(plain(s), None).places.ring.cards
    assert [(space.space, space.region) for space in ring[4:8]] == [
        ("wild", None), ("choose", "B"), ("reroll", "B"), ("peek", "B"),
    ]  # fmt: skip
    assert [space.pawn for space in ring].index(True) == 6


def test_r22_the_face_up_cards_with_their_regions() -> None:
    shown = view.table(plain(arrange(ROWS, (2, 7, 4, 5, 6))), None).places.board.cards
    assert shown[1] == FaceUp(7, reroll=True, region="B")
    assert [c.region for c in shown] == list("ABCDE")


def test_r10_a_gap_shows() -> None:
    s = arrange(ROWS)
    s.pawn = REGION_B_PEEK - 1
    at_dice(s, 1)
    table = view.table(plain(play(s, MOVE)), None)
    assert [c.region for c in table.places.board.cards] == list("ACDE")
    assert table.facts.gap == "B"


def test_r24_the_dice_and_their_total() -> None:
    s = arrange(ROWS)
    at_dice(s, 4, 2)
    s.thrown = 0b10
    table = view.table(plain(s), None)
    assert table.places.dice.cards == [
        Die(4, thrown=False),
        Die(2, thrown=True),
    ]
    assert table.facts.steps == 6


def test_r23_the_tokens_in_the_middle_and_of_each_player() -> None:
    s = plain(arrange(ROWS, tokens=[4, 0, 3]))
    assert view.table(s, None).facts.tokens == 8
    assert [view.player(s, seat, None).facts.tokens for seat in range(3)] == [4, 0, 3]


def test_choices_of_the_dice_say_where_they_lead() -> None:
    s = arrange(ROWS)
    s.pawn = 3
    at_dice(s, 1, 2)
    assert [view.choice(plain(s), move) for move in moves(s)] == [
        Move(id=4, steps=3, space="reroll", region="B"),
        Reroll(id=5, mask=1, count=1, numbers="1"),
        Reroll(id=6, mask=2, count=1, numbers="2"),
        Reroll(id=7, mask=3, count=2, numbers="1 + 2"),
    ]


def test_choices_of_a_peek_name_player_and_place() -> None:
    s = arrange(ROWS)
    s.pawn = REGION_B_PEEK - 1
    at_dice(s, 1)
    play(s, MOVE)
    assert [view.choice(plain(s), move) for move in moves(s)] == [
        PeekNothing(id=22),
        PeekOwn(id=23),
        Peek(id=30, who=Who(1), place=1),
        Peek(id=31, who=Who(1), place=2),
        Peek(id=35, who=Who(2), place=1),
    ]


def test_choices_of_the_space_and_the_wild_die() -> None:
    s = arrange(ROWS)
    s.pawn = REGION_B_CHOOSE - 1
    at_dice(s, 1)
    play(s, MOVE)
    assert [view.choice(plain(s), m) for m in moves(s)] == [
        Take(id=17, card=Face(3, reroll=False), region="B"),
        Draw(id=21),
    ]
    at_wild_die(s, LOWEST)
    assert [view.choice(plain(s), m) for m in moves(s)] == [
        Accept(id=12, face="lowest"),
        RerollWild(id=13, face="lowest"),
    ]


def test_r8_a_swap_shows_which_places_changed_for_one_step() -> None:
    s = arrange(ROWS)
    at_wild_die(s, SWAPPING)
    play(s, ACCEPT, OWN)
    assert view.table(plain(s), 2).facts.offered == 1
    play(s, THEIRS + 1)
    assert [view.player(plain(s), seat, 2).facts.changed for seat in range(3)] == [1, 2, None]
    play(s, 1)
    assert [view.player(plain(s), seat, 2).facts.changed for seat in range(3)] == [None] * 3


def test_r7_everybody_sees_what_is_looked_at() -> None:
    s = arrange(ROWS)
    s.pawn = REGION_B_PEEK - 1
    at_dice(s, 1)
    play(s, MOVE, THEIRS + 1)
    assert [view.player(plain(s), seat, 2).facts.looked_at for seat in range(3)] == [None, 2, None]
    play(s, DONE)
    assert view.player(plain(s), 1, 2).facts.looked_at is None
    s.pawn = REGION_B_PEEK - 1
    at_dice(s, 1)
    play(s, MOVE, PEEK_OWN)
    assert view.player(plain(s), 1, 2).facts.looked_at == 0


def test_r11_the_card_a_full_player_has_taken_shows() -> None:
    s = arrange([[card(1), card(2), card(3), card(4)], [card(0)], [card(5)]])
    at_wild_die(s, LOWEST)
    play(s, ACCEPT, TAKE_FROM)
    assert [c.number for c in view.table(plain(s), None).places.gained.cards] == [2]
    assert view.choice(plain(s), OWN + 2) == Replace(id=27, place=3)


def test_r34_a_new_card_is_pointed_out() -> None:
    s = arrange(ROWS)
    s.pawn = REGION_B_CHOOSE - 1
    at_dice(s, 1)
    play(s, MOVE, TAKE_FROM + B)
    assert view.table(plain(s), None).facts.refilled == "B"


def test_r12_last_turns_are_counted() -> None:
    s = arrange(ROWS)
    assert view.table(plain(s), None).facts.last_turns is None
    s.ender, s.turns_left = 1, 3
    facts = view.table(plain(s), None).facts
    assert (facts.ender, facts.last_turns) == (Who(1), 3)


def test_views_are_what_is_declared_and_plain_data() -> None:
    s = dealt(5)
    shown = view_of(GAME, s, 0, 0, moves(s))
    assert json.loads(json.dumps(as_data(shown))) == as_data(shown)
    assert msgspec.json.decode(msgspec.json.encode(shown), type=RatATatRollView) == shown
