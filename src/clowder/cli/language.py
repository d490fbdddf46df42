"""Which language to speak: what `--lang` says, else the environment's."""

from __future__ import annotations

import os
from collections.abc import Sequence

from clowder.engine.languages import LANGUAGES
from clowder.errors import BadOption


def spoken(arguments: Sequence[str]) -> str:
    """The language of what was typed, to complain in: what `--lang` says or, if that is wrong, the environment's."""
    for before, word in zip(["", *arguments], arguments, strict=False):
        value = word.removeprefix("--lang=") if word.startswith("--lang=") else word if before == "--lang" else None
        if value is not None and value in LANGUAGES:
            return value
    return environment_language()


def environment_language() -> str:
    """That of the environment if it is one of ours, else English."""
    setting = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return setting[:2].lower() if setting[:2].lower() in LANGUAGES else "en"


def checked_language(lang: str | None) -> str:
    """The language to speak."""
    if lang is None:
        return environment_language()
    if lang not in LANGUAGES:
        raise BadOption("cli-bad-language", value=lang, languages=list(LANGUAGES))
    return lang
