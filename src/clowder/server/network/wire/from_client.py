"""What clients say over the WebSocket, and what is done about it. docs/protocol.md tells it to those who write clients."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Union

import msgspec

from clowder.server.network.wire import showing
from clowder.server.network.wire.from_server import DraftMessage, Pong, encode
from clowder.server.process.times import now
from clowder.server.table import allowed
from clowder.server.table.refusals import Refused
from clowder.server.table.settings import Pace

if TYPE_CHECKING:
    from clowder.server.network.wire.conversation import Conversation


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a client may say. A new kind is a class below, with a tag and its answer; and, with an example, on the
    protocol's page."""

    async def answer(self, talk: Conversation) -> int | None:
        """Do what it asks for, or refuse it; the number to acknowledge, or None if it was answered otherwise."""
        raise NotImplementedError


class Move(ClientMessage, frozen=True, tag="move"):
    """Play these steps, all or none; in a window for reactions, answer."""

    step: int
    """The step number of the view they answer."""
    moves: list[int]
    """Ids of choices."""
    id: str = ""
    """A name of the client's making: sent again, it is not played again."""

    async def answer(self, talk: Conversation) -> int:
        if len(self.moves) > 1:
            talk.spend_try()
        began, in_window = time.perf_counter(), bool(talk.live.table.asked)
        number = await talk.ask(allowed.move, step=self.step, moves=self.moves, name=self.id)
        if not in_window:  # who answers in a window is nobody's business
            talk.metrics.moved(time.perf_counter() - began)
        return number


class Try(ClientMessage, frozen=True, tag="try"):
    """Show me what these steps would come to; play nothing."""

    step: int
    """The step number of the view they would answer."""
    moves: list[int]
    """Ids of choices, each one legal after those before it."""
    id: str = ""
    """A name of the client's making, by which it knows the answer."""

    async def answer(self, talk: Conversation) -> None:
        talk.spend_try()
        async with talk.certain() as table:  # it is refused where the move would be
            seat = allowed.attempt(table, self.step, self.moves, self.id, talk.connection.token)
            work = showing.draft(table, seat, self.moves)
        view = await talk.aside(work)
        talk.connection.send(encode(DraftMessage(self.id, self.step, self.moves, view)))


class Look(ClientMessage, frozen=True, tag="look"):
    """I have looked; go on."""

    step: int

    async def answer(self, talk: Conversation) -> int:
        return await talk.ask(allowed.look, step=self.step)


class Say(ClientMessage, frozen=True, tag="say"):
    """A line of chat."""

    text: str

    async def answer(self, talk: Conversation) -> int:
        talk.spend("talk")
        return await talk.ask(allowed.say, text=self.text)


class Emote(ClientMessage, frozen=True, tag="emote"):
    """One of the fixed reactions."""

    emote: str

    async def answer(self, talk: Conversation) -> int:
        talk.spend("talk")
        return await talk.ask(allowed.emote, which=self.emote)


class Mute(ClientMessage, frozen=True, tag="mute"):
    """Show me no chat and no reactions of that seat, on this connection."""

    seat: int
    mute: bool = True

    async def answer(self, talk: Conversation) -> int:
        seat = allowed.seat_number(talk.live.table, self.seat)
        (talk.connection.muted.add if self.mute else talk.connection.muted.discard)(seat)
        return talk.live.table.number


class Leave(ClientMessage, frozen=True, tag="leave"):
    """Let a bot play for me."""

    async def answer(self, talk: Conversation) -> int:
        talk.spend("places")
        return await talk.ask(allowed.hand_over)


class Back(ClientMessage, frozen=True, tag="back"):
    """I play again."""

    async def answer(self, talk: Conversation) -> int:
        talk.spend("places")
        return await talk.ask(allowed.take_back)


class SetPace(ClientMessage, frozen=True, tag="pace"):
    """Let what happens by itself go faster or slower."""

    pace: Pace

    async def answer(self, talk: Conversation) -> int:
        talk.spend("pace")
        return await talk.ask(allowed.set_pace, pace=self.pace)


class SetReaction(ClientMessage, frozen=True, tag="reaction"):
    """Give the windows to come more time or less."""

    reaction: float | None
    """Seconds; null: until everybody has answered."""

    async def answer(self, talk: Conversation) -> int:
        talk.spend("pace")
        return await talk.ask(allowed.set_reaction, reaction=self.reaction)


class Hurry(ClientMessage, frozen=True, tag="hurry"):
    """I have seen enough; ask me."""

    async def answer(self, talk: Conversation) -> int:
        return await talk.ask(allowed.hurry)


class Refresh(ClientMessage, frozen=True, tag="refresh"):
    """Send everything once more."""

    since: int = 0
    """The story from after this step."""

    async def answer(self, talk: Conversation) -> None:
        talk.spend_refresh()
        story = await talk.live.retold(talk.connection, self.since)
        async with talk.certain():
            talk.live.show_everything(talk.connection, self.since, story)


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Are you there?"""

    async def answer(self, talk: Conversation) -> None:
        talk.connection.send(encode(Pong(now())))


def client_messages() -> list[type[ClientMessage]]:
    """Every kind of message that there is."""
    return ClientMessage.__subclasses__()


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(Union[tuple(client_messages())])  # noqa: UP007


def decoded(text: str) -> ClientMessage:
    """A message, checked."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as why:
        raise Refused("server-message", 422, reason=str(why)[:200]) from None
