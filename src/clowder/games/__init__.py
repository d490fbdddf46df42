"""The games: one folder is one game, whole. Called, `clowder.games()` is the catalogue as data (engine/listing.py).

Python puts this package on `clowder` under the very name that the public function has, so the package is the function.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any


class Games(ModuleType):
    """This package, which can be called."""

    def __call__(self, language: str = "en") -> list[dict[str, Any]]:
        """Every game with its name to show, a line about it, the players it takes, and its options explained."""
        from clowder.engine.listing import games

        return games(language)


sys.modules[__name__].__class__ = Games
