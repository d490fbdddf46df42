"""A process for the tests: `python -m tests.server.stores.child JOB URL …`."""

from __future__ import annotations

import asyncio
import sys

from clowder.errors import ClowderError
from clowder.server.stores import store_for
from clowder.server.stores.base import Store, StoreLost

from .use import OPEN, PLAYING, opened


async def write_for_ever(store: Store, name: str) -> None:
    """Append to many tables at once; say so of each event, once it is acknowledged."""

    async def one(table: str) -> None:
        await store.create(table, table, 1, b"1", OPEN)
        number = 1
        while True:
            print(table, number, flush=True)
            number += 1
            assert await store.append(table, number, 1, b"%d" % number, PLAYING if number % 3 == 0 else None)

    async with opened(store):
        await asyncio.gather(*(one(f"{name}-{place}") for place in range(20)))


async def race(store: Store, name: str, last: int) -> None:
    """Write a table together with other processes until it has `last` events; say which were ours."""
    async with opened(store):
        newest = 1
        while newest < last:
            try:
                if await store.append("t", newest + 1, 1, name.encode(), PLAYING):
                    print(newest + 1, flush=True)
                newest = (await store.events("t"))[-1].number
            except StoreLost:
                await asyncio.sleep(0.02)


async def start(store: Store) -> None:
    """Open and close."""
    try:
        async with opened(store):
            print("opened", flush=True)
            sys.stdin.readline()
    except ClowderError as error:
        print(error.key, flush=True)


if __name__ == "__main__":
    job, url, *rest = sys.argv[1:]
    match job:
        case "write":
            asyncio.run(write_for_ever(store_for(url), rest[0]))
        case "race":
            asyncio.run(race(store_for(url), rest[0], int(rest[1])))
        case "start":
            asyncio.run(start(store_for(url)))
