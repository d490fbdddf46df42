"""Who sits on the seats that are not the caller's, and plays inside the compiled step.

- a bot by name that decides at a glance: `uniform`, `greedy`, `kitten`, or a level of the menus that is one of them
- a compiled function of one's own, `policy(s, moves) -> move`, for which the record is redealt first: it cannot peek
- a `Network` (network.py)
- a bot that learned to play: `learned`, `learned:best`, `learned:FILE`
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import types
from numba.extending import overload
from numpy.typing import NDArray

from clowder.bots.greedy import Greedy, greedy_move
from clowder.bots.kitten import Kitten, kitten_move
from clowder.bots.learned import Learned
from clowder.bots.network.running import Networks
from clowder.bots.roster import understood
from clowder.bots.uniform import Uniform
from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import legal, redeal
from clowder.engine.encoding import Encoding
from clowder.engine.game import Game
from clowder.errors import BadOption, repr_of
from clowder.vector.network import LearnedPlayer, Player, answer_of_network, no_networks, together
from clowder.vector.parts import Kept, Room

UNIFORM, GREEDY, KITTEN, OWN, NETWORK = range(5)
"""How a seat is played; NETWORK + n is the n-th network."""

GLANCES = {Uniform: UNIFORM, Greedy: GREEDY, Kitten: KITTEN}


class Others(NamedTuple):
    """The opponents as compiled code gets them; in self-play there is an empty tuple in its place."""

    kinds: NDArray[np.int8]
    """How each is played, the caller's next player first."""
    networks: Networks
    own: Any
    """A compiled function, or an empty tuple."""


def seated(opponents: Any, players: int, encoding: Encoding, game: Game) -> Others:
    """Opponents for every seat but one: one for all, or one for each."""
    given: Sequence[Any] = opponents if isinstance(opponents, list | tuple) else [opponents] * (players - 1)
    if len(given) != players - 1:
        raise BadOption("error-vector-opponents", count=len(given), seats=players - 1)
    networks: list[Player] = []
    learned: dict[str, LearnedPlayer] = {}
    own: list[Any] = []
    kinds = []
    for asked in given:
        each = asked
        if isinstance(asked, str) and (entry := understood(asked)).kind is Learned:
            each = learned.setdefault(asked, LearnedPlayer(*Learned.meant(entry, game)))
        if isinstance(each, Player):
            networks += [each] if not any(each is other for other in networks) else []
            kinds.append(NETWORK + next(n for n, other in enumerate(networks) if other is each))
        elif is_compiled(each):
            own += [each] if each not in own else []
            kinds.append(OWN)
        else:
            kinds.append(glance_of(each))
    if len(own) > 1:
        raise BadOption("error-vector-policies")
    return Others(
        np.array(kinds, np.int8),
        together(networks, encoding.layout, game.actions) if networks else no_networks(),
        own[0] if own else (),
    )


def is_compiled(policy: Any) -> bool:
    """Whether it is a function that compiled code can call; with NUMBA_DISABLE_JIT=1 any is."""
    settings: Any = numba.config
    return callable(policy) and (hasattr(policy, "py_func") or bool(settings.DISABLE_JIT))


def glance_of(name: Any) -> int:
    """A bot that decides at a glance, by name."""
    kind = understood(name).kind if isinstance(name, str) else None
    if kind not in GLANCES:
        known = [each.name for each in GLANCES]
        raise BadOption("error-vector-opponent", value=name if isinstance(name, str) else repr_of(name), known=known)
    return GLANCES[kind]


def answer(others: Any, kept: Kept, room: Room, i: int) -> int:
    """What the actor of a row plays, who is not the caller."""
    return int(answer_of(others, kept, room, i))


@overload(answer)
def _answer(others: Any, kept: Any, room: Any, i: Any) -> Any:
    def nobody(others: Any, kept: Any, room: Any, i: Any) -> Any:
        return 0  # in self-play it is never asked for

    def somebody(others: Any, kept: Any, room: Any, i: Any) -> Any:
        return answer_of(others, kept, room, i)

    return nobody if len(others) == 0 else somebody


@compiled
def answer_of(others: Others, kept: Kept, room: Room, i: int) -> int:
    """Ask whoever sits there. What they leave to chance follows from the record, whose generator gets the next step's key
    before anything is dealt with it."""
    s, row = kept.records[i], kept.rows[i]
    kind = others.kinds[(int(s.actor) - int(row.mine) - 1) % int(s.seats)]
    if kind == GREEDY:
        return greedy_move(s, room.moves)
    if kind == KITTEN:
        return kitten_move(s, room.moves)
    count = legal(s, room.moves)
    if kind == UNIFORM:
        return int(room.moves[draw(s, count)])
    if kind >= NETWORK:
        return answer_of_network(others.networks, kind - NETWORK, kept, room, i, count)
    room.world[0] = s
    redeal(room.world[0], s.actor, int(row.key[0]) + row.steps)
    move = ask(others.own, room.world[0], room.moves)
    count = legal(s, room.moves)
    for k in range(count):
        if room.moves[k] == move:
            return int(move)
    row.faults += 1
    return int(room.moves[0])


def ask(own: Any, s: Any, moves: Any) -> int:
    """Somebody's own policy."""
    return int(own(s, moves))


@overload(ask)
def _ask(own: Any, s: Any, moves: Any) -> Any:
    def nobody(own: Any, s: Any, moves: Any) -> Any:
        return -1

    def somebody(own: Any, s: Any, moves: Any) -> Any:
        return int(own(s, moves))

    return nobody if isinstance(own, types.BaseTuple) else somebody
