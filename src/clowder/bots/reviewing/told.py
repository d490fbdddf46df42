"""What a review says. It travels as it is: over HTTP, in the OpenAPI document, to the browser."""

from __future__ import annotations

from typing import Literal

import msgspec

from clowder.engine.because import Reason
from clowder.engine.view_types import Choice

Verdict = Literal["best", "good", "slip", "mistake", "blunder"]
"""How a decision is judged: the best there was, as good as far as can be told, and then by what it gave away."""


class ReviewedDecision(msgspec.Struct, frozen=True):
    """A decision, judged from what the seat knew when it made it."""

    step: int
    """How many steps were played before it: in the replay, the view that it was made from."""
    played: Choice
    best: Choice
    """What the judge would have played; the same where that was played."""
    before: float
    """The seat's chance of winning with the best choice, from 0 to 1, …"""
    after: float
    """… and with the one that was played."""
    chance_error: float
    """One standard error of that, as far as sampling goes."""
    given: float
    """What was given away: the first less the second, and never less than nothing."""
    error: float
    """One standard error of what was given away. Both choices are tried in the same worlds, so it is smaller than that of a
    chance."""
    worse: float
    """In how many of the worlds that the seat could not tell apart the best did better: what was risked, from 0 to 1."""
    to: int | None
    """The seat whose chance grew most by it; null where nothing was given away."""
    verdict: Verdict
    reason: Reason
    """In a phrase: how much, and to whom."""
    why_best: Reason | None
    """What spoke for the best choice, in a text of the game; null where it says nothing."""
    why_played: Reason | None
    """What spoke for the one that was played."""


class LuckyStep(msgspec.Struct, frozen=True):
    """A step in which chance had much to say."""

    step: int
    """Its number in the replay; 0 is the deal."""
    change: float
    """How much more the seat's chance was than it was to be expected before the cards were drawn or the dice thrown."""


class Luck(msgspec.Struct, frozen=True):
    """Which part of the result chance has, from the seat's side: `result` is `fair` and `deal` and `draws` and `play`."""

    fair: float
    """Everybody's equal share of the win."""
    deal: float
    """What the deal was worth to the seat, above an average deal."""
    draws: float
    """What was drawn and thrown since was worth to it, by anybody, above what was to be expected."""
    play: float | None
    """What is left is how everybody played; null if the match was given up."""
    result: float | None
    """The seat's share of the win."""
    error: float
    """One standard error of the chance's part, as far as sampling goes."""
    steps: list[LuckyStep]
    """The luckiest and the unluckiest steps, in their order."""


class Review(msgspec.Struct, frozen=True):
    """A match as one seat played it."""

    game: str
    players: int
    seat: int
    judge: Literal["learned", "search"]
    """Who judged: a search with the game's network, or one without."""
    simulations: int
    """Of the search, for each decision …"""
    worlds: int
    """… and worlds in which the choice that was played was tried beside the best."""
    accuracy: float
    """Which part of its chances the seat kept, over all decisions: 1 if nothing was given away."""
    accuracy_error: float
    given: float
    """The sum of what the decisions gave away. Where one turned out better than the best choice, that counts, so that the
    sum does not grow by sampling alone; it may therefore be less than what they add up to."""
    given_error: float
    luck: Luck
    decisions: list[ReviewedDecision]
    """Where the seat had a choice, in their order."""
