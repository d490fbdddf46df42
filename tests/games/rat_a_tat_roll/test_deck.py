"""R1–R4: the deck file, and what is wrong with a bad one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import clowder
from clowder.engine.blank import deck_sheet
from clowder.engine.text import LANGUAGES
from clowder.errors import BadDeck

from .table import GAME, dealt

OWN = (GAME.folder / "deck.toml").read_text("utf-8")
RING = ["wild", "choose", "reroll", "peek"] * 5


def facts() -> dict[str, Any]:
    return GAME.check_deck(deck_sheet(GAME, None))


def refused(deck: Any) -> BadDeck:
    with pytest.raises(BadDeck) as error:
        GAME.check_deck(deck_sheet(GAME, deck))
    assert all(error.value.text(language) for language in LANGUAGES)
    return error.value


def test_the_checked_deck_is_plain_data_and_a_deck_again() -> None:
    assert json.loads(json.dumps(facts())) == facts()
    assert GAME.check_deck(deck_sheet(GAME, facts())) == facts()


BAD: dict[str, tuple[str, Any, str]] = {
    "nine counts": ("cards", {"copies": [4] * 9}, "deck-copies-length"),
    "41 cards": ("cards", {"copies": [5] + [4] * 9}, "deck-copies-total"),
    "negative": ("cards", {"copies": [-1, 9] + [4] * 8}, "error-deck-number"),
    "a word": ("cards", {"copies": "four each"}, "error-deck-list"),
    "too many icons": ("cards", {"copies": [3] * 7 + [7, 6, 6]}, "deck-too-many-icons"),
    "a slip": ("cards", {"copy": [4] * 10}, "error-deck-unknown-key"),
    "no cards": ("cards", 40, "deck-no-table"),
    "short ring": ("board", {"spaces": ["wild", "peek"] * 4}, "deck-ring-length"),
    "long ring": ("board", {"spaces": [*RING, *["peek"] * 21]}, "deck-ring-length"),
    "six wild spaces": ("board", {"spaces": [*RING, "wild", "peek"]}, "deck-wild-spaces"),
    "not from a wild space": ("board", {"spaces": RING[1:] + RING[:1]}, "deck-ring-start"),
    "an empty region": ("board", {"spaces": ["wild", "wild", *RING[1:4], *RING[8:]]}, "deck-empty-region"),
    "the last region empty": ("board", {"spaces": [*RING[:17]]}, "deck-empty-region"),
    "unknown space": ("board", {"spaces": [*RING[:19], "rest"]}, "error-deck-word"),
    "no list": ("board", {"spaces": 20}, "deck-words"),
    "five faces": ("number_die", {"faces": [1, 2, 3, 4, 5]}, "deck-faces"),
    "a zero": ("number_die", {"faces": [0, 1, 2, 3, 4, 5]}, "error-deck-number"),
    "seven wild faces": ("wild_die", {"faces": ["lowest", "highest", "swap"] * 2 + ["swap"]}, "deck-faces"),
    "no swap": ("wild_die", {"faces": ["lowest", "highest"] * 3}, "deck-no-face"),
    "unknown face": ("wild_die", {"faces": ["lowest", "highest", "swap"] + ["joker"] * 3}, "error-deck-word"),
    "16 tokens": ("tokens", {"count": 16}, "error-deck-number"),
    "unknown table": ("pawns", {"count": 1}, "error-deck-unknown-key"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_deck_is_refused(case: str) -> None:
    name, value, key = BAD[case]
    assert refused({**facts(), name: value}).key == key


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("copies = [4,", "copies = [3,", 10, 'there are 40 number cards in the box, but "copies" adds up to 39'),
        ('"wild", "choose"', '"peek", "choose"', 15, "the ring must have 5 wild spaces, not 0"),
        ("[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 5]", 25, "[number_die] must have 6 faces, not 5"),
        ('"swap", "swap"]', '"lowest", "lowest"]', 29, 'no face of the wild die says "swap"'),
        ("count = 15", "count = 14", 33, '"count" must be a whole number from 15 to 15, not 14'),
    ],
)
def test_a_mistake_is_shown_with_its_line(tmp_path: Path, old: str, new: str, line: int, message: str) -> None:
    assert old in OWN
    path = tmp_path / "mine.toml"
    path.write_text(OWN.replace(old, new), "utf-8")
    assert str(refused(path)) == f"{path}, line {line}: {message}"


def test_r2_an_owner_may_have_another_ring() -> None:
    spaces = ["wild", "choose", "choose", "peek", "reroll", "peek"] * 5
    match = clowder.new("rat_a_tat_roll", 2, seed=1, deck={**facts(), "board": {"spaces": spaces}})
    ring = match.view(None)["table"]["places"]["ring"]["cards"]
    assert [space["space"] for space in ring] == spaces
    assert ring[8]["region"] == "B"
    assert clowder.replay(match.export()) == match


def test_r3_the_rules_read_the_dice_from_the_deck() -> None:
    deck = {**facts(), "number_die": {"faces": [9] * 6}}
    s = dealt(2, deck=deck)
    assert [int(f) for f in s.number_die] == [9] * 6


def test_r1_the_rules_read_the_cards_from_the_deck() -> None:
    deck = {**facts(), "cards": {"copies": [31, 0, 0, 0, 0, 0, 0, 3, 3, 3]}}
    numbers = {n for kind, n in GAME.inventory(GAME.record.plain(dealt(3, deck=deck))) if kind == "card"}
    assert numbers == {0, 7, 8, 9}
