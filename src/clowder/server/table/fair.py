"""A shuffle that nobody can have arranged.

The server draws a secret when the table is made and shows its hash, the promise, at once. Players may then add words of
their own. The seed is all of that together, so neither the server, which could not know the words, nor the players, who
could not know the secret, can have chosen it; only somebody who is both could, if nobody else has the last word. After the
game the secret is shown; `clowder verify` checks everything.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from clowder.engine.chance import commitment
from clowder.engine.match import is_text
from clowder.errors import BadRecord

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


def kept_promise(record: Mapping[str, Any]) -> tuple[str, int]:
    """What a record of a server had promised, and how many players added a word; raises BadRecord if the seed, which is
    checked already, is not what follows from them."""
    fair = record["fair"]
    secret, shown, words = (
        fair.get(name) if isinstance(fair, Mapping) else None for name in ("secret", "promise", "words")
    )
    if not isinstance(secret, str) or not isinstance(shown, str) or not isinstance(words, list):
        raise BadRecord("verify-form")
    if not all(isinstance(word, str) for word in words) or len(words) != record["players"]:
        raise BadRecord("verify-form")
    if not all(map(is_text, [secret, *words])) or promise(secret) != shown:
        raise BadRecord("verify-secret", failed="promise")
    if seed_of_table(secret, words) != record["seed"]:
        raise BadRecord("verify-seed", failed="promise")
    return shown, sum(bool(word) for word in words)
