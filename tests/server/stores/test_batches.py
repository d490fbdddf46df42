"""Whoever waits for a batch is told how it ended, however it did: they have a table locked."""

from __future__ import annotations

import asyncio

import pytest

from clowder.server.stores.base import StoreLost
from clowder.server.stores.batches import Batches, Waiting


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
