"""One address does its worst: what it may ask for is counted by seat and by address, and while something is worked out for
it, others are answered."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from clowder.server.live.story_again import StoryAgain
from clowder.server.network.limits import UNLIMITED, Budgets, Limits, Purse
from clowder.server.network.wire import conversation, from_client
from clowder.server.process import lines
from clowder.server.table import composed
from tests.server.people import Client, party, serving
from tests.server.running import running
from tests.server.serving import PATIENCE, new_table
from tests.server.virtual import run

KEY = {"sec-websocket-key": "MTIzNDU2Nzg5MDEyMzQ1Ng==", "sec-websocket-version": "13"}


@contextmanager
def line(url: str, made: dict[str, str], **more: Any) -> Iterator[ClientConnection]:
    """A player's line."""
    names = ["clowder.1", f"clowder.token.{made['token']}"]
    address = f"ws{url[4:]}/api/tables/{made['table']}/live"
    with connect(address, subprotocols=names, proxy=None, **more) as found:  # type: ignore[arg-type]
        yield found


def ask(found: ClientConnection, message: dict[str, Any], *kinds: str) -> dict[str, Any]:
    """The answer to a message."""
    found.send(json.dumps(message))
    while (answer := json.loads(found.recv(PATIENCE)))["type"] not in kinds:
        pass
    return dict(answer)


# Off the event loop -----------------------------------------------------------------------------------------------------


class Held:
    """Work that waits until it is let go."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.enough = threading.Event()

    def wait(self) -> None:
        self.begun.set()
        assert self.enough.wait(PATIENCE)


@pytest.fixture
def held() -> Iterator[Held]:
    found = Held()
    yield found
    found.enough.set()


def test_while_a_move_is_tried_everybody_else_is_answered(monkeypatch: pytest.MonkeyPatch, held: Held) -> None:
    really: Any = vars(composed)["redeal"]

    def slowly(*given: Any) -> None:
        held.wait()
        really(*given)

    with running() as url, ExitStack() as stack:
        table = new_table(url, players=2, bots=["kitten"], start=True)
        eve, eve_again = (stack.enter_context(line(url, table)) for _ in range(2))
        ann = stack.enter_context(line(url, new_table(url)))
        shown = json.loads(eve.recv(PATIENCE))
        while not (shown.get("view") and shown["view"]["choices"]):
            shown = json.loads(eve.recv(PATIENCE))
        view = shown["view"]
        monkeypatch.setattr(composed, "redeal", slowly)
        tried = {"type": "try", "step": view["step"], "moves": [view["choices"][0]["id"]], "id": "t"}
        eve.send(json.dumps(tried))
        assert held.begun.wait(PATIENCE)
        assert ask(ann, {"type": "ping"}, "pong")
        assert ask(eve_again, {"type": "ping"}, "pong")
        played = {"type": "move", "step": view["step"], "moves": tried["moves"], "id": "m"}
        assert ask(eve_again, played, "done", "refused")["type"] == "done", "nor does the table wait"
        held.enough.set()
        while (answer := json.loads(eve.recv(PATIENCE)))["type"] not in ("draft", "refused"):
            pass
        assert (answer["type"], answer["step"]) == ("draft", view["step"])


def test_while_a_story_is_told_everybody_else_is_answered(monkeypatch: pytest.MonkeyPatch, held: Held) -> None:
    really = StoryAgain.tell

    def slowly(self: StoryAgain, decisions: Any) -> Any:
        if threading.current_thread().name.startswith("side work"):
            held.wait()
        yield from really(self, decisions)

    with running() as url, ExitStack() as stack:
        table = new_table(url, players=2, bots=["kitten"], start=True)
        eve = stack.enter_context(line(url, table))
        shown = json.loads(eve.recv(PATIENCE))
        while not (shown.get("view") and shown["view"]["choices"]):
            shown = json.loads(eve.recv(PATIENCE))
        view = shown["view"]
        monkeypatch.setattr(StoryAgain, "tell", slowly)
        late = stack.enter_context(line(url, table))
        assert held.begun.wait(PATIENCE)
        assert ask(eve, {"type": "ping"}, "pong")
        move = {"type": "move", "step": view["step"], "moves": [view["choices"][0]["id"]], "id": "m"}
        assert ask(eve, move, "done", "refused")["type"] == "done", "nor does the table wait"
        held.enough.set()
        told = json.loads(late.recv(PATIENCE))
        assert told["type"] == "table"
        assert told["view"]["step"] > view["step"]
        assert max(message["step"] for message in told["story"]) > view["step"], "what happened meanwhile is in it"


def test_a_story_told_in_pieces_is_the_whole_story() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "gattara", people=3)
            await at.until(lambda table: table.match is not None and table.match.step >= 30)
            match = at.table.match
            assert match is not None
            for since in (0, 7, 29, 30, 99):
                for token, seat in ((at.tokens[1], 1), (None, None)):
                    client = await Client(token).join(at.live, since)
                    story = [] if since >= match.step else match.story(seat, since)
                    assert client.got[0]["story"] == json.loads(json.dumps(story))

    run(test())


# Budgets ----------------------------------------------------------------------------------------------------------------


def purse(**limits: Any) -> Purse:
    """Of an address that may have only so much."""
    return Purse(Budgets(Limits(**limits)), "10.0.0.1")


def attempt(step: int, move: int) -> from_client.Try:
    return from_client.Try(step, [move], "t")


def test_tries_are_counted_by_seat_over_all_its_connections() -> None:
    async def test() -> None:
        async with serving() as tables:
            at, limits = await party(tables), Limits(tries=1e-6, tries_burst=4)
            assert at.table.match is not None
            seat, move = at.table.match.actor or 0, at.table.match.legal[0]
            tabs = [await Client(at.tokens[seat]).join(at.live, limits=limits) for _ in range(6)]
            kinds = [(await tab.tell(attempt(at.step, move)))["type"] for tab in tabs]
            assert kinds == ["draft"] * 4 + ["refused"] * 2
            several = from_client.Move(at.step, [move, move], "m")
            assert (await tabs[0].tell(several))["error"]["key"] == "server-too-often", "each is looked at in many worlds"
            assert (await tabs[0].tell(from_client.Move(at.step, [move], "m")))["type"] == "done"

    run(test())


def test_tries_are_counted_by_address_over_all_its_seats() -> None:
    async def test() -> None:
        async with serving() as tables:
            shared, kinds = purse(all_tries=1e-6, all_tries_burst=4), []
            for _ in range(6):
                at = await party(tables)
                assert at.table.match is not None
                client = at.clients[at.table.match.actor or 0]
                assert client.conversation is not None
                client.conversation.purse = shared
                kinds.append((await client.tell(attempt(at.step, at.table.match.legal[0])))["type"])
            assert kinds == ["draft"] * 4 + ["refused"] * 2

    run(test())


def test_refreshes_are_counted_by_seat_over_all_its_connections() -> None:
    async def test() -> None:
        async with serving() as tables:
            at, limits = await party(tables), Limits(refreshes=1e-6, refreshes_burst=3)
            tabs = [await Client(at.host).join(at.live, limits=limits) for _ in range(5)]
            for tab in tabs:
                assert tab.conversation is not None
                await tab.conversation.hear('{"type": "refresh"}')
            assert [tab.got[-1]["type"] for tab in tabs] == ["table"] * 3 + ["refused"] * 2

    run(test())


def test_messages_are_counted_by_address_over_all_its_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversation, "FLOOD_SECONDS", 0.0)

    async def test() -> None:
        async with serving() as tables:
            at, shared = await party(tables), purse(all_messages=1e-6, all_messages_burst=5)
            tabs = [await Client(at.host).join(at.live) for _ in range(7)]
            for tab in tabs:
                assert tab.conversation is not None
                tab.conversation.purse = shared
                await tab.conversation.hear('{"type": "ping"}')
            assert [tab.got[-1]["type"] for tab in tabs] == ["pong"] * 5 + ["refused"] * 2

    run(test())


@pytest.mark.parametrize(
    ("limits", "path"),
    [
        (Limits(pages=1e-6, pages_burst=3), "GET /healthz"),
        (Limits(pages=1e-6, pages_burst=3), "GET /programs"),
        (Limits(replays=1e-6, replays_burst=3), "POST /api/replay"),
        (Limits(all_hints=1e-6, all_hints_burst=3), "POST /api/tables/x/hint"),
    ],
)
def test_what_costs_is_counted_by_address(limits: Limits, path: str) -> None:
    method, _, address = path.partition(" ")
    with running(limits=limits) as url, httpx.Client(base_url=url) as client:
        asked = [client.request(method, address).status_code for _ in range(4)]
        other = httpx.Client(base_url=url, transport=httpx.HTTPTransport(local_address="127.0.0.2"))
        with other:
            assert other.request(method, address).status_code != 429
    assert 429 not in asked[:3]
    assert asked[3] == 429


def test_chances_that_are_not_known_yet_are_counted_by_address() -> None:
    with running(limits=Limits(chances=1e-6, chances_burst=1)) as url:
        statuses = []
        for _ in range(2):
            made = new_table(url, bots=["kitten"], start=True)
            bearer = {"authorization": f"Bearer {made['token']}"}
            assert httpx.delete(f"{url}/api/tables/{made['table']}", headers=bearer).is_success
            for _ in range(2):
                found = httpx.get(f"{url}/api/tables/{made['table']}/chances", timeout=PATIENCE)
                statuses.append(found.status_code)
    assert statuses == [200, 200, 429, 429]


def test_unlimited_is_without_any_limit() -> None:
    budgets = Budgets(UNLIMITED)
    assert all(buckets.burst >= 10**9 and buckets.rate >= 1e9 for buckets in budgets.of.values())
    assert UNLIMITED.at_once >= 10**9


# Lines ------------------------------------------------------------------------------------------------------------------


def test_an_address_may_call_only_so_often() -> None:
    with running(limits=Limits(new_lines=1e-6, new_lines_burst=3)) as url:
        for _ in range(3):
            assert httpx.get(f"{url}/healthz").status_code == 200
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{url}/healthz")
        other = httpx.Client(base_url=url, transport=httpx.HTTPTransport(local_address="127.0.0.2"))
        with other:
            assert other.get("/healthz").status_code == 200


@pytest.mark.parametrize("said", [b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n", b"GET / HTTP/1.1\r\nhost: x\r\na: b\r\n"])
def test_what_requests_take_to_be_read_is_counted(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(lines, "READING", 1e-6)
    monkeypatch.setattr(lines, "READING_BURST", 0.01)
    with running(limits=Limits()) as url:
        host, port = url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), PATIENCE) as line, pytest.raises(OSError):  # noqa: PT012
            line.sendall(said)
            while True:
                line.sendall(b"b: c\r\n" if said.endswith(b"b\r\n") else said)


@pytest.mark.parametrize("path", ["/api/games", "/", "/api/tables/x/live"])
def test_a_question_that_is_too_long_is_refused(path: str) -> None:
    with running(limits=Limits()) as url:
        assert httpx.get(f"{url}{path}?{'a&' * 250}").status_code in (200, 404)
        for headers in ({}, {"upgrade": "websocket", "connection": "upgrade", **KEY}):
            assert httpx.get(f"{url}{path}?{'a&' * 260}", headers=headers).status_code == 404


def test_who_sends_frames_without_end_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pings of the protocol's own are no messages: no other limit counts them."""
    monkeypatch.setattr(lines, "READING", 1e-6)
    monkeypatch.setattr(lines, "READING_BURST", 0.02)
    with running(limits=Limits()) as url, line(url, new_table(url), close_timeout=1) as eve:
        eve.recv(PATIENCE)
        with pytest.raises((OSError, ConnectionClosed)):  # noqa: PT012  # however long that takes
            for _ in range(10_000):
                eve.socket.sendall(b"\x89\x80\x00\x00\x00\x00" * 1_000)
