"""`clowder serve`: what it says, how it stops, and what it says when it cannot start."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno
from websockets.sync.client import ClientConnection, connect

import clowder
from clowder.cli import main
from clowder.engine.text import LANGUAGES, say
from clowder.server.network import addresses
from clowder.server.network.qr import AS_BEFORE, BLACK_ON_WHITE, HALVES, qr_lines
from tests.server.postgres import Postgres
from tests.server.postgres import postgres as postgres  # the fixture
from tests.server.serving import PATIENCE, new_table, serving
from tests.terminal.run import terminal
from tests.terminal.test_texts import messages, words

SOURCES = Path(clowder.__file__).parent


def live(url: str, made: dict[str, str]) -> ClientConnection:
    """The WebSocket of a table's host."""
    protocols: Any = ["clowder.1", f"clowder.token.{made['token']}"]
    return connect(f"ws{url[4:]}/api/tables/{made['table']}/live", subprotocols=protocols)


def until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if message["type"] == kind:
            return message


def ask_and_never_read(client: socket.socket, table: str) -> None:
    """A client that asks for more than fits into the line, reads nothing, and does not hang up."""
    client.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    client.settimeout(0.5)
    message = json.dumps({"type": "refresh"}).encode()
    frame = bytes([0x81, 0x80 | len(message), 0, 0, 0, 0]) + message
    with suppress(TimeoutError, ConnectionError):  # until the server does not listen to it any more
        for _ in range(20_000):
            client.sendall(frame)


def wait_for(condition: Callable[[], Any]) -> Any:
    """Look again and again, until it is so."""
    end = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)
    return found


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_stops_without_losing_anything_and_tells_the_clients(how: signal.Signals, tmp_path: Path) -> None:
    with serving("--database", "a.db", "--no-limits", folder=tmp_path) as first:
        made = new_table(first.url)
        with live(first.url, made) as ada, socket.create_connection(ada.remote_address) as deaf:
            until(ada, "table")
            ask_and_never_read(deaf, made["table"])
            ada.send(json.dumps({"type": "say", "text": "hello"}))
            until(ada, "done")
            first.process.send_signal(how)
            assert until(ada, "goodbye")["why"] == "restart"
            assert first.ended() == 0
    assert "The tables are open" in first.said
    assert "The tables are closed" in first.said
    with serving("--database", "a.db", folder=tmp_path) as second, live(second.url, made) as ada:
        seen = until(ada, "table")
        assert [line["text"] for line in seen["chat"]] == ["hello"]
        assert seen["you"] == {"seat": 0, "host": True}


def test_nothing_secret_is_logged_at_any_level(tmp_path: Path) -> None:
    with serving("--database", "a.db", "--log-level", "debug", folder=tmp_path) as server:
        made = new_table(server.url, name="Adalbertine")
        bearer = {"Authorization": f"Bearer {made['token']}"}
        assert httpx.get(f"{server.url}/api/tables/{made['table']}", headers=bearer).json()["you"]["seat"] == 0
        with live(server.url, made) as ada:
            until(ada, "table")
            ada.send(json.dumps({"type": "say", "text": "purrsecret"}))
            until(ada, "done")
            ada.send("{")
            until(ada, "refused")
        assert server.stop() == 0
        lines = server.log().splitlines()
        assert any(json.loads(line)["event"] == "request" for line in lines)
        for secret in (made["token"], "Adalbertine", "purrsecret"):
            assert secret not in server.log()


def test_says_who_it_is_in_three_languages_and_shows_the_protocol(tmp_path: Path) -> None:
    with serving("--database", "a.db", "--lang", "fr", folder=tmp_path) as server:
        assert say("serve-open", {"workers": 1}, language="fr") in server.said
        for language in LANGUAGES:
            answer = httpx.get(f"{server.url}/programs", headers={"Accept-Language": f"{language}-XX,en;q=0.5"})
            assert answer.status_code == 200
            assert f'<html lang="{language}">' in answer.text
            assert "[[" not in answer.text
            for game in clowder.games():
                assert clowder.say("tagline", game=game["game"], language=language) in answer.text
            assert "http://" not in answer.text.replace("http://www.w3.org/2000/svg", "")
            assert "https://" not in answer.text
            assert "server" not in answer.headers
        assert 'lang="es"' in httpx.get(f"{server.url}/programs", params={"lang": "es"}).text
        protocol = httpx.get(f"{server.url}/protocol")
        assert protocol.text == (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
        assert httpx.get(f"{server.url}/healthz").text == "ok\n"
        assert httpx.get(f"{server.url}/readyz").text in ("ok\n", "compiling\n")


def test_without_a_command_the_table_is_opened_for_the_browser(tmp_path: Path) -> None:
    with serving(folder=tmp_path, command=[], XDG_DATA_HOME=str(tmp_path), CLOWDER_DATABASE="mine.db") as server:
        assert '<div id="app">' in httpx.get(server.url).text
        assert server.stop(signal.SIGINT) == 0
    assert (tmp_path / "mine.db").is_file()
    assert not (tmp_path / "clowder").exists()


def test_believes_only_proxies_that_are_trusted(tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}
    body = {"game": "discat", "players": 2, "name": "Ada"}
    for trusted, secure in (("127.0.0.1", True), ("10.0.0.0/8", False)):
        with serving("--database", "a.db", "--trust-proxy", trusted, folder=tmp_path) as server:
            answer = httpx.post(f"{server.url}/api/tables", json=body, headers=forwarded)
            assert ("secure" in answer.headers["set-cookie"].lower()) is secure
            assert server.stop() == 0


def test_the_default_database_is_in_the_data_folder(tmp_path: Path) -> None:
    with serving(folder=tmp_path, XDG_DATA_HOME=str(tmp_path / "data"), CLOWDER_DATABASE="") as server:
        new_table(server.url)
        assert server.stop() == 0
    assert (tmp_path / "data" / "clowder" / "tables.db").is_file()
    assert (tmp_path / "data" / "clowder").stat().st_mode & 0o077 == 0


def test_a_person_sees_a_square_for_phones_and_can_leave_while_games_are_compiled(tmp_path: Path) -> None:
    cache = str(tmp_path / "cache")  # an empty one: everything has to be compiled
    with terminal(
        "serve", "--no-browser", "--port", "0", "--database", "a.db", folder=tmp_path, XDG_CACHE_HOME=cache
    ) as tty:
        told = tty.until("Ctrl-c")
        if addresses.network_address() is not None:
            assert BLACK_ON_WHITE in told
        tty.until(say("serve-getting-ready"))
        tty.type("\x03")
        tty.until(say("serve-stopped"))
        assert tty.status() == 0


# Workers --------------------------------------------------------------------------------------------------------------


def children(process: int) -> set[int]:
    """The processes that a process started."""
    try:
        return {int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()}
    except FileNotFoundError:
        return set()


def runs(process: int) -> bool:
    """Whether a process runs; one that nobody has buried does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_workers_share_the_port_are_replaced_and_stop_together(postgres: Postgres, tmp_path: Path) -> None:
    database = asyncio.run(postgres.new_database())
    with serving("--workers", "2", folder=tmp_path, CLOWDER_DATABASE=database) as server:
        made = new_table(server.url)
        before = wait_for(lambda: len(found := children(server.process.pid)) == 2 and found)
        victim = min(before)
        os.kill(victim, signal.SIGKILL)
        after = wait_for(lambda: len(found := children(server.process.pid)) == 2 and victim not in found and found)
        for _ in range(20):
            assert httpx.get(f"{server.url}/api/codes/{made['code']}", timeout=PATIENCE).json()["table"] == made["table"]
        with live(server.url, made) as ada:
            until(ada, "table")
            server.process.terminate()
            assert until(ada, "goodbye")["why"] == "restart"
        assert server.ended() == 0
        assert not any(map(runs, after))
        assert "worker ended" in server.log()


def test_workers_do_not_outlive_their_supervisor(postgres: Postgres, tmp_path: Path) -> None:
    database = asyncio.run(postgres.new_database())
    with serving("--workers", "2", folder=tmp_path, CLOWDER_DATABASE=database) as server:
        started = wait_for(lambda: len(found := children(server.process.pid)) == 2 and found)
        new_table(server.url)
        server.process.kill()
        wait_for(lambda: not any(map(runs, started)))


# What can be wrong ----------------------------------------------------------------------------------------------------

WRONG: list[tuple[str, tuple[str, ...]]] = [
    ("serve-number", ("--port", "x")),
    ("serve-number", ("--port", "70000")),
    ("serve-number", ("--workers", "0")),
    ("serve-number", ("--keep-days", "nan")),
    ("serve-number", ("--keep-days", "-1")),
    ("serve-log-level", ("--log-level", "loud")),
    ("serve-proxy", ("--trust-proxy", "everybody")),
    ("serve-bad-url", ("--public-url", "cats.example.org")),
    ("serve-bad-url", ("--public-url", "https://cats.example.org/path")),
    ("serve-bad-url", ("--public-url", "https://cats.example.org:x")),
    ("serve-bad-host", ("--host", "no such host")),
    ("serve-bad-host", ("--host", "192.0.2.1")),
    ("serve-workers-sqlite", ("--workers", "2")),
    ("error-database-url", ("--database", "mysql://a/b")),
    ("error-database-address", ("--database", "postgresql://a:b:c/d")),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "arguments"), WRONG)
def test_what_is_wrong_is_told_in_one_line(
    key: str, arguments: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = ["serve", "--no-browser", "--port", "0", "--database", str(tmp_path / "a.db"), "--lang", language, *arguments]
    assert main(asked) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    text = words(language, "serve.ftl" if key.startswith("serve") else "server-store.ftl")[key]
    assert max(text.split(), key=len) in told.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_is_taken(language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        asked = ["--host", "127.0.0.1", "--port", port, "--database", str(tmp_path / "a.db"), "--lang", language]
        assert main(["serve", *asked]) == 2
    assert capsys.readouterr().err == say("serve-port-taken", {"port": port}, language=language) + "\n"


def test_the_next_port_is_taken_if_none_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        monkeypatch.setattr(addresses, "USUAL_PORT", taken)
        [door] = addresses.listen("127.0.0.1", None)
        with door:
            assert taken < door.getsockname()[1] < taken + addresses.PORTS_TRIED


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_that_cannot_be_used(workers: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    for database, status in (
        (str(tmp_path / "no" / "folder" / "a.db"), 2),
        (f"postgresql://cat:secret@127.0.0.1:{port}/cats", 2),
    )[0 if workers == "1" else 1 :]:
        with serving("--workers", workers, folder=tmp_path, CLOWDER_DATABASE=database) as server:
            assert server.ended() == status
            assert server.said == ""
            assert server.log().count("\n") == 1
            assert "Traceback" not in server.log()
            assert "secret" not in server.log()


def test_a_file_that_another_server_has(tmp_path: Path) -> None:
    with serving("--database", "a.db", folder=tmp_path), serving("--database", "a.db", folder=tmp_path) as second:
        assert second.ended() == 2
        assert second.log() == say("error-database-in-use", {"source": "a.db"}) + "\n"


# Addresses, squares, texts --------------------------------------------------------------------------------------------


def test_addresses_for_this_machine_and_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "network_address", lambda: "192.168.1.5")
    assert addresses.addresses("0.0.0.0", 80) == ("http://localhost:80/", "http://192.168.1.5:80/")
    assert addresses.addresses("127.0.0.1", 80) == ("http://127.0.0.1:80/", None)
    assert addresses.addresses("::1", 80) == ("http://[::1]:80/", None)
    assert addresses.addresses("10.1.2.3", 80) == ("http://10.1.2.3:80/", "http://10.1.2.3:80/")
    monkeypatch.setattr(addresses, "network_address", lambda: None)
    assert addresses.addresses("::", 80) == ("http://localhost:80/", None)


def test_the_square_has_the_dots_of_the_address() -> None:
    url = "http://192.168.178.23:8000/"
    halves = {letter: dots for dots, letter in HALVES.items()}
    rows = []
    for line in qr_lines(url):
        pairs = [halves[letter] for letter in line.removeprefix(BLACK_ON_WHITE).removesuffix(AS_BEFORE)]
        rows += [[above for above, _ in pairs], [below for _, below in pairs]]
    wanted = [[int(dot) for dot in row] for row in segno.make(url, error="l", micro=False).matrix_iter(border=2)]
    assert rows[: len(wanted)] == wanted
    assert not any(map(any, rows[len(wanted) :]))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_texts_are_the_same_in_every_language(language: str) -> None:
    assert messages(language, "serve.ftl") == messages("en", "serve.ftl")
    english, own = words("en", "serve.ftl"), words(language, "serve.ftl")
    assert {key for key in own if own[key] == english[key]} == {"welcome-title"}


def test_every_text_is_used() -> None:
    places = ("server/**/*.py", "terminal/**/*.py", "cli/**/*.py")
    code = "".join(path.read_text("utf-8") for place in places for path in SOURCES.glob(place))
    for key in messages("en", "serve.ftl"):
        assert f'"{key}"' in code or f'"{key.removeprefix("welcome-")}"' in code, key
