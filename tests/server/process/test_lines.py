"""Nobody holds a line for ever, nobody holds too many, and those who were refused are no errors of ours."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NoReturn

import httpx
import pytest
from websockets.sync.client import connect

from clowder.server.network.limits import Limits
from clowder.server.network.wire.connection import Connection
from clowder.server.process import lines
from clowder.server.process.handles import WANTED
from clowder.server.process.lines import OpenLines
from tests.server.running import running
from tests.server.serving import PATIENCE, new_table, serving

HANDSHAKE = (
    "host: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\n"
    "sec-websocket-version: 13\r\n"
)


@pytest.fixture
def url(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server that loses its patience soon."""
    for name in ("HEAD_SECONDS", "BODY_SECONDS", "TAKEN_SECONDS", "CLOSING_SECONDS"):
        monkeypatch.setattr(lines, name, 0.3)
    with running() as found:
        yield found


def call(url: str, said: str = "", *, source: str = "127.0.0.1", narrow: bool = False) -> socket.socket:
    """A line to the server, on which something was said; through a narrow one not much comes back unless it is read."""
    host, port = url.removeprefix("http://").split(":")
    line = socket.socket()
    if narrow:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    line.settimeout(PATIENCE)
    line.bind((source, 0))
    line.connect((host, int(port)))
    line.sendall(said.encode())
    return line


def answer(line: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    heard = b""
    try:
        while piece := line.recv(65_536):
            heard += piece
    except ConnectionResetError:
        pass
    return heard


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("", 0),
        ("GET /healthz HTTP/1.1\r\nhost: x", 0),
        ("POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{", 0),
        ("POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5\r\n", 0),
        ("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n", 1),
        ("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET /", 1),
        ("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nPOST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n", 1),
    ],
)  # fmt: skip
def test_who_says_nothing_or_half_of_it_is_hung_up_on(url: str, said: str, heard: int) -> None:
    with call(url, said) as line:
        assert answer(line).count(b"HTTP/1.1 200 OK") == heard


def test_half_a_request_does_not_last_longer_because_it_grows(url: str) -> None:
    with call(url, "GET /healthz HTTP/1.1\r\nhost: x\r\n") as line, pytest.raises(ConnectionError):
        say_on(line, b"x: y\r\n", pause=0.05)


def test_who_does_not_take_the_answer_is_hung_up_on(url: str) -> None:
    """A line that is full, and nobody reads: the server must not wait for that."""
    with call(url, narrow=True) as line, pytest.raises(ConnectionError):
        say_on(line, b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n")


def test_a_websocket_that_reads_nothing_is_let_go(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clowder.server.network.wire.connection.SEND_SECONDS", 0.3)
    table, said = new_table(url)["table"], b'{"type":"refresh"}'
    handshake = f"GET /api/tables/{table}/live HTTP/1.1\r\n{HANDSHAKE}\r\n"
    with call(url, handshake, narrow=True) as line, pytest.raises(ConnectionError):
        say_on(line, (bytes([0x81, 0x80 | len(said), 0, 0, 0, 0]) + said) * 100)


@pytest.mark.parametrize("size", [0, 125, 126, 0xFFFF, 0x1_0000, 200_000])
def test_a_message_of_any_size_arrives_whole(url: str, monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    """What is written past uvicorn is a frame as every client reads it, and stands in its place among the others."""
    sent = b"x" * size

    def twice(connection: Connection, message: bytes) -> None:
        send(connection, sent)
        send(connection, message)

    with connect(f"ws{url[4:]}/api/tables/{new_table(url)['table']}/live", max_size=None) as client:
        client.recv(PATIENCE)
        send = Connection.send
        monkeypatch.setattr(Connection, "send", twice)
        client.send(json.dumps({"type": "ping"}))
        assert client.recv(PATIENCE) == sent.decode()
        assert json.loads(client.recv(PATIENCE))["type"] == "pong"


def test_what_waits_is_not_overtaken() -> None:
    """A line that takes nothing for a while, and then everything: all of it arrives, in order, whichever way it went."""

    class Slow:
        def __init__(self) -> None:
            self.ready, self.taken, self.gate = True, list[bytes](), asyncio.Event()

        def write_text(self, message: bytes) -> None:
            self.taken.append(message)

        async def send_text(self, data: str) -> None:
            await self.gate.wait()
            self.taken.append(data.encode())

        async def close(self, code: int = 1000, reason: str | None = None) -> None: ...

    async def test() -> None:
        line = Slow()
        connection = Connection(line, None, line=line)
        sending = asyncio.create_task(connection.deliver())
        connection.send(b"1")
        line.ready = False
        connection.send(b"2")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        line.ready = True
        connection.send(b"3")  # "2" is on its way
        line.gate.set()
        while len(line.taken) < 3:
            await asyncio.sleep(0)
        connection.send(b"4")
        assert line.taken == [b"1", b"2", b"3", b"4"]
        connection.end("gone")
        await sending

    asyncio.run(test())


def say_on(line: socket.socket, piece: bytes, pause: float = 0.0) -> NoReturn:
    """Say something again and again, until there is nobody who would hear it."""
    while True:
        line.sendall(piece)
        time.sleep(pause)


@pytest.mark.parametrize(
    "said",
    [
        "GET /healthz HTTP/1.1\r\nhost: x\r\n" + "a:\r\n" * lines.MOST_HEADERS + "\r\n",
        "GET /healthz HTTP/1.1\r\nhost: x\r\na: " + "x" * (lines.LARGEST_HEAD + lines.SLICE) + "\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
        + "1\r\n \r\n" * (lines.MOST_PIECES + 1),
    ],
    ids=["headers", "long", "crumbs"],
)
def test_a_request_of_more_parts_than_anybody_needs_is_refused(said: str) -> None:
    """It may all have come at once: what is refused is what it costs, not how long it takes."""
    with running() as url, call(url, said) as line:
        assert answer(line).startswith(b"HTTP/1.1 400 ")


def test_a_body_may_come_in_some_pieces() -> None:
    head = "POST /api/tables HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n"
    pieces = "1\r\n \r\n" * (lines.MOST_PIECES - 2)
    body = '{"game": "discat", "players": 2}'
    with running() as url, call(url, f"{head}{pieces}{len(body):x}\r\n{body}\r\n0\r\n\r\n") as line:
        assert answer(line).startswith(b"HTTP/1.1 201 ")


def test_rubbish_after_an_answer_is_no_error_of_ours(tmp_path: Path) -> None:
    """A body that goes wrong when it was refused already."""
    head = "POST /api/nothing HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    with serving("--database", "a.db", folder=tmp_path) as server:
        for _ in range(5):
            with call(server.url, head) as line:
                answered = b""
                while not answered.endswith(b"}"):
                    answered += received(line)
                assert answered.startswith(b"HTTP/1.1 404 ")
                line.sendall(b"no number\r\n")
                assert answer(line) == b""
        assert server.stop() == 0
        told = [json.loads(each) for each in server.log().splitlines()]
    assert [each for each in told if each["level"] == "error"] == []
    assert [each["address"] for each in told if each["event"] == "no request"] == ["127.0.0.1"]


def test_what_was_read_is_paid_for_even_if_it_was_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever calls again is not read once more for nothing."""
    at = [0.0]
    monkeypatch.setattr("clowder.server.network.limits.time.monotonic", lambda: at[0])
    found, caller = lines.lines_for(Limits(), 10), Caller("10.0.0.7")
    counted = lines.READING_AT_MOST
    paid = [found.may_send(caller, 1.0) for _ in range(8)]
    assert paid == sorted(paid, reverse=True)
    assert paid.count(True) == int(lines.READING_BURST / counted * 0.999)
    at[0] = counted / lines.READING
    assert not found.may_send(caller, counted), "there is a debt"
    at[0] = 60.0
    assert found.may_send(caller, counted)
    assert found.may_send(Caller("10.0.0.8"), counted)


def test_what_comes_at_once_is_read_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a blob of the smallest frames is soon found out."""
    read: list[float] = []

    def may_send(self: OpenLines, line: object, seconds: float) -> bool:
        read.append(seconds)
        return True

    monkeypatch.setattr(OpenLines, "may_send", may_send)
    with running() as url:
        table = new_table(url)["table"]
        with call(url, f"GET /api/tables/{table}/live HTTP/1.1\r\n{HANDSHAKE}\r\n") as line:
            assert line.recv(65_536).startswith(b"HTTP/1.1 101 ")
            read.clear()
            line.sendall(b"\x89\x80\x00\x00\x00\x00" * 10_000 + b"\x88\x80\x00\x00\x00\x00")
            while line.recv(65_536):
                pass
    assert len(read) >= 60_000 / lines.SLICE


def test_who_talks_in_time_is_not_disturbed(url: str) -> None:
    """Neither a WebSocket that has nothing to say, nor one request after the other on one line."""
    table = new_table(url)["table"]
    with connect(f"ws{url[4:]}/api/tables/{table}/live") as quiet, httpx.Client(base_url=url) as client:
        quiet.recv(PATIENCE)
        for _ in range(5):
            time.sleep(0.2)
            assert client.get("/healthz").status_code == 200
        quiet.send(json.dumps({"type": "ping"}))
        assert json.loads(quiet.recv(PATIENCE))["type"] == "pong"


def test_one_address_has_only_so_many_lines_and_others_do_not_notice(caplog: pytest.LogCaptureFixture) -> None:
    with running(limits=Limits(lines=20)) as url, ExitStack() as open_lines:
        caplog.set_level(logging.WARNING, logger="clowder.server")
        held = [open_lines.enter_context(call(url, "GET /healthz HTTP/1.1\r\n")) for _ in range(20)]
        for _ in range(30):
            with call(url) as refused:
                assert answer(refused) == b""
        with call(url, "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", source="127.0.0.2") as other:
            assert answer(other).startswith(b"HTTP/1.1 200 OK")
        held[0].sendall(b"host: x\r\nconnection: close\r\n\r\n")
        assert answer(held[0]).startswith(b"HTTP/1.1 200 OK"), "those who were there first are served"
        told = [record for record in caplog.records if "too many" in record.message]
        assert len(told) == 1, "a line in the log, not one for each"
        assert (told[0].__dict__["address"], told[0].__dict__["count"]) == ("127.0.0.1", 21)
        while True:  # the server may hear of the goodbye a moment later
            with call(url, "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n") as again:
                if answer(again):
                    break


class Caller:
    """Somebody at an address."""

    def __init__(self, host: str) -> None:
        self.client = (host, 1)


def test_a_trusted_proxy_may_have_more() -> None:
    found = OpenLines(most=8, each=2, trusted=["10.0.0.0/24", "2001:db8::/32"])
    assert [found.enter(Caller("10.0.0.7")) for _ in range(3)] == [True] * 3
    assert [found.enter(Caller("10.0.1.7")) for _ in range(3)] == [True, True, False]
    assert [found.enter(Caller(f"2001:db8::{i}")) for i in range(3)] == [True, True, False], "all together are too many"
    for host in ["10.0.0.7"] * 3 + ["10.0.1.7"] * 3 + [f"2001:db8::{i}" for i in range(3)]:
        found.leave(Caller(host))
    assert (found.all, dict(found.open)) == (0, {})


def test_file_handles_are_asked_for_at_the_start(tmp_path: Path) -> None:
    given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(given, 512), most))
    try:
        with serving("--database", "a.db", folder=tmp_path) as server:
            limits = Path(f"/proc/{server.process.pid}/limits").read_text()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (given, most))
    has = int(next(line for line in limits.splitlines() if line.startswith("Max open files")).split()[3])
    assert has == (WANTED if most == resource.RLIM_INFINITY else min(WANTED, most))


def test_a_handshake_that_is_refused_is_no_error_of_ours(tmp_path: Path) -> None:
    """Nor is one whose client does not wait for the answer."""
    with serving("--database", "a.db", folder=tmp_path) as server:
        for address, origin in (("/api/tables/none/live", "origin: http://evil.example\r\n"), ("/nowhere", "")):
            asked = f"GET {address} HTTP/1.1\r\n{HANDSHAKE}{origin}\r\n"
            with call(server.url, asked) as line:
                assert answer(line).startswith((b"HTTP/1.1 403", b"HTTP/1.1 404"))
            for _ in range(20):
                line = call(server.url, asked)
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                line.close()  # with a bang
        assert server.stop() == 0
        assert [line for line in map(json.loads, server.log().splitlines()) if line["level"] == "error"] == []


def received(line: socket.socket) -> bytes:
    """What comes next; something has to."""
    data = line.recv(65_536)
    assert data, "hung up on"
    return data


def frame(first: int, data: bytes = b"") -> bytes:
    """A frame as a client sends it, its mask all zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
    return bytes([first]) + size + bytes(4) + data


PING = b'{"type":"ping"}'
"""What our server answers at once."""


@pytest.mark.parametrize(
    ("said", "pongs"),
    [
        ([frame(0x81, PING)], 1),
        ([frame(0x81, PING) * 3], 3),
        ([frame(0x81, PING)[:9], frame(0x81, PING)[9:]], 1),
        ([bytes([byte]) for byte in frame(0x81, PING)], 1),
        ([frame(0x81, PING + b" " * 200)], 1),
        ([frame(0x82, PING)], 1),
        ([frame(0x01, PING[:5]) + frame(0x80, PING[5:])], 1),
        ([frame(0x01, PING[:5]) + frame(0x89, b"?") + frame(0x8A) + frame(0x00, PING[5:9]) + frame(0x80, PING[9:])], 1),
        ([frame(0x01, PING[:5]) + frame(0x80, PING[5:]) + frame(0x81, PING)], 2),
        ([frame(0x8A, b"nobody asked") + frame(0x81, PING)], 1),
    ],
)  # fmt: skip
def test_what_is_said_is_heard_however_it_is_cut(url: str, said: list[bytes], pongs: int) -> None:
    with call(url, f"GET /api/tables/{new_table(url)['table']}/live HTTP/1.1\r\n{HANDSHAKE}\r\n") as line:
        heard = b""
        while b"\r\n\r\n" not in heard:  # before that a client has nothing to say
            heard += received(line)
        for piece in said:
            line.sendall(piece)
            time.sleep(0.01)
        while heard.count(b'"type":"pong"') < pongs:
            heard += received(line)
        line.sendall(frame(0x88, struct.pack("!H", 1000)))
        heard += answer(line)
        assert heard.count(b'"type":"pong"') == pongs
        assert heard.endswith(bytes([0x88, 2]) + struct.pack("!H", 1000))


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (bytes([0x81, 2]) + b"{}", 1002),  # not masked
        (frame(0x81, b"\xff\xfe"), 1007),
        (bytes([0x81, 0xFF]) + struct.pack("!Q", 1 << 20) + bytes(4), 1009),
        (frame(0xC1, PING), 1002),  # as if it were compressed
        (frame(0x01, PING[:5]) + frame(0x81, PING), 1002),  # another message before the first one is whole
        (frame(0x80, PING), 1002),  # the rest of none
    ],
)
def test_whoever_does_not_speak_as_agreed_is_told_and_hung_up_on(url: str, said: bytes, why: int) -> None:
    with call(url, f"GET /api/tables/{new_table(url)['table']}/live HTTP/1.1\r\n{HANDSHAKE}\r\n") as line:
        heard = b""
        while b"\r\n\r\n" not in heard:
            heard += received(line)
        line.sendall(frame(0x81, PING) + said + frame(0x81, PING))
        heard += answer(line)
        assert heard.count(b'"type":"pong"') <= 1, "after that nothing is heard"
        closed = heard.rindex(struct.pack("!H", why))
        assert heard[closed - 2] == 0x88


def test_who_has_just_said_something_is_not_asked_whether_they_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "ENOUGH", 0.0)
    with running(ws_ping_interval=1.5) as url:
        handshake = f"GET /api/tables/{new_table(url)['table']}/live HTTP/1.1\r\n{HANDSHAKE}\r\n"
        with call(url, handshake) as talker, call(url, handshake) as quiet:
            for _ in range(25):
                talker.sendall(frame(0x81, PING))
                time.sleep(0.1)
            talker.sendall(frame(0x88))
            quiet.sendall(frame(0x88))
            asked = bytes([0x89, 4])
            assert asked not in answer(talker)
            assert asked in answer(quiet)
