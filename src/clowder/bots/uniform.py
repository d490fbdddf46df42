"""The simplest opponent: any legal choice, each as likely as the others.

What it picks depends on its seed and on the step alone, so a match that was saved and taken up again goes on with the very
choices it would have had without the break.
"""

from __future__ import annotations

import random
from typing import Any


class Uniform:
    """Picks any of the choices it is offered."""

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    def choose(self, view: dict[str, Any]) -> int:
        """The id of one of the view's choices."""
        chance = random.Random(f"{self.seed} {view['step']}")
        return int(chance.choice(view["choices"])["id"])
