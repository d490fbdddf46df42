"""Positions to test: a table is dealt like any other, and then its cards, tokens and dice are laid as a test needs them.
All 40 cards stay in the game, whatever is arranged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from clowder.engine import catalogue, option
from clowder.engine.blank import deck_sheet
from clowder.engine.chance import reseed
from clowder.engine.record import Row, copy
from clowder.engine.view_types import Told, key_of
from clowder.engine.view_types import plain as as_data
from clowder.games.rat_a_tat_roll import rules
from clowder.games.rat_a_tat_roll.card import EVERYBODY, KNOWERS, NUMBER
from clowder.games.rat_a_tat_roll.record import DONE, LONGEST_ROW, NONE, REROLL, ROLL, START, WILD, RatATatRoll
from clowder.games.rat_a_tat_roll.turn import begin_turn

GAME = catalogue.game("rat_a_tat_roll")

REGION_B_CHOOSE, REGION_B_REROLL, REGION_B_PEEK, WILD_C = 5, 6, 7, 8
"""Spaces of the ring."""
B = 1
"""The region of the first three."""


def dealt(players: int = 3, seed: int = 1, deck: Any = None, **options: Any) -> RatATatRoll:
    """A table right after the deal."""
    s = RatATatRoll.empty()
    s.rat_a_tat_roll = GAME.version  # type: ignore[attr-defined]
    s.seats = players
    GAME.setup(s, option.settle(GAME.options, options, players), GAME.check_deck(deck_sheet(GAME, deck)))
    reseed(s, seed)
    rules.deal(s)
    return s


def own_deck() -> dict[str, Any]:
    """The facts of the deck that comes with the game, to change one of them."""
    return GAME.check_deck(deck_sheet(GAME, None))


def card(number: int, *knowers: int, everybody: bool = False, marks: int = 0) -> int:
    """A card, the seats that know it, and what else is known of it."""
    return (number + 1) | sum(1 << (KNOWERS + seat) for seat in knowers) | (EVERYBODY if everybody else 0) | marks


def number(card: int) -> int:
    """What a card carries."""
    return (int(card) & NUMBER) - 1


def arrange(
    rows: Sequence[Sequence[int]],
    board: Sequence[int] = (2, 3, 4, 5, 6),
    *,
    tokens: Sequence[int] | None = None,
    top: Sequence[int] | None = None,
    actor: int = 0,
    seed: int = 1,
    deck: Any = None,
    **options: Any,
) -> RatATatRoll:
    """A table at the beginning of a turn: cards in `rows` (see `card`), numbers around the board, tokens, the actor.

    With `top`, the pile is in order: those cards first, then the others from low to high; otherwise it is loose.
    """
    s = dealt(len(rows), seed, deck, **options)
    while s.phase == START:
        rules.play(s, DONE)
    for seat, row in enumerate(rows):
        s.held[seat] = len(row)
        for place in range(LONGEST_ROW):
            s.hand[seat, place] = row[place] if place < len(row) else 0
        s.tokens[seat] = 2 if tokens is None else tokens[seat]
    for region, face in enumerate(board):
        s.board[region] = card(face, everybody=True)
    s.center = int(s.all_tokens) - sum(int(t) for t in s.tokens)
    s.shuffles = 0
    for face in range(10):
        s.returned[face] = 0
    lay_pile(s, rows, board, top)
    begin(s, actor)
    return s


def lay_pile(s: RatATatRoll, rows: Sequence[Sequence[int]], board: Sequence[int], top: Sequence[int] | None) -> None:
    """All cards that lie nowhere else are the pile."""
    left = [int(copies) for copies in s.copies]
    for face in [number(c) for row in rows for c in row] + list(board) + [number(c) for c in top or []]:
        left[face] -= 1
    assert min(left) >= 0, "more cards of a number than there are"
    rest = [face for face in range(10) for _ in range(left[face])]
    for face in range(10):
        s.loose[face] = 0 if top is not None else left[face]
    s.loose_count = 0 if top is not None else len(rest)
    for c in [*top, *(card(face) for face in rest)] if top is not None else []:
        s.under[s.under_count] = c
        s.under_count += 1


def begin(s: RatATatRoll, actor: int) -> None:
    """It is this seat's turn."""
    s.gap = s.filled = NONE
    begin_turn(s, actor)


def at_dice(s: RatATatRoll, *dice: int) -> None:
    """The actor has rolled these dice."""
    assert s.phase in (ROLL, REROLL)
    for die in range(3):
        s.dice[die] = dice[die] if die < len(dice) else 0
    s.rolled = len(dice)
    s.phase = REROLL


def load_dice(s: RatATatRoll, face: int) -> None:
    """Number dice that show the same face whenever they are thrown."""
    for side in range(6):
        s.number_die[side] = face


def load_wild_die(s: RatATatRoll, face: int) -> None:
    """A wild die that shows the same face whenever it is thrown."""
    for side in range(6):
        s.wild_die[side] = face


def at_wild_die(s: RatATatRoll, face: int) -> None:
    """The actor has rolled the wild die."""
    s.wild = face
    s.phase = WILD


def moves(s: RatATatRoll) -> list[int]:
    """The legal moves."""
    room = np.zeros(GAME.actions, np.int16)
    return [int(m) for m in room[: rules.legal(s, room)]]


def play(s: RatATatRoll, *played: int) -> RatATatRoll:
    """Play moves, each of which must be legal, and keep all that is in the box."""
    before = GAME.inventory(plain(s))
    for move in played:
        assert move in moves(s), f"{move} is not among {moves(s)} in phase {s.phase}"
        rules.play(s, move)
        assert GAME.inventory(plain(s)) == before
    return s


def plain(s: RatATatRoll) -> Any:
    """The record for views."""
    return RatATatRoll.plain(s)


def redealt(s: RatATatRoll, seat: int, seed: int = 1) -> RatATatRoll:
    """A copy with what the seat cannot know replaced."""
    again = copy(s)
    reseed(again, seed)
    rules.redeal(again, seat)
    return again


def row(s: RatATatRoll, seat: int) -> list[int]:
    """The numbers in front of a seat."""
    return [number(s.hand[seat, place]) for place in range(s.held[seat])]


def board(s: RatATatRoll) -> list[int]:
    """The numbers around the board; -1 for a gap."""
    return [number(c) for c in s.board]


def knowers(c: int) -> list[int]:
    """The seats that know a card; 5 is a bystander."""
    return [seat for seat in range(6) if (int(c) >> (KNOWERS + seat)) & 1]


def values(field: Row, count: int) -> list[int]:
    """The first numbers of a field of the record."""
    return [int(field[i]) for i in range(count)]


def messages(story: list[Told]) -> list[dict[str, Any]]:
    """A story as a client gets it."""
    return [{"key": key_of(type(told)), "args": as_data(told)} for told in story]


def keys(messages: list[dict[str, Any]]) -> list[str]:
    """The keys of a story."""
    return [message["key"] for message in messages]
