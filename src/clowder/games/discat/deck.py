"""What is printed on the cards of Discat: which way the arrows point (D1), read from deck.toml or a file like it."""

from __future__ import annotations

from typing import Any

from clowder.engine.option import RANDOM, Option, Unfit, seat, whole_number
from clowder.engine.record import NOBODY
from clowder.engine.sheet import Sheet
from clowder.errors import BadOption
from clowder.games.discat.record import BONUS, BOXED, CARDS, FULL_HAND, HELD, LOOSE, NAMED, PILED, UNDER, Discat

SEEN_DOWN = (18, 22, 24)  # D1: the cards the rulebook shows


def check_deck(sheet: Sheet) -> dict[str, Any]:
    """The layouts of the sheet: each a name and the cards that point up. A small deck has the cards from 1 to as many as it
    likes, for any number of players, and hands of at most five."""
    small = sheet.small()
    sheet.only({"cards", "layouts", "small", "hand"} if small else {"cards", "layouts", "small"})
    cards = sheet.number(sheet.data, "cards", 1 if small else CARDS, CARDS)
    layouts = sheet.data.get("layouts")
    if not isinstance(layouts, dict) or "parity" not in layouts:
        sheet.fail("deck-no-parity", "layouts")
    for name in layouts:
        up = sheet.numbers(layouts, name, 1, cards, "layouts")
        if len(set(up)) < len(up):
            sheet.fail("deck-twice", "layouts", name, name=name, card=next(c for c in up if up.count(c) > 1))
        for card in SEEN_DOWN:
            if card in up:
                sheet.fail("deck-seen-down", "layouts", name, name=name, card=card)
    facts: dict[str, Any] = {"cards": cards, "layouts": {name: sorted(up) for name, up in layouts.items()}}
    if small:
        facts |= {"small": True, "hand": sheet.number(sheet.data, "hand", 1, FULL_HAND, default=FULL_HAND)}
    return facts


def check_arrows(value: Any, players: int) -> str | list[int]:
    """D1: the name of a layout, or one's own: the list of the cards that point up."""
    if isinstance(value, str):
        return value
    if not isinstance(value, list):
        raise Unfit("arrows")
    up = [whole_number(card, 1, CARDS) for card in value]
    if len(set(up)) < len(up):
        raise Unfit("twice")
    return sorted(up)


OPTIONS = (Option("arrows", "parity", check_arrows, ("parity", "halves")), seat("starter"))


def setup(s: Discat, options: dict[str, Any], deck: dict[str, Any]) -> None:
    """D1, D12: write the arrows, the starter and what is small about the deck into the record."""
    arrows, layouts = options["arrows"], deck["layouts"]
    if isinstance(arrows, str) and arrows not in layouts:
        raise BadOption("error-option-choice", option="arrows", value=repr(arrows), choices=list(layouts))
    for card in layouts[arrows] if isinstance(arrows, str) else arrows:
        s.up[card >> 5] = int(s.up[card >> 5]) | 1 << (card & 31)
    s.starter = NOBODY if options["starter"] == RANDOM else options["starter"]
    s.full_hand = deck.get("hand", FULL_HAND)
    if "small" in deck:
        s.deck_size = deck["cards"]
        if s.deck_size < (fewest := int(s.full_hand) * int(s.seats) + 1):
            raise BadOption("error-deck-too-small", cards=int(s.deck_size), fewest=fewest, players=int(s.seats))


def inventory(s: Discat) -> list[tuple[int, bool]]:
    """Every card once, with whether all that is said about it agrees: its fate, the hands, the piles' counts."""
    held = [c for seat in range(s.seats) for c in s.hand[seat][: s.held[seat]]]
    under = [s.under[(s.under_first + i) % CARDS] for i in range(s.under_count)]
    named = list(s.group[: s.grouped])
    fates = s.fate[1:]
    lying = {
        seat: (sum(f == PILED + seat for f in fates), sum(f == BONUS + seat for f in fates)) for seat in range(s.seats)
    }
    counts_agree = all(lying[seat] == (s.piled[seat], s.bonus[seat]) for seat in lying)
    loose = list(s.pile[: s.loose])
    items = []
    for card in range(1, CARDS + 1):
        fate = s.fate[card]
        agrees = {
            "held": held.count(card) == (HELD <= fate < UNDER),
            "under": under.count(card) == (UNDER <= fate < PILED),
            "loose": loose.count(card) == (fate == LOOSE),
            "named": named.count(card) == (fate == NAMED),
            "boxed": (card > s.highest) == (fate == BOXED),
        }
        items.append((card, counts_agree and all(agrees.values())))
    return items
