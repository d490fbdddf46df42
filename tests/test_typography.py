"""How texts are set: one apostrophe and one ellipsis everywhere, French spaces that do not break, Spanish pairs.

It reads every text file and every rulebook there is, so that new texts keep to what the old ones do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import clowder

SOURCES = Path(clowder.__file__).parent
FIFTH = Path(__file__).parent / "fifth"
PLACEABLE = "{}"
"""Stands for whatever a text is given."""
NAMES = ("Devil's Scat",)
"""They keep the apostrophe that everybody can type."""

EVERYWHERE = {
    r"'": "an apostrophe is ’",
    r"\.\.\.": "an ellipsis is …",
    r"(?:[^\W\d]|\}) …": "an ellipsis follows its word without a space",
}
# A key that one types (? for help, !purr) is no punctuation: after it goes on a word, or it stands alone between commas.
FRENCH = {
    r"[^\s(,\N{NO-BREAK SPACE}/:] [:;!?](?=\s+[^a-z\s]|\s*$)|\S [:;](?=\s|$)": "a space before : ; ! ? does not break",
    r"[^\s(\N{NO-BREAK SPACE}][:;!?](?=\s|$)": "there is a space before : ; ! ?",
    r"« | »|«(?!\N{NO-BREAK SPACE})|(?<!\N{NO-BREAK SPACE})»": "the spaces inside « » do not break",
    r"[\d}] ?%(?!\w)": "a space before % does not break",
}
SPANISH = {
    r"[\d}] ?%(?!\w)": "a space before % does not break",
    r"^[^¿]*[^\s(,¿]\?|[?][^¿]*[^\s(,¿«]\?": "a question begins with ¿",
    r"^[^¡]*[^\s(,¡]!(?!\w)|![^¡]*[^\s(,¡]!(?!\w)": "an exclamation begins with ¡",
    r"¿[^?]*$|¿[^?]*¿": "a question ends with ?",
    r"¡[^!]*$|¡[^!]*¡": "an exclamation ends with !",
}
RULES: dict[str, dict[str, str]] = {"en": EVERYWHERE, "fr": EVERYWHERE | FRENCH, "es": EVERYWHERE | SPANISH}


class Said(Visitor):
    """Collects each sentence a message can be, with `{}` for what stands in it."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802
        parts = (part.value if isinstance(part, ast.TextElement) else PLACEABLE for part in node.elements)
        self.found.append("".join(parts))
        self.generic_visit(node)


def of_texts(path: Path) -> Iterator[tuple[str, str]]:
    """Each key of a text file with each of its sentences."""
    for entry in parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            said = Said()
            said.visit(entry)
            yield from ((entry.id.name, sentence) for sentence in said.found)


def of_rules(path: Path) -> Iterator[tuple[str, str]]:
    """The paragraphs of a rulebook, without its code and its stress."""
    for number, paragraph in enumerate(path.read_text("utf-8").split("\n\n"), 1):
        yield f"paragraph {number}", re.sub(r"\*", "", re.sub(r"`[^`]*`", PLACEABLE, paragraph))


def files(language: str) -> list[Path]:
    """Every file of a language: ours, the games', and those of the fifth game."""
    rulebook = "RULES.md" if language == "en" else f"RULES.{language}.md"
    found = list((SOURCES / "text" / language).glob("*.ftl"))
    for games in (SOURCES / "games", FIFTH):
        found += [*games.glob(f"*/text/{language}.ftl"), *games.glob(f"*/{rulebook}")]
    return sorted(found)


def wrong(language: str, sentence: str) -> list[str]:
    """What a sentence does not keep to."""
    for name in NAMES:
        sentence = sentence.replace(name, PLACEABLE)
    return [why for pattern, why in RULES[language].items() if re.search(pattern, sentence)]


@pytest.mark.parametrize("language", RULES)
def test_every_text_is_set_alike(language: str) -> None:
    assert files(language)
    found = [
        f"{path.parent.name}/{path.name}: {key}: {why}: {sentence!r}"
        for path in files(language)
        for key, sentence in (of_texts if path.suffix == ".ftl" else of_rules)(path)
        for why in wrong(language, sentence)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "It is Ann's turn"),
        ("en", "Thinking …"),
        ("es", "Pensando..."),
        ("fr", "Quelle table ?"),
        ("fr", "Quelle table?"),
        ("fr", "{} : à toi"),
        ("fr", "{}: à toi"),
        ("fr", "Un groupe ; deux cartes"),
        ("fr", "« {} »"),
        ("fr", "Viens jouer ! Maintenant"),
        ("fr", "{} % des parties"),
        ("es", "Quién juega?"),
        ("es", "¿Quién juega"),
        ("es", "¿Quién juega? Y cuándo?"),
        ("es", "Te toca: juega!"),
        ("es", "¡Ven a jugar"),
        ("es", "el 95 % de las series"),
    ],
)
def test_what_is_set_otherwise_is_caught(language: str, sentence: str) -> None:
    assert len(wrong(language, sentence)) == 1


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "10, 20 … 90 in Devil's Scat"),
        ("fr", "Ton choix, de 1 à {} (/ parler, ? aide, q quitter)\N{NO-BREAK SPACE}:"),
        ("fr", "Tape un nombre, ou ? pour l’aide"),
        ("fr", "module:Classe, http://{}:8000 ou :2threads"),
        ("es", "¿Qué mesa? ¿Cuándo? Del 1 al {} (? ayuda, q salir):"),
        ("es", "hay: n, k, ? y q, o !purr"),
    ],
)
def test_what_is_no_sentence_is_left_alone(language: str, sentence: str) -> None:
    assert wrong(language, sentence) == []
