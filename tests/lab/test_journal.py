"""The journal of an arena: whatever was finished is found again, and nothing else is taken for it."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest

from clowder.errors import BadOption
from clowder.lab.journal import DuelGame, Journal

RUN = {"game": "discat", "seed": 1, "options": {"starter": "random"}, "deck": {"names": ("á", "b")}}
DEALS = {
    (0, 0): [DuelGame(1.0, 2.5), DuelGame(0.5, None, 1, "Bot “x” broke off")],
    (1, 0): [DuelGame(0.0, -1.0)],
    (0, 1): [DuelGame(1.0, 0.0), DuelGame(0.25, 0.5)],
}
GAMES = (2, 1)
"""Games a deal of each duel has."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The journal of a run with three deals."""
    journal = Journal(tmp_path / "run.jsonl", RUN, GAMES)
    assert journal.found == {}
    for (duel, deal), games in DEALS.items():
        journal.add(duel, deal, games)
    journal.close()
    return tmp_path / "run.jsonl"


def reopened(path: Path) -> dict[tuple[int, int], list[DuelGame]]:
    journal = Journal(path, RUN, GAMES)
    journal.close()
    return journal.found


def test_what_was_finished_is_found_again(path: Path) -> None:
    assert reopened(path) == DEALS
    assert reopened(path) == DEALS


def test_a_journal_cut_short_anywhere_keeps_its_whole_lines_and_can_be_gone_on_with(path: Path) -> None:
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        journal = Journal(path, RUN, GAMES)
        lines = max(whole[:length].count(b"\n") - 1, 0)
        assert journal.found == dict(list(DEALS.items())[:lines])
        for (duel, deal), games in list(DEALS.items())[lines:]:
            journal.add(duel, deal, games)
        journal.close()
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    "line",
    ["[0,", "[0,0,[]]", "[0,0,[[7.0,1.0],[0.0,0.0]]]", "[0,-1,[[1,1],[1,1]]]", "[9,0,[[1,1]]]", "[1,0,[[1,1,5]]]", "x"],
)
def test_a_line_that_makes_no_sense_is_passed_over(path: Path, line: str) -> None:
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join([*lines[:2], line + "\n", *lines[2:]]), "utf-8")
    assert reopened(path) == DEALS


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    for place in (tmp_path, Path(os.devnull)):
        with pytest.raises(BadOption, match="not a file"):
            Journal(place, RUN, GAMES)


def test_a_full_disk_ends_a_journal_that_was_asked_for_and_no_other(path: Path) -> None:
    class Full(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(28, "No space left on device")

    for needed in (True, False):
        journal = Journal(path, RUN, GAMES, needed=needed)
        journal.close()
        journal.file = Full()
        if needed:
            with pytest.raises(BadOption, match="No space"):
                journal.add(1, 1, DEALS[1, 0])
        else:
            journal.add(1, 1, DEALS[1, 0])
            journal.add(1, 2, DEALS[1, 0])
            assert journal.path is None


@pytest.mark.parametrize(
    "content", ['{"clowder":"match"}\n', "notes", "notes\n", "[]\n", "\xff\xfe\n", '{"clowder":"arenas"']
)
def test_another_file_is_refused_and_left_alone(path: Path, content: str) -> None:
    path.write_text(content, "latin-1")
    with pytest.raises(BadOption, match="not the journal of this very run"):
        Journal(path, RUN)
    assert path.read_text("latin-1") == content


def test_the_journal_of_another_run_is_refused_and_left_alone(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(BadOption, match="not the journal of this very run"):
        Journal(path, {**RUN, "seed": 2})
    assert path.read_bytes() == before


def test_two_runs_cannot_keep_the_same_journal(path: Path) -> None:
    first = Journal(path, RUN)
    with pytest.raises(BadOption, match="going on right now"):
        Journal(path, RUN)
    first.close()
    assert reopened(path) == DEALS


@pytest.mark.parametrize("name", ["", "nowhere/run.jsonl"])
def test_a_place_that_cannot_be_written_is_refused_in_one_line(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadOption, match="Cannot keep the journal") as refused:
        Journal(tmp_path / name, RUN)
    assert "Errno" not in str(refused.value)


def test_without_a_file_nothing_is_kept() -> None:
    journal = Journal(None, RUN)
    journal.add(0, 0, [DuelGame(1.0, 0.0)])
    journal.close()
    assert journal.found == {}
