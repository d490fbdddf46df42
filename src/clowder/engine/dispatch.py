"""The rules of any game, called by one name: `play(s, move)` finds the game by the type of the record.

From plain Python the first field's name says which game it is. From compiled code the choice is made while compiling, by
`numba.extending.overload`, so a kernel written once over these names is compiled for each game without any call through a
pointer, and is found in the disk cache again. (Passing the rules as arguments or closures would miss it every time.)

What each function promises is said here; every game's `rules.py` keeps it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.extending import overload
from numpy.typing import NDArray

from clowder.engine import catalogue
from clowder.engine.chance import reseed
from clowder.engine.record import Record

Moves = NDArray[np.int16]
"""Room for the legal moves: as long as the game has actions."""


def deal(s: Record, seed: int) -> None:
    """Set up and deal a new game from the options already in the record."""
    reseed(s, seed)
    rules_of(s).deal(s)


def deal_keyed(s: Record) -> None:
    """The same with the generator as somebody has keyed it."""
    rules_of(s).deal(s)


def legal(s: Record, moves: Moves) -> int:
    """Write the actor's legal moves into `moves`, in any order, and say how many; at least one before the end, 0 after."""
    return int(rules_of(s).legal(s, moves))


def play(s: Record, move: int) -> None:
    """Play a legal move. What an illegal one does is undefined: ask `legal` first."""
    rules_of(s).play(s, move)


def redeal(s: Record, seat: int, seed: int) -> None:
    """Replace all that this seat cannot know by a fair sample of what it could be.

    The outcome depends on what the seat knows and on the seed, not on what was hidden: redealing twice is redealing once.
    """
    reseed(s, seed)
    rules_of(s).redeal(s, seat)


def observe(s: Record, seat: int, out: NDArray[np.int8]) -> None:
    """Write what this seat knows into `out`, in the layout documented with the game."""
    rules_of(s).observe(s, seat, out)


def observe_constant(s: Record, out: NDArray[np.int8]) -> None:
    """Write the part of every observation that is the same for all seats from before the deal to the end, and nought
    everywhere else. A game need not have it; then all is nought."""
    rule = getattr(rules_of(s), "observe_constant", None)
    if rule:
        rule(s, out)
    else:
        out[:] = 0


def observe_changing(s: Record, seat: int, out: NDArray[np.int8]) -> None:
    """Write the rest into a vector in which that part stands; together they are `observe`. A game that has one of the two
    has both."""
    rules = rules_of(s)
    rule = getattr(rules, "observe_changing", rules.observe)
    rule(s, seat, out)


def result(s: Record, out: NDArray[np.float64]) -> None:
    """Write each seat's share of the win into `out`: 1 for a winner alone, 1/k for each of k who share, 0 otherwise."""
    rules_of(s).result(s, out)


def score(s: Record, seat: int) -> int:
    """The points of a seat as they stand, in the game's own counting."""
    return int(rules_of(s).score(s, seat))


def prefer(s: Record, move: int) -> int:
    """How good a legal move looks to the actor at a glance, from what it knows: the greedy player takes the highest.

    A game need not have it; then all moves look alike.
    """
    rule = getattr(rules_of(s), "prefer", None)
    return int(rule(s, move)) if rule else 0


def estimate(s: Record, out: NDArray[np.float64]) -> None:
    """Guess each seat's share of the win from how things stand in this very record, hidden cards and all.

    For a search that looks ahead only so far. A game need not have it; then everybody has the same chance.
    """
    rule = getattr(rules_of(s), "estimate", None)
    if rule:
        rule(s, out)
    else:
        out[: s.seats] = 1.0 / s.seats


def public_move(s: Record, move: int) -> int:
    """What everybody sees of the move that the actor is about to make: its number, or -1 where what it names stays hidden.

    A game whose moves all lie open need not have it.
    """
    rule = getattr(rules_of(s), "public_move", None)
    return int(rule(s, move)) if rule else move


def bounded(s: Record) -> int:
    """The number of the clause of our own that has just ended something which the rulebook lets go on, a game or a
    round of it; 0 for none. For reports on a game: a bound that often has to step in is no bound but a rule.

    A game without such clauses need not have it.
    """
    rule = getattr(rules_of(s), "bounded", None)
    return int(rule(s)) if rule else 0


def rules_of(s: Record) -> Any:
    """The rules module of the game that this record is a state of."""
    return catalogue.game((s.dtype.names or ("",))[0]).rules


def _rules_of_type(record_type: Any, name: str) -> Any:
    """The same while compiling: Numba's record type lists its fields, the one at offset 0 names the game."""
    if not isinstance(record_type, types.Record):
        return None
    game = next(field for field in record_type.fields if record_type.offset(field) == 0)
    return getattr(catalogue.game(game).rules, name, None)


# Numba wants an overload and what it returns to have the same signature, annotations included.


@overload(deal)
def _deal(s: Any, seed: Any) -> Any:
    rule = _rules_of_type(s, "deal")

    def impl(s: Any, seed: Any) -> Any:
        reseed(s, seed)
        rule(s)

    return impl if rule else None


@overload(deal_keyed)
def _deal_keyed(s: Any) -> Any:
    rule = _rules_of_type(s, "deal")

    def impl(s: Any) -> Any:
        rule(s)

    return impl if rule else None


@overload(redeal)
def _redeal(s: Any, seat: Any, seed: Any) -> Any:
    rule = _rules_of_type(s, "redeal")

    def impl(s: Any, seat: Any, seed: Any) -> Any:
        reseed(s, seed)
        rule(s, seat)

    return impl if rule else None


@overload(observe)
def _observe(s: Any, seat: Any, out: Any) -> Any:
    rule = _rules_of_type(s, "observe")

    def impl(s: Any, seat: Any, out: Any) -> Any:
        rule(s, seat, out)

    return impl if rule else None


@overload(observe_constant)
def _observe_constant(s: Any, out: Any) -> Any:
    rule = _rules_of_type(s, "observe_constant")

    def impl(s: Any, out: Any) -> Any:
        rule(s, out)

    def nought(s: Any, out: Any) -> Any:
        out[:] = 0

    return impl if rule else nought


@overload(observe_changing)
def _observe_changing(s: Any, seat: Any, out: Any) -> Any:
    rule = _rules_of_type(s, "observe_changing") or _rules_of_type(s, "observe")

    def impl(s: Any, seat: Any, out: Any) -> Any:
        rule(s, seat, out)

    return impl if rule else None


@overload(prefer)
def _prefer(s: Any, move: Any) -> Any:
    rule = _rules_of_type(s, "prefer")

    def impl(s: Any, move: Any) -> Any:
        return rule(s, move)

    def all_alike(s: Any, move: Any) -> Any:
        return 0

    return impl if rule else all_alike


@overload(public_move)
def _public_move(s: Any, move: Any) -> Any:
    rule = _rules_of_type(s, "public_move")

    def impl(s: Any, move: Any) -> Any:
        return rule(s, move)

    def all_open(s: Any, move: Any) -> Any:
        return move

    return impl if rule else all_open


@overload(bounded)
def _bounded(s: Any) -> Any:
    rule = _rules_of_type(s, "bounded")

    def impl(s: Any) -> Any:
        return rule(s)

    def never(s: Any) -> Any:
        return 0

    return impl if rule else never


@overload(estimate)
def _estimate(s: Any, out: Any) -> Any:
    rule = _rules_of_type(s, "estimate")

    def impl(s: Any, out: Any) -> Any:
        rule(s, out)

    def all_alike(s: Any, out: Any) -> Any:
        for seat in range(s.seats):
            out[seat] = 1.0 / s.seats

    return impl if rule else all_alike


def _overload_with_one_argument(function: Callable[..., Any]) -> None:
    @overload(function)
    def _(s: Any, argument: Any) -> Any:
        rule = _rules_of_type(s, function.__name__)

        def impl(s: Any, argument: Any) -> Any:
            return rule(s, argument)

        return impl if rule else None


for _function in (legal, play, result, score):
    _overload_with_one_argument(_function)
