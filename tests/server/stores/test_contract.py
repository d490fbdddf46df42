"""The contract of a store (stores/base.py), held by both."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import msgspec
import pytest

from clowder.server.stores.base import CodeTaken, EventRow, Store, StoreLost, TableSummary

from .use import OPEN, OVER, PLAYING, bodies, fill, opened, run

Make = Callable[[], Store]

UNSTORABLE = ["", "a\0b", "line\nbreak", "\ud800", "x" * 1000]


def test_a_table_is_created_with_its_first_event_and_found_by_its_code(make: Make) -> None:
    async def test() -> None:
        async with opened(make()) as store:
            await store.create("t", "MIAU", 7, b"\x00\xff", OPEN)
            assert await store.events("t") == [EventRow(1, 7, b"\x00\xff")]
            assert await store.find("MIAU") == "t"
            assert await store.find("miau") is None
            assert await store.events("u") == []

    run(test())


def test_an_id_or_code_in_use_is_refused_and_changes_nothing(make: Make) -> None:
    async def test() -> None:
        async with opened(make()) as store:
            await fill(store, "t", 2)
            for table, code in (("t", "other"), ("u", "code-t"), ("t", "code-t")):
                with pytest.raises(CodeTaken):
                    await store.create(table, code, 9, b"", OVER)
            assert await bodies(store, "t") == [b"1", b"2"]
            assert await store.events("u") == []
            assert await store.find("other") is None
            assert await store.counts() == {"open": 1}

    run(test())


def test_only_the_next_number_is_written(make: Make) -> None:
    async def test() -> None:
        async with opened(make()) as store:
            await fill(store, "t", 3)
            for number in (-1, 0, 1, 3, 5, 2**40, 2**70):
                assert await store.append("t", number, 9, b"wrong", OVER) is False
            assert await store.append("nowhere", 1, 9, b"wrong") is False
            assert await store.append("nowhere", 2, 9, b"wrong") is False
            assert await store.append("t", 4, 9, b"right") is True
            assert await bodies(store, "t") == [b"1", b"2", b"3", b"right"]
            assert await store.counts() == {"open": 1}

    run(test())


def test_events_since_a_number(make: Make) -> None:
    async def test() -> None:
        async with opened(make()) as store:
            await fill(store, "t", 5)
            assert [row.number for row in await store.events("t", 3)] == [4, 5]
            assert await store.events("t", 5) == []

    run(test())


@pytest.mark.parametrize("name", UNSTORABLE)
def test_names_that_no_table_can_have_are_not_found(make: Make, name: str) -> None:
    async def test() -> None:
        async with opened(make()) as store:
            await fill(store, "t", 1)
            assert await store.find(name) is None
            assert await store.events(name) == []
            assert await store.append(name, 2, 2, b"") is False
            assert await store.claim([name, "t"], "a", 1, 2) == {"t"}
            await store.release([name], "a")
            with pytest.raises(ValueError):
                await store.create(name, "code", 1, b"", OPEN)
            with pytest.raises(ValueError):
                await store.create("u", name, 1, b"", OPEN)

    run(test())


def test_bodies_come_back_byte_for_byte(make: Make) -> None:
    async def test() -> None:
        chance = random.Random(4)
        wanted = [chance.randbytes(size) for size in (0, 1, 100, 5000, 300_000, 0)]
        async with opened(make()) as store:
            tables = [f"tisch-ñ {place}" for place in range(len(wanted))]
            for table in tables:
                await store.create(table, table, 1, b"", OPEN)
            summaries = [msgspec.structs.replace(PLAYING, listing=body) for body in wanted]
            args = zip(tables, wanted, summaries, strict=True)
            assert all(await asyncio.gather(*(store.append(table, 2, 2, body, summary) for table, body, summary in args)))
            for table, body in zip(tables, wanted, strict=True):
                assert await bodies(store, table) == [b"", body]
            assert {listed.table: listed.summary.listing for listed in await store.public(100)} == dict(
                zip(tables, wanted, strict=True)
            )

    run(test())


def test_of_many_who_race_for_a_number_exactly_one_wins(make: Make) -> None:
    async def test() -> None:
        async with opened(make()) as store:
            tables = [f"t{place}" for place in range(5)]
            for table in tables:
                await fill(store, table, 1)
            for number in range(2, 12):
                racers = [(table, racer) for table in tables for racer in range(8)]
                random.Random(number).shuffle(racers)
                won = await asyncio.gather(*(store.append(table, number, number, b"%d" % racer) for table, racer in racers))
                for table in tables:
                    winners = [
                        racer for (where, racer), result in zip(racers, won, strict=True) if result and where == table
                    ]
                    assert len(winners) == 1
                    assert (await store.events(table, number - 1))[0].body == b"%d" % winners[0]

    run(test())


def test_appends_that_are_not_waited_for_are_written_in_order(make: Make) -> None:
    async def test() -> None:
        async with opened(make()) as store:
            for table in ("t", "u", "v"):
                await fill(store, table, 1)
            jobs = [store.append(table, number, 1, b"%d" % number) for number in range(2, 60) for table in ("t", "u", "v")]
            assert all(await asyncio.gather(*jobs))
            assert await bodies(store, "u") == [b"%d" % number for number in range(1, 60)]

    run(test())


def test_a_bad_request_harms_no_other_in_its_batch(make: Make) -> None:
    async def test() -> None:
        async with opened(make()) as store:
            for table in "abcdef":
                await fill(store, table, 1)
            bad = TableSummary(7, public=True, attended=True, listing="text")  # type: ignore[arg-type]
            results = await asyncio.gather(
                store.append("a", 2, 2, b"good"),
                store.append("b", 2, 2, "text"),  # type: ignore[arg-type]
                store.append("c", 5, 2, b"a gap"),
                store.append("gone", 2, 2, b"no table"),
                store.append("d", 2, 2, b"bad summary", bad),
                store.create("a", "code-a", 2, b"", OPEN),
                store.append("e", 2, 2, b"good", PLAYING),
                store.append("f", 2, 2, b"good"),
                return_exceptions=True,
            )
            assert [results[place] for place in (0, 2, 3, 6, 7)] == [True, False, False, True, True]
            assert isinstance(results[5], CodeTaken)
            for place in (1, 4):
                assert isinstance(results[place], Exception)
                assert not isinstance(results[place], StoreLost)
            assert [len(await bodies(store, table)) for table in "abcdef"] == [2, 1, 1, 1, 2, 2]

    run(test())


def test_who_stops_waiting_harms_nobody(make: Make) -> None:
    async def test() -> None:
        async with opened(make()) as store:
            for table in "abc":
                await fill(store, table, 1)
            tasks = [asyncio.create_task(store.append(table, 2, 2, b"2")) for table in "abc"]
            await asyncio.sleep(0)
            tasks[1].cancel()
            assert [await tasks[0], await tasks[2]] == [True, True]
            assert await store.append("b", 3 if await store.events("b", 1) else 2, 3, b"3") is True

    run(test())


def test_public_tables_newest_change_first(make: Make) -> None:
    async def test() -> None:
        async with opened(make()) as store:
            for at, table in enumerate("abcde", 1):
                await store.create(table, f"code-{table}", at, b"", OPEN)
            assert await store.append("b", 2, 50, b"")  # no new summary, but a change
            assert await store.append("c", 2, 60, b"", OVER)
            assert await store.append("d", 2, 70, b"", TableSummary("open", public=False, attended=False, listing=b""))
            assert await store.append("a", 2, 40, b"", PLAYING)
            listed = await store.public(10)
            assert [(entry.table, entry.code, entry.changed) for entry in listed] == [
                ("b", "code-b", 50), ("a", "code-a", 40), ("e", "code-e", 5),
            ]  # fmt: skip
            assert [entry.summary for entry in listed] == [OPEN, PLAYING, OPEN]
            assert [entry.table for entry in await store.public(1)] == ["b"]
            assert await store.counts() == {"open": 3, "playing": 1, "over": 1}

    run(test())


def test_claims_hold_until_they_run_out_and_are_then_taken_over(make: Make) -> None:
    async def test() -> None:
        async with opened(make()) as store:
            for table in "abc":
                await store.create(table, table, 1, b"", PLAYING)
            await store.create("calm", "calm", 1, b"", OPEN)
            assert await store.unattended("one", 0, 10) == ["a", "b", "c"]
            assert await store.claim(["a", "b", "nowhere"], "one", 100, 200) == {"a", "b"}
            assert await store.claim([], "one", 100, 200) == set()
            assert await store.unattended("two", 150, 10) == ["c"]
            assert await store.unattended("one", 150, 10) == ["c", "a", "b"]  # what nobody has comes first
            assert await store.unattended("one", 150, 1) == ["c"]
            assert await store.claim(["a", "b", "c"], "two", 199, 300) == {"c"}
            assert await store.claim(["a"], "one", 199, 400) == {"a"}  # prolonged
            assert await store.unattended("two", 200, 10) == ["b", "c"]
            assert await store.claim(["a", "b"], "two", 200, 300) == {"b"}
            assert await store.claim(["b"], "one", 200, 300) == set()

    run(test())


def test_claims_can_be_given_up_but_only_ones_own(make: Make) -> None:
    async def test() -> None:
        async with opened(make()) as store:
            await store.create("a", "a", 1, b"", PLAYING)
            assert await store.claim(["a"], "one", 0, 100) == {"a"}
            await store.release(["a"], "two")
            assert await store.claim(["a"], "two", 1, 100) == set()
            await store.release(["a", "nowhere"], "one")
            assert await store.claim(["a"], "two", 1, 100) == {"a"}

    run(test())


def test_of_many_who_claim_a_table_exactly_one_has_it(make: Make) -> None:
    async def test() -> None:
        async with opened(make()) as store:
            tables = [f"t{place}" for place in range(30)]
            for table in tables:
                await store.create(table, table, 1, b"", PLAYING)
            orders = [random.Random(seed).sample(tables, len(tables)) for seed in range(6)]
            got = await asyncio.gather(*(store.claim(order, f"holder {i}", 0, 10) for i, order in enumerate(orders)))
            assert sorted(table for some in got for table in some) == sorted(tables)

    run(test())


def test_forget_deletes_what_did_not_change_and_only_that(make: Make) -> None:
    async def test() -> None:
        async with opened(make()) as store:
            for table in ("over-old", "over-new", "open-old", "open-new", "open-busy"):
                await store.create(table, table, 10, b"", PLAYING)
            assert await store.claim(["over-old"], "one", 0, 10**6) == {"over-old"}
            await store.append("over-old", 2, 100, b"", OVER)
            await store.append("over-new", 2, 500, b"", OVER)
            await store.append("open-new", 2, 500, b"", PLAYING)
            await store.append("open-busy", 2, 500, b"")  # its summary is old, its newest event is not
            assert await store.forget(100, 10, 10) == 0
            assert await store.forget(101, 10, 10) == 1
            assert await store.find("over-old") is None
            assert await store.events("over-old") == []
            assert await store.append("over-old", 3, 600, b"") is False
            assert await store.claim(["over-old"], "one", 0, 10) == set()
            assert await store.forget(101, 500, 10) == 1
            assert await store.find("open-old") is None
            assert await store.counts() == {"playing": 2, "over": 1}
            await store.create("over-old", "over-old", 1000, b"again", OPEN)
            assert await bodies(store, "over-old") == [b"again"]

    run(test())


def test_forget_stops_at_its_limit(make: Make) -> None:
    async def test() -> None:
        async with opened(make()) as store:
            for place in range(50):
                await store.create(f"t{place}", f"t{place}", place, b"", OVER)
            assert [await store.forget(1000, 0, 45), await store.forget(1000, 0, 45)] == [45, 5]
            assert await store.forget(1000, 0, 45) == 0

    run(test())


def test_forgetting_while_others_write_tears_no_table_apart(make: Make) -> None:
    """Either the event was there first and the table stays, or the table is gone and the event is refused."""

    async def test() -> None:
        async with opened(make()) as store:
            for turn in range(10):
                tables = [f"t{turn}-{place}" for place in range(20)]
                for table in tables:
                    await store.create(table, table, 1, b"1", OVER)
                forgotten, *written = await asyncio.gather(
                    store.forget(50, 0, 1000), *(store.append(table, 2, 100, b"2") for table in tables)
                )
                assert forgotten == written.count(False)
                for table, result in zip(tables, written, strict=True):
                    assert await bodies(store, table) == ([b"1", b"2"] if result else [])

    run(test())


def test_everything_is_there_after_reopening(make: Make) -> None:
    async def test() -> None:
        async with opened(make()) as store:
            await fill(store, "t", 4)
            await store.append("t", 5, 5, b"5", PLAYING)
        async with opened(make()) as store:
            assert await bodies(store, "t") == [b"1", b"2", b"3", b"4", b"5"]
            assert [entry.summary for entry in await store.public(5)] == [PLAYING]

    run(test())


def test_what_waits_is_written_before_closing_and_nothing_after(make: Make) -> None:
    async def test() -> None:
        store = make()
        async with opened(store):
            await fill(store, "t", 1)
            waiting = [asyncio.create_task(store.append("t", number, 1, b"%d" % number)) for number in range(2, 50)]
            await asyncio.sleep(0)
        assert all(await asyncio.gather(*waiting))
        assert await store.ready() is False
        with pytest.raises(StoreLost):
            await store.append("t", 50, 1, b"50")
        with pytest.raises(StoreLost):
            await store.events("t")

    run(test())


def test_ready_while_open(make: Make) -> None:
    async def test() -> None:
        store = make()
        assert await store.ready() is False
        async with opened(store):
            assert await store.ready() is True

    run(test())
