"""The arrows of the browser's client (docs/architecture.md): who may import whom, in TypeScript and in style sheets; and
that a time of an animation is said once."""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path

import pytest

import clowder

PACKAGE = Path(clowder.__file__).parent
CLIENT = PACKAGE / "web" / "src"
GAMES = sorted(path.parent.name for path in PACKAGE.glob("games/*/rules.py"))

MAY_IMPORT = {
    "protocol": set(),  # the server's types, generated
    "text": {""},  # the list of languages, clowder/text/languages.json
    "router": set(),
    "state": {"protocol", "text"},
    "kit": {"protocol", "text", "state"},
    "net": {"protocol", "text", "state", "kit"},
    "table": {"protocol", "text", "state", "kit", "net"},
    "screens": {"protocol", "text", "router", "state", "kit", "net", "table"},
}
"""main sees all; a style sheet is imported by styles/index.css alone."""

SCREEN_MAY_IMPORT = {
    "shared": set(),
    "live": {"shared", "waiting", "playing", "hotseat"},
    "hotseat": {"shared", "waiting", "playing"},
    "playing": {"shared", "menu", "over"},
    "waiting": {"shared", "menu"},
}
"""Every other screen needs the shared parts only."""

GAME_MAY_IMPORT = {"protocol", "kit"}

IMPORTED = re.compile(r"""(?:\bfrom|\bimport|\bimport\(|@import)\s*["']([^"']+)["']""")
LITERAL_TIME = re.compile(r"(?<![\w-])[\d.]+m?s\b")
MOVING = re.compile(r"\b(?:transition|animation)(?:-[a-z]+)*\s*:([^;]*);")


def sources(*suffixes: str, tests: bool = True) -> list[str]:
    """What people wrote, of the client and of the games' own tables, below src/clowder."""
    roots = [CLIENT, *PACKAGE.glob("games/*/web")]
    found = [path for root in roots for path in root.rglob("*") if path.suffix in suffixes]
    return sorted(path.relative_to(PACKAGE).as_posix() for path in found if tests or ".test." not in path.name)


def imports(name: str) -> list[str]:
    """What a file imports of ours: paths below src/clowder, without `.ts` or `.tsx`; packages are left out."""
    found = []
    for target in IMPORTED.findall((PACKAGE / name).read_text("utf-8")):
        if target.startswith("@/"):
            found.append(f"web/src/{target[2:]}")
        elif target.startswith("."):
            found.append(os.path.normpath(f"{Path(name).parent.as_posix()}/{target}"))
    return found


def part(path: str) -> tuple[str, str]:
    """A path of the client as its part and, of a screen, which; ("", "") for what lies outside of it."""
    folders = path.removeprefix("web/src/").split("/") if path.startswith("web/src/") else [""]
    return folders[0].split(".")[0], folders[1] if folders[0] == "screens" else ""


@pytest.mark.parametrize("name", [name for name in sources(".ts", ".tsx") if name.startswith("web/")])
def test_parts_of_the_client_import_only_what_they_may(name: str) -> None:
    own, screen = part(name)
    if own in ("main", "sw", "texts"):
        return
    for imported in imports(name):
        target, of = part(imported)
        if target != own:
            assert target in MAY_IMPORT[own], f"{name} imports {imported}"
        elif of != screen:
            assert of in SCREEN_MAY_IMPORT.get(screen, {"shared"}), f"{name} imports {imported}"


def test_the_arrows_have_no_circle() -> None:
    for arrows in (MAY_IMPORT, SCREEN_MAY_IMPORT):
        for start in arrows:
            reached, new = set[str](), set(arrows[start])
            while new:
                reached |= new
                new = {after for each in new for after in arrows.get(each, set())} - reached
            assert start not in reached, f"{start} imports itself, by way of {sorted(reached)}"


@pytest.mark.parametrize("name", [name for name in sources(".ts", ".tsx", ".css") if name.startswith("games/")])
def test_a_games_table_imports_only_the_kit_and_what_is_its_own(name: str) -> None:
    own = "/".join(name.split("/")[:2])
    for imported in imports(name):
        assert imported.startswith(f"{own}/") or part(imported)[0] in GAME_MAY_IMPORT, f"{name} imports {imported}"


def test_every_style_sheet_of_the_client_is_imported_once_and_in_one_place() -> None:
    index = "web/src/styles/index.css"
    sheets = [name for name in sources(".css") if name.startswith("web/") and name != index]
    assert sorted(imports(index)) == sheets
    for name in sources(".ts", ".tsx", ".css"):
        if name not in (index, "web/src/main.tsx"):
            assert not [each for each in imports(name) if each in (*sheets, index)], f"{name} imports a style sheet"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_outside_a_games_folder_names_it(game: str) -> None:
    """A fifth game is one new folder: its colours, too, are in it."""
    word = re.compile(rf"\b{game}\b", re.IGNORECASE)
    for name in sources(".ts", ".tsx", ".css", tests=False):
        if not name.startswith(f"games/{game}/"):
            assert not word.search((PACKAGE / name).read_text("utf-8")), f"{name} names {game}"


def test_an_animation_time_is_declared_once_and_written_nowhere_else() -> None:
    sheets = {name: (PACKAGE / name).read_text("utf-8") for name in sources(".css")}
    declared = Counter(name for text in sheets.values() for name in re.findall(r"^\s*(--time-[\w-]+):", text, re.MULTILINE))
    assert [name for name, times in declared.items() if times > 1] == []
    for name, text in sheets.items():
        for value in MOVING.findall(text):
            assert not LITERAL_TIME.search(value), f"{name}: {value.strip()}"
    scripts = {name: (PACKAGE / name).read_text("utf-8") for name in sources(".ts", ".tsx", tests=False)}
    for name, text in scripts.items():
        assert not re.search(r"animationD\w+: *[\"'`][^\"'`]*\d(?:ms|s)\b", text), name
        assert not re.search(r"\bduration: *\d", text), name
    used = {
        each for text in (*sheets.values(), *scripts.values()) for each in re.findall(r"(--time-[\w-]*\w)(?![\w$-])", text)
    }
    assert used == set(declared)
