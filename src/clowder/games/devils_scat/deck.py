"""What is printed on the cards of Devil's Scat (S1), read from deck.toml or a file like it, and what a table can choose."""

from __future__ import annotations

from collections import Counter
from typing import Any

from clowder.engine.option import RANDOM, Option, Unfit, choice, seat
from clowder.engine.record import NOBODY
from clowder.engine.sheet import Sheet
from clowder.errors import BadOption
from clowder.games.devils_scat.hands import is_in_game
from clowder.games.devils_scat.record import (
    CARDS,
    HAND,
    LIVES,
    MOST_TURNS,
    NO_SUIT,
    RANDOM_SUIT,
    RANKS,
    SUIT_NAMES,
    SUITS,
    DevilsScat,
)

PRINTED = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""All that can be printed on a card, from low to high."""
NONE = "none"
BOOTS = {NONE: NO_SUIT, RANDOM: RANDOM_SUIT, **{name: suit for suit, name in enumerate(SUIT_NAMES)}}
"""What a table can choose to boot (S10), and how the record says it."""
MOST_BOOTING = 3  # S45: with more players every suit is needed


def points_of(name: str) -> int:
    """S25: aces are worth 11, face cards 10, numbers what they say."""
    return number_on(name) or (11 if name == "A" else 10)


def number_on(name: str) -> int:
    """The number printed on a card; 0 for aces and face cards."""
    return int(name) if name.isdigit() else 0


def check_deck(sheet: Sheet) -> dict[str, Any]:
    """S1: five suits and nine ranks, which make the 45 cards and the five favoured suit cards of the box."""
    if sheet.small():
        return check_small_deck(sheet)
    sheet.only({"cards", "favoured_cards", "suits", "ranks", "small"})
    sheet.number(sheet.data, "cards", CARDS, CARDS)
    sheet.number(sheet.data, "favoured_cards", SUITS, SUITS)
    suits = words(sheet, "suits", SUIT_NAMES, SUITS)
    ranks = words(sheet, "ranks", PRINTED, RANKS)
    if "6" not in ranks:
        sheet.fail("deck-no-six", "ranks")
    if "A" not in ranks or sum(points_of(name) == 10 for name in ranks) < 2:
        sheet.fail("deck-no-scat", "ranks")
    return {"cards": CARDS, "favoured_cards": SUITS, "suits": suits, "ranks": ranks}


def check_small_deck(sheet: Sheet) -> dict[str, Any]:
    """Some of the suits and ranks that there are. So that rounds end soon, and with them the game: fewer lives with classic
    scoring (S46), and fewer turns until somebody has to knock (S14)."""
    sheet.only({"cards", "favoured_cards", "suits", "ranks", "small", "lives", "turns"})
    suits, ranks = words(sheet, "suits", SUIT_NAMES), words(sheet, "ranks", PRINTED)
    for name, count, most in (("suits", len(suits), SUITS), ("ranks", len(ranks), RANKS)):
        if not 1 <= count <= most:
            sheet.fail("deck-count", name, name=name, found=count, count=most)
    cards = len(suits) * len(ranks)
    return {
        "small": True,
        "cards": sheet.number(sheet.data, "cards", cards, cards),
        "favoured_cards": sheet.number(sheet.data, "favoured_cards", len(suits), len(suits)),
        "suits": suits,
        "ranks": ranks,
        "lives": sheet.number(sheet.data, "lives", 1, LIVES, default=LIVES),
        "turns": sheet.number(sheet.data, "turns", 0, MOST_TURNS, default=MOST_TURNS),
    }


def words(sheet: Sheet, name: str, known: tuple[str, ...], count: int | None = None) -> list[str]:
    """A list of different words, as many as there must be, if that is known, in their usual order."""
    values = sheet.data.get(name)
    if not isinstance(values, list):
        sheet.fail("deck-list", name, name=name)
    found = [sheet.word({name: value}, name, known) for value in values]
    if len(set(found)) < len(found):
        sheet.fail("deck-twice", name, name=name, word=next(w for w in found if found.count(w) > 1))
    if count is not None and len(found) != count:
        sheet.fail("deck-count", name, name=name, found=len(found), count=count)
    return sorted(found, key=known.index)


def check_boot(value: Any, players: int) -> str:
    """S45, S10: no suit, a random one or a certain one; only for two or three players."""
    if not isinstance(value, str) or value not in BOOTS:
        raise Unfit("choice", choices=list(BOOTS))
    if value != NONE and players > MOST_BOOTING:
        raise BadOption("refuse-boot-players", game="devils_scat", option="boot", value=value, players=players)
    return value


OPTIONS = (
    seat("dealer"),
    choice("scoring", "points", "points", "classic"),
    Option("boot", NONE, check_boot, tuple(BOOTS)),
)


def setup(s: DevilsScat, options: dict[str, Any], deck: dict[str, Any]) -> None:
    """S1, S10, S13, S46: write what the cards say and what the table chose into the record."""
    for rank, name in enumerate(deck["ranks"]):
        s.printed[rank] = PRINTED.index(name)
        s.rank_points[rank] = points_of(name)
        s.number[rank] = number_on(name)
    s.ranks = len(deck["ranks"])
    for suit, name in enumerate(SUIT_NAMES):
        if name not in deck["suits"]:
            s.suits_out = int(s.suits_out) | 1 << suit
    s.first_lives, s.most_turns = deck.get("lives", LIVES), deck.get("turns", MOST_TURNS)
    s.classic = int(options["scoring"] == "classic")
    s.boot = BOOTS[options["boot"]]
    s.first_dealer = NOBODY if options["dealer"] == RANDOM else options["dealer"]
    booted = options["boot"] == RANDOM or options["boot"] in deck["suits"]
    cards = (len(deck["suits"]) - booted) * int(s.ranks)
    if cards < (fewest := HAND * int(s.seats) + 2):  # hands, the top discard, and one to draw
        raise BadOption("error-deck-too-small", cards=cards, fewest=fewest, players=int(s.seats))


def inventory(s: DevilsScat) -> list[tuple[str, int, int]]:
    """Every card and favoured suit card, with the number of places it lies in, which is 1."""
    boxed = [card for card in range(CARDS) if not is_in_game(card, s.ranks, s.booted, s.suits_out)]
    held = [card for seat in range(s.seats) for card in s.hand[seat][: s.held[seat]]]
    lying = Counter([*boxed, *held, *s.deck[: s.deck_count], *s.pile[: s.pile_count]])
    turned_up = [s.favoured] if s.favoured != NO_SUIT else []
    face_down = [suit for suit in range(SUITS) if suit not in (s.favoured, s.booted)]
    favoured = Counter([*turned_up, *face_down, *([s.booted] if s.booted != NO_SUIT else [])])
    return [
        *(("card", card, lying[card]) for card in sorted({*range(CARDS), *lying})),
        *(("favoured suit", suit, favoured[suit]) for suit in sorted({*range(SUITS), *favoured})),
    ]
