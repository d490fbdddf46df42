"""A table, as the events that happened at it made it (events.py). It talks to nobody and never looks at the clock, so every
server that reads the same events has the same table.

Before the start people take seats; then a match is played; in it, whoever decides is on the clock. Two things are asked of
several players at once: an answer in a window for reactions, and to have looked. While none of the people who play is
here, or somebody is missed whom the table waits for, it stands still, and so do the clocks; so does a table of bots that
nobody watches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from clowder.bots.pace import seems_forced
from clowder.engine.match import Match, Witness
from clowder.server.stores.base import TableSummary
from clowder.server.table.clocks import Clocks
from clowder.server.table.fair import evidence
from clowder.server.table.seats import OPEN, PERSON, Seat
from clowder.server.table.settings import TableSettings
from clowder.server.table.talk import ChatLine

if TYPE_CHECKING:
    from clowder.server.table.events import Event

Status = Literal["open", "playing", "over"]

IDS_KEPT = 256
"""Names of moves that are remembered, to know a resend from a new one."""


class Table:
    """A table at one moment. `apply` takes it to the next."""

    # What was settled when it was made (events.Created)
    code: str
    game: str
    rules: int
    options: dict[str, Any]
    deck: dict[str, Any] | None
    settings: TableSettings
    host: str
    """The hash of the host's token."""
    secret: str
    promise: str
    before: str
    clocks: Clocks

    def __init__(self, table: str) -> None:
        self.table = table
        self.number = 0
        """Of the newest event that everybody may know of: if answers in a window counted, they could be counted."""
        self.written = 0
        """Of the newest event in the store."""
        self.at = 0
        """When that was accepted."""
        self.status: Status = "open"
        self.seats: list[Seat] = []
        self.beginner: int | None = None
        """Who was named to begin, before the start; None: what the options say. At a rematch it is asked anew."""
        self.chat: list[ChatLine] = []
        self.next = ""
        """The table of the rematch."""
        self.match: Match | None = None
        self.answers: dict[int, int] = {}
        """In a window for reactions: what was answered so far, by seat."""
        self.looked: set[int] = set()
        self.asked: list[int] = []
        """The seats that are asked at once in this window; they do not change while it is open."""
        self.reaction: float | None = None
        """Seconds that this window has, as the settings had it when it opened; None: it waits for everybody."""
        self.since = 0
        """When this step began to be asked, the time that the table stood still left out."""
        self.moving_since = 0
        """When somebody's turn began or, if that was later, when a person last decided: since then the table moves by
        itself (pacing.py)."""
        self.turn_of = -1
        """Whose turn that is."""
        self.people_since = 0
        """When a person last decided: all people may have been waiting since then."""
        self.hurried = False
        """Whether somebody who is alone with bots does not want to see them play, until they are asked again themselves."""
        self.missed = -1
        """The seat the table waits for because its player is away, or -1."""
        self.unwatched = False
        """Whether only bots play, and nobody looks on."""
        self.still_since = 0
        """When the table began to stand still; 0 while it goes on."""
        self.thought = -1
        """The seat that thought in this turn, and gets its increment when the turn is over; -1 if none did."""
        self._forced = (-1, False)
        """The step for which it is known whether it plays itself, and that."""
        self.ids: dict[tuple[int, str], int] = {}
        """Moves by sender and name, and the step they answered."""
        self.witness: Witness | None = None
        """Is shown the steps of what happens now."""

    def apply(self, event: Event, at: int, witness: Witness | None = None) -> None:
        """Let an event happen. Steps that are not legal are refused, and then nothing has happened."""
        at, self.witness = max(at, self.at), witness
        event.apply(self, at)
        self.written += 1
        self.number += not event.hidden
        self.at = at
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

    def witnesses(self, seat: int) -> list[int]:
        """The people on other seats who are here, and so see who asks for that one."""
        return [person for person in self.persons if person != seat and self.seats[person].here]

    def deciders(self) -> list[int]:
        """The seats that something is asked of now."""
        if self.match is None or self.match.over or self.status != "playing":
            return []
        if self.asked:
            return [seat for seat in self.answering() if seat not in self.answers]
        if lookers := self.match.looking:
            return [seat for seat in lookers if seat not in self.looked and self.seats[seat].plays]
        assert self.match.actor is not None
        return [self.match.actor]

    def answering(self) -> list[int]:
        """Of those whom the rules ask in this window, the ones who are asked here, answered or not: all but the only person
        at the table with nothing to answer (G16). Nobody is there to learn from it."""
        if len(self.persons) > 1:
            return list(self.asked)
        return [seat for seat in self.asked if not self.seats[seat].plays or self.has_an_answer(seat)]

    def has_an_answer(self, seat: int) -> bool:
        """Whether a seat could do anything but let it be."""
        assert self.match is not None
        return len(self.match.answers(seat)) > 1

    def people_answering(self) -> list[int]:
        """The people who are asked in this window, answered or not."""
        return [seat for seat in self.answering() if self.seats[seat].plays]

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

    def summary(self) -> TableSummary:
        """What the store should know of it."""
        listing = {
            "game": self.game, "players": len(self.seats), "free": sum(seat.kind == OPEN for seat in self.seats),
            "names": [seat.name for seat in self.seats if seat.kind == PERSON], "host": self.host_name,
        }  # fmt: skip
        asked = any(seat.asking is not None for seat in self.seats)  # that is settled also while the table stands still
        attended = self.status == "playing" and (asked or not self.stands_still)
        return TableSummary(self.status, self.settings.public, attended, msgspec.json.encode(listing))

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

    # What several events have in common -----------------------------------------------------------------------------

    def begin_step(self, at: int, *, by_people: bool) -> None:
        """Another step is asked, after one that people decided, or one that played itself."""
        assert self.match is not None
        moving_since, turn_of = self.moving_since, self.turn_of
        self.ask_from(at)
        self.answers.clear()
        self.looked.clear()
        self.asked = self.match.reacting
        self.reaction = self.settings.reaction
        if self.match.over:
            self.status = "over"
        elif not self.asked and not self.match.looking:
            self.turn_of = self.match.actor if self.match.actor is not None else -1
        if by_people:
            self.hurried, self.people_since = False, at
        elif self.turn_of == turn_of:
            self.moving_since = moving_since

    def decided_by_people(self) -> bool:
        """Whether this step asks several at once, people among them."""
        if self.asked:
            return bool(self.people_answering())
        return self.match is not None and any(self.seats[seat].plays for seat in self.match.looking)

    def give(self, number: int, token: str) -> None:
        """A seat is held by another token from now on, and by no other; its player stays the host if they were."""
        seat = self.seats[number]
        if seat.token == self.host:
            self.host = token
        seat.token, seat.asking = token, None

    def ask_from(self, at: int) -> None:
        """What is asked is asked from then on."""
        self.since = self.moving_since = at
        if self.stands_still:
            self.still_since = at

    def remember(self, seat: int, name: str, step: int) -> None:
        """That these moves were played."""
        self.ids[seat, name] = step
        if len(self.ids) > IDS_KEPT:
            del self.ids[next(iter(self.ids))]

    def judge_stillness(self, at: int) -> None:
        """Without any of its people the table stands still, while it waits for somebody, and where only bots play and
        nobody looks on. Time that passed so is nobody's."""
        if self.status != "playing":
            return
        persons = [self.seats[number] for number in self.persons]
        gone = not any(seat.here for seat in persons) if persons else self.unwatched
        still = self.missed >= 0 or gone
        if still and not self.stands_still:
            self.still_since = at
        elif not still and self.stands_still:
            self.since += at - self.still_since
            self.moving_since += at - self.still_since
            self.people_since += at - self.still_since
            for seat in persons:
                seat.gone_at += at - max(self.still_since, seat.gone_at)
            self.still_since = 0
