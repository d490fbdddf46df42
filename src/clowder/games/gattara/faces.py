"""What is printed on a face, packed into one number, and how the rules read it.

| bits | what |
|---|---|
| 0–3 | the effect |
| 4–5 | which token |
| 6–9 | how many of them |
| 10–12 | whom it is aimed at |
| 13 | 1 for a Meow card |
"""

from __future__ import annotations

from clowder.engine.compiling import compiled
from clowder.games.gattara.record import (
    BASTET,
    LOSE,
    MIRROR,
    SORT_BASTET,
    SORT_CATS,
    SORT_MIRROR,
    SORT_YELLOW,
    Gattara,
)


def packed(effect: int, token: int, amount: int, aim: int, meow: int) -> int:
    """The code of a face."""
    return effect | token << 4 | amount << 6 | aim << 10 | meow << 13


@compiled
def read_effect(code: int) -> int:
    """What a card does."""
    return code & 15


@compiled
def read_token(code: int) -> int:
    """Which token it moves."""
    return (code >> 4) & 3


@compiled
def read_amount(code: int) -> int:
    """How many tokens it moves."""
    return (code >> 6) & 15


@compiled
def read_aim(code: int) -> int:
    """Whom it is aimed at."""
    return (code >> 10) & 7


@compiled
def read_meow(code: int) -> bool:
    """Whether it has the Meow icon."""
    return ((code >> 13) & 1) == 1


@compiled
def works_as(face: int, effect: int, shown: int) -> int:
    """G8: the face whose effect a card has: its own or, for a Mirror, what the discard pile shows."""
    return shown if effect == MIRROR else face


@compiled
def effect_of(s: Gattara, face: int) -> int:
    return read_effect(int(s.face[face]))


@compiled
def token_of(s: Gattara, face: int) -> int:
    return read_token(int(s.face[face]))


@compiled
def amount_of(s: Gattara, face: int) -> int:
    return read_amount(int(s.face[face]))


@compiled
def aim_of(s: Gattara, face: int) -> int:
    return read_aim(int(s.face[face]))


@compiled
def is_meow(s: Gattara, face: int) -> bool:
    return read_meow(int(s.face[face]))


@compiled
def sort_of(s: Gattara, face: int) -> int:
    """The sort of a card, as a bit: Bastet, Mirror, another yellow card, or one that moves cats (green and red)."""
    effect = effect_of(s, face)
    if effect <= LOSE:
        return SORT_CATS
    if effect == BASTET:
        return SORT_BASTET
    return SORT_MIRROR if effect == MIRROR else SORT_YELLOW


@compiled
def worked_face(s: Gattara, face: int) -> int:
    """G8: the face whose effect a card has now."""
    return works_as(int(face), effect_of(s, face), int(s.shown))
