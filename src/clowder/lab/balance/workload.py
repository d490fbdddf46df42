"""What is to be played for a report: pieces of work, each at one table, in chunks that can be done in any order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from clowder.bots.known import Entry
from clowder.lab.balance.meanings import Meanings
from clowder.lab.balance.tables import USUAL, GameTable
from clowder.lab.bot_table import AT_A_GLANCE
from clowder.lab.seatings import seatings

COUNT, DUEL, FOLLOW, PROBE = "count", "duel", "follow", "probe"

CHUNKS = {COUNT: 5000, FOLLOW: 50, PROBE: 25}
"""Games in a chunk: about a second of work."""
CHUNK_OF_DEALS = 200
"""Deals in a chunk of a duel between bots that decide at a glance; where somebody thinks, each deal is one."""

LEAST_FOLLOWED = 200
LEAST_RESTRICTED = 200
MOST_PROBED = 5000


@dataclass(frozen=True)
class Piece:
    """Games of one kind at one table."""

    kind: str
    table: GameTable
    games: int
    """Of a duel, the deals."""
    bots: tuple[Entry, ...]
    """Who plays: one for all seats, or the two of a duel."""
    restricted: tuple[str, int, str] = ("", 0, "")
    """"never" or "always", and a kind of choice or, with its name, one choice of it: what one seat, each in turn, may
    choose, as long as it can."""

    @property
    def name(self) -> str:
        """Tells it from the others of a run."""
        table = self.table
        which = f"{table.players} {table.variant.option}={table.variant.value}"
        bots, restricted = ",".join(bot.name for bot in self.bots), "".join(map(str, self.restricted))
        return f"{self.kind} {which} {bots} {restricted}"

    @property
    def thinks(self) -> bool:
        """Whether somebody has to be asked, because the compiled loop does not play it itself."""
        return any(bot.kind not in AT_A_GLANCE for bot in self.bots)

    @property
    def chunk(self) -> int:
        """How many of its games, or deals, are a chunk."""
        if self.kind == DUEL:
            return 1 if self.thinks else CHUNK_OF_DEALS
        return CHUNKS[self.kind]

    @property
    def weight(self) -> int:
        """Games in a deal."""
        return len(seatings(self.table.players)) if self.kind == DUEL else 1

    def chunks(self) -> Iterator[tuple[int, int]]:
        """The first game and the number of games of each."""
        for first in range(0, self.games, self.chunk):
            yield first, min(self.chunk, self.games - first)


@dataclass(frozen=True)
class Amounts:
    """How many games each kind of piece has, for so many games a table."""

    games: int

    @property
    def others(self) -> int:
        """Of each other level among themselves."""
        return max(1, self.games // 4)

    @property
    def deals(self) -> int:
        """Of a duel between bots that decide at a glance."""
        return max(2, self.games // 20)

    @property
    def thought_deals(self) -> int:
        """Of a duel in which somebody thinks."""
        return max(2, min(40, self.games // 1000))

    @property
    def restricted(self) -> int:
        """With each restriction."""
        return max(min(self.games, LEAST_RESTRICTED), self.games // 10)

    @property
    def followed(self) -> int:
        """With chances in their course."""
        return max(min(self.games, LEAST_FOLLOWED), self.games // 50)

    @property
    def probed(self) -> int:
        """With one decision tried."""
        return min(self.games, MOST_PROBED, max(LEAST_FOLLOWED, self.games // 10))


def pieces_of(tables: Sequence[GameTable], bots: Sequence[Entry], games: int, meanings: Meanings) -> list[Piece]:
    """All that is to be played. The last bot that decides at a glance is the one whose games are looked at most closely."""
    amounts, found = Amounts(games), []
    main = closest(bots)
    for table in tables:
        found.append(Piece(COUNT, table, amounts.games, (main,)))
        found.append(Piece(FOLLOW, table, amounts.followed, (main,)))
        found.append(Piece(PROBE, table, amounts.probed, (main,)))
        if table.variant == USUAL:
            for bot in bots:
                if bot is not main and bot.kind in AT_A_GLANCE:
                    found.append(Piece(COUNT, table, amounts.others, (bot,)))
        pairs = [(one, other) for place, one in enumerate(bots) for other in bots[place + 1 :]]
        for one, other in pairs if table.variant == USUAL else pairs[:1]:
            piece = Piece(DUEL, table, amounts.deals, (one, other))
            found.append(piece if not piece.thinks else Piece(DUEL, table, amounts.thought_deals, (one, other)))
        if table.variant == USUAL:
            for kind in range(len(meanings.kinds)):
                for way in ("never", "always"):
                    found.append(Piece(COUNT, table, amounts.restricted, (main,), (way, kind, "")))
            for kind, text in meanings.few():
                found.append(Piece(COUNT, table, amounts.restricted, (main,), ("always", kind, text)))
    return found


def closest(bots: Sequence[Entry]) -> Entry:
    """The best of those who decide at a glance: whose games are looked at most closely."""
    return [bot for bot in bots if bot.kind in AT_A_GLANCE][-1]
