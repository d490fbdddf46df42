"""Hints, at tables for practice: what a good player thinks of the choices of a seat, from what that seat knows."""

from __future__ import annotations

import math
from itertools import takewhile

from starlette.requests import Request
from starlette.responses import Response

from clowder.bots.position import Position, seed_of
from clowder.bots.search import Analysis
from clowder.engine.because import Reason, told_as
from clowder.server.live.bot_pool import position_of
from clowder.server.network.api.answering import JsonAnswer, purse_of, table_in, tables_of
from clowder.server.network.api.bodies import Hint, HintedMove
from clowder.server.network.api.openapi import operation
from clowder.server.network.credentials import token_in
from clowder.server.network.limits import Bucket
from clowder.server.table import allowed
from clowder.server.table.refusals import Refused
from clowder.server.table.table import Table

SURE = 0.015
"""The standard error up to which a share of the win is known well enough to be told: after a thousand looks or so."""
CLOSE = 2
"""Of a hundred games: who wins not even so many more does not play better …"""
CLEAR = 10
"""… and who wins so many more plays clearly better."""


@operation(Hint, who="player")
async def ask_hint(request: Request) -> Response:
    """What a good player thinks of each choice, at a table for practice."""
    live, limits = await table_in(request), request.app.state.limits
    full = Bucket(limits.hints, limits.hints_burst)
    async with live.lock:
        await live.settle_doubt()
        seat = allowed.hint(live.table, token_in(request))
        if seat in live.hinting or not live.talk.setdefault((seat, "hint"), full).take():
            raise Refused("server-too-often", 429)
        position = position_for(live.table, seat)
    live.hinting.add(seat)
    try:
        thought = await tables_of(request).bot_pool.analysis(position, purse_of(request).address)
    finally:
        live.hinting.discard(seat)
    return JsonAnswer(hint_of(position, thought))


def position_for(table: Table, seat: int) -> Position:
    """What the seat knows. Nothing of the match's seed is in a hint, not even as the seed of the thinking."""
    return position_of(table, seat, seed_of(table.table, allowed.in_play(table).step, seat))


def hint_of(position: Position, thought: Analysis) -> Hint:
    """As it is told. A search looks most at what it likes best, but people go by the figures: of the moves that were looked
    at often enough, the one with the highest comes first."""
    s = position.game.record.plain(position.record)  # nothing is in it but what the seat knows, and guesses
    liked = max(thought.moves, key=lambda each: each.visits)
    moves = [
        HintedMove(
            each.id,
            each.win,
            each.error,
            each.visits,
            each is liked or each.error <= SURE,
            told_as(position.game.why(s, each.id)),
        )
        for each in thought.moves
    ]
    moves.sort(key=lambda move: (not move.known, -move.win if move.known else 0, -move.visits, move.id))
    even = len(list(takewhile(lambda move: is_even(moves[0], move), moves)))
    return Hint(position.step, thought.simulations, moves, even, reason_of(moves))


def is_even(best: HintedMove, other: HintedMove) -> bool:
    """Whether nobody can tell which of the two is better."""
    if not other.known:
        return False
    gap = round(100 * best.win) - round(100 * other.win)
    return gap < CLOSE or best.win - other.win < 2 * math.hypot(best.error, other.error)


def reason_of(moves: list[HintedMove]) -> Reason:
    """How much more the first of these wins than the next that is known."""
    known = [move for move in moves if move.known]
    if len(moves) == 1:
        return Reason("web-hint-only", {})
    if len(known) == 1:
        return Reason("web-hint-alone", {"win": round(100 * known[0].win)})
    best, second = known[:2]
    win, other = round(100 * best.win), round(100 * second.win)
    if is_even(best, second):
        key = "web-hint-close"
    else:
        key = "web-hint-clear" if win - other >= CLEAR else "web-hint-better"
    return Reason(key, {"win": win, "next": other})
