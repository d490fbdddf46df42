"""Why a move in Gattara is not legal: the phrase for the player, and the clause that forbids it."""

from __future__ import annotations

from typing import Any

from clowder.engine.view_types import plain
from clowder.errors import IllegalMove
from clowder.games.gattara.record import (
    BASTET,
    BASTET_WINDOW,
    CHOOSE_CARD,
    CHOOSE_TARGET,
    LOOK,
    MIRROR,
    PASS,
    Gattara,
)
from clowder.games.gattara.view import card, effect, hand


def refuse(s: Gattara, move: int) -> IllegalMove:
    """The refusal of a move that `legal` does not list."""
    if s.phase == LOOK:
        return no("look", "G18")
    if s.phase == CHOOSE_TARGET:
        return no("no-such-player", "G3", players=s.seats) if move > PASS else no("aim-first", "G3")
    if move > PASS:
        return no("nothing-to-aim", "G3")
    if move == PASS:
        return no("must-play", "G24")
    if move >= s.faces:
        return no("no-such-card", "G1", face=move, last=s.faces - 1)
    named = plain(card(s, move))
    if move not in hand(s, s.actor):
        windows = {BASTET_WINDOW: "G3", CHOOSE_CARD: "G24"}
        return no("not-in-hand", windows.get(s.phase, "G31"), card=named)
    if s.phase == BASTET_WINDOW:
        return no("only-bastet", "G3", card=named)
    if s.phase != CHOOSE_CARD:
        return no("only-meow", "G31", card=named)
    if effect(s, move) == BASTET:
        return no("bastet-is-no-turn", "G6")
    if effect(s, move) == MIRROR:
        return no("mirror-bastet", "G8") if s.discarded else no("mirror-nothing", "G8")
    return no("zen", "G10", card=named)


def no(key: str, clause: str, **args: Any) -> IllegalMove:
    """A refusal of this game."""
    return IllegalMove(f"refuse-{key}", clause=clause, game="gattara", **args)
