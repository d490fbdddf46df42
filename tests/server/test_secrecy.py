"""The law of secrecy on everything a server sends: what a seat is told does not change when all that it cannot know is
dealt anew. Whole games of every game and every player count, message by message; then one of each over real sockets."""

from __future__ import annotations

import asyncio
import copy
import json
import logging
import random
from typing import Any

import httpx
import numpy as np
import pytest
from websockets.asyncio.client import connect

from clowder.engine import catalogue
from clowder.engine.match import Match, replay
from clowder.errors import ClowderError
from clowder.server.live.fair_pool import at_once
from clowder.server.live.live_table import LiveTable
from clowder.server.network.wire import showing
from clowder.server.network.wire.connection import Connection
from clowder.server.network.wire.from_server import DraftMessage, encode
from clowder.server.stores.base import EventRow, TableSummary
from clowder.server.table import allowed
from clowder.server.table import events as happened
from clowder.server.table.allowed import is_bot
from clowder.server.table.duties import Duty, done
from clowder.server.table.events import Event
from clowder.server.table.pacing import rest_of_window, window_closes
from clowder.server.table.refusals import reason_given
from clowder.server.table.settings import TableSettings
from clowder.server.table.table import Table
from clowder.server.table.tokens import hash_of, new_token
from clowder.testing.secrecy import redealt
from tests.server.patches import patched
from tests.server.running import running

SECRET = "5ec2e7" * 5 + "5e"
BOT_SEAT = 2
"""A bot sits there, at tables for more than two."""
TABLES = [(game.name, players) for game in catalogue.games() for players in game.seats]


class Notebook:
    """A store that keeps everything in memory."""

    shared = False

    def __init__(self) -> None:
        self.rows: list[EventRow] = []

    async def append(self, table: str, number: int, at: int, body: bytes, summary: TableSummary | None = None) -> bool:
        self.rows.append(EventRow(number, at, body))
        return True

    async def events(self, table: str, since: int = 0) -> list[EventRow]:
        return [row for row in self.rows if row.number > since]


class Listener(Connection):
    """A client that writes down what it is sent."""

    def __init__(self, token: str | None, *, patches: bool = False) -> None:
        super().__init__(None, hash_of(token) if token else None, patches=patches)  # type: ignore[arg-type]
        self.heard: list[bytes] = []
        self.known: Any = None
        """The view, as a client puts it together."""
        self.story: list[Any] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def news(self) -> list[dict[str, Any]]:
        """What came since the last time."""
        came, self.heard = [json.loads(message) for message in self.heard], []
        for message in came:
            self.story += message.get("story", [])
            if message.get("view") is not None:
                self.known = message["view"]
            self.known = patched(self.known, message.get("patch") or [])
        return came


class Room:
    """A table whose clients are all listened to."""

    def __init__(self, game: str, players: int, settings: TableSettings | None = None, secret: str = SECRET) -> None:
        self.tokens = [new_token() for _ in range(players)]
        self.table = Table("a-table")
        self.live = LiveTable(self.table, Notebook(), lambda _: None)  # type: ignore[arg-type]
        self.table.apply(
            happened.Created(
                code="BCDFG", game=game, rules=catalogue.game(game).version, players=players, options={}, deck=None,
                settings=settings or TableSettings(pace=0.0), host=hash_of(self.tokens[0]), secret=secret,
            ), 1_000,
        )  # fmt: skip
        self.listeners: dict[int | None, Listener] = {
            seat: Listener(token, patches=seat == 1) for seat, token in enumerate(self.tokens) if seat != BOT_SEAT
        }
        self.listeners[None] = Listener(None)
        self.sent: list[bytes] = []
        """Everything that anybody was sent."""

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    async def fill(self) -> None:
        """People, and at larger tables a bot; then the deal."""
        for seat, token in enumerate(self.tokens):
            event = (
                happened.Seated(seat, "kitten") if seat == BOT_SEAT else happened.Sat(seat, f"Cat {seat}", hash_of(token))
            )
            await self.let(event)
        for listener in self.listeners.values():
            await self.live.join(listener)
            self.take(listener)
        await self.let(happened.Word(0, "my own word"))
        await self.let(happened.Started())

    async def let(self, event: Event | None) -> None:
        """Let something happen, and hear what everybody is told."""
        assert event is not None
        written = [event]
        await self.live.act(lambda _: written.pop() if written else None)
        self.table = self.live.table

    def take(self, listener: Listener) -> list[dict[str, Any]]:
        self.sent += listener.heard
        return listener.news()


def another_world(table: Table, seat: int | None, seed: int) -> Table:
    """The table as it would be if everything that the seat cannot know were otherwise."""
    assert table.match is not None
    other = copy.copy(table)
    other.match = with_record(table.match, redealt(table.match, seat, seed))
    other._forced = (-1, False)
    return other


def with_record(match: Match, record: Any) -> Match:
    """The same match, as if its record were another one."""
    other = copy.copy(match)
    room = np.zeros(match.game.actions, np.int16)
    other._record, other._decisions, other._plain = record, list(match._decisions), match.game.record.plain(record)
    other._moves = sorted(room[: match.game.rules.legal(record, room)].tolist())
    other._reacting, other._looking, other._answers = None, None, {}
    return other


async def next_step(room: Room, chance: random.Random) -> None:
    """Somebody does what is asked, or the table does."""
    table, match = room.table, room.match
    if table.asked:
        for seat in [seat for seat in table.deciders() if chance.random() < 0.6]:
            move = chance.choice(match.answers(seat)).id
            await room.let(happened.Answered(seat, move, "answer" + str(match.step)))
        await room.let(happened.Said(0, "hm"))
        await room.let(done(table, Duty(0, "window")))
    elif match.looking:
        for seat in table.deciders():
            await room.let(allowed.look(table, match.step, table.seats[seat].token))
        await room.let(done(table, Duty(0, "look")))
    elif table.plays_itself:
        await room.let(done(table, Duty(0, "step")))
    else:
        assert match.actor is not None
        move = chance.choice(match.legal)
        own = not is_bot(table, match.actor)
        token = table.seats[match.actor].token
        await room.let(allowed.move(table, match.step, [move], "", token) if own else happened.Steps([move]))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_message_of_whole_games_is_the_same_in_another_world(game: str, players: int) -> None:
    """View, turn and table, as sent, are those of a world redealt for the one who got them; and the story is the seat's."""

    async def played() -> None:
        room, chance = Room(game, players), random.Random(players)
        await room.fill()
        while not room.match.over:
            await next_step(room, chance)
            for seat, listener in room.listeners.items():
                check_told(room, seat, room.take(listener))
        for seat, listener in room.listeners.items():
            assert listener.story == as_sent(room.match.story(seat))
        check_nothing_slipped_out(room)

    asyncio.run(played())


def check_told(room: Room, seat: int | None, came: list[dict[str, Any]]) -> None:
    """What a seat was sent in one step."""
    assert came, "a step that not everybody is told of"
    other = another_world(room.table, seat, room.match.step + 1)
    last = came[-1]
    assert room.listeners[seat].known == as_sent(showing.view(other, seat))
    assert last.get("turn", as_sent(showing.turn(other))) == as_sent(showing.turn(other))
    assert last.get("table") is None or last["table"] == as_sent(showing.table_shown(other))
    for message in came:
        assert set(message) <= {"type", "number", "now", "at", "table", "turn", "view", "patch", "story", "seat", "text"}


def as_sent(value: Any) -> Any:
    return json.loads(encode(value))


def check_nothing_slipped_out(room: Room) -> None:
    """No token, no hash of one, no part of the seed in anything that was sent before the end."""
    secrets = [*room.tokens, *map(hash_of, room.tokens), SECRET, room.match.seed.replace("\n", "\\n"), '"decisions"']
    for message in room.sent:
        for secret in secrets:
            assert secret.encode() not in message


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_refusals_are_no_oracle(game: str, players: int) -> None:
    """Whatever a seat sends or tries, one step or several: whether it is granted, why not, and what it would come to does
    not depend on what the seat cannot know; what is granted can be played."""

    async def played() -> None:
        room, chance, shown = Room(game, players), random.Random(players + 100), 0
        await room.fill()
        actions = catalogue.game(game).actions
        while not room.match.over:
            table, match = room.table, room.match
            for seat in table.persons:
                other = another_world(table, seat, match.step + 7)
                tries = [[chance.randrange(actions)] for _ in range(4)] + [[-1], [actions]]
                legal = [choice.id for choice in table.match.answers(seat)] if table.asked else match.legal  # type: ignore[union-attr]
                if match.actor == seat or table.asked:
                    tries += [[chance.choice(legal)] for _ in range(2)]
                    tries += [[chance.choice(legal), chance.randrange(actions)] for _ in range(3)]
                    tries += [[chance.choice(legal), second] for second in likely_next(table, chance.choice(legal), chance)]
                for moves in tries:
                    granted = outcome(table, seat, moves)
                    assert granted == outcome(other, seat, moves), moves
                    drafted = draft_of(table, seat, moves)
                    assert drafted == draft_of(other, seat, moves), moves
                    assert drafted.startswith('{"type":"draft"') == (granted in ("steps", "answer")), moves
                    shown += '"choices":[{' in drafted
                    if granted.startswith("steps"):
                        assert playable(match, moves), moves
                assert look_outcome(table, seat) == look_outcome(other, seat)
            await next_step(room, chance)
        assert shown, "nothing that was tried was ever shown"

    asyncio.run(played())


def likely_next(table: Table, move: int, chance: random.Random) -> list[int]:
    """Moves that are legal after another one, in the world as it is: what somebody would try who wants to know it."""
    assert table.match is not None
    if table.asked:
        return []
    ahead = with_record(table.match, table.match.record)
    ahead.play(move)
    return chance.sample(ahead.legal, min(2, len(ahead.legal)))


def playable(match: Match, moves: list[int]) -> bool:
    try:
        with_record(match, match.record).play(moves)
    except ClowderError:
        return False
    return True


def outcome(table: Table, seat: int, moves: list[int]) -> str:
    """What comes of a message, as its sender can tell."""
    assert table.match is not None
    try:
        event = allowed.move(table, table.match.step, moves, "", table.seats[seat].token)
        if isinstance(event, happened.Steps):
            with_record(table.match, table.match.record).play(event.moves)  # as applying the event does, and may refuse
    except ClowderError as refused:
        return encode(reason_given(refused, "en")).decode()
    return "steps" if isinstance(event, happened.Steps) else "answer"


def draft_of(table: Table, seat: int, moves: list[int]) -> str:
    """What somebody is told who only tries."""
    assert table.match is not None
    try:
        allowed.attempt(table, table.match.step, moves, "t", table.seats[seat].token)
        return encode(DraftMessage("t", table.match.step, moves, at_once(showing.draft(table, seat, moves)))).decode()
    except ClowderError as refused:
        return encode(reason_given(refused, "en")).decode()


def look_outcome(table: Table, seat: int) -> str:
    assert table.match is not None
    try:
        allowed.look(table, table.match.step, table.seats[seat].token)
    except ClowderError as refused:
        return encode(reason_given(refused, "en")).decode()
    return "looked"


WINDOWS = [(game, players) for game, players in TABLES if catalogue.game(game).silence >= 0]


@pytest.mark.parametrize(("game", "players"), WINDOWS)
def test_a_window_tells_a_bystander_nothing_before_it_closes(game: str, players: int) -> None:
    """The same window in two worlds that a bystander cannot tell apart: those who have something to answer do, the others
    keep still. Until it closes, what the bystander gets, chat included, is byte for byte the same, and as much of it."""

    async def played() -> None:
        room, chance, windows, differed = Room(game, players), random.Random(3), 0, 0
        await room.fill()
        while not room.match.over:
            if room.table.asked and windows < 40:
                windows += 1
                heard = [await answered(room, another_world(room.table, None, seed)) for seed in (0, 1, 2)]
                differed += len({answers for answers, _ in heard}) > 1
                assert len({messages for _, messages in heard}) == 1
            await next_step(room, chance)
        assert windows, "no window was opened"
        assert differed, "nobody ever held anything else"

    asyncio.run(played())


async def answered(room: Room, world: Table) -> tuple[tuple[int, ...], bytes]:
    """Who answers in that world, and what a bystander hears until the window closes."""
    world = copy.copy(world)
    world.answers, world.ids, world.chat = dict(world.answers), dict(world.ids), list(world.chat)
    live, bystander = LiveTable(world, Notebook(), lambda _: None), Listener(None)  # type: ignore[arg-type]
    await live.join(bystander)
    assert world.match is not None
    answering = tuple(seat for seat in world.deciders() if len(world.match.answers(seat)) > 1)
    for seat in answering:
        event = happened.Answered(seat, world.match.answers(seat)[-1].id)
        written = [event]
        await live.act(lambda _, written=written: written.pop() if written else None)  # type: ignore[misc]
    live.publish_talk(happened.Said(0, "well?"))
    live.show_everything(bystander)
    heard = [json.loads(message) | {"now": 0, "at": 0} for message in bystander.heard]
    return answering, encode([heard, window_closes(world), rest_of_window(world)])


# Over real sockets --------------------------------------------------------------------------------------------------


class Overheard:
    """All that came over the lines of one table, by who got it."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.came: dict[int | None, list[str]] = {None: [], **{seat: [] for seat in range(len(tokens))}}
        self.headers: list[str] = []


async def take_part(url: str, table: str, seat: int | None, heard: Overheard) -> None:
    """Play on a seat, or watch, until the game is over; write everything down."""
    offered = ["clowder.1"] if seat is None else ["clowder.1", f"clowder.token.{heard.tokens[seat]}"]
    chance, answered, view, turn = random.Random(seat), set[tuple[int, str]](), dict[str, Any](), dict[str, Any]()
    address = f"{url.replace('http', 'ws')}/api/tables/{table}/live"
    async with connect(address, subprotocols=offered, max_size=None) as line:  # type: ignore[arg-type]
        assert line.response is not None
        heard.headers.append(str(line.response.headers))
        async for text in line:
            heard.came[seat].append(str(text))
            message = json.loads(text)
            late = message["type"] == "refused" and message["error"]["key"] == "table-stale"  # just too late
            assert late or message["type"] in ("table", "update", "done"), message
            view, turn = message.get("view") or view, message.get("turn") or turn
            if view and view["over"]:
                return
            if not view or seat is None or (view["step"], turn["kind"]) in answered:
                continue
            if turn["kind"] == "look" and seat in turn["seats"]:
                answered.add((view["step"], "look"))
                await line.send(json.dumps({"type": "look", "step": view["step"]}))
            elif turn["kind"] in ("move", "window") and view["choices"]:
                answered.add((view["step"], turn["kind"]))
                move = chance.choice(view["choices"])["id"]
                await line.send(
                    json.dumps({"type": "move", "step": view["step"], "moves": [move], "id": f"{view['step']}"})
                )


@pytest.mark.parametrize("game", sorted({game for game, _ in TABLES}))
def test_a_whole_game_over_real_sockets(
    game: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Two people, a bot and a bystander. Every view that was sent is that of a world redealt for its seat, and nothing of
    the seed, of a token or of a hash of one is in any message, header, log line or measurement before the end."""
    monkeypatch.setattr("clowder.server.live.creation.check_settings", lambda _: None)  # windows that close soon
    caplog.set_level(logging.DEBUG, "clowder")

    async def played(url: str) -> tuple[Overheard, dict[str, Any], str]:
        async with httpx.AsyncClient(base_url=url, timeout=120) as ask:
            manners = {"pace": 0, "reaction": 0.05, "absence": "pause"}
            wanted = {"game": game, "players": 3, "name": "Ann", "bots": ["kitten"], "manners": manners}
            made = (await ask.post("/api/tables", json=wanted)).json()
            table = made["table"]
            ask.cookies.clear()  # somebody else asks
            sat = (await ask.post(f"/api/tables/{table}/seats/1", json={"name": "Bob"})).json()
            heard = Overheard([made["token"], sat["token"]])
            host = {"authorization": f"Bearer {made['token']}"}
            started = await ask.post(f"/api/tables/{table}/start", headers=host)
            heard.headers.append(str(started.headers))
            early = await ask.get(f"/api/tables/{table}/record", headers=host)
            assert early.status_code == 409
            await asyncio.wait_for(asyncio.gather(*(take_part(url, table, seat, heard) for seat in (0, 1, None))), 200)
            measured = (await ask.get("/metrics")).text
            return heard, (await ask.get(f"/api/tables/{table}/record")).json(), measured

    with running() as url:
        heard, record, measured = asyncio.run(played(url))
    secrets = [*heard.tokens, *map(hash_of, heard.tokens), record["fair"]["secret"], json.dumps(record["seed"])[1:-1]]
    everything = [*heard.headers, measured, caplog.text, *(text for came in heard.came.values() for text in came)]
    for secret in secrets:
        assert not [text for text in everything if secret in text]
    for seat, came in heard.came.items():
        check_views(record, seat, [json.loads(text) for text in came])


def check_views(record: dict[str, Any], seat: int | None, came: list[dict[str, Any]]) -> None:
    """Each view that a seat was sent is the one of a redealt world; each story is the seat's own."""
    match = replay(record, 0)
    views = [message["view"] for message in came if message.get("view")]
    assert len(views) > 10
    for view in views:
        match.play(record["decisions"][match.step : view["step"]])
        other = with_record(match, redealt(match, seat, view["step"]))
        assert {**view, "choices": []} == {**as_sent(other.view(seat)), "choices": []}
    story = [line for message in came for line in message.get("story", [])]
    assert story == as_sent(match.story(seat))
