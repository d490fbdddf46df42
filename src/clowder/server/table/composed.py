"""Several steps in one message: all or nothing, and without a way to ask what cannot be known.

If [draw a card, play the seven] could be sent and was refused because the card is no seven, a client could try all cards.
So steps are checked in worlds that the player cannot tell from the real one. Where one of them would show the player
something new, what comes after it has to wait until it was seen. What steps would come to can be asked for in advance, too:
it is told if it is the same in all of these worlds.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import numpy as np

from clowder.engine.dispatch import redeal
from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.engine.record import Record, content, copy
from clowder.errors import IllegalMove
from clowder.server.table.refusals import Refused

WORLDS = 16
"""In which the steps must be legal. What is so in all of them but not at the table is unlikely, and then refused."""


def check_together(match: Match, seat: int, moves: list[int]) -> None:
    """Refuse steps that are not legal one after the other, or not sure to be."""
    for _ in worlds_after(match.game, match.record, seat, moves):
        pass


def worlds_after(game: Game, start: Record, seat: int, moves: list[int]) -> Generator[None, None, list[Record]]:
    """The same, world by world; what the steps come to in each of them."""
    room = np.zeros(game.actions, np.int16)
    known: list[bytes] = []
    worlds: list[Record] = []
    for move in moves:
        if not 0 <= move < game.actions:
            raise IllegalMove("error-no-such-move", clause="", move=move, last=game.actions - 1)
    for world in range(WORLDS):
        s = copy(start)
        redeal(s, seat, world)
        for number, move in enumerate(moves):
            if number:
                if not decides(game, s, seat):
                    raise Refused("table-turn-ended", number=number)
                seen = copy(s)
                redeal(seen, seat, 0)
                if world == 0:
                    known.append(content(seen))
                elif known[number - 1] != content(seen):
                    raise Refused("table-shows-something", number=number)
            if move not in room[: game.rules.legal(s, room)]:
                raise game.refuse(game.record.plain(s), move)
            game.rules.play(s, move)
        worlds.append(s)
        yield
    return worlds


def decides(game: Game, s: Any, seat: int) -> bool:
    """Whether it is this seat's alone to decide what comes next."""
    plain = game.record.plain(s)
    return int(s.actor) == seat and not game.looking(plain) and not game.reacting(plain)


def foreseen(game: Game, start: Record, seat: int, moves: list[int]) -> Generator[None, None, Record | None]:
    """What the seat is sure to know after these steps of its own, as a record with a guess at the rest; None if it would
    not decide any more then, or learn something by them."""
    known: Record | None = None
    for s in (yield from worlds_after(game, start, seat, moves)):
        if not decides(game, s, seat):
            return None
        redeal(s, seat, 0)
        if known is None:
            known = s
        elif content(s) != content(known):
            return None
    return known
