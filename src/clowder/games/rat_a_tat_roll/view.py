"""What a seat at a table of Rat-a-Tat Roll may see. docs/games/rat_a_tat_roll.md lists the fields."""

from __future__ import annotations

from typing import Any

from clowder.engine.game import Area, Choice
from clowder.engine.view import area, cards, heap, who
from clowder.games.rat_a_tat_roll.card import KNOWERS, NUMBER
from clowder.games.rat_a_tat_roll.record import (
    ACCEPT,
    AGAIN_BASE,
    ALL,
    CHOOSE,
    DICE_BASE,
    DRAWN,
    FROM_PILE,
    FULL,
    HIGHEST,
    ICON_FROM,
    LONGEST_ROW,
    LOWEST,
    MOVE,
    NO_SWAP,
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
    SEATS,
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

PHASES = {
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
SPACES = {ON_WILD: "wild", ON_CHOOSE: "choose", ON_REROLL: "reroll", ON_PEEK: "peek"}
FACES = {0: None, LOWEST: "lowest", HIGHEST: "highest", SWAPPING: "swap"}
REGION_NAMES = "ABCDE"


def phase(s: RatATatRoll) -> str:
    """What the actor decides."""
    return PHASES[s.phase]


def looking(s: RatATatRoll) -> list[int]:
    """R7, R21: whoever looks at a card."""
    return [s.actor] if s.phase in (START, DRAWN, PEEKED) else []


def face(card: int) -> dict[str, Any]:
    """A card as it is seen: its number, and whether it has the re-roll icon."""
    return numbered((card & NUMBER) - 1)


def numbered(number: int) -> dict[str, Any]:
    """Any card with that number."""
    return {"kind": "card", "number": number, "reroll": number >= ICON_FROM}


def region_name(region: int) -> str | None:
    """Regions are lettered; None for none."""
    return REGION_NAMES[region] if region >= 0 else None


def space(s: RatATatRoll, at: int) -> dict[str, Any]:
    """A space of the ring."""
    kind = s.ring[at]
    region = None if kind == ON_WILD else region_name(s.region[at])
    return {"kind": "space", "space": SPACES[kind], "region": region, "pawn": at == s.pawn}


def dice(s: RatATatRoll) -> list[dict[str, Any]]:
    """The number dice of this turn, and which of them the last step threw."""
    return [{"kind": "die", "number": s.dice[die], "thrown": bool(s.thrown >> die & 1)} for die in range(s.rolled)]


def returned(s: RatATatRoll) -> list[dict[str, Any]]:
    """R18: what the last shuffle took back, in ascending order."""
    return [numbered(number) for number in range(NUMBERS) for _ in range(s.returned[number])]


def full_row(s: RatATatRoll) -> int:
    """R38: how many cards are a full row."""
    return LONGEST_ROW if s.seats == 2 else LONGEST_ROW - 1


def table(s: RatATatRoll, viewer: int | None) -> Area:
    """The board with its pawn and cards, the dice, the pile and the tokens."""
    facts: dict[str, Any] = {
        "turn": s.turns + 1 if s.actor >= 0 else None,
        "starter": who(s.first) if s.phase == START else None,
        "pawn": s.pawn,
        "steps": sum(s.dice) if s.rolled else None,
        "wild": FACES[s.wild],
        "tokens": s.center,
        "cards_each": full_row(s),
        "offered": s.swap_from + 1 if s.swap_from >= 0 else None,
        "gap": region_name(s.gap),
        "refilled": region_name(s.filled),
        "shuffles": s.shuffles or None,
        "ender": who(s.ender) if s.ender >= 0 else None,
        "last_turns": s.turns_left if s.ender >= 0 and s.actor >= 0 else None,
        "memory": "helper" if s.helper else "strict",
    }
    places = {
        "ring": cards(space(s, at) for at in range(s.spaces)),
        "board": cards({**face(card), "region": REGION_NAMES[r]} for r, card in enumerate(s.board) if card),
        "dice": cards(dice(s)),
        "gained": cards([face(s.gained)] if s.gained else []),
        "pile": heap(s.loose_count + s.under_count),
        "returned": cards(returned(s) if s.helper else []),
    }
    return area(facts, places)


def player(s: RatATatRoll, seat: int, viewer: int | None) -> Area:
    """A row of cards and the tokens."""
    looked_at = None if s.look_seat != seat or s.actor < 0 else 0 if s.look_place == ALL else s.look_place + 1
    facts: dict[str, Any] = {
        "tokens": s.tokens[seat],
        "full": s.held[seat] == full_row(s),
        "total": total(s, seat) if s.actor < 0 else None,
        "looked_at": looked_at,
        "changed": s.changed[seat] or None,
    }
    return area(facts, {"row": cards(face(c) if sees(s, viewer, seat, at) else None for at, c in enumerate(row(s, seat)))})


def row(s: RatATatRoll, seat: int) -> list[int]:
    """The cards in front of a seat."""
    return [s.hand[seat][place] for place in range(s.held[seat])]


def sees(s: RatATatRoll, viewer: int | None, seat: int, place: int) -> bool:
    """R14: a card of a row shows at the end, while its viewer may look at it and, with the helper, ever after."""
    if s.actor < 0:
        return True
    if s.helper:
        return bool(s.hand[seat][place] >> KNOWERS >> (SEATS if viewer is None else viewer) & 1)
    return viewer == s.actor and s.look_seat == seat and s.look_place in (place, ALL)


def total(s: RatATatRoll, seat: int) -> int:
    """R41: the sum of a row."""
    return sum((card & NUMBER) - 1 for card in row(s, seat))


def choice(s: RatATatRoll, move: int) -> Choice:
    """What a move means."""
    if s.phase in (START, DRAWN, PEEKED):
        return {"kind": "done"}
    if s.phase == ROLL:
        return {"kind": "roll", "dice": move - DICE_BASE}
    if s.phase == REROLL:
        return dice_choice(s, move)
    if TAKE_FROM <= move < FROM_PILE:
        region = move - TAKE_FROM
        return {"kind": "take", "card": face(s.board[region]), "region": REGION_NAMES[region]}
    if OWN <= move < THEIRS:
        place = move - OWN + 1
        return {"kind": "offer", "place": place} if s.phase == SWAP else {"kind": "replace", "place": place}
    if move >= THEIRS:
        seat, place = other_card(s, move)
        return {"kind": "peek" if s.phase == PEEK else "swap", "who": who(seat), "place": place + 1}
    if move in (ACCEPT, WILD_AGAIN):
        return {"kind": WORDS[move], "face": FACES[s.wild]}
    return {"kind": WORDS[move]}


WORDS = {
    ACCEPT: "accept",
    WILD_AGAIN: "reroll-wild",
    SKIP: "skip",
    WILD_ONLY: "roll-wild",
    FROM_PILE: "draw",
    PEEK_NOTHING: "peek-nothing",
    PEEK_OWN: "peek-own",
    NO_SWAP: "keep",
}
"""The kinds of the moves that mean the same whenever they are legal."""


def dice_choice(s: RatATatRoll, move: int) -> Choice:
    """Move to a space, or re-roll some dice: their numbers as text, and their bits."""
    if move == MOVE:
        steps = sum(s.dice)
        there = space(s, (s.pawn + steps) % s.spaces)
        return {"kind": "move", "steps": steps, "space": there["space"], "region": there["region"]}
    mask = move - AGAIN_BASE
    numbers = [str(s.dice[die]) for die in range(s.rolled) if mask >> die & 1]
    return {"kind": "reroll", "mask": mask, "count": len(numbers), "numbers": " + ".join(numbers)}


def other_card(s: RatATatRoll, move: int) -> tuple[int, int]:
    """The seat and the place of another player's card that a move means."""
    after, place = divmod(move - THEIRS, LONGEST_ROW)
    return (s.actor + 1 + after) % s.seats, place


def ending(s: RatATatRoll) -> dict[str, Any]:
    """R41, R13, R16: who won and why."""
    scores = [total(s, seat) for seat in range(s.seats)]
    winners = [seat for seat in range(s.seats) if scores[seat] == min(scores)]
    reason = "stopped" if s.ender < 0 else "shared" if len(winners) > 1 else "lowest"
    return {"winners": winners, "scores": scores, "reason": reason}
