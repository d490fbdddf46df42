"""What travels over HTTP: the bodies of requests and answers. openapi.py makes the OpenAPI document from these types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from clowder.bots.roster import levels
from clowder.engine.because import Reason
from clowder.engine.option import OptionValue
from clowder.engine.view_types import AnyView, Message, Result
from clowder.server.network.wire.from_server import Turn
from clowder.server.network.wire.patch import Patch
from clowder.server.table.seats import Cat
from clowder.server.table.settings import TableSettings
from clowder.server.table.table import Status

Name = Annotated[str, Meta(min_length=1, max_length=24, description="How a player is called at the table")]
*_others, _strongest = levels()
Level = Annotated[str, Meta(description=f"{', '.join(_others)} or {_strongest}")]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=12)]
    options: dict[str, Any] = {}
    deck: dict[str, Any] | None = None
    settings: TableSettings = msgspec.field(default=TableSettings(), name="manners")
    name: Name | None = None
    """Under which the host takes the first seat; without one the host only watches."""
    cat: Cat | None = None
    """What the host would like to look like."""
    names: Annotated[list[Name], Meta(max_length=12)] = []
    """Of more people on the seats after that, who share the host's device."""
    bots: Annotated[list[Level], Meta(max_length=12)] = []
    """Levels of bots for the last seats."""
    start: bool = False
    """Begin at once, if no seat is free."""


class MadeTable(msgspec.Struct):
    """The table, and the token by which its host is known."""

    table: str
    code: str
    token: str
    seat: int | None
    tokens: list[str]
    """Of all people who sit now, by seat."""


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    """Who wants to sit down."""

    name: Name
    cat: Cat | None = None
    """What they would like to look like; if somebody at the table does already, or without a wish, another cat is found."""


class TakenSeat(msgspec.Struct):
    """The seat, and the token that holds it."""

    seat: int
    token: str


class SeatWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Who asks for a seat that was theirs."""

    name: Name
    """Shown to everybody; the seat keeps the name it has."""


class AskedSeat(msgspec.Struct):
    """The seat that was asked for, and the token that holds it once it is granted; until then one watches with it."""

    seat: int
    token: str


class BotWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Which bot."""

    level: Level


class WordGiven(msgspec.Struct, forbid_unknown_fields=True):
    """Something to add to the seed."""

    word: Annotated[str, Meta(min_length=1, max_length=100)]


class BeginnerWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to begin."""

    seat: int | None
    """null: what the options say, which is chance unless somebody chose."""


class CatWanted(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody would like to look like."""

    cat: Cat


class OptionListed(msgspec.Struct):
    """An option of a game."""

    option: str
    default: OptionValue
    about: str
    choices: dict[str, str]
    """What each of the values means; there may be more that the game takes than a menu offers."""
    values: list[OptionValue]
    """What a menu offers, in the order of `choices`: that is what goes into the options of a table."""


class GameListed(msgspec.Struct):
    """A game of the catalogue."""

    game: str
    name: str
    tagline: str
    players: list[int]
    """How many can play."""
    rules: int
    """The version of its rules."""
    options: list[OptionListed]
    minutes: str | None
    """How long people take, as they would write it …"""
    minutes_alone: str | None
    """… and somebody alone against two bots."""
    feel: str | None
    """What it feels like, in a phrase."""
    who_begins: str | None
    """What the box asks to find out who begins."""
    levels: list[str]
    """Of its bots, the weakest first."""
    lesson: bool
    """Whether it has a lesson."""
    reactions: bool
    """Whether it has windows for reactions."""
    ready: bool
    """Whether it is compiled; as long as it is not, a table of it takes a while to begin."""


class PublicTable(msgspec.Struct):
    """A table in the list."""

    table: str
    code: str
    game: str
    players: int
    free: int
    names: list[str]
    host: str
    status: Status


class TableFound(msgspec.Struct):
    """Where a code leads."""

    table: str


class Invitation(msgspec.Struct):
    """How friends find a table."""

    link: str
    """The address to open; it has no token in it."""
    code: str
    qr: str
    """The link as a square for cameras: an SVG, black on white."""


class NextTable(msgspec.Struct):
    """The table of the rematch; the asker's token holds the same person's seat there."""

    table: str
    code: str


class Fine(msgspec.Struct):
    """It was done; the number of the newest event at the table."""

    number: int


class HintedMove(msgspec.Struct):
    """What a good player thinks of a choice."""

    id: int
    win: float
    """The share of the win to be expected after it, from 0 to 1."""
    error: float
    """One standard error of that."""
    visits: int
    """How often it was looked at."""
    known: bool
    """Whether that was often enough for `win` to be told."""
    why: Reason | None
    """Why one may want to play it, in a text of the game; null where it says nothing."""


class Hint(msgspec.Struct):
    """What a good player thinks of each choice, from what the seat knows."""

    step: int
    simulations: int
    moves: list[HintedMove]
    """The best first: none that is known well enough wins more. Those that are not known come last."""
    even: int
    """How many of the first are equally good, as far as could be found out: 1 if the first is the best."""
    reason: Reason
    """How much better it is, as a text: only, close, better or clear."""


class MatchShown(msgspec.Struct):
    """A match that is shown step by step."""

    game: str
    players: int
    names: list[str]
    """By seat; empty where there is none to be told."""
    options: dict[str, OptionValue]


# A replay (finished/replay.py) ------------------------------------------------------------------------------------------

MatchRecord = dict[str, Any]
"""A match as `GET …/record` hands it out and `clowder play` saves it."""


class ReplayStep(msgspec.Struct):
    """One step of a match."""

    step: int
    """Its number, from 1 on: that of the view it leads to."""
    seat: int
    """Who decided."""
    move: int
    """The id of the choice."""
    patch: Patch
    """What has to be set in the view before it to make it the view after it."""
    story: list[Message]


class Replay(MatchShown):
    """A match from its deal to its end, through somebody's eyes."""

    promise: str
    """What was shown of the seed before the deal."""
    cats: list[Cat]
    """What everybody looked like, by seat; empty where the record does not tell."""
    eyes: int | Literal["open", "watch"]
    first: AnyView
    """The view after the deal."""
    opening: list[Message]
    """What there is to be told of the deal."""
    steps: list[ReplayStep]
    result: Result[str] | None
    """null if the match was given up."""


class TurningPoint(msgspec.Struct):
    """A step that changed much."""

    step: int
    """Its number in the replay."""
    seat: int
    """Whose chance it changed most …"""
    change: float
    """… and by how much."""
    key: str | None
    """The key of what was told of it first; null if nothing was."""


class Chances(msgspec.Struct):
    """How likely everybody was to win (finished/chances.py)."""

    games: int
    """That were played on from each position to find out."""
    steps: list[list[float]]
    """Each seat's share of them: after the deal, after the first step, and so on to the end."""
    turning: list[TurningPoint]
    """The steps that changed most, in their order; none if nothing changed much."""


# A lesson (teaching/lesson.py) ------------------------------------------------------------------------------------------


class LessonMoment(msgspec.Struct):
    """One moment of a lesson: a few words, the table at that moment, and what is to be done before the next one."""

    say: str
    """The text `lesson-SAY` of the game."""
    look: list[str]
    """What the words are about, in words of the game's own table."""
    step: int
    view: AnyView
    """What the learner, who sits on seat 0, sees; with choices only where something is expected of the learner."""
    turn: Turn | None
    expect: list[int] | None
    """The steps that the learner has to play, by choice; null if there is nothing to do but read."""
    between: list[AnyView]
    """Where more than one step is played before the next moment, by anybody: what the learner sees in between."""
    story: list[Message]
    """What happened since the moment before, as the learner saw it."""


class Lesson(MatchShown):
    """A prepared game that somebody learns by; the learner has no name."""

    moments: list[LessonMoment]
