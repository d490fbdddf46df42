"""Whatever is asked for wrongly: one clear line in the person's language, status 2, nothing written, never a traceback."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from clowder.engine.text import LANGUAGES

from .run import Runner

WRONG: dict[str, tuple[tuple[str, ...], str]] = {
    "unknown game": (("play", "discta"), "discat"),
    "unknown game to simulate": (("simulate", "chess"), "discat"),
    "too many players": (("play", "discat", "--players", "7"), "6"),
    "too few players": (("play", "discat", "--players", "1"), "2"),
    "players not a number": (("play", "discat", "--players", "many"), "'many'"),
    "unknown option": (("play", "discat", "-o", "arows=parity"), "arrows"),
    "option without a value": (("play", "discat", "-o", "arrows"), "arrows"),
    "option out of range": (("play", "discat", "-o", "starter=9"), "starter"),
    "option of the wrong kind": (("play", "discat", "-o", "starter=true"), "starter"),
    "option of a wrong word": (("play", "discat", "-o", "arrows=wild"), "halves"),
    "option listing twice": (("play", "discat", "-o", "arrows=[1,1]"), "arrows"),
    "deck not there": (("play", "discat", "--deck", "nowhere.toml"), "nowhere.toml"),
    "deck not TOML": (("play", "discat", "--deck", "broken.json"), "broken.json"),
    "deck wrong": (("play", "discat", "--deck", "wrong.toml"), "wrong.toml"),
    "record not there": (("play", "--resume", "nowhere.json"), "nowhere.json"),
    "record is a folder": (("play", "--resume", "."), "."),
    "record cut short": (("play", "--resume", "broken.json"), "broken.json"),
    "record foreign": (("play", "--resume", "foreign.json"), "Clowder"),
    "resume another game": (("play", "discat", "--resume", "foreign.json"), "--resume"),
    "save nowhere": (("play", "discat", "--save", "no/such/folder.json"), "folder.json"),
    "save in a folder's place": (("play", "discat", "--save", "."), "."),
    "save over something else": (("play", "discat", "--save", "wrong.toml"), "wrong.toml"),
    "save over other JSON": (("play", "discat", "--save", "foreign.json"), "foreign.json"),
    "save in a pipe's place": (("play", "discat", "--save", "pipe"), "pipe"),
    "save under a long name": (("play", "discat", "--save", "x" * 300), "xxx"),
    "record without end": (("play", "--resume", "/dev/zero"), "/dev/zero"),
    "too many people": (("play", "discat", "--players", "2", "--humans", "3"), "--humans"),
    "too many names": (("play", "discat", "--players", "2", "--names", "a,b,c"), "3"),
    "the same name twice": (("play", "discat", "--names", "a,a"), "a, a"),
    "unknown bot": (("play", "discat", "--opponents", "lion"), "house-cat"),
    "bot of the laboratory": (("play", "discat", "--opponents", "clairvoyant"), "house-cat"),
    "bot of the laboratory with a budget": (("play", "discat", "--opponents", "clairvoyant:100ms"), "house-cat"),
    "no bot": (("play", "discat", "--opponents", ""), "house-cat"),
    "bot without a budget": (("play", "discat", "--opponents", "greedy:1s"), "greedy"),
    "bot with a strange budget": (("play", "discat", "--opponents", "search:soon"), "2000sims"),
    "too many bots": (("play", "discat", "-p", "3", "--opponents", "tiger,tiger,tiger"), "--opponents"),
    "bot that is not there": (("play", "discat", "--opponents", "nowhere.py:Clever"), "nowhere.py"),
    "seed not text": (("play", "discat", "--seed", "\udcff"), "udcff"),
    "seed too long": (("play", "discat", "--seed", "x" * 2000), "1000"),
    "pause not a number": (("play", "discat", "--pause", "nan"), "nan"),
    "language": (("games", "--lang", "de"), "de"),
    "no games to simulate": (("simulate", "discat", "--games", "0"), "games"),
    "jobs": (("simulate", "discat", "--jobs", "none"), "jobs"),
    "unknown flag": (("play", "--colour"), "--colour"),
    "unknown command": (("paly",), "play"),
    "flag without a value": (("play", "--players"), "--players"),
    "missing file": (("verify",), "FILE"),
    "too much": (("games", "discat"), "--help"),
    "control characters": (("play", "\x1b[31mdis\ncat"), "discat"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "broken.json").write_text('{"clowder": 1, "game": ')
    (tmp_path / "foreign.json").write_text('{"chess": 1}')
    (tmp_path / "wrong.toml").write_text("cards = 90\n[layouts]\nparity = [1, 1]\n")
    os.mkfifo(tmp_path / "pipe")  # and not a tty: who runs the tests may be allowed to replace it
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mistake", WRONG)
def test_one_clear_line(mistake: str, language: str, run: Runner, folder: Path) -> None:
    arguments, told = WRONG[mistake]
    before = sorted(folder.iterdir())
    outcome = run(arguments[0], "--lang", language, *arguments[1:])
    assert outcome.status == 2, outcome
    assert outcome.err.count("\n") == 1
    assert outcome.err.endswith("\n")
    assert told in outcome.err
    assert outcome.out == ""
    assert "\x1b" not in outcome.err
    assert sorted(folder.iterdir()) == before


@pytest.mark.parametrize("mistake", [mistake for mistake in WRONG if mistake != "language"])
def test_each_language_has_its_own_line(mistake: str, run: Runner, folder: Path) -> None:
    arguments, _ = WRONG[mistake]
    assert len({run(arguments[0], "--lang", language, *arguments[1:]).err for language in LANGUAGES}) == len(LANGUAGES)


def test_a_mistake_of_ours_is_one_line_as_well(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(language: str) -> None:
        raise RuntimeError("a hairball")

    monkeypatch.setattr("clowder.cli.catalogue_page.games", broken)
    outcome = run("games")
    assert (outcome.status, outcome.err.count("\n")) == (1, 1)
    assert "a hairball" in outcome.err


def test_a_match_is_not_lost_when_its_file_cannot_be_written(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder of --save is gone when the player leaves: the match goes to the current folder."""
    from clowder.terminal.saves import files

    monkeypatch.setattr(files, "check_writable", lambda path: None)
    left = run("play", "discat", "--save", "gone/a.json", typed="q\n")
    assert left.status == 0
    assert len(list(tmp_path.glob("clowder-discat-*.json"))) == 1
