"""Whether nothing was lost and nothing happened twice: what players were told, beside what is in the store."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol

from clowder.server.live.live_table import folded
from clowder.server.stores import store_for
from clowder.server.table import events as happened
from clowder.server.table.events import Event, unpacked
from clowder.server.table.table import Table
from tests.server.client import Sent


class Player(Protocol):
    """What has to be known of somebody who has played (client.py)."""

    @property
    def table(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def played(self) -> Mapping[str, Sent]: ...
    @property
    def pending(self) -> Collection[str]: ...
    @property
    def story(self) -> Sequence[dict[str, Any]]: ...
    @property
    def told_to(self) -> int: ...
    @property
    def complaint(self) -> str: ...


async def complaints(database: str, players: Iterable[Player]) -> list[str]:
    """Everything that is wrong, once nobody plays any more and no server has the database."""
    store = store_for(database)
    await store.open(lambda table, number, row=None: None)
    try:
        found: list[str] = []
        by_table: dict[str, list[Player]] = {}
        for player in players:
            by_table.setdefault(player.table, []).append(player)
        for name, there in by_table.items():
            rows = await store.events(name)
            if [row.number for row in rows] != list(range(1, len(rows) + 1)):
                found.append(f"{name}: the events have gaps")
            events = [unpacked(row.body) for row in rows]
            table = await folded(name, rows)  # every move is legal, or this fails
            found += [f"{name} seat {player.seat}: {wrong}" for player in there for wrong in wrongs(table, events, player)]
        return found
    finally:
        await store.close()


def wrongs(table: Table, events: list[Event], player: Player) -> Iterable[str]:
    """What is wrong with what one player was told."""
    if player.complaint:
        yield player.complaint
    stored = [event for event in events if isinstance(event, happened.Steps | happened.Answered) and event.id]
    mine = {event.id: event for event in stored if event.seat == player.seat}
    for name, times in Counter(event.id for event in stored if event.seat == player.seat).items():
        if times > 1:
            yield f"move {name} is there {times} times"
    for name, sent in player.played.items():
        event = mine.get(name)
        if event is None:
            yield f"move {name} was acknowledged and is not there"
        elif ([event.move] if isinstance(event, happened.Answered) else event.moves) != [sent.move]:
            yield f"move {name} is there as another one"
    unknown = mine.keys() - player.played.keys() - set(player.pending)
    if unknown:
        yield f"moves {sorted(unknown)} are there, and were said to be refused"
    match = table.match
    if match is None:  # the database went away before the cards were dealt
        if player.played or player.story:
            yield "was told of a game at a table that never began"
        return
    if player.told_to > match.step:
        yield f"was told of step {player.told_to} of {match.step}"
    truth = [told for told in match.story(player.seat) if told["step"] <= player.told_to]
    if player.story != truth:
        yield f"the story has {len(player.story)} parts instead of {len(truth)}, or others"
