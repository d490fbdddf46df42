"""The arena: which of some bots is the strongest, and how sure that is.

Every two of them meet in a duel at each number of players: each has half of the seats, and every deal is played in every
seating, so that the luck of the deal cancels. A duel ends when the question is settled, or after the deals that were asked
for. All duels go forward together, deal by deal, on all cores; deals count in their order, so the figures do not depend on
which was finished first.
"""

from __future__ import annotations

import math
import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from clowder.bots.greedy import Greedy
from clowder.bots.known import Entry
from clowder.bots.position import seed_of
from clowder.bots.search import Search
from clowder.engine import catalogue, option
from clowder.engine.blank import blank_rows, checked_players, deck_sheet
from clowder.errors import BadOption, repr_of
from clowder.lab.bot_table import BotTable, Outcome, check_guests, warm_table
from clowder.lab.clairvoyant import Clairvoyant, understood_in_the_lab
from clowder.lab.evidence import PARITY, Wager, mean_of_deals, share_of_deals
from clowder.lab.journal import DuelGame, Journal
from clowder.lab.ladder import ladder
from clowder.lab.seatings import seatings
from clowder.lab.sources import sources_of_figures
from clowder.lab.verdict import Ceiling, Duel, Forfeit, Ladder, Rung, Verdict, forfeits_of

SAMPLES = 1000
"""Resampled runs, for the interval of what a search covers."""
FEWEST = 8
"""Deals that can be resampled with any sense."""
TAIL = 0.025
"""What a 95 % interval leaves out on either side."""

Progress = Callable[[int, int], None]
"""(deals played, deals still thought to be needed in all)."""


@dataclass
class Meeting:
    """A duel while it is fought."""

    number: int
    players: int
    first: int
    second: int
    """The two bots, by their place in the list."""
    deals: list[list[DuelGame]] = field(default_factory=list)
    """Those that count, in order."""
    early: dict[int, list[DuelGame]] = field(default_factory=dict)
    """Those that were finished before an earlier one."""
    begun: int = 0
    wager: Wager = field(default_factory=Wager)
    over: bool = False

    def add(self, deal: int, games: list[DuelGame], most: int, *, all_deals: bool) -> None:
        """A deal was finished; what comes after the question was settled does not count."""
        self.early[deal] = games
        while not self.over and len(self.deals) in self.early:
            counted = self.early.pop(len(self.deals))
            self.deals.append(counted)
            self.wager.bet(sum(game.share for game in counted) / len(counted))
            self.over = len(self.deals) >= most or (self.wager.settled and not all_deals)

    @property
    def shares(self) -> list[list[float]]:
        """What the first won, game by game in each deal."""
        return [[game.share for game in deal] for deal in self.deals]


class Arena:
    """A run: the bots, the tables, and how far it is."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        players: Sequence[int],
        deals: int,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        deck: str | Path | Mapping[str, Any] | None = None,
        *,
        all_deals: bool = False,
        jobs: int | None = None,
        journal: Path | None = None,
    ) -> None:
        """Refuses what cannot be asked before anything is played. `all_deals`: also when a question is settled earlier."""
        self.game = catalogue.game(game)
        self.entries = [understood_in_the_lab(name) for name in bots]
        if len(bots) < 2:
            raise BadOption("error-arena-bots", count=len(bots))
        if len({entry.name for entry in self.entries}) < len(bots):
            raise BadOption("error-arena-twice", bots=[entry.name for entry in self.entries])
        self.players = sorted({checked_players(self.game, count) for count in players})
        self.jobs = (os.cpu_count() or 1) if jobs is None else jobs
        for name, value, low, high in (
            ("deals", deals, 1, 10**9),
            ("seed", seed, 0, 2**31 - 1),
            ("jobs", self.jobs, 1, 1024),
        ):
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise BadOption("error-number", name=name, value=repr_of(value), low=low, high=high)
        self.deals, self.seed, self.all_deals = deals, seed, all_deals
        facts = self.game.check_deck(deck_sheet(self.game, deck))
        self.options = option.settle(self.game.options, options or {}, self.players[0])
        self.blanks = {
            count: blank_rows(self.game, count, self.options_for(count, options), facts, 1) for count in self.players
        }
        pairs = list(combinations(range(len(bots)), 2))
        self.meetings = [
            Meeting(number, count, first, second)
            for number, (count, (first, second)) in enumerate((count, pair) for count in self.players for pair in pairs)
        ]
        self.tables = threading.local()
        self.stop = threading.Event()
        """Set when the run ends, whatever the reason: games that are still going on are given up."""
        check_guests(self.entries)
        for entry in self.entries:
            entry.check(self.game)
        self.facts = {"game": game, "bots": [entry.name for entry in self.entries], "players": self.players, "seed": seed,
                      "options": self.options, "deck": facts,
                      "sources": sources_of_figures(self.entries, self.game)}  # fmt: skip
        """All that the figures depend on, apart from how many deals there are."""
        self.journal = Journal(journal, self.facts, self.games_a_deal())

    def keep(self, journal: Path) -> None:
        """Keep finished deals in this file, as long as that can be done, and go on with those that are in it."""
        self.journal = Journal(journal, self.facts, self.games_a_deal(), needed=False)

    def games_a_deal(self) -> list[int]:
        """How many games a deal of each duel has."""
        return [len(seatings(meeting.players)) for meeting in self.meetings]

    @property
    def found(self) -> int:
        """Deals that an earlier run has finished."""
        return sum(deal < self.deals for _, deal in self.journal.found)

    def warm(self, on_step: Callable[[str, int, int], None] | None = None) -> None:
        """Compile what the games need; `on_step(what, done, total)` after each part."""
        warm_table(self.game, self.entries, on_step)

    def options_for(self, players: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """The options as they are settled for a number of players."""
        return option.settle(self.game.options, options or {}, players)

    def run(self, on_progress: Progress | None = None) -> Verdict:
        """Fight all duels; what came of them. Broken off, it keeps every finished deal in its journal."""
        queue = self.work()
        running: dict[Future[list[DuelGame]], tuple[Meeting, int]] = {}
        pool = ThreadPoolExecutor(self.jobs)
        try:
            while True:
                while len(running) < self.jobs and (item := next(queue, None)) is not None:
                    meeting, deal = item
                    known = self.journal.found.get((meeting.number, deal))
                    if known is not None:
                        meeting.add(deal, known, self.deals, all_deals=self.all_deals)
                    else:
                        running[pool.submit(self.play, meeting, deal)] = item
                if on_progress:
                    on_progress(*self.progress())
                if not running:
                    break
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    meeting, deal = running.pop(future)
                    games = future.result()
                    self.journal.add(meeting.number, deal, games)
                    meeting.add(deal, games, self.deals, all_deals=self.all_deals)
        finally:
            self.stop.set()
            pool.shutdown(wait=True, cancel_futures=True)
            self.journal.close()
        return self.verdict()

    def work(self) -> Iterator[tuple[Meeting, int]]:
        """Which deal of which duel comes next: all duels go forward together."""
        while not all(meeting.over or meeting.begun >= self.deals for meeting in self.meetings):
            for meeting in self.meetings:
                if not meeting.over and meeting.begun < self.deals:
                    meeting.begun += 1
                    yield meeting, meeting.begun - 1

    def play(self, meeting: Meeting, deal: int) -> list[DuelGame]:
        """One deal of a duel, in every seating."""
        table, pair = self.table(meeting.players), (self.entries[meeting.first], self.entries[meeting.second])
        dealt, decided = seed_of(self.seed, "deal", deal), seed_of(self.seed, "bots", deal)
        games = []
        for seating in seatings(meeting.players):
            outcome = table.play([pair[who] for who in seating], dealt, decided)
            games.append(of_the_first(outcome, seating))
        return games

    def table(self, players: int) -> BotTable:
        """This thread's table."""
        tables: dict[int, BotTable] = self.tables.__dict__.setdefault("tables", {})
        if players not in tables:
            tables[players] = BotTable(self.game, self.blanks[players], self.stop)
        return tables[players]

    def progress(self) -> tuple[int, int]:
        """Deals played, and how many there are in all if no open question is settled before its last deal."""
        played = sum(len(meeting.deals) + len(meeting.early) for meeting in self.meetings)
        open_deals = sum(
            self.deals - len(meeting.deals) - len(meeting.early) for meeting in self.meetings if not meeting.over
        )
        return played, played + open_deals

    def verdict(self) -> Verdict:
        """What was found out so far."""
        return Verdict(
            game=self.game.name,
            rules=self.game.version,
            options=self.options,
            bots=[entry.name for entry in self.entries],
            players=self.players,
            deals=self.deals,
            all_deals=self.all_deals,
            seed=self.seed,
            repeats=all(entry.repeats for entry in self.entries),
            duels=[self.duel(meeting) for meeting in self.meetings if meeting.deals],
            ladders=[self.ladder(players) for players in self.players],
            ceilings=list(self.ceilings()),
            forfeits=self.forfeits(),
        )

    def duel(self, meeting: Meeting) -> Duel:
        """A duel, summed up."""
        games = [game for deal in meeting.deals for game in deal]
        scored = [[game.score for game in deal if game.score is not None] for deal in meeting.deals]
        means = [sum(scores) / len(scores) for scores in scored if scores]
        score, score_low, score_high = mean_of_deals(means) if means else (None, None, None)
        return Duel(
            meeting.players,
            self.entries[meeting.first].name,
            self.entries[meeting.second].name,
            len(meeting.deals),
            len(games),
            *share_of_deals(meeting.shares),
            score,
            score_low if len(means) > 1 else None,
            score_high if len(means) > 1 else None,
            meeting.wager.evidence,
            meeting.wager.settled,
            [sum(game.forfeit == bot for game in games) for bot in (0, 1)],
        )

    def ladder(self, players: int) -> Ladder:
        """The bots in order."""
        duels = {(m.first, m.second): m.shares for m in self.meetings if m.players == players}
        places = ladder(len(self.entries), duels, self.seed)
        rungs = [Rung(entry.name, *place) for entry, place in zip(self.entries, places, strict=True)]
        return Ladder(players, sorted(rungs, key=lambda rung: -rung.elo))

    def ceilings(self) -> Iterator[Ceiling]:
        """For each fair search and the clairvoyant of the same budget, where both met the greedy player."""
        for players in self.players:
            for search in self.entries:
                for seeing in self.entries:
                    if search.kind is Search and seeing.kind is Clairvoyant and alike(search, seeing):
                        fair, ceiling = (self.against_greedy(players, entry) for entry in (search, seeing))
                        if fair and ceiling:
                            yield Ceiling(players, search.name, seeing.name, *covered(fair, ceiling, self.seed))

    def against_greedy(self, players: int, entry: Entry) -> list[float]:
        """What a bot won from the greedy player, deal by deal; nothing if they did not meet."""
        bot = self.entries.index(entry)
        for meeting in self.meetings:
            pair = (meeting.first, meeting.second)
            if meeting.players == players and bot in pair and pair != (bot, bot):
                other = pair[1] if pair[0] == bot else pair[0]
                if self.entries[other].kind is Greedy:
                    means = [sum(deal) / len(deal) for deal in meeting.shares]
                    return means if pair[0] == bot else [1 - mean for mean in means]
        return []

    def forfeits(self) -> list[Forfeit]:
        """Which bots failed, how often, and how they did it first."""
        return forfeits_of(
            (self.entries[(meeting.first, meeting.second)[game.forfeit]].name, game.reason)
            for meeting in self.meetings
            for deal in meeting.deals
            for game in deal
            if game.forfeit is not None
        )


def alike(one: Entry, other: Entry) -> bool:
    """Whether the same was asked of two searches."""
    return (one.budget, one.detail) == (other.budget, other.detail)


def of_the_first(outcome: Outcome, seating: tuple[int, ...]) -> DuelGame:
    """A game, from the side of the first bot. A bot that failed has lost on all its seats."""
    if outcome.forfeit is not None or outcome.scores is None:
        loser = seating[outcome.forfeit or 0]
        return DuelGame(float(loser), None, loser, outcome.reason)
    share = sum(part for part, who in zip(outcome.shares, seating, strict=True) if who == 0)
    points = [[score for score, who in zip(outcome.scores, seating, strict=True) if who == bot] for bot in (0, 1)]
    return DuelGame(share, sum(points[0]) / len(points[0]) - sum(points[1]) / len(points[1]))


def covered(fair: list[float], seeing: list[float], seed: int) -> tuple[float, float, float, float, float]:
    """The two shares, which part of the way the fair search covers, and its 95 % interval from resampled deals.

    Where seeing all cards wins nothing there is no way to cover: the part is not a number. Nor is the interval where the
    deals are too few to resample, or leave open whether there is a way at all.
    """
    one, two = np.array(fair), np.array(seeing)
    with np.errstate(divide="ignore", invalid="ignore"):
        part = float(np.divide(one.mean() - PARITY, two.mean() - PARITY))
    count = min(len(one), len(two))
    picked = np.random.default_rng(seed).integers(0, count, (SAMPLES, count))  # both were dealt the same deals
    of_fair, of_seeing = one[picked].mean(axis=1) - PARITY, two[picked].mean(axis=1) - PARITY
    if count < FEWEST or one.std() == 0 or two.std() == 0 or np.quantile(of_seeing, TAIL) <= 0:
        return float(one.mean()), float(two.mean()), part, math.nan, math.nan
    low, high = np.quantile(of_fair / of_seeing.clip(1e-9), [TAIL, 1 - TAIL])
    return float(one.mean()), float(two.mean()), part, float(low), float(high)
