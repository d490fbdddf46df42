from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest

from clowder.errors import BadRecord
from clowder.terminal import saves


def test_what_was_written_is_read(tmp_path: Path) -> None:
    saves.write(tmp_path / "a.json", {"é": [1, None]})
    assert saves.read(tmp_path / "a.json") == {"é": [1, None]}
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves.write(tmp_path / "a.json", {"old": 1})

    def full(source: str, target: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(saves.BadFile, match="No space left"):
        saves.write(tmp_path / "a.json", {"new": 1})
    assert saves.read(tmp_path / "a.json") == {"old": 1}
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]


def test_the_usual_name_never_overwrites(tmp_path: Path) -> None:
    day = datetime(2026, 2, 3)
    names = []
    for _ in range(3):
        path = saves.free_name(tmp_path, "discat", day)
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
        saves.read(tmp_path / "a.json")
