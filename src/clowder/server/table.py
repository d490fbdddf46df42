"""A table: what follows from the events that happened at it. It talks to nobody and never looks at the clock, so every
server that reads the same events has the same table.

Before the start people take seats; then a match is played; in it, whoever decides is on the clock. Two things are asked of
several players at once: an answer in a window for reactions, and to have looked. While none of the people who play is
here, or somebody is missed whom the table waits for, it stands still, and so do the clocks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from clowder.bots.pace import seems_forced
from clowder.engine import catalogue
from clowder.engine.match import Match, Witness
from clowder.server import events as happened
from clowder.server.clocks import Clocks
from clowder.server.events import BOT, OPEN, PERSON, Event, Manners
from clowder.server.fair import evidence, promise, seed_of_table
from clowder.server.stores.base import Summary

CHAT_KEPT = 100
"""Lines of chat that a newcomer is shown."""
IDS_KEPT = 256
"""Names of moves that are remembered, to know a resend from a new one."""


class Seat(msgspec.Struct):
    """A seat and who is on it."""

    kind: happened.Kind = OPEN
    name: str = ""
    level: str = ""
    """Of a bot."""
    token: str = ""
    """The hash of the token that holds it."""
    word: str = ""
    """What its player added to the seed."""
    here: bool = False
    gone_at: int = 0
    """When a person who is not here was last here."""
    stand_in: str = ""
    """Why a bot plays for this person: "away", "asked" or "time"; empty if none does."""

    @property
    def plays(self) -> bool:
        """Whether a person decides here."""
        return self.kind == PERSON and not self.stand_in


class Table:
    """A table at one moment. `apply` takes it to the next."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.number = 0
        """Of the newest event that everybody may know of: if answers in a window counted, they could be counted."""
        self.written = 0
        """Of the newest event in the store."""
        self.at = 0
        """When that was accepted."""
        self.status = "open"
        self.seats: list[Seat] = []
        self.chat: list[dict[str, Any]] = []
        self.next = ""
        """The table of the rematch."""
        self.match: Match | None = None
        self.answers: dict[int, int] = {}
        """In a window for reactions: what was answered so far, by seat."""
        self.looked: set[int] = set()
        self.asked: list[int] = []
        """The seats that are asked at once in this window; they do not change while it is open."""
        self.since = 0
        """When this step began to be asked, the time that the table stood still left out."""
        self.missed = -1
        """The seat the table waits for because its player is away, or -1."""
        self.still_since = 0
        """When the table began to stand still; 0 while it goes on."""
        self.thought = -1
        """The seat that thought in this turn, and gets its increment when the turn is over; -1 if none did."""
        self._forced = (-1, False)
        """The step for which it is known whether it plays itself, and that."""
        self.ids: dict[tuple[int, str], int] = {}
        """Moves by sender and name, and the step they answered."""

    def apply(self, event: Event, at: int, witness: Witness | None = None) -> None:
        """What follows from an event."""
        self.written += 1
        self.number += not isinstance(event, happened.Answer)
        self.at = at = max(at, self.at)
        FOLLOWS[type(event)](self, event, at, witness)
        self.judge_stillness(at)

    # What there is to know ------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended, or the table was given up."""
        return self.status == "over"

    @property
    def persons(self) -> list[int]:
        """The seats that belong to people, whoever plays there at the moment."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON]

    def holder(self, token: str | None) -> int | None:
        """The seat that a token's hash holds."""
        for number, seat in enumerate(self.seats):
            if token and seat.token == token:
                return number
        return None

    def deciders(self) -> list[int]:
        """The seats that something is asked of now."""
        if self.match is None or self.match.over or self.status != "playing":
            return []
        if self.asked:
            return [seat for seat in self.asked if seat not in self.answers]
        if lookers := self.match.looking:
            return [seat for seat in lookers if seat not in self.looked and self.seats[seat].plays]
        assert self.match.actor is not None
        return [self.match.actor]

    @property
    def window_closes(self) -> int | None:
        """When the window for reactions closes; None on a hot seat, where it waits for everybody's answer."""
        timed = self.asked and not self.manners.hot_seat
        return self.since + round(self.manners.reaction * 1000) if timed else None

    @property
    def plays_itself(self) -> bool:
        """Whether everybody can see that there is one legal answer; then it plays itself. If only its player could see it,
        the pace would tell what that player holds."""
        match = self.match
        assert match is not None
        if self._forced[0] != match.step:
            alone = not self.asked and not match.looking and len(match.legal) == 1
            self._forced = match.step, alone and seems_forced(match)
        return self._forced[1]

    @property
    def stands_still(self) -> bool:
        """Whether nothing happens because people are missing."""
        return self.still_since > 0

    def on_the_clock(self) -> int | None:
        """The seat whose time runs: of a person who decides alone, and has something to decide."""
        if self.match is None or not self.clocks.run or self.stands_still or not self.decides_alone(self.match.actor):
            return None
        return self.match.actor if self.seats[self.match.actor or 0].plays and not self.plays_itself else None

    def decides_alone(self, seat: int | None) -> bool:
        """Whether this step is one seat's to decide, that one's."""
        match = self.match
        alone = match is not None and not match.over and not self.asked and not match.looking
        return alone and match is not None and match.actor == seat

    def summary(self) -> Summary:
        """What the store should know of it."""
        listing = {
            "game": self.game, "players": len(self.seats), "free": sum(seat.kind == OPEN for seat in self.seats),
            "names": [seat.name for seat in self.seats if seat.kind == PERSON], "host": self.host_name,
        }  # fmt: skip
        attended = self.status == "playing" and not self.stands_still
        return Summary(self.status, self.manners.public, attended, msgspec.json.encode(listing))

    @property
    def host_name(self) -> str:
        """The name of the host, if seated."""
        return next((seat.name for seat in self.seats if seat.token == self.host), "")

    def words(self) -> list[str]:
        """What the players added to the seed, by seat."""
        return [seat.word for seat in self.seats]

    def record(self) -> dict[str, Any]:
        """The finished match, to keep and to check (`clowder verify`)."""
        assert self.match is not None
        return {
            **self.match.export(),
            "names": [seat.name for seat in self.seats],
            "fair": evidence(self.secret, self.words()),
        }

    # What follows from each event -----------------------------------------------------------------------------------

    def created(self, event: happened.Created, at: int, witness: Witness | None) -> None:
        self.code = event.code
        self.game = event.game
        self.rules = event.rules
        self.options = event.options
        self.deck = event.deck
        self.manners: Manners = event.manners
        self.host = event.host
        self.secret = event.secret
        self.promise = promise(event.secret)
        self.before = event.before
        self.seats = [Seat() for _ in range(event.players)]
        self.clocks = Clocks(event.manners.clock, event.players)

    def sat(self, event: happened.Sat, at: int, witness: Witness | None) -> None:
        self.seats[event.seat] = Seat(PERSON, event.name, token=event.token, gone_at=at)

    def seated(self, event: happened.Seated, at: int, witness: Witness | None) -> None:
        self.seats[event.seat] = Seat(BOT, bot_name(self.seats, event.seat, event.level), event.level)

    def vacated(self, event: happened.Vacated, at: int, witness: Witness | None) -> None:
        self.seats[event.seat] = Seat()

    def word(self, event: happened.Word, at: int, witness: Witness | None) -> None:
        self.seats[event.seat].word = event.word

    def reissued(self, event: happened.Reissued, at: int, witness: Witness | None) -> None:
        if self.seats[event.seat].token == self.host:
            self.host = event.token
        self.seats[event.seat].token = event.token
        self.gone(happened.Gone(event.seat), at, witness)

    def started(self, event: happened.Started, at: int, witness: Witness | None) -> None:
        self.rules = event.rules or self.rules
        for seat in self.seats:
            seat.gone_at = at  # nobody had to be here before
        seed = seed_of_table(self.secret, self.words())
        self.match = Match(catalogue.game(self.game), len(self.seats), seed, self.options, self.deck)
        self.status = "playing"
        self.begin_step(at)

    def steps(self, event: happened.Steps, at: int, witness: Witness | None) -> None:
        assert self.match is not None
        decider, thinker, since = self.match.actor, self.on_the_clock(), self.since
        self.match.play(event.moves, witness)
        if thinker is not None:
            self.clocks.spend(thinker, at - since)
            self.thought = thinker
        if decider is not None:  # also where a bot decided for somebody who had begun to think
            self.clocks.decided(decider)
        if self.thought >= 0 and self.match.actor != self.thought:
            self.clocks.add(self.thought)
            self.thought = -1
        if event.seat is not None and event.id:
            self.remember(event.seat, event.id, self.match.step - len(event.moves))
        self.begin_step(at)

    def begin_step(self, at: int) -> None:
        """Another step is asked."""
        assert self.match is not None
        self.ask_from(at)
        self.answers.clear()
        self.looked.clear()
        self.asked = self.match.reacting
        if self.match.over:
            self.status = "over"

    def ask_from(self, at: int) -> None:
        """What is asked is asked from then on."""
        self.since = at
        if self.stands_still:
            self.still_since = at

    def remember(self, seat: int, name: str, step: int) -> None:
        """That these moves were played."""
        self.ids[seat, name] = step
        if len(self.ids) > IDS_KEPT:
            del self.ids[next(iter(self.ids))]

    def answer(self, event: happened.Answer, at: int, witness: Witness | None) -> None:
        self.answers[event.seat] = event.move
        if event.id and self.match is not None:
            self.remember(event.seat, event.id, self.match.step)

    def looked_at(self, event: happened.Looked, at: int, witness: Witness | None) -> None:
        self.looked.add(event.seat)

    def gone(self, event: happened.Gone, at: int, witness: Witness | None) -> None:
        self.seats[event.seat].here = False
        self.seats[event.seat].gone_at = at

    def came(self, event: happened.Here, at: int, witness: Witness | None) -> None:
        self.seats[event.seat].here = True
        if self.missed == event.seat:
            self.missed = -1

    def roll_call(self, event: happened.RollCall, at: int, witness: Witness | None) -> None:
        """How long nobody looked after the table is not known: what is asked is asked afresh."""
        for seat in self.seats:
            seat.here, seat.gone_at = False, at
        self.ask_from(at)

    def sat_in(self, event: happened.SatIn, at: int, witness: Witness | None) -> None:
        if self.on_the_clock() == event.seat:
            self.clocks.spend(event.seat, at - self.since)
        if self.decides_alone(event.seat):
            self.ask_from(at)
        self.seats[event.seat].stand_in = event.why
        if self.missed == event.seat:
            self.missed = -1

    def missing(self, event: happened.Missed, at: int, witness: Witness | None) -> None:
        self.missed = event.seat

    def took_back(self, event: happened.TookBack, at: int, witness: Witness | None) -> None:
        self.seats[event.seat].stand_in = ""
        if self.on_the_clock() == event.seat:
            self.ask_from(at)

    def said(self, event: happened.Said, at: int, witness: Witness | None) -> None:
        self.chat.append({"number": self.number, "at": at, "seat": event.seat, "text": event.text})
        del self.chat[:-CHAT_KEPT]

    def emoted(self, event: happened.Emoted, at: int, witness: Witness | None) -> None:
        """Seen by those who are here, and gone."""

    def rematch(self, event: happened.Rematch, at: int, witness: Witness | None) -> None:
        self.next = event.table

    def closed(self, event: happened.Closed, at: int, witness: Witness | None) -> None:
        self.status = "over"

    def judge_stillness(self, at: int) -> None:
        """Without any of its people the table stands still, and while it waits for somebody. Time that passed so is
        nobody's."""
        if self.status != "playing":
            return
        persons = [self.seats[number] for number in self.persons]
        still = self.missed >= 0 or (bool(persons) and not any(seat.here for seat in persons))
        if still and not self.stands_still:
            self.still_since = at
        elif not still and self.stands_still:
            self.since += at - self.still_since
            for seat in persons:
                seat.gone_at += at - max(self.still_since, seat.gone_at)
            self.still_since = 0


def bot_name(seats: list[Seat], number: int, level: str) -> str:
    """What a bot is called: a name of its own, the same for everybody, unlike the others at the table."""
    taken = {seat.name.casefold() for other, seat in enumerate(seats) if other != number}
    return next(name for name in BOT_NAMES if name.casefold() not in taken)


BOT_NAMES = ("Biscuit", "Pickle", "Mochi", "Olive", "Ziggy", "Pepper", "Noodle", "Juniper", "Waffle", "Clover")

FOLLOWS: dict[type, Callable[[Any, Any, int, Witness | None], None]] = {
    happened.Created: Table.created,
    happened.Sat: Table.sat,
    happened.Seated: Table.seated,
    happened.Vacated: Table.vacated,
    happened.Word: Table.word,
    happened.Reissued: Table.reissued,
    happened.Started: Table.started,
    happened.Steps: Table.steps,
    happened.Answer: Table.answer,
    happened.Looked: Table.looked_at,
    happened.Gone: Table.gone,
    happened.Here: Table.came,
    happened.RollCall: Table.roll_call,
    happened.SatIn: Table.sat_in,
    happened.Missed: Table.missing,
    happened.TookBack: Table.took_back,
    happened.Said: Table.said,
    happened.Emoted: Table.emoted,
    happened.Rematch: Table.rematch,
    happened.Closed: Table.closed,
}
