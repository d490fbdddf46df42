"""The person's end of the terminal: a screen to draw on, a line to type in."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

CLEAR = "\x1b[H\x1b[2J"
FORGET = "\x1b[3J"
"""Clears what has scrolled away, too."""


class Left(Exception):
    """The person leaves: by `q`, or because no more can be typed."""

    def __init__(self, status: int = 0) -> None:
        super().__init__(status)
        self.status = status


class Device:
    """A terminal, or whatever stands for it: without one, nothing is cleared and nobody waits."""

    def __init__(self, console: Console, pause: float = 0.0) -> None:
        self.console = console
        self.pause = pause
        """Seconds for a look at what an opponent did."""
        self.live = console.is_terminal and not console.is_dumb_terminal
        """Whether the screen can be drawn over."""

    def show(self, lines: Iterable[Text], *, forget: bool = False) -> None:
        """Draw a new screen in place of the old one; `forget`: nothing of what was there can be scrolled back to."""
        if self.live:
            self.console.file.write(CLEAR + (FORGET if forget else ""))
        self.tell(lines)

    def tell(self, lines: Iterable[Text]) -> None:
        """Write lines below what is there."""
        for line in lines:
            self.console.print(line, soft_wrap=True, highlight=False, markup=False, emoji=False)

    def ask(self, prompt: str) -> str:
        """One line typed by the person."""
        self.console.print(Text(prompt, "bold"), end="", soft_wrap=True)
        self.console.file.flush()
        typed = sys.stdin.readline()
        if not sys.stdin.isatty():  # nobody has pressed Enter on this screen
            self.console.print()
        if not typed:
            raise Left
        return typed.strip()

    def wait(self) -> None:
        """Time for a look."""
        if self.live and self.pause > 0:
            time.sleep(self.pause)
