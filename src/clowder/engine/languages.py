"""The languages Clowder speaks. They are listed once, in clowder/text/languages.json, which the browser's client is built
from, too; a language is an entry there and its texts: `text/CODE/*.ftl`, `games/*/text/CODE.ftl`, `games/*/RULES.CODE.md`.

Quick to import: the command line asks for it before it knows what is wanted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple


class Language(NamedTuple):
    name: str
    """What those who speak it call it."""
    point: str
    """The decimal sign."""


LIST = Path(__file__).parents[1] / "text" / "languages.json"

LANGUAGES = {code: Language(**entry) for code, entry in json.loads(LIST.read_text("utf-8")).items()}
"""By code, of two letters; English, which the others are compared with, first."""
