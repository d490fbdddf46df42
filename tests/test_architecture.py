"""The arrows between the parts (docs/architecture.md): who may import whom, held by walking the imports."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import clowder
from clowder.engine import catalogue

SOURCE = Path(clowder.__file__).parent

MAY_IMPORT = {
    "errors": {"engine"},  # only inside a function: errors tell themselves in words
    "engine": {"errors", "engine"},
    "games": {"errors", "engine"},
    "bots": {"errors", "engine", "bots"},
    "vector": {"errors", "engine", "bots", "vector"},
    "adapters": {"errors", "engine", "bots", "vector", "adapters"},
    "lab": {"errors", "engine", "bots", "vector", "lab"},
    "testing": {"errors", "engine", "lab", "testing"},
    "terminal": {"errors", "engine", "bots", "terminal"},
    "server": {"errors", "engine", "bots", "server"},
}
"""cli, __main__ and __init__ see all."""


def imports(path: Path) -> set[str]:
    """The dotted names of ours that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("clowder"):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name.startswith("clowder")}
    return found


FILES = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))


@pytest.mark.parametrize("name", FILES)
def test_parts_import_only_what_they_may(name: str) -> None:
    part = name.split("/")[0].removesuffix(".py")
    if part in ("cli", "__main__", "__init__"):
        return
    allowed = MAY_IMPORT[part]
    for imported in imports(SOURCE / name):
        target = ([*imported.split("."), ""])[1]
        if part == "games" and target == "games":
            assert imported.split(".")[2] == name.split("/")[1], f"{name} imports another game: {imported}"
        else:
            assert target in allowed or imported in ("clowder", "clowder.__version__"), f"{name} imports {imported}"


def test_nothing_outside_a_game_names_it() -> None:
    """A fifth game is one new folder: no other source file mentions a game by name."""
    games = [path.parent.name for path in SOURCE.glob("games/*/rules.py")]
    for path in SOURCE.rglob("*.py"):
        if "games" in path.relative_to(SOURCE).parts:
            continue
        strings = [node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)]
        docstrings = {
            ast.get_docstring(node, clean=False)
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef)
        }
        for text in strings:
            if isinstance(text, str) and text not in docstrings:
                assert not any(game == text for game in games), f"{path.name} names {text!r}"


def defined(*kinds: type[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]) -> dict[str, list[str]]:
    """What files define at their top, and which of them do. Games are left out: each speaks its own language."""
    found: dict[str, list[str]] = {}
    for name in FILES:
        for node in ast.parse((SOURCE / name).read_text()).body:
            if isinstance(node, kinds) and not name.startswith("games/"):
                found.setdefault(node.name, []).append(name)
    return found


def test_one_word_is_one_class() -> None:
    for word, places in defined(ast.ClassDef).items():
        assert len(places) == 1, f"{word} is several classes: {places}"


def test_one_word_is_one_thing_in_the_terminal_and_at_the_command_line() -> None:
    """What these parts call a class or a function no other part calls something else."""
    for word, places in defined(ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef).items():
        if word != "main" and any(place.startswith(("terminal/", "cli/")) for place in places):
            assert len(places) == 1, f"{word} is several things: {places}"


def test_public_names_are_a_decision() -> None:
    assert sorted(clowder.__all__) == [
        "BadDeck", "BadOption", "BadRecord", "BotFailed", "ClowderError", "IllegalMove", "Match", "UnknownGame",
        "__version__", "games", "new", "replay", "say",
    ]  # fmt: skip
    for name in clowder.__all__:
        assert getattr(clowder, name) is not None
    with pytest.raises(AttributeError, match="no_such_name"):
        _ = clowder.no_such_name


def test_the_catalogue_lists_names_counts_and_options() -> None:
    listed = {entry["game"]: entry for entry in clowder.games()}
    assert list(listed) == list(catalogue.names())
    assert {"discat", "devils_scat", "gattara", "rat_a_tat_roll"} <= set(listed)
    assert listed["discat"]["players"] == [2, 3, 4, 5, 6]
    assert listed["rat_a_tat_roll"]["players"] == [2, 3, 4, 5]
    assert [option["option"] for option in listed["discat"]["options"]] == ["arrows", "starter"]
