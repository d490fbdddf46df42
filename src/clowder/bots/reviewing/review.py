"""`review(match, seat)`: every decision of a seat, judged from what it knew then; and how lucky the cards were.

What was best a search says, with the game's network where it comes with one. What was given away is found out on its own,
by trying both choices in the same worlds: so that a search which was wrong blames nobody, and the figures are not the best
of many that were tried.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Any

from clowder.bots.learned_search import looking_ahead
from clowder.bots.network.running import Networks
from clowder.bots.network.shipped import networks_of, shipped
from clowder.bots.position import Position, seed_of
from clowder.bots.reviewing.comparing import Comparison, compared
from clowder.bots.reviewing.luck import lucky
from clowder.bots.reviewing.told import Review, ReviewedDecision, Verdict
from clowder.engine.because import Reason, told_as
from clowder.engine.blank import is_whole
from clowder.engine.match import Match
from clowder.engine.record import copy
from clowder.errors import BadOption, repr_of


@dataclass(frozen=True)
class Thoroughness:
    """How much is tried: so much for all decisions together, and for each no more and no less than this."""

    simulations: int
    most_simulations: int
    fewest_simulations: int
    worlds: int
    most_worlds: int
    fewest_worlds: int

    def simulations_for(self, decisions: int) -> int:
        """Simulations for each of so many decisions."""
        return min(self.most_simulations, max(self.fewest_simulations, self.simulations // max(1, decisions)))

    def worlds_for(self, decisions: int) -> int:
        """Worlds for each of so many decisions."""
        return min(self.most_worlds, max(self.fewest_worlds, self.worlds // max(1, decisions)))


GREEDY = Thoroughness(180_000, 4_000, 64, 36_000, 400, 24)
LEARNED = Thoroughness(36_000, 1_500, 32, 20_000, 300, 24)
"""Some two or three seconds of one core for a long match, luck and playing it again included."""

AS_GOOD = 0.01
"""What is given away in a hundred games without anybody noticing …"""
SURE = 2
"""… and how many standard errors it has to be, to be called anything."""
MISTAKE, BLUNDER = 0.05, 0.15
"""Parts of a game that a mistake gives away, and a blunder."""


def review(match: Match, seat: int) -> Review:
    """A match as this seat played it; raises BadOption where there is no such seat."""
    work = reviewing(match, seat)
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Review = end.value
            return found


def reviewing(match: Match, seat: int) -> Generator[None, None, Review]:
    """The same piece by piece, for whoever has other things to do in between."""
    if not is_whole(seat) or not 0 <= seat < match.players:
        raise BadOption("error-no-such-seat", seat=repr_of(seat), last=match.players - 1)
    game, weights = match.game, shipped(match.game)
    networks = networks_of(weights, 1.0) if weights else None
    rows = game.record.rows(match.step + 1)
    positions: list[tuple[Position, int]] = []
    for step, record, position, move in walked(match, int(seat)):
        rows[step] = record
        if position is not None:
            positions.append((position, move))
        yield
    rows[match.step] = match.record
    thorough = LEARNED if networks else GREEDY
    simulations, worlds = thorough.simulations_for(len(positions)), thorough.worlds_for(len(positions))
    decisions, exact = [], []
    for position, move in positions:
        decided, comparison = yield from judged_decision(position, move, simulations, worlds, networks)
        decisions.append(decided)
        exact.append(comparison)
    luck = yield from lucky(match, rows, int(seat))
    given, hoped = sum(each.best - each.played for each in exact), sum(each.best for each in exact)
    error = math.sqrt(sum(each.error**2 for each in exact))
    return Review(
        game.name,
        match.players,
        int(seat),
        "learned" if networks else "search",
        simulations,
        worlds,
        round(min(1.0, max(0.0, 1 - given / hoped)) if hoped > 0 else 1.0, 4),
        round(min(1.0, error / hoped) if hoped > 0 else 0.0, 4),
        round(max(0.0, given), 4),
        round(error, 4),
        luck,
        decisions,
    )


def walked(match: Match, seat: int) -> Iterator[tuple[int, Any, Position | None, int]]:
    """Play the match again: before each step its number, the record, what the seat knew if it had a choice to make, and the
    move that was played.

    In a window for reactions everybody is asked at once, so nobody is taken to have known what others answered: the
    position is that in which the window opened.
    """
    again = Match(match.game, match.players, match.seed, match.options, match.deck)
    opened: Any = None
    left: list[int] = []
    for step, move in enumerate(match.decisions):
        record, asked = again.record, again.reacting
        if not asked:
            opened = None
        elif opened is None or asked != left[1:]:
            opened = record
        left = asked
        position = None
        if again.actor == seat and len(again.legal) > 1:
            known = record if opened is None else copy(opened)
            known.actor = seat
            position = Position(match.game, known, seat, step, seed_of("review", seat, step))
        yield step, record, position, move
        again.play(move)


def judged_decision(
    position: Position, move: int, simulations: int, worlds: int, networks: Networks | None
) -> Generator[None, None, tuple[ReviewedDecision, Comparison]]:
    """A decision, judged."""
    budget = {"simulations": simulations}
    best = looking_ahead(position.game, budget, budget, position.seed).choose(position)
    yield
    found = compared(position, best, move, worlds, networks, seed_of("compared", position.seed))
    yield
    game, s = position.game, position.game.record.plain(position.record)
    given = max(0.0, found.best - found.played)
    verdict = verdict_of(given, found.error, same=best == move)
    gainer = max(range(len(found.gains)), key=lambda each: found.gains[each])
    to = gainer if verdict not in ("best", "good") and gainer != position.seat else None
    decided = ReviewedDecision(
        position.step,
        game.view.choice(s, move),
        game.view.choice(s, best),
        round(max(found.best, found.played), 4),
        round(found.played, 4),
        round(found.chance_error, 4),
        round(given, 4),
        round(found.error, 4),
        round(found.worse, 3),
        to,
        verdict,
        reason_of(verdict, given, found, to, int(s.seats)),
        told_as(game.why(s, best)),
        told_as(game.why(s, move)),
    )
    return decided, found


def verdict_of(given: float, error: float, *, same: bool) -> Verdict:
    """How a decision is called."""
    if same:
        return "best"
    if given < max(AS_GOOD, SURE * error):
        return "good"
    return "blunder" if given >= BLUNDER else "mistake" if given >= MISTAKE else "slip"


def reason_of(verdict: Verdict, given: float, found: Comparison, to: int | None, seats: int) -> Reason:
    """In a phrase."""
    if verdict in ("best", "good"):
        return Reason(f"web-review-{verdict}", {})
    told: dict[str, int | str] = {"given": max(1, round(100 * given)), "worse": round(100 * found.worse)}
    if to is None or seats == 2:
        return Reason("web-review-gave", told)
    return Reason("web-review-let", {**told, "gain": max(1, round(100 * found.gains[to]))})
