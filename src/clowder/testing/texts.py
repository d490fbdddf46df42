"""Checks of words: every language with the same keys, nothing that cannot be said, every clause with its test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from clowder.engine.describing import about_words, areas_of, choice_kinds
from clowder.engine.game import Game
from clowder.engine.listing import games
from clowder.engine.match import Match
from clowder.engine.text import LANGUAGES, say
from clowder.engine.view_types import key_of
from clowder.testing.effort import Effort, Nonconforming, Trial, tables
from clowder.testing.play import steps
from clowder.testing.rulebooks import compare_rulebooks


class Variables(Visitor):
    """Collects the variables a text uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Every key of a text file with the variables it uses; raises for what Fluent could not read."""
    found: dict[str, set[str]] = {}
    for entry in FluentResource(path.read_text("utf-8")).body:
        if isinstance(entry, fluent.Junk):
            raise Nonconforming(f"{path.name}: cannot be read: {(entry.content or '').splitlines()[:1]}")
        if isinstance(entry, fluent.Message):
            if entry.id.name in found:
                raise Nonconforming(f"{path.name}: {entry.id.name!r} stands twice")
            used = Variables()
            used.visit(entry)
            found[entry.id.name] = used.names
    return found


def compare_languages(files: dict[str, Path]) -> None:
    """The same keys with the same variables in every language."""
    english = messages(files["en"])
    for language, path in files.items():
        other = messages(path)
        for key in english.keys() ^ other.keys():
            raise Nonconforming(f"{path}: key {key!r} is only in {'English' if key in english else language}")
        for key, used in english.items():
            # `$who_is` may be left out where a language has no need of it, or used where English has none.
            if {v for v in used if not v.endswith("_is")} != {v for v in other[key] if not v.endswith("_is")}:
                raise Nonconforming(f"{path}: {key!r} uses {sorted(other[key])}, English {sorted(used)}")


def needed_keys(game: Game) -> Iterator[str]:
    """The text of everything that a game declares: CONTRIBUTING.md lists them under "A fifth game"."""
    yield from ("name", "tagline", "card")
    for name, area in areas_of(game).items():
        for field in area.__struct_fields__:
            yield f"{'fact' if name.endswith('Facts') else 'place'}-{field}"
    yield from (f"phase-{phase}" for phase in about_words(game, "Phase") if phase != "over")
    yield from (f"reason-{reason}" for reason in about_words(game, "Reason"))
    yield from (f"choice-{kind.__struct_config__.tag}" for kind in choice_kinds(game))
    yield from (f"story-{key_of(told)}" for told in game.told)
    yield from (f"option-{option.name}" for option in game.options)
    if game.beginner:
        yield "who-begins"


def check_keys(game: Game) -> None:
    """There is a text for everything that the game declares, whether it comes up in a random game or not."""
    english = game.folder / "text" / "en.ftl"
    if missing := [key for key in needed_keys(game) if key not in messages(english)]:
        raise Nonconforming(f"{english}: without {', '.join(missing)}")


def check_texts(game: Game, effort: Effort) -> None:
    """All languages have the same keys and clauses, none is missing, and all that comes up in random games can be said in
    each of them."""
    compare_languages({language: game.folder / "text" / f"{language}.ftl" for language in LANGUAGES})
    check_keys(game)
    compare_rulebooks(game.folder)
    for language in LANGUAGES:
        for entry in games(language):
            if not all((entry["name"], entry["tagline"])):
                raise Nonconforming(f"{entry['game']}: without a name or a line about it in {language}")
    said: set[str] = set()
    for table in tables(game, effort):
        for match in steps(table, effort.seed):
            say_all(table, match.actor, to_say(match), said)
        for seat in (*range(table.players), None):
            say_all(table, seat, ((f"story-{each['key']}", each["args"]) for each in match.story(seat)), said)


def to_say(match: Match) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every text a client needs to show this step to its actor, or the end of the game."""
    view = match.view(match.actor)
    facts = view["table"]["facts"]
    yield (f"reason-{view['result']['reason']}" if match.over else f"phase-{view['phase']}"), facts
    for choice in view["choices"]:
        yield f"choice-{choice['kind']}", choice
    for area in (view["table"], *view["seats"]):
        for name, value in area["facts"].items():
            if value is not None:
                yield f"fact-{name}", {**area["facts"], "value": value}
        for name, place in area["places"].items():
            yield f"place-{name}", {}
            for card in place.get("cards", []):
                if isinstance(card, dict):
                    yield "card", card


def say_all(table: Trial, me: int | None, texts: Iterable[tuple[str, dict[str, Any]]], said: set[str]) -> None:
    """Say in every language what was not said before."""
    names = [f"Player {seat}" for seat in range(table.players)]
    for key, args in texts:
        what = repr((key, args.get("value", args), me))  # what else is known seldom matters to the text of a fact
        if what not in said:
            said.add(what)
            for language in LANGUAGES:
                speak(table, key, args, language, names, me)


def speak(table: Trial, key: str, args: dict[str, Any], language: str, names: list[str], me: int | None) -> None:
    """Say it, and complain if it cannot be said."""
    try:
        said = say(key, args, game=table.game.name, language=language, names=names, me=me)
    except (LookupError, ValueError) as error:
        raise table.fail(f"{key!r} cannot be said in {language}: {error}") from None
    if not said.strip() and not key.startswith("fact-"):  # an empty one is told as part of another fact
        raise table.fail(f"{key!r} says nothing in {language}")


def clauses(game: Game) -> list[str]:
    """The numbers of the clauses in the game's RULES.md."""
    return re.findall(rf"^- \*\*({game.clauses}\d+)\*\*", (game.folder / "RULES.md").read_text("utf-8"), re.MULTILINE)


def test_names(folder: Path) -> Iterator[str]:
    """The names of all test functions below a folder."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


def check_clauses(game: Game, folder: Path) -> None:
    """Every numbered clause has a test named after it: `test_d7_…`, or `…_d7_…` for a test of several."""
    words = [name.split("_") for name in test_names(folder)]
    numbers = clauses(game)
    if not numbers:
        raise Nonconforming(f"{game.name}: RULES.md has no clause, such as - **{game.clauses}1** …")
    if len(set(numbers)) < len(numbers):
        raise Nonconforming(f"{game.name}: RULES.md has {len(numbers)} clauses, {len(set(numbers))} of them different")
    for number in numbers:
        if not any(number.lower() in name for name in words):
            raise Nonconforming(f"{game.name}: no test is named after clause {number}")
