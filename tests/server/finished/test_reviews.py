"""Reviews over HTTP: of whoever sat anywhere, once the match is over; worked out once, and no more than others can bear."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from typing import Any

import httpx
import pytest

from clowder.bots.reviewing import luck
from clowder.engine import catalogue
from clowder.engine.match import Match
from clowder.server.finished import judge, kept_work, reviews
from clowder.server.finished.kept_work import key_of
from clowder.server.finished.reviews import Reviewer
from clowder.server.live.bot_pool import BotPool
from clowder.server.network.limits import Limits
from clowder.server.table.refusals import Refused
from tests.server.running import running
from tests.server.serving import PATIENCE


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here does not get better by more."""
    monkeypatch.setattr(luck, "ALL_TRIES", 1)
    monkeypatch.setattr(luck, "FEWEST_TRIES", 4)


def over(url: str) -> tuple[str, dict[str, Any]]:
    """The address of a table that was given up after its first decision, and its record."""
    asked = {"game": "discat", "players": 2, "name": "Ann", "names": ["Ben"], "start": True}
    made = httpx.post(f"{url}/api/tables", json=asked, timeout=PATIENCE).json()
    table, bearer = f"{url}/api/tables/{made['table']}", {"authorization": f"Bearer {made['token']}"}
    early = httpx.get(f"{table}/seats/0/review", headers=bearer, timeout=PATIENCE)
    assert (early.status_code, early.json()["key"]) == (409, "table-not-over")
    assert httpx.delete(table, headers=bearer).is_success
    record: dict[str, Any] = httpx.get(f"{table}/record", timeout=PATIENCE).json()
    return table, record


def test_whoever_wants_to_may_see_how_a_seat_played_when_it_is_over(url: str) -> None:
    table, record = over(url)
    found = httpx.get(f"{table}/seats/1/review", timeout=PATIENCE)
    assert found.status_code == 200
    told = found.json()
    assert (told["game"], told["players"], told["seat"], told["decisions"]) == ("discat", 2, 1, [])
    assert httpx.post(f"{url}/api/review?seat=1", json=record, timeout=PATIENCE).json() == told
    assert httpx.post(f"{url}/api/review", json=record, timeout=PATIENCE).json()["seat"] == 0
    long = {**record, "decisions": [0] * (judge.MOST_SENT + 1)}
    for answer, status, key in (
        (httpx.get(f"{table}/seats/2/review", timeout=PATIENCE), 404, "error-no-such-seat"),
        (httpx.post(f"{url}/api/review?seat=2", json=record, timeout=PATIENCE), 422, "error-no-such-seat"),
        (httpx.post(f"{url}/api/review?seat=x", json=record, timeout=PATIENCE), 422, "error-no-such-seat"),
        (httpx.post(f"{url}/api/review", json={}, timeout=PATIENCE), 422, "error-record-foreign"),
        (httpx.post(f"{url}/api/review", json=long, timeout=PATIENCE), 422, "server-review-long"),
    ):
        assert (answer.status_code, answer.json()["key"]) == (status, key)


def test_reviews_are_counted_by_address() -> None:
    with running(limits=Limits(chances=1e-6, chances_burst=1)) as url:
        table, record = over(url)
        statuses = [httpx.get(f"{table}/seats/{seat}/review", timeout=PATIENCE).status_code for seat in (0, 0, 1)]
        assert statuses == [200, 200, 429], "what is known costs nothing"
        assert httpx.post(f"{url}/api/review", json=record, timeout=PATIENCE).status_code == 429


def test_a_review_is_worked_out_once_for_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[int] = []

    def counted(match: Match, seat: int) -> Generator[None, None, int]:
        worked.append(seat)
        yield
        return seat

    monkeypatch.setattr(reviews, "reviewing", counted)
    match = Match(catalogue.game("discat"), 2, "once")

    async def asked() -> None:
        reviewer, bot_pool = Reviewer(), BotPool(1)
        try:
            found: list[Any] = await asyncio.gather(*(reviewer.review(match.copy(), seat, bot_pool) for seat in (0, 1, 0)))
            found.append(await reviewer.review(match, 1, bot_pool))
            assert found == [0, 1, 0, 1]
            assert sorted(worked) == [0, 1]
            assert reviewer.knows(key_of(match, 0))
            assert not reviewer.waiting
        finally:
            bot_pool.close()

    asyncio.run(asked())


def test_no_record_is_taken_where_many_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_work, "WAITING", 1)
    match = Match(catalogue.game("discat"), 2, "many")

    async def asked() -> None:
        reviewer, bot_pool = Reviewer(), BotPool(1)
        try:
            waiting = asyncio.create_task(reviewer.review(match, 0, bot_pool))
            await asyncio.sleep(0)
            reviewer.check_patience(key_of(match, 0))
            with pytest.raises(Refused) as why:
                reviewer.check_patience(key_of(match, 1))
            assert (why.value.key, why.value.status) == ("server-review-busy", 503)
            await waiting
        finally:
            bot_pool.close()

    asyncio.run(asked())
