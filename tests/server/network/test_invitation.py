"""Invitations: the address that friends can open, whatever the one who invites them calls this machine."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno

from clowder.server.network.api import invitation
from clowder.server.network.api.invitation import found_at
from clowder.server.network.qr import qr_svg
from tests.server.running import running
from tests.server.serving import new_table, serving

HOME = "192.168.1.20"


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitation, "network_address", lambda: HOME)


def invited(url: str, host: str | None = None) -> dict[str, Any]:
    """What somebody is told who calls the server that."""
    made = httpx.post(f"{url}/api/tables", json={"game": "discat", "players": 2, "name": "Ann"}).json()
    headers = {} if host is None else {"host": host}
    answer = httpx.get(f"{url}/api/tables/{made['table']}/invitation", headers=headers)
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    assert found["code"] == made["code"]
    assert made["token"] not in answer.text
    return found


def test_at_this_machine_the_link_leads_to_it_from_the_network(url: str) -> None:
    port = url.rpartition(":")[2]
    found = invited(url)
    assert found["link"] == f"http://{HOME}:{port}/join/{found['code']}"
    assert found["qr"] == qr_svg(found["link"])


def test_elsewhere_the_link_has_the_name_that_was_asked_for(url: str) -> None:
    found = invited(url, "cats.local:8080")
    assert found["link"] == f"http://cats.local:8080/join/{found['code']}"


def test_a_public_address_comes_first() -> None:
    for public in ("https://cats.example", "https://cats.example/"):
        with running(public_url=public) as url:
            found = invited(url)
            assert found["link"] == f"https://cats.example/join/{found['code']}"


LOOPS = ["localhost", "LocalHost", "127.0.0.1", "127.1.2.3", "[::1]", "clowder.localhost"]
NAMES = ["cats.example", "notlocalhost", "192.168.1.9", "[2001:db8::1]", "my_machine", "1127.0.0.1"]
STRANGE = ["", "a b", "evil.example/#", "a@b", "x:y", "[::1", '"><script>', "a:", "a" * 300, "a:123456"]


@pytest.mark.parametrize(
    ("host", "there"),
    [
        *((name + port, HOME + port) for name in LOOPS for port in ("", ":80")),
        *((name + port, name + port) for name in NAMES for port in ("", ":80")),
        *((strange, HOME) for strange in STRANGE),
    ],
)
def test_where_a_server_is_found(host: str, there: str) -> None:
    assert found_at("http", host, within_reach=True) == f"http://{there}/"


def test_without_a_network_it_stays_what_it_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found_at("http", "localhost:8000", within_reach=False) == "http://localhost:8000/"
    monkeypatch.setattr(invitation, "network_address", lambda: None)
    assert found_at("http", "localhost:8000", within_reach=True) == "http://localhost:8000/"


def test_a_server_for_this_machine_alone_does_not_invite_others(tmp_path: Path) -> None:
    with serving("--database", "a.db", folder=tmp_path) as server:  # on 127.0.0.1
        made = new_table(server.url)
        found = httpx.get(f"{server.url}/api/tables/{made['table']}/invitation").json()
        assert found["link"] == f"{server.url}/join/{made['code']}"


def test_no_such_table(url: str) -> None:
    answer = httpx.get(f"{url}/api/tables/{'A' * 16}/invitation")
    assert answer.status_code == 404
    assert answer.json()["key"] == "table-gone"


def test_the_square_is_the_link_as_large_as_the_page_likes() -> None:
    link = f"http://{HOME}:8000/join/BGCSZ"
    drawn = ElementTree.fromstring(qr_svg(link))
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    assert set(drawn.attrib) == {"viewBox"}
    square = segno.make(link, error="m", micro=False)
    width = len(square.matrix) + 8
    assert drawn.attrib["viewBox"] == f"0 0 {width} {width}"
    white, black = drawn
    assert white.attrib["fill"] == "#fff"
    assert black.attrib["stroke"] == "#000"
    assert painted(black.attrib["d"]) == {
        (x + 4, y + 4) for y, row in enumerate(square.matrix) for x, dot in enumerate(row) if dot
    }


def painted(path: str) -> set[tuple[int, int]]:
    """The dots that a path of horizontal strokes covers."""
    dots, x, y = set[tuple[int, int]](), 0, 0.0
    for right, down, length in re.findall(r"[Mm](-?\d+) ?(-?[\d.]+)h(\d+)", path):
        x, y = x + int(right), y + float(down)
        dots |= {(x + i, int(y)) for i in range(int(length))}
        x += int(length)
    return dots
