"""Who sits where: people and bots, each with a name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from clowder.bots.roster import USUAL
from clowder.engine.text import say
from clowder.errors import BadOption, BadRecord

LONGEST_NAME = 20


@dataclass(frozen=True)
class Seats:
    """The names by seat, and which seats are people's."""

    names: tuple[str, ...]
    humans: tuple[int, ...]
    opponents: tuple[str, ...] = ()
    """The bots on the other seats, as somebody wrote them."""

    def export(self) -> dict[str, Any]:
        """As data, for a saved match."""
        return {"names": list(self.names), "humans": list(self.humans), "opponents": list(self.opponents)}

    @property
    def bots(self) -> list[int]:
        """The seats that no person takes."""
        return [seat for seat in range(len(self.names)) if seat not in self.humans]

    @property
    def alone(self) -> int | None:
        """The seat of the only person, who may look at the screen all the time; None if there are several, or none."""
        return self.humans[0] if len(self.humans) == 1 else None


def seat_people(
    players: int, humans: Any, given: Sequence[str], language: str, opponents: Sequence[str] = (USUAL,)
) -> Seats:
    """People on the first seats, bots with cats' names on the others; `given` names come first.

    `opponents` says who those bots are: one for all of them, or one for each.
    """
    if isinstance(humans, bool) or not isinstance(humans, int) or not 0 <= humans <= players:
        raise BadOption("cli-bad-humans", value=repr(humans), high=players)
    if len(given) > players:
        raise BadOption("cli-too-many-names", count=len(given), high=players)
    names = [clean_name(name) for name in given]
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
    return with_opponents(Seats(tuple(names), tuple(range(humans))), opponents)


def with_opponents(seats: Seats, opponents: Sequence[str]) -> Seats:
    """The same people with these bots: one for all seats, or one for each."""
    count = len(seats.bots)
    if len(opponents) not in (1, count):
        raise BadOption("cli-opponents-count", count=len(opponents), seats=count)
    return replace(seats, opponents=tuple(opponents) if len(opponents) == count else tuple(opponents) * count)


def seated_again(record: Mapping[str, Any], players: int, language: str) -> Seats:
    """Who sat at a saved match; one that was not saved by the terminal gets one person, on the first seat."""
    kept = record.get("terminal")
    if kept is None:
        return seat_people(players, 1, (), language)
    names, humans = (kept.get("names"), kept.get("humans")) if isinstance(kept, Mapping) else (None, None)
    names_fit = (
        isinstance(names, list)
        and len(names) == players
        and all(isinstance(name, str) and clean_name(name) for name in names)
    )
    humans_fit = isinstance(humans, list) and all(type(seat) is int and 0 <= seat < players for seat in humans)
    if not names_fit or not humans_fit or not names or humans is None:
        raise BadRecord("error-record-type", name="terminal")
    seats = Seats(tuple(clean_name(name) for name in names), tuple(sorted(set(humans))))
    opponents = kept.get("opponents", [USUAL] * len(seats.bots))  # older ones do not say
    if not isinstance(opponents, list) or len(opponents) != len(seats.bots):
        raise BadRecord("error-record-type", name="terminal")
    if not all(isinstance(name, str) for name in opponents):
        raise BadRecord("error-record-type", name="terminal")
    return replace(seats, opponents=tuple(opponents))


def clean_name(name: str) -> str:
    """A name that can be shown: one line, nothing a terminal would obey, not too long."""
    return "".join(letter for letter in " ".join(name.split()) if letter.isprintable())[:LONGEST_NAME].strip()
