"""Who sits where: people and bots, each with a name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Protocol

from clowder.engine.text import say
from clowder.errors import BadOption, BadRecord

LONGEST_NAME = 20


class Bot(Protocol):
    """An opponent: sees a seat's view and picks the id of one of its choices."""

    def choose(self, view: dict[str, Any]) -> int: ...


@dataclass(frozen=True)
class Seats:
    """The names by seat, and which seats are people's."""

    names: tuple[str, ...]
    humans: tuple[int, ...]

    def export(self) -> dict[str, Any]:
        """As data, for a saved match."""
        return {"names": list(self.names), "humans": list(self.humans)}

    @property
    def alone(self) -> int | None:
        """The seat of the only person, who may look at the screen all the time; None if there are several, or none."""
        return self.humans[0] if len(self.humans) == 1 else None


def seated(players: int, humans: Any, given: Sequence[str], language: str) -> Seats:
    """People on the first seats, bots with cats' names on the others; `given` names come first."""
    if isinstance(humans, bool) or not isinstance(humans, int) or not 0 <= humans <= players:
        raise BadOption("cli-bad-humans", value=repr(humans), high=players)
    if len(given) > players:
        raise BadOption("cli-too-many-names", count=len(given), high=players)
    names = [clean(name) for name in given]
    if len({name.casefold() for name in names}) < len(names) or not all(names):
        raise BadOption("cli-bad-names", value=", ".join(names))
    taken = {name.casefold() for name in names}
    cats = [cat for cat in say("terminal-cats", language=language).split(", ") if cat.casefold() not in taken]
    defaults = (say("terminal-player", {"number": number}, language=language) for number in count(len(names) + 1))
    unnamed = (name for name in defaults if name.casefold() not in taken)
    for seat in range(len(names), players):
        if seat >= humans:
            names.append(cats.pop(0))
        elif humans == 1:
            names.append(say("terminal-you", language=language))
        else:
            names.append(next(unnamed))
    return Seats(tuple(names), tuple(range(humans)))


def seated_again(record: Mapping[str, Any], players: int, language: str) -> Seats:
    """Who sat at a saved match; one that was not saved by the terminal gets one person, on the first seat."""
    kept = record.get("terminal")
    if kept is None:
        return seated(players, 1, (), language)
    names, humans = (kept.get("names"), kept.get("humans")) if isinstance(kept, Mapping) else (None, None)
    names_fit = (
        isinstance(names, list) and len(names) == players and all(isinstance(name, str) and clean(name) for name in names)
    )
    humans_fit = isinstance(humans, list) and all(type(seat) is int and 0 <= seat < players for seat in humans)
    if not names_fit or not humans_fit or not names or humans is None:
        raise BadRecord("error-record-type", name="terminal")
    return Seats(tuple(clean(name) for name in names), tuple(sorted(set(humans))))


def clean(name: str) -> str:
    """A name that can be shown: one line, nothing a terminal would obey, not too long."""
    return "".join(letter for letter in " ".join(name.split()) if letter.isprintable())[:LONGEST_NAME].strip()
