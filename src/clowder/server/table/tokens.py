"""Who holds a seat: whoever has its token. Nobody can guess one, and only its hash is kept."""

from __future__ import annotations

import hashlib
import re
import secrets

TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")


def new_token() -> str:
    """24 random bytes, as they fit into a header, a subprotocol and the part of a link that is never sent."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """What is kept of it. The token is random, so there is nothing to slow a guesser down for."""
    return hashlib.blake2b(token.encode(), digest_size=16, person=b"clowder token").hexdigest()
