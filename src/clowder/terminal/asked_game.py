"""The game that a command line asks for: to be played here, at a table of a server, or in the lab."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class AskedGame:
    """As it was typed; whoever makes the match checks it."""

    name: str = ""
    """As the catalogue spells it; empty to choose from the menu."""
    options: dict[str, Any] = field(default_factory=dict)
    deck: Path | None = None
