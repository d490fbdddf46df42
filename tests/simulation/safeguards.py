"""Safeguards of the live table, each with a way to take it out while the simulation runs: proof that it would be missed.

`python -m tests.simulation.safeguards` takes them out one after the other and says after how many seeds that was noticed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import msgspec

from clowder.server.live import keeper, live_table, tables
from clowder.server.live.keeper import Keeper
from clowder.server.live.live_table import LiveTable
from clowder.server.live.rounds import Rounds
from clowder.server.live.tables import Tables
from clowder.server.network.wire import showing
from clowder.server.process import times
from clowder.server.table import allowed
from clowder.server.table import events as happened
from clowder.server.table.refusals import Refused, Stale
from clowder.server.table.table import Table
from tests.simulation.database import Database
from tests.simulation.world import in_place_of, simulated

MOST_SEEDS = 2500
"""A safeguard that nobody misses in so many worlds is none, or the simulation is blind to it."""


class Safeguard(msgspec.Struct, frozen=True):
    """Something that keeps a table whole."""

    name: str
    seed: int
    """The first at which it is missed, as things are: looked at first."""
    without: Callable[[], AbstractContextManager[None]]

    def missed_after(self, most: int = MOST_SEEDS) -> tuple[int, str] | None:
        """How many seeds it takes until its absence is noticed, and what is complained of; None if it never is."""
        with self.without():
            for seed in range(most):
                if complaints := simulated(seed).complaints:
                    return seed + 1, complaints[0]
        return None


def without(name: str, seed: int, place: Any, **others: Any) -> Safeguard:
    return Safeguard(name, seed, lambda: in_place_of(place, **others))


async def nothing(*_: Any) -> None:
    """Instead of something that matters."""


class NoLock:
    """Lets everybody in."""

    async def __aenter__(self) -> None: ...

    async def __aexit__(self, *_: object) -> None: ...

    def locked(self) -> bool:
        return False


def made_without_lock(live: LiveTable, *args: Any, made: Any = LiveTable.__init__) -> None:
    made(live, *args)
    live.lock = NoLock()  # type: ignore[assignment]


async def written_whoever_was_faster(live: LiveTable, event: happened.Event, write: Any = LiveTable.write) -> bool:
    await write(live, event)
    return True


async def told_before_it_is_durable(live: LiveTable, event: happened.Event, write: Any = LiveTable.write) -> bool:
    copy = await live_table.folded(live.table.table, await live.store.events(live.table.table))
    before, steps = live.news_of(event), list[live_table.Step]()
    live.table.apply(event, max(copy.at, times.now()), lambda *step: steps.append(step))
    live.publish(event, steps, before)
    live.table, live.told = copy, copy.written
    return bool(await write(live, event))


async def plays_whatever_is_asked(self: Keeper, duty: Any, think: Any = Keeper.think) -> None:
    if self.live.table.asked:
        await think(self, duty)
        return
    move = await self.bot_pool.choice(self.live.table, duty.seat)
    left = [happened.Steps([move])]
    await self.live.act(lambda table: left.pop() if left and not table.over else None)


def at_any_step(table: Table, seat: int, step: int, moves: list[int], check: Any = allowed.check_turn) -> Any:
    try:
        return check(table, seat, step, moves)
    except Stale:
        allowed.check_asked(table, seat)
        return allowed.in_play(table)


def as_often_as_one_likes(table: Table, seat: int, check: Any = allowed.check_asked) -> None:
    try:
        check(table, seat)
    except Refused as refused:
        if refused.key != "table-answered":
            raise


def only_what_was_said(self: Tables, table: str, number: int, row: Any = None, heard: Any = Tables.heard) -> None:
    if table:
        heard(self, table, number, row)


async def caught_up_or_not(self: Tables, live: LiveTable, number: int, row: Any = None) -> None:
    await live.catch_up(number, row)


def standing_still_is_thinking(table: Table, at: int, judge: Any = Table.judge_stillness) -> None:
    since = table.since
    judge(table, at)
    table.since = since


async def claims_while_loading(self: Rounds, find: Any = Rounds.find_forgotten) -> None:
    if playing := [table for table in self.tables.live if table in self.tables.loading]:
        await self.tables.claim(playing)
    await find(self)


@contextmanager
def nobody_asks() -> Iterator[None]:
    """The two do the same, one sooner than the other."""
    with in_place_of(tables, has_just_begun=lambda table: True), in_place_of(LiveTable, suspects=lambda self: []):
        yield


SAFEGUARDS = [
    without("the primary key: of two who write one number, one does", 0, Database, is_next=lambda self, append: True),
    without("a claim ends", 15, Database, is_free=lambda self, table, by, now: self.claims.get(table, (by, 0))[0] == by),
    Safeguard("whoever takes a table over calls the roll, or asks later", 112, nobody_asks),
    without("a move is known by its name when it is sent again", 2, Table, remember=lambda self, *move: None),
    without("in doubt the table is read again (settle_doubt)", 0, LiveTable, settle_doubt=nothing),
    without("what others write is read", 0, Tables, heard=lambda self, table, number, row=None: None),
    without("after a gap in the news everything is looked at", 242, Tables, heard=only_what_was_said),
    without("news that could not be read are doubt", 545, Tables, catch_up=caught_up_or_not),
    without("requests at a table come one after the other (lock)", 1, LiveTable, __init__=made_without_lock),
    without("whoever was slower asks again", 20, LiveTable, write=written_whoever_was_faster),
    without("only what is durable is told", 0, LiveTable, write=told_before_it_is_durable),
    without("a bot's move is for the step it thought about", 81, Keeper, think=plays_whatever_is_asked),
    without("a duty is done only while it is due", 22, keeper, is_due=lambda table, duty: True),
    without("those who are waited for are asked whether they are here", 458, LiveTable, suspects=lambda self: []),
    without("whoever is here and taken for gone says so", 1, LiveTable, wronged=lambda self: []),
    without("a move answers the step it was made for", 63, allowed, check_turn=at_any_step),
    without("in a window everybody answers once", 123, allowed, check_asked=as_often_as_one_likes),
    without("answers in a window are told to nobody else", 0, happened.Answered, may_know=lambda self, seat: True),
    without("a view is for its seat", 0, showing, view=lambda table, seat, view=showing.view: view(table, 0)),
    without("time in which the table stands still is nobody's", 3, Table, judge_stillness=standing_still_is_thinking),
    without("a table that is being loaded is not kept yet", 575, Rounds, find_forgotten=claims_while_loading),
]


def main() -> int:
    blind = 0
    for safeguard in SAFEGUARDS:
        found = safeguard.missed_after()
        blind += found is None
        print(f"| {safeguard.name} | {found[0] if found else 'NEVER'} | {found[1][:100] if found else ''} |", flush=True)
    return 1 if blind else 0


if __name__ == "__main__":
    sys.exit(main())
