"""The rules of a game are the same in every language, as far as a program can tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from clowder import testing
from clowder.engine import catalogue
from clowder.testing.rulebooks import compare_rulebooks, marks, pages

GLANCE = "> **Aim** Run.\n\n"
ENGLISH = "# Tag\n\n- **T1** Run. *(● rulebook)*\n- **T2** Stop. *(◆ ruling; follows from T1)*\n"


@pytest.mark.parametrize("name", catalogue.names())
def test_every_item_is_a_clause_and_the_same_one_in_every_language(name: str) -> None:
    folder = catalogue.game(name).folder
    compare_rulebooks(folder)
    for page in pages(folder):
        lines = [line for line in page.read_text("utf-8").splitlines() if line.startswith("- ")]
        assert len(marks(page)) == len(lines), "every item of a list is a clause"


@pytest.mark.parametrize(
    ("english", "french", "says"),
    [
        (ENGLISH.replace("● ", ""), "", "RULES.md: T1 does not end with where it comes from"),
        (ENGLISH.replace(" *(● rulebook)*", ""), "", "RULES.md: T1 does not end with where it comes from"),
        (ENGLISH, ENGLISH.replace("◆ ruling", "● livret"), "RULES.fr.md: T2 ● stands where English has T2 ◆"),
        (ENGLISH, ENGLISH.replace("T2** S", "T3** S"), "RULES.fr.md: T3 ◆ stands where English has T2 ◆"),
        (GLANCE + ENGLISH, ENGLISH, "RULES.fr.md: not as many lines at a glance"),
        (ENGLISH, ENGLISH[: ENGLISH.index("- **T2")], "RULES.fr.md: 1 clauses, in English 2"),
    ],
)
def test_what_differs_is_caught(english: str, french: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(english, "utf-8")
    (tmp_path / "RULES.fr.md").write_text(french or english, "utf-8")
    with pytest.raises(testing.Nonconforming) as found:
        compare_rulebooks(tmp_path)
    assert says in str(found.value)


def test_the_same_in_other_words_is_fine(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(ENGLISH, "utf-8")
    compare_rulebooks(tmp_path)
    (tmp_path / "RULES.fr.md").write_text(ENGLISH.replace("Run.", "Cours.").replace("rulebook", "livret"), "utf-8")
    compare_rulebooks(tmp_path)


def test_a_game_without_a_rulebook_needs_no_marks(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text("- **T1** Run.\n- **T2** Stop.\n", "utf-8")
    compare_rulebooks(tmp_path)
