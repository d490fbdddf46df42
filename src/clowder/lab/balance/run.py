"""A run: everything a report needs is played, on all cores, and added up in order."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import msgspec

from clowder.bots.known import Entry
from clowder.bots.network.shipped import shipped
from clowder.engine import catalogue
from clowder.engine.blank import checked_players
from clowder.errors import BadOption, repr_of
from clowder.lab.balance.kept_chunks import ChunkFile
from clowder.lab.balance.meanings import Meanings
from clowder.lab.balance.playing import Workshop
from clowder.lab.balance.sums import Sums, no_sums, unpacked
from clowder.lab.balance.tables import tables_of, variants_of
from clowder.lab.balance.workload import Piece, pieces_of
from clowder.lab.bot_table import AT_A_GLANCE, check_guests, warm_table
from clowder.lab.clairvoyant import understood_in_the_lab
from clowder.lab.sources import sources_of_figures

USUAL_BOTS = ("uniform", "greedy")
LEARNED = "learned"
"""Joins them in a game that comes with weights."""
ALL = "all"

Progress = Callable[[int, int], None]
"""(games played, games in all)."""


class BalanceRun:
    """What was asked for, checked, and what has been played of it."""

    def __init__(
        self,
        game: str,
        players: Sequence[Any] | str | None = None,
        games: Any = 10_000,
        seed: Any = 0,
        options: Mapping[str, Any] | None = None,
        deck: str | Path | Mapping[str, Any] | None = None,
        *,
        bots: Sequence[str] = (),
        vary: Mapping[str, Sequence[Any]] | None = None,
        against: str | Path | Mapping[str, Any] | None = None,
        jobs: Any = None,
    ) -> None:
        """Refuses what cannot be asked before anything is played. Without `players` the usual number, "all" for each."""
        self.game = catalogue.game(game)
        counts = list(self.game.seats) if players == ALL else players
        if isinstance(counts, str):
            raise BadOption(
                "error-players", game_name=game, value=counts, low=self.game.players[0], high=self.game.players[1]
            )
        usual = [min(self.game.seats, key=lambda count: abs(count - 3))]
        self.players = sorted({checked_players(self.game, count) for count in (usual if counts is None else counts)})
        self.jobs = (os.cpu_count() or 1) if jobs is None else jobs
        for name, value, low, high in (
            ("games", games, 1, 10**9),
            ("seed", seed, 0, 10**9),
            ("jobs", self.jobs, 1, 1024),
        ):
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise BadOption("error-number", name=name, value=repr_of(value), low=low, high=high)
        self.games, self.seed = games, seed
        self.bots = self.entries(bots)
        self.options = dict(options or {})
        self.variants = variants_of(self.game, vary or {}, against)
        self.tables = tables_of(self.game, self.players, self.variants, self.options, deck, against)
        self.variants = [each for each in self.variants if any(table.variant == each for table in self.tables)]
        self.meanings = Meanings(self.game)
        self.pieces: list[Piece] = []
        """What is to be played; known when it is known what can be chosen."""
        self.asked = {"game": game, "bots": [bot.name for bot in self.bots], "players": self.players, "games": games,
                      "seed": seed, "tables": [[table.players, table.variant.option, table.variant.value, table.options,
                      table.facts] for table in self.tables]}  # fmt: skip
        """What was asked for, as data: the same again goes on with what is kept."""
        self.facts = {**self.asked, "sources": sources_of_figures(self.bots, self.game)}
        """All that the figures depend on."""
        self.kept = ChunkFile(None, self.facts)
        self.stop = Event()
        self.workshop = Workshop(self.game, self.meanings, seed, self.stop)
        self.sums: dict[str, Sums] = {}
        """What came of each piece, by its name."""

    def entries(self, bots: Sequence[str]) -> list[Entry]:
        """The levels of the ladder, from the weakest on; raises BadOption."""
        learned = [LEARNED] if shipped(self.game) is not None else []
        found = [understood_in_the_lab(name) for name in (bots or [*USUAL_BOTS, *learned])]
        if len({bot.name for bot in found}) < len(found):
            raise BadOption("error-arena-twice", bots=[bot.name for bot in found])
        if not any(bot.kind in AT_A_GLANCE for bot in found):
            raise BadOption("error-balance-bots", known=[kind.name for kind in AT_A_GLANCE])
        check_guests(found)
        for bot in found:
            bot.check(self.game)
        return found

    def keep(self, path: Path, *, needed: bool) -> None:
        """Keep finished chunks in this file, and go on with those that are in it."""
        self.kept = ChunkFile(path, self.facts, needed=needed)

    def warm(self, on_step: Callable[[str, int, int], None] | None = None) -> None:
        """Compile what the games need."""
        warm_table(self.game, self.bots, on_step)

    def prepare(self) -> None:
        """Find out what can be chosen, and so what is to be played."""
        if not self.pieces:
            for table in self.tables:
                self.meanings.play_some(table.blank, table.players)
            self.pieces = pieces_of(self.tables, self.bots, self.games, self.meanings)

    @property
    def all_games(self) -> int:
        """How many there are in all."""
        self.prepare()
        return sum(piece.games * piece.weight for piece in self.pieces)

    @property
    def found(self) -> int:
        """How many of them an earlier run has played."""
        if not self.kept.found:
            return 0
        self.prepare()
        chunks = {(piece.name, first): count * piece.weight for piece in self.pieces for first, count in piece.chunks()}
        return sum(chunks.get(key, 0) for key in self.kept.found)

    def run(self, on_progress: Progress | None = None) -> None:
        """Play what is missing, and add everything up. Broken off, it has kept every finished chunk."""
        self.prepare()
        self.sums = {}
        played, pool = 0, ThreadPoolExecutor(self.jobs)
        try:
            for piece, first, count, sums in self.in_order(pool):
                if (piece.name, first) not in self.kept.found:
                    self.kept.add(piece.name, first, sums.packed())
                self.sums.setdefault(piece.name, no_sums()).add(sums)
                played += count * piece.weight
                if on_progress:
                    on_progress(played, self.all_games)
        finally:
            self.stop.set()
            pool.shutdown(wait=True, cancel_futures=True)
            self.kept.close()

    def in_order(self, pool: ThreadPoolExecutor) -> Iterator[tuple[Piece, int, int, Sums]]:
        """The sums of each chunk in order, with only so many begun ahead of the one that is waited for."""
        begun: list[tuple[Piece, int, int, Future[Sums] | Sums]] = []
        for piece in self.pieces:
            for first, count in piece.chunks():
                known = self.known(piece, first)
                begun.append((piece, first, count, known or pool.submit(self.workshop.sums, piece, first, count)))
                if len(begun) > 2 * self.jobs:
                    yield done(begun.pop(0))
        while begun:
            yield done(begun.pop(0))

    def known(self, piece: Piece, first: int) -> Sums | None:
        """What an earlier run has found; nothing where that cannot be read."""
        content = self.kept.found.get((piece.name, first))
        try:
            return unpacked(content) if content is not None else None
        except ValueError:
            del self.kept.found[piece.name, first]
            return None


def done(chunk: tuple[Piece, int, int, Future[Sums] | Sums]) -> tuple[Piece, int, int, Sums]:
    """A chunk that is waited for."""
    piece, first, count, sums = chunk
    return piece, first, count, sums if isinstance(sums, Sums) else sums.result()


def run_name(asked: Mapping[str, Any]) -> str:
    """A name for what was asked for."""
    import hashlib

    return hashlib.blake2b(msgspec.json.encode(dict(asked)), digest_size=8).hexdigest()
