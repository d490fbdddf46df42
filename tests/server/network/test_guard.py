"""Who may ask from where and how often, and what every answer carries."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from clowder.engine.text import LANGUAGES
from clowder.server.network.api.answering import LARGEST_BODY
from clowder.server.network.guard import HEADERS, address_of
from clowder.server.network.limits import Buckets, Limits
from clowder.server.network.origins import Origins
from tests.server.running import running

PUBLIC = "https://cats.example"
HANDSHAKE = (
    "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\n"
    "sec-websocket-version: 13\r\n\r\n"
)


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with running(public_url=PUBLIC) as found:
        yield found


@pytest.fixture(scope="module")
def made(url: str) -> dict[str, Any]:
    answer = httpx.post(f"{url}/api/tables", json={"game": "discat", "players": 2, "name": "Ann"})
    found: dict[str, Any] = answer.json()
    return found


# Origins ------------------------------------------------------------------------------------------------------------

STRANGERS = ["https://evil.example", "null", "http://[", "http://127.0.0.1", "http://cats.example", "https://cats.example.evil",
             "https://evil.example/cats.example", "file://", "", "https://cats.example:444"]  # fmt: skip


@pytest.mark.parametrize("origin", STRANGERS)
def test_a_strangers_page_may_neither_ask_nor_listen(url: str, made: dict[str, Any], origin: str) -> None:
    headers = {"origin": origin, "cookie": f"clowder-token={made['token']}"}
    for method, path in (
        ("POST", "/api/tables"),
        ("DELETE", f"/api/tables/{made['table']}"),
        ("PUT", "/api/tables/x/word"),
    ):
        answer = httpx.request(method, url + path, headers=headers, json={})
        assert answer.status_code == 403
        assert answer.json()["key"] == "server-origin"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"{url.replace('http', 'ws')}/api/tables/{made['table']}/live", additional_headers=headers),
    ):
        pass
    assert refused.value.response.status_code == 403
    assert json.loads(bytes(refused.value.response.body or b""))["key"] == "server-origin"
    assert refused.value.response.headers["content-security-policy"]


def test_two_origins_are_not_better_than_one(url: str) -> None:
    headers = [("origin", PUBLIC), ("origin", "https://evil.example")]
    assert httpx.post(f"{url}/api/tables", headers=headers, json={}).status_code == 403


def test_our_own_pages_and_programs_may(url: str, made: dict[str, Any]) -> None:
    live = f"{url.replace('http', 'ws')}/api/tables/{made['table']}/live"
    for origin in (url, url.upper(), PUBLIC, None):
        headers = {"origin": origin} if origin else {}
        assert httpx.post(f"{url}/api/tables", headers=headers, json={}).json()["key"] == "server-body"
        with connect(live, additional_headers=headers, subprotocols=["clowder.1"]) as line:  # type: ignore[list-item]
            assert json.loads(line.recv(timeout=30))["type"] == "table"


# Names --------------------------------------------------------------------------------------------------------------

REBOUND = ["evil.example", "evil.example:8000", "cats.example.evil", "127.0.0.1.evil.example", "localhost.evil.example",
           "[", "a@b.c"]  # fmt: skip
OUR_NAMES = ["cats.example", "CATS.example:443", "localhost:8000", "my-machine", "table.local", "192.168.1.9:8000",
             "[::1]:8000", "[fe80::1%25eth0]", "cats.example."]  # fmt: skip


@pytest.mark.parametrize("host", REBOUND)
def test_a_name_that_a_stranger_lets_lead_to_us_is_not_ours(url: str, made: dict[str, Any], host: str) -> None:
    """Its pages come from the very address that they ask."""
    headers = {"host": host, "origin": f"http://{host}"}
    for method, path in (("GET", "/api/tables"), ("POST", "/api/tables"), ("GET", "/metrics")):
        answer = httpx.request(method, url + path, headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (421, "server-host")
    answers = raw(url, f"GET /api/tables/{made['table']}/live HTTP/1.1\r\nhost: {host}\r\n{HANDSHAKE}")
    assert answers.startswith(b"HTTP/1.1 421 ")
    assert b"server-host" in answers
    assert httpx.get(f"{url}/healthz", headers=headers).status_code == 200, "health checks come under any name"


@pytest.mark.parametrize("host", OUR_NAMES)
def test_our_own_names_are(url: str, host: str) -> None:
    headers = {"host": host, "origin": f"http://{host}"}
    assert httpx.post(f"{url}/api/tables", headers=headers, json={}).json()["key"] == "server-body"


def test_what_the_machine_calls_itself_is_our_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Cat.example.net")
    assert Origins(None).is_our_name("cat.example.net:8000")
    assert not Origins(None).is_our_name("dog.example.net:8000")


@pytest.mark.parametrize(("public", "status"), [(None, 422), (PUBLIC, 421)])
def test_behind_a_proxy_names_are_its_business_unless_one_was_given(public: str | None, status: int) -> None:
    with running(public_url=public, behind_proxy=True) as url:
        answer = httpx.post(f"{url}/api/tables", headers={"host": "other.example"}, json={})
    assert answer.status_code == status


# Headers ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/healthz", 200), ("GET", "/api/games", 200), ("GET", "/api/openapi.json", 200), ("GET", "/metrics", 200),
        ("HEAD", "/api/games", 200), ("GET", "/nowhere", 404), ("GET", "/api/nowhere", 404), ("GET", "/api/tables/x", 404),
        ("POST", "/api/games", 405), ("TRACE", "/api/games", 405), ("OPTIONS", "/api/tables", 204),
        ("OPTIONS", "/nowhere", 404), ("POST", "/api/tables", 422), ("GET", "/api/tables/%00", 404),
        ("GET", "/api/tables/" + "a" * 300, 404), ("DELETE", "/api/tables/x/seats/9", 404),
    ],
)  # fmt: skip
def test_every_answer_is_guarded(url: str, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, url + path)
    assert answer.status_code == status
    for name, value in HEADERS:
        assert answer.headers.get_list(name.decode()) == [value.decode()]
    if status >= 400 and method != "HEAD":
        assert set(answer.json()) == {"key", "text", "clause"}
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["cache-control"] == "no-store"
    if method == "HEAD" or status == 204:
        assert not answer.content
    assert "access-control-allow-origin" not in answer.headers


def test_a_wrong_method_is_told_the_right_ones(url: str) -> None:
    for method, status in (("PATCH", 405), ("OPTIONS", 204)):
        answer = httpx.request(method, f"{url}/api/tables")
        assert answer.status_code == status
        assert answer.headers["allow"] == "GET, HEAD, OPTIONS, POST"


def test_the_policy_lets_no_script_of_others_in() -> None:
    policy = dict(HEADERS)[b"content-security-policy"].decode()
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'self'"
    assert "script-src" not in rules
    assert rules["frame-ancestors"] == rules["object-src"] == rules["base-uri"] == "'none'"


def test_problems_are_told_in_the_askers_language(url: str) -> None:
    texts = {
        httpx.get(f"{url}/api/tables/x", headers={"accept-language": language}).json()["text"] for language in LANGUAGES
    }
    assert len(texts) == len(LANGUAGES)


# Size ---------------------------------------------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_refused(url: str) -> None:
    answer = httpx.post(f"{url}/api/tables", content=b'"' + b"x" * LARGEST_BODY + b'"')
    assert answer.status_code == 413
    assert answer.json()["key"] == "server-too-large"


def test_a_body_without_a_length_is_counted_as_it_comes(url: str) -> None:
    answer = httpx.post(f"{url}/api/tables", content=(b"x" * 8192 for _ in range(40)))
    assert answer.status_code == 413


def test_a_body_that_breaks_off_is_nobodys_fault(url: str) -> None:
    host, port = url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{")
    assert httpx.get(f"{url}/healthz").status_code == 200
    assert 'status="500"' not in httpx.get(f"{url}/metrics").text


def test_a_request_with_two_lengths_is_refused_and_the_line_is_cut(url: str) -> None:
    smuggled = "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
    lengths = f"content-length: {5 + len(smuggled)}\r\ntransfer-encoding: chunked\r\n"
    answers = raw(url, f"POST /api/tables HTTP/1.1\r\nhost: x\r\n{lengths}\r\n0\r\n\r\n{smuggled}")
    assert answers.startswith(b"HTTP/1.1 400 ")
    assert b"server-two-lengths" in answers
    assert answers.count(b"HTTP/1.1") == 1


def raw(url: str, request: str) -> bytes:
    """All that is answered until the line is cut."""
    host, port = url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=60) as line:
        line.sendall(request.encode())
        return b"".join(iter(lambda: line.recv(65_536), b""))


# How often ----------------------------------------------------------------------------------------------------------


def test_requests_are_limited_for_each_address() -> None:
    with running(limits=Limits(requests=0.001, requests_burst=5)) as url:
        statuses = [httpx.get(f"{url}/api/games").status_code for _ in range(6)]
        refused = httpx.get(f"{url}/api/games")
        health = httpx.get(f"{url}/healthz")
    assert statuses == [200] * 5 + [429]
    assert refused.headers["retry-after"] == "1"
    assert refused.json()["key"] == "server-too-often"
    assert health.status_code == 200


def test_new_tables_and_rematches_are_limited_for_each_address() -> None:
    with running(limits=Limits(tables=0.001, tables_burst=3)) as url:
        asked = {"game": "discat", "players": 2, "name": "Ann"}
        answers = [httpx.post(f"{url}/api/tables", json=asked) for _ in range(2)]
        table, headers = answers[0].json()["table"], {"authorization": f"Bearer {answers[0].json()['token']}"}
        httpx.delete(f"{url}/api/tables/{table}", headers=headers)
        statuses = [httpx.post(f"{url}/api/tables/{table}/rematch", headers=headers).status_code for _ in range(2)]
        last = httpx.post(f"{url}/api/tables", json=asked).status_code
    assert [answer.status_code for answer in answers] == [201, 201]
    assert statuses == [201, 429]
    assert last == 429


def test_codes_cannot_be_tried_one_after_the_other() -> None:
    with running(limits=Limits(codes=0.001, codes_burst=3)) as url:
        statuses = [httpx.get(f"{url}/api/codes/BBBB{letter}").status_code for letter in "BCDFG"]
    assert statuses == [404, 404, 404, 429, 429]


def test_connections_are_limited_for_each_address() -> None:
    with running(limits=Limits(connections=2)) as url:
        table = httpx.post(f"{url}/api/tables", json={"game": "discat", "players": 2}).json()["table"]
        live = f"{url.replace('http', 'ws')}/api/tables/{table}/live"
        with connect(live) as one, connect(live) as two:
            one.recv(timeout=30)
            two.recv(timeout=30)
            with pytest.raises(InvalidStatus) as refused, connect(live):
                pass
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["retry-after"] == "1"
        again = None
        while again is None:  # the server may hear of the goodbyes a moment later
            try:
                with connect(live) as again:
                    again.recv(timeout=30)
            except InvalidStatus:
                pass


def test_handshakes_are_limited_for_each_address() -> None:
    with running(limits=Limits(handshakes=0.001, handshakes_burst=2)) as url:
        live, statuses = f"{url.replace('http', 'ws')}/api/tables/none/live", list[int]()
        for _ in range(3):
            try:
                with connect(live) as line:
                    statuses.append(101)
                    line.recv(timeout=30)
            except InvalidStatus as refused:
                statuses.append(refused.response.status_code)
    assert statuses == [101, 101, 429]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("testclient", "other", False),
    ],
)
def test_a_household_is_one_address(one: str, other: str, same: bool) -> None:
    def address(host: str) -> str:
        return address_of(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}))

    assert (address(one) == address(other)) is same


def test_buckets_do_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clowder.server.network.limits.MOST_ADDRESSES", 10)
    buckets = Buckets(1, 1)
    for number in range(100):
        assert buckets.take(str(number))
    assert len(buckets.known) == 10
    assert not buckets.take("99")


# Tokens and texts ---------------------------------------------------------------------------------------------------


def test_the_cookie_is_out_of_reach(url: str) -> None:
    for host, secure in (("cats.example", True), ("127.0.0.1", False)):
        answer = httpx.post(f"{url}/api/tables", headers={"host": host}, json={"game": "discat", "players": 2})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert f"path=/api/tables/{answer.json()['table']}".lower() in cookie
        assert ("secure" in cookie) is secure


@pytest.mark.parametrize("where", ["?token={}", "?access_token={}", "?clowder-token={}", "?authorization=Bearer%20{}"])
def test_a_token_in_an_address_is_none(url: str, made: dict[str, Any], where: str) -> None:
    answer = httpx.get(f"{url}/api/tables/{made['table']}" + where.format(made["token"]))
    assert answer.json()["you"] == {"seat": None, "host": False}


def test_a_token_is_told_to_nobody_but_its_holder(url: str, made: dict[str, Any]) -> None:
    for headers in ({}, {"authorization": f"Bearer {made['token']}"}, {"cookie": f"clowder-token={made['token']}"}):
        answer = httpx.get(f"{url}/api/tables/{made['table']}", headers=headers)
        assert made["token"] not in answer.text + str(answer.headers)
        assert answer.json()["you"]["host"] is bool(headers)


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>"[:24], "{ $name }", "a\u202eb", "a\nb", "\u200bcat", "'; --", "é" * 24]
)
def test_names_are_text(url: str, name: str) -> None:
    made = httpx.post(f"{url}/api/tables", json={"game": "discat", "players": 2, "name": name})
    assert made.status_code == 201
    shown = httpx.get(f"{url}/api/tables/{made.json()['table']}")
    kept = shown.json()["table"]["seats"][0]["name"]
    assert kept.isprintable()
    assert shown.headers["content-type"] == "application/json"
    taken = httpx.post(f"{url}/api/tables/{made.json()['table']}/seats/0", json={"name": "Bob"})
    assert kept in taken.json()["text"].replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e", "\0", "a" * 25])
def test_names_that_are_none_are_refused(url: str, name: str) -> None:
    assert httpx.post(f"{url}/api/tables", json={"game": "discat", "players": 2, "name": name}).status_code == 422
