"""What is printed on cards, board and dice of Rat-a-Tat Roll (R1–R4), read from deck.toml or a file like it; and what a
table can choose."""

from __future__ import annotations

from typing import Any

from clowder.engine.option import RANDOM, Option, Unfit, choice, seat, whole_number
from clowder.engine.record import NOBODY
from clowder.engine.sheet import Sheet
from clowder.errors import BadOption
from clowder.games.rat_a_tat_roll.record import (
    CARDS,
    FACES,
    HIGHEST,
    ICON_FROM,
    LAST_ROUND,
    LONGEST_ROW,
    LOWEST,
    MOST_ICONS,
    MOST_SPACES,
    NONE,
    NUMBERS,
    ON_CHOOSE,
    ON_PEEK,
    ON_REROLL,
    ON_WILD,
    REGIONS,
    STARTING_TOKENS,
    SWAPPING,
    RatATatRoll,
)

GAME_NAME = "rat_a_tat_roll"
TOKENS = 15  # R23: what the box holds
LARGEST_FACE = 9
FEWEST_PLAIN = 22  # R34: with 20 in full rows there must be two left for a board without four icons

SPACES = {"wild": ON_WILD, "choose": ON_CHOOSE, "reroll": ON_REROLL, "peek": ON_PEEK}
WILD_FACES = {"lowest": LOWEST, "highest": HIGHEST, "swap": SWAPPING}


def check_deck(sheet: Sheet) -> dict[str, Any]:
    """The facts of the sheet, and that they are those of a game that can be played. A small deck has fewer cards and
    regions, needs not have every face on the wild die, and may make do with shorter rows (R38) and fewer rounds (R16)."""
    small = sheet.small()
    sheet.only({"cards", "board", "number_die", "wild_die", "tokens", "small"} | ({"row", "rounds"} if small else set()))
    facts: dict[str, Any] = {
        "cards": check_cards(sheet),
        "board": check_board(sheet),
        "number_die": {"faces": check_number_die(sheet)},
        "wild_die": {"faces": check_wild_die(sheet)},
        "tokens": check_tokens(sheet),
    }
    if small:
        row = sheet.number(sheet.data, "row", 1, LONGEST_ROW, default=LONGEST_ROW)
        rounds = sheet.number(sheet.data, "rounds", 1, LAST_ROUND, default=LAST_ROUND)
        facts |= {"small": True, "row": row, "rounds": rounds}
    return facts


def table(sheet: Sheet, name: str, *keys: str) -> dict[str, Any]:
    """A table of the sheet with just these keys."""
    found = sheet.data.get(name)
    if not isinstance(found, dict):
        sheet.fail("deck-no-table", name, name=name)
    sheet.only(set(keys), name, table=found)
    return found


def check_cards(sheet: Sheet) -> dict[str, Any]:
    """R1: how many cards carry each number, 40 in all."""
    copies = sheet.numbers(table(sheet, "cards", "copies"), "copies", 0, CARDS, "cards")
    if len(copies) != NUMBERS:
        sheet.fail("deck-copies-length", "cards", "copies", count=len(copies), needed=NUMBERS)
    if sum(copies) > CARDS or (sum(copies) < CARDS and not sheet.small()):
        sheet.fail("deck-copies-total", "cards", "copies", count=sum(copies), needed=CARDS)
    if sum(copies[ICON_FROM:]) > MOST_ICONS and (plain := sum(copies[:ICON_FROM])) < FEWEST_PLAIN:
        sheet.fail("deck-too-many-icons", "cards", "copies", count=plain, needed=FEWEST_PLAIN)
    return {"copies": copies}


def check_tokens(sheet: Sheet) -> dict[str, Any]:
    """R23: 15 tokens, of which everybody gets two; with a small deck, as many as it says."""
    small = sheet.small()
    tokens = table(sheet, "tokens", "count", *(["each"] if small else []))
    facts = {"count": sheet.number(tokens, "count", TOKENS, TOKENS, "tokens")}
    if small:
        facts["each"] = sheet.number(tokens, "each", 0, STARTING_TOKENS, "tokens", default=STARTING_TOKENS)
    return facts


def check_board(sheet: Sheet) -> dict[str, Any]:
    """R2, R20: the ring, clockwise: five wild spaces, each followed by a region of at least one space."""
    spaces = words(sheet, "board", "spaces", tuple(SPACES))
    regions = min(max(spaces.count("wild"), 1), REGIONS) if sheet.small() else REGIONS
    if not 2 * regions <= len(spaces) <= MOST_SPACES:
        sheet.fail("deck-ring-length", "board", "spaces", count=len(spaces), low=2 * regions, high=MOST_SPACES)
    if spaces.count("wild") != regions:
        sheet.fail("deck-wild-spaces", "board", "spaces", count=spaces.count("wild"), needed=regions)
    if spaces[0] != "wild":
        sheet.fail("deck-ring-start", "board", "spaces")
    if any(a == b == "wild" for a, b in zip(spaces, spaces[1:] + spaces[:1], strict=True)):
        sheet.fail("deck-empty-region", "board", "spaces")
    return {"spaces": spaces}


def check_number_die(sheet: Sheet) -> list[int]:
    """R3: six faces."""
    faces = sheet.numbers(table(sheet, "number_die", "faces"), "faces", 1, LARGEST_FACE, "number_die")
    if len(faces) != FACES:
        sheet.fail("deck-faces", "number_die", "faces", name="number_die", count=len(faces), needed=FACES)
    return faces


def check_wild_die(sheet: Sheet) -> list[str]:
    """R3: six faces, and each of the three the rulebook tells of among them."""
    faces = words(sheet, "wild_die", "faces", tuple(WILD_FACES))
    if len(faces) != FACES:
        sheet.fail("deck-faces", "wild_die", "faces", name="wild_die", count=len(faces), needed=FACES)
    for face in WILD_FACES:
        if face not in faces and not sheet.small():
            sheet.fail("deck-no-face", "wild_die", "faces", face=face)
    return faces


def words(sheet: Sheet, name: str, key: str, allowed: tuple[str, ...]) -> list[str]:
    """A list of words out of those that mean something."""
    values = table(sheet, name, key).get(key)
    if not isinstance(values, list):
        sheet.fail("deck-words", name, key, name=key, allowed=list(allowed))
    return [sheet.word({key: value}, key, allowed, name) for value in values]


def check_first_space(value: Any, players: int) -> str | int:
    """R6: one of the five wild spaces, counted clockwise, or a random one."""
    if isinstance(value, str) and value == RANDOM:
        return RANDOM
    if isinstance(value, str):
        raise Unfit("choice", choices=[RANDOM, *range(REGIONS)])
    return whole_number(value, 0, REGIONS - 1)


def check_extra_tokens(value: Any, players: int) -> list[int]:
    """R15: so many tokens more for each seat, as far as the 15 reach; an empty list for none."""
    if not isinstance(value, list) or len(value) not in (0, players):
        raise BadOption("refuse-extra-list", game=GAME_NAME, value=repr(value), players=players)
    spare = TOKENS - STARTING_TOKENS * players
    extra = [whole_number(tokens, 0, TOKENS) for tokens in value]
    if sum(extra) > spare:
        raise BadOption("refuse-extra-tokens", game=GAME_NAME, count=sum(extra), spare=spare)
    return extra


OPTIONS = (
    seat("starter"),
    Option("first_space", RANDOM, check_first_space, (RANDOM, *range(REGIONS))),
    choice("memory", "strict", "strict", "helper"),
    Option("extra_tokens", [], check_extra_tokens),
)


def full_row(seats: int) -> int:
    """R38: how many cards are a full row: five with two players, four with more."""
    return LONGEST_ROW if seats == 2 else LONGEST_ROW - 1


def setup(s: RatATatRoll, options: dict[str, Any], deck: dict[str, Any]) -> None:
    """Write the deck's facts and the table's choices into the record."""
    for number, copies in enumerate(deck["cards"]["copies"]):
        s.copies[number] = copies
    region = -1
    s.spaces = len(deck["board"]["spaces"])
    for space, kind in enumerate(deck["board"]["spaces"]):
        region += kind == "wild"
        s.ring[space], s.region[space] = SPACES[kind], region
    for face in range(FACES):
        s.number_die[face] = deck["number_die"]["faces"][face]
        s.wild_die[face] = WILD_FACES[deck["wild_die"]["faces"][face]]
    s.regions = region + 1
    s.full_row = min(full_row(int(s.seats)), deck.get("row", LONGEST_ROW))
    fewest = int(s.full_row * s.seats + s.regions)  # else the pile could run out
    if (cards := sum(deck["cards"]["copies"])) < fewest:
        raise BadOption("error-deck-too-small", cards=cards, fewest=fewest, players=int(s.seats))
    s.all_tokens = deck["tokens"]["count"]
    s.first_tokens = deck["tokens"].get("each", STARTING_TOKENS)
    s.last_round = deck.get("rounds", LAST_ROUND)
    s.starter = NOBODY if options["starter"] == RANDOM else options["starter"]
    s.first_space = NONE if options["first_space"] == RANDOM else options["first_space"]
    if s.first_space >= s.regions:
        value, high = repr(options["first_space"]), int(s.regions) - 1
        raise BadOption("error-option-number", option="first_space", value=value, low=0, high=high)
    s.helper = int(options["memory"] == "helper")
    for player, tokens in enumerate(options["extra_tokens"]):
        s.extra[player] = tokens


def inventory(s: RatATatRoll) -> list[tuple[str, int]]:
    """Every card by its number and every token, wherever it lies, and the dice; "miscounted" where counts disagree."""
    under = [s.under[(s.under_first + i) % CARDS] for i in range(s.under_count)]
    rows = [s.hand[player][place] for player in range(s.seats) for place in range(s.held[player])]
    lying = [*rows, *under, *(card for card in (*s.board, s.gained) if card)]
    numbers = [(card & 15) - 1 for card in lying]
    numbers += [number for number in range(NUMBERS) for _ in range(s.loose[number])]
    items = [("card", number) for number in numbers] + [("token", 0)] * (s.center + sum(s.tokens))
    items += [("die", len(s.dice)), ("wild die", 1), ("pawn", 1)]
    agree = sum(s.loose) == s.loose_count and min(*s.loose, *s.tokens, s.center) >= 0 and not stray_cards(s, len(rows))
    return sorted(items if agree else [*items, ("miscounted", 1)])


def stray_cards(s: RatATatRoll, in_rows: int) -> bool:
    """Whether there is a card beyond the end of a row or of what lies under the pile, or a gap nobody left."""
    beyond = sum(card != 0 for player in range(len(s.hand)) for card in s.hand[player]) != in_rows
    beyond |= sum(card != 0 for card in s.under) != s.under_count
    gaps = [region == s.gap or region >= s.regions for region in range(REGIONS)]
    return beyond or [card == 0 for card in s.board] != gaps
