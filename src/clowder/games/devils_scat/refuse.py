"""Why a move in Devil's Scat is not legal: the phrase for the player, and the clause that forbids it."""

from __future__ import annotations

from typing import Any

from clowder.engine.view_types import plain
from clowder.errors import IllegalMove
from clowder.games.devils_scat.record import (
    DEAL,
    DISCARD,
    DISCARDING,
    FOURTH,
    KNOCK,
    MOST_RESHUFFLES,
    SHOWING,
    DevilsScat,
)
from clowder.games.devils_scat.view import face, phase


def refuse(s: DevilsScat, move: int) -> IllegalMove:
    """The refusal of a move that `legal` does not list."""
    if s.phase == SHOWING:
        return no("deal-first", "S12")
    if move == DEAL:
        return no("round-goes-on", "S44")
    if s.phase == DISCARDING:
        return refuse_instead_of_discard(s, move)
    if phase(s) == "must_knock":
        return no("must-knock", "S6" if s.reshuffles >= MOST_RESHUFFLES else "S14")
    if move >= DISCARD:
        return no("draw-first", "S32", card=plain(face(s, move - DISCARD)))
    assert move == KNOCK
    return no("already-knocked", "S4")


def refuse_instead_of_discard(s: DevilsScat, move: int) -> IllegalMove:
    """With four cards in hand, one of them has to go."""
    if move < DISCARD:
        return no("knock-too-late" if move == KNOCK else "discard-first", "S32")
    card = plain(face(s, move - DISCARD))
    if s.hand[s.actor][FOURTH] == move - DISCARD:
        return no("just-taken", "S5", card=card)
    return no("not-in-hand", "S32", card=card)


def no(key: str, clause: str, **args: Any) -> IllegalMove:
    """A refusal of this game."""
    return IllegalMove(f"refuse-{key}", clause=clause, game="devils_scat", **args)
