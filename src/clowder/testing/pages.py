"""The tables of a game's page for writers of bots and clients, made from what the game declares.

A page is written by hand, but for what stands between `<!-- made: PART -->` and `<!-- end -->`. PART is `choices`,
`stories`, `observation`, or a name of the game's view_types.py: a class, or a Literal that says what its words mean.

`python -m clowder.testing.pages PAGE.md …` writes these parts anew; a page is called like its game."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UnsetType

from clowder.engine import catalogue
from clowder.engine.describing import about_fields, about_words, choice_kinds
from clowder.engine.game import Game
from clowder.engine.layout import AMOUNT, SOME, YES, Number, starts
from clowder.engine.schemas import shown_inside
from clowder.engine.view_types import Cards, CardsOrHeap, Choice, Heap, Shown, View, Who, key_of

MADE = re.compile(r"(?<=<!-- made: )(\w+)( -->\n).*?(?=<!-- end -->)", re.DOTALL)
WORDS = {
    int: ["number"],
    str: ["text"],
    bool: ["true", "false"],
    NoneType: ["null"],
    UnsetType: ["left out"],
    Who: ["player"],
    Heap: ["heap"],
}


def made_anew(page: str, game: Game) -> str:
    """A page with everything that is made for it as the game declares it now."""
    return MADE.sub(lambda found: f"{found[1]}{found[2]}\n{part(game, found[1])}\n\n", page)


def parts_of(game: Game) -> list[str]:
    """What a page has to have, each once: everything that a game's views, stories and observations are made of."""
    module = game.view_type.__module__
    own = [kind for kind in shown_inside([game.view_type]) if kind.__module__ == module]
    classes = [kind.__name__ for kind in own if not issubclass(kind, Choice | View)]
    return ["choices", "Phase", *classes, "stories", "Reason", "observation"]


def part(game: Game, name: str) -> str:
    """One part of a page."""
    if name == "choices":
        return choices(game)
    if name == "stories":
        return stories(game)
    if name == "observation":
        return observation(game)
    declared = getattr(inspect.getmodule(game.view_type), name)
    return fields(declared) if inspect.isclass(declared) else words(game, name)


def choices(game: Game) -> str:
    """Every kind of choice."""
    rows = ((f"`{kind.__struct_config__.tag}`", listed(kind, leave_out=("id",)), said(kind)) for kind in choice_kinds(game))
    return drawn(("kind", "fields", "when"), rows)


def stories(game: Game) -> str:
    """Everything that is told."""
    return drawn(("key", "arguments", "told when"), ((f"`{key_of(kind)}`", listed(kind), said(kind)) for kind in game.told))


def observation(game: Game) -> str:
    """What the numbers of an observation are."""
    rows = (
        (str(at), str(block.many), block.about, ", ".join(map(can_be, block.numbers)))
        for at, block in zip(starts(game.layout), game.layout, strict=True)
    )
    return f"{game.observation} numbers (int8):\n\n" + drawn(("from", "many", "what", "each can be, over and over"), rows)


def can_be(number: Number) -> str:
    """What a number can be: so much, one of several, or bits."""
    if number.kind == SOME:
        return f"{number.size} bits"
    if number == YES:
        return "0 or 1"
    return f"{'' if number.kind == AMOUNT else 'one of '}{number.low} to {number.high}"


def words(game: Game, name: str) -> str:
    """The words of a Literal."""
    return drawn((name.lower(), "means"), ((f"`{word}`", about) for word, about in about_words(game, name).items()))


def fields(kind: type[Any]) -> str:
    """What a class has; of one that is another with something added, what is added."""
    hints, about, base = get_type_hints(kind), about_fields(kind), kind.__bases__[0]
    more = f" It has everything that `{base.__name__}` has, and:" if base is not Shown else ""
    rows = ((f"`{name}`", in_words(hints[name]), about[name]) for name in kind.__struct_fields__ if not hasattr(base, name))
    return f"`{kind.__name__}`: {said(kind)}{more}\n\n" + drawn(("name", "value", "meaning"), rows)


def listed(kind: type[Any], leave_out: tuple[str, ...] = ()) -> str:
    """The fields of a class in one line of a table."""
    hints, about = get_type_hints(kind), about_fields(kind)
    names = [name for name in kind.__struct_fields__ if name not in leave_out]
    return "<br>".join(f"`{name}`: {in_words(hints[name])}{f'. {about[name]}' if about[name] else ''}" for name in names)


def said(kind: type[Any]) -> str:
    """What a class says about itself."""
    return " ".join((kind.__doc__ or "").split())


def in_words(hint: Any) -> str:
    """A type in plain words."""
    several = alternatives(hint)
    return " or ".join(filter(None, [", ".join(several[:-1]), several[-1]]))


def alternatives(hint: Any) -> list[str]:
    """What a value of a type can be."""
    origin, inside = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return [each for one in inside for each in alternatives(one)]
    if origin is Literal:
        return [f"`{msgspec.json.encode(each).decode()}`" for each in inside]
    if origin is list:
        return [f"list: {in_words(inside[0])}"]
    if origin is Cards:
        return [f"cards: {in_words(inside[0])}"]
    if origin is CardsOrHeap:
        return [f"cards: {in_words(inside[0])}", "heap"]
    return WORDS.get(hint, [f"`{getattr(hint, '__name__', hint)}`"])


def drawn(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table."""
    lines = [head, *rows]
    cells = [f"| {' | '.join(cell.replace('|', chr(92) + '|') or '–' for cell in line)} |" for line in lines]
    return "\n".join([cells[0], "|---" * len(head) + "|", *cells[1:]])


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        path.write_text(made_anew(path.read_text("utf-8"), catalogue.game(path.stem)), "utf-8")
