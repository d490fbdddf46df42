"""A seed, and the world that follows from it: servers, a database, people, and what goes wrong until it gets calm."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import msgspec

from clowder.engine import catalogue
from clowder.server.live import bot_pool, creation, live_table
from clowder.server.live.live_table import LiveTable
from clowder.server.network.api import handlers
from clowder.server.process import times
from clowder.server.process.logs import log
from clowder.server.stores.base import EventRow, StoreLost
from tests.simulation.database import Database
from tests.simulation.disasters import Disasters
from tests.simulation.game import GAME
from tests.simulation.loop import HERE, GoesRoundInCircles, Machine, SimulatedLoop
from tests.simulation.network import NoAnswer, request
from tests.simulation.people import Move, Person, Watcher
from tests.simulation.referee import Referee, Truth
from tests.simulation.server import Server

MIDNIGHT = 1_700_000_000_000
"""When every run begins, in milliseconds since 1970."""
SETTLED = 12.0
"""Seconds of calm after which everything has to be as if nothing had been."""
STILL = 30.0
"""Seconds in which something happens at every table where somebody is to move."""
LONGEST = 400.0
"""Seconds after which every game has to be over."""
NAMES = ("Ada", "Ben", "Cleo")


class Story:
    """What happened in a run, in order; made into sentences only if somebody wants to read them."""

    def __init__(self) -> None:
        self.lines: list[tuple[float, str, tuple[Any, ...]]] = []

    def __str__(self) -> str:
        return "\n".join(f"{at:9.3f}  {text.format(*about)}" for at, text, about in self.lines)


class World:
    """One run."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.chance = chance = random.Random(f"{seed} world")
        self.loop = SimulatedLoop()
        self.loop.set_exception_handler(self.failed)
        self.story = Story()
        self.complaints: list[str] = []
        self.ended = False
        self.calm_since = 0.0
        """When nothing goes wrong any more; 0 until then."""
        self.stop: asyncio.Future[None] = self.loop.create_future()
        self.losing = chance.choice((0.0, 0.0, 0.03, 0.15))
        """How likely an answer of the database is lost."""
        self.lossy = chance.choice((0.0, 0.2))
        """How likely an answer over HTTP is."""
        self.clocks = chance.choice(((0,), (0,), (-1500, 0, 2500)))
        self.apart = max(self.clocks) - min(self.clocks)
        self.referee = Referee(self)
        self.database = Database(self.loop, self.written)
        count = chance.choice((1, 2, 2, 2, 3))
        self.shared = count > 1 or chance.random() < 0.5
        self.servers = [Server(self, name) for name in "ABC"[:count]]
        self.buried: list[Machine] = []
        """Machines of servers that were killed."""
        self.table = ""
        self.people: list[Person] = []
        self.watchers: list[Watcher] = []
        """Everybody with a line, people too."""

    # What is told ---------------------------------------------------------------------------------------------------

    def tell(self, text: str, *about: Any) -> None:
        if not self.ended:
            self.story.lines.append((self.loop.at, text, about))

    def complain(self, what: str) -> None:
        """Something is wrong: the run ends here."""
        if not self.ended:
            self.tell("WRONG: {}", what)
            self.complaints.append(what)
            if not self.stop.done():
                self.stop.set_result(None)

    def failed(self, loop: Any, context: dict[str, Any]) -> None:
        """Something was raised that nobody caught. (That the store was lost while nobody waited any more comes out when the
        task is thrown away, which is no fixed moment.)"""
        if not isinstance(context.get("exception"), StoreLost):
            self.complain(f"{context['message']}: {context.get('exception')!r}")

    def written(self, table: str, row: EventRow, machine: str) -> None:
        self.tell("{} writes event {}: {}", machine, row.number, row.body)
        self.referee.written(table, row.number, row.at, row.body)

    def folds(self, machine: str, live: LiveTable) -> None:
        """A server made a table of what is written."""
        table = live.table
        if not live.doubtful and table.written == live.told:
            match, left = table.match, list(table.clocks.left)
            fold = (
                table.number, table.at, table.status, [msgspec.structs.astuple(seat) for seat in table.seats], table.next,
                None if match is None else match.decisions, dict(table.answers), set(table.looked), list(table.asked),
                table.since, table.missed, table.still_since, table.thought, dict(table.ids), left,
            )  # fmt: skip
            self.referee.folded(machine, table.table, table.written, fold, left)

    def move(self, name: str) -> Move | None:
        return next((person.sent[name] for person in self.people if name in person.sent), None)

    def judge_absence(self, table: str, seat: int) -> None:
        """Nobody who is here, and has been for long enough, is taken for gone."""
        for person in self.people:
            settled = self.calm_since and self.loop.at - max(self.calm_since, person.here_since) > SETTLED + self.grace
            if settled and person.here and (person.table, person.seat) == (table, seat):
                self.complain(f"a bot sat in for {person.name}, who is here")

    # A run ----------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        for server in self.servers:
            server.start()
        tokens = await self.make_table()
        for seat, token in enumerate(tokens):
            self.people.append(Person(self, NAMES[seat], token, seat))
        self.watchers += self.people
        if self.chance.random() < 0.5:
            self.watchers.append(Watcher(self, "Dora, who watches,"))
        for person in self.people[:1] if self.chance.random() < 0.3 else []:
            self.watchers.append(Watcher(self, f"{person.name}'s other tab", person.token, person.seat))
        for watcher in self.watchers:
            self.loop.call_later(self.chance.random(), watcher.come)
        await Disasters(self).strike()
        self.calm_since = self.loop.at
        self.tell("It gets calm")
        await self.play_on()
        self.account()
        if self.chance.random() < 0.25 and self.truth.match is not None:
            await self.rematch()

    async def make_table(self) -> list[str]:
        """The host makes a table for everybody, and has the cards dealt."""
        chance = self.chance
        players = chance.choice((2, 2, 3))
        people = chance.randint(1, players)
        clock = chance.choice(("none", "none", "move", "game"))
        self.grace = chance.choice((5, 8))
        self.absence = chance.choice(("bot", "bot", "pause"))
        hot_seat = clock == "none" and chance.random() < 0.1
        body = {
            "game": GAME.name, "players": players, "name": NAMES[0], "names": NAMES[1:people], "start": True,
            "bots": [chance.choice(("kitten", "house-cat")) for _ in range(players - people)],
            "manners": {
                "reaction": 3.0, "pace": chance.choice((0.2, 1.0)), "absence": self.absence, "grace": self.grace,
                "stand_in": "kitten", "hot_seat": hot_seat,
                "clock": {"kind": clock, "seconds": chance.choice((5, 15)), "increment": chance.choice((0, 2))},
            },
        }  # fmt: skip
        while True:
            try:
                status, said = await request(
                    chance.choice(self.servers), handlers.create_table, chance, "", msgspec.json.encode(body)
                )
            except NoAnswer:
                continue
            if status == 201:
                made = msgspec.json.decode(said)
                self.table = made["table"]
                tokens: list[str] = made["tokens"]
                return tokens

    @property
    def truth(self) -> Truth:
        """The table that is played at."""
        return self.referee.truths[self.table]

    async def play_on(self) -> None:
        """Until the game is over and everybody here knows it."""
        while not self.stop.done():
            await asyncio.sleep(1.0)
            truth = self.truth
            if truth.status == "over" and all(self.knows(watcher) for watcher in self.watchers):
                return
            quiet = self.loop.at - (truth.at - MIDNIGHT - self.apart) / 1000
            if self.loop.at - self.calm_since > STILL + SETTLED and quiet > STILL + SETTLED:
                self.complain("the table stands still" if truth.status == "playing" else self.unknowing())
            if self.loop.at - self.calm_since > LONGEST:
                self.complain("the game never ends")

    def knows(self, watcher: Watcher) -> bool:
        """Whether somebody who is here has seen the newest, and heard of every move."""
        if watcher.gone:
            return True
        pending = isinstance(watcher, Person) and bool(watcher.pending)
        return watcher.here and watcher.number == self.truth.number and not pending

    def unknowing(self) -> str:
        who = [f"{watcher.name} ({watcher.number})" for watcher in self.watchers if not self.knows(watcher)]
        return f"event {self.truth.number} is not known to {', '.join(who)}"

    def account(self) -> None:
        """What people were told, beside what is in the database."""
        truth = self.truth
        for person in self.people:
            for name, move in person.sent.items():
                if move.number >= 0 and name not in truth.played:
                    self.complain(f"{name} was acknowledged and is not there")
                if move.refused and name in truth.played and move.copies == 1:
                    self.complain(f"{name} was refused ({move.refused}) and is there")
        for watcher in self.watchers:
            if not watcher.gone and truth.match is not None:
                seen = truth.match.view(watcher.seat)
                if watcher.view is None or {**watcher.view, "choices": []} != {**seen, "choices": []}:
                    self.complain(f"{watcher.name} sees something else: {watcher.view}, not {seen}")
                if watcher.story != truth.match.story(watcher.seat):
                    self.complain(f"{watcher.name} was told another story")

    # The rematch ----------------------------------------------------------------------------------------------------

    async def rematch(self) -> None:
        """Everybody asks for one, at whatever server, and all get the same."""
        asking = [person for person in self.people if not person.gone]
        found = await asyncio.gather(*(self.ask_again(person) for person in asking))
        if len(set(found)) != 1:
            self.complain(f"there are several rematches: {found}")
        self.table = found[0]
        for watcher in self.watchers:
            watcher.move_to(self.table, None if watcher.seat is None else (watcher.seat + 1) % len(self.truth.seats))
        await self.until(lambda: all(map(self.knows, self.watchers)), "not everybody came to the rematch")
        self.tell("{} deals again", asking[0].name)
        self.lossy = 0.0
        await request(self.servers[0], handlers.start, self.chance, self.people[0].token, table=self.table)
        await self.until(lambda: self.truth.status != "open", "the rematch does not begin")
        await self.until(lambda: all(map(self.knows, self.watchers)), "the rematch is not known to everybody")

    async def ask_again(self, person: Person) -> str:
        """Until there is an answer."""
        while True:
            await asyncio.sleep(person.chance.random())
            server = person.chance.choice(self.servers)
            try:
                status, said = await request(server, handlers.play_again, person.chance, person.token, table=self.table)
            except NoAnswer:
                continue
            if status == 201:
                table: str = msgspec.json.decode(said)["table"]
                self.tell("{} asks {} for a rematch: {}", person.name, server.name, table)
                return table

    async def until(self, fine: Any, otherwise: str) -> None:
        began = self.loop.at
        while not fine() and not self.stop.done():
            await asyncio.sleep(0.5)
            if self.loop.at - began > STILL:
                self.complain(otherwise)

    # The end --------------------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Run until something is wrong, or nothing is left to do."""
        running = asyncio.ensure_future(self.run())
        await asyncio.wait({running, self.stop}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        running.cancel()

    def close(self) -> None:
        """Let everything come to its end, so that nothing of this run outlives it."""
        self.ended = True
        for server in self.servers:
            self.loop.resume(server.machine)
        for machine in self.buried:
            self.loop.resume(machine)
        self.loop.looks = 0
        for _ in range(3):
            tasks = asyncio.all_tasks(self.loop)
            if tasks:
                for task in tasks:
                    task.cancel()
                self.loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self.loop.close()


class Complaints(logging.Handler):
    """What a server logs as an error is one."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self.world.complain(f"{record.getMessage()}: {error!r}")


@contextmanager
def in_place_of(place: Any, **others: Any) -> Iterator[None]:
    """Something else for a while."""
    before = {name: getattr(place, name) for name in others}
    for name, other in others.items():
        setattr(place, name, other)
    try:
        yield
    finally:
        for name, was in before.items():
            setattr(place, name, was)


def simulated(seed: int) -> World:
    """The world of a seed, after all that happened in it."""
    catalogue.add(GAME)
    world = World(seed)
    chance = random.Random(f"{seed} secrets")

    def time_ns() -> int:
        machine = HERE.get()
        return (MIDNIGHT + round(world.loop.at * 1000) + (machine.ahead if machine else 0)) * 1_000_000

    def letters(count: int) -> str:
        return "".join(chance.choices("abcdefghijklmnopqrstuvwxyz", k=count * 4 // 3))

    clock = SimpleNamespace(perf_counter=lambda: world.loop.at)
    complaints = Complaints(world)
    log.addHandler(complaints)
    with (
        in_place_of(times, time=SimpleNamespace(time_ns=time_ns)),
        in_place_of(
            secrets, token_hex=lambda count: f"{chance.getrandbits(8 * count):0{2 * count}x}", token_urlsafe=letters,
            choice=chance.choice,
        ),
        in_place_of(live_table, time=clock),
        in_place_of(bot_pool, time=clock),
        in_place_of(creation, new_secret=lambda: secrets.token_hex(16)),  # as it is, whatever other tests make of it
        in_place_of(log, propagate=False),
    ):  # fmt: skip
        try:
            world.loop.run_until_complete(world.play())
        except GoesRoundInCircles:
            world.complain("it goes round in circles")
        finally:
            world.close()
            log.removeHandler(complaints)
            catalogue.remove(GAME.name)
    return world


def settle_down() -> None:
    """What was made so far is not garbage, and need not be looked through again and again."""
    gc.collect()
    gc.freeze()
