"""The texts the terminal and the errors are told with: complete, and the same in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import clowder
from clowder.engine.text import LANGUAGES

SAME_WORD = {
    "balance-minutes", "balance-figure-minutes", "balance-real",
    "terminal-middle", "welcome-title", "web-licences", "web-replay-pause", "web-rules-sections", "web-tv-code",
    "web-company-bots", "web-chat", "web-menu", "web-pace-normal",
}  # fmt: skip
"""Table, pause, section, code, menu, normal are French words, too; bot and chat are everybody's; Clowder is our name."""
SOURCES = Path(clowder.__file__).parent
FILES = tuple(sorted(path.name for path in (SOURCES / "text" / "en").glob("*.ftl")))


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(node.id.name)


class Letters(Visitor):
    """Collects the letters of a message."""

    def __init__(self) -> None:
        self.found = ""

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.found += node.value


def messages(language: str, name: str) -> dict[str, set[str]]:
    """The keys of a file, each with its variables."""
    told: dict[str, set[str]] = {}
    for entry in parse((files("clowder") / "text" / language / name).read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in told, f"{entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            told[entry.id.name] = variables.found
    return told


def words(language: str, name: str) -> dict[str, str]:
    """The letters of every message of a file."""
    told: dict[str, str] = {}
    for entry in parse((files("clowder") / "text" / language / name).read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            letters = Letters()
            letters.visit(entry)
            told[entry.id.name] = letters.found.strip()
    return told


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_the_same_keys_with_the_same_variables(language: str, name: str) -> None:
    assert messages(language, name) == messages("en", name)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_was_left_in_english(language: str, name: str) -> None:
    english, own = words("en", name), words(language, name)
    assert {key for key in own if own[key] == english[key] and len(own[key]) > 3} <= SAME_WORD


def test_every_error_that_can_be_raised_has_a_text() -> None:
    known = {key for name in FILES for key in messages("en", name)}
    used: set[str] = set()
    for source in SOURCES.rglob("*.py"):
        code = source.read_text("utf-8")
        used |= set(re.findall(r"""["']((?:error|cli|table|server)-[a-z-]+[a-z])["']""", code))
        used |= {f"error-option-{key}" for key in re.findall(r"""Unfit\(\s*["']([a-z-]+)["']""", code)}
    used.discard("cli-check")
    assert used - known == set()


def test_every_text_of_the_terminal_is_used() -> None:
    code = "".join(path.read_text("utf-8") for path in [*SOURCES.glob("terminal/**/*.py"), *SOURCES.glob("cli/**/*.py")])
    for key in messages("en", "terminal.ftl"):
        short = key.removeprefix("terminal-").removeprefix("cli-check-").removeprefix("cli-simulate-")
        assert f'"{short}"' in code or f'"{key}"' in code, key


def test_every_text_of_the_server_is_used() -> None:
    code = "".join(path.read_text("utf-8") for path in [*SOURCES.rglob("*.py"), *SOURCES.rglob("*.html")])
    for name in FILES:
        if name.startswith("serv"):
            for key in messages("en", name):
                short = re.sub(r"^(verify-check|welcome)-", "", key)
                assert re.search(rf"""["'{{]({key}|{short})["'}}]""", code), key


def test_every_text_of_the_lab_is_used() -> None:
    for name, sources in (("lab.ftl", ("cli/lab/*.py",)), ("report.ftl", ("lab/arena_page.py",)),
                          ("balance.ftl", ("lab/balance/*.py",))):  # fmt: skip
        code = "".join(path.read_text("utf-8") for pattern in sources for path in SOURCES.glob(pattern))
        for key in messages("en", name):
            short = re.sub(
                r"^(cli-arena|cli-simulate|report-reading|report|balance-say-(costly|better|fair-level)|"
                r"balance-(say|why|figure|verdict|reading|players|balance)|balance)-",
                "",
                key,
            )
            whole = short.removesuffix("-about")
            assert re.search(rf"""["']({key}|{short}|{whole})["']""", code), key
