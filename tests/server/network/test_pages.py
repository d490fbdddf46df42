"""The browser's client, as it is served: compressed, kept where that is safe, and never in the way of programs."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import httpx
import pytest

from clowder.server.network import pages
from clowder.server.network.pages import SCREENS, built


def plain(url: str, path: str, **headers: str) -> httpx.Response:
    """What comes over the wire, not unpacked."""
    with httpx.Client() as client, client.stream("GET", url + path, headers=headers) as answer:
        answer._content = b"".join(answer.iter_raw())
        return answer


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_the_one_page(url: str, screen: str) -> None:
    answer = httpx.get(url + screen.replace("{", "").replace("}", ""))
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert '<div id="app">' in answer.text


def test_scripts_are_compressed_and_kept_for_ever(url: str) -> None:
    script = next(path for path in built() if path.startswith("/assets/") and path.endswith(".js"))
    packed = plain(url, script, **{"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.content) == built()[script].plain
    assert "immutable" in packed.headers["cache-control"]
    assert packed.headers["content-type"].startswith("text/javascript")
    assert plain(url, script, **{"accept-encoding": "br, gzip"}).headers["content-encoding"] == "br"
    assert plain(url, script, **{"accept-encoding": "identity"}).content == built()[script].plain


def test_the_page_is_not_sent_again_if_it_is_the_same(url: str) -> None:
    first = httpx.get(url)
    again = httpx.get(url, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_another_page_of_the_same_size_and_time_is_sent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As in two wheels of two versions: only the names of scripts differ, which are all of one length."""
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    tags = set()
    for content in ("index-aaaa.js", "index-bbbb.js"):
        page = tmp_path / "index.html"
        page.write_text(content, "utf-8")
        os.utime(page, (0, 0))
        tags.add(built.__wrapped__()["/index.html"].tag)
    assert len(tags) == 2


def test_a_wrong_address_shows_people_a_page_and_programs_a_reason(url: str) -> None:
    person = httpx.get(url + "/nothing", headers={"accept": "text/html,*/*"})
    assert (person.status_code, person.headers["content-type"][:9]) == (404, "text/html")
    program = httpx.get(url + "/nothing")
    assert (program.status_code, program.json()["key"]) == (404, "server-no-such-address")
    assert httpx.get(url + "/assets/nothing.js").status_code == 404


def test_licences_of_what_is_bundled_are_there(url: str) -> None:
    told = httpx.get(url + "/licences.txt").text
    for name in ("preact", "@preact/signals", "@fluent/bundle", "@noble/hashes"):
        assert f"{name} " in told
