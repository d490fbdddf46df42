"""Whether everything is as it should be, held against what is in the database, event by event, and against what people were
told. Nothing here is the server's code: events are read as the JSON they are, and played by the engine alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, cast

import msgspec

from clowder.engine.match import Match
from clowder.errors import ClowderError
from tests.simulation.game import GAME, GO_ON, LET_BE, MARK, POUNCE, Mousehole

if TYPE_CHECKING:
    from tests.simulation.people import Watcher
    from tests.simulation.world import World

CARD = re.compile(rf"\b{MARK // 1000}\d\d\d\b")
LONGEST_LOOK = 120_000
HIDDEN = ("answer",)
"""Kinds of events that are not counted among what everybody knows."""

decode = msgspec.json.Decoder().decode


class Wrong(Exception):
    """Something is not as it should be."""


class Seat:
    """What is known of a seat."""

    def __init__(self, kind: str = "open", token: str = "") -> None:
        self.kind = kind
        self.token = token
        self.here = False
        self.stand_in = ""

    @property
    def plays(self) -> bool:
        """Whether a person decides here."""
        return self.kind == "person" and not self.stand_in


class Truth:
    """One table, as the events in the database make it."""

    def __init__(self, name: str, tolerance: int) -> None:
        self.name = name
        self.tolerance = tolerance
        """Milliseconds that the servers' clocks are apart."""
        self.events: list[dict[str, Any]] = []
        self.number = 0
        """Of those that everybody may know of."""
        self.at = 0
        self.status = "open"
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.answers: dict[int, int] = {}
        self.looked: set[int] = set()
        self.missed = -1
        self.asked_at = 0
        """When the step that is asked now was reached."""
        self.still_since: int | None = None
        self.still = 0
        """Milliseconds that the table stood still since then."""
        self.played: dict[str, tuple[int, list[int], int]] = {}
        """Moves by name: the step they were played at, and the number of their event."""
        self.secretly: set[tuple[int, int]] = set()
        """Seats that answered in a window, with the number that everybody knew of then."""
        self.next: list[str] = []
        self.record: Mousehole
        """All that there is to know of the game at this step."""
        self.hands: list[set[int]] = []
        """The marks of the cards that each seat was dealt."""
        self.thinker: list[tuple[int, int]] = [(-1, 0)]
        """For each event: who was on the clock before it, and for how long at most."""

    def happen(self, at: int, body: bytes) -> None:
        """The next event."""
        event = decode(body)
        if at < self.at:
            raise Wrong(f"the time goes back from {self.at} to {at}")
        self.thinker.append(self.on_clock(at))
        kind = event["type"]
        getattr(self, "on_" + kind.replace("-", "_"), self.on_anything)(event, at)
        self.events.append(event)
        self.number += kind not in HIDDEN
        self.at = at
        self.stand(at)

    def on_anything(self, event: dict[str, Any], at: int) -> None:
        """Talk, and whatever else changes nothing that is held here."""

    def stand(self, at: int) -> None:
        """Without its people a table stands still."""
        persons = [seat for seat in self.seats if seat.kind == "person"]
        still = self.status == "playing" and (
            self.missed >= 0 or (bool(persons) and not any(seat.here for seat in persons))
        )
        if still and self.still_since is None:
            self.still_since = at
        elif not still and self.still_since is not None:
            self.still += at - self.still_since
            self.still_since = None

    def on_clock(self, at: int) -> tuple[int, int]:
        """Whose time runs, and for how long it has at most."""
        match = self.match
        if self.status != "playing" or match is None or match.over or self.still_since is not None:
            return -1, 0
        if match.reacting or match.looking or match.actor is None or not self.seats[match.actor].plays:
            return -1, 0
        return match.actor, at - self.asked_at - self.still

    # Before the start -----------------------------------------------------------------------------------------------

    def on_created(self, event: dict[str, Any], at: int) -> None:
        self.created = event
        self.settings = event["manners"]
        self.words = [""] * event["players"]
        self.seats = [Seat() for _ in range(event["players"])]

    def on_sat(self, event: dict[str, Any], at: int) -> None:
        self.must(self.seats[event["seat"]].kind == "open", f"seat {event['seat']} was taken twice")
        self.seats[event["seat"]] = Seat("person", event["token"])

    def on_seated(self, event: dict[str, Any], at: int) -> None:
        self.seats[event["seat"]] = Seat("bot")

    def on_started(self, event: dict[str, Any], at: int) -> None:
        self.must(self.status == "open", "the cards were dealt twice")
        self.status = "playing"
        seed = "\n".join([self.created["secret"], *self.words])
        self.match = Match(GAME, len(self.seats), seed, self.created["options"])
        self.begin(at)
        self.hands = [{MARK + card for card in self.record.hand[seat] if card} for seat in range(len(self.seats))]

    # The game -------------------------------------------------------------------------------------------------------

    def begin(self, at: int) -> None:
        """Another step is asked."""
        assert self.match is not None
        self.record = cast(Mousehole, GAME.record.plain(self.match.record))
        self.asked_at, self.still = at, 0
        self.still_since = None if self.still_since is None else at
        self.answers.clear()
        self.looked.clear()
        if self.match.over:
            self.status = "over"

    def on_steps(self, event: dict[str, Any], at: int) -> None:
        match, moves, seat = self.match, event["moves"], event.get("seat")
        assert match is not None
        self.must(self.status == "playing", "a step was played at a table that is not playing")
        if seat is None:
            self.by_itself(moves, at)
        else:
            asks = not match.reacting and not match.looking and match.actor == seat and self.seats[seat].plays
            self.must(asks, f"seat {seat} played when it was not its turn")
            self.note(event, moves)
        try:
            match.play(moves)
        except ClowderError:
            raise Wrong(f"moves {moves} at step {match.step} are not legal") from None
        self.begin(at)

    def by_itself(self, moves: list[int], at: int) -> None:
        """Whether the table had to play this by itself, and now."""
        match = self.match
        assert match is not None
        since = at - self.asked_at - self.still + self.tolerance
        if match.reacting:
            silent = [seat for seat in match.reacting if self.is_asked(seat) and seat not in self.answers]
            due = since >= 1000 * self.settings["reaction"] and not self.settings["hot_seat"]
            self.must(not silent or due, f"a window closed after {since} ms, before {silent} had answered")
            expected: list[int] = []
            for seat in match.reacting:
                expected.append(self.answers.get(seat, LET_BE))
                if expected[-1] == POUNCE:
                    break
            self.must(moves == expected, f"a window closed with {moves} instead of {expected}")
        elif match.looking:
            looking = [seat for seat in match.looking if self.seats[seat].plays and seat not in self.looked]
            self.must(moves == [GO_ON], f"after a look {moves} was played")
            self.must(not looking or since >= LONGEST_LOOK, f"the table did not wait for {looking} to look")
        elif match.actor is not None and self.seats[match.actor].plays and len(match.legal) > 1:
            clock = self.settings["clock"]
            spent = clock["kind"] == "move" and since >= 1000 * clock["seconds"]
            self.must(spent, f"a step played itself that was for seat {match.actor} to decide")
        self.must(len(moves) == 1 or bool(match.reacting), f"the table played {moves} at once")

    def is_asked(self, seat: int) -> bool:
        """Whether a window waits for a person: not for the only one at the table who could not pounce anyway (G16)."""
        alone = sum(each.kind == "person" for each in self.seats) == 1
        s = self.record
        return self.seats[seat].plays and (not alone or any(card > s.out for card in s.hand[seat]))

    def on_answer(self, event: dict[str, Any], at: int) -> None:
        match, seat = self.match, event["seat"]
        assert match is not None
        self.must(self.status == "playing" and seat in match.reacting, f"seat {seat} answered and was not asked")
        self.must(seat not in self.answers, f"seat {seat} answered twice in one window")
        self.must(bool(event.get("id")) == self.seats[seat].plays, f"somebody else answered for seat {seat}")
        self.answers[seat] = event["move"]
        self.secretly.add((seat, self.number))
        if event.get("id"):
            self.note(event, [event["move"]])

    def note(self, event: dict[str, Any], moves: list[int]) -> None:
        """A person's move is played once, where it was meant to be."""
        assert self.match is not None
        name = event.get("id", "")
        self.must(name not in self.played, f"move {name} is there twice")
        self.played[name] = self.match.step, moves, len(self.events) + 1

    def on_looked(self, event: dict[str, Any], at: int) -> None:
        self.looked.add(event["seat"])

    # Who is here ----------------------------------------------------------------------------------------------------

    def on_gone(self, event: dict[str, Any], at: int) -> None:
        self.seats[event["seat"]].here = False

    def on_here(self, event: dict[str, Any], at: int) -> None:
        self.seats[event["seat"]].here = True
        self.missed = -1 if self.missed == event["seat"] else self.missed

    def on_roll_call(self, event: dict[str, Any], at: int) -> None:
        for seat in self.seats:
            seat.here = False

    def on_sat_in(self, event: dict[str, Any], at: int) -> None:
        seat = self.seats[event["seat"]]
        self.must(seat.plays, f"a bot sat in for seat {event['seat']}, where one played already")
        if event["why"] == "time":
            ran = self.settings["clock"]["kind"] == "game" and self.thinker[-1][0] == event["seat"]
            self.must(ran, f"the clock of seat {event['seat']} did not run")
        seat.stand_in = event["why"]
        self.missed = -1 if self.missed == event["seat"] else self.missed

    def on_took_back(self, event: dict[str, Any], at: int) -> None:
        self.seats[event["seat"]].stand_in = ""

    def on_missed(self, event: dict[str, Any], at: int) -> None:
        self.must(not self.seats[event["seat"]].here, f"seat {event['seat']} is missed and here")
        self.missed = event["seat"]

    def on_rematch(self, event: dict[str, Any], at: int) -> None:
        self.next.append(event["table"])
        self.must(len(self.next) == 1, "there are two rematches of one table")

    def on_closed(self, event: dict[str, Any], at: int) -> None:
        self.status = "over"

    def must(self, fine: bool, wrong: str) -> None:
        if not fine:
            raise Wrong(wrong)

    def may_know(self, seat: int | None) -> set[int]:
        """The marks of cards that a seat, or a bystander, may have seen."""
        if self.match is None:
            return set()
        s = self.record
        return {MARK + card for card in s.seen[: s.shown]} | (self.hands[seat] if seat is not None else set())


class Referee:
    """Holds what servers write and what people are told against the truth."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.truths: dict[str, Truth] = {}
        self.folds: dict[tuple[str, int], Any] = {}
        """What the first server made of each event of each table."""

    def wrong(self, what: str) -> None:
        self.world.complain(what)

    def written(self, table: str, number: int, at: int, body: bytes) -> None:
        """Something is durable."""
        truth = self.truths.get(table)
        if truth is None:
            truth = self.truths[table] = Truth(table, self.world.apart)
        if number != len(truth.events) + 1:
            self.wrong(f"event {number} of {table} comes after event {len(truth.events)}")
        try:
            truth.happen(at, body)
        except Wrong as wrong:
            self.wrong(str(wrong))
        event = truth.events[-1] if truth.events else {}
        if event.get("id") and (move := self.world.move(event["id"])) is not None:
            step, moves, _ = truth.played[event["id"]]
            if (step, moves) != (move.step, move.moves):
                self.wrong(f"{event['id']} was {move.moves} at step {move.step}, and is {moves} at step {step}")
        if event.get("type") == "sat-in" and event["why"] == "away":
            self.world.judge_absence(table, event["seat"])

    def folded(self, machine: str, table: str, number: int, fold: tuple[Any, ...], left: list[int]) -> None:
        """A server has made a table of the events up to a number."""
        truth = self.truths[table]
        if number > len(truth.events):
            self.wrong(f"{machine} took event {number} of {table} for written")
            return
        if self.folds.setdefault((table, number), fold) != fold:
            self.wrong(f"{machine} makes another table of event {number}: {fold}, not {self.folds[table, number]}")
        before = self.folds.get((table, number - 1))
        if before is not None:
            self.judge_clocks(truth, number, before[-1], left)

    def judge_clocks(self, truth: Truth, number: int, before: list[int], after: list[int]) -> None:
        thinker, longest = truth.thinker[number]
        for seat, (was, left) in enumerate(zip(before, after, strict=True)):
            if left < was and (seat != thinker or was - left > longest):
                self.wrong(
                    f"event {number} took {was - left} ms from seat {seat}; seat {thinker} had thought for {longest}"
                )

    def sent(self, table: str, who: Watcher, message: dict[str, Any], text: str) -> None:
        """A server tells somebody something."""
        truth = self.truths[table]
        secret = {int(mark) for mark in CARD.findall(text)} - truth.may_know(who.seat)
        if secret:
            self.wrong(f"{who.name} on seat {who.seat} is told of the cards {sorted(secret)}")
        if message.get("number", 0) > truth.number:
            self.wrong(f"{who.name} is told of event {message['number']}, and there are {truth.number}")

        played = truth.played.get(message.get("id", ""))
        if message["type"] == "refused" and message["error"]["key"] == "table-stale" and played is not None:
            self.wrong(f"{message['id']} is refused as too late, and was played at step {played[0]}")

    def heard(self, table: str, who: Watcher, message: dict[str, Any]) -> None:
        """Somebody hears something. Of an answer in a window only whoever gave it is told, and not that it is an event."""
        if message["type"] in ("table", "update"):
            number, truth = message["number"], self.truths[table]
            again = message["type"] == "table" or (who.seat, number) in truth.secretly
            if number < who.number or (number == who.number and not again):
                self.wrong(f"{who.name} hears of event {number} after {who.number}")
            if message.get("you", {}).get("seat", who.seat) != who.seat:
                self.wrong(f"{who.name} on seat {who.seat} is told that it is {message['you']['seat']}")
