"""What travels over the WebSocket, both ways. docs/protocol.md tells it to those who write clients."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

# From the client ----------------------------------------------------------------------------------------------------


class Move(msgspec.Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """Play these steps, all or none; in a window for reactions, answer."""

    step: int
    """The step number of the view they answer."""
    moves: list[int]
    """Ids of choices."""
    id: str = ""
    """A name of the client's making: sent again, it is not played again."""


class Try(msgspec.Struct, frozen=True, tag="try", forbid_unknown_fields=True):
    """Show me what these steps would come to; play nothing."""

    step: int
    """The step number of the view they would answer."""
    moves: list[int]
    """Ids of choices, each one legal after those before it."""
    id: str = ""
    """A name of the client's making, by which it knows the answer."""


class Look(msgspec.Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """I have looked; go on."""

    step: int


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    text: str


class Emote(msgspec.Struct, frozen=True, tag="emote", forbid_unknown_fields=True):
    """One of the fixed reactions."""

    emote: str


class Mute(msgspec.Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Show me no chat and no reactions of that seat, on this connection."""

    seat: int
    mute: bool = True


class Leave(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Let a bot play for me."""


class Back(msgspec.Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """I play again."""


class Refresh(msgspec.Struct, frozen=True, tag="refresh", forbid_unknown_fields=True):
    """Send everything once more."""

    since: int = 0
    """The story from after this step."""


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromClient = Move | Try | Look | Say | Emote | Mute | Leave | Back | Refresh | Ping


# From the server ----------------------------------------------------------------------------------------------------


class SeatShown(msgspec.Struct, frozen=True):
    """A seat, as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    here: bool
    stand_in: str
    """Why a bot plays for this person: "away", "asked", "time", or "" if none does."""
    word: str
    away_until: int | None
    """When a bot will sit in for somebody who is away, or the table begin to wait."""
    time: int | None
    """Milliseconds left on the clock when this step began."""


class TableShown(msgspec.Struct, frozen=True):
    """A table, as everybody sees it."""

    table: str
    code: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    own_deck: bool
    manners: dict[str, Any]
    status: Literal["open", "playing", "over"]
    promise: str
    """The hash of the server's part of the seed."""
    seats: list[SeatShown]
    waits_for: int | None
    """The seat whose player is away and for whom the table waits."""
    still: bool
    """Whether nothing happens at present because people are away."""
    next: str | None
    """The table of the rematch."""


class Turn(msgspec.Struct, frozen=True):
    """What the table waits for."""

    kind: Literal["move", "window", "look", "auto"]
    """"auto": everybody can see that there is only one thing to do, and it happens by itself."""
    seats: list[int]
    """Who is asked. In a window: everybody who is, whether they have answered or not."""
    since: int
    until: int | None
    """When it will be over without them: the window closes, the clock runs out, the step plays itself. None if it waits."""


class You(msgspec.Struct, frozen=True):
    """Who the client is at this table."""

    seat: int | None
    host: bool


class Snapshot(msgspec.Struct, frozen=True):
    """A table as a client may see it."""

    number: int
    """Of the newest event that everybody is told of; no later message has a lower one."""
    now: int
    """The server's clock, milliseconds since 1970."""
    you: You
    table: TableShown
    turn: Turn | None
    view: dict[str, Any] | None


class Everything(Snapshot, frozen=True, tag="table"):
    """All there is for this client, sent first and whenever it asks."""

    story: list[dict[str, Any]]
    chat: list[dict[str, Any]]


class Update(msgspec.Struct, frozen=True, tag="update", omit_defaults=True):
    """What changed. Fields that are not there did not change."""

    number: int
    now: int
    table: TableShown | None = None
    turn: Turn | msgspec.UnsetType | None = msgspec.UNSET
    view: dict[str, Any] | None = None
    patch: list[list[Any]] | None = None
    """Instead of `view`, if the client wants patches: [[path, value], …], where a path is a list of keys and indexes."""
    story: list[dict[str, Any]] = []
    you: You | None = None


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Your message was carried out, and what it changed is safe on disk."""

    id: str
    number: int


class Draft(msgspec.Struct, frozen=True, tag="draft"):
    """What you tried is legal, and this is what it would come to. Nothing was played, and nobody was told."""

    id: str
    step: int
    moves: list[int]
    view: dict[str, Any] | None
    """What you would see, choices included, if you still decided then; None where your turn would end, or where you would
    see something that cannot be known before it is played."""


class RefusedMessage(msgspec.Struct, frozen=True, tag="refused"):
    """Your message was not carried out, and why. Nothing has changed."""

    id: str
    error: dict[str, Any]
    step: int | None
    """The step that is asked now."""
    view: dict[str, Any] | None
    """What you see now, if your message answered another step."""


class Line(msgspec.Struct, frozen=True, tag="chat"):
    """Somebody said something."""

    number: int
    at: int
    seat: int
    text: str


class Emotion(msgspec.Struct, frozen=True, tag="emote"):
    """Somebody reacted."""

    number: int
    at: int
    seat: int
    emote: str


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """I am here."""

    now: int


class Goodbye(msgspec.Struct, frozen=True, tag="goodbye"):
    """The connection ends. "restart": connect again, in a moment; "replaced": this seat got a new token; "slow": you did
    not read; "gone": there is no such table any more."""

    why: Literal["restart", "replaced", "slow", "gone"]


FromServer = Everything | Update | Done | Draft | RefusedMessage | Line | Emotion | Pong | Goodbye

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
decode = _decoder.decode
encode = msgspec.json.Encoder().encode
