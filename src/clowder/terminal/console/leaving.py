"""Leaving, and the exit statuses that tell how."""

from __future__ import annotations

INTERRUPTED = 130
"""The exit status after ctrl-c."""
GONE = 129
"""The exit status when the terminal was closed: that of a program ended by SIGHUP."""


class Left(BaseException):
    """The person leaves: by `q`, or because no more can be typed. Like ctrl-c it can come at any moment, so it is nothing
    that anybody on the way may take for a mistake of a bot's, or of the compiler's."""

    def __init__(self, status: int = 0) -> None:
        super().__init__(status)
        self.status = status
