"""`clowder verify` of a match that was played on a server: the seed is what was promised, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import clowder
from clowder.cli import main
from clowder.engine.text import LANGUAGES, say
from clowder.server.table.fair import evidence, promise, seed_of_table

SECRET, WORDS = "5eed" * 8, ["purr", ""]


def recorded(secret: str = SECRET, words: list[str] = WORDS) -> dict[str, Any]:
    """The record of a finished match, as a server hands it out."""
    match = clowder.new("discat", 2, seed=seed_of_table(secret, words))
    while not match.over:
        match.play(match.choices()[-1]["id"])
    return {**match.export(), "names": ["Ada", "Ben"], "fair": evidence(secret, words)}


def verified(record: dict[str, Any], folder: Path, *arguments: str) -> int:
    file = folder / "match.json"
    file.write_text(json.dumps(record))
    return main(["verify", str(file), *arguments, "--lang", "en"])


def test_a_record_of_a_server_is_checked_to_the_promise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = recorded()
    assert verified(record, tmp_path) == 0
    told = capsys.readouterr().out
    assert told.count("✓") == 6
    assert say("verify-check-promise", {"promise": promise(SECRET), "words": 1}) in told
    assert verified(record, tmp_path, "--promise", promise(SECRET).upper() + " ") == 0
    assert capsys.readouterr().out.count("✓") == 7


@pytest.mark.parametrize("words", [["", ""], ["a", "b"]])
def test_with_any_number_of_words(words: list[str], tmp_path: Path) -> None:
    assert verified(recorded(words=words), tmp_path) == 0


def test_another_promise_than_the_one_that_was_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A server that chose its secret when it knew the words: everything in its record fits."""
    record = recorded(secret="c4ea7" * 6)
    assert verified(record, tmp_path) == 0
    capsys.readouterr()
    assert verified(record, tmp_path, "--promise", promise(SECRET)) == 8
    told = capsys.readouterr()
    assert told.err == say("verify-shown", {"promise": promise("c4ea7" * 6)}) + "\n"
    assert say("cli-verified") not in told.out


CHANGED: list[tuple[str, int, dict[str, Any]]] = [
    ("verify-secret", 8, {"secret": "0" * 32}),
    ("verify-secret", 8, {"promise": "0" * 64}),
    ("verify-seed", 8, {"words": ["hiss", ""]}),
    ("verify-seed", 8, {"words": ["", "purr"]}),
    ("verify-seed", 8, {"secret": "0" * 32, "promise": promise("0" * 32)}),
    ("verify-form", 3, {"words": ["purr"]}),
    ("verify-form", 3, {"words": ["purr", 1]}),
    ("verify-form", 3, {"words": None}),
    ("verify-form", 3, {"secret": 7}),
    ("verify-form", 3, {"promise": None}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "status", "change"), CHANGED)
def test_what_was_changed_is_told(
    key: str, status: int, change: dict[str, Any], language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = recorded()
    record["fair"] |= change
    assert verified(record, tmp_path, "--lang", language) == status
    told = capsys.readouterr()
    assert told.err == say(key, language=language) + "\n"
    assert told.out.count("✓") == 5


@pytest.mark.parametrize("fair", [None, [], "fair", {}])
def test_fairness_of_no_known_form(fair: Any, tmp_path: Path) -> None:
    assert verified({**recorded(), "fair": fair}, tmp_path) == 3


def test_a_match_without_a_server_has_a_commitment_to_compare(tmp_path: Path) -> None:
    record = recorded()
    del record["fair"]
    assert verified(record, tmp_path, "--promise", record["commitment"]) == 0
    assert verified(record, tmp_path, "--promise", promise(SECRET)) == 8
