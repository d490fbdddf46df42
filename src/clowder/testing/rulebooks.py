"""Checks of the RULES files: every language tells the same clauses, in the same order, from the same sources.

    - **D7** What the clause says. *(● rulebook, p. 7; ruling)*

    > **The aim** The game at a glance, in a few such lines before the first section; as many in every language.

The number and the sign are the same in all languages: ● for the rulebook's own, ◆ for a ruling, ▮ for a guess at what is
printed on the components. A game without a rulebook may leave the marks out, all of them.
"""

from __future__ import annotations

import re
from pathlib import Path

from clowder.testing.effort import Nonconforming

CLAUSE = re.compile(r"^- \*\*([A-Z]\d+)\*\* .*?(?:\*\(([●◆▮]) [^*]+\)\*)?$", re.MULTILINE)


GLANCE = re.compile(r"^> \*\*[^*]+\*\* .+$", re.MULTILINE)


def marks(page: Path) -> list[tuple[str, str]]:
    """Every clause of a page with the sign of where it comes from; "" where there is none."""
    return CLAUSE.findall(page.read_text("utf-8"))


def pages(folder: Path) -> list[Path]:
    """The rules of a game in each language it has them in, English first."""
    return [folder / "RULES.md", *sorted(folder.glob("RULES.*.md"))]


def compare_rulebooks(folder: Path) -> None:
    """The same clauses and signs in every language, and a sign for each clause or for none."""
    english, *others = pages(folder)
    wanted = marks(english)
    for number, sign in wanted:
        if not sign and any(sign for _, sign in wanted):
            raise Nonconforming(f"{english}: {number} does not end with where it comes from, like *(● rulebook)*")
    for page in others:
        if len(GLANCE.findall(page.read_text("utf-8"))) != len(GLANCE.findall(english.read_text("utf-8"))):
            raise Nonconforming(f"{page}: not as many lines at a glance (> **…**) as in English")
        for one, other in zip(wanted, marks(page), strict=False):
            if one != other:
                raise Nonconforming(f"{page}: {' '.join(other)} stands where English has {' '.join(one)}")
        if len(wanted) != len(marks(page)):
            raise Nonconforming(f"{page}: {len(marks(page))} clauses, in English {len(wanted)}")
