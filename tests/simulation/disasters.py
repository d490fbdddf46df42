"""What goes wrong, to whom and when: all of it from the world's own chance."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.simulation.server import Server
    from tests.simulation.world import World


class Disasters:
    """Strikes a world, some times, and then lets it be."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.chance = world.chance
        self.last_for = 0.0
        """Seconds from the beginning until the last of what was begun is over."""

    async def strike(self) -> None:
        """Go wrong some times; then set right what does not come right by itself."""
        world, chance = self.world, self.chance
        kinds = [self.kill, self.kill, self.restart, self.halt, self.lose, self.deafen, self.drop, self.away, self.sleep]
        if self.may_go_for_good():
            kinds.append(self.go)
        for _ in range(chance.choice((0, 1, 2, 3, 5))):
            await asyncio.sleep(chance.random() ** 2 * 8.0)
            chance.choice(kinds)()
            if chance.random() < 0.5:
                chance.choice(world.people).fidget()
        await asyncio.sleep(max(0.0, self.last_for - world.loop.at))
        world.losing = 0.0
        for server in world.servers:
            server.start_again()
            server.access.losing = 0.0

    def lasts(self, seconds: float) -> float:
        self.last_for = max(self.last_for, self.world.loop.at + seconds)
        return seconds

    def some_server(self) -> Server | None:
        """One that works."""
        up = [server for server in self.world.servers if server.up]
        return self.chance.choice(up) if up else None

    def kill(self) -> None:
        if (server := self.some_server()) is not None:
            server.kill()
            self.world.loop.call_later(self.lasts(self.chance.choice((0.1, 2.0, 9.0))), server.start_again)

    def restart(self) -> None:
        if (server := self.some_server()) is not None:
            server.stop()
            self.world.loop.call_later(self.lasts(self.chance.choice((1.0, 4.0))), server.start_again)

    def halt(self) -> None:
        if (server := self.some_server()) is not None:
            server.halt(self.lasts(self.chance.choice((0.5, 3.0, 3.0, 9.0, 9.0, 60.0))))

    def lose(self) -> None:
        if (server := self.some_server()) is not None:
            seconds = self.lasts(self.chance.choice((0.5, 2.0, 7.0)))
            self.world.tell("{} loses the database for {} s", server.machine.name, seconds)
            server.access.lose(seconds)

    def deafen(self) -> None:
        if (server := self.some_server()) is not None:
            seconds = self.lasts(self.chance.choice((0.5, 2.0, 7.0)))
            self.world.tell("{} hears nothing of others for {} s", server.machine.name, seconds)
            server.access.deafen(seconds)

    def drop(self) -> None:
        """Somebody's line breaks, and they come back elsewhere before their old server knows."""
        watcher = self.chance.choice(self.world.watchers)
        watcher.drop(self.chance.choice((0.05, 2.0, 20.0)))
        self.world.loop.call_later(self.chance.random(), watcher.come)

    def away(self) -> None:
        watcher = self.chance.choice(self.world.watchers)
        watcher.leave(self.chance.choice((0.05, 2.0)), self.lasts(self.chance.choice((2.0, 8.0, 20.0))))

    def sleep(self) -> None:
        self.chance.choice(self.world.watchers).sleep(self.lasts(self.chance.choice((2.0, 8.0, 15.0))))

    def may_go_for_good(self) -> bool:
        return self.world.absence == "bot" and len(self.world.people) > 1

    def go(self) -> None:
        """Somebody leaves for good; the first stays."""
        person = self.chance.choice(self.world.people[1:])
        self.world.tell("{} goes for good", person.name)
        person.leave(self.chance.choice((0.05, 2.0)), None)
