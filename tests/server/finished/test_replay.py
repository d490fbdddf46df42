"""Replays: what a finished match looked like to anybody, step by step, and nothing of one that is not finished."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import msgspec
import pytest

import clowder
from clowder.bots.greedy import Greedy
from clowder.bots.position import Position
from clowder.engine import catalogue
from clowder.engine.match import Match
from clowder.engine.text import LANGUAGES
from clowder.engine.view import plain
from clowder.errors import BadRecord
from clowder.server.finished import replay as replays
from clowder.server.finished.replay import Eyes, Retracing, retracing
from clowder.server.live import fair_pool
from clowder.server.live.fair_pool import at_once
from clowder.server.network.api.bodies import Replay
from clowder.server.network.limits import Limits
from clowder.server.table.fair import evidence, seed_of_table
from clowder.server.table.refusals import Refused
from tests.server.patches import patched
from tests.server.people import party, refused, serving
from tests.server.running import running
from tests.server.serving import PATIENCE

TABLES = [(game.name, players) for game in catalogue.games() for players in (game.players[0], game.players[1])]


def finished(game: str, players: int = 2, seed: str = "replay", options: dict[str, Any] | None = None) -> Match:
    """A match among house cats."""
    match = Match(catalogue.game(game), players, seed, options)
    while not match.over:
        match.play(Greedy().choose(Position.of(match)))
    return match


def replayed(match: Match, names: list[str], promise: str, eyes: Eyes) -> Replay:
    """All of a replay."""
    return whole(Retracing(match, names, promise, eyes))


def replayed_record(record: dict[str, Any], eyes: Eyes) -> Replay:
    """All of a record's."""
    return whole(at_once(retracing(record, eyes)))


def whole(found: Retracing) -> Replay:
    """With all its steps."""
    found.shown.steps.extend(map(found.step_shown, found.played))
    return found.shown


def views(shown: Replay) -> Iterator[Any]:
    """Every view of a replay, put together by its patches."""
    view = plain(shown.first)
    yield view
    for step in shown.steps:
        view = patched(view, plain(step.patch))
        yield view


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_step_looks_as_it_did(game: str, players: int) -> None:
    match = finished(game, players)
    eyes: list[Eyes] = [0, players - 1, "watch"]
    for each in eyes:
        viewer = each if isinstance(each, int) else None
        shown = replayed(match, ["Ann"] * players, "promise", each)
        again = Match(match.game, players, match.seed)
        assert [step.step for step in shown.steps] == list(range(1, match.step + 1))
        for number, view in enumerate(views(shown)):
            if number:
                step = shown.steps[number - 1]
                assert (step.seat, step.move) == (again.actor, match.decisions[number - 1])
                again.play(step.move)
            assert view == {**again.view(viewer), "choices": []}
        assert shown.opening + [line for step in shown.steps for line in step.story] == match.messages(viewer)
        assert shown.result == match.ended


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_with_all_cards_open_no_card_before_anybody_is_face_down(game: str, players: int) -> None:
    shown = replayed(finished(game, players), [""] * players, "promise", "open")
    own = {"hand", "row", "drawn"}
    for view in views(shown):
        places = [place for seat in view["seats"] for name, place in seat["places"].items() if name in own]
        assert len(places) >= players
        assert all(None not in place["cards"] for place in places)
        assert view["seat"] is None
        assert view["choices"] == []


# Records that somebody kept ---------------------------------------------------------------------------------------------


def kept(match: Match, **more: Any) -> dict[str, Any]:
    """A record as it comes out of a file."""
    return dict(json.loads(json.dumps({**match.export(), **more})))


def test_a_record_is_replayed_with_the_names_in_it() -> None:
    match = finished("discat")
    assert replayed_record(kept(match), 0).names == ["", ""]
    assert replayed_record(kept(match), 0).promise == match.commitment
    assert replayed_record(kept(match, names=["Ann", "B" * 99]), 0).names == ["Ann", "B" * 24]
    assert replayed_record(kept(match, terminal={"names": ["Ann", "Bob"]}), 0).names == ["Ann", "Bob"]
    for names in (["Ann"], ["Ann", 3], "AB", {"a": 1, "b": 2}, None):
        assert replayed_record(kept(match, names=names), 0).names == ["", ""]
    assert replayed_record(kept(match), 1).steps == replayed(match, ["", ""], "", 1).steps


def test_a_match_that_was_given_up_is_replayed_as_far_as_it_came() -> None:
    match = clowder.new("discat", 2, 1)
    match.play(match.legal[0])
    shown = replayed_record(kept(match), "open")
    assert len(shown.steps) == 1
    assert shown.result is None


def spoiled() -> Iterator[tuple[str, dict[str, Any]]]:
    """Records that `clowder verify` refuses, and the check they fail."""
    secret, words = "5ec2e7", ["meow", ""]
    good = kept(finished("discat", seed=seed_of_table(secret, words)), fair=evidence(secret, words))
    assert replayed_record(good, 0).promise == good["fair"]["promise"]
    yield "record", {}
    yield "record", {**good, "clowder": 2}
    yield "record", {**good, "game": "chess"}
    yield "record", {**good, "game": ["discat"]}
    yield "record", {**good, "players": 9}
    yield "record", {**good, "options": {"arrows": "sideways"}}
    yield "record", {**good, "deck": {}}
    yield "record", {**good, "decisions": 3}
    yield "rules", {**good, "rules": 99}
    yield "commitment", {**good, "seed": "another"}
    yield "decisions", {**good, "decisions": [*good["decisions"], 1]}
    yield "decisions", {**good, "decisions": ["a"]}
    yield "result", {**good, "decisions": good["decisions"][:-1]}
    yield "result", {**good, "result": {"winners": [1], "scores": [0, 99], "reason": "points"}}
    yield "record", {**good, "fair": 3}
    yield "record", {**good, "fair": {**good["fair"], "words": ["meow"]}}
    yield "promise", {**good, "fair": {**good["fair"], "secret": "other"}}
    yield "promise", {**good, "fair": {**good["fair"], "words": ["woof", ""]}}


@pytest.mark.parametrize(("failed", "record"), list(spoiled()))
def test_a_bad_record_is_refused_as_verify_does(failed: str, record: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as why:
        replayed_record(record, "open")
    assert why.value.failed == failed
    for language in LANGUAGES:
        assert why.value.text(language)


def test_a_game_without_end_is_not_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished("discat")
    monkeypatch.setattr(replays, "MOST_STEPS", match.step)
    assert len(replayed_record(kept(match), 0).steps) == match.step
    monkeypatch.setattr(replays, "MOST_STEPS", match.step - 1)
    with pytest.raises(Refused) as why:
        replayed_record(kept(match), 0)
    assert why.value.key == "server-replay-long"


# At a table -------------------------------------------------------------------------------------------------------------


def test_nothing_is_replayed_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def played() -> None:
        async with serving() as tables:
            at = await party(tables, people=2, start=False)
            await refused("table-not-over", replays.to_show(at.live))
            await at.start()
            await refused("table-not-over", replays.to_show(at.live))
            await at.until(lambda table: table.over)
            assert await replays.to_show(at.live) == (at.table, at.table.match)
            monkeypatch.setattr(replays, "MOST_STEPS", at.step - 1)
            await refused("server-replay-long", replays.to_show(at.live))

    asyncio.run(played())


def test_over_the_network(url: str) -> None:
    asked = {"game": "discat", "players": 2, "name": "Ann", "bots": ["kitten"], "start": True}
    made = httpx.post(f"{url}/api/tables", json=asked, timeout=120).json()
    with httpx.Client(base_url=f"{url}/api/tables/{made['table']}", timeout=60) as client:
        assert client.get("/replay").json()["key"] == "table-not-over"
        client.headers["authorization"] = f"Bearer {made['token']}"
        assert client.get("/replay", params={"eyes": "0"}).json()["key"] == "table-not-over"
        assert httpx.delete(f"{url}/api/tables/{made['table']}", headers=client.headers).is_success
        record = client.get("/record").json()
        client.headers.pop("authorization")
        for eyes, answer in (("0", 0), ("1", 1), ("open", "open"), ("watch", "watch"), (None, "watch")):
            shown = client.get("/replay", params={} if eyes is None else {"eyes": eyes}).json()
            assert shown["eyes"] == answer
            assert shown["names"] == record["names"]
            assert shown["promise"] == record["fair"]["promise"]
            by_file = httpx.post(f"{url}/api/replay", json=record, params={"eyes": eyes or "watch"})
            assert shown["cats"] == ["ginger", "tuxedo"]
            assert by_file.json() == shown | {"cats": []}  # a record does not tell what people looked like
        for eyes, key in (("2", "error-no-such-seat"), ("-1", "server-eyes"), ("me", "server-eyes"), ("٣", "server-eyes")):
            refusal = client.get("/replay", params={"eyes": eyes})
            assert (refusal.status_code, refusal.json()["key"]) == (422, key)
    broken = httpx.post(f"{url}/api/replay", json={**record, "seed": "x"})
    assert (broken.status_code, broken.json()["key"]) == (422, "error-record-commitment")
    for body in (b"[]", b"3", b"{", b"null", b""):
        assert httpx.post(f"{url}/api/replay", content=body).status_code == 422
    assert httpx.post(f"{url}/api/replay", content=b'"' + b"a" * 70_000 + b'"').status_code == 413


def test_whoever_asks_too_often_has_to_wait() -> None:
    with running(limits=Limits(handshakes=1e-6, handshakes_burst=3)) as url:
        tried = [("GET", "/api/tables/x/replay"), ("POST", "/api/replay"), ("GET", "/api/tables/x/chances")]
        assert all(httpx.request(method, url + path).status_code in (404, 422) for method, path in tried)
        assert all(httpx.request(method, url + path).status_code == 429 for method, path in tried)


# For many at once -------------------------------------------------------------------------------------------------------


@pytest.fixture
def long_record() -> dict[str, Any]:
    """A record whose replay is sent in several pieces."""
    match = finished("gattara", 6)
    assert match.step > 2 * replays.AT_ONCE
    return kept(match)


def test_a_replay_is_sent_as_it_is_worked_out(
    url: str, long_record: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first piece is there before the last is begun, and all of them are the whole."""
    shown, enough = list[int](), threading.Event()
    really = Retracing.step_shown

    def slowly(self: Retracing, step: Any) -> Any:
        shown.append(self.again.step)
        if len(shown) > replays.AT_ONCE:
            assert enough.wait(PATIENCE)
        return really(self, step)

    monkeypatch.setattr(Retracing, "step_shown", slowly)
    with httpx.stream("POST", f"{url}/api/replay?eyes=0", json=long_record, timeout=PATIENCE) as answer:
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
        pieces = answer.iter_raw()
        text = b""
        while b'"steps":[{' not in text:
            text += next(pieces)
        assert len(shown) <= replays.AT_ONCE + 1
        enough.set()
        text += b"".join(pieces)
    monkeypatch.undo()
    expected = json.loads(msgspec.json.encode(replayed_record(long_record, 0)))
    assert json.loads(text) == expected
    assert len(shown) == len(long_record["decisions"])


def test_a_replay_is_given_up_with_its_request(
    url: str, long_record: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever hangs up is not worked for any more, while what others want goes on."""
    begun, enough = threading.Event(), threading.Event()
    played = list[int]()
    really = Retracing.step_shown

    def slowly(self: Retracing, step: Any) -> Any:
        played.append(self.again.step)
        begun.set()
        assert enough.wait(PATIENCE)
        return really(self, step)

    monkeypatch.setattr(Retracing, "step_shown", slowly)
    monkeypatch.setattr(fair_pool, "PIECE_SECONDS", 0.0)
    host, port = url.removeprefix("http://").split(":")
    body = json.dumps(long_record).encode()
    with socket.create_connection((host, int(port))) as line:
        line.sendall(b"POST /api/replay HTTP/1.1\r\nhost: x\r\ncontent-length: %d\r\n\r\n" % len(body) + body)
        assert begun.wait(PATIENCE)
    while "clowder_http_requests_total" not in httpx.get(f"{url}/metrics").text:
        pass  # the server has had the time to hear of it
    enough.set()
    monkeypatch.setattr(Retracing, "step_shown", really)
    assert httpx.post(f"{url}/api/replay", json=long_record, timeout=PATIENCE).status_code == 200
    assert len(played) < replays.AT_ONCE, "not even its first piece was gone on with"


def test_other_peoples_replays_do_not_wait_behind_those_of_one_address(
    long_record: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for twenty gets them one after the other; who asks for one does not come last."""
    begun, enough = threading.Event(), threading.Event()
    really = fair_pool.piece_of

    def held(work: Any) -> Any:
        begun.set()
        assert enough.wait(PATIENCE)
        return really(work)

    monkeypatch.setattr(fair_pool, "piece_of", held)
    ended: list[str] = []
    with running() as url, ThreadPoolExecutor(8) as people:

        def ask(source: str) -> None:
            with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=PATIENCE) as client:
                assert client.post(f"{url}/api/replay", json=long_record).status_code == 200
            ended.append(source)

        asked = [people.submit(ask, "127.0.0.1") for _ in range(7)]
        assert begun.wait(PATIENCE)
        asked.append(people.submit(ask, "127.0.0.2"))
        enough.set()
        for each in asked:
            each.result(PATIENCE)
    assert ended.index("127.0.0.2") <= 2
