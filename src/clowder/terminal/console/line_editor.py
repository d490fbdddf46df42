"""A line that is being typed, key by key, while the screen around it is drawn anew."""

from __future__ import annotations

import re
from collections.abc import Iterator

ESCAPES = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|O.|.|$)", re.DOTALL)
"""Arrow keys and the like, which mean nothing here."""
LONGEST = 500
"""Letters in a line; a line of chat has 200."""


class LineEditor:
    """A line that is being typed."""

    def __init__(self) -> None:
        self.text = ""

    def press(self, keys: str) -> Iterator[str | None]:
        """Take keys; each line that Enter ends is told, and None for the end of all typing."""
        for key in ESCAPES.sub("", keys):
            match key:
                case "\r" | "\n":
                    line, self.text = self.text.strip(), ""
                    yield line
                case "\x7f" | "\b":
                    self.text = self.text[:-1]
                case "\x15":  # ctrl-u
                    self.text = ""
                case "\x17":  # ctrl-w
                    self.text = self.text.rstrip().rpartition(" ")[0]
                case "\x04":  # ctrl-d
                    if not self.text:
                        yield None
                case _ if key.isprintable() and len(self.text) < LONGEST:
                    self.text += key

    def new_question(self) -> None:
        """Another question is asked now: a number that is half typed was not for it. Anything else stays."""
        if not self.text.strip(" ,0123456789"):
            self.text = ""
