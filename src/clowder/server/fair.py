"""A shuffle that nobody can have arranged.

The server draws a secret when the table is made and shows its hash, the promise, at once. Players may then add words of
their own. The seed is all of that together, so neither the server, which could not know the words, nor the players, who
could not know the secret, can have chosen it; only somebody who is both could, if nobody else has the last word. After the
game the secret is shown; `clowder verify` checks everything.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from clowder.engine.chance import commitment

BETWEEN = "\n"


def new_secret() -> str:
    """128 random bits."""
    return secrets.token_hex(16)


def promise(secret: str) -> str:
    """What is shown of the secret before the words are known."""
    return commitment(secret)


def seed_of_table(secret: str, words: Sequence[str]) -> str:
    """The seed of the match; `words` by seat, empty where nobody said anything."""
    return BETWEEN.join([secret, *words])


def evidence(secret: str, words: Sequence[str]) -> dict[str, Any]:
    """What goes into the record of a finished match."""
    return {"secret": secret, "promise": promise(secret), "words": list(words)}
