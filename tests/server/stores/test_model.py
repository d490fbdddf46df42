"""Both stores against a model in plain Python: whatever is asked in whatever order, they agree."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from clowder.server.stores.base import CodeTaken, EventRow, Store, TableSummary
from tests.server.postgres import Postgres

from .use import opened, run

TABLES = st.sampled_from("abcd")
TIMES = st.integers(1, 25)
SUMMARIES = st.builds(
    TableSummary, st.sampled_from(["open", "playing", "over"]), st.booleans(), st.booleans(), st.binary(max_size=3)
)
NOW = st.just(0)  # filled in: time goes on
STEPS = st.one_of(
    st.tuples(st.just("create"), TABLES, st.sampled_from("XYZ"), NOW, st.binary(max_size=3), SUMMARIES),
    st.tuples(st.just("append"), TABLES, st.integers(0, 5), NOW, st.binary(max_size=3), st.none() | SUMMARIES),
    st.tuples(st.just("claim"), st.sets(TABLES), st.sampled_from(["one", "two"]), TIMES, TIMES),
    st.tuples(st.just("release"), st.sets(TABLES), st.sampled_from(["one", "two"])),
    st.tuples(st.just("forget"), TIMES, TIMES, st.integers(1, 50)),
)


class Model:
    """What the contract says, for somebody who is never interrupted."""

    def __init__(self) -> None:
        self.rows: dict[str, list[EventRow]] = {}
        self.codes: dict[str, str] = {}
        self.summaries: dict[str, TableSummary] = {}
        self.claims: dict[str, tuple[str, int]] = {}

    def create(self, table: str, code: str, at: int, body: bytes, summary: TableSummary) -> Any:
        if table in self.rows or code in self.codes.values():
            return CodeTaken
        self.rows[table], self.codes[table], self.summaries[table] = [EventRow(1, at, body)], code, summary
        return None

    def append(self, table: str, number: int, at: int, body: bytes, summary: TableSummary | None) -> bool:
        if number != len(self.rows.get(table, [])) + 1 or number == 1:
            return False
        self.rows[table].append(EventRow(number, at, body))
        if summary is not None:
            self.summaries[table] = summary
        return True

    def claim(self, tables: set[str], holder: str, now: int, until: int) -> set[str]:
        got = set()
        for table in tables & self.rows.keys():
            other, their_until = self.claims.get(table, (holder, 0))
            if other == holder or their_until <= now:
                self.claims[table] = (holder, until)
                got.add(table)
        return got

    def release(self, tables: set[str], holder: str) -> None:
        for table in tables:
            if self.claims.get(table, ("", 0))[0] == holder:
                del self.claims[table]

    def forget(self, over_before: int, open_before: int, _limit: int) -> int:
        old = [
            table
            for table, rows in self.rows.items()
            if rows[-1].at < (over_before if self.summaries[table].status == "over" else open_before)
        ]
        for table in old:
            for kept in (self.rows, self.codes, self.summaries, self.claims):
                kept.pop(table, None)
        return len(old)

    def unattended(self, holder: str, now: int) -> set[str]:
        found = {table for table, summary in self.summaries.items() if summary.attended}
        return {table for table in found if (c := self.claims.get(table)) is None or c[0] == holder or c[1] <= now}


async def told(store: Store, step: tuple[Any, ...]) -> Any:
    try:
        return await getattr(store, step[0])(*step[1:])
    except CodeTaken:
        return CodeTaken


async def agree(url: str, steps: list[tuple[Any, ...]]) -> None:
    model = Model()
    async with opened(url) as store:
        for now, step in enumerate(steps, 1):
            if step[0] in ("create", "append"):
                step = (*step[:3], now, *step[4:])
            assert await told(store, step) == getattr(model, step[0])(*step[1:]), step
        for table in "abcd":
            assert await store.events(table) == model.rows.get(table, [])
        for code in "XYZ":
            assert await store.find(code) == next((t for t, theirs in model.codes.items() if theirs == code), None)
        listed = {entry.table: (entry.code, entry.changed, entry.summary) for entry in await store.public(10)}
        assert listed == {
            table: (model.codes[table], model.rows[table][-1].at, summary)
            for table, summary in model.summaries.items()
            if summary.public and summary.status != "over"
        }
        for holder in ("one", "two"):
            assert set(await store.unattended(holder, 10, 10)) == model.unattended(holder, 10)
        statuses = [summary.status for summary in model.summaries.values()]
        assert await store.counts() == {status: statuses.count(status) for status in set(statuses)}


RARELY = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@RARELY
@given(st.lists(STEPS, max_size=25))
def test_sqlite_does_what_the_contract_says(steps: list[tuple[Any, ...]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        run(agree(str(Path(folder) / "clowder.db"), steps))


@RARELY
@given(st.lists(STEPS, max_size=25))
def test_postgres_does_what_the_contract_says(postgres: Postgres, steps: list[tuple[Any, ...]]) -> None:
    async def afresh() -> None:
        await postgres.ask("DROP SCHEMA IF EXISTS clowder CASCADE")
        await agree(postgres.url("postgres"), steps)

    run(afresh())


def test_both_agree_on_what_waits_together(postgres: Postgres, tmp_path: Path) -> None:
    """The same requests all at once: a store may order them, but what it answers and what it keeps belong together."""

    async def test(url: str) -> None:
        async with opened(url) as store:
            for table in "abcd":
                await store.create(table, table, 1, b"", TableSummary("open", public=False, attended=False, listing=b""))
            steps = [(table, number) for number in (2, 3, 3, 2, 4, 9) for table in "abcd"]
            results = await asyncio.gather(*(store.append(table, number, 1, b"") for table, number in steps))
            for table in "abcd":
                written = [
                    number for (where, number), result in zip(steps, results, strict=True) if result and where == table
                ]
                assert sorted(written) == [2, 3, 4]
                assert [row.number for row in await store.events(table)] == [1, 2, 3, 4]

    run(test(str(tmp_path / "clowder.db")))
    run(test(run(postgres.new_database())))
