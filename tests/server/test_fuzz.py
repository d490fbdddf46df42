"""Whatever a client sends over its WebSocket: it gets an answer, nothing breaks, and what is refused changes nothing."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from clowder.engine import catalogue
from clowder.server.network.limits import UNLIMITED, Limits
from clowder.server.network.wire import showing
from clowder.server.network.wire.conversation import Conversation
from clowder.server.network.wire.from_client import client_messages
from clowder.server.process.metrics import Metrics
from tests.server.running import LARGEST_MESSAGE, running
from tests.server.test_secrecy import Room, next_step

KINDS = ["move", "try", "look", "say", "emote", "mute", "leave", "back", "pace", "reaction", "hurry", "refresh", "ping"]
FIELDS = ["type", "step", "moves", "id", "text", "emote", "seat", "mute", "pace", "reaction", "since", "unknown"]

integers = st.one_of(st.integers(-2, 40), st.integers(), st.sampled_from([2**31, 2**63, -(2**63) - 1, 2**64, 10**400]))
texts = st.one_of(st.text(max_size=20), st.sampled_from(["\ud800", "a" * 30_000, "\u202e", "\0", "", "meow", "<b>"]))
values = st.recursive(
    st.one_of(st.none(), st.booleans(), integers, st.floats(), texts),
    lambda inside: st.one_of(st.lists(inside, max_size=4), st.dictionaries(texts, inside, max_size=3)),
    max_leaves=8,
)
known = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "step": st.one_of(integers, st.just("NOW")), "moves": st.lists(integers, max_size=70), "id": texts, "text": texts,
        "emote": texts, "seat": integers, "mute": st.booleans(), "since": integers,
        "pace": st.one_of(texts, st.sampled_from(["slow", "quick", "at-once"])),
        "reaction": st.one_of(st.none(), integers, st.floats(allow_nan=False, allow_infinity=False)),
    },
)  # fmt: skip
fitting = st.one_of(
    st.builds(lambda moves, name: {"type": "move", "step": "NOW", "moves": moves, "id": name},
              st.lists(st.integers(-1, 200), min_size=1, max_size=3), texts),
    st.builds(lambda moves: {"type": "try", "step": "NOW", "moves": moves},
              st.lists(st.integers(-1, 200), min_size=1, max_size=3)),
    st.builds(lambda step, moves: {"type": "move", "step": step, "moves": moves}, integers, st.lists(integers, max_size=2)),
    st.builds(lambda text: {"type": "say", "text": text}, texts),
    st.builds(lambda seat: {"type": "mute", "seat": seat}, integers),
    st.builds(lambda since: {"type": "refresh", "since": since}, integers),
    st.sampled_from([{"type": "leave"}, {"type": "back"}, {"type": "pace", "pace": "quick"}, {"type": "hurry"},
                     {"type": "reaction", "reaction": 10}, {"type": "reaction", "reaction": None},
                     {"type": "look", "step": "NOW"}, {"type": "ping"}]),
)  # fmt: skip
strange = st.dictionaries(st.sampled_from(FIELDS), values, max_size=6)
whole = st.one_of(fitting, known, strange, values)
RUBBISH = [
    "[" * 5_000, '{"type":' * 2_000, '{"type":"ping"', '{"type":"ping"}{}', '{"type":"say","text":"\\ud800"}', "NaN", "-",
    "1e999", "\ufeff{}", '{"type":"move","step":1e400,"moves":[]}', '{"type":"ping","type":"leave"}',
]  # fmt: skip
broken = st.one_of(st.text(max_size=60), st.sampled_from(RUBBISH))


def as_text(message: Any, step: int) -> str:
    """A message on the wire; NOW is the step that is asked."""
    if isinstance(message, str):
        return message
    if isinstance(message, dict) and message.get("step") == "NOW":
        message = {**message, "step": step}
    return json.dumps(message)


def test_the_fuzzer_knows_every_message() -> None:
    assert {kind.__struct_config__.tag for kind in client_messages()} == set(KINDS)


class Victim:
    """A table in the middle of a game, and a client on each of its seats."""

    def __init__(self, game: str) -> None:
        self.room = Room(game, 3)

    async def begin(self, steps: int) -> None:
        await self.room.fill()
        for _ in range(steps):
            if not self.room.match.over:
                await next_step(self.room, random.Random(steps))
        self.clients = {
            seat: Conversation(self.room.live, listener, UNLIMITED, Metrics())
            for seat, listener in self.room.listeners.items()
        }

    def state(self) -> Any:
        """All that a refused message must leave as it was."""
        table = self.room.live.table
        return table.number, self.room.match.decisions, dict(table.answers), len(table.chat), showing.table_shown(table)

    async def send(self, seat: int | None, message: Any) -> None:
        before, listener = self.state(), self.room.listeners[seat]
        self.room.take(listener)
        await asyncio.wait_for(self.clients[seat].hear(as_text(message, self.room.match.step)), 20)
        came = self.room.take(listener)
        assert came, "no answer"
        if refusals := [answer for answer in came if answer["type"] == "refused"]:
            assert refusals[0]["error"]["key"] != "server-bug", message
            assert refusals[0]["error"]["text"]
            assert len(came) == 1
            assert self.state() == before, message
        await self.clients[seat].hear('{"type":"ping"}')
        assert [answer["type"] for answer in self.room.take(listener)] == ["pong"]


@pytest.mark.parametrize("game", catalogue.names())
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    steps=st.integers(0, 30),
    sent=st.lists(st.tuples(st.sampled_from([0, 1, None]), st.one_of(whole, broken)), min_size=1, max_size=12),
)
def test_whatever_is_sent_is_answered_and_breaks_nothing(game: str, steps: int, sent: list[tuple[int | None, Any]]) -> None:
    async def tried() -> None:
        victim = Victim(game)
        await victim.begin(steps)
        for seat, message in sent:
            await victim.send(seat, message)
            await victim.send(seat, message)

    asyncio.run(tried())


def test_a_resend_is_harmless() -> None:
    """Every move of a game sent twice, and once more much later: each is played once."""

    async def played() -> None:
        victim = Victim("devils_scat")
        await victim.begin(0)
        room, sent, chance = victim.room, list[tuple[int, dict[str, Any]]](), random.Random(1)
        while not room.match.over and room.match.step < 60:
            actor, step = room.match.actor, room.match.step
            if actor not in (0, 1) or room.match.looking or room.table.plays_itself:
                await next_step(room, chance)
                continue
            message = {"type": "move", "step": step, "moves": [chance.choice(room.match.legal)], "id": f"m{step}"}
            sent.append((actor, message))
            for _ in range(2):
                await victim.send(actor, message)
                assert room.match.step == step + 1
            if len(sent) > 5:
                late = sent[-5]
                await victim.send(*late)
                assert room.match.step == step + 1
        assert len(sent) > 10

    asyncio.run(played())


# Over real sockets --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    limits = Limits(tables_burst=1000, requests=1e6, requests_burst=10**6, messages=1e6, messages_burst=10**6)
    with running(limits=limits) as found:
        yield found


def seated(url: str, start: bool = True) -> tuple[str, str]:
    """A table with one person and a bot, and the person's token."""
    asked = {"game": "devils_scat", "players": 2, "name": "Ann", "bots": ["kitten"], "start": start, "manners": {"pace": 0}}
    made = httpx.post(f"{url}/api/tables", json=asked, timeout=120).json()
    return made["table"], made["token"]


def line_to(url: str, table: str, token: str | None = None, **options: Any) -> ClientConnection:
    offered: list[Any] = ["clowder.1"] if token is None else ["clowder.1", f"clowder.token.{token}"]
    address = f"{url.replace('http', 'ws')}/api/tables/{table}/live"
    line: ClientConnection = connect(
        address, subprotocols=offered, open_timeout=60, max_size=None, max_queue=None, **options
    )
    return line


def until(line: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=30))
        if message["type"] in kinds:
            return message


def test_binary_frames_are_read_as_text(url: str) -> None:
    table, token = seated(url)
    with line_to(url, table, token) as line:
        line.send(b'{"type":"ping"}')
        assert until(line, "pong", "refused")["type"] == "pong"
        for rubbish in (b"\xff\xfe\x00", b"", bytes(range(256))):
            line.send(rubbish)
            assert until(line, "refused")["error"]["key"] == "server-message"
        line.send('{"type":"ping"}')
        until(line, "pong")


def test_a_message_that_is_too_long_ends_the_connection_and_nothing_else(url: str) -> None:
    table, token = seated(url)
    with line_to(url, table, token) as line, line_to(url, table) as bystander:
        until(line, "table")
        until(bystander, "table")
        line.send("x" * (LARGEST_MESSAGE + 1))
        with pytest.raises(ConnectionClosed) as closed:
            until(line, "never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        bystander.send('{"type":"ping"}')
        until(bystander, "pong")
    with line_to(url, table, token) as line:
        assert until(line, "table")["you"]["seat"] == 0


def test_text_that_is_no_text_ends_the_connection_and_nothing_else(url: str) -> None:
    table, token = seated(url)
    with line_to(url, table, token) as line:
        until(line, "table")
        line.send(b"\xff\xff", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            until(line, "never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
    assert httpx.get(f"{url}/healthz").status_code == 200


def test_no_table_is_said_and_the_line_is_hung_up(url: str) -> None:
    with line_to(url, "no-such-table-xx") as line:
        assert until(line, "refused")["error"]["key"] == "table-gone"
        assert until(line, "goodbye")["why"] == "gone"
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=30)


def how_it_ends(url: str, table: str) -> str:
    """Why there is no line to a table: the goodbye, or the status of the handshake."""
    try:
        with line_to(url, table) as line:
            return str(until(line, "goodbye")["why"])
    except InvalidStatus as refused:
        return str(refused.response.status_code)


@pytest.mark.parametrize("path", ["%00", "%ff", "a" * 5000, "..%2f..%2fetc", "%0d%0aX-Evil:1", "'; DROP TABLE events --"])
def test_strange_tables_are_nowhere(url: str, path: str) -> None:
    for address in (f"{url}/api/tables/{path}", f"{url}/api/codes/{path}", f"{url}/api/tables/{path}/record"):
        assert httpx.get(address).status_code == 404
    assert how_it_ends(url, path.replace(" ", "%20")) in ("gone", "404")
    assert httpx.post(f"{url}/api/tables/x/seats/{'9' * 5000}", json={"name": "a"}).status_code == 404


def test_a_flood_is_slowed_down_and_others_play_on() -> None:
    with running(limits=Limits(messages=20, messages_burst=10)) as url:
        table, token = seated(url)
        with line_to(url, table, token) as flooder, line_to(url, table) as bystander:
            until(flooder, "table")
            until(bystander, "table")
            refused = 0
            for _ in range(200):
                flooder.send('{"type":"ping"}')
            try:
                while refused < 50:
                    refused += until(flooder, "refused")["error"]["key"] == "server-too-often"
            except ConnectionClosed:
                pass
            assert refused > 0
            bystander.send('{"type":"ping"}')
            until(bystander, "pong")
            assert httpx.get(f"{url}/healthz").status_code == 200


def test_whoever_floods_has_to_wait_for_the_answer() -> None:
    """Otherwise a chunk full of tiny messages would be answered at one go, and nobody else meanwhile."""

    async def flooded() -> None:
        victim = Victim("discat")
        await victim.begin(0)
        listener = victim.room.listeners[0]
        client = Conversation(victim.room.live, listener, Limits(messages=100, messages_burst=0), Metrics())
        victim.room.take(listener)
        waiting = asyncio.create_task(client.hear("{}"))
        await asyncio.sleep(0)
        assert not waiting.done()
        await waiting
        assert victim.room.take(listener)[0]["error"]["key"] == "server-too-often"

    asyncio.run(flooded())


def test_everything_once_more_is_rate_limited_for_each_connection() -> None:
    with running(limits=Limits(refreshes=0.001, refreshes_burst=2)) as url:
        table, token = seated(url, start=False)
        with line_to(url, table, token) as line:
            until(line, "table")
            answers = []
            for _ in range(4):
                line.send('{"type":"refresh"}')
                answers.append(until(line, "table", "refused")["type"])
    assert answers == ["table", "table", "refused", "refused"]


def test_chat_is_rate_limited_for_each_connection() -> None:
    with running(limits=Limits(chat=0.001, chat_burst=3)) as url:
        table, token = seated(url, start=False)
        with line_to(url, table, token) as line:
            until(line, "table")
            answers = []
            for number in range(5):
                line.send(json.dumps({"type": "say", "text": f"line {number}"}))
                answers.append(until(line, "done", "refused")["type"])
    assert answers == ["done"] * 3 + ["refused"] * 2


def test_a_client_that_vanishes_in_the_middle_of_a_frame(url: str) -> None:
    table, token = seated(url)
    for rubbish in (b"\x81", b"\x81\xfe", b"\xff" * 50, b"\x88\x80", b"GET / HTTP/1.1\r\n\r\n"):
        with line_to(url, table, token, close_timeout=0.1) as line:
            until(line, "table")
            line.socket.sendall(rubbish)
            with suppress(OSError):  # the server may have hung up already
                line.socket.shutdown(socket.SHUT_RDWR)
    with line_to(url, table, token) as again:
        assert until(again, "table")["you"]["seat"] == 0
