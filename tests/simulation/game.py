"""Mousehole, the game that the simulation plays: short, and with everything in it that a live table has to cope with.

Everybody holds three cards in secret and plays one in turn. An even card opens a window for reactions: whoever holds a
higher one may pounce. A multiple of three turns a card of the deck up, for everybody to look at. The last card of a hand
plays itself.

In views and stories cards have marks of five digits that mean nothing else, so a secret that was told is found by reading.
"""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Literal

import numpy as np
from numpy.typing import NDArray

from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.game import Game
from clowder.engine.layout import Block
from clowder.engine.record import NOBODY, Grid, Record, Row, cell, grid, row
from clowder.engine.view_types import Area, Cards, Choice, Heap, Score, Shown, Told, View, Who, cards, heap, who
from clowder.errors import IllegalMove

SEATS = 3
CARDS = 24
HAND = 3
LET_BE = CARDS
POUNCE = CARDS + 1
GO_ON = CARDS + 2
MARK = 90_000
"""The mark of a card is this and its number."""


class Mousehole(Record, game="mousehole"):
    """The state of a game of Mousehole."""

    hand: Grid = grid("i1", SEATS, HAND)
    """The cards each seat holds, 0 where there is none any more."""
    deck: Row = row("i1", CARDS)
    """The cards that nobody has seen, in no order; the first `left` count."""
    left: int = cell("i1")
    out: int = cell("i1")
    """The card played last."""
    seen: Row = row("i1", CARDS)
    """The cards that everybody has seen, in order; the first `shown` count."""
    shown: int = cell("i1")
    mice: Row = row("i1", SEATS)
    """How often each seat has pounced."""
    turn: int = cell("i1")
    """Whose turn it is, also while others are asked."""
    phase: int = cell("i1")
    """0: a card is played; 1: a window is open; 2: there is something to look at."""


@compiled
def take(s: Mousehole) -> int:
    """A card of the deck, whose other cards keep their order."""
    taken = draw(s, s.left)
    card = s.deck[taken]
    s.left -= 1
    for i in range(taken, s.left):
        s.deck[i] = s.deck[i + 1]
    s.deck[s.left] = 0
    return int(card)


@compiled
def deal(s: Mousehole) -> None:
    for i in range(CARDS):
        s.deck[i] = i + 1
    s.left = CARDS
    for seat in range(s.seats):
        for i in range(HAND):
            s.hand[seat, i] = take(s)
    s.actor = draw(s, s.seats)
    s.turn = s.actor


@compiled
def legal(s: Mousehole, moves: NDArray[np.int16]) -> int:
    if s.actor == NOBODY:
        return 0
    if s.phase == 2:
        moves[0] = GO_ON
        return 1
    count = 0
    if s.phase == 1:
        moves[0] = LET_BE
        count = 1
        for i in range(HAND):
            if s.hand[s.actor, i] > s.out and count == 1:
                moves[1] = POUNCE
                count = 2
        return count
    for i in range(HAND):
        if s.hand[s.actor, i] > 0:
            moves[count] = s.hand[s.actor, i] - 1
            count += 1
    return count


@compiled
def play(s: Mousehole, move: int) -> None:
    if s.phase == 0:
        for i in range(HAND):
            if s.hand[s.actor, i] == move + 1:
                s.hand[s.actor, i] = 0
        show(s, move + 1)
        s.out = move + 1
        if s.out % 2 == 0:
            s.phase = 1
            s.actor = (s.turn + 1) % s.seats
        elif s.out % 3 == 0:
            look(s)
        else:
            next_turn(s)
    elif s.phase == 1:
        s.actor = (s.actor + 1) % s.seats
        if move == POUNCE:
            s.mice[(s.actor + s.seats - 1) % s.seats] += 1
        if move == POUNCE or s.actor == s.turn:
            if s.out % 3 == 0:
                look(s)
            else:
                next_turn(s)
    else:
        next_turn(s)


@compiled
def show(s: Mousehole, card: int) -> None:
    s.seen[s.shown] = card
    s.shown += 1


@compiled
def look(s: Mousehole) -> None:
    s.phase = 2
    s.actor = s.turn
    show(s, take(s))


@compiled
def next_turn(s: Mousehole) -> None:
    s.phase = 0
    s.turn = (s.turn + 1) % s.seats
    s.actor = NOBODY
    for i in range(HAND):
        if s.hand[s.turn, i] > 0:
            s.actor = s.turn


@compiled
def redeal(s: Mousehole, seat: int) -> None:
    if s.actor == NOBODY:
        return
    unseen = np.ones(CARDS + 1, np.int8)
    for i in range(s.shown):
        unseen[s.seen[i]] = 0
    if seat >= 0:
        for i in range(HAND):
            unseen[s.hand[seat, i]] = 0
    s.left = 0
    for card in range(1, CARDS + 1):
        if unseen[card]:
            s.deck[s.left] = card
            s.left += 1
    for i in range(s.left, CARDS):
        s.deck[i] = 0
    for other in range(s.seats):
        held = 0
        for i in range(HAND):
            held += s.hand[other, i] > 0
        if other != seat:
            for i in range(HAND):
                s.hand[other, i] = take(s) if i < held else 0


@compiled
def observe(s: Mousehole, seat: int, out: NDArray[np.int8]) -> None:
    for i in range(HAND):
        out[i] = s.hand[seat, i]
    out[HAND] = s.out


@compiled
def score(s: Mousehole, seat: int) -> int:
    return int(s.mice[seat])


@compiled
def result(s: Mousehole, out: NDArray[np.float64]) -> None:
    best, winners = 0, 0
    for seat in range(s.seats):
        best = max(best, score(s, seat))
    for seat in range(s.seats):
        winners += score(s, seat) == best
    for seat in range(s.seats):
        out[seat] = 1.0 / winners if s.actor == NOBODY and score(s, seat) == best else 0.0


class Card(Shown, frozen=True):
    mark: int


class TableFacts(Shown, frozen=True):
    turn: Who


class TablePlaces(Shown, frozen=True):
    deck: Heap
    shown: Cards[Card]


class PlayerFacts(Shown, frozen=True):
    mice: Annotated[int, Score]


class PlayerPlaces(Shown, frozen=True):
    hand: Cards[Card | None]


class Play(Choice, frozen=True):
    card: Card


class LetBe(Choice, frozen=True):
    """Do not pounce."""


class Pounce(Choice, frozen=True):
    """Take the mouse."""


class GoOn(Choice, frozen=True):
    """Everybody has looked."""


class MouseholeView(
    View[
        Literal["play", "window", "look", "over"],
        Area[TableFacts, TablePlaces],
        Area[PlayerFacts, PlayerPlaces],
        Play | LetBe | Pounce | GoOn,
        None,
        Literal["empty"],
    ],
    frozen=True,
    kw_only=True,
    tag="mousehole",
):
    """A view of Mousehole."""


class Played(Told, frozen=True):
    who: Who
    card: Card


class Pounced(Told, frozen=True):
    who: Who


class TurnedUp(Told, frozen=True):
    card: Card


def table(s: Mousehole, viewer: int | None) -> Area[TableFacts, TablePlaces]:
    return Area(TableFacts(who(s.turn)), TablePlaces(heap(s.left), cards([Card(MARK + c) for c in s.seen[: s.shown]])))


def player(s: Mousehole, seat: int, viewer: int | None) -> Area[PlayerFacts, PlayerPlaces]:
    hand = [Card(MARK + card) if seat == viewer else None for card in s.hand[seat] if card]
    return Area(PlayerFacts(s.mice[seat]), PlayerPlaces(cards(hand)))


def choice(s: Mousehole, move: int) -> Choice:
    if move < CARDS:
        return Play(id=move, card=Card(MARK + move + 1))
    return LetBe(id=move) if move == LET_BE else Pounce(id=move) if move == POUNCE else GoOn(id=move)


def opening(s: Mousehole, viewer: int | None) -> list[Told]:
    return []


def story(before: Mousehole, move: int, after: Mousehole, viewer: int | None) -> list[Told]:
    told: list[Told] = []
    if move < CARDS:
        told.append(Played(who(before.actor), Card(MARK + move + 1)))
    elif move == POUNCE:
        told.append(Pounced(who(before.actor)))
    if after.phase == 2 and before.phase != 2:
        told.append(TurnedUp(Card(MARK + after.seen[after.shown - 1])))
    return told


def reacting(s: Mousehole) -> list[int]:
    """Everybody but whose turn it is, from the one asked now on."""
    seats = [(s.turn + 1 + i) % s.seats for i in range(s.seats - 1)]
    return seats[seats.index(s.actor) :] if s.phase == 1 and s.actor >= 0 else []


def looking(s: Mousehole) -> list[int]:
    return list(range(s.seats)) if s.phase == 2 else []


def inventory(s: Mousehole) -> list[int]:
    held = [card for seat in range(s.seats) for card in s.hand[seat] if card]
    return sorted([*held, *s.deck[: s.left], *s.seen[: s.shown]])


def refuse(s: Mousehole, move: int) -> Exception:
    return IllegalMove("error-no-such-move", clause="M1", move=str(move), last=GO_ON)


def seen_hand(view: MouseholeView, me: int) -> list[int | None]:
    marks = [card.mark - MARK for card in view.seats[me].places.hand.cards if card]
    return [*marks, *[0] * (HAND - len(marks))]


def seen_out(view: MouseholeView, me: int) -> list[int | None]:
    return [None]


GAME = Game(
    name="mousehole",
    version=1,
    players=(2, SEATS),
    record=Mousehole,
    actions=GO_ON + 1,
    layout=(Block("hand", HAND, "my cards", seen=seen_hand), Block("out", 1, "the last card", seen=seen_out)),
    longest=HAND * SEATS * 4,
    inventory=inventory,
    rules=SimpleNamespace(deal=deal, legal=legal, play=play, redeal=redeal, observe=observe, result=result, score=score),
    card_type=Card,
    view_type=MouseholeView,
    view=SimpleNamespace(
        phase=lambda s: ("play", "window", "look")[s.phase], table=table, player=player, choice=choice,
        reason=lambda s: "empty",
    ),
    told=(Played, Pounced, TurnedUp),
    story=SimpleNamespace(opening=opening, story=story),
    refuse=refuse,
    folder=Path(__file__).parent,
    reacting=reacting,
    silence=LET_BE,
    looking=looking,
    clauses="M",
)  # fmt: skip
