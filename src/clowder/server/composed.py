"""Several steps in one message: all or nothing, and without a way to ask what cannot be known.

If [draw a card, play the seven] could be sent and was refused because the card is no seven, a client could try all cards.
So steps are checked in worlds that the player cannot tell from the real one. Where one of them would show the player
something new, what comes after it has to wait until it was seen.
"""

from __future__ import annotations

import numpy as np

from clowder.engine.dispatch import redeal
from clowder.engine.match import Match
from clowder.engine.record import content, copy
from clowder.errors import IllegalMove
from clowder.server.refusals import Refused

WORLDS = 16
"""In which the steps must be legal. What is so in all of them but not at the table is unlikely, and then refused."""


def check_together(match: Match, seat: int, moves: list[int]) -> None:
    """Refuse steps that are not legal one after the other, or not sure to be."""
    game = match.game
    room = np.zeros(game.actions, np.int16)
    known: list[bytes] = []
    for move in moves:
        if not 0 <= move < game.actions:
            raise IllegalMove("error-no-such-move", clause="", move=move, last=game.actions - 1)
    for world in range(WORLDS):
        s = match.record
        redeal(s, seat, world)
        for number, move in enumerate(moves):
            if number:
                plain = game.record.plain(s)
                if int(s.actor) != seat or game.looking(plain) or game.reacting(plain):
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
