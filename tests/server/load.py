"""People at several tables, who go on at a new one whenever a game is over: what servers are killed under."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from tests.server.client import Host, Pace, Player, at_once

QUICK = {"pace": 0, "reaction": 3, "grace": 60}
"""Manners of a table that loses no time."""
STUCK = 90.0
"""Seconds in which a table that is not stuck goes on."""
FURTHER = 10
"""Steps by which it goes on."""


class Party(msgspec.Struct, frozen=True):
    """Who plays what together."""

    game: str
    people: int
    bots: tuple[str, ...] = ()


PARTIES = (
    Party("devils_scat", 2),
    Party("discat", 3),
    Party("rat_a_tat_roll", 2, ("kitten",)),
    Party("gattara", 2),
)
"""Every game, and a bot's turns to be taken over."""


class Load:
    """All players, and all that they were told."""

    def __init__(
        self,
        urls: Sequence[str],
        parties: Sequence[Party] = PARTIES,
        *,
        pace: Pace = at_once,
        manners: dict[str, Any] | None = None,
        twice: bool = False,
    ) -> None:
        self.urls = urls
        self.parties = parties
        self.pace = pace
        self.manners = {**QUICK, **(manners or {})}
        self.twice = twice
        self.players: list[Player] = []
        """All there ever were."""
        self.playing: dict[int, list[Player]] = {}
        """Those at the tables of now, by party."""
        self.finished = 0
        """Games that were played to the end."""
        self.stopping = False
        self.tasks: list[asyncio.Task[None]] = []
        self.host = Host(urls)

    async def begin(self) -> None:
        """Sit down, all of them."""
        self.tasks = [asyncio.create_task(self.keep(number, party)) for number, party in enumerate(self.parties)]
        while len(self.playing) < len(self.parties):
            await asyncio.sleep(0.05)
            self.raise_failures()
        for there in self.playing.values():
            for player in there:
                async with asyncio.timeout(STUCK):
                    await player.arrived.wait()

    async def keep(self, number: int, party: Party) -> None:
        """One party, game after game."""
        while not self.stopping:
            table, tokens = await self.host.table(party.game, party.people, party.bots, self.manners)
            there = [self.player(table, token, seat) for seat, token in enumerate(tokens)]
            self.playing[number] = there
            self.players += there
            await asyncio.gather(*(player.play() for player in there))
            self.finished += all(player.over for player in there)

    def player(self, table: str, token: str, seat: int) -> Player:
        """Somebody, who prefers one of the servers; neighbours prefer different ones."""
        shift = (len(self.players) + seat) % len(self.urls)
        urls = [*self.urls[shift:], *self.urls[:shift]]
        return Player(urls, table, token, seat, seed=random.getrandbits(32), pace=self.pace, twice=self.twice)

    @property
    def acknowledged(self) -> int:
        """Moves that were acknowledged so far."""
        return sum(len(player.played) for player in self.players)

    def raise_failures(self) -> None:
        """What went wrong in a task of ours should be seen at once."""
        for task in self.tasks:
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                raise error

    async def end(self) -> list[str]:
        """Let every table go on for a while, or to its end, then hang up; the tables that are stuck."""
        self.raise_failures()
        self.stopping = True
        before = {number: furthest(there) for number, there in self.playing.items()}
        stuck = set(before)
        until = asyncio.get_running_loop().time() + STUCK
        while stuck and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.05)
            for number in list(stuck):
                there = self.playing[number]
                if all(player.done or player.step >= before[number] + FURTHER for player in there):
                    stuck.discard(number)
        for player in self.players:
            player.leave()
        await asyncio.gather(*self.tasks, return_exceptions=False)
        await self.host.close()
        return [
            f"{there[0].table} ({self.parties[number].game}) is stuck at step {[player.step for player in there]}, "
            f"turn {there[0].turn}, pending {[player.pending for player in there]}, refused {[p.refused for p in there]}, "
            f"connected {[player.connected for player in there]} times, {[player.shown.get('status') for player in there]}"
            for number, there in self.playing.items()
            if number in stuck
        ]


def furthest(players: Sequence[Player]) -> int:
    """The step that a table has come to."""
    return max(player.step for player in players)
