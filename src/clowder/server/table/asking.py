"""Somebody was away, has lost the token of their seat, and asks for it. Whoever makes such a wish come true can look into a
hand, so nobody at the table can do so alone and unseen, the host included:

- only a seat can be asked for whose own player is away, and it is forgotten as soon as that player is back;
- everybody sees who asks; anybody who plays may refuse, and so may the host;
- it is granted when the player has been away for a minute, and everybody else who is here agreed, or nobody refused for a
  minute in which somebody was here to see it. Whoever was the only person at the table needs no witness;
- until then whoever asks sees what a bystander sees.

The seat's own player may give it away at once.
"""

from __future__ import annotations

from clowder.server.table import events as happened
from clowder.server.table.allowed import LONGEST_NAME, by_the_host, in_play, plain, seat_number
from clowder.server.table.refusals import Refused
from clowder.server.table.seats import PERSON, Asking, Seat
from clowder.server.table.table import Table

LONG_AWAY = 60_000
"""Milliseconds that a player must have been away before somebody else can have the seat: a phone that sleeps for a moment
must not cost anybody their hand."""
TO_REFUSE = 60_000
"""Milliseconds in which nobody must have refused."""
NOT_AGAIN = 60_000
"""Milliseconds after a refusal in which nobody may ask for that seat: nobody should have to refuse all the time."""


def granted_at(table: Table, number: int) -> int | None:
    """When whoever asks for a seat gets it if nothing else happens; None if they do not."""
    seat = table.seats[number]
    if seat.asking is None or seat.here or table.status != "playing":
        return None
    away, here = seat.gone_at + LONG_AWAY, table.witnesses(number)
    if seat.asking.agreed and all(other in seat.asking.agreed for other in here):
        return away
    if not here and table.persons != [number]:
        return None
    return max(away, seat.asking.since + TO_REFUSE)


def ask(table: Table, seat: int, name: str, fresh: str, token: str | None, at: int) -> happened.SeatAsked:
    """Ask for a seat, of which `fresh` will be the token."""
    there = table.seats[seat_number(table, seat)]
    in_play(table)
    if there.kind != PERSON:
        raise Refused("table-nobody-there")
    if (own := table.holder(token)) is not None:
        raise Refused("table-sits-already", name=table.seats[own].name)
    if there.here:
        raise Refused("table-player-here", name=there.name)
    for other in table.seats:
        if other.asking is not None and (other is there or other.asking.token == token):
            raise Refused("table-seat-asked", name=other.asking.name, seat=other.name)
    if at < there.refused_at + NOT_AGAIN:
        raise Refused("table-refused-before", name=there.name)
    return happened.SeatAsked(seat, plain(name, LONGEST_NAME, "name"), fresh)


def agree(table: Table, seat: int, token: str | None) -> happened.Event | None:
    """Let somebody have a seat, as far as one is concerned; None if one has said so. Its own player has the last word."""
    asked_for(table, seat)
    by = voice(table, token)
    if by == seat:
        return happened.SeatGranted(seat)
    return None if by in asked_for(table, seat).agreed else happened.SeatAgreed(seat, by)


def refuse(table: Table, seat: int, token: str | None) -> happened.SeatRefused:
    """Do not let somebody have a seat; or, as whoever asked, do not want it any more."""
    withdrawn = asked_for(table, seat).token == token
    return happened.SeatRefused(seat, None if withdrawn else voice(table, token))


def asked_for(table: Table, seat: int) -> Asking:
    """Whoever asks for a seat."""
    there: Seat = table.seats[seat_number(table, seat)]
    in_play(table)
    if there.asking is None:
        raise Refused("table-nobody-asks", name=there.name)
    return there.asking


def voice(table: Table, token: str | None) -> int | None:
    """The seat of somebody who has a say in this; None: the host, without one."""
    seat = table.holder(token)
    if seat is None:
        by_the_host(table, token)
    return seat


def asks_for(table: Table, token: str | None) -> int | None:
    """The seat that somebody with this token asks for."""
    if token is None or table.status != "playing":
        return None
    seats = enumerate(table.seats)
    return next((number for number, seat in seats if seat.asking is not None and seat.asking.token == token), None)
