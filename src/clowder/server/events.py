"""What can happen at a table. A table is the list of what happened at it, and nothing else is stored (stores/base.py).

Seats and host are known by the hash of the token they hold (tokens.py). Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

PERSON: Literal["person"] = "person"
BOT: Literal["bot"] = "bot"
OPEN: Literal["open"] = "open"

Kind = Literal["open", "person", "bot"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long players may think."""

    kind: Literal["none", "move", "game"] = "none"
    """No limit; so long for each step; or so long for the whole game, and a little more for each turn."""
    seconds: int = 60
    increment: int = 0
    """Of a clock for the game: seconds added after each turn."""


class Manners(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run, whatever is played at it."""

    public: bool = False
    """Listed for everybody, or found only by those who have the link or the code."""
    clock: Clock = Clock()
    reaction: float = 4.0
    """Seconds that a window for reactions stays open, whoever holds what."""
    pace: float = 1.0
    """Seconds before a step that plays itself, and a bot's, is played."""
    absence: Literal["bot", "pause"] = "bot"
    """What happens when somebody stays away: a bot sits in, or the table waits."""
    grace: int = 60
    """Seconds that somebody may be away before that."""
    stand_in: str = "house-cat"
    """The level of a bot that sits in."""
    hot_seat: bool = False
    """Whether people share a device, and take turns at it: a window for reactions then waits until all of them answered."""
    practice: bool = False
    """Whether players may ask for hints."""


class Created(msgspec.Struct, frozen=True, tag="created"):
    """A table, with its seats, all of them open or with bots."""

    code: str
    """Short enough to read out."""
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    deck: dict[str, Any] | None
    """Of one's own, or None for the deck in the box."""
    manners: Manners
    host: str
    """Who may start, seat and unseat."""
    secret: str
    """Our part of the seed; what is promised of it is shown at once, itself after the game (fair.py)."""
    before: str = ""
    """The table whose rematch this is."""


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    name: str
    token: str


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """The host put a bot on a seat that was free."""

    seat: int
    level: str


class Vacated(msgspec.Struct, frozen=True, tag="vacated"):
    """A seat became free before the start: its player left, or the host asked them to, or took the bot away."""

    seat: int
    kicked: bool = False


class Word(msgspec.Struct, frozen=True, tag="word"):
    """A player added something of their own to the seed."""

    seat: int
    word: str


class Reissued(msgspec.Struct, frozen=True, tag="reissued"):
    """A seat got a new token; the old one is void."""

    seat: int
    token: str


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The cards are dealt."""

    rules: int = 0
    """The version of the rules; 0: the one the table was made with."""


class Steps(msgspec.Struct, frozen=True, tag="steps"):
    """Decisions, one after the other."""

    moves: list[int]
    seat: int | None = None
    """Who sent them; None where the table played by itself: a step without a choice, the end of a window, a bot."""
    id: str = ""
    """What the sender calls them, so that they are played once however often they are sent."""


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """What a player answers in a window for reactions; nobody else is told before it closes."""

    seat: int
    move: int
    id: str = ""


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """A player has looked long enough."""

    seat: int


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """Nobody is connected on a seat any more."""

    seat: int


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Somebody is connected on a seat again."""

    seat: int


class RollCall(msgspec.Struct, frozen=True, tag="roll-call"):
    """Another server looks after the table now and does not know who is here: whoever is says so."""


class SatIn(msgspec.Struct, frozen=True, tag="sat-in"):
    """A bot plays for somebody who is away, who asked for it, or whose time is up."""

    seat: int
    why: Literal["away", "asked", "time"]


class Missed(msgspec.Struct, frozen=True, tag="missed"):
    """Somebody has been away for too long, and the table waits."""

    seat: int


class TookBack(msgspec.Struct, frozen=True, tag="took-back"):
    """A person plays again, after a bot did."""

    seat: int


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A line of chat."""

    seat: int
    text: str


class Emoted(msgspec.Struct, frozen=True, tag="emoted"):
    """One of the fixed reactions."""

    seat: int
    emote: str


class Rematch(msgspec.Struct, frozen=True, tag="rematch"):
    """The same people go on at another table."""

    table: str


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The host gave the table up, or it was never finished."""


Event = (
    Created | Sat | Seated | Vacated | Word | Reissued | Started | Steps | Answer | Looked | Gone | Here | RollCall | SatIn
    | Missed | TookBack | Said | Emoted | Rematch | Closed
)  # fmt: skip

_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def packed(event: Event) -> bytes:
    """As it is stored."""
    return msgspec.json.encode(event)


def unpacked(body: bytes) -> Event:
    """As it happened."""
    return _decoder.decode(body)
