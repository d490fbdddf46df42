"""How fast that goes which happens by itself: a bot's step, one without a choice, a window in which no person is asked.

Before each such step what came before it rests, so that it can be seen; and a turn has only so much time for all its rests,
however many steps it takes: they become shorter, and so they do where people have waited for as long as a turn of every bot
takes. All of this follows from what everybody knows, so no rest tells anything.
A bot that thinks by the clock does so within the rest, and rests as long where it has nothing to think about.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec

from clowder.bots.known import Entry
from clowder.bots.pace import least_seconds
from clowder.bots.roster import understood
from clowder.server.table import settings
from clowder.server.table.allowed import is_bot
from clowder.server.table.table import Table

HEADROOM = 100
"""Milliseconds that a search is given beyond its budget, which it never meets exactly: whoever has no choice, and so needs
not search, must not be known by being a few milliseconds faster."""
LEAST_THOUGHT = 30
"""Milliseconds that a search gets however fast the table is."""


class Rests(msgspec.Struct, frozen=True):
    """What a pace comes to, in milliseconds."""

    first: int
    """Before the first step of a turn; before each later one half of what is left of twice that time."""
    shortest: int | None
    """Before one step, however many there were; None: each rests as long as the first, and bots think as they like."""


PACES: dict[settings.Pace, Rests] = {
    "slow": Rests(1600, None),
    "normal": Rests(340, 60),
    "quick": Rests(120, 40),
    "at-once": Rests(30, 30),  # a bot without a budget needs a millisecond or, with nothing to choose, none
}


def rests_at(table: Table) -> Rests:
    """What the pace of a table comes to."""
    pace = "at-once" if table.hurried else table.settings.pace
    return PACES[pace] if isinstance(pace, str) else Rests(round(pace * 1000), None)


def rest(table: Table) -> int:
    """Milliseconds that what came before rests before the step that is asked now plays itself."""
    rests = rests_at(table)
    if rests.shortest is None:
        return rests.first
    bots = sum(not seat.plays for seat in table.seats)
    of_the_turn = 2 * rests.first - (table.since - table.moving_since)
    of_all = 2 * rests.first * max(bots, 1) - (table.since - table.people_since)
    nobody_waits = bots == len(table.seats)
    return max(rests.shortest, (of_the_turn if nobody_waits else min(of_the_turn, of_all)) // 2)


def entry_at(table: Table, seat: int) -> Entry:
    """The bot that decides on a seat; if it thinks by the clock, it does so within the rest."""
    entry = understood(table.seats[seat].level or table.settings.stand_in)
    if entry.budget is None or entry.milliseconds is None or rests_at(table).shortest is None:
        return entry
    within = min(entry.milliseconds, max(LEAST_THOUGHT, rest(table) - HEADROOM))
    return replace(entry, budget=replace(entry.budget, milliseconds=within))


def rest_of_bot(table: Table, seat: int) -> int:
    """Milliseconds that the bot on that seat takes at least, so that its time tells nobody what it holds."""
    assert table.match is not None
    entry = entry_at(table, seat)
    if entry.budget is None:
        return rest(table)
    if table.asked:  # of a window everybody knows who is asked, and nobody what they could answer
        return max(rest(table), round(entry.milliseconds or 0) + HEADROOM)
    return max(rest(table), round(1000 * least_seconds(entry, table.match)) + HEADROOM)


def rest_of_window(table: Table) -> int:
    """Milliseconds that a window is open at least: as long as the bots that are asked take, be there anything to answer or
    not; or, if nobody else is asked, so long that the card is seen."""
    shown = 0 if table.people_answering() else rest(table)
    return max([shown, *(rest_of_bot(table, seat) for seat in table.asked if is_bot(table, seat))])


def window_closes(table: Table) -> int | None:
    """When the window for reactions closes at the latest: G16; None where it waits for everybody's answer. It does not
    depend on what anybody has answered."""
    if not table.people_answering():
        return table.since + rest_of_window(table)
    if table.reaction is None or table.settings.hot_seat:
        return None
    return table.since + max(round(table.reaction * 1000), rest_of_window(table))
