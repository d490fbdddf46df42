"""What is printed on the cards of Gattara (G1), read from deck.toml or a file like it, and what is in the box."""

from __future__ import annotations

from typing import Any, get_args

from clowder.engine.option import RANDOM, seat
from clowder.engine.record import NOBODY
from clowder.engine.sheet import Sheet
from clowder.errors import BadOption
from clowder.games.gattara.faces import packed
from clowder.games.gattara.record import CARDS, FULL_HAND, NO_AIM, TOKENS, Gattara
from clowder.games.gattara.view_types import Colour, Effect, Target, Token

EFFECTS: tuple[Effect, ...] = get_args(Effect)
TARGETS: tuple[Target, ...] = get_args(Target)
TOKEN_WORDS: tuple[Token, ...] = get_args(Token)

SUPPLY = {"stray": 48, "pedigree": 24, "show": 8}  # G20: the tokens in the box
COLOURS = {"green": 20, "red": 14, "yellow": 18}  # G28: cards of each colour
MOST_TOKENS = 8  # on one card: all the show cats there are
FIELDS = {"colour", "effect", "token", "amount", "target", "meow", "count"}

COLOUR_OF: dict[str, Colour] = {**dict.fromkeys(EFFECTS, "yellow"), "gain": "green", "take": "green", "lose": "red"}
"""G28: red cards make somebody lose cats, green ones let somebody gain them, yellow ones do all the rest."""

TARGETS_OF = {
    "gain": TARGETS,
    "lose": TARGETS,
    "take": ("next", "previous", "any", "all"),
    "draw": ("next", "previous", "any"),
    "swap": ("next", "previous", "any"),
}
"""Whom an effect can be aimed at; the effects that are missing here have no target."""

OPTIONS = (seat("starter"),)


def check_deck(sheet: Sheet) -> dict[str, Any]:
    """The supply and the cards of the sheet, each with all its fields. A small deck, for those who want to see to the end
    of the game, has as many cards of each colour as it likes, but no more than the box."""
    sheet.only({"supply", "card", "small"})
    small = sheet.small()
    supply, cards = sheet.data.get("supply"), sheet.data.get("card")
    if not isinstance(supply, dict):
        sheet.fail("deck-no-supply", "supply")
    sheet.only(set(SUPPLY), "supply", table=supply)
    for token, count in SUPPLY.items():
        sheet.number(supply, token, count, count, "supply")
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        sheet.fail("deck-no-cards", "card")
    checked = [check_card(sheet, place, card) for place, card in enumerate(cards)]
    for colour, wanted in COLOURS.items():
        found = sum(card["count"] for card in checked if card["colour"] == colour)
        if found > wanted or (found < wanted and not small):
            last = max((i for i, card in enumerate(checked) if card["colour"] == colour), default=0)
            sheet.fail("deck-colour-count", "card", last, colour=colour, found=found, wanted=wanted)
    return {"supply": dict(SUPPLY), "card": checked, **({"small": True} if small else {})}


def check_card(sheet: Sheet, place: int, card: dict[str, Any]) -> dict[str, Any]:
    """One [[card]] table: the fields its effect needs, no others, and the colour that goes with it."""
    path = ("card", place)
    sheet.only(FIELDS, *path, table=card)
    effect = sheet.word(card, "effect", EFFECTS, *path)
    colour = sheet.word(card, "colour", tuple(COLOURS), *path)
    if colour != COLOUR_OF[effect]:
        sheet.fail("deck-colour", *path, "colour", effect=effect, colour=colour, wanted=COLOUR_OF[effect])
    moves_cats = colour != "yellow"
    fits = {"token": moves_cats, "amount": moves_cats, "meow": moves_cats, "target": effect in TARGETS_OF}
    for name, belongs in fits.items():
        if name in card and not belongs:
            sheet.fail("deck-field", *path, name, name=name, effect=effect)
    checked: dict[str, Any] = {"colour": colour, "effect": effect, "count": sheet.number(card, "count", 1, CARDS, *path)}
    if moves_cats:
        checked["token"] = sheet.word(card, "token", TOKEN_WORDS, *path)
        checked["amount"] = sheet.number(card, "amount", 1, MOST_TOKENS, *path)
        checked["meow"] = card.get("meow", False)
        if not isinstance(checked["meow"], bool):
            sheet.fail("deck-meow", *path, "meow", value=repr(checked["meow"]))
    if effect in TARGETS_OF:
        checked["target"] = sheet.word(card, "target", TARGETS_OF[effect], *path)
    return checked


def setup(s: Gattara, options: dict[str, Any], deck: dict[str, Any]) -> None:
    """Write the deck and the starter into the record. Cards that look alike are one face, wherever the deck lists them."""
    codes: list[int] = []
    for card in deck["card"]:
        code = packed(
            EFFECTS.index(card["effect"]),
            TOKEN_WORDS.index(card.get("token", "stray")),
            card.get("amount", 0),
            TARGETS.index(card["target"]) if "target" in card else NO_AIM,
            int(card.get("meow", False)),
        )
        if code not in codes:
            s.face[len(codes)] = code
            codes.append(code)
        for _ in range(card["count"]):
            s.pile[s.loose] = codes.index(code)
            s.loose += 1
    if s.loose < (fewest := FULL_HAND * int(s.seats) + 1):  # G14, G23: else there would be nothing left to draw
        raise BadOption("error-deck-too-small", cards=int(s.loose), fewest=fewest, players=int(s.seats))
    s.faces = len(codes)
    for token, word in enumerate(TOKEN_WORDS):
        s.supply[token] = deck["supply"][word]
    s.starter = NOBODY if options["starter"] == RANDOM else options["starter"]


def inventory(s: Gattara) -> list[tuple[str, int]]:
    """Every card by its face, wherever it lies, and every token by its kind."""
    cards = [face for seat in range(s.seats) for face in list(s.hand[seat])[: s.held[seat]]]
    cards += list(s.pile)[: s.loose] + list(s.discard)[: s.discarded] + list(s.stack_card)[: s.stacked]
    tokens: list[tuple[str, int]] = [
        (TOKEN_WORDS[token], s.supply[token] + sum(s.tokens[seat][token] for seat in range(s.seats)))
        for token in range(TOKENS)
    ]
    return sorted([("card", face) for face in cards] + tokens)
