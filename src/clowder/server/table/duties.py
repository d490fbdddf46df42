"""What a table needs done by itself, and when: a window to close, a bot to play, somebody's time to run out."""

from __future__ import annotations

from typing import Literal

import msgspec

from clowder.server.table import events as happened
from clowder.server.table.allowed import is_bot
from clowder.server.table.asking import granted_at
from clowder.server.table.events import Event
from clowder.server.table.pacing import rest, rest_of_window, window_closes
from clowder.server.table.table import Table

LONGEST_LOOK = 120_000
"""Milliseconds after which a table goes on though somebody is still looking."""


class Duty(msgspec.Struct, frozen=True):
    """Something that the server that looks after a table has to do."""

    at: int
    """Not before then."""
    kind: Literal["window", "look", "step", "clock", "away", "think", "grant"]
    seat: int = -1
    """Of "clock", "away", "think" and "grant": whose."""


def duties(table: Table) -> list[Duty]:
    """All that will have to be done if nothing else happens, the soonest first."""
    if table.status != "playing" or table.match is None:
        return []
    found = absences(table) + grants(table)
    if not table.stands_still:
        found += of_the_step(table)
    return sorted(found, key=lambda duty: duty.at)


def absences(table: Table) -> list[Duty]:
    """Somebody is away; while the table stands still, for want of everybody or of one, that can wait."""
    if table.stands_still:
        return []
    grace = table.settings.grace * 1000
    return [
        Duty(table.seats[person].gone_at + grace, "away", person)
        for person in table.persons
        if not table.seats[person].here and table.seats[person].plays
    ]


def grants(table: Table) -> list[Duty]:
    """Somebody asked for a seat, and nobody has refused; also while the table stands still, for want of them maybe."""
    found = [(granted_at(table, number), number) for number, seat in enumerate(table.seats) if seat.asking is not None]
    return [Duty(at, "grant", number) for at, number in found if at is not None]


def of_the_step(table: Table) -> list[Duty]:
    """What this step needs."""
    match = table.match
    assert match is not None
    if table.asked:
        return of_the_window(table)
    if match.looking:
        return [Duty(table.since + (LONGEST_LOOK if table.deciders() else rest(table)), "look")]
    actor = match.actor
    assert actor is not None
    if table.plays_itself:
        return [Duty(table.since + rest(table), "step")]
    if is_bot(table, actor):
        return [Duty(table.since, "think", actor)]
    deadline = table.clocks.deadline(actor, table.since)
    return [] if deadline is None else [Duty(deadline, "clock", actor)]


def of_the_window(table: Table) -> list[Duty]:
    """Bots answer; then a window closes with the last person's answer, or when its time is up (G16), and never before bots
    with something to think about would have answered."""
    silent = table.deciders()
    if answering := [Duty(table.since, "think", seat) for seat in silent if is_bot(table, seat)]:
        return answering
    if not silent:
        return [Duty(table.since + rest_of_window(table), "window")]
    closes = window_closes(table)
    return [] if closes is None else [Duty(closes, "window")]


def done(table: Table, duty: Duty) -> Event | None:
    """The event by which a duty is done; None for what takes thinking."""
    match = table.match
    assert match is not None
    if duty.kind == "window":
        return happened.Steps(closing(table))
    if duty.kind in ("look", "step"):
        return happened.Steps([match.legal[0]])
    if duty.kind == "away":
        return happened.SatIn(duty.seat, "away") if table.settings.absence == "bot" else happened.Missed(duty.seat)
    if duty.kind == "grant":
        return happened.SeatGranted(duty.seat)
    if duty.kind == "clock" and table.clocks.clock.kind == "game":
        return happened.SatIn(duty.seat, "time")
    return None


def closing(table: Table) -> list[int]:
    """What the answers of a window come to, in the rules' order: everybody is asked in turn, until somebody's answer makes
    it another window, or none. Whoever said nothing lets it be."""
    match = table.match
    assert match is not None
    game, s, moves = match.game, match.record, []
    asked = list(table.asked)
    while asked:
        move = table.answers.get(asked.pop(0), game.silence)
        game.rules.play(s, move)
        moves.append(move)
        plain = game.record.plain(s)
        if plain.actor < 0 or game.reacting(plain) != asked:
            break
    return moves
