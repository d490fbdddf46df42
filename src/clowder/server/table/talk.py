"""What was said at a table."""

from __future__ import annotations

import msgspec

CHAT_KEPT = 100
"""Lines of chat that a newcomer is shown."""


class ChatLine(msgspec.Struct, frozen=True):
    """Somebody said something."""

    number: int
    """Of the event."""
    at: int
    seat: int
    text: str
