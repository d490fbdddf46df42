"""What the server says over the WebSocket. docs/protocol.md tells it to those who write clients."""

from __future__ import annotations

from typing import Literal

import msgspec

from clowder.engine.option import OptionValue
from clowder.engine.view_types import AnyView, Message
from clowder.server.network.wire.patch import Patch
from clowder.server.table.refusals import Problem
from clowder.server.table.seats import Cat, Kind, StandIn
from clowder.server.table.settings import TableSettings
from clowder.server.table.table import Status
from clowder.server.table.talk import ChatLine

Ending = Literal["restart", "replaced", "slow", "gone"]


class ServerMessage(msgspec.Struct, frozen=True):
    """Something that is sent to a client. A new kind is a class below, with a tag; and, with an example, on the protocol's
    page."""


class SeatShown(msgspec.Struct, frozen=True):
    """A seat, as everybody sees it."""

    kind: Kind
    name: str
    level: str
    here: bool
    stand_in: StandIn
    """Why a bot plays for this person; "" if none does."""
    word: str
    away_until: int | None
    """When a bot will sit in for somebody who is away, or the table begin to wait."""
    time: int | None
    """Milliseconds left on the clock when this step began."""
    cat: Cat
    """What whoever sits there looks like: everybody at a table like another one."""


class SeatAskedFor(msgspec.Struct, frozen=True):
    """Somebody who lost the token of a seat asks for it."""

    seat: int
    name: str
    """As they call themselves; anybody can call themselves anything."""
    agreed: list[int]
    """The seats of those who would let them in."""
    until: int | None
    """When they get it if nobody refuses; null: somebody has to be here first who could."""


class TableShown(msgspec.Struct, frozen=True):
    """A table, as everybody sees it."""

    table: str
    code: str
    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    own_deck: bool
    settings: TableSettings = msgspec.field(name="manners")
    status: Status
    promise: str
    """The hash of the server's part of the seed."""
    seats: list[SeatShown]
    beginner: int | None
    """Before the start: who was named to begin; null: what the options say."""
    waits_for: int | None
    """The seat whose player is away and for whom the table waits."""
    still: bool
    """Whether nothing happens at present because people are away."""
    asking: list[SeatAskedFor]
    """Who asks for the seats of people who are away."""
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
    silence: int | None
    """In a window: the id of the choice that lets it be, the only one that everybody has."""


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who the client is at this table."""

    seat: int | None
    host: bool
    asks: int | None = None
    """The seat that the client asks for; left out if it asks for none."""


class Snapshot(msgspec.Struct, frozen=True):
    """A table as a client may see it."""

    number: int
    """Of the newest event that everybody is told of; no later message has a lower one."""
    now: int
    """The server's clock, milliseconds since 1970."""
    you: You
    table: TableShown
    turn: Turn | None
    view: AnyView | None


class Everything(Snapshot, ServerMessage, frozen=True, tag="table"):
    """All there is for this client, sent first and whenever it asks."""

    story: list[Message]
    chat: list[ChatLine]


class Update(ServerMessage, frozen=True, tag="update", omit_defaults=True):
    """What changed. Fields that are not there did not change."""

    number: int
    now: int
    table: TableShown | None = None
    turn: Turn | msgspec.UnsetType | None = msgspec.UNSET
    view: AnyView | None = None
    patch: Patch | None = None
    """Instead of `view`, if the client wants patches: [[path, value], …], where a path is a list of keys and indexes."""
    story: list[Message] = []
    you: You | None = None


class DoneMessage(ServerMessage, frozen=True, tag="done"):
    """Your message was carried out, and what it changed is safe on disk."""

    id: str
    number: int


class DraftMessage(ServerMessage, frozen=True, tag="draft"):
    """What you tried is legal, and this is what it would come to. Nothing was played, and nobody was told."""

    id: str
    step: int
    moves: list[int]
    view: AnyView | None
    """What you would see, choices included, if you still decided then; None where your turn would end, or where you would
    see something that cannot be known before it is played."""


class RefusedMessage(ServerMessage, frozen=True, tag="refused"):
    """Your message was not carried out, and why. Nothing has changed."""

    id: str
    error: Problem
    step: int | None
    """The step that is asked now."""
    view: AnyView | None
    """What you see now, if your message answered another step."""


class ChatMessage(ChatLine, ServerMessage, frozen=True, tag="chat"):
    """Somebody said something."""


class Emotion(ServerMessage, frozen=True, tag="emote"):
    """Somebody reacted."""

    number: int
    at: int
    seat: int
    emote: str


class Pong(ServerMessage, frozen=True, tag="pong"):
    """I am here."""

    now: int


class Goodbye(ServerMessage, frozen=True, tag="goodbye"):
    """The connection ends. "restart": connect again, in a moment; "replaced": this seat got a new token; "slow": you did
    not read; "gone": there is no such table any more."""

    why: Ending


encode = msgspec.json.Encoder().encode


def server_messages() -> list[type[ServerMessage]]:
    """Every kind of message that there is."""
    return ServerMessage.__subclasses__()
