"""Toy games for testing the kit: an honest one, and the same one spoiled in one way each.

Each player holds one card of a small deck; in turn everybody says "higher" or "lower", five times round; whoever holds the highest card wins.
"""  # noqa: E501

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any, Literal

import numpy as np
from numpy.typing import NDArray

from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.game import Game
from clowder.engine.layout import Block
from clowder.engine.record import NOBODY, Record, Row, cell, row
from clowder.engine.view_types import (
    Area,
    Cards,
    Choice,
    Heap,
    Score,
    Shown,
    Told,
    View,
    Who,
    Winner,
    cards,
    heap,
    who,
)
from clowder.errors import IllegalMove

DECK = 9
ROUNDS = 5


class Toy(Record, game="toy"):
    """The state of the toy."""

    card: Row = row("i1", 3)
    """Each seat's card."""
    rest: Row = row("i1", DECK)
    """The cards nobody holds, in no order."""
    said: int = cell("i2")
    """How many have spoken."""
    word: int = cell("i1")
    """What was said last: 0 lower, 1 higher."""


class Endless(Toy, game="endless_toy"):
    """A type of its own for the game whose rules differ in compiled code; so are those below."""


class Loser(Toy, game="loser_toy"):
    """A type of its own."""


class Leaker(Toy, game="leaker_toy"):
    """A type of its own."""


class Peeker(Toy, game="peeker_toy"):
    """A type of its own."""


@compiled
def deal(s: Toy) -> None:
    for i in range(DECK):
        s.rest[i] = i + 1
    for seat in range(s.seats):
        give(s, seat)
    s.actor = 0


@compiled
def give(s: Toy, seat: int) -> None:
    left = DECK - seat
    taken = draw(s, left)
    s.card[seat] = s.rest[taken]
    s.rest[taken] = s.rest[left - 1]
    s.rest[left - 1] = 0


@compiled
def legal(s: Toy, moves: NDArray[np.int16]) -> int:
    moves[0] = 0
    moves[1] = 1
    return 0 if s.actor == NOBODY else 2


@compiled
def play(s: Toy, move: int) -> None:
    s.word = move
    s.said += 1
    s.actor = (s.actor + 1) % s.seats
    if s.said == ROUNDS * s.seats:
        s.actor = NOBODY


@compiled
def play_without_end(s: Toy, move: int) -> None:
    s.word = move
    s.said = (s.said + 1) % 1000
    s.actor = (s.actor + 1) % s.seats


@compiled
def play_losing_a_card(s: Toy, move: int) -> None:
    play(s, move)
    if s.said == 7:
        s.rest[0] = s.rest[1]


@compiled
def redeal(s: Toy, seat: int) -> None:
    if s.actor == NOBODY:
        return
    left = 0
    for card in range(1, DECK + 1):
        if seat < 0 or s.card[seat] != card:
            s.rest[left] = card
            left += 1
    for other in range(s.seats):
        if other != seat:
            taken = draw(s, left)
            s.card[other] = s.rest[taken]
            left -= 1
            for i in range(taken, left):
                s.rest[i] = s.rest[i + 1]
    for i in range(left, DECK):
        s.rest[i] = 0


@compiled
def observe(s: Toy, seat: int, out: NDArray[np.int8]) -> None:
    out[0] = s.card[seat]
    out[1] = s.said
    out[2] = s.word


@compiled
def observe_too_much(s: Toy, seat: int, out: NDArray[np.int8]) -> None:
    observe(s, seat, out)
    out[2] = s.card[(seat + 1) % s.seats]


@compiled
def result(s: Toy, out: NDArray[np.float64]) -> None:
    best = 0
    for seat in range(s.seats):
        out[seat] = 0.0
        best = seat if s.card[seat] > s.card[best] else best
    if s.actor == NOBODY:
        out[best] = 1.0


@compiled
def score(s: Toy, seat: int) -> int:
    return int(s.card[seat])


class Card(Shown, frozen=True):
    number: int


class TableFacts(Shown, frozen=True):
    said: int
    word: int


class TablePlaces(Shown, frozen=True):
    rest: Heap


class PlayerFacts(Shown, frozen=True):
    points: Annotated[int | None, Score]


class PlayerPlaces(Shown, frozen=True):
    hand: Cards[Card | None]


class Lower(Choice, frozen=True):
    """Say lower."""


class Higher(Choice, frozen=True):
    """Say higher."""


class ToyView(
    View[
        Literal["speak", "over"],
        Area[TableFacts, TablePlaces],
        Area[PlayerFacts, PlayerPlaces],
        Lower | Higher,
        None,
        Literal["highest"],
    ],
    frozen=True,
    kw_only=True,
    tag="toy",
):
    """A view of the toy."""


class Said(Told, frozen=True):
    who: Who
    word: int


class Blabbed(Told, frozen=True):
    who: Who
    word: int
    card: Card


class Won(Told, frozen=True):
    who: Annotated[Who, Winner]
    card: Card


def table(s: Toy, viewer: int | None) -> Area[TableFacts, TablePlaces]:
    return Area(TableFacts(s.said, s.word), TablePlaces(heap(DECK - s.seats)))


def player(s: Toy, seat: int, viewer: int | None) -> Area[PlayerFacts, PlayerPlaces]:
    seen = seat == viewer or s.actor < 0
    card = s.card[seat] if seen else None
    return Area(PlayerFacts(card), PlayerPlaces(cards([None if card is None else Card(card)])))


def player_in_the_open(s: Toy, seat: int, viewer: int | None) -> Area[PlayerFacts, PlayerPlaces]:
    return player(s, seat, seat)


def player_with_other_points(s: Toy, seat: int, viewer: int | None) -> Area[PlayerFacts, PlayerPlaces]:
    return Area(PlayerFacts(s.said), player(s, seat, viewer).places)


def player_with_another_card(s: Toy, seat: int, viewer: int | None) -> Area[PlayerFacts, PlayerPlaces]:
    own = player(s, seat, viewer)
    hand = [card and Card(DECK + 1 - card.number) for card in own.places.hand.cards]
    return Area(own.facts, PlayerPlaces(cards(hand)))


def player_who_miscounts(s: Toy, seat: int, viewer: int | None) -> Area[PlayerFacts, PlayerPlaces]:
    own = player(s, seat, viewer)
    return Area(own.facts, PlayerPlaces(Cards(2, own.places.hand.cards)))


def choice(s: Toy, move: int) -> Choice:
    return Higher(id=move) if move else Lower(id=move)


def opening(s: Toy, viewer: int | None) -> list[Told]:
    return []


def story(before: Toy, move: int, after: Toy, viewer: int | None) -> list[Told]:
    return [Said(who(before.actor), move), *(won(after, winner(after)) if after.actor < 0 else [])]


def winner(s: Toy) -> int:
    return max(range(s.seats), key=lambda seat: s.card[seat])


def won(s: Toy, seat: int) -> list[Told]:
    return [Won(who(seat), Card(s.card[seat]))]


def story_of_the_loser(before: Toy, move: int, after: Toy, viewer: int | None) -> list[Told]:
    lowest = min(range(after.seats), key=lambda seat: after.card[seat])
    return won(after, lowest) if after.actor < 0 else []


def story_of_another_card(before: Toy, move: int, after: Toy, viewer: int | None) -> list[Told]:
    return [Won(who(winner(after)), Card(DECK + 1))] if after.actor < 0 else []


def story_of_a_stranger(before: Toy, move: int, after: Toy, viewer: int | None) -> list[Told]:
    return [Said(who(9), move)]


def blabbing(before: Toy, move: int, after: Toy, viewer: int | None) -> list[Told]:
    return [Blabbed(who(before.actor), move, Card(before.card[before.actor]))]


def seen_card(view: ToyView, me: int) -> list[int | None]:
    card = view.seats[me].places.hand.cards[0]
    return [card.number if card else None]


def seen_talk(view: ToyView, me: int) -> list[int | None]:
    return [view.table.facts.said, view.table.facts.word]


def inventory(s: Toy) -> list[int]:
    return sorted([*s.card[: s.seats], *s.rest[: DECK - s.seats]])


def refuse(s: Toy, move: int) -> Exception:
    return IllegalMove("error-no-such-move", clause="T1", move=str(move), last=1)


RULES = {
    "deal": deal, "legal": legal, "play": play, "redeal": redeal, "observe": observe, "result": result, "score": score,
}  # fmt: skip
VIEW = {"phase": lambda s: "speak", "table": table, "player": player, "choice": choice, "reason": lambda s: "highest"}

HONEST = Game(
    name="toy",
    version=1,
    players=(2, 3),
    record=Toy,
    actions=2,
    layout=(Block("card", 1, "my card", seen=seen_card), Block("talk", 2, "how often, and what last", seen=seen_talk)),
    longest=ROUNDS * 3,
    inventory=inventory,
    rules=SimpleNamespace(**RULES),
    card_type=Card,
    view_type=ToyView,
    view=SimpleNamespace(**VIEW),
    told=(Said, Blabbed, Won),
    story=SimpleNamespace(opening=opening, story=story),
    refuse=refuse,
    folder=Path(__file__).parent / "toy",
    clauses="T",
)


def spoiled(name: str, record: type[Toy], **rules: Any) -> Game:
    """The honest game with some of its rules replaced."""
    return replace(HONEST, name=name, record=record, rules=SimpleNamespace(**{**RULES, **rules}))


ENDLESS = spoiled("endless_toy", Endless, play=play_without_end)
LOSER = spoiled("loser_toy", Loser, play=play_losing_a_card)
PEEKER = spoiled("peeker_toy", Peeker, observe=observe_too_much)
LEAKER = replace(
    spoiled("leaker_toy", Leaker),
    view=SimpleNamespace(**{**VIEW, "player": player_in_the_open}),
)


def story_of_lower() -> type[Told]:
    """A message that is called what a choice is called."""

    class Lower(Told, frozen=True):
        who: Who

    return Lower


TWO_OF_ONE_NAME = replace(HONEST, told=(*HONEST.told, story_of_lower()))
