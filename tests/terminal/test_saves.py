from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest

from clowder.engine.files import BadFile
from clowder.errors import BadRecord
from clowder.terminal.saves import files


def test_what_was_written_is_read(tmp_path: Path) -> None:
    files.write_record(tmp_path / "a.json", {"é": [1, None]})
    assert files.read_record(tmp_path / "a.json") == {"é": [1, None]}
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files.write_record(tmp_path / "a.json", {"old": 1})

    def full(source: str, target: str) -> None:
        raise OSError(28, "No space left on tty")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(BadFile, match="No space left"):
        files.write_record(tmp_path / "a.json", {"new": 1})
    assert files.read_record(tmp_path / "a.json") == {"old": 1}
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]


def test_an_interrupted_write_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        files.write_record(tmp_path / "a.json", {})
    assert list(tmp_path.iterdir()) == []


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("a.json")
    for _ in range(2):
        files.check_writable(tmp_path / "link")
        files.write_record(tmp_path / "link", {"clowder": 1, "game": "discat", "decisions": []})
    assert (tmp_path / "link").is_symlink()
    assert files.is_match(tmp_path / "a.json")


def test_only_a_match_or_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    files.check_writable(tmp_path / "empty")
    (tmp_path / "letter").write_text("Dear cat")
    os.mkfifo(tmp_path / "pipe")
    for name in ("letter", "pipe"):
        with pytest.raises(BadFile):
            files.check_writable(tmp_path / name)
    with pytest.raises(BadFile):
        files.write_record(tmp_path / "pipe", {})
    assert (tmp_path / "pipe").is_fifo()


def test_a_file_too_large_is_no_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files.write_record(tmp_path / "a.json", {"a": 1})
    monkeypatch.setattr(files, "LARGEST", 5)
    with pytest.raises(BadRecord, match="not a saved match"):
        files.read_record(tmp_path / "a.json")


def test_the_usual_name_never_overwrites(tmp_path: Path) -> None:
    day = datetime(2026, 2, 3)
    names = []
    for _ in range(3):
        path = files.free_name(tmp_path, "discat", day)
        path.touch()
        names.append(path.name)
    assert names == [
        "clowder-discat-2026-02-03.json",
        "clowder-discat-2026-02-03-2.json",
        "clowder-discat-2026-02-03-3.json",
    ]


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"a": "\\ud800"}', b"9" * 5000, b"NaN"])
def test_what_is_no_json_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(content)
    with pytest.raises(BadRecord):
        files.read_record(tmp_path / "a.json")
