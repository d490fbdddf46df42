"""Hints, at tables for practice: what a good player thinks of the choices of a seat, from what that seat knows."""

from __future__ import annotations

import math

from starlette.requests import Request
from starlette.responses import Response

from clowder.bots.position import Position, seed_of
from clowder.bots.search import Analysis
from clowder.server import requests
from clowder.server.api import Answer, table_in, tables_of
from clowder.server.bodies import Hint, HintedMove, Reason
from clowder.server.credentials import token_in
from clowder.server.limits import Bucket
from clowder.server.minds import position_of
from clowder.server.openapi import operation
from clowder.server.refusals import Refused
from clowder.server.table import Table

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
        seat = requests.hint(live.table, token_in(request))
        if seat in live.hinting or not live.talk.setdefault((seat, "hint"), full).take():
            raise Refused("server-too-often", 429)
        position = position_for(live.table, seat)
    live.hinting.add(seat)
    try:
        thought = await tables_of(request).minds.analysis(position)
    finally:
        live.hinting.discard(seat)
    return Answer(hint_of(position.step, thought))


def position_for(table: Table, seat: int) -> Position:
    """What the seat knows. Nothing of the match's seed is in a hint, not even as the seed of the thinking."""
    return position_of(table, seat, seed_of(table.table, requests.in_play(table).step, seat))


def hint_of(step: int, thought: Analysis) -> Hint:
    """As it is told."""
    moves = [HintedMove(each.id, each.win, each.error, each.visits) for each in thought.moves]
    return Hint(step, thought.simulations, moves, reason_of(moves))


def reason_of(moves: list[HintedMove]) -> Reason:
    """Why the first of these is the best: how much more it wins than the next."""
    if len(moves) == 1:
        return Reason("web-hint-only", {})
    best, second = moves[:2]
    win, other = round(100 * best.win), round(100 * second.win)
    unsure = 2 * math.hypot(best.error, second.error)
    if win - other < CLOSE or best.win - second.win < unsure:
        key = "web-hint-close"
    else:
        key = "web-hint-clear" if win - other >= CLEAR else "web-hint-better"
    return Reason(key, {"win": win, "next": other})
