"""Every text there is, in every language, with the same variables; and whole games told in all of them."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import clowder
from clowder.engine.text import LANGUAGES, has, say
from clowder.engine.view_types import key_of
from clowder.games.rat_a_tat_roll.view import PHASES

from .table import GAME

NAME = "rat_a_tat_roll"
SOURCES = {language: (GAME.folder / "text" / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES}


def messages(source: str) -> dict[str, set[str]]:
    """Each key with the variables its text uses."""
    parts = re.split(r"^([a-z][\w-]*) =", source, flags=re.MULTILINE)[1:]
    return {key: set(re.findall(r"\$(\w+)", text)) for key, text in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_keys_with_the_same_variables(language: str) -> None:
    assert messages(SOURCES[language]) == messages(SOURCES["en"])


def test_every_phase_has_a_prompt() -> None:
    assert all(has(f"phase-{phase}", game=NAME, language=lang) for phase in PHASES.values() for lang in LANGUAGES)


def test_every_option_has_its_texts() -> None:
    for option in GAME.options:
        for language in LANGUAGES:
            assert has(f"option-{option.name}", game=NAME, language=language)
            assert all(has(f"option-{option.name}-{c}", game=NAME, language=language) for c in option.choices)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("memory", ["strict", "helper"])
def test_whole_games_can_be_told(language: str, memory: str) -> None:
    dice = random.Random(3)
    for players in (2, 4):
        match = clowder.new(NAME, players, seed=players, options={"memory": memory})
        names = ["Ana", "Bo", "Cé", "Didi"][:players]

        def tell(key: str, args: dict[str, Any], me: int | None = 0, names: list[str] = names) -> None:
            assert say(key, args, game=NAME, language=language, names=names, me=me)

        while not match.over:
            view = match.view(0)
            for area in (view["table"], *view["seats"]):
                for fact, value in area["facts"].items():
                    if value is not None:
                        tell(f"fact-{fact}", {**area["facts"], "value": value})
                for place, lying in area["places"].items():
                    tell(f"place-{place}", {})
                    for thing in lying.get("cards", []):
                        if thing is not None:
                            tell("card", thing)
            tell(f"phase-{view['phase']}", view["table"]["facts"])
            for choice in match.choices():
                tell(f"choice-{choice['kind']}", choice, match.actor)
            match.play(dice.choice(match.choices())["id"])
        for viewer in (0, 1, None):
            for message in match.story(viewer):
                tell(f"story-{message['key']}", message["args"], viewer)
        assert match.result is not None
        tell(f"reason-{match.result['reason']}", {})


def test_sentences_speak_to_the_reader() -> None:
    args = {"who": {"seat": 0}, "other": {"seat": 1}, "place": 1, "other_place": 2}
    names = ["Ana", "Bo", "Cé"]
    told = [say("story-swapped", args, game=NAME, names=names, me=me) for me in (0, 1, 2)]
    assert told == [
        "You swap your card 1 for card 2 of Bo.",
        "Ana swaps card 1 for your card 2.",
        "Ana swaps card 1 for card 2 of Bo.",
    ]
    assert (
        say("story-swapped", args, game=NAME, language="es", names=names, me=1) == "Ana cambia su carta 1 por tu carta 2."
    )


def test_every_message_has_its_text_and_every_text_its_message() -> None:
    texts = {key for key in messages(SOURCES["en"]) if key.startswith("story-")}
    assert {f"story-{key_of(told)}" for told in GAME.told} == texts
