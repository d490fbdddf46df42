"""A match that is over, step by step, through anybody's eyes: those of a seat, of a bystander, or with all cards open. It
is sent whole, so that a browser can go to any step of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from clowder.engine import catalogue
from clowder.engine.match import Match, replay
from clowder.engine.view import open_view
from clowder.engine.view_types import AnyView
from clowder.server.live.live_table import LiveTable, Step, story_of_steps
from clowder.server.network.api import bodies
from clowder.server.network.api.answering import JsonAnswer, over, read, table_in, tables_of
from clowder.server.network.api.bodies import Replay, ReplayStep
from clowder.server.network.api.openapi import operation, query
from clowder.server.network.wire.patch import difference
from clowder.server.table.allowed import LONGEST_NAME
from clowder.server.table.fair import kept_promise
from clowder.server.table.refusals import Refused
from clowder.server.table.seats import Cat
from clowder.server.table.table import Table

MOST_STEPS = 10_000
"""Of a match that is shown: a second's work. No game among people is nearly as long."""

Eyes = int | Literal["open", "watch"]
"""A seat's, those of somebody who sees all cards, or a bystander's."""

EYES = query(
    "eyes",
    "Through whose eyes: a seat's, by its number; open: with all cards open; watch, if nothing is said: a bystander's",
    {"type": "string", "pattern": "^(open|watch|[0-9])$"},
)


@operation(Replay, queries=(EYES,))
async def show_replay(request: Request) -> Response:
    """The match of a table that is over, step by step."""
    live, eyes = await table_in(request), eyes_in(request)
    table, match = await to_show(live)
    names = [seat.name for seat in table.seats]
    return JsonAnswer(
        await asyncio.to_thread(replayed, match, names, table.promise, eyes, [seat.cat for seat in table.seats])
    )


@operation(Replay, body=bodies.MatchRecord, queries=(EYES,))
async def show_record(request: Request) -> Response:
    """The match of a record that somebody kept, checked as `clowder verify` does, step by step."""
    record, eyes = await read(request, bodies.MatchRecord), eyes_in(request)
    await compiled_for(request, record)
    return JsonAnswer(await asyncio.to_thread(replayed_record, record, eyes))


async def compiled_for(request: Request, record: Mapping[str, Any]) -> None:
    """Wait until the rules of a record's game are compiled, if there is such a game."""
    if record.get("game") in [game.name for game in catalogue.games()]:
        await tables_of(request).bot_pool.ready(record["game"])


async def to_show(live: LiveTable) -> tuple[Table, Match]:
    """A table that is over, and its match, if that can be shown."""
    table = await over(live)
    assert table.match is not None
    if table.match.step > MOST_STEPS:
        raise Refused("server-replay-long", most=MOST_STEPS)
    return table, table.match


def eyes_in(request: Request) -> Eyes:
    """Through whose eyes the match is to be seen."""
    asked = request.query_params.get("eyes", "watch")
    if asked == "open":
        return "open"
    if asked == "watch":
        return "watch"
    if not asked.isascii() or not asked.isdigit() or len(asked) > 2:
        raise Refused("server-eyes", 422, value=asked)
    return int(asked)


def replayed_record(record: Mapping[str, Any], eyes: Eyes) -> Replay:
    """A record, checked and replayed."""
    match, promise = match_of_record(record, MOST_STEPS, "server-replay-long")
    return replayed(match, names_in(record, match.players), promise, eyes)


def match_of_record(record: Mapping[str, Any], most: int, too_long: str) -> tuple[Match, str]:
    """The match of a record and what was promised of its seed, checked; a record of more steps than `most` is refused with
    the text `too_long`, unread."""
    if isinstance(record.get("decisions"), list) and len(record["decisions"]) > most:
        raise Refused(too_long, 422, most=most)
    match = replay(record)
    return match, kept_promise(record)[0] if "fair" in record else match.commitment


def names_in(record: Mapping[str, Any], players: int) -> list[str]:
    """Who played, if the record says so: a server's and a terminal's do, each in its way."""
    kept = record.get("terminal")
    names = record.get("names", kept.get("names") if isinstance(kept, Mapping) else None)
    if not isinstance(names, list) or len(names) != players or not all(isinstance(name, str) for name in names):
        return [""] * players
    return [name[:LONGEST_NAME] for name in names]


def replayed(match: Match, names: list[str], promise: str, eyes: Eyes, cats: Sequence[Cat] = ()) -> Replay:
    """The match again from its deal to where it stands, as these eyes saw it."""
    viewer, see = looker(eyes)
    again = dealt_again(match)
    view = see(again)
    shown = Replay(
        match.game.name, match.players, names, match.options, promise, list(cats), eyes, view, again.messages(viewer), [],
        match.ended,
    )  # fmt: skip
    for step in steps_again(again, match.decisions):
        (was, move, _), before, view = step, view, see(again)
        patch = difference(before, view)
        shown.steps.append(ReplayStep(again.step, int(was.actor), move, patch, story_of_steps(again, [step], viewer)))
    return shown


def dealt_again(match: Match) -> Match:
    """The same match, right after its deal."""
    return Match(match.game, match.players, match.seed, match.options, match.deck)


def steps_again(match: Match, decisions: Iterable[int]) -> Iterator[Step]:
    """Play these, one by one; each step as soon as it is played."""
    for move in decisions:
        played: list[Step] = []
        match.play(move, lambda *step, seen=played: seen.append(step))
        yield from played


def looker(eyes: Eyes) -> tuple[int | None, Callable[[Match], AnyView]]:
    """Whose story is told, and how the match looks to these eyes; nobody chooses anything any more."""
    if eyes == "open":
        return None, open_view
    viewer = None if eyes == "watch" else eyes
    return viewer, lambda match: msgspec.structs.replace(match.shown(viewer), choices=[])
