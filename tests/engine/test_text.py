"""Texts: the shared ones are complete in every language, and everything in the code that asks for one finds it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import clowder
from clowder.bots import talk
from clowder.engine.text import LANGUAGES, bundle, has, say
from clowder.testing.texts import compare_languages

SOURCE = Path(clowder.__file__).parent
FILES = sorted(path.name for path in (SOURCE / "text" / "en").glob("*.ftl"))


@pytest.mark.parametrize("name", FILES)
def test_shared_texts_have_the_same_keys_in_every_language(name: str) -> None:
    compare_languages({language: SOURCE / "text" / language / name for language in LANGUAGES})


def test_no_language_has_a_file_of_its_own() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (SOURCE / "text" / language).glob("*.ftl")) == FILES


def asked_for() -> set[str]:
    """Every shared key that stands in the code."""
    code = "\n".join(path.read_text() for path in SOURCE.rglob("*.py"))
    whole = set(re.findall(r'"(error-[a-z-]+[a-z])"', code))
    guests = {f"error-bot-{kind}" for kind in get_args(get_type_hints(talk.Failed)["kind"])}  # what their process answers
    return whole | guests | {f"error-option-{key}" for key in re.findall(r'Unfit\(\s*"([a-z-]+)"', code)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_in_the_code_can_be_said(language: str) -> None:
    assert [key for key in sorted(asked_for()) if not has(key, language=language)] == []


def test_no_error_text_is_dead() -> None:
    known = set(re.findall(r"^(error-[a-z-]+) =", (SOURCE / "text" / "en" / "errors.ftl").read_text(), re.MULTILINE))
    indirect = {f"error-option-{key}" for key in ("seat", "number")}  # the default keys of option.whole_number
    assert known - asked_for() - indirect == set()


def test_players_are_named_and_the_reader_is_addressed() -> None:
    args = {"who": {"seat": 1}}
    names = ["Anna", "Ben"]
    assert say("story-starts", args, game="discat", names=names) == "Ben starts."
    assert say("story-starts", args, game="discat", names=names, me=1) == "You start."
    assert say("story-starts", args, game="discat", language="fr", names=names, me=1) == "Tu commences."
    assert say("story-starts", args, game="discat", language="es", names=names) == "Empieza Ben."


def test_cards_in_lists_are_told_one_by_one() -> None:
    cards = [{"card": 3, "arrow": "up"}, {"card": 24, "arrow": "down"}]
    assert say("story-drew-cards", {"cards": cards}, game="discat") == "You draw 03▲, 24▼."


def test_a_missing_key_and_a_missing_argument_are_errors() -> None:
    with pytest.raises(LookupError):
        say("no-such-key", game="discat")
    with pytest.raises(ValueError, match="story-starts"):
        say("story-starts", {}, game="discat")


def test_texts_are_read_once() -> None:
    assert bundle("discat", "fr") is bundle("discat", "fr")
