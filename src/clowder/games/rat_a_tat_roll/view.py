"""What a seat at a table of Rat-a-Tat Roll may see: a record, as view_types.py declares it."""

from __future__ import annotations

from functools import cache

from clowder.engine.once import once
from clowder.engine.record import NOBODY
from clowder.engine.view_types import Area, Choice, cards, heap, who, who_or_none
from clowder.games.rat_a_tat_roll.card import carrying, has_icon, knows, number_of
from clowder.games.rat_a_tat_roll.chances import reach
from clowder.games.rat_a_tat_roll.dice import first_dice, is_among, landing, rerolls
from clowder.games.rat_a_tat_roll.record import (
    ACCEPT,
    AGAIN_BASE,
    ALL,
    CHOOSE,
    DICE,
    DICE_BASE,
    DRAWN,
    FACES,
    FROM_PILE,
    FULL,
    HIGHEST,
    LOWEST,
    MOVE,
    NO_SWAP,
    NONE,
    NUMBERS,
    ON_CHOOSE,
    ON_PEEK,
    ON_REROLL,
    ON_WILD,
    OWN,
    PEEK,
    PEEK_NOTHING,
    PEEK_OWN,
    PEEKED,
    REPLACE,
    REROLL,
    ROLL,
    SKIP,
    START,
    SWAP,
    SWAP_WITH,
    SWAPPING,
    TAKE,
    TAKE_FROM,
    THEIRS,
    WILD,
    WILD_AGAIN,
    WILD_ONLY,
    RatATatRoll,
)
from clowder.games.rat_a_tat_roll.theirs import place_meant, seat_meant
from clowder.games.rat_a_tat_roll.view_types import (
    Accept,
    Die,
    Done,
    Draw,
    Face,
    FaceUp,
    Insight,
    Keep,
    Kind,
    Move,
    Offer,
    Peek,
    PeekNothing,
    PeekOwn,
    Phase,
    PlayerFacts,
    PlayerPlaces,
    Reason,
    Region,
    Replace,
    Reroll,
    RerollWild,
    Roll,
    RollWild,
    Skip,
    Space,
    Swap,
    TableFacts,
    TablePlaces,
    Take,
    Throw,
    WildFace,
)

PHASES: dict[int, Phase] = {
    START: "start",
    ROLL: "roll",
    REROLL: "reroll",
    CHOOSE: "choose",
    DRAWN: "drawn",
    PEEK: "peek",
    PEEKED: "peeked",
    FULL: "full",
    WILD: "wild",
    TAKE: "take",
    REPLACE: "replace",
    SWAP: "swap",
    SWAP_WITH: "swap_with",
}
SPACES: dict[int, Kind] = {ON_WILD: "wild", ON_CHOOSE: "choose", ON_REROLL: "reroll", ON_PEEK: "peek"}
WILD_FACES: dict[int, WildFace] = {LOWEST: "lowest", HIGHEST: "highest", SWAPPING: "swap"}
REGION_NAMES: tuple[Region, ...] = ("A", "B", "C", "D", "E")


def phase(s: RatATatRoll) -> Phase:
    """What the actor decides."""
    return PHASES[s.phase]


def looking(s: RatATatRoll) -> list[int]:
    """R7, R21: whoever looks at a card."""
    return [s.actor] if s.phase in (START, DRAWN, PEEKED) else []


def face(card: int) -> Face:
    """A card as it is seen: its number, and whether it has the re-roll icon."""
    return printed(number_of(card))


@cache
def printed(number: int) -> Face:
    """The same, by its number."""
    return Face(number, has_icon(carrying(number)))


def region_name(region: int) -> Region | None:
    """Regions are lettered; None for none."""
    return REGION_NAMES[region] if region >= 0 else None


def region_at(s: RatATatRoll, at: int) -> int:
    """R2: the region a space is in; a wild one is in none."""
    return NONE if s.ring[at] == ON_WILD else s.region[at]


def space(s: RatATatRoll, at: int) -> Space:
    """A space of the ring."""
    return painted(s.ring[at], region_at(s, at), int(at == s.pawn))


@cache
def painted(kind: int, region: int, pawns: int) -> Space:
    """The same over plain numbers, kept: every view shows the whole ring."""
    return Space(SPACES[kind], region_name(region), pawns > 0)


def dice(s: RatATatRoll) -> list[Die]:
    """The number dice of this turn, and which of them the last step threw."""
    return [Die(s.dice[die], is_among(die, s.thrown)) for die in range(s.rolled)]


def returned(s: RatATatRoll) -> list[Face]:
    """R18: what the last shuffle took back, in ascending order."""
    return [face(carrying(number)) for number in range(NUMBERS) for _ in range(s.returned[number])]


def table(s: RatATatRoll, viewer: int | None) -> Area[TableFacts, TablePlaces]:
    """What lies in the middle, the same for everybody."""
    return middle(s)


@once
def middle(s: RatATatRoll) -> Area[TableFacts, TablePlaces]:
    """The board with its pawn and cards, the dice, the pile and the tokens."""
    facts = TableFacts(
        turn=s.turns + 1 if s.actor >= 0 else None,
        starter=who(s.first) if s.phase == START else None,
        pawn=s.pawn,
        steps=sum(s.dice) if s.rolled else None,
        wild=WILD_FACES.get(s.wild),
        tokens=s.center,
        cards_each=s.full_row,
        offered=s.swap_from + 1 if s.swap_from >= 0 else None,
        gap=region_name(s.gap),
        refilled=region_name(s.filled),
        shuffles=s.shuffles or None,
        ender=who_or_none(s.ender),
        last_turns=s.turns_left if s.ender >= 0 and s.actor >= 0 else None,
        memory="helper" if s.helper else "strict",
    )
    places = TablePlaces(
        ring=cards([space(s, at) for at in range(s.spaces)]),
        board=cards([face_up(card, region) for region, card in enumerate(s.board) if card]),
        dice=cards(dice(s)),
        gained=cards([face(s.gained)] if s.gained else []),
        pile=heap(s.loose_count + s.under_count),
        returned=cards(returned(s) if s.helper else []),
    )
    return Area(facts, places)


def face_up(card: int, region: int) -> FaceUp:
    """The card of a region."""
    return FaceUp(number_of(card), has_icon(card), REGION_NAMES[region])


def player(s: RatATatRoll, seat: int, viewer: int | None) -> Area[PlayerFacts, PlayerPlaces]:
    """A row of cards and the tokens."""
    looked_at = None if s.look_seat != seat or s.actor < 0 else 0 if s.look_place == ALL else s.look_place + 1
    facts = PlayerFacts(
        tokens=s.tokens[seat],
        full=s.held[seat] == s.full_row,
        total=total(s, seat) if s.actor < 0 else None,
        looked_at=looked_at,
        changed=s.changed[seat] or None,
    )
    shown = [face(card) if sees(s, viewer, seat, place) else None for place, card in enumerate(row(s, seat))]
    return Area(facts, PlayerPlaces(row=cards(shown)))


def row(s: RatATatRoll, seat: int) -> list[int]:
    """The cards in front of a seat."""
    return [s.hand[seat][place] for place in range(s.held[seat])]


def sees(s: RatATatRoll, viewer: int | None, seat: int, place: int) -> bool:
    """R14: a card of a row shows at the end, while its viewer may look at it and, with the helper, ever after."""
    if s.actor < 0:
        return True
    if s.helper:
        return knows(NOBODY if viewer is None else viewer, s.hand[seat][place])
    return viewer == s.actor and s.look_seat == seat and s.look_place in (place, ALL)


def total(s: RatATatRoll, seat: int) -> int:
    """R41: the sum of a row."""
    return sum(number_of(card) for card in row(s, seat))


def choice(s: RatATatRoll, move: int) -> Choice:
    """What a move means."""
    if s.phase in (START, DRAWN, PEEKED):
        return Done(id=move)
    if s.phase == ROLL:
        return Roll(id=move, dice=move - DICE_BASE)
    if s.phase == REROLL:
        return dice_choice(s, move)
    if TAKE_FROM <= move < FROM_PILE:
        region = move - TAKE_FROM
        return Take(id=move, card=face(s.board[region]), region=REGION_NAMES[region])
    if OWN <= move < THEIRS:
        return (Offer if s.phase == SWAP else Replace)(id=move, place=move - OWN + 1)
    if move >= THEIRS:
        seat, place = other_card(s, move)
        return (Peek if s.phase == PEEK else Swap)(id=move, who=who(seat), place=place + 1)
    if move in (ACCEPT, WILD_AGAIN):
        return (Accept if move == ACCEPT else RerollWild)(id=move, face=WILD_FACES[s.wild])
    return BARE[move](id=move)


BARE: dict[int, type[Choice]] = {
    SKIP: Skip,
    WILD_ONLY: RollWild,
    FROM_PILE: Draw,
    PEEK_NOTHING: PeekNothing,
    PEEK_OWN: PeekOwn,
    NO_SWAP: Keep,
}
"""The moves that mean the same whenever they are legal, and need no more words."""


def dice_choice(s: RatATatRoll, move: int) -> Choice:
    """Move to a space, or re-roll some dice: their numbers as text, and their bits."""
    if move == MOVE:
        there = space(s, goal(s))
        return Move(id=move, steps=sum(s.dice), space=there.space, region=there.region)
    mask = move - AGAIN_BASE
    numbers = [str(s.dice[die]) for die in range(s.rolled) if is_among(die, mask)]
    return Reroll(id=move, mask=mask, count=len(numbers), numbers=" + ".join(numbers))


def goal(s: RatATatRoll) -> int:
    """R25: the space the dice lead to."""
    return landing(s.pawn, sum(s.dice), s.spaces)


def other_card(s: RatATatRoll, move: int) -> tuple[int, int]:
    """The seat and the place of another player's card that a move means."""
    return seat_meant(s.actor, s.seats, move), place_meant(move)


def insight(s: RatATatRoll, viewer: int | None) -> Insight:
    """Where the dice lead, and where others would."""
    return Insight(
        faces=list(s.number_die),
        goal=goal(s) if s.phase == REROLL and s.actor >= 0 else None,
        throws=throws(s) if viewer == s.actor and s.phase in (ROLL, REROLL) else [],
    )


def throws(s: RatATatRoll) -> list[Throw]:
    """R24: one, two or three dice; R36: those that can be re-rolled. How likely they lead where, if the others stay."""
    found = []
    faces, regions = tuple(s.number_die), tuple(region_at(s, at) for at in range(s.spaces))
    for move, which in throwable(s):
        staying = sum(s.dice[die] for die in range(DICE) if not is_among(die, which))
        count = which.bit_count()
        spaces, inside = reach(landing(s.pawn, staying, s.spaces), count, faces, regions)
        found.append(Throw(move, count, FACES**count, spaces, inside))
    return found


def throwable(s: RatATatRoll) -> list[tuple[int, int]]:
    """The moves that throw dice, each with the dice it throws."""
    if s.phase == ROLL:
        return [(DICE_BASE + count, first_dice(count)) for count in range(1, DICE + 1)]
    return [(AGAIN_BASE + which, which) for which in range(1, rerolls(s.rolled, s.tokens[s.actor]) + 1)]


def reason(s: RatATatRoll) -> Reason:
    """R41, R13, R16: why the game ended as it did."""
    if s.ender < 0:
        return "stopped"
    totals = [total(s, seat) for seat in range(s.seats)]
    return "shared" if totals.count(min(totals)) > 1 else "lowest"
