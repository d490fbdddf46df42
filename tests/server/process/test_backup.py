"""`clowder backup` and `clowder restore`, while a server runs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from clowder.cli import main
from clowder.engine.text import LANGUAGES, say
from tests.server.postgres import Postgres
from tests.server.postgres import postgres as postgres  # the fixture
from tests.server.running import running
from tests.server.serving import new_table


def found(url: str, code: str) -> int:
    return httpx.get(f"{url}/api/codes/{code}").status_code


def test_a_backup_of_a_running_server_can_be_served(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with running(database) as url:
        first = new_table(url)
        assert main(["backup", str(copy), "--database", str(database), "--lang", "en"]) == 0
        assert capsys.readouterr().out == say("backup-made", {"file": str(copy)}) + "\n"
        second = new_table(url)
        with running(copy) as other:
            assert (found(other, first["code"]), found(other, second["code"])) == (200, 404)


def test_a_file_that_is_there_is_left_alone_unless_forced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with running(database) as url:
        made = new_table(url)
    copy.write_text("precious")
    for language in LANGUAGES:
        assert main(["backup", str(copy), "--database", str(database), "--lang", language]) == 2
        assert capsys.readouterr().err == say("backup-there", {"file": str(copy)}, language=language) + "\n"
    assert copy.read_text() == "precious"
    assert main(["backup", str(copy), "--force", "--database", str(database)]) == 0
    with running(copy) as url:
        assert found(url, made["code"]) == 200


def test_the_database_comes_from_the_environment_or_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "clowder"
    home.mkdir()
    with running(home / "tables.db"):
        pass
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("CLOWDER_DATABASE", raising=False)
    assert main(["backup", str(tmp_path / "a.db")]) == 0
    monkeypatch.setenv("CLOWDER_DATABASE", str(tmp_path / "none.db"))
    assert main(["backup", str(tmp_path / "b.db")]) == 2
    assert not (tmp_path / "b.db").exists()


@pytest.mark.parametrize("arguments", [("x.db", "--database", "mysql://a/b"), ("no/folder/x.db",), ("tables.db",)])
def test_what_is_wrong_is_told_in_one_line(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path / "tables.db"):
        pass
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CLOWDER_DATABASE", "tables.db")
    assert main(["backup", "--force", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_from_a_file_to_postgres_and_back(postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, back, shared = tmp_path / "tables.db", tmp_path / "back.db", asyncio.run(postgres.new_database())
    with running(file) as url:
        made = new_table(url)
    assert main(["restore", str(file), "--database", shared, "--lang", "en"]) == 0
    assert capsys.readouterr().out == say("restore-done", {"file": str(file)}) + "\n"
    with running(shared) as url:
        assert found(url, made["code"]) == 200
        assert main(["backup", str(back), "--database", shared]) == 0
    with running(back) as url:
        assert found(url, made["code"]) == 200
    capsys.readouterr()
    assert main(["restore", str(file), "--database", shared]) == 2  # it is not empty any more
    assert main(["restore", str(file), "--database", str(back)]) == 2
    assert main(["restore", str(tmp_path / "none.db"), "--database", asyncio.run(postgres.new_database())]) == 2
    assert capsys.readouterr().err.count("\n") == 3
