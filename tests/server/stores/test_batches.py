"""Whoever waits for a batch is told how it ended, however it did: they have a table locked."""

from __future__ import annotations

import asyncio

import pytest

from clowder.server.stores.base import EventRow, StoreLost
from clowder.server.stores.batches import LONGEST_TOLD, MOST_NEWS, Batches, Waiting, news_of
from clowder.server.stores.listening import Listening


@pytest.mark.parametrize("end", [asyncio.CancelledError(), StoreLost("gone"), KeyError("what was in it")])
def test_nobody_waits_for_a_batch_that_broke_off(end: BaseException) -> None:
    async def test() -> None:
        async def send(batch: list[Waiting]) -> set[str]:
            await asyncio.sleep(0)
            if len(batch) > 1 or batch[0].table != "later":
                raise end
            return {"later"}

        batches = Batches(send)
        waiting = [batches.write(table, 1, 1, b"", None) for table in ("one", "two")]
        ends = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 10)
        assert [type(each) for each in ends] == [KeyError if isinstance(end, KeyError) else StoreLost] * 2
        assert await asyncio.wait_for(batches.write("later", 1, 1, b"", None), 10)
        await batches.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (b'{"type":"steps","moves":[4]}', True),
        (b"", True),
        (b"x" * LONGEST_TOLD, True),
        (b"x" * (LONGEST_TOLD + 1), False),
        ("é".encode(), False),
        (b"a\tb", False),
        (b"a\nb", False),
        (b"\0", False),
        (b"\xff", False),
    ],
)
def test_what_is_short_is_told_along(body: bytes, told: bool) -> None:
    heard: list[tuple[str, int, EventRow | None]] = []

    def news(table: str, number: int, row: EventRow | None = None) -> None:
        heard.append((table, number, row))

    async def test() -> None:
        batch = [
            Waiting(name, n, 1000 + n, body, None, news_of(name, n, 1000 + n, body), asyncio.Future())
            for name, n in (("a table 1", 1), ("a table 22", 22))
        ]
        listening = Listening(lambda: asyncio.sleep(0), "me", news, 1.0)
        listening.hear(None, 0, "", "\n".join(["me", *(append.news for append in batch)]))
        assert not heard, "one's own"
        listening.hear(None, 0, "", "\n".join(["other", *(append.news for append in batch)]))

    asyncio.run(test())
    assert heard == [(f"a table {n}", n, EventRow(n, 1000 + n, body) if told else None) for n in (1, 22)]


def test_older_servers_go_by_the_lines_they_know() -> None:
    """They take what is before the first blank for the number, and all the rest for the table."""
    lines = news_of("table", 7, 1000, b"{}").split("\n")
    assert [line.partition(" ")[2] for line in lines if line.partition(" ")[2].isprintable()] == ["table"]


def test_what_is_told_of_a_batch_fits_in_a_notification() -> None:
    async def test() -> None:
        told: list[int] = []

        async def send(batch: list[Waiting]) -> set[str]:
            told.append(sum(len(append.news.encode()) + 1 for append in batch))
            return {append.table for append in batch}

        batches = Batches(send)
        body = b"x" * LONGEST_TOLD
        assert all(await asyncio.gather(*(batches.write(f"table {n}", 1, 1, body, None) for n in range(200))))
        assert max(told) <= MOST_NEWS
        await batches.close()

    asyncio.run(test())
