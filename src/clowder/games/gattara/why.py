"""Why a choice may be a good one, told from the card itself, one's own cats and what lies on the table."""

from __future__ import annotations

from clowder.engine.because import Because
from clowder.games.gattara.faces import read_aim, read_amount, read_token
from clowder.games.gattara.points import goal, worth
from clowder.games.gattara.record import (
    ALL,
    BASTET_WINDOW,
    CHOOSE_CARD,
    DIRECTION,
    GAIN,
    LOSE,
    MEOW_WINDOW,
    PASS,
    SELF,
    SKIP,
    TAKE,
    ZEN,
    Gattara,
)
from clowder.games.gattara.view import effect, hits, pending, points, worked

AGAINST = {TAKE: "take", LOSE: "lose", SKIP: "skip", ZEN: "zen"}
"""What a card does to somebody else, and the reason that says so."""


def why(s: Gattara, move: int) -> Because | None:
    """What the card does, or what it averts."""
    if s.phase == CHOOSE_CARD and move != PASS:
        return why_card(s, move)
    if s.phase in (BASTET_WINDOW, MEOW_WINDOW):
        return why_reaction(s, move)
    return None  # a target's cats are hidden; and there is nothing to be said where nothing can be chosen


def why_card(s: Gattara, card: int) -> Because | None:
    """G28: cats for oneself, and how near that is to the goal (G26); or a setback for somebody else."""
    face = worked(s, card)
    does = effect(s, face)
    if does == GAIN and read_aim(s.face[face]) in (SELF, ALL):
        brings = read_amount(s.face[face]) * worth(read_token(s.face[face]))
        return Because("gain", {"points": brings, "have": points(s, s.actor), "goal": goal(s.seats)})
    if does == DIRECTION and s.seats == 2:  # G9
        return Because("skip")
    return Because(AGAINST[does]) if does in AGAINST else None


def why_reaction(s: Gattara, move: int) -> Because:
    """G3, G4: whether what is about to happen hits the one who is asked."""
    laid = pending(s)
    hit = s.actor in hits(s, worked(s, s.stack_card[laid]), s.stack_by[laid], s.stack_at[laid])
    if move == PASS:
        return Because("spare" if hit else "not-me")
    if s.phase == MEOW_WINDOW:
        return Because("answer")
    return Because("save" if hit else "stop")
