"""The words that stand below the fields of a view's types, and below the names of a module: for documentation, TypeScript
and OpenAPI alike."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from itertools import pairwise
from typing import Any, get_args, get_type_hints

from clowder.engine.game import Game
from clowder.engine.view_types import Choice, Shown

AREAS = ("TableFacts", "TablePlaces", "PlayerFacts", "PlayerPlaces")
"""What a game calls the four parts of its two kinds of areas, in its view_types.py."""


@cache
def words_of(module: str) -> dict[str, dict[str, str]]:
    """The docstring below each field of each class of a module and, as those of "", below each name of the module."""
    found: dict[str, dict[str, str]] = {"": {}}
    tree = ast.parse(inspect.getsource(__import__(module, fromlist=["_"])))
    for owner, body in [("", tree.body), *((node.name, node.body) for node in tree.body if isinstance(node, ast.ClassDef))]:
        words = found.setdefault(owner, {})
        for declared, below in pairwise(body):
            name = declared_name(declared)
            if name and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                words[name] = inspect.cleandoc(str(below.value.value))
    return found


def declared_name(node: ast.stmt) -> str:
    """What a line declares, if it declares one name."""
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    return ""


def about_fields(kind: type[Any]) -> dict[str, str]:
    """Every field of a Struct with what is said about it."""
    said: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if issubclass(base, Shown):
            said |= words_of(base.__module__).get(base.__name__, {})
    return {field: " ".join(said.get(field, "").split()) for field in kind.__struct_fields__}


def about_words(game: Game, name: str) -> dict[str, str]:
    """Each word of a Literal of a game's view_types.py, such as Phase, with what it means."""
    module = game.view_type.__module__
    said = words_of(module)[""].get(name, "")
    words = dict(line.split(": ", 1) for line in said.splitlines() if ": " in line)
    return {word: words.get(word, "") for word in get_args(getattr(inspect.getmodule(game.view_type), name))}


def areas_of(game: Game) -> dict[str, type[Any]]:
    """The four parts of a game's two kinds of areas: what is said of them, and what lies there."""
    return {name: getattr(inspect.getmodule(game.view_type), name) for name in AREAS}


def choice_kinds(game: Game) -> list[type[Choice]]:
    """The kinds of choices, in the order of declaration."""
    module = inspect.getmodule(game.view_type)
    return [
        kind for kind in vars(module).values() if inspect.isclass(kind) and issubclass(kind, Choice) and kind is not Choice
    ]


def marked(kind: type[Any], mark: object) -> list[str]:
    """The fields of a Struct whose type is `Annotated[…, mark]`."""
    hints = get_type_hints(kind, include_extras=True)
    return [name for name, hint in hints.items() if mark in getattr(hint, "__metadata__", ())]
