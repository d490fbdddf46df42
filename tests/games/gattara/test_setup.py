"""Setting up: the box, the deal, who starts, and deck files."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import clowder
from clowder.engine.blank import deck_sheet
from clowder.engine.sheet import Sheet
from clowder.errors import BadDeck, BadOption
from clowder.games.gattara import GAME
from clowder.games.gattara.deck import check_deck
from clowder.games.gattara.record import Gattara

from .table import NAMES, blank, dealt, everything, face

DECK = (GAME.folder / "deck.toml").read_text("utf-8")


@pytest.mark.parametrize("players", range(2, 7))
def test_g20_everybody_begins_with_two_strays_of_the_48(players: int) -> None:
    s = dealt(players)
    assert [[int(c) for c in s.tokens[seat]] for seat in range(players)] == [[2, 0, 0]] * players
    assert [int(c) for c in s.supply] == [48 - 2 * players, 24, 8]


@pytest.mark.parametrize("players", range(2, 7))
def test_g21_three_cards_each_and_the_rest_is_the_pile(players: int) -> None:
    s = dealt(players)
    assert [int(h) for h in list(s.held)[:players]] == [3] * players
    assert (s.loose, s.discarded, len(everything(s))) == (52 - 3 * players, 0, 52)


def test_g22_the_starter_is_an_option_and_play_goes_clockwise() -> None:
    for seat in range(4):
        s = dealt(4, options={"starter": seat})
        assert (s.actor, s.turn, s.direction) == (seat, seat, 1)


def test_g22_by_default_chance_picks_the_starter() -> None:
    starts = Counter(int(dealt(3, seed).actor) for seed in range(600))
    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) > 150


@pytest.mark.parametrize("value", [3, -1, "left", True, None, 1.0])
def test_g22_a_starter_who_does_not_sit_there_is_refused(value: Any) -> None:
    with pytest.raises(BadOption, match="starter"):
        clowder.new("gattara", players=3, options={"starter": value})


def test_g1_the_usual_deck_has_these_cards() -> None:
    counts = Counter(NAMES[c] for c in everything(dealt(2)))
    assert [counts[name] for name in NAMES] == [
        *(3, 3, 3, 2, 2, 2, 2, 1, 2),  # green
        *(2, 2, 2, 1, 2, 2, 1, 1, 1),  # red
        *(4, 3, 2, 3, 1, 2, 2, 1),  # yellow
    ]


def test_g1_cards_that_look_alike_are_one_face_wherever_the_deck_lists_them() -> None:
    deck = check_deck(deck_sheet(GAME, None))
    deck["card"][0]["count"] = 1
    deck["card"].append({**deck["card"][0], "count": 2})
    s = blank(2, deck=deck)
    assert s.faces == len(NAMES)
    assert list(s.pile).count(face("stray")) == 3


def test_g28_the_deck_has_14_red_20_green_18_yellow_cards() -> None:
    colours: Counter[str] = Counter()
    for card in check_deck(deck_sheet(GAME, None))["card"]:
        colours[card["colour"]] += card["count"]
    assert colours == {"red": 14, "green": 20, "yellow": 18}


def test_inventory_notices_a_lost_a_doubled_and_a_swapped_card_and_a_lost_token() -> None:
    s = dealt(3)
    box = GAME.inventory(Gattara.plain(s))
    assert len(box) == 52 + 3
    for field, value in ((s.pile, (int(s.pile[0]) + 1) % 26), (s.supply, 40)):
        before = int(field[0])
        field[0] = value
        assert GAME.inventory(Gattara.plain(s)) != box
        field[0] = before
    s.loose -= 1
    assert GAME.inventory(Gattara.plain(s)) != box


def test_checked_deck_is_a_sheet_again() -> None:
    once = check_deck(deck_sheet(GAME, None))
    assert check_deck(Sheet(once, "gattara")) == once


def read(tmp_path: Path, text: str) -> dict[str, Any]:
    path = tmp_path / "deck.toml"
    path.write_text(text, "utf-8")
    return check_deck(Sheet.read(path, "gattara"))


def line_of(text: str, wanted: str) -> int:
    return next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith(wanted))


WRONG = {
    # what is replaced, by what, where it is reported, and a part of the message
    "supply": ("stray = 48", "stray = 47", "stray = 47", "48"),
    "unknown key": ('token = "stray"', 'tokn = "stray"', "tokn", "tokn"),
    "unknown effect": ('effect = "gain"', 'effect = "win"', 'effect = "win"', "win"),
    "colour of effect": ('colour = "green"', 'colour = "red"', 'colour = "red"', 'effect "gain" is green, not red'),
    "token": ('token = "pedigree"', 'token = "lion"', 'token = "lion"', "lion"),
    "amount": ("amount = 1", "amount = 9", "amount = 9", "9"),
    "no amount": ("amount = 1\n", "", "[[card]]", "amount"),
    "take from self": ('effect = "take"\ntoken = "stray"\namount = 1\ntarget = "next"',
                       'effect = "take"\ntoken = "stray"\namount = 1\ntarget = "self"', None, "self"),
    "swap with all": ('effect = "swap"\ntarget = "any"', 'effect = "swap"\ntarget = "all"', 'target = "all"', "all"),
    "target of zen": ('effect = "zen"', 'effect = "zen"\ntarget = "any"', None, '"target" does not go with'),
    "meow bastet": ('effect = "bastet"', 'effect = "bastet"\nmeow = true', None, 'the effect "bastet"'),
    "meow word": ("meow = true", 'meow = "yes"', 'meow = "yes"', "true or false"),
    "count": ("count = 3", "count = 0", "count = 0", "count"),
    "too few green": ("count = 3", "count = 2", None, "19 green cards, not 20"),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_g1_a_deck_file_with_a_mistake_is_refused_with_its_line(case: str, tmp_path: Path) -> None:
    old, new, where, message = WRONG[case]
    text = DECK.replace(old, new, 1)
    assert text != DECK
    with pytest.raises(BadDeck) as refused:
        read(tmp_path, text)
    assert message in str(refused.value)
    line = refused.value.args_["line"]
    assert line > 0
    if where is not None and case != "swap with all":
        assert line == line_of(text, where)


def test_g1_a_deck_without_supply_or_cards_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDeck, match="supply"):
        read(tmp_path, "supply = 3")
    with pytest.raises(BadDeck, match=r"\[\[card\]\]"):
        read(tmp_path, DECK[: DECK.index("\n[[card]]")])
    with pytest.raises(BadDeck, match=r"\[\[card\]\]"):
        check_deck(Sheet({"supply": {"stray": 48, "pedigree": 24, "show": 8}, "card": [3]}, "gattara"))


def test_g1_an_owner_can_enter_other_cards(tmp_path: Path) -> None:
    """All three Bastets become a card that draws from the next player, and a gain of one's own becomes a Meow."""
    text = DECK.replace('effect = "bastet"', 'effect = "draw"\ntarget = "next"')
    text = text.replace('target = "self"\ncount = 3', 'target = "self"\nmeow = true\ncount = 3', 1)
    match = clowder.new("gattara", players=3, seed=4, deck=read(tmp_path, text))
    while not match.over:
        match.play(match.choices()[0]["id"])
    assert clowder.replay(match.export()) == match
