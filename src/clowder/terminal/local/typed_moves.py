"""What a person types, understood: numbers of the menu, one or several in a row."""

from __future__ import annotations

from clowder.engine.chance import key_of_step, rekey
from clowder.engine.match import Match
from clowder.errors import ClowderError


class NotUnderstood(ClowderError):
    """Something typed that cannot be done; nothing was played."""


def moves_for(match: Match, typed: str) -> list[int]:
    """The moves for the numbers typed. The first is of the menu shown, each other of the menu that would follow.

    A row that cannot be played whole is refused in the same words, whatever the reason and wherever it stops: otherwise one
    could find out by trying what chance is about to bring or whether the next player can answer, and then not do it.
    """
    numbers = numbers_in(typed, len(match.choices()))
    if len(numbers) == 1:
        return [pick(match, numbers[0])]
    seat, ahead = match.actor, match.copy()
    moves: list[int] = []
    for place, number in enumerate(numbers, 1):
        if place > 1 and not 1 <= number <= len(ahead.choices()):
            raise NotUnderstood("terminal-row-stops")
        moves.append(pick(ahead, number))
        ahead.play(moves[-1])
        if place < len(numbers) and (ahead.actor != seat or chance_spoke(ahead)):
            raise NotUnderstood("terminal-row-stops")
    return moves


def numbers_in(typed: str, count: int) -> list[int]:
    """The numbers typed, with blanks or commas between them."""
    words = typed.replace(",", " ").split()
    if not words or not all(word.isascii() and word.isdigit() and len(word) < 6 for word in words):
        raise NotUnderstood("terminal-not-understood", count=count)
    return [int(word) for word in words]


def pick(match: Match, number: int) -> int:
    """The move behind a number of the menu."""
    choices = match.choices()
    if not 1 <= number <= len(choices):
        raise NotUnderstood("terminal-no-such-choice", number=number, count=len(choices))
    return int(choices[number - 1]["id"])


def chance_spoke(match: Match) -> bool:
    """Whether the last step drew from chance: then its generator has moved on from the key of that step."""
    record = match.record
    now = list(record.chance)
    rekey(record, *key_of_step(match.seed, match.step))
    return now != list(record.chance)
