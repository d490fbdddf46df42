"""R1–R3, R6, R15, R19–R23: the deal."""

from __future__ import annotations

from collections import Counter
from functools import partial

from clowder.engine.text import LANGUAGES, say
from clowder.games.rat_a_tat_roll import rules
from clowder.games.rat_a_tat_roll.record import DONE, ON_CHOOSE, ON_PEEK, ON_REROLL, ON_WILD, ROLL, START

from .table import GAME, board, dealt, knowers, moves, number, own_deck, plain, play, values

SPACES = ("wild", "choose", "reroll", "peek")


def test_r1_forty_cards_four_of_each_number() -> None:
    for players in GAME.seats:
        cards = [n for kind, n in GAME.inventory(plain(dealt(players))) if kind == "card"]
        assert Counter(cards) == dict.fromkeys(range(10), 4)


def test_r2_a_ring_of_twenty_spaces() -> None:
    s = dealt()
    assert s.spaces == 20
    assert values(s.ring, 20) == [ON_WILD, ON_CHOOSE, ON_REROLL, ON_PEEK] * 5
    assert values(s.region, 20) == [r for r in range(5) for _ in range(4)]


def test_r42_there_is_an_icon_guide_for_everybody_and_the_table_tells_the_icons() -> None:
    cards = [n for kind, n in GAME.inventory(plain(dealt(max(GAME.seats)))) if kind == "card"]
    assert 45 - len(cards) == max(GAME.seats)
    for language in LANGUAGES:
        told = partial(say, game=GAME.name, language=language)
        spaces = {told("card", {"kind": "space", "space": space, "region": "A", "pawn": False}) for space in SPACES}
        faces = {told("fact-wild", {"value": face}) for face in ("lowest", "highest", "swap")}
        assert (len(spaces), len(faces)) == (4, 3)


def test_r3_number_dice_show_one_to_six_and_all_of_them_come_up() -> None:
    seen = set()
    for seed in range(60):
        s = dealt(2, seed)
        play(s, DONE, DONE, 3)
        seen |= {int(d) for d in s.dice}
    assert seen == {1, 2, 3, 4, 5, 6}


def test_r3_the_wild_die_shows_each_face_twice() -> None:
    assert sorted(dealt().wild_die) == [1, 1, 2, 2, 3, 3]


def test_r20_the_pawn_starts_on_a_wild_space() -> None:
    assert {int(dealt(seed=seed).pawn) for seed in range(60)} == {0, 4, 8, 12, 16}


def test_r6_a_table_may_choose_the_first_space() -> None:
    for space in range(5):
        assert {int(dealt(seed=seed, first_space=space).pawn) for seed in range(5)} == {4 * space}


def test_r21_everybody_looks_once_at_the_own_card_in_seat_order() -> None:
    s = dealt(4, starter=2)
    for seat in range(4):
        assert (s.phase, s.actor, moves(s)) == (START, seat, [DONE])
        assert knowers(s.hand[seat, 0]) == [seat]
        assert (s.look_seat, s.look_place) == (seat, 0)
        rules.play(s, DONE)
    assert (s.phase, s.actor) == (ROLL, 2)
    assert (s.look_seat, s.look_place) == (-1, -1)


def test_r21_everybody_knows_the_own_card_and_no_other() -> None:
    s = dealt(3)
    assert [knowers(s.hand[seat, 0]) for seat in range(3)] == [[0], [1], [2]]


def test_r22_five_cards_face_up_and_the_rest_in_the_pile() -> None:
    for players in GAME.seats:
        s = dealt(players)
        assert all(0 <= n <= 9 for n in board(s))
        assert all(knowers(c) == [0, 1, 2, 3, 4, 5] for c in s.board)
        assert s.loose_count == 40 - 5 - players
        assert [int(h) for h in s.held] == [1] * players + [0] * (5 - players)


def test_r23_two_tokens_each_and_the_rest_in_the_middle() -> None:
    for players in GAME.seats:
        for seed in range(20):  # whatever the starting card is
            s = dealt(players, seed)
            assert [int(t) for t in s.tokens] == [2] * players + [0] * (5 - players)
            assert s.center == 15 - 2 * players


def test_r15_extra_tokens_come_out_of_the_fifteen() -> None:
    s = dealt(3, extra_tokens=[0, 4, 1])
    assert [int(t) for t in s.tokens] == [2, 6, 3, 0, 0]
    assert s.center == 4


def test_r15_all_of_the_fifteen_may_be_given_out() -> None:
    s = dealt(2, extra_tokens=[11, 0])
    assert (s.tokens[0], s.center) == (13, 0)


def test_r19_a_table_may_choose_who_starts() -> None:
    assert [int(dealt(4, starter=seat).first) for seat in range(4)] == [0, 1, 2, 3]


def test_r19_otherwise_chance_decides() -> None:
    assert {int(dealt(4, seed).first) for seed in range(60)} == {0, 1, 2, 3}


def test_r10_at_the_setup_too_four_icons_are_shuffled_back() -> None:
    shuffled = [s for s in (dealt(5, seed) for seed in range(300)) if s.shuffles]
    assert shuffled, "in 300 deals some are shuffled"
    for s in shuffled:
        assert sum(int(r) for r in s.returned) == 5
        assert sum(values(s.returned, 10)[7:]) > 3
        assert sum(n >= 7 for n in board(s)) <= 3


def test_r10_at_the_setup_it_may_take_several_shuffles() -> None:
    icons = {"copies": [22, 0, 0, 0, 0, 0, 0, 6, 6, 6]}
    deck = {**own_deck(), "cards": icons}
    tables = [dealt(2, seed, deck) for seed in range(150)]
    assert max(int(s.shuffles) for s in tables) >= 2
    assert all(sum(number(c) >= 7 for c in s.board) <= 3 for s in tables)
