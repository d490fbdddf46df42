"""Why a move in Rat-a-Tat Roll is not legal: the phrase for the player, and the clause that forbids it."""

from __future__ import annotations

from typing import Any

from clowder.errors import IllegalMove
from clowder.games.rat_a_tat_roll.record import (
    ACCEPT,
    AGAIN_BASE,
    CHOOSE,
    DRAWN,
    FROM_PILE,
    FULL,
    LOWEST,
    MOVE,
    OWN,
    PEEK,
    PEEK_NOTHING,
    PEEKED,
    REPLACE,
    REROLL,
    ROLL,
    SKIP,
    START,
    SWAP,
    SWAP_WITH,
    TAKE,
    TAKE_FROM,
    THEIRS,
    WILD,
    WILD_AGAIN,
    WILD_ONLY,
    RatATatRoll,
)
from clowder.games.rat_a_tat_roll.view import REGION_NAMES, other_card

AWAITED = {
    START: ("look-first", "R21"),
    ROLL: ("roll-first", "R24"),
    REROLL: ("move-first", "R25"),
    CHOOSE: ("take-first", "R26"),
    DRAWN: ("look-first", "R7"),
    PEEK: ("peek-first", "R29"),
    PEEKED: ("look-first", "R7"),
    FULL: ("full-wild-only", "R38"),
    WILD: ("wild-first", "R30"),
    TAKE: ("take-wild-first", "R31"),
    REPLACE: ("replace-first", "R11"),
    SWAP: ("swap-first", "R33"),
    SWAP_WITH: ("swap-with-first", "R33"),
}
"""What a step waits for, where a move has nothing to do with it."""


def refuse(s: RatATatRoll, move: int) -> IllegalMove:
    """The refusal of a move that `legal` does not list."""
    if MOVE < move < ACCEPT and s.phase == REROLL:
        return refuse_reroll(s, move - AGAIN_BASE)
    if move == WILD_AGAIN and s.phase == WILD:
        return no("no-tokens", "R5")
    if move in (SKIP, WILD_ONLY) and s.phase == ROLL:
        return no("not-full", "R38")
    if TAKE_FROM <= move < FROM_PILE and s.phase in (CHOOSE, TAKE):
        return refuse_region(s, move - TAKE_FROM)
    if move == FROM_PILE and s.phase == TAKE:
        return no("no-pile", "R31" if s.wild == LOWEST else "R32")
    if OWN <= move < THEIRS and s.phase in (SWAP, REPLACE):
        return no("no-such-place", "R33" if s.phase == SWAP else "R11", place=move - OWN + 1)
    if move >= THEIRS and s.phase in (PEEK, SWAP_WITH):
        return refuse_other_card(s, move)
    if PEEK_NOTHING <= move < OWN and s.phase == SWAP_WITH:
        return no("already-offered", "R8", place=s.swap_from + 1)
    key, clause = AWAITED[s.phase]
    return no(key, "R32" if s.phase == TAKE and s.wild != LOWEST else clause)


def refuse_reroll(s: RatATatRoll, mask: int) -> IllegalMove:
    """R5, R36: dice that were not rolled, or no token to pay with."""
    if mask >> s.rolled:
        return no("die-not-rolled", "R36", dice=s.rolled)
    return no("no-tokens", "R5")


def refuse_region(s: RatATatRoll, region: int) -> IllegalMove:
    """R26: the region the pawn is in; R31, R32: the lowest or the highest card."""
    if s.phase == CHOOSE:
        return no("other-region", "R26", region=REGION_NAMES[region], pawn_region=REGION_NAMES[s.region[s.pawn]])
    if s.wild == LOWEST:
        return no("not-lowest", "R31", region=REGION_NAMES[region])
    return no("not-highest", "R32", region=REGION_NAMES[region])


def refuse_other_card(s: RatATatRoll, move: int) -> IllegalMove:
    """R29, R33: no such player, or no such card."""
    clause = "R29" if s.phase == PEEK else "R33"
    if move - THEIRS >= len(s.hand[0]) * (s.seats - 1):
        return no("no-such-player", clause, players=s.seats)
    return no("no-such-card", clause, place=other_card(s, move)[1] + 1)


def no(key: str, clause: str, **args: Any) -> IllegalMove:
    """A refusal of this game."""
    return IllegalMove(f"refuse-{key}", clause=clause, game="rat_a_tat_roll", **args)
