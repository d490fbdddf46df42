"""The deck, the options, and how a round begins."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

import clowder
from clowder.engine.blank import deck_sheet
from clowder.engine.chance import reseed
from clowder.engine.sheet import Sheet
from clowder.errors import BadDeck, BadOption
from clowder.games.devils_scat import GAME
from clowder.games.devils_scat.record import NO_SUIT, SHOWING, SUIT_NAMES

from .table import RULES, arranged, blank, check_inventory, dealt, do, moves, plain

OWN = json.loads(json.dumps(GAME.check_deck(deck_sheet(GAME, None))))


def test_s1_deck_has_five_suits_of_nine_ranks() -> None:
    s = dealt(2)
    faces = {(f["suit"], f["rank"]) for f in (to_builtins(GAME.view.face(plain(s), card)) for card in range(45))}
    assert len(faces) == 45
    assert {rank for _, rank in faces} == {"6", "7", "8", "9", "10", "J", "Q", "K", "A"}
    assert {suit for suit, _ in faces} == {"hearts", "stars", "gems", "swirls", "skulls"}


def test_s1_inventory_notices_a_lost_or_doubled_card() -> None:
    s = arranged()
    whole = GAME.inventory(plain(s))
    assert len(whole) == 50
    s.deck[0] = s.deck[1]
    assert GAME.inventory(plain(s)) != whole
    s = arranged()
    s.deck_count -= 1
    assert GAME.inventory(plain(s)) != whole
    s = arranged()
    s.hand[0, 0] = s.pile[0]
    assert GAME.inventory(plain(s)) != whole


def test_s50_the_table_keeps_the_score_and_the_two_decks_apart() -> None:
    match = clowder.new("devils_scat", 3, seed=1)
    for viewer in (0, 1, 2, None):
        view = match.view(viewer)
        assert [seat["facts"]["points"] for seat in view["seats"]] == [0, 0, 0]
        assert view["table"]["facts"]["favoured"] in SUIT_NAMES
    assert Counter(kind for kind, *_ in GAME.inventory(plain(dealt(3)))) == {"card": 45, "favoured suit": 5}


@pytest.mark.parametrize("players", range(2, 7))
def test_s21_everybody_has_three_cards_and_the_rest_is_the_deck(players: int) -> None:
    s = dealt(players)
    assert list(s.held) == [3] * players + [0] * (6 - players)
    assert s.deck_count == 45 - 3 * players - 1
    check_inventory(s)


def test_s21_every_card_is_dealt_as_often() -> None:
    counts: Counter[int] = Counter()
    for seed in range(900):
        counts.update(int(c) for c in dealt(3, seed).hand[0][:3])
    assert len(counts) == 45
    assert max(counts.values()) < 100  # 60 expected
    assert min(counts.values()) > 30


def test_s22_one_card_starts_the_discard_pile() -> None:
    assert dealt(4).pile_count == 1


def test_s23_every_suit_can_be_favoured_and_a_new_one_is_turned_up_each_round() -> None:
    assert {int(dealt(2, seed).favoured) for seed in range(60)} == set(range(5))
    s = dealt(2, 5)
    favoured: set[int] = set()
    while s.actor >= 0 and len(favoured) < 2:
        favoured.add(int(s.favoured))
        do(s, moves(s)[-1])
    assert len(favoured) == 2


@pytest.mark.parametrize("dealer", range(4))
def test_s24_first_turn_is_to_the_left_of_the_dealer(dealer: int) -> None:
    s = dealt(4, dealer=dealer)
    assert (s.dealer, s.actor) == (dealer, (dealer + 1) % 4)


def test_s24_turns_go_on_to_the_left() -> None:
    s = arranged(players=3)
    order = []
    for _ in range(4):
        order.append(int(s.actor))
        do(s, 1)
        do(s, moves(s)[0])
    assert order == [0, 1, 2, 0]


def test_s13_first_dealer_is_random_by_default() -> None:
    assert {int(dealt(3, seed).dealer) for seed in range(40)} == {0, 1, 2}
    assert {int(dealt(3, seed, dealer=1).dealer) for seed in range(10)} == {1}


@pytest.mark.parametrize("dealer", [3, -1, True, "left", 1.0])
def test_s13_dealer_must_be_a_seat(dealer: Any) -> None:
    with pytest.raises(BadOption, match=r'"dealer" is "random" or a seat from 0 to 2'):
        clowder.new("devils_scat", players=3, options={"dealer": dealer})


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("suit", range(5))
def test_s45_boot_a_suit_removes_its_cards_and_its_favoured_suit_card(players: int, suit: int) -> None:
    favoured = set()
    for seed in range(60):
        s = dealt(players, seed, boot=SUIT_NAMES[suit])
        assert s.booted == suit
        in_play = [*s.deck[: s.deck_count], s.pile[0], *(s.hand[p, i] for p in range(players) for i in range(3))]
        assert len(in_play) == 36
        assert not any(c // 9 == suit for c in in_play)
        favoured.add(int(s.favoured))
    assert favoured == set(range(5)) - {suit}


@pytest.mark.parametrize("boot", ["random", "hearts"])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_s45_boot_is_only_for_two_or_three(players: int, boot: str) -> None:
    with pytest.raises(BadOption, match=f'"{boot}" is for 2 or 3 players, not {players}') as error:
        clowder.new("devils_scat", players=players, options={"boot": boot})
    assert "2 ou 3" in error.value.text("fr")
    assert "2 o 3" in error.value.text("es")
    assert clowder.new("devils_scat", players=players, options={"boot": "none"}).options["boot"] == "none"


def test_s10_boot_random_picks_any_suit_for_the_whole_game() -> None:
    assert {int(dealt(2, seed, boot="random").booted) for seed in range(60)} == set(range(5))
    s = dealt(2, 3, boot="random")
    booted = int(s.booted)
    while s.rounds < 4 and s.actor >= 0:
        do(s, moves(s)[-1])
        assert s.booted == booted


def test_s10_no_suit_is_booted_by_default() -> None:
    assert dealt(2).booted == NO_SUIT


@pytest.mark.parametrize("boot", ["clubs", 0, None, True, ["hearts"]])
def test_s10_boot_must_be_known(boot: Any) -> None:
    with pytest.raises(BadOption, match='"boot" is one of none, random, hearts, stars, gems, swirls, skulls'):
        clowder.new("devils_scat", players=2, options={"boot": boot})


def test_s46_scoring_must_be_known() -> None:
    with pytest.raises(BadOption, match='"scoring" is one of points, classic'):
        clowder.new("devils_scat", players=2, options={"scoring": "golf"})


def test_s46_classic_and_boot_together() -> None:
    s = dealt(3, scoring="classic", boot="gems")
    assert (list(s.lives[:3]), int(s.favoured), int(s.booted)) == ([3, 3, 3], NO_SUIT, 2)
    assert s.deck_count == 36 - 10


def test_deck_is_a_sheet_again() -> None:
    assert GAME.check_deck(Sheet(OWN, "devils_scat")) == OWN


def test_deck_order_does_not_matter() -> None:
    turned = {**OWN, "ranks": OWN["ranks"][::-1], "suits": OWN["suits"][::-1]}
    assert GAME.check_deck(Sheet(turned, "devils_scat")) == OWN


SHEET = """cards = 45
favoured_cards = 5
suits = ["hearts", "stars", "gems", "swirls", "skulls"]
ranks = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("= 45", "= 44", 'line 1: "cards" must be a whole number from 45 to 45, not 44'),
        ("= 5\n", "= true\n", 'line 2: "favoured_cards" must be a whole number from 5 to 5, not True'),
        ('"gems"', '"clubs"', "line 3: \"suits\" must be one of hearts, stars, gems, swirls, skulls, not 'clubs'"),
        ('"gems"', '"hearts"', 'line 3: "suits" lists "hearts" twice'),
        ('"gems", ', "", 'line 3: "suits" lists 4 words, but the box has 5'),
        ('suits = ["hearts", "stars", "gems", "swirls", "skulls"]', "suits = 5", 'line 3: "suits" must be a list of words'),
        ('"7"', "7", 'line 4: "ranks" must be one of 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A, not 7'),
        ('"7"', '"8"', 'line 4: "ranks" lists "8" twice'),
        ('"7", ', "", 'line 4: "ranks" lists 8 words, but the box has 9'),
        ('"6"', '"5"', 'line 4: "ranks" needs "6"'),
        ('"A"', '"5"', 'line 4: "ranks" needs "A" and two ranks worth ten'),
        ('"J", "Q", "K"', '"3", "4", "5"', 'line 4: "ranks" needs "A" and two ranks worth ten'),
        ("ranks", "rank", 'line 4: "rank" means nothing here'),
    ],
)
def test_deck_file_mistakes_are_shown_where_they_stand(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "mine.toml"
    assert old in SHEET
    path.write_text(SHEET.replace(old, new))
    with pytest.raises(BadDeck) as error:
        clowder.new("devils_scat", deck=path)
    assert message in str(error.value)
    assert str(path) in str(error.value)


def test_deck_data_mistakes_need_no_line() -> None:
    with pytest.raises(BadDeck, match=r'^deck: "ranks" must be a list of words$'):
        clowder.new("devils_scat", deck={**OWN, "ranks": "6789"})


def test_a_deck_of_ones_own_is_played_and_saved(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(SHEET.replace('"J"', '"5"'))
    match = clowder.new("devils_scat", players=2, seed=4, deck=path)
    shown = json.dumps(match.view(0)) + json.dumps(match.view(1))
    assert '"J"' not in shown
    assert clowder.replay(json.loads(json.dumps(match.export()))) == match


def test_record_from_an_unused_row_is_the_same() -> None:
    one, two = blank(3), blank(3)
    for s in (one, two):
        reseed(s, 9)
        RULES.deal(s)
    assert one.tobytes() == two.tobytes()  # type: ignore[attr-defined]
    assert one.phase != SHOWING or one.scat >= 0
