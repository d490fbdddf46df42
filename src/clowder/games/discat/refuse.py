"""Why a move in Discat is not legal: the phrase for the player, and the clause that forbids it."""

from __future__ import annotations

from typing import Any

from clowder.errors import IllegalMove
from clowder.games.discat.record import ADD, EXCHANGE, FIRST, FREE, STOP, TOP, Discat
from clowder.games.discat.view import rising


def refuse(s: Discat, move: int) -> IllegalMove:
    """The refusal of a move that `legal` does not list."""
    if move == STOP:
        return no("must-play", {FIRST: "D3", FREE: "D27"}.get(s.phase, "D4"))
    if move not in s.hand[s.actor][: s.held[s.actor]]:
        return no("not-in-hand", "D7" if s.phase == EXCHANGE else "D23", card=move)
    if s.phase == EXCHANGE:
        return no("no-exchange", "D7")
    if s.phase == ADD:
        return no("not-a-group", "D24", card=move, top=s.group[0])
    assert s.phase == TOP
    return no("not-higher" if rising(s, s.limit) else "not-lower", "D23", card=move, limit=s.limit)


def no(key: str, clause: str, **args: Any) -> IllegalMove:
    """A refusal of this game."""
    return IllegalMove(f"refuse-{key}", clause=clause, game="discat", **args)
