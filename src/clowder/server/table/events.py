"""What can happen at a table, and what follows from it. A table is the list of what happened at it, and nothing else is
stored (stores/base.py).

Seats and host are known by the hash of the token they hold (tokens.py). Times are milliseconds since 1970.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Union

import msgspec

from clowder.engine import catalogue
from clowder.engine.match import Match
from clowder.server.table.clocks import Clocks
from clowder.server.table.fair import promise, seed_of_table
from clowder.server.table.seats import BOT, PERSON, Asking, Cat, Seat, bot_name, cat_for, dress
from clowder.server.table.settings import Pace, TableSettings
from clowder.server.table.talk import CHAT_KEPT, ChatLine

if TYPE_CHECKING:
    from clowder.server.table.table import Table


class Event(msgspec.Struct, frozen=True):
    """Something that happened. A new kind is a class below, with a tag, and nothing else: what is stored of it, how it is
    told, and what follows."""

    hidden: ClassVar[bool] = False
    """Whether it is not counted among what everybody knows: who could count answers would know how many there are."""
    quiet: ClassVar[bool] = False
    """Whether it changes nothing that everybody sees of the table."""
    within_the_game: ClassVar[bool] = False
    """Whether it is the game that goes on: of the table itself only status and clocks can change by it."""
    beside_the_game: ClassVar[bool] = False
    """Whether the game can go on without it: at a table where too much happened, it is refused."""
    changes_hands: ClassVar[bool] = False
    """Whether a person's seat is another's now, or nobody's: everybody is told again who they are."""
    changes_view: ClassVar[bool] = True
    """Whether anybody may see another view of the match, or have other choices."""

    def apply(self, table: Table, at: int) -> None:
        """Take the table from before it to after it."""
        raise NotImplementedError

    def may_know(self, seat: int | None) -> bool:
        """Whether whoever sits there, or a bystander (None), is told of it when it happens."""
        return True


class Created(Event, frozen=True, tag="created"):
    """A table, with its seats, all of them open or with bots."""

    code: str
    """Short enough to read out."""
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    deck: dict[str, Any] | None
    """Of one's own, or None for the deck in the box."""
    settings: TableSettings = msgspec.field(name="manners")
    host: str
    """Who may start, seat and unseat."""
    secret: str
    """Our part of the seed; what is promised of it is shown at once, itself after the game (fair.py)."""
    before: str = ""
    """The table whose rematch this is."""

    def apply(self, table: Table, at: int) -> None:
        table.code = self.code
        table.game = self.game
        table.rules = self.rules
        table.options = self.options
        table.deck = self.deck
        table.settings = self.settings
        table.host = self.host
        table.secret = self.secret
        table.promise = promise(self.secret)
        table.before = self.before
        table.seats = [Seat() for _ in range(self.players)]
        table.clocks = Clocks(self.settings.clock, self.players)


class Sat(Event, frozen=True, tag="sat", omit_defaults=True):
    """Somebody took a seat."""

    beside_the_game = True
    changes_hands = True

    seat: int
    name: str
    token: str
    cat: Cat | None = None
    """What they would like to look like."""

    def apply(self, table: Table, at: int) -> None:
        table.seats[self.seat] = Seat(PERSON, self.name, token=self.token, gone_at=at)
        dress(table.seats, self.seat, self.cat)


class Seated(Event, frozen=True, tag="seated", omit_defaults=True):
    """The host put a bot on a seat that was free."""

    beside_the_game = True

    seat: int
    level: str
    cat: Cat | None = None
    """What it looked like before, in a rematch."""

    def apply(self, table: Table, at: int) -> None:
        cat = cat_for(table.seats, self.seat, self.cat)
        table.seats[self.seat] = Seat(BOT, bot_name(table.seats, self.seat), self.level, cat=cat)


class Vacated(Event, frozen=True, tag="vacated"):
    """A seat became free before the start: its player left, or the host asked them to, or took the bot away."""

    beside_the_game = True
    changes_hands = True

    seat: int
    kicked: bool = False

    def apply(self, table: Table, at: int) -> None:
        table.seats[self.seat] = Seat()
        if table.beginner == self.seat:
            table.beginner = None


class CatChosen(Event, frozen=True, tag="cat"):
    """Somebody looks like another cat from now on, in rematches too."""

    beside_the_game = True
    changes_view = False

    seat: int
    cat: Cat

    def apply(self, table: Table, at: int) -> None:
        dress(table.seats, self.seat, self.cat)


class BeginnerNamed(Event, frozen=True, tag="beginner"):
    """Somebody is to begin, as the box has it; None: what the options say."""

    beside_the_game = True
    changes_view = False

    seat: int | None

    def apply(self, table: Table, at: int) -> None:
        table.beginner = self.seat


class Word(Event, frozen=True, tag="word"):
    """A player added something of their own to the seed."""

    beside_the_game = True
    changes_view = False

    seat: int
    word: str

    def apply(self, table: Table, at: int) -> None:
        table.seats[self.seat].word = self.word


class Reissued(Event, frozen=True, tag="reissued"):
    """A player gave their seat a new token; the old one is void. (Once the host could do that to any seat.)"""

    beside_the_game = True
    changes_hands = True

    seat: int
    token: str

    def apply(self, table: Table, at: int) -> None:
        table.give(self.seat, self.token)
        Away(self.seat).apply(table, at)


class SeatAsked(Event, frozen=True, tag="seat-asked"):
    """Somebody without its token asks for the seat of a player who is away."""

    beside_the_game = True
    changes_hands = True
    changes_view = False

    seat: int
    name: str
    token: str
    """What will hold the seat if they are let in."""

    def apply(self, table: Table, at: int) -> None:
        table.seats[self.seat].asking = Asking(self.name, self.token, at)


class SeatAgreed(Event, frozen=True, tag="seat-agreed"):
    """Somebody at the table would let them in."""

    changes_view = False

    seat: int
    by: int | None
    """Whose word that is; None: the host's, who has no seat."""

    def apply(self, table: Table, at: int) -> None:
        if (asking := table.seats[self.seat].asking) is not None:
            asking.agreed = [*asking.agreed, self.by]


class SeatRefused(Event, frozen=True, tag="seat-refused"):
    """Somebody at the table would not, or whoever asked thought better of it."""

    changes_hands = True
    changes_view = False

    seat: int
    by: int | None = None
    """Who refused; None: the host, who has no seat, or whoever asked."""

    def apply(self, table: Table, at: int) -> None:
        table.seats[self.seat].asking = None
        table.seats[self.seat].refused_at = at


class SeatGranted(Event, frozen=True, tag="seat-granted"):
    """Whoever asked for a seat has it now; the old token is void."""

    changes_hands = True

    seat: int

    def apply(self, table: Table, at: int) -> None:
        if (asking := table.seats[self.seat].asking) is not None:
            table.give(self.seat, asking.token)
            Away(self.seat).apply(table, at)


class Started(Event, frozen=True, tag="started"):
    """The cards are dealt."""

    rules: int = 0
    """The version of the rules; 0: the one the table was made with."""

    def apply(self, table: Table, at: int) -> None:
        table.rules = self.rules or table.rules
        for seat in table.seats:
            seat.gone_at = at  # nobody had to be here before
        seed = seed_of_table(table.secret, table.words())
        game = catalogue.game(table.game)
        named = {} if table.beginner is None else {game.beginner: table.beginner}
        table.match = Match(game, len(table.seats), seed, table.options | named, table.deck)
        table.status = "playing"
        table.begin_step(at, by_people=True)


class Steps(Event, frozen=True, tag="steps"):
    """Decisions, one after the other."""

    within_the_game = True

    moves: list[int]
    seat: int | None = None
    """Who sent them; None where the table played by itself: a step without a choice, the end of a window, a bot."""
    id: str = ""
    """What the sender calls them, so that they are played once however often they are sent."""

    def apply(self, table: Table, at: int) -> None:
        assert table.match is not None
        decider, thinker, since = table.match.actor, table.on_the_clock(), table.since
        by_people = self.seat is not None or table.decided_by_people()
        table.match.play(self.moves, table.witness)  # all of them or, if one is not legal, none, and nothing has changed
        if thinker is not None:
            table.clocks.spend(thinker, at - since)
            table.thought = thinker
        if decider is not None:  # also where a bot decided for somebody who had begun to think
            table.clocks.decided(decider)
        if table.thought >= 0 and table.match.actor != table.thought:
            table.clocks.add(table.thought)
            table.thought = -1
        if self.seat is not None and self.id:
            table.remember(self.seat, self.id, table.match.step - len(self.moves))
        table.begin_step(at, by_people=by_people)


class Answered(Event, frozen=True, tag="answer"):
    """What a player answers in a window for reactions; nobody else is told before it closes."""

    hidden = True
    quiet = True

    seat: int
    move: int
    id: str = ""

    def apply(self, table: Table, at: int) -> None:
        table.answers[self.seat] = self.move
        if self.id and table.match is not None:
            table.remember(self.seat, self.id, table.match.step)

    def may_know(self, seat: int | None) -> bool:
        return seat == self.seat


class Looked(Event, frozen=True, tag="looked"):
    """A player has looked long enough."""

    within_the_game = True
    changes_view = False

    seat: int

    def apply(self, table: Table, at: int) -> None:
        table.looked.add(self.seat)


class Away(Event, frozen=True, tag="gone"):
    """Nobody is connected on a seat any more."""

    changes_view = False

    seat: int

    def apply(self, table: Table, at: int) -> None:
        table.seats[self.seat].here = False
        table.seats[self.seat].gone_at = at


class Here(Event, frozen=True, tag="here"):
    """Somebody is connected on a seat again."""

    changes_view = False

    seat: int

    def apply(self, table: Table, at: int) -> None:
        for number, seat in enumerate(table.seats):
            if seat.asking is not None and not table.witnesses(number):
                seat.asking.since = at  # so far nobody was here who could have refused
        table.seats[self.seat].here = True
        table.seats[self.seat].asking = None  # its own player is back
        if table.missed == self.seat:
            table.missed = -1


class RollCall(Event, frozen=True, tag="roll-call"):
    """Another server looks after the table now and does not know who is here: whoever is says so."""

    def apply(self, table: Table, at: int) -> None:
        """How long nobody looked after the table is not known: what is asked is asked afresh."""
        for seat in table.seats:
            seat.here, seat.gone_at = False, at
        table.ask_from(at)


class SatIn(Event, frozen=True, tag="sat-in"):
    """A bot plays for somebody who is away, who asked for it, or whose time is up."""

    seat: int
    why: Literal["away", "asked", "time"]

    def apply(self, table: Table, at: int) -> None:
        if table.on_the_clock() == self.seat:
            table.clocks.spend(self.seat, at - table.since)
        if table.decides_alone(self.seat):
            table.ask_from(at)
        table.seats[self.seat].stand_in = self.why
        if table.missed == self.seat:
            table.missed = -1


class Missed(Event, frozen=True, tag="missed"):
    """Somebody has been away for too long, and the table waits."""

    seat: int

    def apply(self, table: Table, at: int) -> None:
        table.missed = self.seat


class Unwatched(Event, frozen=True, tag="unwatched"):
    """Bots have played among themselves, and nobody has looked for long: the table stands still."""

    changes_view = False

    def apply(self, table: Table, at: int) -> None:
        table.unwatched = True


class Watched(Event, frozen=True, tag="watched"):
    """Somebody looks again."""

    changes_view = False

    def apply(self, table: Table, at: int) -> None:
        table.unwatched = False


class TookBack(Event, frozen=True, tag="took-back"):
    """A person plays again, after a bot did."""

    seat: int

    def apply(self, table: Table, at: int) -> None:
        table.seats[self.seat].stand_in = ""
        if table.on_the_clock() == self.seat:
            table.ask_from(at)


class Paced(Event, frozen=True, tag="paced"):
    """What happens by itself goes faster or slower from now on."""

    beside_the_game = True
    changes_view = False

    pace: Pace

    def apply(self, table: Table, at: int) -> None:
        table.settings = msgspec.structs.replace(table.settings, pace=self.pace)
        table.hurried = False


class ReactionSet(Event, frozen=True, tag="reaction"):
    """Windows for reactions have more time from now on, or less; one that is open keeps its own."""

    beside_the_game = True
    changes_view = False

    reaction: float | None

    def apply(self, table: Table, at: int) -> None:
        table.settings = msgspec.structs.replace(table.settings, reaction=self.reaction)


class Hurried(Event, frozen=True, tag="hurried"):
    """Somebody who is alone with bots has seen enough of what they do, until they are asked again themselves."""

    quiet = True
    beside_the_game = True
    changes_view = False

    def apply(self, table: Table, at: int) -> None:
        table.hurried = True


class Talk(Event, frozen=True):
    """What is told to those who did not mute whoever sits there, in a message of its own."""

    quiet = True
    beside_the_game = True

    seat: int


class Said(Talk, frozen=True, tag="said"):
    """A line of chat."""

    text: str

    def apply(self, table: Table, at: int) -> None:
        table.chat.append(ChatLine(table.number + 1, at, self.seat, self.text))
        del table.chat[:-CHAT_KEPT]


class Emoted(Talk, frozen=True, tag="emoted"):
    """One of the fixed reactions."""

    emote: str

    def apply(self, table: Table, at: int) -> None:
        """Seen by those who are here, and gone."""


class Rematch(Event, frozen=True, tag="rematch"):
    """The same people go on at another table."""

    table: str

    def apply(self, table: Table, at: int) -> None:
        table.next = self.table


class Closed(Event, frozen=True, tag="closed"):
    """The host gave the table up, or it was never finished."""

    def apply(self, table: Table, at: int) -> None:
        table.status = "over"


def kinds(above: type[Event] = Event) -> Iterator[type[Event]]:
    """Every kind of event that there is."""
    for kind in above.__subclasses__():
        if kind.__struct_config__.tag is not None:
            yield kind
        yield from kinds(kind)


_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Union[tuple(kinds())])  # noqa: UP007


def packed(event: Event) -> bytes:
    """As it is stored."""
    return msgspec.json.encode(event)


def unpacked(body: bytes) -> Event:
    """As it happened."""
    return _decoder.decode(body)
