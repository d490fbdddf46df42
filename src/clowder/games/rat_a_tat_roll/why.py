"""Why a choice may be a good one, told from what lies face up and what the actor has seen."""

from __future__ import annotations

from clowder.engine.because import Because
from clowder.games.rat_a_tat_roll.card import knows, number_of
from clowder.games.rat_a_tat_roll.record import (
    ACCEPT,
    CHOOSE,
    FROM_PILE,
    FULL,
    MOVE,
    NO_SWAP,
    OWN,
    PEEK,
    PEEK_NOTHING,
    PEEK_OWN,
    REGIONS,
    REPLACE,
    REROLL,
    ROLL,
    SKIP,
    SWAP,
    SWAP_WITH,
    TAKE_FROM,
    WILD,
    RatATatRoll,
)
from clowder.games.rat_a_tat_roll.view import WILD_FACES, goal, other_card, region_at, row, throws

LOW = 3
"""R1: a card of this number or less is lower than most."""


def why(s: RatATatRoll, move: int) -> Because | None:
    """Where dice lead, what lies there, and what of it is known."""
    if s.phase in (ROLL, REROLL):
        return why_moving(s) if move == MOVE else why_throwing(s, move)
    if s.phase == CHOOSE:
        return why_choosing(s, move)
    if s.phase in (FULL, WILD):
        return why_wild(s, move)
    if s.phase == PEEK:
        return why_peeking(s, move)
    if s.phase in (REPLACE, SWAP):
        return Because("keep") if move == NO_SWAP else why_giving(s, s.hand[s.actor][move - OWN])
    if s.phase == SWAP_WITH:
        seat, place = other_card(s, move)
        return Because("swap-known" if seen(s, s.hand[seat][place]) else "swap-unknown")
    return None


def why_throwing(s: RatATatRoll, move: int) -> Because:
    """R24, R36: how likely these dice lead to a low card."""
    throw = next(throw for throw in throws(s) if throw.choice == move)
    low = sum(throw.regions[region] for region in range(REGIONS) if 0 <= number_of(s.board[region]) <= LOW)
    return Because("throw", {"chance": round(100 * low / throw.ways), "number": LOW})


def why_moving(s: RatATatRoll) -> Because:
    """R26, R30: what lies where the dice lead."""
    region = region_at(s, goal(s))
    return Because("wild") if region < 0 else Because("card", {"number": number_of(s.board[region])})


def why_choosing(s: RatATatRoll, move: int) -> Because:
    """R26: the card that lies face up in the region of the space, or the pile instead of it."""
    if move == FROM_PILE:
        return Because("pile", {"number": number_of(s.board[region_at(s, s.pawn)])})
    return Because("card", {"number": number_of(s.board[move - TAKE_FROM])})


def why_peeking(s: RatATatRoll, move: int) -> Because | None:
    """R29: what there is to learn."""
    if move == PEEK_NOTHING:
        return None
    if move != PEEK_OWN:
        return Because("peek")
    return Because("peek-own", {"unseen": sum(not seen(s, card) for card in row(s, s.actor))})


def why_wild(s: RatATatRoll, move: int) -> Because:
    """R31–R33, R38: what the wild die says, or that the row is good as it is."""
    if move == SKIP:
        return Because("skip")
    return Because("accept", {"face": WILD_FACES[s.wild]}) if move == ACCEPT else Because("wild")


def why_giving(s: RatATatRoll, card: int) -> Because:
    """R8: whether it is the highest of those that the actor has seen of the own row."""
    known = [number_of(each) for each in row(s, s.actor) if seen(s, each)]
    if not seen(s, card):
        return Because("give-unknown")
    return Because("give-highest") if number_of(card) == max(known) else Because("give-known")


def seen(s: RatATatRoll, card: int) -> bool:
    """R8: whether the actor knows what a card carries."""
    return knows(s.actor, card)
