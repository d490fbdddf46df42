"""A match that is over, step by step, through anybody's eyes: those of a seat, of a bystander, or with all cards open. It
is sent whole, so that a browser can go to any step of it: piece by piece, as each is worked out and the one before it is
taken, so that a long one takes neither much memory nor others' time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any, Literal

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from clowder.engine import catalogue
from clowder.engine.match import Match, replaying
from clowder.engine.view import open_view
from clowder.engine.view_types import AnyView
from clowder.server.live.fair_pool import Work, in_one_piece
from clowder.server.live.live_table import LiveTable, Step, story_of_steps
from clowder.server.network.api import bodies
from clowder.server.network.api.answering import aside, over, read, table_in, tables_of
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

AT_ONCE = 100
"""Steps in a piece of an answer."""

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
    cats = [seat.cat for seat in table.seats]
    return await streamed(request, in_one_piece(Retracing, match, names, table.promise, eyes, cats))


@operation(Replay, body=bodies.MatchRecord, queries=(EYES,))
async def show_record(request: Request) -> Response:
    """The match of a record that somebody kept, checked as `clowder verify` does, step by step."""
    record, eyes = await read(request, bodies.MatchRecord), eyes_in(request)
    await compiled_for(request, record)
    return await streamed(request, retracing(record, eyes))


async def streamed(request: Request, work: Work[Retracing]) -> Response:
    """The answer, piece by piece; what is wrong is found out before the first."""
    found = await aside(request, work)

    async def pieces() -> AsyncIterator[bytes]:
        yield found.head()[:-1] + b',"steps":['
        between = b""
        with suppress(ClientDisconnect):  # nobody is left to be told the rest
            while steps := await aside(request, found.some(AT_ONCE)):
                yield between + steps
                between = b","
            yield b"]}"

    return StreamingResponse(pieces(), media_type="application/json", headers={"cache-control": "no-store"})


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


def retracing(record: Mapping[str, Any], eyes: Eyes) -> Work[Retracing]:
    """A record, checked, to be replayed."""
    match, promise = yield from match_of_record(record, MOST_STEPS, "server-replay-long")
    return Retracing(match, names_in(record, match.players), promise, eyes)


def match_of_record(record: Mapping[str, Any], most: int, too_long: str) -> Work[tuple[Match, str]]:
    """The match of a record and what was promised of its seed, checked; a record of more steps than `most` is refused with
    the text `too_long`, unread."""
    if isinstance(record.get("decisions"), list) and len(record["decisions"]) > most:
        raise Refused(too_long, 422, most=most)
    match = yield from replaying(record)
    return match, kept_promise(record)[0] if "fair" in record else match.commitment


def names_in(record: Mapping[str, Any], players: int) -> list[str]:
    """Who played, if the record says so: a server's and a terminal's do, each in its way."""
    kept = record.get("terminal")
    names = record.get("names", kept.get("names") if isinstance(kept, Mapping) else None)
    if not isinstance(names, list) or len(names) != players or not all(isinstance(name, str) for name in names):
        return [""] * players
    return [name[:LONGEST_NAME] for name in names]


class Retracing:
    """The match again from its deal to where it stands, as these eyes saw it, some steps at a time."""

    def __init__(self, match: Match, names: list[str], promise: str, eyes: Eyes, cats: Sequence[Cat] = ()) -> None:
        self.viewer, self.see = looker(eyes)
        self.again = dealt_again(match)
        self.view = self.see(self.again)
        self.shown = Replay(
            match.game.name, match.players, names, match.options, promise, list(cats), eyes, self.view,
            self.again.messages(self.viewer), [], match.ended,
        )  # fmt: skip
        self.played = steps_again(self.again, match.decisions)

    def head(self) -> bytes:
        """All but its steps."""
        fields = msgspec.structs.asdict(self.shown)
        del fields["steps"]
        return msgspec.json.encode(fields)

    def some(self, most: int) -> Work[bytes]:
        """The next so many steps, as they are sent; nothing after the last."""
        made: list[bytes] = []
        for step in islice(self.played, most):
            made.append(msgspec.json.encode(self.step_shown(step)))
            yield
        return b",".join(made)

    def step_shown(self, step: Step) -> ReplayStep:
        """A step that was just played."""
        (was, move, _), before, again = step, self.view, self.again
        self.view = self.see(again)
        patch = difference(before, self.view)
        return ReplayStep(again.step, int(was.actor), move, patch, story_of_steps(again, [step], self.viewer))


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
