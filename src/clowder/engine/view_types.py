"""The types that every game's view is made of. A game declares its own on top of them, once, in its `view_types.py`: from
that declaration come the checks of mypy, the browser's TypeScript, the OpenAPI document and the tables in docs/games.

Everything is a frozen msgspec Struct. As JSON a view looks the same for every game::

    {"game": "discat", "players": 3, "seat": 0, "step": 12, "actor": 0, "phase": "top", "over": false,
     "table": AREA, "seats": [AREA, AREA, AREA], "choices": [CHOICE, …], "insight": …, "result": null}

An area is `{"facts": {name: value}, "places": {name: {"count": n, "cards": [...]}}}`. A place lists its cards where the
viewer may see that there are cards lying one beside another; null is a card that lies face down to this viewer. A value
that names a player is `{"seat": 2}`, everywhere. Choices are listed for the actor alone.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

FactsT = TypeVar("FactsT")
PlacesT = TypeVar("PlacesT")
CardT = TypeVar("CardT")
PhaseT = TypeVar("PhaseT")
TableT = TypeVar("TableT")
PlayerT = TypeVar("PlayerT")
ChoiceT = TypeVar("ChoiceT")
InsightT = TypeVar("InsightT")
ReasonT = TypeVar("ReasonT")


def kebab(name: str) -> str:
    """The word for a class: `LetBe` is "let-be", `Point29` is "point-29"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=[0-9])", "-", name).lower()


class Shown(Struct, frozen=True):
    """Base of everything that a view is made of."""


class Who(Shown, frozen=True):
    """A player; null where it could be one and is nobody."""

    seat: int | None


class Heap(Shown, frozen=True):
    """A place of which only the count shows."""

    count: int


class Cards(Shown, Generic[CardT], frozen=True):
    """A place with its cards side by side."""

    count: int
    cards: list[CardT]


class CardsOrHeap(Shown, Generic[CardT], frozen=True):
    """A place whose cards some see, and the others only how many there are."""

    count: int
    cards: list[CardT] | UnsetType = UNSET


class Area(Shown, Generic[FactsT, PlacesT], frozen=True):
    """One player's part of the table, or its middle."""

    facts: FactsT
    places: PlacesT


class Choice(Shown, frozen=True, kw_only=True, tag_field="kind", tag=kebab):
    """A legal choice. Each kind is a class, which gives it its name: `class GoOn(Choice)` is "go-on". Where a message
    has the same name, one of the classes needs another: `class PlayBastet(Choice, tag="bastet")`."""

    id: int
    """The move that it means."""


class Told(Shown, frozen=True):
    """What a message of a story tells; the class gives it its key: `class AllPassed(Told)` is "all-passed", and its text is
    the game's `story-all-passed`."""


class Message(Shown, frozen=True):
    """Something that happened, as one of those around the table saw it."""

    step: int
    """After which decision; 0 for the deal."""
    key: str
    args: Told


class Result(Shown, Generic[ReasonT], frozen=True):
    """How a game ended: what the rules' `result` and `score` say of it and, the game's own word, why."""

    winners: list[int]
    """One seat, or several who share the win."""
    scores: list[int]
    """By seat."""
    reason: ReasonT
    counted: bool
    """False where the game ended in a way in which the scores do not count."""
    ranking: list[int]
    """The seats from first to last: winners, then by score."""


class View(
    Shown,
    Generic[PhaseT, TableT, PlayerT, ChoiceT, InsightT, ReasonT],
    frozen=True,
    kw_only=True,
    tag_field="game",
):
    """All that a seat may see. A game's own has its name for a tag: `class DiscatView(View[…], tag="discat")`."""

    players: int
    seat: int | None
    """Whose eyes these are; null for a bystander's."""
    step: int
    """How many decisions were made."""
    actor: int | None
    """Who decides; null when the game is over."""
    phase: PhaseT
    """What is being decided, or "over"."""
    over: bool
    table: TableT
    seats: list[PlayerT]
    choices: list[ChoiceT]
    insight: InsightT
    """What the rules make of what the viewer sees: so that no client needs a rule."""
    result: Result[ReasonT] | None


Score = "score"
"""Marks a fact about a player that is the rules' `score` as things stand, which the kit compares:
`points: Annotated[int, Score]`."""

Winner = "winner"
"""Marks the player of a message who, by the rules' `result`, has won: `who: Annotated[Who, Winner]`. The kit compares."""

AnyView = View[Any, Any, Any, Any, Any, Any]


def heap(count: int) -> Heap:
    """A place of which only the count shows."""
    return Heap(count)


def cards(faces: list[CardT]) -> Cards[CardT]:
    """A place with its cards side by side; None for one that lies face down to the viewer."""
    return Cards(len(faces), faces)


def cards_or_heap(faces: list[CardT], *, is_open: bool) -> CardsOrHeap[CardT]:
    """A place whose cards the viewer sees, or only how many there are."""
    return CardsOrHeap(len(faces), faces) if is_open else CardsOrHeap(len(faces))


_WHO = {seat: Who(seat if seat >= 0 else None) for seat in range(-1, 16)}


def who(seat: int) -> Who:
    """A player; NOBODY is nobody."""
    return _WHO[seat]


def who_or_none(seat: int) -> Who | None:
    """A player, or nothing to say where there is none."""
    return _WHO[seat] if seat >= 0 else None


@cache
def key_of(kind: type[Told]) -> str:
    """The key of a kind of message."""
    return kebab(kind.__name__)


def message(step: int, told: Told) -> Message:
    """A message of a story."""
    return Message(step, key_of(type(told)), told)


def plain(shown: Any) -> Any:
    """The same as dictionaries and lists."""
    return msgspec.to_builtins(shown)
