"""The seats of a table, and what the bots on them are called."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

PERSON: Literal["person"] = "person"
BOT: Literal["bot"] = "bot"
OPEN: Literal["open"] = "open"

Kind = Literal["open", "person", "bot"]
StandIn = Literal["", "away", "asked", "time"]
Cat = Literal["ginger", "tuxedo", "grey", "siamese", "calico", "midnight", "snow", "tabby"]

CATS: tuple[Cat, ...] = get_args(Cat)
"""The cats that people and bots look like, in the order of the seats of those who did not choose any."""

BOT_NAMES = ("Biscuit", "Pickle", "Mochi", "Olive", "Ziggy", "Pepper", "Noodle", "Juniper", "Waffle", "Clover")


class Asking(msgspec.Struct):
    """Somebody who says that they are the player of a seat whose token they do not have (asking.py)."""

    name: str
    token: str
    """The hash of the token that holds the seat once they are let in. Until then it shows what a bystander sees."""
    since: int
    """When they asked; or, if that was later, when somebody came who could refuse."""
    agreed: list[int | None] = []
    """The seats of those who would let them in; None: the host, without a seat."""


class Seat(msgspec.Struct):
    """A seat and who is on it."""

    kind: Kind = OPEN
    name: str = ""
    level: str = ""
    """Of a bot."""
    token: str = ""
    """The hash of the token that holds it."""
    word: str = ""
    """What its player added to the seed."""
    here: bool = False
    gone_at: int = 0
    """When a person who is not here was last here."""
    stand_in: StandIn = ""
    """Why a bot plays for this person; empty if none does."""
    cat: Cat = CATS[0]
    """What whoever sits here looks like."""
    asking: Asking | None = None
    """Who asks for it while its player is away."""
    refused_at: int = 0
    """When somebody who asked was last refused."""

    @property
    def plays(self) -> bool:
        """Whether a person decides here."""
        return self.kind == PERSON and not self.stand_in


def cat_for(seats: list[Seat], number: int, wish: Cat | None = None) -> Cat:
    """What somebody who sits down there looks like: as they wish, or as the seat suggests, unless somebody else does."""
    taken = {seat.cat for other, seat in enumerate(seats) if other != number and seat.kind != OPEN}
    usual = CATS[number % len(CATS)]
    return next((cat for cat in (wish, usual, *CATS) if cat is not None and cat not in taken), usual)


def dress(seats: list[Seat], number: int, wish: Cat | None) -> None:
    """A person looks as they wish, unless another person does; a bot that looks the same changes."""
    people = [seat if seat.kind == PERSON else Seat() for seat in seats]
    seats[number].cat = cat_for(people, number, wish)
    for other, seat in enumerate(seats):
        if seat.kind == BOT:
            seat.cat = cat_for(seats, other, seat.cat)


def bot_name(seats: list[Seat], number: int) -> str:
    """What a bot is called: a name of its own, the same for everybody, unlike the others at the table."""
    taken = {seat.name.casefold() for other, seat in enumerate(seats) if other != number}
    return next(name for name in BOT_NAMES if name.casefold() not in taken)
