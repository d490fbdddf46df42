"""The person's end of the terminal: a screen to draw on, a line to type in."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from clowder.terminal.console.leaving import GONE, Left
from clowder.terminal.console.waiting import wait_for_input

CLEAR = "\x1b[H\x1b[2J"
FORGET = "\x1b[3J"
"""Clears what has scrolled away, too."""


class Tty:
    """A terminal, or whatever stands for it: without one, nothing is cleared and nobody waits."""

    def __init__(self, console: Console, pause: float = 0.0) -> None:
        self.console = console
        self.pause = pause
        """Seconds for a look at what an opponent did."""
        self.live = console.is_terminal and not console.is_dumb_terminal
        """Whether the screen can be drawn over."""

    @property
    def by_hand(self) -> bool:
        """Whether somebody types, right now."""
        return sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()

    @property
    def page(self) -> int | None:
        """How many lines fit above the one where one types; None where nobody looks at a screen."""
        return max(self.console.height - 2, 1) if self.by_hand and self.console.is_terminal else None

    def show(self, lines: Iterable[Text], *, forget: bool = False) -> None:
        """Draw a new screen in place of the old one; `forget`: nothing of what was there can be scrolled back to."""
        if self.live:
            self.console.file.write(CLEAR + (FORGET if forget else ""))
        elif forget:  # it can at least be pushed out of sight
            self.console.file.write("\n" * max(self.console.height, 1))
        self.tell(lines)

    def tell(self, lines: Iterable[Text]) -> None:
        """Write lines below what is there."""
        for line in lines:
            self.console.print(line, soft_wrap=True, highlight=False, markup=False, emoji=False)

    def ask(self, prompt: str) -> str:
        """One line typed by the person."""
        self.console.print(Text(prompt, "bold"), end="", soft_wrap=True)
        self.console.file.flush()
        try:
            if self.by_hand:
                wait_for_input(sys.stdin.fileno())
            typed = sys.stdin.readline() if sys.stdin is not None and not sys.stdin.closed else ""
        except OSError:  # the terminal is gone
            raise Left(GONE) from None
        if not self.by_hand:  # nobody has pressed Enter on this screen
            self.console.print()
        if not typed:
            raise Left
        return typed.strip()

    def wait(self, since: float, least: float = 0.0) -> None:
        """Time for a look at what is there since that moment (of time.monotonic): the pause, and `least` seconds."""
        seconds = max(self.pause, least)
        if self.live and seconds > 0:
            time.sleep(max(since + seconds - time.monotonic(), 0))
            self.forget_typed()

    def forget_typed(self) -> None:
        """Drop what was typed before there was a question."""
        if self.by_hand:
            try:
                import termios
            except ImportError:  # where there are no terminals like ours
                return
            with suppress(termios.error, OSError):
                termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
